# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh lint.sh TAP_SH GEN EMITTED TARGET CC...: gen lint first refuses objects of the target that are wrong in one way each,
# with the finding that says so; then every emitted file is clean, assembled with GNU as and with clang.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
emitted=$3 target=$4
shift 4
here=$(dirname "$(realpath "$0")")
. "$here/tools.sh"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cp -R "$emitted" "$tmp/emitted"
cd "$tmp" || exit 2
module=hkdf_md5
good=emitted/$target/$module.S
cp "$good" good.S
cp emitted/asm.h good.h

# judged NAME SAYS SOURCE: SOURCE, assembled, is refused with a finding of these words.
judged() {
	cp "$3" "emitted/$target/planted.S"
	if ! "$cc" $flags -c -o planted.o "emitted/$target/planted.S" 2>said; then
		ok "$1" 1
		tell <said
		return
	fi
	refused "$1" "$2" planted.o
}

# refused NAME SAYS OBJECT: findings, one of these words, each telling what was wanted.
refused() {
	"$gen" lint "$3" >out 2>err
	status=$?
	[ $status -eq 1 ] && grep -q -- "$2" out && ! grep -v -e '; wanted: ' -e ' findings$' out >/dev/null
	good_=$?
	ok "refused: $1" $good_
	if [ $good_ -ne 0 ]; then
		printf 'exit %s, wanted 1 and: %s\n' $status "$2" | cat - out err | tell
	fi
}

# header NAME SAYS SED: the macros, changed.
header() {
	sed "$3" good.h >emitted/asm.h
	if cmp -s good.h emitted/asm.h; then
		ok "refused: $1" 1
	else
		judged "$1" "$2" good.S
	fi
	cp good.h emitted/asm.h
}

# source NAME SAYS SED: the file, changed.
source_() {
	sed "$3" good.S >bad.S
	if cmp -s good.S bad.S; then
		ok "refused: $1" 1
	else
		judged "$1" "$2" bad.S
	fi
}

# more NAME SAYS LINES: the file, with lines after it.
more() {
	{ cat good.S; printf '%b\n' "$3"; } >bad.S
	judged "$1" "$2" bad.S
}

"$cc" $flags -c -o good.o "$good" && "$gen" lint good.o >out 2>&1
ok 'the file that faults are planted in is clean' $?
same 'and says how much was looked at' '1 objects, 3 functions, 0 findings' "$(cat out)"

header 'a function that is exported' 'visibility default; wanted: hidden' 's/ [.]hidden name;//'
header 'a function of no type' 'type 0; wanted: a function' 's/[.]type name, %function; //'
header 'a function of no size' 'size 0; wanted: ' 's/; [.]size name, [.]-name//'
header 'a function that is too short' ', all of .text.ingot_asm_md5' 's/[.]-name/.-name-4/'
header 'a weak function' 'binding 2; wanted: global' 's/[.]globl name/.weak name/'
header 'functions that share a section' 'in .text.all; wanted: .text.ingot_asm_md5_hkdf_expand' 's/[.]text[.]name/.text.all/'
header 'the same, once more' '3 global symbols; wanted: one' 's/[.]text[.]name/.text.all/'
header 'code in .text' 'bytes of code; wanted: each function in' 's/[.]section [.]text[.]name, "ax", %progbits/.text/'
header 'code that can be written' 'that is both; wanted: nothing that can be' 's/"ax"/"awx"/'
header 'code that is data' 'which is none; wanted: code' 's/[.]text[.]name, "ax"/.rodata.name, "a"/'
header 'code that is not aligned' 'aligned to 4 bytes; wanted: 32' 's/[.]p2align 5/.p2align 2/'
header 'a function that begins later' "begins at byte 4 of" 's/[.]p2align 5; name:/.p2align 5; .4byte 0; name:/'
header 'CFI that ends early' 'an entry for the bytes 0 to' 's/[.]cfi_endproc;/.cfi_endproc; .4byte 0;/'
header 'CFI that begins late' 'an entry for the bytes 4 to' 's/name: [.]cfi_startproc/name: .4byte 0; .cfi_startproc/'
sed 's/ [.]cfi_startproc//; s/[.]cfi_endproc; //' good.h >emitted/asm.h
grep -v '^	[.]cfi_' good.S >bad.S
judged 'no CFI' '0 entries; wanted: one entry in' bad.S
cp good.h emitted/asm.h

