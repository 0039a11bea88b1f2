# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh run.sh TAP_SH GEN: gen run on what it is given, and on the counterexample of an object that is wrong.
set -u
. "$1"
gen=$(realpath "$2") || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT HUP INT TERM
cd "$tmp" || exit 2
PATH=$(dirname "$gen"):$PATH

gives() {
	want=$1
	name=$2
	shift 2
	gen "$@" >out 2>err
	same "$name" "$want" $?
}

says() { grep -q -- "$2" "$3"; ok "$1" $?; }

# On every target, what is well known: FIPS 180-4's example, and RFC 4231's second test of HMAC.
for target in x86_64 x86 aarch64 arm; do
	gives 0 "$target: SHA-256 of abc" run -t $target sha256_digest --text=data=abc
	says 'it is that of the standard' '^out = ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad$' out
	gives 0 "$target: HMAC-SHA-256" run $target/sha256_hmac --text k=Jefe --hex data=7768617420646f2079612077616e7420666f72206e6f7468696e673f
	says 'it is that of the RFC' '^out = 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843$' out
done
gives 0 'another kernel' run x86_64/sha256_digest --text=data=abc --variant=shani
says 'gives the same' '^out = ba7816bf' out
says 'and is named' 'with x86_64/sha256_compress/shani$' out
: >empty
gives 0 'an empty file' run x86_64/md5_digest --file=data=empty
says 'its digest' '^out = d41d8cd98f00b204e9800998ecf8427e$' out
gives 0 'a trace' run x86_64/md5_digest --file=data=empty --trace
says 'shows a line of ours and values' 'gen/md.c:[0-9]*  *mov.*->.*0x' out
says 'and what is called' 'gen/x64/md5.c:[0-9]' out
executed=$(awk '/->/ { n++ } END { print n }' out)
says 'and as many instructions as it counts' "^$executed instructions of the model" out

gives 2 'no function' run
gives 2 'two functions' run x86_64/md5_digest x86_64/sha1_digest
gives 2 'a function that is not there' run x86_64/md6_digest
gives 2 'a name that many have' run md5_digest --file=data=empty
says 'they are named' 'aarch64/md5_digest' err
gives 2 'an argument that is not there' run x86_64/md5_digest --text=message=abc
says 'it is named' 'no bytes called message' err
gives 2 'an argument that is missing' run x86_64/md5_digest
says 'it is told how to give it' 'len is missing' err
gives 2 'bytes that are no hexadecimal digits' run x86_64/md5_digest --hex=data=0g
gives 2 'a buffer of another size' run x86_64/md5_compress --hex=state=00 --hex=blocks=
gives 2 'blocks that are none' run x86_64/md5_compress --hex=blocks=00
gives 2 'a number that is none' run x86_64/hkdf --number=out_len=x
gives 2 'a file that is not there' run x86_64/md5_digest --file=data=nowhere
gives 2 'an option that is not there' run x86_64/md5_digest --fly
head -c 65537 /dev/zero >big
gives 2 'more than the model keeps' run x86_64/md5_digest --file=data=big
gives 2 'a case without a seed' run x86_64/sha256_finish --case='1 bytes waiting'
gives 2 'a case that is not there' run x86_64/sha256_finish --case='64 bytes waiting' --seed=1
says 'it is said' 'has no case' err
gives 2 'a number that the case has not' run x86_64/sha256_finish --case='1 bytes waiting' --seed=1 --set=n=1
gives 2 'a number out of its range' run x86_64/sha256_compress/scalar --case='any count of blocks' --seed=1 --set=n=0xffffffffffffff
gives 2 'both ways at once' run x86_64/sha256_finish --case='1 bytes waiting' --seed=1 --text=out=a
gives 0 'a case of what is right' run x86_64/sha256_finish --case='1 bytes waiting' --seed=3
says 'all is as claimed' 'expected  the same, of all' out
gives 0 'help' run --help
says 'tells the options' '--trace' out

