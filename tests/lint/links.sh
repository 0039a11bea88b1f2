# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh links.sh TAP_SH SOURCES TARGET RUN CC...: the emitted objects linked in every way, without a warning of the linker, and
# run: static, static and position independent, position independent, in a shared library, and alone.
set -u
. "$1"
sources=$(realpath "$2") target=$3 run=$4
shift 4
here=$(dirname "$(realpath "$0")")
. "$here/tools.sh"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2
emitted=$sources/emitted
[ -z "$run" ] || run="$run -L /usr/$triple"
strict='-Wl,--fatal-warnings -Wl,-z,text'

compile() {
	printf '%s\n' "$@" | xargs -P 2 -I {} sh -c 'file=$1; shift; exec "$@" -c -o "$(basename "$file").o" "$file"' - {} \
		"$cc" $flags -std=gnu11 -O1 -fPIC -fvisibility=hidden -I "$sources" -I "$emitted/$target" \
		-DINGOT_VERSION='"test"' "-DINGOT_ASM=\"$target\""
}

library=
for file in "$sources"/runtime/*.c; do
	case $(basename "$file") in
	cmd_* | ingot.c) ;;
	*) library="$library $file" ;;
	esac
done
compile "$emitted/$target"/*.S $library "$here/links.c" "$here/gc.c" >said 2>&1
ok 'everything compiles' $?
tell <said
asm=$(cd "$emitted/$target" && printf '%s.o ' *.S)
objects=$(for file in $library; do printf '%s.o ' "$(basename "$file")"; done)

# linked NAME OUTPUT ARGUMENT...
linked() {
	name=$1 out=$2
	shift 2
	"$cc" $flags $strict -o "$out" "$@" >said 2>&1
	status=$?
	[ -s said ] && status=1
	ok "$name: links without a word" $status
	tell <said
	ok "$name: its stack is not executable" "$(readelf -lW "$out" | grep GNU_STACK | grep -c E)"
	same "$name: the code is not written to" '' "$(readelf -dW "$out" 2>/dev/null | grep TEXTREL)"
}

# runs NAME PROGRAM ARGUMENT...
runs() {
	name=$1
	shift
	$run "$@" >said 2>&1
	ok "$name: runs" $?
	tell <said
}

# Each fault is one that the linker must not take.
planted() {
	printf '%b' "$2" >planted.s
	"$cc" $flags -c planted.s && ! "$cc" $flags $strict -shared -nostdlib -o planted.so $asm planted.o 2>said
	ok "refused: $1" $?
}
planted 'an address in code' '\t.section .text.b, "ax", %progbits\n\t.globl b\nb:\t.4byte b\n\t.section .note.GNU-stack, "", %progbits\n'
case $target in x86*)           # other linkers do not take it for a wish
	planted 'no .note.GNU-stack' '\t.section .text.b, "ax", %progbits\n\t.globl b\nb:\t.4byte 0\n' ;;
esac

each() {
	linked "$1" program $2 links.c.o $objects $asm
	runs "$1" ./program "$target"
}
each static -static
if [ -e "$("$cc" $flags -print-file-name=rcrt1.o)" ]; then
	each static-pie -static-pie
else
	skip 'static-pie: runs' "the C library of $triple has none"
	linked static-pie program -static-pie -nostdlib -Wl,-e,ingot_asm_md5_digest $asm
fi
each pie -pie
each 'dynamic, at a fixed address' -no-pie

linked 'shared library' libingot.so -shared $objects $asm
linked 'program of the shared library' program links.c.o -L. -lingot '-Wl,-rpath,$ORIGIN'
runs 'program of the shared library' ./program "$target"
same 'the shared library exports nothing that was emitted' '' "$(nm -D --defined-only libingot.so | grep ingot_asm_)"

# What is promised of objects holds of a library of nothing else.
case $target in
x86 | x86_64) promise='-Wl,-z,ibt -Wl,-z,shstk -Wl,-z,cet-report=error' says='IBT, SHSTK' ;;
aarch64) promise='-Wl,-z,force-bti' says='BTI' ;;
arm) promise= says= ;;
esac
linked 'the emitted code alone' alone.so -shared -nostdlib $promise $asm
if [ -n "$says" ]; then
	readelf -nW alone.so | grep -q ": .*$says"
	ok "the emitted code alone: says $says" $?
fi

linked 'two functions of all' program -static -Wl,--gc-sections gc.c.o $asm
runs 'two functions of all' ./program
same 'two functions of all: the others are not linked in' 'ingot_asm_sha256_digest' \
	"$(nm program | sed -n 's/.* [tT] \(ingot_asm_.*\)/\1/p' | grep -v '^ingot_asm_sha256_compress_' | sort)"
if [ "$target" = arm ]; then
	at=$(nm program | sed -n 's/ . ingot_asm_sha256_digest$//p')
	entry=$(readelf -u program 2>/dev/null | sed -n 's/^0x\([0-9a-f]*\) .*: /0000000\1 /p' | sed 's/^0*\([0-9a-f]\{8\} \)/\1/' |
		awk -v at="$at" '$1 "" <= at "" { last = $NF } END { print last }')
	same 'two functions of all: what unwinds at run time stops at them' '[cantunwind]' "$entry"
fi
finish
