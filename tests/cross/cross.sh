# SPDX-License-Identifier: Apache-2.0 OR MIT
# The library and the command built for another machine, by a cross file, and run under its emulator.
# Arguments: tap.sh, the source's folder, the cross file, a folder to build in, which of the library's tests (all without).
set -u
. "$1"
source=$2 file=$3 build=$4
shift 4
target=$(basename "$file" .ini)

# program KEY: the first word of that line of the cross file.
program() {
	sed -n "s/^$1 = [^']*'\([^']*\)'.*/\1/p" "$file"
}

for need in "$(program c)" "$(program exe_wrapper)" meson ninja; do
	command -v "$need" > /dev/null && continue
	if [ "${CI:-}" = true ]; then
		ok "$target" 1
		echo "$need was not found" | tell
	else
		skip "$target" "$need was not found"
	fi
	finish
done

# try NAME COMMAND...: a test that is good if the command is; what it said, if not.
try() {
	name=$1
	shift
	"$@" > "$build.said" 2>&1
	status=$?
	ok "$name" $status
	[ $status -eq 0 ] || tell < "$build.said"
	return $status
}

[ -f "$build/build.ninja" ] || try "$target: meson takes the cross file" \
	meson setup "$build" "$source" --cross-file "$file" -Dbuildtype=debugoptimized -Dtests=enabled -Dwerror=true || finish
try "$target: builds without a warning" ninja -C "$build" || finish

ingot() {
	eval "$wrapper" '"$build/runtime/ingot"' '"$@"'
}
wrapper=$(sed -n "s/^exe_wrapper = \[\(.*\)\]/\1/p" "$file" | tr -d ,)

uses=portable
[ ! -f "$source/emitted/$target/modules.txt" ] || uses=$target
same "$target: what is used" "$uses" "$(ingot cpu | sed -n 's/^target *//p')"
try "$target: ingot selftest" ingot selftest
cd "$source" || exit 2
for hash in md5 sha1 sha224 sha256 sha384 sha512; do
	same "$target: $hash of files is what coreutils say" "$(${hash}sum README.md emitted/constants.h "$build/runtime/ingot")" \
		"$(ingot sum -a $hash README.md emitted/constants.h "$build/runtime/ingot")"
done

rm -f "$build/meson-logs/testlog.json"
meson test -C "$build" --timeout-multiplier 4 --no-suite big "$@" > "$build.said" 2>&1
sh "$source/ci/summary.sh" "$build" > "$build.summary" 2>&1
ok "$target: the suites of the library: $(tail -n 1 "$build.summary")" $?
grep -v "^target " "$build.summary" | tell
sed -n "s/^skipped: /&$target: /p" "$build.summary" >&2           # counted with the others
finish
