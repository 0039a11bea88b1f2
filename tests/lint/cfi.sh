# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh cfi.sh TAP_SH GEN TARGET CC...: CFI judged before every instruction of every function of the target.  First gen lint
# --cfi refuses a file in which one directive is missing, for each one that there is, and one number is wrong, for each.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
target=$3
shift 3
here=$(dirname "$(realpath "$0")")
. "$here/tools.sh"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2
"$gen" emit --marks -t "$target" -o marked >/dev/null || exit 2
cp "$here/../../emitted/asm.h" marked/asm.h
"$cc" $flags -E -o good.s "marked/$target/pbkdf2_md5.S" || exit 2
good=good.s

# judged FILE: the exit code of lint, of the file assembled; what it said is in out.
judged() {
	"$cc" $flags -c -o one.o "$1" 2>out || return 9
	"$gen" lint --cfi one.o >out 2>err
}

judged "$good"
same 'the file that faults are planted in is right' 0 $?

# faults NAME COUNT AWK: for k from 1 to COUNT the file as AWK makes it; all are refused, by what CFI says.
faults() {
	rm -rf bad
	mkdir bad
	for k in $(seq 1 "$2"); do
		awk -v k="$k" "$3" "$good" >"bad/$k.s"
		! cmp -s "$good" "bad/$k.s" || rm "bad/$k.s"
	done
	ls bad | xargs -P 2 -I {} "$cc" $flags -c -o bad/{}.o bad/{}
	"$gen" lint --cfi bad/*.o >out 2>err
	same "refused, each of $2: $1" "$2" "$(sed -n 's/^\(bad[^:]*\): .*CFI before instruction .*/\1/p' out | sort -u | wc -l)"
	[ "$2" -gt 0 ]
	ok "there are such: $1" $?
}

# count DIRECTIVE: how many there are.
count_() { awk -v what="[.]cfi_$1" '$1 ~ "^" what "$" { n++ } END { print n + 0 }' "$good"; }
moves=$(count_ adjust_cfa_offset)
places=$(count_ rel_offset)
faults 'a directive is missing' $((moves + places + $(count_ restore))) \
	'$1 ~ /^[.]cfi_(adjust_cfa_offset|rel_offset|restore)$/ && ++n == k { next } { print }'
faults 'the stack pointer moves by 8 more' "$moves" \
	'$1 == ".cfi_adjust_cfa_offset" && ++n == k { $2 += 8 } { print }'
faults 'a register is saved elsewhere' "$places" \
	'$1 == ".cfi_rel_offset" && ++n == k { $3 += 8 } { print }'
faults 'another register is saved there' "$places" \
	'$1 == ".cfi_rel_offset" && ++n == k { $2 = $2 == "3," ? "6," : "3," } { print }'
faults 'a register has its value back too early' "$places" \
	'{ print } $1 == ".cfi_rel_offset" && ++n == k { print ".cfi_restore " $2 + 0 }'
faults 'the frame is given back too early' 1 \
	'$1 == ".cfi_adjust_cfa_offset" && $2 < 0 && !n++ { print; next } { if (NR > 1) print last; last = $0 } END { print last }'

# said WHAT SAYS DIRECTIVE: before the second instruction of the file, one more.
said() {
	awk -v more="$3" '/^[.]Lmark_.*_steps_1:/ { print more } { print }' "$good" >bad.s
	judged bad.s
	status=$?
	[ $status -eq 1 ] && grep -q -- "CFI before instruction 1 .*: $2; wanted: " out
	status=$?
	ok "refused: $1" $status
	[ $status -eq 0 ] || tell <out
}
case $target in
x86_64) return=16 sp=7 ;;
x86) return=8 sp=4 ;;
aarch64) return=30 sp=31 ;;
arm) return=14 sp=13 ;;
esac
said 'the return address is lost' 'the return address is said to be lost.*' ".cfi_undefined $return"
said 'the return address is somewhere else' 'the return address is said to be at CFA-64.*' ".cfi_offset $return, -64"
said 'another register than the stack pointer' 'the CFA is reckoned from what is no place in the stack' '.cfi_def_cfa_register 0'
said 'the CFA is computed' 'the CFA is reckoned from what is no place in the stack' '.cfi_escape 0x0f, 1, 0x30'
said 'a register is computed' '.* is said to be somewhere that is not looked for.*' '.cfi_escape 0x16, 5, 1, 0x30'
said 'a register that there is not' 'column 250 is said to be at CFA-.*' '.cfi_escape 0x05, 0xfa, 1, 8'
said 'a register beyond all' 'names a register that there is not' '.cfi_escape 0x07, 0xff, 0x7f'
said 'the stack pointer is saved' "column $sp is said to be at CFA-64" ".cfi_offset $sp, -64"
said 'an unknown instruction' 'has the unknown instruction 0x3f' '.cfi_escape 0x3f'
said 'a state that was not kept' 'restores a state that it did not remember' '.cfi_escape 0x0b'
[ "$target" != aarch64 ] || said 'a signed return address' 'the return address is said to be .*signed' '.cfi_negate_ra_state'

# Of the marks themselves.
sed '0,/^[.]Lmark_.*:$/{//d}' "$good" | sed '/4byte [.]Lmark_[a-z0-9_]*_steps_0 -/d' >bad.s
judged bad.s
same 'a mark too few is refused' 1 $?
grep -q 'marks of ' out
ok 'and it says so' $?
sed 's/\<ingot_asm_md5_pbkdf2_steps\>/ingot_asm_unknown/g' "$good" >bad.s
judged bad.s
same 'a function that is not in the catalog is refused' 1 $?
grep -q 'gen does not know it' out
ok 'and it says so' $?

# right AS COMMAND...: every function.
right() {
	name=$1
	shift
	mkdir -p "$name"
	ls marked/"$target"/*.S | xargs -P 2 -I {} \
		sh -c 'out=$1; shift; for last; do :; done; exec "$@" -c -o "$out/$(basename "$last" .S).o"' - "$name" "$@" {}
	assembled=$?
	"$gen" lint --cfi "$name"/*.o >out 2>err
	status=$?
	[ $assembled -eq 0 ] && [ $status -eq 0 ]
	ok "before every instruction of every function, assembled with $name, CFI is true" $?
	cat out err | tell
}

right gas "$cc" $flags
if have clang; then
	right clang clang --target="$triple"
fi
same 'and these are all functions of the target' "$("$gen" list -t "$target" | wc -l)" \
	"$(sed -n 's/.* objects, \([0-9]*\) functions, .*/\1/p' out)"
finish
