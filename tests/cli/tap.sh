# SPDX-License-Identifier: Apache-2.0 OR MIT
# How a shell test counts and reports: TAP on stdout, what differed as comments below its line.
# Sourced. The caller has `set -u` and ends with `finish`.
count=0
failed=0

# ok NAME STATUS: a test, good if STATUS is 0.
ok() {
	count=$((count + 1))
	if [ "$2" -eq 0 ]; then
		printf 'ok %d - %s\n' "$count" "$1"
	else
		failed=$((failed + 1))
		printf 'not ok %d - %s\n' "$count" "$1"
	fi
}

skip() {
	count=$((count + 1))
	printf 'ok %d - %s # SKIP %s\n' "$count" "$1" "$2"
}

# same NAME WANT GOT: two strings are equal.
same() {
	if [ "$2" = "$3" ]; then
		ok "$1" 0
	else
		ok "$1" 1
		printf 'wanted %s\ngot    %s\n' "$2" "$3" | tell
	fi
}

tell() {
	cat -v | sed 's/^/# /'
}

finish() {
	printf '1..%d\n' "$count"
	[ "$failed" -eq 0 ]
	exit
}