# Records of proofs.
gives 0 'table without records' table -t x86_64
says 'says so' '^Nothing is recorded' out
says 'and claims nothing' ' 0 proved, 0 bytes proved, 0 run natively' out
gives 0 'prove --record' prove -t x86_64 -r sha256_finish --record=records
gives 0 'table' table -t x86_64 records
says 'what is proved' '^x86_64/sha256_finish  *baseline  *proved  *-  *-$' out
says 'it is one' ' 1 proved, ' out
read -r what by of body prover <records
echo "ran native $of $body -" >runs
echo "ran qemu-x86_64 $of $body -" >>runs
gives 0 'table of two files' table -t x86_64 -r sha256_finish records runs
says 'where it ran' ' proved  *-  *native qemu-x86_64$' out
echo "$what $by $of $(echo "$body" | tr 0-9a-f 1-9a-f0) $prover" >other
echo "$what $by $of $body $(echo "$prover" | tr 0-9a-f 1-9a-f0)" >>other
echo "ran native x86_64/sha257_finish $body -" >>other
gives 0 'table of what was once' table -t x86_64 other
says 'it does not count' ' 0 proved, 0 bytes proved, 0 run natively' out
says 'it is counted' '^3 records are of other bodies' out
echo nonsense >wrong
gives 2 'table of what is no record' table wrong
says 'the line is told' 'wrong:1: is no record' err
gives 2 'table of a file that is not there' table nowhere
gives 2 'prove --record to where nothing can be' prove -r nothing --record=no/where

# What is known of a function.
gives 0 'explain' explain x86_64/sha256_update
says 'its prototype' '^void ingot_asm_sha256_update(void \*ctx, const uint8_t \*data, size_t len, ' out
says 'its arguments' '%rsi  data    len bytes, read, secret' out
says 'its cases' '^claim      128 cases: "0 bytes waiting, up to the cut"' out
says 'whom it calls' '^calls      sha256 compress, through the table' out
says 'who calls it' 'x86_64/sha256_hkdf_block' out
gives 2 'explain nothing' explain
gives 2 'explain what is not there' explain x86_64/sha257_update
gives 0 'graph' graph x86_64/sha256_finish
same 'as many braces open as close' "$(grep -c '{$' out)" "$(grep -c '^}$' out)"
same 'one block alone does not jump' 1 "$(awk '/^\tb[0-9]+ \[/ { b[$1] } / -> b/ { e[$1] } END { for (i in b) n += !(i in e); print n }' out)"
says 'calls are edges' ' -> "sha256 compress"' out
if command -v dot >/dev/null; then
	gives 0 'graph --svg' graph --svg x86_64/sha256_finish
	says 'is an image' '<svg' out
else
	gives 2 'graph --svg without graphviz' graph --svg x86_64/sha256_finish
	says 'says so' 'graphviz' err
fi

# An object with another constant: sha256_compress in round 17.
if command -v x86_64-linux-gnu-gcc >/dev/null && command -v x86_64-linux-gnu-objdump >/dev/null && gen emit -o em >/dev/null; then
	sed '/INGOT_FUNCTION(ingot_asm_sha256_compress_scalar)/,/INGOT_END/ s/0xefbe4786/0xefbe4787/' em/x86_64/sha256.S >em/x86_64/wrong.S
	cmp -s em/x86_64/sha256.S em/x86_64/wrong.S
	same 'a constant is another' 1 $?
	x86_64-linux-gnu-gcc -c -o wrong.o em/x86_64/wrong.S
	gives 1 'prove --objects refuses it' prove --objects -r sha256_compress/scalar wrong.o
	says 'what was given is shown' '^    given     blocks, [0-9]* bytes: [0-9a-f]' out
	says 'and what was expected' '^    expected  state word' out
	says 'and what came out' '^    got       state word' out
	says 'and where it parts' '^    parts     in compression 1 of [0-9]*, round 17 ' out
	replay=$(sed -n 's/^    replay    //p' out | head -n 1)
	expected=$(grep '^    expected' out)
	sh -c "$replay" >again 2>err
	same 'the command that is told shows it again' 1 $?
	same 'with the same results' "$expected" "$(grep '^    expected' again)"
	says 'and each instruction' 'wrong.o:[0-9]*  *add.*-> ' again
	rm em/x86_64/wrong.S
	sed 's/0xefbe4786/0xefbe4787/' em/x86_64/sha256.S >w && mv w em/x86_64/sha256.S
	gen prove --objects -t x86_64 -r sha256_compress/scalar -o em >out 2>err
	same 'what is assembled on the way is refused, too' 1 $?
	replay=$(sed -n 's/^    replay    //p' out | head -n 1)
	sh -c "$replay" >again 2>err
	same 'its command assembles it again' 1 $?
else
	skip 'the counterexample of a wrong object' 'no binutils for x86_64'
fi
finish
