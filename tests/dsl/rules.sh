# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh rules.sh TAP_SH ROOT CC...
# Each line of rules.txt makes a rule of the normal form wrong in one way.  The tests of terms, over that file instead of
# the right one, must fail: with limbs of 32 bits, or else with limbs of 3.
set -u
. "$1"
root=$2
shift 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
files='limbs linear pile sum term term_eval'

compile() {
	limb=$1
	from=$2
	to=$3
	shift 3
	case $from in *term_test.c | */seed.c | */plain.c) std=gnu11 ;; *) std=c11 ;; esac
	"$@" -O1 -w -Werror=implicit-function-declaration -std=$std -DTERM_LIMB="$limb" -I"$root/tests/plain" -I"$root/tests" -I"$root/dsl" -c -o "$to" "$from"
}

# Two tests want a process of their own: one that ends with a code, and one that sees in which order terms were made.
sed 's/^Test(.*\(\.exit_code\|people_can_read\).*/void left_out_\1(void); void left_out_\1(void)/; s/left_out_\.exit_code/left_out_exit_code/g; s,"../../dsl/dsl.h","dsl.h",
	s,"../seed.h","seed.h",' "$root/tests/dsl/term_test.c" >"$tmp/term_test.c"
for limb in 32 3; do
	for from in "$tmp/term_test.c" "$root/tests/seed.c" "$root/tests/plain/plain.c" $(printf "$root/dsl/%s.c " $files); do
		compile $limb "$from" "$tmp/$limb.$(basename "$from" .c).o" "$@" || exit 2
	done
done

# refuted LIMB FILE CC...: 0 if a test fails over that wrong file, 1 if none does, 2 in trouble.
refuted() {
	limb=$1
	wrong=$2
	shift 2
	objects="$tmp/$limb.term_test.o $tmp/$limb.seed.o $tmp/$limb.plain.o $tmp/wrong.o"
	for name in $files; do
		[ "$name.c" = "$wrong" ] || objects="$objects $tmp/$limb.$name.o"
	done
	compile "$limb" "$tmp/$wrong" "$tmp/wrong.o" "$@" && "$@" -o "$tmp/test" $objects || return 2
	{ timeout 1000 stdbuf -oL "$tmp/test" 2>/dev/null || [ $? -eq 124 ] || echo 'not ok, it ended'; } | grep -q -m 1 '^not ok'
}

# The right rules are not refuted, or all of this says nothing.
cp "$root/dsl/limbs.c" "$tmp/limbs.c"
for limb in 32 3; do
	refuted $limb limbs.c "$@"
	same "the right rules, limbs of $limb" 1 $?
done

planted=0
while IFS='|' read -r file what how; do
	case $file in '#'* | '') continue ;; esac
	planted=$((planted + 1))

	sed -E "$how" "$root/dsl/$file" >"$tmp/$file"
	if cmp -s "$root/dsl/$file" "$tmp/$file"; then
		ok "$file: $what: the source has no such line" 1
		continue
	fi
	refuted 32 "$file" "$@" || refuted 3 "$file" "$@"
	ok "$file: $what" $?
	rm "$tmp/$file"
done <"$root/tests/dsl/rules.txt"
[ "$planted" -ge 20 ]
ok 'there are rules' $?
finish
