#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# What `ingot sum` must do: the same as the sum programs of GNU coreutils 9.1, run beside them.
# Usage: sum.sh INGOT.  Each scenario compares stdout, exit status, and stderr but for the program's
# name; ours runs with one worker and with four.
set -u
here=$(dirname "$0")
. "$here/tap.sh"
ingot=$(cd "$(dirname "$1")" && pwd)/${1##*/}

case $(sha256sum --version 2>/dev/null | head -n 1) in
*coreutils*' 9.1') ;;
*) echo '1..0 # SKIP needs sha256sum of GNU coreutils 9.1'; exit 0 ;;
esac

LC_ALL=C
export LC_ALL
unset POSIXLY_CORRECT
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir "$work/d" "$work/r"
cd "$work/d" || exit 1
r=../r

# ---------------------------------------------------------------- files with awkward names
nl='n
l'
cr=$(printf 'c\rr')
both=$(printf 'm\nb\\c\rd')
utf=$(printf '\303\251t\303\251')
torn=$(printf 'x\303')
for f in a 'b c' "$nl" 'b\s' "$cr" "$both" "$utf" "$torn" -d "it's" '*star' ' lead' 'trail ' 'co:lon' 'p) = q' '(a)' '#hash' 'a\nb' '\'; do
	printf '%s' "$f" > "./$f"
done
: > empty
head -c 1048577 /dev/zero > big
head -c 131071 /dev/zero > odd
mkdir dir
ln -s loop loop
h=$(sha256sum < a | cut -c 1-64)
z=0000000000000000000000000000000000000000000000000000000000000000
up=$(echo "$h" | tr a-f A-F)
md5=$(md5sum < a | cut -c 1-32)
of() { sha256sum < "$1" | cut -c 1-64; }

# ---------------------------------------------------------------- one scenario
# Set before a call, and back to this after it: stdin, stdout, and a command to run both under.
plain() { in=/dev/null out= as=; }
plain

# to NAME COMMAND...: run it, leaving NAME.out, NAME.err, NAME.rc.
to() {
	name=$r/$1
	shift
	: > "$name.out"
	if [ "$in" = closed ]; then
		$as "$@" > "${out:-$name.out}" 2> "$name.err" <&-
	elif [ "$out" = closed ]; then
		$as "$@" < "$in" 2> "$name.err" >&-
	else
		$as "$@" < "$in" > "${out:-$name.out}" 2> "$name.err"
	fi
	echo $? > "$name.rc"
}

# like HOW: what HOW left is what coreutils left.
like() {
	cmp -s "$r/theirs.out" "$r/$1.out" && cmp -s "$r/theirs.err" "$r/$1.err" && cmp -s "$r/theirs.rc" "$r/$1.rc"
}

# pair NAME ALGORITHM ARGUMENT...
pair() {
	what=$1 alg=$2
	shift 2
	to theirs "${alg}sum" "$@"
	sed "s/^${alg}sum: /ingot sum: /; s/^Try '${alg}sum /Try 'ingot sum /" "$r/theirs.err" > "$r/tmp"
	mv "$r/tmp" "$r/theirs.err"
	to one "$ingot" sum -a "$alg" "$@"
	to four "$ingot" sum -a "$alg" -j 4 "$@"
	if like one && like four; then
		ok "$what" 0
	else
		ok "$what" 1
		for part in out err rc; do
			for how in one four; do
				diff "$r/theirs.$part" "$r/$how.$part" | tell
			done
		done
	fi
	plain
}

# list NAME FORMAT [OPTION...]: check a list made by printf.
list() {
	what=$1
	printf "$2" > "$r/list"
	shift 2
	pair "list: $what" sha256 -c "$@" "$r/list"
}

# ---------------------------------------------------------------- generating
for alg in md5 sha1 sha224 sha256 sha384 sha512; do
	pair "$alg of files" $alg a empty odd big
	pair "$alg --tag" $alg --tag a empty