source_ 'no .note.GNU-stack' 'no such section; wanted: it, empty' '/GNU-stack/d'
source_ 'a stack to be executed' 'an executable stack' '/GNU-stack/s/""/"x"/'
source_ 'a label that stays' 'a local symbol inside; wanted: labels' 's/^INGOT_END(ingot_asm_md5_hkdf_expand)/inside:\n&/'
source_ 'a second name' '2 global symbols; wanted: one' \
	's/^INGOT_END(ingot_asm_md5_hkdf_expand)/.globl ingot_asm_b\ningot_asm_b:\n&/'
source_ 'a name that is not ours' 'a global symbol; wanted: only names that begin' 's/ingot_asm_md5_hkdf_expand\>/hkdf_expand/g'
source_ 'a call of somebody else' 'memcpy: an undefined symbol; wanted: no names' 's/INGOT_SYMBOL([a-z0-9_]*)/memcpy/'
source_ 'a return address in another register' 'whose return address is in column 5' \
	's/^INGOT_FUNCTION(.*/&\n\t.cfi_return_column 5/'
[ "$target" = arm ] || source_ 'CFI of a signal handler' 'unknown augmentation' 's/^INGOT_FUNCTION(.*/&\n\t.cfi_signal_frame/'

more 'a variable' '.data: a writable section of 4 bytes' '\t.data\n\t.4byte 1'
more 'a variable that is zero' '.bss: a writable section of 8 bytes' '\t.bss\n\t.zero 8'
more 'a variable of the linker' 'a symbol that is in no section' '\t.comm ingot_asm_v, 4, 4'
more 'a variable of a thread' 'thread-local storage' '\t.section .tbss, "awT", %nobits\n\t.zero 4'
more 'a number as a symbol' 'a symbol that is in no section' '\t.globl ingot_asm_n\n\t.set ingot_asm_n, 5'
more 'a section of its own kind' '.strange: 4 bytes that are loaded' '\t.section .strange, "a", %progbits\n\t.4byte 1'
more 'an address among the constants' '.rodata: a relocation of type' \
	'\t.section .rodata, "a", %progbits\n\t.4byte ingot_asm_md5_hkdf_expand'
more 'an address in code' '.text.ingot_asm_md5_hkdf_expand: a relocation of type' \
	'\t.section .text.ingot_asm_md5_hkdf_expand, "ax", %progbits\n\t.4byte ingot_asm_md5_hkdf_expand'
more 'a constructor' '.init_array: a writable section' '\t.section .init_array, "aw", %init_array\n\t.8byte 1'

case $target in
x86_64) end=0xfa bits='4, 3, 0' fewer='4, 1, 0' none='2, 3, 0' wanted='IBT and SHSTK' word=8 ;;
x86) end=0xfb bits='4, 3' fewer='4, 1' none='2, 3' wanted='IBT and SHSTK' word=4 ;;
aarch64) end=0xd5 bits='4, 5, 0' fewer='4, 7, 0' none='2, 3, 0' wanted='BTI and GCS, not PAC' word=8 ;;
arm) end= ;;
esac
if [ -n "$end" ]; then
	source_ 'no property' ".note.gnu.property: no such section; wanted: .*$wanted" 's/[.]note[.]gnu[.]property", *"a"/.note.gnu.properly", "a"/
		s/[.]section [.]note[.]gnu[.]property, "a"/.section .note.other, ""/'
	source_ 'a property that says something else' "the bits 0x[17]; wanted: .*$wanted" "s/, $bits\$/, $fewer/"
	source_ 'another property' 'no such property; wanted: ' 's/0xc000000[02], 4/0xc0000009, 4/'
	source_ 'a property that is not of four bytes' 'not of four bytes' "s/, $bits\$/, $none/"
	source_ 'a property longer than its note' 'longer than its note' 's/\(0xc000000[02]\), 4/\1, 400/'
	source_ 'a note that ends early' 'does not end where it should' 's/[.]long 4, [0-9]*, 5/.long 4, 99, 5/'
	source_ 'a note that is not aligned' "aligned to 1; wanted: a note that is loaded, aligned to $word" \
		"/note.gnu.property/,/endif/s/[.]balign $word/.balign 1/"
	source_ 'a function that does not begin with a landing' 'another first instruction' \
		'/^	\(endbr[0-9]*\|bti	*c\|hint	*#*34\)$/d'
