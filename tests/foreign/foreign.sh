# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh foreign.sh TAP_SH GEN TARGET FUNCTIONS LIBRARIES CC...: gen prove --object first refuses other libraries' code that was made
# wrong in one way each, in words of that way; then it proves each line of FUNCTIONS.  The archives are those that CC would
# link with or, of another target, those below LIBRARIES.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
target=$3
functions=$(realpath "$4") || exit 2
libraries=$5
shift 5
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2

archive() {
	if [ -n "$libraries" ]; then
		find "$libraries" -name "$archive_name"
	else
		"$@" -print-file-name="$archive_name"
	fi
}

# judged STATUS NAME SAYS OPTION...: gen ends like that and says so.
judged() {
	wanted=$1 name=$2 says=$3
	shift 3
	"$gen" prove "$@" >out 2>err
	status=$?
	[ $status -eq "$wanted" ] && cat out err | grep -q -e "$says"
	good=$?
	ok "$name" $good
	[ $good -eq 0 ] || printf 'exit %s, wanted %s and: %s\n' $status "$wanted" "$says" | cat - out err | tell
}

# patched MEMBER FROM TO: bad.o is that member with bytes FROM, a Perl pattern, where they come for the $nth time, as TO.
nth=1
patched() {
	cp "$1" bad.o
	at=$(LC_ALL=C grep -obUaP "$2" bad.o | sed -n "${nth}p" | cut -d: -f1)
	# shellcheck disable=SC2059
	[ -n "$at" ] && printf "$3" | dd of=bad.o bs=1 seek="$at" conv=notrunc 2>/dev/null
}

# refused NAME SAYS MEMBER FROM TO OPTION...
refused() {
	what=$1 words=$2
	if patched "$3" "$4" "$5"; then
		shift 5
		judged 1 "refused: $what" "$words" --object=bad.o "$@"
	else
		ok "refused: $what" 1
		echo 'the object has no such bytes' | tell
	fi
}

archive_name=libcrypto.a
libcrypto=$(archive "$@")
archive_name=libnettle.a
libnettle=$(archive "$@")
for a in "$libcrypto" "$libnettle"; do
	[ -f "$a" ] || { ok "$a is there" 1; finish; }
done
member() { ar p "$1" "$2" >"$3"; }

case $target in
x86_64)
member "$libnettle" md5-compress.o nettle_md5.o
member "$libcrypto" libcrypto-lib-md5-x86_64.o md5.o
member "$libcrypto" libcrypto-lib-sha1-x86_64.o sha1.o
member "$libcrypto" libcrypto-lib-sha256-x86_64.o sha256.o
nettle_md5='--symbol=nettle_md5_compress --as=md5_compress --abi=state,block'
md5='--symbol=ossl_md5_block_asm_data_order --as=md5_compress'
sha256='--symbol=sha256_block_data_order --as=sha256_compress --given=OPENSSL_ia32cap_P=0,0,0'
sha1_ni='--symbol=sha1_block_data_order_shaext --as=sha1_compress'

# shellcheck disable=SC2086
{
	refused 'one bit of an immediate' 'meaning: ' nettle_md5.o '\x78\xa4\x6a\xd7' '\171\244\152\327' $nettle_md5
	refused 'one bit of a table among the code' 'meaning: ' sha256.o '\x98\x2f\x8a\x42' '\231\057\212\102' $sha256
	refused 'a stride' 'FAILED ' md5.o '\x48\x83\xc6\x40' '\110\203\306\101' $md5
	refused 'a loop that goes on when it should end' 'FAILED ' md5.o '\x48\x39\xfe\x0f\x82' '\110\071\376\017\206' $md5
	refused 'a loop that ends when it should go on' 'no place is passed' md5.o '\x48\x39\xfe\x0f\x82' '\110\071\376\017\207' $md5
	refused 'a pointer that is not kept on the last block' 'memory: ' sha1.o '\x49\x0f\x45\xf0' '\114\211\306\220' $sha1_ni
	refused 'a register that is not restored' 'abi: %rbx does not come back' md5.o '\x48\x8b\x5c\x24\x18' '\110\213\134\044\020' $md5
	refused 'a stack pointer that does not come back' 'stack: ' md5.o '\x48\x83\xc4\x28' '\110\203\304\040' $md5
	refused 'a frame that is smaller than what lies in it' 'memory: ' sha256.o '\x48\x83\xec\x60' '\110\203\354\120' $sha256
	refused 'a word loaded ahead for the first block' 'FAILED ' sha1.o '\xf3\x0f\x6f\x6e\x10' '\363\017\157\156\040' $sha1_ni
	nth=2
	refused 'a word loaded ahead for the next block' 'FAILED ' sha1.o '\xf3\x0f\x6f\x6e\x10' '\363\017\157\156\040' $sha1_ni
	nth=1
	refused 'a byte of the block that is read twice' 'meaning: ' md5.o '\x44\x8b\x56\x08' '\104\213\126\004' $md5

	judged 1 'refused: arguments in another order' 'memory: ' --object="$libnettle" --symbol=nettle_md5_compress --as=md5_compress --abi=block,state
	judged 1 'refused: another hash' 'FAILED ' --object="$libnettle" --symbol=nettle_md5_compress --as=sha1_compress --abi=state,block
	judged 1 'refused: many blocks of what takes one' 'FAILED ' --object="$libnettle" --symbol=nettle_md5_compress --as=md5_compress
	judged 1 'refused: data of which nothing is given' 'refers to OPENSSL_ia32cap_P' --object="$libcrypto" --symbol=sha256_block_data_order --as=sha256_compress
	judged 1 'refused: a variant that goes elsewhere' 'FAILED ' --object="$libcrypto" --symbol=sha256_block_data_order --as=sha256_compress \
		--given=OPENSSL_ia32cap_P=0,0,0x20000000
}

