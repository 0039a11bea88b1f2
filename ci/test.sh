#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/test.sh: every test there is, from nothing on Debian 12.  Installs what is missing, builds with gcc and clang in
# build/, compares what their gens emit, proves, runs the suites; the last line counts them.
set -eu
cd "$(dirname "$0")/.."
say() { printf '\n== %s\n' "$*"; }

say "what is needed to test"
sh ci/packages.sh binutils clang coreutils diffutils g++ gcc libc6-dev libclang-rt-14-dev libcriterion-dev \
	libjansson-dev libssl-dev meson ninja-build openssl pkg-config python3-cryptography-vectors scdoc util-linux

say "building with gcc"
[ -f build/test/build.ninja ] || meson setup build/test -Dbuildtype=release -Dtests=enabled
ninja -C build/test

say "building with clang, without optimisation"
[ -f build/clang/build.ninja ] || CC=clang meson setup build/clang -Dbuildtype=debug -Dtests=disabled
ninja -C build/clang

say "building with gcc, without assembly and without optimisation"
[ -f build/portable/build.ninja ] || meson setup build/portable -Dbuildtype=debug -Dasm=disabled -Dtests=enabled
ninja -C build/portable

say "what gen emits is what is committed, whoever compiled gen"
for build in test clang portable; do
	"build/$build/gen/gen" check
done

say "the suites"
meson test -C build/test --no-rebuild --print-errorlogs || true
say "the suites of the library, without assembly"
meson test -C build/portable --no-rebuild --print-errorlogs --suite api || true

say "the suites of the library under the sanitizers"
clean=0
sh ci/sanitize.sh || clean=$?

say "what it came to"
sh ci/summary.sh build/test build/portable build/asan build/asan-portable build/msan build/tsan
exit $clean
