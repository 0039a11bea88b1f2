# SPDX-License-Identifier: Apache-2.0 OR MIT
# Which compilers runtime/abi.h refuses to link emitted code with, and why; what the build then says and does.
# Arguments: tap.sh, the source's folder, a folder to write in.
set -u
. "$1"
source=$2 tmp=$3
mkdir -p "$tmp" || exit 2

# missing NAME PROGRAM: true, with a skip, or a failure in CI, if there is no such program.
missing() {
	command -v "$2" > /dev/null && return 1
	if [ "${CI:-}" = true ]; then
		ok "$1" 1
		echo "$2 was not found" | tell
	else
		skip "$1" "$2 was not found"
	fi
}

# says REASON COMPILER [OPTION...]: what abi.h has to say of it; fits: nothing.
says() {
	why=$1
	shift
	missing "$*: $why" "$1" && return
	[ "$why" = fits ] && want=INGOT_NO_ASM || want="\"$why\""
	same "$*: $why" "$want" "$(printf '#include "abi.h"\nINGOT_NO_ASM\n' | "$@" -I "$source/runtime" -E -P - 2>&1)"
}

says fits x86_64-linux-gnu-gcc
says fits i686-linux-gnu-gcc -msse2
says fits aarch64-linux-gnu-gcc
says fits arm-linux-gnueabihf-gcc
says fits arm-linux-gnueabihf-gcc -mthumb
says fits arm-linux-gnueabihf-gcc -marm -march=armv8-a+simd
for triple in x86_64-linux-gnu aarch64-linux-gnu armv7a-linux-gnueabihf; do
	says fits clang --target=$triple
done

says 'words have their high byte first' aarch64-linux-gnu-gcc -mbig-endian
says 'words have their high byte first' arm-linux-gnueabihf-gcc -mbig-endian
says 'words have their high byte first' clang --target=aarch64_be-linux-gnu
says 'words have their high byte first' clang --target=armebv7a-linux-gnueabihf
says 'ILP32: pointers have 32 bits' aarch64-linux-gnu-gcc -mabi=ilp32
says 'x32: pointers have 32 bits' x86_64-linux-gnu-gcc -mx32
says 'the compiler was not told that every CPU has SSE2: -msse2 would' i686-linux-gnu-gcc
says 'the CPU may be older than ARMv7-A' arm-linux-gnueabihf-gcc -marm -march=armv6+fp
says 'the CPU may be another than ARMv7-A: it may have no ARM state' arm-linux-gnueabihf-gcc -mthumb -march=armv7e-m+fp
says 'the CPU may be another than ARMv7-A: it may have no ARM state' arm-linux-gnueabihf-gcc -march=armv7-r+fp
says 'the calling convention is not hard-float' arm-linux-gnueabihf-gcc -mfloat-abi=soft
says 'the calling convention is not hard-float' arm-linux-gnueabihf-gcc -mfloat-abi=softfp
says 'words may not be read where they are not aligned' arm-linux-gnueabihf-gcc -mno-unaligned-access
for triple in x86_64-apple-darwin arm64-apple-darwin x86_64-w64-mingw32 i686-w64-mingw32; do
	says 'the compiler makes no ELF objects' clang --target=$triple
done
says 'no instructions of this machine are known' s390x-linux-gnu-gcc

# The build: an error where assembly was asked for, else portable C and the reason.
if ! missing 'the build' arm-linux-gnueabihf-gcc && ! missing 'the build' meson; then
	sed -e '/^exe_wrapper/d' "$source/ci/cross/arm.ini" > "$tmp/soft.ini"
	printf "\n[built-in options]\nc_args = ['-mfloat-abi=softfp']\n\n[properties]\nneeds_exe_wrapper = true\n" >> "$tmp/soft.ini"
	for asm in enabled auto disabled; do
		rm -rf "$tmp/$asm"
		meson setup "$tmp/$asm" "$source" --cross-file "$tmp/soft.ini" -Dasm=$asm -Dtests=disabled > "$tmp/$asm.said" 2>&1
		same "the build, -Dasm=$asm: exit status" "$([ $asm != enabled ]; echo $?)" $?
		grep -q 'the calling convention is not hard-float' "$tmp/$asm.said"
		ok "the build, -Dasm=$asm: says why" $?
		grep -q INGOT_ASM "$tmp/$asm/build.ninja" 2> /dev/null
		[ $? -ne 0 ]
		ok "the build, -Dasm=$asm: no assembly" $?
	done
fi

# And without the build, where somebody adds the files to a build of their own.
if ! missing 'dispatch.c' gcc; then
	gcc -I "$source" -DINGOT_ASM='"x86_64"' -U__ELF__ -I "$source/emitted/x86_64" -fsyntax-only "$source/runtime/dispatch.c" > "$tmp/said" 2>&1
	same 'dispatch.c: exit status where assembly does not fit' 1 $?
	grep -q 'abi.h says why' "$tmp/said"
	ok 'dispatch.c: it points to the reason' $?
fi
finish