fi
if [ "$target" = arm ]; then
	source_ 'no attribute' 'Tag_ABI_align_needed (24) is 0; wanted: 1' '/eabi_attribute 24/d'
	source_ 'another attribute' 'Tag_CPU_unaligned_access (34) is 0; wanted: 1' 's/eabi_attribute 34, 1/eabi_attribute 34, 0/'
	source_ 'another architecture' 'Tag_CPU_arch (6) is 8; wanted: from 10' 's/[.]object_arch armv7a/.object_arch armv6t2/'
	source_ 'vectors for all' 'Tag_Advanced_SIMD_arch (12) is 1; wanted: 0' 's/eabi_attribute 12, 0/eabi_attribute 12, 1/'
	source_ 'Thumb code' 'in Thumb state' 's/^	[.]arm$/\t.thumb/'
	header 'CFI where nobody reads it' '.eh_frame: .* bytes that are loaded' 's/[.]debug_frame/.eh_frame/'
fi
case $target in
arm | aarch64) source_ 'data among the code' '[$]d at byte' 's/^INGOT_END(ingot_asm_md5_hkdf_expand)/\t.byte 1, 2, 3, 4\n&/' ;;
esac

# trouble NAME SAYS FILE...: exit 2, and why.
trouble() {
	name=$1 says=$2
	shift 2
	"$gen" lint "$@" >out 2>err
	same "trouble: $name" 2 $?
	grep -q -- "$says" err
	ok "and it says: $says" $?
}

printf '\177ELF' >cut.o
head -c 300 good.o >short.o
{ head -c 5 good.o; printf '\002'; tail -c +7 good.o; } >big.o
: >empty.o
trouble 'no object' 'an object is missing'
trouble 'no such file' 'nothing.o: ' nothing.o
trouble 'a file that is no object' 'good.S: no ELF object' good.S
trouble 'an empty file' 'empty.o: ' empty.o
trouble 'four bytes of an object' 'cut.o: ' cut.o
trouble 'a part of an object' 'short.o: ' short.o
trouble 'big endian' 'big.o: ' big.o
"$cc" $flags -nostdlib -shared -o shared.so good.o -Wl,--unresolved-symbols=ignore-all 2>/dev/null
trouble 'a library' 'shared.so: not a relocatable object' shared.so
trouble 'one of two' 'nothing.o: ' good.o nothing.o

cp good.o a.o
sed 's/ [.]hidden name;//' good.h >emitted/asm.h
"$cc" $flags -c -o b.o "$good"
cp good.h emitted/asm.h
rm -f x.a
ar rc x.a a.o b.o
refused 'one object of an archive' '^x[.]a(b[.]o): ingot_asm_md5_hkdf_expand: visibility default' x.a
same 'and the others were looked at' '2 objects, 6 functions, 3 findings' "$(tail -n 1 out)"

# No byte of an object makes lint stumble: it comes back with an exit code of its own.
stumbled=
size=$(wc -c <good.o)
for i in $(seq 1 40); do
	at=$((i * 7919 % size))
	{ head -c "$at" good.o; printf '\377'; tail -c +$((at + 2)) good.o; } >odd.o
	"$gen" lint --cfi odd.o >out 2>err
	[ $? -le 2 ] || stumbled="$stumbled $at"
done
same 'objects with a byte changed are judged or are trouble' '' "$stumbled"

# clean AS COMMAND...: every emitted file.
clean() {
	name=$1
	shift
	mkdir -p "$name"
	ls emitted/"$target"/*.S | grep -v planted | xargs -P 2 -I {} \
		sh -c 'out=$1; shift; for last; do :; done; exec "$@" -c -o "$out/$(basename "$last" .S).o"' - "$name" "$@" {}
	assembled=$?
	"$gen" lint "$name"/*.o >out 2>err
	status=$?
	[ $assembled -eq 0 ] && [ $status -eq 0 ]
	ok "all files, assembled with $name, are clean" $?
	cat out err | tell
}

clean gas "$cc" $flags
if have clang; then
	clean clang clang --target="$triple"
fi
finish
