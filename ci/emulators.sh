#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/emulators.sh DIR NAME...: puts those emulators of Debian's backports into DIR, for tests of what the release's own
# do not know yet.  The archive is the one this machine takes the release from; nothing is installed, and apt keeps what it
# learns in DIR.  Where they cannot be had DIR/why says why, and that is no failure; what was got and is no good is one.
set -eu
dir=$(mkdir -p "$1" && cd "$1" && pwd)
shift
rm -f "$dir/why"
cannot() {
	echo "$*" | tee "$dir/why"
	exit 0
}

missing=
for name; do
	[ -x "$dir/$name" ] || missing="$missing ./usr/bin/$name"
done
[ -n "$missing" ] || exit 0

for tool in apt-get dpkg dpkg-deb tar; do
	command -v "$tool" > /dev/null || cannot "this is no Debian: $tool was not found"
done
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
[ -n "$release" ] || cannot "/etc/os-release names no release"
archive=$(apt-get indextargets --format '$(COMPONENT) $(ARCHITECTURE) $(RELEASE) $(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
	awk -v arch="$(dpkg --print-architecture)" -v release="$release" \
		'$1 == "main" && $2 == arch && ($3 == release || $4 == release) { print $NF; exit }')
[ -n "$archive" ] || cannot "apt's sources have no archive of $release"

apt=$dir/apt
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
keys=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keys] $archive $release-backports main" > "$apt/sources.list"
with() {
	apt-get -q -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$apt/lists" \
		-o Dir::Cache="$apt/cache" -o APT::Update::Error-Mode=any "$@" > "$apt/log" 2>&1
}
with update || cannot "the index of $release-backports cannot be had: $(grep -m 1 '^[EW]:' "$apt/log")"
(cd "$apt" && rm -f ./*.deb && with download "qemu-user/$release-backports") ||
	cannot "qemu-user of $release-backports cannot be had: $(grep -m 1 '^E:' "$apt/log")"

# shellcheck disable=SC2086
dpkg-deb --fsys-tarfile "$apt"/qemu-user_*.deb | tar -x -C "$apt" $missing
for name in $missing; do
	"$apt/$name" --version | head -n 1
	mv "$apt/$name" "$dir"
done
rm -rf "$apt"
