#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh bench/compare.sh REVISION GEN [OPTION...]: how many instructions each piece of work executes by GEN, a gen that was
# built, against those by the gen of REVISION, which is built in a folder of its own.  Options are those of
# gen stats --compare.  Exit status: 0 nothing executes more; 1 something does; 2 trouble.
set -eu
[ $# -ge 2 ] || { echo "Usage: sh bench/compare.sh REVISION GEN [--allow=PERCENT] [-t TARGET] [-r GLOB]" >&2; exit 2; }
revision=$1 gen=$(realpath "$2")
shift 2
cd "$(dirname "$0")/.."
tmp=$(mktemp -d)
trap 'git worktree remove --force "$tmp/source" 2>/dev/null || :; rm -rf "$tmp"' EXIT
trap 'exit 2' HUP INT TERM

{
	git worktree add --detach "$tmp/source" "$revision" &&
	meson setup "$tmp/build" "$tmp/source" -Dbuildtype=release -Dtests=disabled &&
	ninja -C "$tmp/build" gen/gen
} >"$tmp/log" 2>&1 || { cat "$tmp/log" >&2; echo "compare.sh: gen of $revision cannot be built" >&2; exit 2; }

"$tmp/build/gen/gen" stats --json >"$tmp/before" || exit 2
status=0
"$gen" stats --compare="$tmp/before" "$@" || status=$?
exit $status
