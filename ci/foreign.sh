#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# sh ci/foreign.sh DIR ARCHITECTURE PACKAGE...: unpacks those packages of Debian for another architecture into
# DIR/ARCHITECTURE, for proofs of the code in them.  The archive is the one this machine takes the release from; nothing is
# installed, and apt keeps what it learns in DIR.  Where they cannot be had DIR/ARCHITECTURE.why says why, and that is no failure.
set -eu
dir=$(mkdir -p "$1" && cd "$1" && pwd)
arch=$2
shift 2
rm -f "$dir/$arch.why"
cannot() {
	echo "$*" | tee "$dir/$arch.why"
	exit 0
}

[ ! -d "$dir/$arch" ] || exit 0
for tool in apt-get dpkg-deb; do
	command -v "$tool" > /dev/null || cannot "this is no Debian: $tool was not found"
done

apt=$dir/apt-$arch
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
: > "$apt/status"
with() {
	apt-get -q -o APT::Architecture="$arch" -o APT::Architectures="$arch" -o Dir::State::Lists="$apt/lists" \
		-o Dir::State::Status="$apt/status" -o Dir::Cache="$apt/cache" -o APT::Update::Error-Mode=any "$@" > "$apt/log" 2>&1
}
with update || cannot "the index of $arch cannot be had: $(grep -m 1 '^[EW]:' "$apt/log")"
(cd "$apt" && rm -f ./*.deb && with download "$@") || cannot "packages of $arch cannot be had: $(grep -m 1 '^E:' "$apt/log")"
rm -rf "$dir/$arch.new"
for package in "$apt"/*.deb; do
	dpkg-deb -x "$package" "$dir/$arch.new"
	basename "$package"
done
mv "$dir/$arch.new" "$dir/$arch"
rm -rf "$apt"
