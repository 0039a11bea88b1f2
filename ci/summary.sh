#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/summary.sh BUILD_DIR...: what the last "meson test" in these folders came to: why tests were skipped, which
# published vectors ran, how many tests passed for each target (those whose name ends in one), and in a last line how many
# passed and failed in all.  A test that speaks TAP counts as many as it has; what it planned and did not say has failed.
# Exit code 0 only if something passed and nothing failed.
set -eu
targets=$(cd "$(dirname "$0")/../emitted" && echo */)

for dir; do
	cat "$dir/meson-logs/testlog.json"
done | awk -v targets="$targets" '
# The text of a JSON string member, with its lines apart.
function member(name,    at, rest, text) {
	at = index($0, "\"" name "\": \"")
	if (!at)
		return ""
	rest = substr($0, at + length(name) + 5)
	text = ""
	while (match(rest, /^[^"\\]*\\./)) {
		text = text substr(rest, 1, RLENGTH)
		rest = substr(rest, RLENGTH + 1)
	}
	text = text substr(rest, 1, index(rest, "\"") - 1)
	gsub(/\\n/, "\n", text)
	gsub(/\\"/, "\"", text)
	return text
}

function tap(text,    n, i, lines, planned, seen, bad) {
	n = split(text, lines, "\n")
	planned = -1
	for (i = 1; i <= n; i++) {
		if (lines[i] ~ /^1\.\.[0-9]+/)
			planned = substr(lines[i], 4) + 0
		else if (lines[i] ~ /^ok .*# SKIP test was skipped$/)
			seen++                   # Criterion about what --filter left to another run
		else if (lines[i] ~ /^ok .*# *SKIP/) {
			seen++
			skipped++
			print "skipped: " name ": " lines[i]
		} else if (lines[i] ~ /^ok /) {
			seen++
			passed++
		} else if (lines[i] ~ /^not ok /) {
			seen++
			bad++
			print "failed: " name ": " lines[i]
		}
	}
	if (planned < 0)
		return 0
	if (planned > seen) {
		print "failed: " name ": " planned - seen " of " planned " tests said nothing"
		bad += planned - seen
	}
	if (!bad && result != "OK" && result != "SKIP") {
		print "failed: " name ": " result
		bad++
	}
	failed += bad
	return 1
}

function whole() {
	if (result == "OK" || result == "EXPECTEDFAIL")
		passed++
	else if (result == "SKIP") {
		skipped++
		print "skipped: " name
	} else {
		failed++
		print "failed: " name ": " result
	}
}

function notes(text,    n, i, lines, set) {
	n = split(text, lines, "\n")
	for (i = 1; i <= n; i++)
		if (lines[i] ~ /^skipped: /) {
			skipped++
			print lines[i]
		} else if (lines[i] ~ /^vectors: .*: [0-9]+ cases/) {
			set = lines[i]
			sub(/: [0-9]+ cases.*/, "", set)
			match(lines[i], /: [0-9]+ cases/)
			cases[set] += substr(lines[i], RSTART + 2)
			files[set]++
		}
}

{
	name = member("name")
	result = member("result")
	before = passed
	if (!tap(member("stdout")))
		whole()
	sub(/.* /, "", name)
	of[name] += passed - before
	notes(member("stderr"))
}

END {
	for (set in cases)
		print set ": " cases[set] " cases in " files[set] " runs"
	n = split(targets, target, "/ *")
	for (i = 1; i < n; i++)
		printf "target %s: %d passed\n", target[i], of[target[i]]
	printf "%d passed, %d failed", passed, failed
	if (skipped)
		printf ", %d skipped", skipped
	print ""
	exit failed > 0 || passed == 0
}'
