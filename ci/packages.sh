#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/packages.sh PACKAGE...: installs those Debian packages that are not installed yet; says which.  Removes none: where
# two exclude each other, as gcc-multilib and every cross compiler do, it fails and apt-get tells.
set -eu

missing=
for package; do
	case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
	'install ok installed') ;;
	*) missing="$missing $package" ;;
	esac
done
if [ -z "$missing" ]; then
	exit 0
fi
echo "installing:$missing"
root=
if [ "$(id -u)" != 0 ]; then
	root=sudo
	command -v sudo >/dev/null || { echo "packages.sh: not root, and no sudo; please install:$missing" >&2; exit 1; }
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086
{
	$root apt-get update
	DEBIAN_FRONTEND=noninteractive $root apt-get install -y --no-install-recommends --no-remove $missing
} >"$log" 2>&1 || { cat "$log" >&2; echo "packages.sh: apt-get failed" >&2; exit 1; }
