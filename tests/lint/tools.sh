# SPDX-License-Identifier: Apache-2.0 OR MIT
# What the tests of objects share: the compiler they were given, and tools that may be missing.
# Sourced, after tap.sh, with the compiler and its flags as what is left of the arguments.
cc=$1
shift
flags=$*
case $target in
x86_64) triple=x86_64-linux-gnu ;;
x86) triple=i686-linux-gnu ;;
aarch64) triple=aarch64-linux-gnu ;;
arm) triple=arm-linux-gnueabihf ;;
esac

# have TOOL: or else a skip that is counted; in CI a failure, for there everything must have been installed.
have() {
	if command -v "$1" >/dev/null; then
		return 0
	elif [ "${CI:-}" = true ]; then
		ok "$1 is there" 1
	else
		skip "what needs $1" "$1 was not found"
	fi
	return 1
}
