# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh objects.sh TAP_SH GEN EMITTED TARGET GLOB CC...: gen prove --objects first refuses objects whose bytes are not what their
# source says or ought to say, each wrong in one way, in words of that way; then it proves the functions that GLOB means.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
emitted=$3 target=$4 glob=$5
shift 5
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cp -R "$emitted" "$tmp/emitted"
cd "$tmp" || exit 2

# assemble SOURCE OBJECT [CC...]
assemble() {
	from=$1 to=$2
	shift 2
	"$@" -c -o "$to" -x assembler-with-cpp -I "emitted/$target" "$from"
}

# judged STATUS NAME SAYS GLOB OBJECT: gen ends like that and says so.
judged() {
	"$gen" prove --objects -r "$4" "$5" >out 2>err
	status=$?
	[ $status -eq "$1" ] && cat out err | grep -q -e "$3"
	good=$?
	ok "$2" $good
	[ $good -eq 0 ] || printf 'exit %s, wanted %s and: %s\n' $status "$1" "$3" | cat - out err | tell
}

# planted NAME SAYS GLOB MODULE SED CC...: that module, changed, is refused.
planted() {
	name=$1 says=$2 which=$3 module=$4 how=$5
	shift 5
	sed "$how" "emitted/$target/$module.S" >bad.S
	if cmp -s bad.S "emitted/$target/$module.S"; then
		ok "refused: $name" 1
		echo 'the source has no such line' | tell
	elif assemble bad.S bad.o "$@" 2>said; then
		judged "$wanted" "refused: $name" "$says" "$which" bad.o
	else
		ok "refused: $name" 1
		tell <said
	fi
}

