# SPDX-License-Identifier: Apache-2.0 OR MIT
# How INGOT_CPU is read, by asking new processes.  Arguments: tap.sh, the probe, the target built in or "portable".
# Meson says in MESON_EXE_WRAPPER what programs of another machine are run under.
set -u
. "$1"
wrapper=${MESON_EXE_WRAPPER:-}
probe=$2
target=$3

# with VALUE: the probe's lines under INGOT_CPU=VALUE.
with() {
	INGOT_CPU=$1 $wrapper "$probe"
}

# features STATE: those in that state, of the lines on stdin.
features() {
	sed -n "s/^feature \(.*\) $1\$/\1/p" | tr '\n' ' '
}

# line KEY: the rest of the line that begins so.
line() {
	sed -n "s/^$1 //p"
}

plain=$(env -u INGOT_CPU $wrapper "$probe")
have=$(printf '%s\n' "$plain" | features allowed)
granted=$(printf '%s\n' "$plain" | features granted)          # by -Dcpu_baseline

same 'the target is the one built in' "$target" "$(printf '%s\n' "$plain" | line target)"
same 'unset: no error' '0 0' "$(printf '%s\n' "$plain" | sed -n 's/^\(status\|selftest\) //p' | tr '\n' ' ' | sed 's/ $//')"
same 'unset: nothing is removed' '' "$(printf '%s\n' "$plain" | features removed)"
same 'unset: nothing is added' 0 "$(printf '%s\n' "$plain" | line allowed-but-absent)"
same 'empty is as unset' "$plain" "$(with '')"
same 'the list of names ends' none "$(printf '%s\n' "$plain" | line past-the-last)"

if [ -n "$wrapper" ]; then
	skip 'detects what the system lists' "the system lists another machine's"
elif [ -r /proc/cpuinfo ]; then
	flags=" $(sed -n -e 's/^flags[^:]*://p' -e 's/^Features[^:]*://p' /proc/cpuinfo | head -n 1) "
	known=$(printf '%s\n' "$plain" | sed -n 's/^feature \([^ ]*\) .*/\1/p')
	want=''
	for name in $known; do
		case $flags in *" $name "*) want="$want$name " ;; esac
	done
	same 'detects what the system lists' "$want" "$(printf '%s\n' "$plain" | sed -n 's/^feature \(.*\) \(allowed\|granted\)$/\1/p' | tr '\n' ' ')"
else
	skip 'detects what the system lists' 'no /proc/cpuinfo'
fi

none=$(with none)
same 'none: nothing is left' '' "$(printf '%s\n' "$none" | features allowed)"
same 'none: what was there is removed' "$have" "$(printf '%s\n' "$none" | features removed)"
same 'none: no error' '0 0' "$(printf '%s\n' "$none" | sed -n 's/^\(status\|selftest\) //p' | tr '\n' ' ' | sed 's/ $//')"
baseline=$(sed -n "s|^INGOT_ASM_VARIANT( [^ ]*, compress, \([^ ]*\), 0 )|$target/\1|p" \
	"$(dirname "$0")/../../emitted/$target/variants.h" 2> /dev/null)
for impl in $(printf '%s\n' "$none" | sed -n 's/^impl [^ ]* //p' | sort -u); do
	if [ -n "$granted" ]; then
		skip "none: $impl needs nothing" 'this build takes features for granted'
		continue
	fi
	[ "$impl" = portable ] || printf '%s\n' "$baseline" | grep -qx "$impl"
	ok "none: $impl needs nothing" $?
done

set -- $have
if [ $# -ge 2 ]; then
	same 'one name leaves that one' "$1 " "$(with "$1" | features allowed)"
	same 'two names leave both' "$1 $2 " "$(with "$2,$1" | features allowed)"
	same 'a name twice is that name' "$1 " "$(with "$1,$1" | features allowed)"
else
	skip 'one name leaves that one' 'this CPU has fewer than two features of the list'
fi
absent=$(printf '%s\n' "$plain" | features absent)
for name in $absent; do
	same "naming $name does not add it" '' "$(with "$name" | features allowed)"
done

for bad in nonsense none, none,sse2 ,sse2 sse2, ' sse2' SSE2 'sse2 ' sse sse22 ,; do
	got=$(with "$bad")
	same "\"$bad\" is an error" '-3 -3' \
		"$(printf '%s\n' "$got" | sed -n 's/^\(status\|selftest\) //p' | tr '\n' ' ' | sed 's/ $//')"
	same "\"$bad\" is treated as none" "$(printf '%s\n' "$none" | grep '^[fi]')" "$(printf '%s\n' "$got" | grep '^[fi]')"
done
finish
