# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh untested.sh TAP_SH NAME WHY: a test that cannot be made or run here, for that reason.  A skip, or where $CI is true, a
# failure: there everything must have been installed.
set -u
. "$1"
if [ "${CI:-}" = true ]; then
	ok "$2" 1
	echo "$3" | tell
else
	skip "$2" "$3"
fi
finish
