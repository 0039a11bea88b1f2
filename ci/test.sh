#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/test.sh: every test there is, from nothing on Debian 12.  Installs what is missing, builds with gcc and clang in
# build/, at -O0 and -O2, compares what their gens emit, runs the suites, the proof among them, and the sanitizers; the last
# line counts them.
set -eu
cd "$(dirname "$0")/.."
export CI=true					# nothing may be missing: what would be skipped for want of it fails
say() { printf '\n== %s\n' "$*"; }

say "what is needed to test"
sh ci/packages.sh binutils clang coreutils diffutils g++ gcc gcc-aarch64-linux-gnu gcc-arm-linux-gnueabihf \
	gcc-i686-linux-gnu gcc-s390x-linux-gnu libc6-dev libc6-dev-arm64-cross libc6-dev-armhf-cross \
	libc6-dev-i386-cross libc6-dev-s390x-cross libbotan-2-dev libclang-rt-14-dev libcriterion-dev libelf-dev \
	libgcrypt20-dev libjansson-dev libmbedtls-dev libsodium-dev libssl-dev llvm meson nettle-dev ninja-build openssl \
	pkg-config python3-cryptography-vectors qemu-user scdoc util-linux

say "emulators that know more than the release's, if they can be had"
sh ci/emulators.sh build/emulators qemu-i386 qemu-x86_64

say "libraries of other architectures, whose code is proved, if they can be had"
sh ci/foreign.sh build/foreign arm64 libssl-dev nettle-dev

say "building with gcc"
again=
[ ! -f build/test/build.ninja ] || again=--reconfigure		# it looks for emulators anew
meson setup $again build/test -Dbuildtype=debugoptimized -Dbench=enabled -Dtests=enabled -Dwerror=true -Demulators="$PWD/build/emulators" \
	-Dforeign="$PWD/build/foreign"
ninja -C build/test

say "building with clang, without optimisation"
[ -f build/clang/build.ninja ] || CC=clang meson setup build/clang -Dbuildtype=debug -Dtests=disabled -Dwerror=true
ninja -C build/clang

say "building gen with clang, optimised"
[ -f build/clang-fast/build.ninja ] || CC=clang meson setup build/clang-fast -Dbuildtype=debugoptimized -Dtests=disabled -Dwerror=true
ninja -C build/clang-fast gen/gen

say "building with gcc, without assembly and without optimisation"
[ -f build/portable/build.ninja ] || meson setup build/portable -Dbuildtype=debug -Dasm=disabled -Dtests=enabled -Dwerror=true
ninja -C build/portable

say "what gen emits is what is committed, whoever compiled gen"
for build in test clang clang-fast portable; do
	"build/$build/gen/gen" check
done

say "the suites"
meson test -C build/test --print-errorlogs || true
say "the suites of the library, without assembly"
meson test -C build/portable --print-errorlogs --suite api || true

say "the suites of the library under the sanitizers"
clean=0
sh ci/sanitize.sh || clean=$?

say "what it came to"
sh ci/summary.sh build/test build/portable build/asan build/asan-portable build/msan build/msan-portable build/tsan
exit $clean
