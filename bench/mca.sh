#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh bench/mca.sh LIBCRYPTO [CPU...]: AArch64 compression functions against OpenSSL's, by instructions executed for a block
# and by the cycles that llvm-mca reckons for them; LIBCRYPTO is a libcrypto.a of AArch64 (libssl-dev:arm64).
#
# qemu tells which instructions a block executes, so loops inside of a block count as often as they run; llvm-mca gets these,
# block after block.  LLVM 19 knows the Neoverse cores by their own tables; LLVM_MCA names another llvm-mca than the PATH's.
# Needs gcc-aarch64-linux-gnu, qemu-user, llvm-19.
set -eu
[ $# -ge 1 ] || { echo "Usage: [LLVM_MCA=FILE] sh bench/mca.sh LIBCRYPTO [CPU...]" >&2; exit 2; }
crypto=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- neoverse-n1 neoverse-n2 neoverse-v1 neoverse-v2
cd "$(dirname "$0")/.."
triple=aarch64-linux-gnu mca=${LLVM_MCA:-$(command -v llvm-mca-19 || command -v llvm-mca)}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 2' HUP INT TERM

ours=$(for h in sha1 sha256 sha512; do
	u=$(echo $h | tr a-z A-Z)
	echo "-DOURS_$u=ingot_asm_${h}_compress_scalar -DOURS_${u}_CE=ingot_asm_${h}_compress_ce"
done)
# shellcheck disable=SC2086
$triple-gcc -O1 -static $ours -o "$tmp/calls" bench/mca_calls.c emitted/aarch64/sha1.S emitted/aarch64/sha256.S \
	emitted/aarch64/sha512.S "$crypto"

# address, tab, instruction of the compression functions, as llvm-mca reads it: places are not where they were
$triple-objdump -d --no-show-raw-insn "$tmp/calls" | awk -F'\t' '
	/^[0-9a-f]+ </ { inside = $0 ~ /<(ingot_asm_|sha[0-9]+_block)/ }
	!inside || NF < 2 || $1 !~ /^ *[0-9a-f]+:$/ { next }
	{
		at = $1; gsub(/[ :]/, "", at)
		args = $3; sub(/ *(<|\/\/).*/, "", args)
		if ($2 ~ /^(b|b\..*|cbn?z|tbn?z|bl|adr|adrp)$/ || ($2 == "ldr" && args !~ /\[/)) sub(/[0-9a-f]+$/, $2 == "adrp" ? "#4096" : "#8", args)
		if ($2 == "ret" || $2 ~ /^bl/) next
		print at "\t" $2 " " args
	}' >"$tmp/text"

# the instructions of one block, in the order in which they are executed: what lies between two visits of the first address
# that is visited once a block
block() {
	qemu-aarch64 -cpu max -singlestep -d nochain,exec -D "$tmp/trace" "$tmp/calls" "$1" 8 && awk -F'[[/]' -v name="$1" '
	FNR == NR { split($0, line, "\t"); text[line[1]] = line[2]; next }
	/^Trace/ { at = $3; sub(/^0+/, "", at); seen[at]++; order[++n] = at }
	END {
		for (i = 1; i <= n && !head; i++)
			if (seen[order[i]] == 8 && order[i] in text) head = order[i]
		for (i = 1; i <= n; i++) {
			if (order[i] == head) visit++
			if (visit == 4) print text[order[i]]
		}
	}' "$tmp/text" FS='[[/]' "$tmp/trace"
}

printf '%-18s %12s' function 'instructions'
printf ' %14s' "$@"
printf '\n'
for f in sha1 sha1_ce sha256 sha256_ce sha512 sha512_ce; do
	for who in ours openssl; do
		block "$who/$f" >"$tmp/$who.s"
		[ -s "$tmp/$who.s" ] || { echo "mca.sh: no block of $who/$f was found in the trace" >&2; exit 2; }
		printf '%-18s %12d' "$who/$f" "$(wc -l <"$tmp/$who.s")"
		for cpu; do
			cycles=$("$mca" -mtriple=$triple -mcpu="$cpu" -mattr=+sha2,+sha3 -iterations=50 "$tmp/$who.s" 2>"$tmp/log" |
				sed -n 's/^Total Cycles: *//p')
			[ "$cycles" ] || { cat "$tmp/log" >&2; exit 2; }
			printf ' %14d' $((cycles / 50))
		done
		printf '\n'
	done
done