done
pair 'awkward names' sha256 a 'b c' "$nl" 'b\s' "$cr" "$both" "$utf" "$torn" "it's" '*star' ' lead' 'trail ' '\'
pair 'awkward names, --tag' sha256 --tag "$nl" 'b\s' "$cr" "$both" 'p) = q' '(a)' ' lead'
pair 'awkward names, -z' sha256 -z "$nl" 'b\s' "$both" a
pair 'awkward names, --tag -z' sha256 --tag -z "$nl" 'b\s' "$both" a
pair '-b' sha256 -b a "$nl"
pair '-b -z' sha256 -b -z a "$nl"
pair '-t' sha256 -t a
pair '-b then -t' sha256 -b -t a
pair '-t then -b' sha256 -tb a
pair '-b --tag' sha256 -b --tag a
pair '-t --tag' sha256 -t --tag a
pair '--tag -t' sha256 --tag -t a
pair '--tag -t -b' sha256 --tag -t -b a
pair 'leading dash after --' sha256 -- -d
pair 'leading dash after ./' sha256 ./-d
pair 'options after files' sha256 a --tag empty
in=a; pair 'stdin without a file' sha256
in=a; pair 'stdin as -' sha256 -
in=a; pair 'stdin twice' sha256 - a -
in=big; pair 'stdin --tag' sha256 --tag -
in=closed; pair 'stdin closed' sha256
in=closed; pair 'stdin closed, among files' sha256 a - a
pair 'missing, directory, empty name, loop' sha256 missing dir '' loop a a/b
pair 'missing with an awkward name' sha256 "no$nl" 'no such' "no'such" 'no:such' "no$cr" 'no\such' '{' '#no' '~no'
LC_ALL=C.UTF-8; pair 'missing with a UTF-8 name' sha256 "no$utf" "$torn$torn" "no'$utf"
LC_ALL=C; pair 'missing with a UTF-8 name in the C locale' sha256 "no$utf" "$torn$torn"
pair 'read error' sha256 /proc/self/mem a
pair 'name too long' sha256 "$(printf '%0300d' 1)"
out=/dev/full; pair 'no room for output' sha256 a a a
out=/dev/full; pair 'no room for output, -z' sha256 -z a
out=/dev/full; pair 'no room for output, and a missing file' sha256 missing a
out=closed; pair 'stdout closed' sha256 a

# ---------------------------------------------------------------- options that do not fit
for o in -w --warn --quiet --status --strict --ignore-missing; do
	pair "$o without -c" sha256 $o a
done
pair 'all of them without -c' sha256 --status --quiet --warn --strict --ignore-missing a
pair '-w --status without -c' sha256 -w --status a
pair '--status -w without -c' sha256 --status -w a
pair '--strict --quiet without -c' sha256 --strict --quiet a
for o in --tag -z -b -t '--tag -z' '--tag -t' '-z -b' '-b --tag'; do
	pair "$o with -c" sha256 -c $o a
done
pair 'unknown long option' sha256 --foo a
pair 'unknown short option' sha256 -x a
pair 'abbreviation, ambiguous' sha256 --st a
pair 'abbreviation, ambiguous t' sha256 --t a
pair 'abbreviation, good' sha256 --ta a
pair 'abbreviation of --check' sha256 --c a
pair 'argument where there is none' sha256 --status=3 a

