# SPDX-License-Identifier: Apache-2.0 OR MIT
# The header and all it declares, as C99, C11 and C++11, without a warning, linked and run.
# Arguments: tap.sh, use.c, the header's folder, the static library, a folder to write in.
set -u
. "$1"
program=$5/ingot-use-$$
trap 'rm -f "$program"' EXIT

# try COMPILER STANDARD LANGUAGE
try() {
	if ! command -v "$1" > /dev/null; then
		skip "$1 -std=$2" 'there is no such compiler here'
		return
	fi
	said=$("$1" -std="$2" -Wall -Wextra -Wpedantic -Wshadow -Wundef -Werror -I "$src/.." -I "$inc" \
		-x "$3" "$use" -x none "$lib" -o "$program" 2>&1)
	status=$?
	ok "$1 -std=$2 takes the header" $status
	[ $status -eq 0 ] || printf '%s\n' "$said" | tell
	[ $status -ne 0 ] || { "$program"; ok "$1 -std=$2: the program runs" $?; }
}

use=$2 inc=$3 lib=$4 src=$3
for std in c99 c11; do
	try gcc $std c
	try clang $std c
done
try g++ c++11 c++
try clang++ c++11 c++

# The attribute is there: a status that is thrown away is an error.
if command -v gcc > /dev/null; then
	printf '#include "ingot.h"\nvoid f(uint8_t *p);\nvoid f(uint8_t *p) { ingot_pbkdf2_hmac_md5(p, 1, p, 1, p, 1, 1); }\n' |
		gcc -std=c99 -Werror -I "$inc" -x c -c -o "$program" - > /dev/null 2>&1
	[ $? -ne 0 ]
	ok 'a status must be used' $?
fi
finish
