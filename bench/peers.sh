# SPDX-License-Identifier: Apache-2.0 OR MIT
# That the benchmark beside other libraries measures, and that all answers agree: one sample of each.
# Arguments: tap.sh, the benchmark, one with a peer that is wrong, a folder to write in, libraries that were not found.
set -u
. "$1"
bench=$2 wrong=$3 tmp=$4
shift 4
unset INGOT_CPU

for missing; do
	if [ "${CI:-}" = true ]; then
		ok "$missing" 1
	else
		skip "$missing" 'it was not found'
	fi
done

"$wrong" --once --alg sha256 > "$tmp/out" 2> "$tmp/err"
same 'planted: a peer that says something else is refused' \
	'1 ingot-bench-peers: sha256, hmac/32+64: ingot and wrong differ' "$? $(cat "$tmp/err")"
"$bench" --once --alg md5,sha1,sha224,sha256,sha384,sha512,sha512_224,sha512_256 --svg "$tmp/plot.svg" > "$tmp/out" 2> "$tmp/err"
same 'all answers agree' '0 ' "$? $(cat "$tmp/err")"
same 'a table of all works' 64 "$(grep -c -e '^digest/' -e '^hmac/' -e '^pbkdf2/' "$tmp/out")"
peers=$(sed -n 2p "$tmp/out" | tr ',' '\n' | wc -l)
echo "peers: $(sed -n 2p "$tmp/out")" | tell
same 'the plot has a mark for each number, and one for each name' \
	"$(grep -e '^digest/' -e '^hmac/' -e '^pbkdf2/' "$tmp/out" | grep '[.][0-9]* [a-z]' |
		sed 's/^pbkdf2.4 iterations/pbkdf2/; s/ *[0-9.]* [a-z-]*$//' | awk -v n="$peers" '{ for (i = 2; i <= NF; i++) n += $i != "-" } END { print n }')" \
	"$(grep -c -e '<circle' -e '<rect x' "$tmp/plot.svg")"
"$bench" --once --json --alg sha256 > "$tmp/json" 2> "$tmp/err"
same '--json: exit status' '0 ' "$? $(cat "$tmp/err")"
if command -v python3 > /dev/null; then
	same '--json: eight rows, each with ours' "8 $peers" "$(python3 -c 'import json, sys
all = json.load(sys.stdin)
for r in all["rows"]:
    assert r["hash"] == "sha256" and all["unit"] in ("cycles", "ns")
    assert r["by"]["ingot"]["min"] <= r["by"]["ingot"]["median"]
    if "best" in r:
        others = {p: s["median"] for p, s in r["by"].items() if p != "ingot"}
        assert others[r["best"]] == min(others.values())
        assert abs(r["ratio"] - r["by"]["ingot"]["median"] / others[r["best"]]) < 0.01
print(len(all["rows"]), len(all["peers"]))' < "$tmp/json")"
else
	skip '--json: eight rows' 'no python3'
fi
for bad in --alg=nonsense --peers=nonsense --seconds=x --nonsense x; do
	"$bench" $bad > "$tmp/out" 2> "$tmp/err"
	same "$bad is refused" '2 0' "$? $(wc -c < "$tmp/out")"
done
finish