# ---------------------------------------------------------------- lists: what a line may look like
list 'two spaces' "$h  a\n"
list 'one space' "$h a\n"
list 'asterisk' "$h *a\n"
list 'tab' "$h\ta\n"
list 'two tabs' "$h\t\ta\n"
list 'space and tab' "$h \ta\n"
list 'three spaces' "$h   a\n"
list 'three spaces, and there is such a file' "$(of ' lead')   lead\n"
list 'space after the name' "$(of 'trail ')  trail \n$h  a \n"
list 'blanks before' "  \t$h  a\n"
list 'upper case' "$up  a\n"
list 'no end of line' "$h  a"
list 'CRLF' "$h  a\r\n$h *a\r\n\r\n"
list 'CR CR LF' "$h  a\r\r\n"
list 'CR at the very end' "$h  a\r"
list 'name with CR inside' "$(of "$cr")  c\rr\n"
list 'one space first' "$h a\n$h  a\n$h *a\n"
list 'two spaces first' "$h  a\n$h a\n$h *a\n" -w
list 'asterisk first' "$h *a\n$h a\n"
list 'bad digest with one space does not tell' "${h%?}g a\n$h  a\n"
list 'wrong digest with one space does' "$z a\n$h  a\n"
list 'bad escape with one space does' "\\\\$h a\\\\x\n$h  a\n"
list 'tagged lines do not tell' "SHA256 (a) = $h\n$h a\nSHA256 (a) = $h\n$h  a\n"
list 'mode asterisk in the name' "$h  *a\n$(of '*star') **star\n"
list 'only a blank for a name' "$h  \n$h  a\n"
list 'no name' "$h \n$h\n"
list 'digest too short, too long, not hexadecimal' "${h%?}  a\n${h}0  a\n${h%?}g  a\n"
list 'digest of another size' "$md5  a\n$h$h  a\n"
list 'empty' ''
list 'only newlines' '\n\n\r\n'
list 'empty lines among others' "\n\r\n$h  a\n\n" -w
list 'comments' "# a list\n#\n$h  a\n" -w
list 'blank before a comment' " # a list\n$h  a\n" -w
list 'only a comment' '# a list\n'
list 'NUL ends a name' "$h  a\\0b\n" -w
list 'NUL before a name' "$h  \\0a\n$h \\0a\n" -w
list 'NUL after the digest' "$h\\0  a\n" -w
list 'NUL at the beginning' "\\0$h  a\n$h  a\n" -w
list 'NUL in an escaped name' "\\\\$h  a\\0b\n" -w
list 'NUL in tagged lines' "SHA256 (a\\0b) = $h\nSHA256 (a) = $h\\0x\nSHA256\\0 (a) = $h\n" -w
list 'escaped newline' "\\\\$(of "$nl")  n\\\\nl\n"
list 'escaped backslash' "\\\\$(of 'b\s')  b\\\\\\\\s\n"
list 'escaped all' "\\\\$(of "$both")  m\\\\nb\\\\\\\\c\\\\rd\n"
list 'escape without need' "\\\\$h  a\n"
list 'backslash in a line without escapes' "$(of 'b\s')  b\\\\s\n$(of 'a\nb')  a\\\\nb\n"
list 'bad escapes' "\\\\$h  a\\\\x\n\\\\$h  a\\\\\n\\\\$h  a\\\\0\n" -w
list 'blanks around the backslash' "  \\\\$h  a\n\\\\ $h  a\n" -w
list 'wrong, escaped' "\\\\$z  n\\\\nl\n\\\\$z  c\\\\rr\n\\\\$z  m\\\\nb\\\\\\\\c\\\\rd\n"
list 'missing, escaped' "\\\\$z  no\\\\nno\n\\\\$z  no\\\\\\\\no\n"

# ---------------------------------------------------------------- lists: tagged lines
list 'tagged' "SHA256 (a) = $h\n"
list 'tagged as OpenSSL does' "SHA256(a)= $h\n"
list 'tagged, blanks' "SHA256 (a)=$h\nSHA256 (a)\t= \t$h\n \tSHA256 (a) = $h\n" -w
list 'tagged, bad blanks' "SHA256  (a) = $h\nSHA256\t(a) = $h\nSHA256 (a) = $h \n" -w
list 'tagged, CRLF' "SHA256 (a) = $h\r\n"
list 'tagged, upper case' "SHA256 (a) = $up\n"
list 'tagged, lower-case tag' "sha256 (a) = $h\n"
list 'tagged, parentheses in the name' "SHA256 ((a)) = $(of '(a)')\nSHA256 (p) = q) = $(of 'p) = q')\n"
list 'tagged, no name' "SHA256 () = $h\n"
list 'tagged, torn' "SHA256\nSHA256 \nSHA256 (\nSHA256 (a\nSHA256 (a)\nSHA256 (a) =\nSHA256 a = $h\n" -w
list 'tagged, digest too long, too short' "SHA256 (a) = ${h}0\nSHA256 (a) = ${h%?}\n" -w
list 'tagged, escaped' "\\\\SHA256 (n\\\\nl) = $(of "$nl")\n\\\\SHA256 (a\\\\x) = $h\n" -w
list 'tagged, backslash without escapes' "SHA256 (b\\\\s) = $(of 'b\s')\n"
list 'of another algorithm' "MD5 (a) = $md5\n" -w
list 'of another algorithm among ours' "MD5 (a) = $md5\nSHA512 (a) = $h$h\nSHA256 (a) = $h\nSHA2566 (a) = $h\n"
list 'of another algorithm, --strict' "MD5 (a) = $md5\nSHA256 (a) = $h\n" --strict

