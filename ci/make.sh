#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/make.sh [BUILD_DIR]: the main job from nothing on Debian 12.  Installs what is missing, builds gen, lets it write
# and prove the assembly, checks that this is what is committed, builds the library and the command, hashes a real file.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
say() { printf '\n== %s\n' "$*"; }

say "what is needed to build"
sh ci/packages.sh gcc libc6-dev libjansson-dev meson ninja-build pkg-config

say "building gen, libingot and ingot in $build"
[ -f "$build/build.ninja" ] || meson setup "$build" -Dbuildtype=release -Dgen=enabled -Dtests=disabled >/dev/null
ninja -C "$build" gen/gen
gen=$build/gen/gen

say "writing the assembly anew into $build/emitted, and checking that emitted/ is the same"
rm -rf "$build/emitted"
"$gen" emit -o "$build/emitted"
diff -r emitted "$build/emitted"
"$gen" check

say "proving every function"
"$gen" prove

say "building the library and the command"
ninja -C "$build"

file=emitted/x86_64/sha256.S
say "hashing $file with ingot, then with coreutils"
ours=$("$build/runtime/ingot" sum -a sha256 "$file")
theirs=$(sha256sum "$file")
printf '%s\n%s\n' "$ours" "$theirs"
if [ "$ours" != "$theirs" ]; then
	echo "make.sh: they differ" >&2
	exit 1
fi
"$build/runtime/ingot" cpu
