# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh gen.sh TAP_SH GEN: what the commands of gen say, and with which exit code, about folders and options good and bad.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2

# gives CODE NAME ARGUMENT...: runs gen; what it said is in out and err.
gives() {
	want=$1
	name=$2
	shift 2
	"$gen" "$@" >out 2>err
	same "$name" "$want" $?
}

says() { grep -q -- "$2" "$3"; ok "$1" $?; }

fresh() {
	rm -rf em
	cp -R good em
}

gives 0 'emit into a folder that is not there' emit -o good
says 'emit names what is new' '^new  *good/x86_64/sha256\.S$' out
gives 0 'emit again' emit -o good
same 'emit has nothing to say the second time' '' "$(cat out err)"
gives 0 'check finds what emit wrote' check -o good
says 'check counts' 'files are what gen writes' out

fresh
sed 's/^\(.*\)ror\(.*\)\$11,/\1ror\2$12,/' good/x86_64/sha256.S >em/x86_64/sha256.S
gives 1 'check of a file edited by hand' check -o em
says 'it is edited' '^edited  *em/x86_64/sha256\.S$' out
says 'it is one' '^1 of ' out
says 'the command that mends it is told' 'gen emit -o em' out
gives 1 'check --diff' check -o em --diff
says 'the difference is shown' '^[-+].*ror' out
gives 0 'emit mends it' emit -o em
says 'emit names what changed' '^changed  *em/x86_64/sha256\.S$' out
gives 0 'check after that' check -o em

# An older gen wrote this: other words, but its own digest of them.
fresh
sed '3s/$/ /' good/x86_64/sha256.S >em/x86_64/sha256.S
gives 1 'check of a stale file' check -o em
says 'it is stale' '^stale  *em/x86_64/sha256\.S$' out

fresh
printf '\0' >>em/x86_64/sha256.S
gives 1 'check of a file with a zero byte more' check -o em

fresh
: >em/x86_64/sha256.S
gives 1 'check of an empty file' check -o em
says 'it is stale too' '^stale  *em/x86_64/sha256\.S$' out

fresh
rm em/x86_64/sha256.S
gives 1 'check of a missing file' check -o em
says 'it is missing' '^missing  *em/x86_64/sha256\.S$' out

fresh
: >em/x86_64/sha257.S
mkdir -p em/vax
: >em/vax/sha256.S
gives 1 'check of files that nobody writes' check -o em
says 'one is an orphan' '^orphan  *em/x86_64/sha257\.S$' out
says 'the other too' '^orphan  *em/vax/sha256\.S$' out
says 'they are two' '^2 of ' out

fresh
rm em/x86_64/sha256.S
mkdir em/x86_64/sha256.S
gives 2 'check where a file is a folder' check -o em
gives 2 'emit where a file is a folder' emit -o em
gives 2 'check of a folder that is not there' check -o nothing
says 'it names the folder' 'nothing' err
: >file
gives 2 'emit into a file' emit -o file
if [ "$(id -u)" -ne 0 ]; then
	fresh
	chmod a-r em/x86_64/sha256.S
	gives 2 'check of a file that cannot be read' check -o em
	fresh
	chmod a-w em/x86_64
	rm -f em/constants.h
	mv em/x86_64 em/x && mkdir em/x86_64 && chmod a-w em/x86_64
	gives 2 'emit into a folder that cannot be written' emit -o em
	chmod a+w em/x86_64
else
	skip 'check of a file that cannot be read' 'root reads everything'
	skip 'emit into a folder that cannot be written' 'root writes everywhere'
fi

