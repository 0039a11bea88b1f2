# SPDX-License-Identifier: Apache-2.0 OR MIT
# A build that takes features for granted: what is left out, what INGOT_CPU cannot take away, what happens on a CPU that
# lacks one.  Arguments: tap.sh, the source's folder, a cross file of AArch64, a folder to build in.
set -u
. "$1"
source=$2 file=$3 build=$4
emulator=$(sed -n "s/^exe_wrapper = \[\(.*\)\]/\1/p" "$file" | tr -d ,)
unset INGOT_CPU

for need in aarch64-linux-gnu-gcc aarch64-linux-gnu-nm meson ninja qemu-aarch64; do
	command -v "$need" > /dev/null && continue
	if [ "${CI:-}" = true ]; then
		ok "a baseline" 1
		echo "$need was not found" | tell
	else
		skip "a baseline" "$need was not found"
	fi
	finish
done
rm -rf "$build"
mkdir -p "$build" || exit 2

# configured NAME[,NAME]...: meson's exit status.
configured() {
	meson setup "$build/$1" "$source" --cross-file "$file" -Dtests=disabled -Dwerror=true -Dcpu_baseline="$1" > "$build/said" 2>&1
}

configured sha2,ssse3
[ $? -ne 0 ]
ok "a name of another machine's feature is an error" $?
grep -q "cpu_baseline: no feature of this machine is called ssse3; there are sha1, sha2, " "$build/said"
ok "it is told, with those that there are" $?

granted=sha1,sha2,sha512
configured $granted && ninja -C "$build/$granted" > "$build/said" 2>&1
built=$?
ok "a build that takes $granted for granted" $built
[ $built -eq 0 ] || { tell < "$build/said"; finish; }
runtime=$build/$granted/runtime

# has FUNCTION: is it in the shared library?
aarch64-linux-gnu-nm "$runtime"/libingot.so.*.*[0-9] | sed 's/.* //' > "$build/symbols"
has() {
	grep -qx "ingot_asm_$1" "$build/symbols"
}
has md5_compress_scalar && has sha1_compress_ce && has sha256_compress_ce && has sha512_compress_ce
ok "what can be chosen is in the library" $?
for hash in sha1 sha256 sha512; do
	! has ${hash}_compress_scalar
	ok "what can never be chosen is not: $hash" $?
done

# under MODEL ARGUMENT...: what ingot says, and its exit status.
under() {
	model=$1
	shift
	eval "$emulator" -cpu '"$model"' '"$runtime/ingot"' '"$@"' 2>&1
	echo "status $?"
}
row() {
	sed -n "s/^$1 *//p"
}
same "max: the baseline" "sha1 sha2 sha512" "$(under max cpu | row baseline)"
same "max: what is allowed" "sha1 sha2 sha3 sha512" "$(under max cpu | row allowed)"
same "max: selftest" "all answers are right status 0" "$(under max selftest | tr '\n' ' ' | sed 's/ $//')"
export INGOT_CPU=none
same "INGOT_CPU=none: the baseline stays" "sha1 sha2 sha512" "$(under max cpu | row allowed)"
same "INGOT_CPU=none: sha384" "aarch64/ce" "$(under max cpu | row sha384)"
same "INGOT_CPU=none: selftest" "all answers are right status 0" "$(under max selftest | tr '\n' ' ' | sed 's/ $//')"
unset INGOT_CPU

# Cortex-A57 has no SHA512.
why="this CPU or system lacks what the library was built to take for granted"
same "cortex-a57: sum is refused" "ingot sum: $why status 1" "$(under cortex-a57 sum -a md5 "$0" | tr '\n' ' ' | sed 's/ $//')"
same "cortex-a57: cpu tells what is lacking" "lacking   sha512 ingot cpu: $why status 2" \
	"$(under cortex-a57 cpu | grep -e ^lacking -e '^ingot cpu' -e ^status | tr '\n' ' ' | sed 's/ $//')"
same "cortex-a57: selftest asks nothing" "ingot selftest: $why status 2" \
	"$(under cortex-a57 selftest | tr '\n' ' ' | sed 's/ $//')"
finish
