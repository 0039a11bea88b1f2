# SPDX-License-Identifier: Apache-2.0 OR MIT
# What the libraries show and want.  Arguments: tap.sh, the shared library, the static library, the header, a C compiler.
set -u
. "$1"
shared=$2 static=$3 header=$4 cc=$5

if ! command -v nm > /dev/null || ! command -v objdump > /dev/null; then
	skip 'symbols' 'binutils are missing'
	finish
fi

# The functions that the header declares, once the preprocessor has stamped them.
declared=$("$cc" -E -P "$header" | tr -s ' \n' ' ' | grep -o 'ingot_[a-z0-9_]* *(' | tr -d ' (' | sort -u)
exported=$(nm -D --defined-only "$shared" | awk '{ print $NF }' | sort -u)
ok 'the header declares functions' "$([ "$(printf '%s\n' "$declared" | wc -l)" -gt 100 ]; echo $?)"
same 'the shared library exports what the header declares, and nothing else' "$declared" "$exported"

same 'every global of the static library begins with ingot_' '' \
	"$(nm -g --defined-only "$static" 2> /dev/null | awk 'NF == 3 { print $3 }' | grep -v '^ingot_')"

# Of libc: memory and strings, and the environment.  Weak ones belong to the compiler's start-up; sanitizers and
# stack protectors bring their own.
same 'no heap, no stdio, no surprises' '' \
	"$(nm -D --undefined-only "$shared" | awk '$1 != "w" { sub(/@.*/, "", $NF); print $NF }' |
	grep -v -x -e 'mem\(cmp\|cpy\|move\|set\)' -e 'str\(cmp\|cspn\|len\)' -e secure_getenv -e getauxval \
		-e '__stack_chk_fail' -e '__.*san_.*' -e '_.*_chk')"

# The choice is all that changes: one object in memory that stays writable (.data.rel.ro does not).
same 'one variable' 'ingot__choice' "$(objdump -t "$static" 2> /dev/null | sed 's/[.]hidden //' |
	awk 'NF > 3 && $(NF - 2) ~ /^([.]t?(data|bss)|[*]COM[*])$/ && $(NF - 1) !~ /^0+$/ { print $NF }')"
finish