# The digest in a function's banner is that of the lines after it, down to the blank line.
if command -v sha256sum >/dev/null; then
	bad=0
	all=0
	for f in good/x86_64/*.S; do
		for d in $(sed -n 's,^// SHA-256 of the body: ,,p' "$f"); do
			all=$((all + 1))
			got=$(awk -v d="$d" 'on && /^$/ { exit } on { print } index($0, "// SHA-256 of the body: " d) { on = 1 }' "$f" |
				sha256sum | cut -d' ' -f1)
			[ "$d" = "$got" ] || bad=$((bad + 1))
		done
	done
	same "the digests of $all bodies are right" 0 "$bad"
	[ "$all" -gt 0 ]
	ok 'there are bodies' $?
else
	skip 'the digests of the bodies are right' 'no sha256sum'
	skip 'there are bodies' 'no sha256sum'
fi

gives 0 'list' list
says 'list names a function' '^x86_64/sha256_digest .*ingot_asm_sha256_digest' out
functions=$(wc -l <out)
gives 0 'list --json' list --json
same 'the JSON has as many' "$functions" "$(grep -c '"symbol"' out)"
gives 0 'list of some' list -t x86_64 -r 'sha256_f*'
same 'they are as many as match' 1 "$(wc -l <out)"
gives 0 'list of none' list -r 'nothing*'
same 'list says nothing of none' '' "$(cat out)"
gives 0 'stats' stats -t arm -r sha256_digest
says 'stats counts' 'digest/1000 .*instructions' out
gives 0 'stats --json' stats --json -t arm -r sha256_digest
says 'its JSON too' '"work": "digest/1000"' out
if command -v python3 >/dev/null; then
	python3 -c 'import json,sys; sys.exit(not isinstance(json.load(open("out")), list))'
	ok 'the JSON of stats is a list' $?
	"$gen" list --json | python3 -c 'import json,sys; sys.exit(not all(f["symbol"] for f in json.load(sys.stdin)))'
	ok 'the JSON of list is a list' $?
else
	skip 'the JSON of stats is a list' 'no python3'
	skip 'the JSON of list is a list' 'no python3'
fi

# Counts of another gen: one that executed less, one that executed more, one that had other works.
compared() { "$gen" stats -t x86_64 -r sha256_finish "$@" >out 2>err; }
"$gen" stats -t x86_64 -r sha256_finish --json >before
compared --compare before
same 'stats --compare: nothing differs' "0 $(grep -c '"work"' before) the same, 0 less, 0 more (0 too many), 0 new, 0 gone" "$? $(cat out)"
awk '/"instructions"/ && !n++ { sub(/[0-9]+/, "100") } 1' before >less
compared --compare less
same 'stats --compare: more is refused' 1 $?
says 'it names the work and the ratio' '^more .*sha256_finish .*finish/3 .* 100 -> .*too many$' out
says 'and counts it' ' 0 less, 1 more (1 too many), 0 new, 0 gone$' out
compared --compare less --allow 1e9
same 'stats --compare: unless it is allowed' 0 $?
says 'then it is named all the same' ' 0 less, 1 more (0 too many), 0 new, 0 gone$' out
awk '/"instructions"/ && !n++ { sub(/[0-9]+/, "99999") } 1' before >more
compared --compare more
same 'stats --compare: less is not refused' 0 $?
says 'it is counted' ' 1 less, 0 more (0 too many), 0 new, 0 gone$' out
sed 's/"finish.3"/"finish\/4"/' before >other
compared --compare other
same 'stats --compare: other works' 0 $?
says 'the new one is named' '^new .*finish/3 ' out
says 'and the one that is gone' '^gone .*finish/4 ' out
"$gen" stats -t x86_64 -r sha1_finish --compare other >out 2>&1
says 'what was not asked for is not gone' ' 0 gone$' out
for file in nowhere out; do
	compared --compare $file
	same "stats --compare $file: trouble" 2 $?
	says 'it is told' 'is not what gen stats --json prints' err
done
gives 2 'stats --compare --json' stats --compare before --json
gives 2 'stats --allow -1' stats --compare before --allow -1

gives 0 'prove one' prove -t x86_64 -r sha256_finish -j 1
says 'it is proved' '^proved .*x86_64/sha256_finish .* cases' out
says 'the last line counts' '^1 proved, 0 failed$' out
gives 2 'prove none' prove -r 'nothing*'

gives 2 'tune nothing' tune
gives 2 'tune what is not there' tune x86_64/nothing
says 'it is named' nothing err
other=$("$gen" list -r '*_compress/*' | grep -v "^$(uname -m)/" | sed 's/ .*//;1q')
gives 2 'tune a function of another machine' tune "$other"
says 'it is told' 'for another machine' err
here=$("$gen" list -r 'md5_compress/*' | sed -n "s,^\($(uname -m)/[^ ]*\).*,\1,p;1q")
calls=$("$gen" list -r 'md5_digest' | sed -n "s,^\($(uname -m)/[^ ]*\).*,\1,p;1q")
if [ "$here" ] && "$gen" prove --objects -t "$(uname -m)" -r md5_digest >/dev/null 2>&1; then
	gives 2 'tune a function that calls' tune "$calls"
	says 'why not is told' 'calls others' err
	mkdir found
	: >found.def
	"$gen" tune "$here" --seconds 1 -o found >out 2>err
	case $? in			# on a machine that has other things to do, either
	0) grep -q '^ORDER(' found/*.h && grep -q '^#include "orders/' found.def; ok 'tune: an order is kept' $? ;;
	*) grep -q 'nothing is changed' out && [ ! -s found.def ]; ok 'tune: no order is kept' $? ;;
	esac
	says 'tune: how much is told' 'of the time of the order as written' out
else
	skip 'tune' "no assembly or tools for $(uname -m)"
fi

if command -v llvm-mca >/dev/null; then
	rm -rf found found.def
	mkdir found
	: >found.def
	gives 2 'tune for a core that is none' tune aarch64/md5_compress/scalar --cores cortex-a53,nothing --seconds 1 -o found
	says 'it is named' 'no core nothing' err
	"$gen" tune aarch64/sha256_compress/scalar --cores cortex-a53 --seconds 3 -o found >out 2>err
	status=$?
	same 'tune for a core that is not here' "$status" "$([ -s found.def ]; echo $?)"
else
	skip 'tune for cores' 'no llvm-mca'
fi

gives 0 'help' --help
says 'help names the commands' '^  prove ' out
for c in list emit check lint prove stats tune; do
	gives 0 "$c --help" "$c" --help
	says "$c --help tells its use" "^Usage: gen $c" out
done
gives 2 'no command'
says 'no command: where to look' 'gen --help' err
gives 2 'a wrong command' frobnicate
says 'a wrong command is named' frobnicate err
gives 2 'a wrong option' list --frobnicate
gives 2 'an option of another command' list -o x
gives 2 'an option without its argument' list -r
gives 2 'an argument too many' list x
gives 2 'a wrong target' list -t vax
says 'a wrong target is named' vax err
gives 2 'no processes' prove -j 0
gives 2 'processes that are no number' prove -j 2x
if [ -w /dev/full ]; then
	"$gen" list >/dev/full 2>err
	same 'a full disk' 2 $?
else
	skip 'a full disk' 'no /dev/full'
fi
finish