# ---------------------------------------------------------------- lists: what is said of them
mixed="$h  a\n$z  a\nbad\n$h  missing\n$z  b c\n"
list 'wrong' "$z  a\n"
list 'missing' "$h  missing\n"
list 'directory' "$h  dir\n"
list 'below a file' "$h  a/b\n"
list 'read error' "$h  /proc/self/mem\n"
list 'one of each' "$h  a\n$z  a\nbad\n$h  missing\n"
list 'two of each' "$mixed$mixed"
for o in --quiet --status -w --strict --ignore-missing '--quiet -w' '-w --quiet' '--status -w' '-w --status' \
	'--strict --status' '--ignore-missing --status' '--ignore-missing --quiet' '--quiet --status'; do
	list "mixed, $o" "$mixed" $o
	list "nothing proper, $o" 'bad\n' $o
done
list 'improper lines, --strict' "bad\n$h  a\nbad\n" --strict
list 'improper lines, --strict --status' "bad\n$h  a\n" --strict --status
list 'improper lines, -w' "bad\n$h  a\n\nbad\n" -w
list 'improper line, warned of in its place' "$h  missing\nbad\n$h  missing\n" -w
list 'all right, --quiet' "$h  a\n" --quiet
list 'all right, --status' "$h  a\n" --status
list '--ignore-missing, nothing verified' "$h  missing\n" --ignore-missing
list '--ignore-missing, one verified' "$h  missing\n$h  a\n" --ignore-missing
list '--ignore-missing, one wrong' "$h  missing\n$z  a\n" --ignore-missing
list '--ignore-missing, below a file' "$h  a/b\n" --ignore-missing
list '--ignore-missing, directory' "$h  dir\n" --ignore-missing
list '--ignore-missing --status, nothing verified' "$h  missing\n" --ignore-missing --status
list '--ignore-missing and an empty list' '' --ignore-missing
out=/dev/full; list 'no room for output' "$h  a\n"
out=/dev/full; list 'no room for output, --status' "$h  a\n" --status
in=a; list 'stdin named in a list' "$h  -\n"
in=a; list 'stdin named twice in a list' "$h  -\n$h *-\n$h  a\n"

# ---------------------------------------------------------------- several lists, and lists that are not
printf "$h  a\n" > "$r/l1"
printf "$h a\n" > "$r/l2"
printf "$h  -\n$h  a\n" > "$r/l3"
pair 'two lists, one space second' sha256 -c "$r/l1" "$r/l2"
pair 'two lists, one space first' sha256 -c "$r/l2" "$r/l1"
pair 'a missing list among others' sha256 -c "$r/l1" missing "$r/l1"
pair 'a directory for a list' sha256 -c dir "$r/l1"
pair 'a list that cannot be read' sha256 -c /proc/self/mem
pair 'a binary file for a list' sha256 -c big "$ingot"
pair 'an empty name for a list' sha256 -c ''
pair 'an awkward name for a list' sha256 -c "$nl" 'b c'
in=$r/l1; pair 'a list from stdin' sha256 -c
in=$r/l1; pair 'a list from stdin as -' sha256 -c -
in=$r/l1; pair 'a list from stdin twice' sha256 -c - -
in=$r/l3; pair 'a list from stdin that names stdin' sha256 -c -w
in=a; pair 'bad lines from stdin, -w' sha256 -c -w -
in=$r/l2; pair 'nothing verified from stdin' sha256 --ignore-missing -c -
in=closed; pair 'a list from a closed stdin' sha256 -c
for alg in md5 sha1 sha224 sha384 sha512; do
	${alg}sum a "$nl" big > "$r/l"
	${alg}sum --tag a "$both" >> "$r/l"
	pair "$alg -c" $alg -c "$r/l"