wanted=1
case $target in
x86_64)
	k=.Lingot_asm_sha256_compress_shani_k
	compress() { name=$1 says=$2 how=$3; shift 3; planted "$name" "$says" 'sha256_compress/*' sha256 "$how" "$@"; }
	compress 'one bit of an immediate' 'meaning: ' 's/\$0x428a2f98/$0x428a2f99/' "$@"
	compress 'one bit of an immediate, and gen tells where it is' 'is not what gen writes: 1 instructions differ, first add' \
		's/\$0x428a2f98/$0x428a2f99/' "$@"
	compress 'one opcode' 'meaning: ' '/FUNCTION(.*compress_scalar)/,/INGOT_END/s/^	and	/	or	/' "$@"
	planted 'one register' 'meaning: ' 'sha256_compress/shani' sha256 '/FUNCTION(.*compress_shani)/,/INGOT_END/s/^	sha256msg1	%xmm[0-9]*, %xmm\([0-9]*\)/	sha256msg1	%xmm\1, %xmm\1/' "$@"
	compress 'one byte of a table' 'meaning: ' 's/^	.byte	0x98, 0x2f,/	.byte	0x98, 0x2e,/' "$@"
	compress 'one relocation of a table' 'meaning: ' "s/$k+16(/$k+32(/" "$@"
	compress 'a table beyond its section' 'memory: ' "s/$k+240(/$k+4096(/" "$@"
	compress 'a table that can be written' 'refers to section .data, which holds no constants' \
		's/^INGOT_RODATA(\([^,]*\),.*/	.data\n	.balign 64\n\1:/' "$@"
	compress 'a table that the linker changes' 'refers to section .rodata, which the linker changes' \
		's/^INGOT_RODATA.*/&\n	.quad ingot_asm_md5_finish/' "$@"
	compress 'an instruction without a row' 'no row reads "vpgatherdd ' \
		'/FUNCTION(.*compress_scalar)/,/endbr64/s/^	endbr64/&\n	vpgatherdd %xmm2, (%rax,%xmm1,4), %xmm0/' "$@"
	compress 'an instruction of another CPU' 'needs SSSE3, which the catalog does not say' \
		'/FUNCTION(.*compress_scalar)/,/endbr64/s/^	endbr64/&\n	pshufb %xmm1, %xmm2/' "$@"
	compress 'an instruction in a register of eight bits' 'no row reads "add %cl,%al"' \
		'/FUNCTION(.*compress_scalar)/,/endbr64/s/^	endbr64/&\n	addb %cl, %al/' "$@"
	compress 'a prefix' 'no row reads "lock ' '/FUNCTION(.*compress_scalar)/,/endbr64/s/^	endbr64/&\n	lock addl %eax, (%rdi)/' "$@"
	compress 'a jump into an instruction' 'jumps to byte 0x[0-9a-f]*, where no instruction' 's/^	jne	.*more1/&+1/' "$@"
	planted 'a jump that is not there' 'memory: ' 'md5_compress/*' md5 '/^	je	.*compress_scalar_skip1/d' "$@"
	planted 'a condition turned around' 'loop: ' 'md5_compress/*' md5 's/^	jne	\(.*compress_scalar_more1\)/	je	\1/' "$@"
	planted 'a register that is not saved' 'abi: %rbx does not come back' 'md5_finish' md5 \
		'/md5_finish)/,/INGOT_END/s/^	\(push\|pop\)	%rbx/	\1	%r11/' "$@"
	compress 'data among the code' 'no row reads "(bad)"' '/FUNCTION(.*compress_scalar)/,/endbr64/s/^	endbr64/&\n	.byte 0x06/' "$@"
	planted 'a call of something else' 'abi: ' 'sha256_hkdf_extract' hkdf_sha256 's/^\(	call	.*sha256_\)hmac)/\1update)/' "$@"
	planted 'a call into a function' 'refers to ingot_asm_sha256_hmac+1, which is no function' 'sha256_hkdf_extract' hkdf_sha256 \
		's/^	call	.*sha256_hmac)/&+1/' "$@"
	planted 'a call of nobody knows what' 'refers to memcpy+0, which is no function' 'sha256_hkdf_extract' hkdf_sha256 \
		's/^\(	call	\).*sha256_hmac)/\1memcpy/' "$@"
	planted 'one more register pushed' 'stack: ' 'sha256_pbkdf2_steps' pbkdf2_sha256 's/^	push	%rbx/&\n&/' "$@"

	planted 'one register of an instruction that is written as bytes' 'meaning: ' 'sha512_compress/vsha512' sha512 \
		'0,/0xcb, 0xca	/s/0xcb, 0xca	/0xcb, 0xcb	/' "$@"
	planted 'an instruction written as bytes that no row has' 'no row reads "(bad)"' 'sha512_compress/vsha512' sha512 \
		'0,/0x7f, 0xcb, /s/0x7f, 0xcb, /0xff, 0xcb, /' "$@"

	# The very bytes: what assembles is right, then a bit of the object is turned around.
	assemble emitted/x86_64/sha256.S flipped.o "$@"
	at=$(LC_ALL=C grep -obUaP '\x98\x2f\x8a\x42' flipped.o | head -n 1 | cut -d: -f1)
	printf '\231' | dd of=flipped.o bs=1 seek="$at" conv=notrunc 2>/dev/null
	judged 1 'refused: one bit of the object itself' 'meaning: ' 'sha256_compress/scalar' flipped.o

	# What is right in another way is proved, and told.
	sed '/FUNCTION(.*compress_scalar)/,/INGOT_END/s/^	dec	%rbp/	sub	$1, %rbp/' emitted/x86_64/sha256.S >other.S
	assemble other.S other.o "$@"
	judged 0 'proved: another instruction that does as well' 'is not what gen writes: 1 instructions differ, first subq $1, %rbp' \
		'sha256_compress/scalar' other.o

	wanted=2
	planted 'the bytes of an instruction in the middle of another' \
		'looks like "vsha512msg1	%xmm0, %ymm1" is in the middle of another' 'sha512_compress/vsha512' sha512 \
		'/FUNCTION(.*compress_vsha512)/,/endbr64/s/^	endbr64/&\n	movabs $0xc8cc7fe2c400, %rax/' "$@"
	planted 'a function that the catalog does not know' 'ingot_asm_sha256_start is no function of the catalog' '*' sha256 \
		's/ingot_asm_sha256_finish/ingot_asm_sha256_start/' "$@"
	;;
aarch64)
	planted 'one opcode' 'meaning: ' 'md5_compress/*' md5 '0,/^	eor/s/^	eor/	orr/' "$@"
	planted 'one bit of an immediate' 'meaning: ' 'md5_compress/*' md5 '0,/^	ror/s/^\(	ror.*\)#25/\1#24/' "$@"
	planted 'one relocation of a table' 'meaning: ' 'sha256_compress/scalar' sha256 's/^\(.*INGOT_PAGE.*compress_scalar_k\))/\1+16)/' "$@"
	planted 'half of a relocation' 'FAILED  *aarch64/sha256_compress/scalar' 'sha256_compress/scalar' sha256 \
		's/^\(.*INGOT_PAGEOFF.*compress_scalar_k\))/\1+16)/' "$@"
	planted 'one byte of a table' 'meaning: ' 'sha256_compress/scalar' sha256 's/^	.byte	0x98, 0x2f,/	.byte	0x98, 0x2e,/' "$@"
	planted 'a call of something else' 'abi: ' 'sha256_hkdf_extract' hkdf_sha256 's/^\(	bl	.*sha256_\)hmac)/\1update)/' "$@"
	planted 'an instruction without a row' 'no row reads "sdiv ' 'md5_compress/*' md5 's/^	hint	#34/&\n	sdiv x0, x0, x1/' "$@"
	planted 'half of a vector, which a row has whole' 'no row reads "ldr d0, \[x1\]"' 'md5_compress/*' md5 's/^	hint	#34/&\n	ldr d0, [x1]/' "$@"
	;;
