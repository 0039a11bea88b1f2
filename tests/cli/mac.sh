#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# What `ingot hmac`, `pbkdf2`, `cpu`, `selftest` and the command itself must do.
# Usage: mac.sh INGOT.  Answers come from RFC 2202, 4231 and 6070, and from openssl where it is installed.
set -u
here=$(dirname "$0")
. "$here/tap.sh"
ingot=$(cd "$(dirname "$1")" && pwd)/${1##*/}

LC_ALL=C
export LC_ALL
unset POSIXLY_CORRECT INGOT_CPU
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

# run NAME STATUS ARGUMENT...: exit status as wanted; stdout and stderr are left in out and err.
run() {
	what=$1 want=$2
	shift 2
	"$ingot" "$@" > out 2> err < in
	got=$?
	same "$what: exit status" "$want" "$got"
}

# trouble NAME WORDS ARGUMENT...: refused: status 2, WORDS on stderr, nothing on stdout.
trouble() {
	what=$1 words=$2
	shift 2
	"$ingot" "$@" > out 2> err < in
	got=$?
	[ "$got" -eq 2 ] && [ ! -s out ] && grep -qF -- "$words" err
	bad=$?
	ok "$what" $bad
	[ $bad -eq 0 ] || { echo "status $got, wanted \"$words\" in:"; cat err out; } | tell
}

algorithms=$("$ingot" sum --help | sed -n 's/^Algorithms: //p')
: > in
printf 'Hi There' > hi
printf 'what do ya want for nothing?' > what
printf 'Jefe' > jefe
printf 'Jefe\n' > jefe.nl
printf 'Jefe\n\n' > jefe.nlnl
: > nothing
awk 'BEGIN { for (i = 0; i < 20; i++) printf "\v" }' > key1
awk 'BEGIN { for (i = 0; i < 9001; i++) printf "%c", 33 + i % 89 }' > longkey
head -c 700001 /dev/zero > big

# ---------------------------------------------------------------- hmac: published answers
hmac() { "$ingot" hmac -a "$@"; }
same 'RFC 4231, 1: sha224' '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22  hi' "$(hmac sha224 --key-file key1 hi)"
same 'RFC 4231, 1: sha256' 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7  hi' "$(hmac sha256 --key-file key1 hi)"
same 'RFC 4231, 2: sha256' '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843  what' "$(hmac sha256 --key-file jefe what)"
same 'RFC 2202, 2: md5' '750c783e6ab0b503eaa86e310a5db738  what' "$(hmac md5 --key-file jefe what)"
same 'RFC 2202, 2: sha1' 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79  what' "$(hmac sha1 --key-file jefe what)"

# ---------------------------------------------------------------- hmac: openssl's answers
hex() { od -An -v -tx1 | tr -d ' \n'; }
for alg in $algorithms; do
	name=$(echo "$alg" | tr _ -)
	for key in jefe jefe.nl longkey; do
		want=$(openssl dgst -r "-$name" -mac HMAC -macopt "hexkey:$(hex < $key)" big 2> /dev/null) || {
			skip "$alg under $key" 'no openssl that can'
			continue
		}
		same "$alg under $key" "${want%% *}  big" "$(hmac "$alg" --key-file $key big)"
	done
done

# ---------------------------------------------------------------- hmac: where the key comes from
jefe=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
same 'the key from a descriptor' "$jefe  what" "$(hmac sha256 --key-fd 3 what 3< jefe)"
same 'the key from stdin' "$jefe  what" "$(hmac sha256 --key-fd 0 what < jefe)"
same 'the key from a slow pipe' "$jefe  what" "$({ printf J; sleep 0.2; printf efe; } | hmac sha256 --key-fd 0 what)"
same 'the message from stdin' "$jefe  -" "$(hmac sha256 --key-file jefe < what)"
same 'two messages, one of them -' "$jefe  what
$jefe  -" "$(hmac sha256 --key-file jefe what - < what)"
same 'a newline is dropped if asked' "$jefe  what" "$(hmac sha256 --key-file jefe.nl --strip-newline what)"
same 'only one newline is dropped' "$(hmac sha256 --key-file jefe.nl what)" "$(hmac sha256 --key-file jefe.nlnl --strip-newline what)"
[ "$jefe  what" != "$(hmac sha256 --key-file jefe.nl what)" ]
ok 'a newline is part of the key' $?
same 'an awkward name' '\'"$jefe"'  w\nt' "$(cp what 'w
t'; hmac sha256 --key-file jefe 'w
t')"
want=$(hmac sha256 --key-file nothing what)
same 'an empty key, asked to drop a newline' "$want" "$(hmac sha256 --key-file nothing --strip-newline what)"
"$ingot" hmac -a sha256 --key-file big what > out
{ head -c 4097 big; sleep 0.2; tail -c +4098 big; } | "$ingot" hmac -a sha256 --key-fd 0 what | cmp -s - out
ok 'a key of 700 kB, whole or in parts' $?

# ---------------------------------------------------------------- hmac: verify
run 'verify, right' 0 hmac -a sha256 --key-file jefe --verify $jefe what
[ ! -s out ] && [ ! -s err ]
ok 'verify, right: says nothing' $?
run 'verify, upper case' 0 hmac -a sha256 --key-file jefe --verify $(echo $jefe | tr a-f A-F) what
run 'verify, last bit wrong' 1 hmac -a sha256 --key-file jefe --verify ${jefe%3}2 what
same 'verify, wrong: says so' 'ingot hmac: the tag is wrong' "$(cat err)"
run 'verify, first bit wrong' 1 hmac -a sha256 --key-file jefe --verify d${jefe#5} what
run 'verify, another message' 1 hmac -a sha256 --key-file jefe --verify $jefe hi
run 'verify, another key' 1 hmac -a sha256 --key-file key1 --verify $jefe what
run 'verify, truncated and allowed' 0 hmac -a sha256 --key-file jefe --verify 5bdcc146bf60754e6a042426089575c7 --min-length 16 what
run 'verify, truncated, allowed, wrong' 1 hmac -a sha256 --key-file jefe --verify 5bdcc146bf60754e6a042426089575c8 --min-length 16 what
trouble 'verify, truncated' 'are wanted' hmac -a sha256 --key-file jefe --verify 5bdcc146bf60754e6a042426089575c7 what
trouble 'verify, truncated too far' 'are wanted' hmac -a sha256 --key-file jefe --verify 5bdc --min-length 16 what
trouble 'verify, empty tag' 'are wanted' hmac -a sha256 --key-file jefe --verify '' what
trouble 'verify, too long' 'in hexadecimal' hmac -a sha256 --key-file jefe --verify ${jefe}00 what
trouble 'verify, odd' 'in hexadecimal' hmac -a sha256 --key-file jefe --verify ${jefe%?} what
trouble 'verify, not hexadecimal' 'in hexadecimal' hmac -a sha256 --key-file jefe --verify g${jefe#?} what
trouble 'verify, two files' 'one file' hmac -a sha256 --key-file jefe --verify $jefe what what
trouble 'verify, missing file' 'No such file' hmac -a sha256 --key-file jefe --verify $jefe missing
trouble '--min-length alone' 'needs --verify' hmac -a sha256 --key-file jefe --min-length 16 what
trouble '--min-length 0' "tag's length" hmac -a sha256 --key-file jefe --verify $jefe --min-length 0 what
trouble '--min-length too long' 'whole tag' hmac -a sha256 --key-file jefe --verify $jefe --min-length 33 what

# ---------------------------------------------------------------- hmac: misuse
for o in --key=Jefe '--key Jefe' -kJefe '-k Jefe' --key-hex=4a '--key-hex 4a'; do
	trouble "no key on the command line: $o" 'not taken from the command line' hmac -a sha256 $o what
done
trouble 'no key' 'key is needed' hmac -a sha256 what
trouble 'no algorithm' 'algorithm is needed' hmac --key-file jefe what
trouble 'unknown algorithm' 'unknown algorithm' hmac -a sha3 --key-file jefe what
trouble 'two keys' 'given twice' hmac -a sha256 --key-file jefe --key-fd 0 what
trouble 'key file -' 'descriptor 0' hmac -a sha256 --key-file - what
trouble 'key and message from stdin' 'both key and message' hmac -a sha256 --key-fd 0
trouble 'key file missing' 'cannot read the key from missing: No such file' hmac -a sha256 --key-file missing what
trouble 'key file a directory' 'Is a directory' hmac -a sha256 --key-file . what
trouble 'key from a closed descriptor' 'descriptor 9: Bad file' hmac -a sha256 --key-fd 9 what
trouble 'descriptor not a number' 'not the number' hmac -a sha256 --key-fd x what
trouble 'a key without an end' 'File too large' hmac -a sha256 --key-file /dev/zero what
trouble 'unknown option' '--help' hmac -a sha256 --foo what
run 'a missing file among others' 2 hmac -a sha256 --key-file jefe missing what
same 'a missing file among others: the rest is done' "$jefe  what" "$(cat out)"
"$ingot" hmac -a sha256 --key-file jefe what > /dev/full 2> err
same 'no room for output: exit status' 2 $?

# ---------------------------------------------------------------- pbkdf2: answers
printf password > pw
printf 'password\n' > pw.nl
printf 'passwordPASSWORDpassword' > pw24
printf 'pass\0word' > pw0
pbkdf2() { "$ingot" pbkdf2 -a "$@"; }
same 'RFC 6070, 1' 0c60c80f961f0e71f3a9b524af6012062fe037a6 "$(pbkdf2 sha1 --password-file pw --salt-hex 73616c74 --iter 1 --length 20)"
same 'RFC 6070, 2' ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957 "$(pbkdf2 sha1 --password-file pw --salt-hex 73616c74 --iter 2 --length 20)"
same 'RFC 6070, 3' 4b007901b765489abead49d926f721d065a429c1 "$(pbkdf2 sha1 --password-file pw --salt-hex 73616c74 --iter 4096 --length 20)"
same 'RFC 6070, 5' 3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038 "$(pbkdf2 sha1 --password-file pw24 --salt-hex 73616c7453414c5473616c7453414c5473616c7453414c5473616c7453414c5473616c74 --iter 4096 --length 25)"
same 'RFC 6070, 6' 56fa6aa75548099dcc37d7f03425e0c3 "$(pbkdf2 sha1 --password-file pw0 --salt-hex 7361006c74 --iter 4096 --length 16)"
for alg in $algorithms; do
	name=$(echo "$alg" | tr _ -)
	for length in 1 100; do
		want=$(openssl kdf -keylen $length -kdfopt "digest:$name" -kdfopt pass:password -kdfopt hexsalt:0001feff \
			-kdfopt iter:5003 -kdfopt pkcs5:1 PBKDF2 2> /dev/null) || {
			skip "pbkdf2 $alg, $length bytes" 'no openssl that can'
			continue
		}
		same "pbkdf2 $alg, $length bytes" "$(echo "$want" | tr -d : | tr A-F a-f)" \
			"$(pbkdf2 "$alg" --password-file pw --salt-hex 0001FEff --iter 5003 --length $length)"
	done
done
want=$(pbkdf2 sha256 --password-file pw --salt-hex 00 --iter 10 --length 32)
same 'the password from a descriptor' "$want" "$(pbkdf2 sha256 --password-fd 5 --salt-hex 00 --iter 10 --length 32 5< pw)"
same 'the password from stdin' "$want" "$(pbkdf2 sha256 --password-fd 0 --salt-hex 00 --iter 10 --length 32 < pw)"
same 'a newline is dropped if asked' "$want" "$(pbkdf2 sha256 --password-file pw.nl --strip-newline --salt-hex 00 --iter 10 --length 32)"
[ "$want" != "$(pbkdf2 sha256 --password-file pw.nl --salt-hex 00 --iter 10 --length 32)" ]
ok 'a newline is part of the password' $?
long=$(pbkdf2 sha256 --password-file pw --salt-hex 00 --iter 10 --length 5000)
same 'a long key begins as a short one' "$want" "$(printf '%.64s' "$long")"
same 'a long key is long' 10000 ${#long}
run 'an empty salt' 0 pbkdf2 -a sha256 --password-file pw --salt-hex '' --iter 1 --length 1
n=$(pbkdf2 sha256 --calibrate 400 --length 64)
t0=$(date +%s%N)
pbkdf2 sha256 --password-file pw --salt-hex 00 --iter "$n" --length 64 > out
ms=$((($(date +%s%N) - t0) / 1000000))
[ "$ms" -gt 40 ] && [ "$ms" -lt 8000 ]
ok 'calibrated iterations take the time asked for, within what a busy machine allows' $?
echo "# 400 ms asked, $n iterations, $ms ms measured"

# ---------------------------------------------------------------- pbkdf2: misuse
full='pbkdf2 -a sha256 --password-file pw --salt-hex 00 --iter 1 --length 1'
for o in --password=secret '--password secret' -psecret '-p secret' --pass=secret '--pass secret'; do
	trouble "no password on the command line: $o" 'not taken from the command line' $full $o
	! grep -q secret err
	ok "$o is not repeated" $?
done
trouble 'no algorithm' 'algorithm is needed' pbkdf2 --password-file pw --salt-hex 00 --iter 1 --length 1
trouble 'no password' 'password is needed' pbkdf2 -a sha256 --salt-hex 00 --iter 1 --length 1
trouble 'no salt' 'salt is needed' pbkdf2 -a sha256 --password-file pw --iter 1 --length 1
trouble 'no iterations' 'iterations is needed' pbkdf2 -a sha256 --password-file pw --salt-hex 00 --length 1
trouble 'no length' 'length is needed' pbkdf2 -a sha256 --password-file pw --salt-hex 00 --iter 1
for n in 0 -1 x '' 1x 4294967296 99999999999999999999 ' 1' +1; do
	trouble "--iter '$n'" 'is 1 to 4294967295' pbkdf2 -a sha256 --password-file pw --salt-hex 00 --length 1 "--iter=$n"
	trouble "--length '$n'" 'is 1 to 1048576' pbkdf2 -a sha256 --password-file pw --salt-hex 00 --iter 1 "--length=$n"
done
trouble 'salt odd' 'not in hexadecimal' pbkdf2 -a sha256 --password-file pw --salt-hex 000 --iter 1 --length 1
trouble 'salt not hexadecimal' 'not in hexadecimal' pbkdf2 -a sha256 --password-file pw --salt-hex 0x --iter 1 --length 1
trouble 'two passwords' 'given twice' $full --password-fd 0
trouble 'password file missing' 'cannot read the password from missing' pbkdf2 -a sha256 --password-file missing --salt-hex 00 --iter 1 --length 1
trouble 'calibrate with a password' 'only measures' $full --calibrate 10
trouble 'a file' 'arguments left' $full pw
"$ingot" $full > /dev/full 2> err
same 'pbkdf2, no room for output: exit status' 2 $?

# ---------------------------------------------------------------- progress: on a terminal only
pour='{ printf a; sleep 1.3; printf b; sleep 0.3; printf c; }'
if script -qec 'printf seen' /dev/null < /dev/null 2> /dev/null | grep -q seen; then
	n=$(pbkdf2 sha256 --calibrate 2500 --length 32)
	derive="'$ingot' pbkdf2 -a sha256 --password-file pw --salt-hex 00 --iter $n --length 32"
	script -qec "$pour | '$ingot' sum -a sha256" /dev/null < /dev/null > tty
	grep -q 'MiB read' tty
	ok 'sum shows progress on a terminal' $?
	tail -c 80 tty | grep -q "$(printf '\r\033\\[K')$(printf abc | sha256sum | cut -c 1-64)  -"
	ok 'progress is gone before the sum is printed' $?
	script -qec "$pour | '$ingot' sum -a sha256 2> err" /dev/null < /dev/null > tty
	[ ! -s err ] && ! grep -q 'MiB read' tty
	ok 'sum shows none if stderr is a file' $?
	script -qec "$pour | '$ingot' hmac -a sha256 --key-file jefe" /dev/null < /dev/null > tty
	grep -q 'MiB read' tty
	ok 'hmac shows progress on a terminal' $?
	script -qec "$derive" /dev/null < /dev/null > tty
	grep -q '% of .* iterations' tty
	ok 'pbkdf2 shows progress on a terminal' $?
	sh -c "$derive" > out 2> err
	[ -s out ] && [ ! -s err ]
	ok 'pbkdf2 shows none elsewhere' $?
	script -qec "'$ingot' sum -a sha256 what" /dev/null < /dev/null > tty
	! grep -q 'MiB read' tty
	ok 'short work shows none on a terminal' $?
else
	skip 'progress on a terminal' 'no script(1), or no pseudo-terminal to be had'
fi

# ---------------------------------------------------------------- cpu, selftest, help
run 'selftest' 0 selftest
same 'selftest says' 'all answers are right' "$(cat out)"
run 'cpu' 0 cpu
for alg in $algorithms; do
	grep -q "^$alg  *[a-z0-9_/]*\$" out
	ok "cpu names $alg" $?
done
"$ingot" cpu --json > json
if command -v python3 > /dev/null; then
	same 'cpu --json is JSON and lists all hashes' "$algorithms" "$(python3 -c 'import json, sys
cpu = json.load(sys.stdin)
assert isinstance(cpu["target"], str) and set(cpu["allowed"]) <= set(cpu["detected"]) <= set(cpu["present"])
print(*cpu["hashes"])' < json)"
else
	skip 'cpu --json' 'no python3'
fi

# ---------------------------------------------------------------- bench: that it measures, not how fast
run 'bench' 0 bench --seconds 1 --alg SHA-1
same 'bench: what is used is marked' "sha1 *$("$ingot" cpu | sed -n 's/^sha1  *//p')" \
	"$(sed -n 's/^\(sha1\) *\([*][^ ]*\) .*/\1 \2/p' out)"
run 'bench --json' 0 bench --json --seconds 1 --alg sha256,md5
if command -v python3 > /dev/null; then
	same 'bench --json: seven works of each hash' '14 7' "$(python3 -c 'import json, sys
all = json.load(sys.stdin)
rows = [r for r in all["results"] if r["chosen"]]
assert all["unit"] in ("cycles", "ns") and all["samples"] >= len(all["results"])
assert {r["hash"] for r in rows} == {"md5", "sha256"}
for r in all["results"]:
    assert 0 < r["min"] <= r["median"] and r["samples"] > 0, r
print(len(rows), len({r["work"] for r in rows}))' < out)"
else
	skip 'bench --json' 'no python3'
fi
INGOT_CPU=none "$ingot" bench --seconds 1 --alg sha1 > out 2> err
same 'INGOT_CPU=none, bench: one variant' 1 "$(grep -c '^sha1 ' out)"
trouble 'bench of a hash that is not known' 'unknown algorithm' bench --alg md5,nonsense
trouble 'bench for no time' '1 to 3600' bench --seconds 0
trouble 'bench with an argument' 'arguments left' bench x

INGOT_CPU=none "$ingot" cpu > out 2> err
same 'INGOT_CPU=none: exit status' 0 $?
same 'INGOT_CPU=none leaves the baseline' "$(sed -n 's/^baseline *//p' out)" "$(sed -n 's/^allowed *//p' out)"
INGOT_CPU=nonsense "$ingot" cpu > out 2> err
same 'INGOT_CPU=nonsense, cpu: exit status' 2 $?
grep -q INGOT_CPU err
ok 'INGOT_CPU=nonsense, cpu: says why' $?
INGOT_CPU=nonsense "$ingot" selftest > out 2> err
same 'INGOT_CPU=nonsense, selftest: exit status' 2 $?
INGOT_CPU=nonsense "$ingot" sum -a sha256 what > out 2> err
same 'INGOT_CPU=nonsense, sum: exit status' 1 $?
[ ! -s out ] && grep -q INGOT_CPU err
ok 'INGOT_CPU=nonsense, sum: says why, prints no sum' $?
INGOT_CPU=nonsense "$ingot" hmac -a sha256 --key-file jefe what > out 2> err
same 'INGOT_CPU=nonsense, hmac: exit status' 2 $?
trouble 'selftest with an argument' 'arguments left' selftest x
trouble 'cpu with an argument' 'arguments left' cpu x
trouble 'no command' 'command is needed'
trouble 'unknown command' "unknown command: 'fo o'" 'fo o'
trouble 'unknown option first' 'unknown command' --foo
run 'help' 0 --help
for command in sum hmac pbkdf2 cpu bench selftest; do
	grep -q "^  $command " out
	ok "help names $command" $?
done
"$ingot" --help > /dev/full 2> err
same 'help without room: exit status' 2 $?
version=$("$ingot" --version)
for command in sum hmac pbkdf2 cpu bench selftest; do
	"$ingot" $command --help > help 2> err
	same "$command --help: exit status" 0 $?
	grep -q "^Usage: ingot $command" help && [ ! -s err ]
	ok "$command --help begins with its usage" $?
	same "$command --version" "ingot $command ${version#ingot }" "$("$ingot" $command --version)"
	"$ingot" $command --foo 2> err
	grep -q "^Try 'ingot $command --help'" err
	ok "$command points to its help" $?
done

finish