done
for i in 1 2 3 4 5 6 7 8; do cat "$r/l1" "$r/l3"; echo "$h  missing$i"; echo "$z  big"; done > "$r/long"
for i in 1 2 3 4 5 6 7 8; do cat "$r/long"; done > "$r/l4"
for i in 1 2 3 4 5 6 7 8; do cat "$r/l4"; done > "$r/long"
in=a; pair 'a list longer than the queue' sha256 -c "$r/long"

# ---------------------------------------------------------------- a file that may not be read
if [ "$(id -u)" -ne 0 ]; then
	may=
elif command -v setpriv > /dev/null; then
	may='setpriv --reuid=65534 --regid=65534 --clear-groups'
else
	may=false
fi
printf secret > closed
chmod 0 closed
if $may "$ingot" --version > /dev/null 2>&1; then
	as=$may; pair 'permission denied' sha256 closed a
	as=$may; list 'permission denied' "$z  closed\n$h  a\n" --ignore-missing
	as=$may; pair 'permission denied for a list' sha256 -c closed
else
	skip 'permission denied' 'nobody else can be run here, or may run this build'
fi

# ---------------------------------------------------------------- what coreutils does not have
for alg in sha512_224 sha512_256; do
	tag=$(echo $alg | tr s_ S/ | tr a-z A-Z)
	if want=$(openssl dgst -r "-$(echo $alg | tr _ -)" big 2> /dev/null); then
		want=${want%% *}
		same "$alg" "$want  big" "$("$ingot" sum -a $alg big)"
		same "$alg --tag" "$tag (big) = $want" "$("$ingot" sum -a $alg --tag big)"
		"$ingot" sum -a $alg --tag big a > "$r/l"
		same "$alg -c" 'big: OK
a: OK' "$("$ingot" sum -a $alg -c "$r/l")"
	else
		skip "$alg" 'no openssl that has it'
	fi
done
for name in SHA256 sha-256 SHA-256 Sha_256; do
	same "-a $name" "$h  a" "$("$ingot" sum -a $name a)"
done
want=$("$ingot" sum -a sha512_256 a)
for name in sha512-256 SHA512/256 SHA-512/256; do
	same "-a $name" "$want" "$("$ingot" sum -a $name a)"
done

# trouble NAME ARGUMENT...: exit status 1, something on stderr, nothing on stdout.
trouble() {
	what=$1
	shift
	to one "$ingot" sum "$@"
	[ "$(cat "$r/one.rc")" -eq 1 ] && [ -s "$r/one.err" ] && [ ! -s "$r/one.out" ]
	ok "$what" $?
}
trouble 'no algorithm' a
trouble 'an unknown algorithm' -a sha3 a
trouble 'an empty algorithm' -a '' a
trouble 'bad -j' -a sha256 -j x a
trouble 'negative -j' -a sha256 -j -1 a
trouble 'too many -j' -a sha256 -j 100000 a

# ---------------------------------------------------------------- order and workers
mkdir many
i=0
while [ $i -lt 300 ]; do
	head -c $(((300 - i) * 997)) /dev/zero > many/$i
	i=$((i + 1))
done
sha256sum many/* missing many/* > "$r/want" 2> /dev/null
for j in 0 1 2 3 8 256; do
	"$ingot" sum -a sha256 -j $j many/* missing many/* 2> /dev/null | cmp -s - "$r/want"
	ok "-j $j keeps the order" $?
done
"$ingot" sum -a sha256 -j 8 -c "$r/want" > "$r/got" 2>&1 && [ "$(grep -c ': OK$' "$r/got")" -eq 600 ]
ok '-j 8 checks 600 lines' $?
slow() { printf a; sleep 0.2; printf b; sleep 0.2; printf c; }
slow | "$ingot" sum -a sha256 -j 4 - a - > "$r/got"
slow | sha256sum - a - | cmp -s - "$r/got"
ok '-j 4 and stdin named twice: it is read in order' $?
{ printf a; sleep 0.2; head -c 300000 /dev/zero; sleep 0.2; printf b; } | "$ingot" sum -a sha256 > "$r/got"
{ printf a; head -c 300000 /dev/zero; printf b; } | sha256sum | cmp -s - "$r/got"
ok 'a pipe that is slow' $?

finish