arm)
	planted 'one opcode' 'meaning: ' 'md5_compress/*' md5 '0,/^	eor/s/^	eor/	orr/' "$@"
	planted 'one bit of an immediate' 'meaning: ' 'md5_compress/*' md5 '0,/ror #25/s/ror #25/ror #24/' "$@"
	planted 'one relocation of a table' 'FAILED  *arm/md5_compress/scalar' 'md5_compress/*' md5 's/(\(\.L.*compress_scalar_k\)-/(\1+16-/' "$@"
	planted 'half of a relocation' 'FAILED  *arm/md5_compress/scalar' 'md5_compress/*' md5 '/lower16/s/(\(\.L.*compress_scalar_k\)-/(\1+16-/' "$@"
	planted 'one byte of a table' 'meaning: ' 'md5_compress/*' md5 's/^	.byte	0x78, 0xa4,/	.byte	0x78, 0xa5,/' "$@"
	planted 'a call of something else' 'abi: ' 'sha256_hkdf_extract' hkdf_sha256 's/^\(	bl	.*sha256_\)hmac)/\1update)/' "$@"
	planted 'an instruction on a condition' 'no row reads "\(eorne\|addne\) ' 'md5_compress/*' md5 '0,/^	eor/s/^	eor/	eorne/' "$@"
	planted 'an instruction without a row' 'no row reads "mul ' 'md5_compress/*' md5 '0,/^	push/s/^	push/	mul r0, r1, r2\n&/' "$@"
	;;
x86)
	planted 'one opcode' 'meaning: ' 'md5_compress/*' md5 '0,/^	xor/s/^	xor/	or/' "$@"
	planted 'one bit of an immediate' 'meaning: ' 'md5_compress/*' md5 '0,/\$25,/s/\$25,/$24,/' "$@"
	planted 'one relocation of a table' 'meaning: ' 'sha512_compress/*' sha512 's/compress_sse2_k-/compress_sse2_k+16-/' "$@"
	planted 'one byte of a table' 'meaning: ' 'sha512_compress/*' sha512 's/^	.byte	0x22, 0xae,/	.byte	0x22, 0xaf,/' "$@"
	planted 'a call of something else' 'abi: ' 'sha256_hkdf_extract' hkdf_sha256 's/^\(	call	.*sha256_\)hmac)/\1update)/' "$@"
	planted 'an instruction without a row' 'no row reads "mul %ecx"' 'md5_compress/*' md5 's/^	endbr32/&\n	mul %ecx/' "$@"
	;;
esac

: >empty.o
judged 2 'trouble: no object' 'empty.o: ' '*' empty.o
judged 2 'trouble: a file that is not there' 'nowhere.o: ' '*' nowhere.o
(PATH=/nowhere; "$gen" prove --objects -o emitted -t "$target" >out 2>err)
same 'trouble: no tools are there' 2 $?
same 'both assemblers are skipped' 2 "$(grep -c "^skipped  $target (bytes, [a-z]*): no [a-z]* for .* was found$" out)"
"$gen" prove nowhere.o >out 2>err
same 'objects are only taken with --objects' 2 $?

# ---- what is emitted

for s in emitted/"$target"/*.S; do
	assemble "$s" "$(basename "$s" .S).o" "$@" || exit 2
done
rm -f empty.o bad.o other.o flipped.o
judged_all=$("$gen" list -t "$target" -r "$glob" | wc -l)
"$gen" prove --objects -r "$glob" ./*.o >out 2>err
same "proved: $glob on $target" 0 $?
same 'that many functions' "$judged_all proved, 0 failed" "$(tail -n 1 out)"
grep -v '^proved ' out | grep -v ' proved, ' | cat - err >said
same 'all as gen writes them' '' "$(cat said)"
# The bytes of each function, as gen stats has them from the object: in sum, what the assembler made for them.
echo 'no object' >said
"$gen" stats -t "$target" -r 'md5_*' --json ./*.o >sizes
made=$({ nm -S -t d ./*.o 2>/dev/null; cat sizes; } | awk -v fixed="$(case $target in aarch64 | arm) echo 4 ;; esac)" '
	$3 == "T" { size[$4] = $2 }
	/"function": / { f = "ingot_asm_" substr($2, 2, length($2) - 3) }
	/"program": /  { program = $2 }
	/"variant": /  { v = f "_" substr($2, 2, length($2) - 3); n += fixed ? fixed * program : v in size ? size[v] : size[f] }
	END { print n }')
same 'gen stats has the bytes of functions' "$(grep -c '"work"' sizes) $made" \
	"$(sed -n 's/.*"bytes": \([0-9]*\),/\1/p' sizes | awk '{ n += $1; k++ } END { print k, n }')"
"$gen" stats -t "$target" -r 'md5_*' said >out 2>err
same 'gen stats of what is no object' 2 $?
finish
