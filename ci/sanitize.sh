#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/sanitize.sh: the suites of the public interface under clang's sanitizers, each in a build folder of its own in
# build/: addresses, undefined behaviour and uninitialised memory, with assembly and without; races.  No sanitizer sees what
# assembly does: the memory one is told what it reads and writes (runtime/internal.h), and runs without the suites that use
# libraries it has not compiled.  Exit code 0 only if everything passed and no sanitizer said a word.
set -eu
cd "$(dirname "$0")/.."
export ASAN_OPTIONS=detect_stack_use_after_return=1:detect_leaks=0	# the library has no heap; Criterion keeps its own
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export CC=clang
failed=0

# run FOLDER SANITIZERS ASM TEST...
run() {
	build=build/$1 sanitizers=$2 asm=$3
	shift 3
	printf '\n== %s sanitizer in %s, assembly %s: %s\n' "$sanitizers" "$build" "$asm" "$*"
	rm -f "$build/meson-logs/testlog.txt" "$build/meson-logs/testlog.json"
	[ -f "$build/build.ninja" ] || meson setup "$build" -Dbuildtype=debugoptimized -Dtests=enabled -Dasm="$asm" \
		-Db_sanitize="$sanitizers" -Db_lundef=false >/dev/null
	meson test -C "$build" --print-errorlogs "$@" || failed=1
	# A report in a process that Criterion forked need not reach anybody's exit code.
	if ! [ -f "$build/meson-logs/testlog.txt" ]; then
		echo "sanitize.sh: nothing ran in $build" >&2
		failed=1
	elif grep -E 'Sanitizer: |runtime error: ' "$build/meson-logs/testlog.txt"; then
		failed=1
	fi
}

run asan address,undefined auto api contract job rfc differential json openssl projects standards 'list parser' 'api states'
run asan-portable address,undefined disabled api contract job rfc differential openssl projects standards
run msan memory auto contract job rfc openssl projects standards
run msan-portable memory disabled contract job rfc openssl projects standards
run tsan thread auto threads
exit $failed
