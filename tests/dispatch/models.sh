# SPDX-License-Identifier: Apache-2.0 OR MIT
# What is found, chosen and right on CPUs that lack something: the command under each model that the emulator has.
# Arguments: tap.sh, the source's folder, the target, ingot, uses (both made for it), a folder to write in, the emulator,
# then what preprocesses C for the target.
set -u
. "$1"
source=$2 target=$3 ingot=$4 uses=$5 tmp=$6 emulator=$7
shift 7
here=$source/tests/dispatch
mkdir -p "$tmp" || exit 2
unset INGOT_CPU

# The tables that `ingot cpu` follows from, one fact a line.
printf '%s\n' '#define HASH(name, family, ...) hash name family' '#include "gen/hash.def"' \
	'#define CPU(id, name, ...) feature id name' '#include "runtime/cpu.def"' \
	'#define INGOT_ASM_VARIANT(hash, function, name, needs) variant hash function name needs' \
	"#include \"emitted/$target/variants.h\"" |
	"$@" -E -P -I "$source" - | tr -d '"' > "$tmp/facts"
names=$(sed -n 's/^feature [^ ]* //p' "$tmp/facts")

# under MODEL PROGRAM ARGUMENT...: what it says, or how it ended.  The emulator warns of what models have and it does not.
under() {
	model=$1
	shift
	"$emulator" -cpu "$model" "$@" 2> "$tmp/err" || { echo "status $?"; grep -v '^qemu.*: warning: ' "$tmp/err"; }
}

# expect PRESENT DETECTED ALLOWED: what `ingot cpu` must say.
expect() {
	awk -v target="$target" -v present=" $1 " -v detected=" $2 " -v allowed=" $3 " -f "$here/expect.awk" "$tmp/facts"
}

# without NAME LIST...: the list without it, between commas as INGOT_CPU wants them, or "none".
without() {
	gone=$1 left=
	shift
	for name; do
		[ "$name" = "$gone" ] || left=$left,$name
	done
	[ -n "$left" ] && echo "${left#,}" || echo none
}

sums() {
	for hash in md5 sha1 sha224 sha256 sha384 sha512; do
		eval "$1"
	done
}
theirs=$(sums '${hash}sum "$source/README.md" "$ingot"')

# computes NAME MODEL: every hash, HMAC, PBKDF2 and HKDF, then files.  What the CPU does not have ends in a signal.
computes() {
	same "$1: selftest" 'all answers are right' "$(under "$2" "$ingot" selftest)"
	same "$1: sums of files are coreutils'" "$theirs" "$(sums 'under "'"$2"'" "$ingot" sum -a $hash "$source/README.md" "$ingot"')"
}

# model MODEL FEATURE...: a line of models.txt.
model() {
	model=$1
	shift
	runs=$(under "$model" "$uses" | tr '\n' ' ')
	present= detected=
	for name; do
		case $name in
		!*)
			present="$present${name#!} " ;;
		*[?])
			case " $runs" in *" ${name%[?]} "*) present="$present${name%[?]} " detected="$detected${name%[?]} " ;; esac ;;
		*)
			present="$present$name " detected="$detected$name " ;;
		esac
	done
	same "$model: the emulator runs what the model has, and refuses the rest" "$detected" "$runs"
	same "$model: found, chosen and why" "$(expect "$present" "$detected" "$detected")" "$(under "$model" "$ingot" cpu)"
	computes "$model" "$model"
	export INGOT_CPU=none
	same "$model, INGOT_CPU=none: chosen and why" "$(expect "$present" "$detected" '')" "$(under "$model" "$ingot" cpu)"
	same "$model, INGOT_CPU=none: selftest" 'all answers are right' "$(under "$model" "$ingot" selftest)"
	INGOT_CPU=nonsense
	same "$model, INGOT_CPU=nonsense: selftest" 'status 2' "$(under "$model" "$ingot" selftest | head -n 1)"
	unset INGOT_CPU
	for name in $names; do
		case " $detected" in *" $name "*) continue ;; esac
		same "planted: $model does not get past $name" 'status 132' "$(under "$model" "$uses" "$name" | head -n 1)"
		break
	done
	[ "$model" = max ] || return
	# Not among the tests of cross builds: qemu-i386 hangs in the fork of a program that is linked with libc.so.
	same "$model: bench measures the variant that is chosen" 1 "$(under max "$ingot" bench --seconds 1 --alg sha1 | grep -c '^sha1 *[*]')"
	[ "$(expect "$present" "${detected#* }" "$detected")" != "$(under "$model" "$ingot" cpu)" ]
	ok "planted: $model without its first feature is not $model" $?
	for gone in $detected; do
		export INGOT_CPU="$(without "$gone" $detected)"
		same "$model without $gone: chosen and why" "$(expect "$present" "$detected" "$(echo "$INGOT_CPU" | sed 's/^none$//; s/,/ /g')")" \
			"$(under "$model" "$ingot" cpu)"
		computes "$model without $gone" "$model"
		unset INGOT_CPU
	done
	# A name that is left alone stays alone, also where the CPU does not have it.
	for only in $names; do
		allowed=
		case " $detected" in *" $only "*) allowed=$only ;; esac
		export INGOT_CPU=$only
		same "$model with $only alone: chosen and why" "$(expect "$present" "$detected" "$allowed")" "$(under "$model" "$ingot" cpu)"
		unset INGOT_CPU
	done
}

for name in $names; do
	grep -q "USE(\"$name\"" "$here/uses.c"
	ok "$target: uses.c has an instruction of $name" $?
done
while read -r of name features; do
	[ "$of" = "$target" ] || continue
	eval model '"$name"' $(printf '%s\n' "$features" | sed "s/[^ ][^ ]*/'&'/g") < /dev/null
done < "$here/models.txt"
[ $count -gt 20 ]
ok "$target has models" $?
finish