cat >bad.s <<'X'
	.type f, %function
f:	xor %eax, %eax
	vpgatherdd %xmm2, (%rax,%xmm1,4), %xmm0
	vpgatherdd %xmm3, (%rax,%xmm4,4), %xmm5
	ret
	.type g, %function
g:	mov (%rdi), %eax
	test %eax, %eax
	je 1f
	mov %eax, (%rdi)
1:	ret
X
"$@" -c -o bad.o bad.s || exit 2
judged 1 'refused: an instruction without a row' 'no row for vpgatherdd: byte 0x2 of f' --object=bad.o --symbol=f --as=md5_compress --abi=state,block
same 'which is named once' 1 "$(grep -c vpgatherdd out)"
judged 1 'refused: a branch on a secret' 'leak: a branch depends on a secret' --object=bad.o --symbol=g --as=md5_compress --abi=state,block

judged 2 'trouble: no such symbol' 'no function is called h' --object=bad.o --symbol=h --as=md5_compress
judged 2 'trouble: no such symbol in an archive' 'no member has a symbol no_such_function' --object="$libnettle" --symbol=no_such_function --as=md5_compress
judged 2 'trouble: no such file' 'nowhere.o: ' --object=nowhere.o --symbol=f --as=md5_compress
judged 2 'trouble: no such function' "'f': md5_compress, " --object=bad.o --symbol=f --as=f
judged 2 'trouble: no such argument' "'g' is no argument" --object=bad.o --symbol=f --as=md5_compress --abi=state,g
judged 2 'trouble: no blocks' 'a state is wanted' --object=bad.o --symbol=f --as=md5_compress --abi=state,n
judged 2 'trouble: nothing given' 'SYMBOL=NUMBER' --object=bad.o --symbol=f --as=md5_compress --given=x
	;;
aarch64)
	member "$libcrypto" libcrypto-lib-sha256-armv8.o sha256.o
	member "$libcrypto" libcrypto-lib-sha512-armv8.o sha512.o
	sha256_ce='--symbol=sha256_block_armv8 --as=sha256_compress'
	sha512_ce='--symbol=sha512_block_armv8 --as=sha512_compress'
	sha256='--symbol=sha256_block_data_order --as=sha256_compress --given=OPENSSL_armcap_P=0'
	# shellcheck disable=SC2086
	{
		refused 'one bit of a table among the code' 'meaning: ' sha256.o '\x98\x2f\x8a\x42' '\231\057\212\102' $sha256_ce
		refused 'the same, in another loop' 'meaning: ' sha256.o '\x98\x2f\x8a\x42' '\231\057\212\102' $sha256
		refused 'a list of registers one further on' 'FAILED ' sha256.o '\x24\x20\xdf\x4c' '\045\040\337\114' $sha256_ce
		refused 'a pointer that is not kept on the last block' 'memory: ' sha512.o '\x21\x10\x84\x9a' '\041\020\201\232' $sha512_ce
		refused 'a return address signed and not checked' 'stack: ' sha256.o '\xbf\x23\x03\xd5' '\037\040\003\325' $sha256
	}
	;;
esac

# ---- what is proved

while read -r archive_name symbol as abi given; do
	case $archive_name in '#'* | '') continue ;; esac
	judged 0 "proved: $archive_name, $symbol" '^proved ' --object="$(archive "$@")" --symbol="$symbol" --as="$as" --abi="$abi" ${given:+"--given=$given"}
done <"$functions"
finish
