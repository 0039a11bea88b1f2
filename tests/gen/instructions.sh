# SPDX-License-Identifier: Apache-2.0 OR MIT
# That nothing executes more instructions than it did at the parent commit, unless a line of the commit's message that
# begins with "More instructions: " says why.  Arguments: tap.sh, the source's folder, gen, a folder to write in.
set -u
. "$1"
source=$2 gen=$(realpath "$3") tmp=$4
cd "$source" || exit 2
name='nothing executes more instructions than at the parent commit'

if ! command -v git > /dev/null || ! git rev-parse -q --verify 'HEAD~1^{commit}' > "$tmp/said" 2>&1; then
	skip "$name" 'there is no parent commit here'
	finish
fi
if git diff --quiet HEAD~1 -- dsl gen; then
	ok "$name: gen is the same" 0
	finish
fi
sh bench/compare.sh HEAD~1 "$gen" > "$tmp/said" 2>&1
status=$?
tell < "$tmp/said"
why=$(git log -1 --format=%B | sed -n 's/^More instructions: //p')
if [ $status -eq 1 ] && [ -n "$why" ]; then
	ok "$name, but for a reason: $why" 0
else
	ok "$name: $(tail -n 1 "$tmp/said")" $status
fi
finish
