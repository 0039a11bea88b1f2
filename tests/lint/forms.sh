# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh forms.sh TAP_SH EMITTED TARGET: every emitted file also assembles for Mach-O and COFF, and defines there what a caller
# would look for: with an underscore where C has one, and on 64-bit Windows under a name that C has not, for the
# functions are called by System V's rules there.  Nothing of this is linked or run.
set -u
. "$1"
emitted=$(realpath "$2") target=$3
here=$(dirname "$(realpath "$0")")
set -- clang
. "$here/tools.sh"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2

# what a function's name becomes, for sed
case $target in
x86_64) forms='x86_64-apple-darwin:_& x86_64-pc-windows-msvc:&_sysv' ;;
aarch64) forms='arm64-apple-darwin:_& aarch64-pc-windows-msvc:&' ;;
x86 | arm) forms= ;;         # see INGOT_RODATA in asm.h
esac

functions=$(cat "$emitted/$target"/*.S | sed -n 's/^INGOT_FUNCTION(\(.*\))$/\1/p' | LC_ALL=C sort)
for form in $forms; do
	triple=${form%%:*}
	have clang || continue
	mkdir "$triple"
	ls "$emitted/$target"/*.S | xargs -P 2 -I {} \
		sh -c 'exec clang --target="$1" -c -o "$1/$(basename "$2" .S).o" "$2"' - "$triple" {} >said 2>&1
	status=$?
	[ -s said ] && status=1
	ok "$triple: all files assemble" $status
	tell <said
	if have llvm-nm; then
		want=$(printf '%s\n' "$functions" | sed "s/.*/${form#*:}/" | LC_ALL=C sort)
		llvm-nm -g --defined-only "$triple"/*.o 2>&1 | sed -n 's/.* T //p' | LC_ALL=C sort >named
		same "$triple: the functions are named as they should be" '' "$(printf '%s\n' "$want" | diff - named)"
		same "$triple: and call one another by these names" '' \
			"$(llvm-nm -u "$triple"/*.o 2>&1 | sed -n 's/^ *U //p' | sort -u | grep -v -x -F "$want")"
	fi
done
if [ -z "$forms" ]; then
	for triple in i686-pc-windows-msvc armv7-apple-darwin thumbv7-pc-windows-msvc; do
		have clang && ! clang --target=$triple -x assembler-with-cpp -c -o /dev/null "$emitted/asm.h" 2>said
		ok "asm.h refuses $triple" $?
		grep -q 'for 32-bit machines ingot writes ELF alone' said
		ok "and it says so" $?
	done
fi
finish
