# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh emulator.sh TAP_SH TARGET EMULATOR VERSION DIR: is the emulator of that version, from which on it knows all that our
# code for the target needs?  A skip where no such one was given (no DIR), or where DIR/why says why there can be none.
set -u
. "$1"
target=$2 emulator=$3 wanted=$4 dir=$5
version=$("$emulator" --version | sed -n '1s/.* version \([0-9.]*\).*/\1/p')
if [ "$(printf '%s\n' "$wanted" "$version" | sort -V | tail -n 1)" = "$version" ]; then
	ok "${emulator##*/} $version runs all of $target" 0
elif [ -z "$dir" ]; then
	skip "an emulator that runs all of $target" "${emulator##*/} $version is older than $wanted, and -Demulators names no folder"
elif [ -s "$dir/why" ]; then
	skip "an emulator that runs all of $target" "${emulator##*/} $version is older than $wanted; $(cat "$dir/why")"
else
	ok "an emulator that runs all of $target" 1
	echo "${emulator##*/} $version is older than $wanted, and $dir has neither another nor the reason" | tell
fi
finish
