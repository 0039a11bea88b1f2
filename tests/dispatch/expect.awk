# SPDX-License-Identifier: Apache-2.0 OR MIT
# What `ingot cpu` must say, from facts: -v target, -v baseline, -v present, -v detected, -v allowed (names, blanks around
# each); on stdin "hash NAME FAMILY", "feature ID NAME" in the order of runtime/cpu.def, "variant HASH FUNCTION VARIANT
# NEEDS" with the best last.
function has(set, name) {
	return index(set, " " name " ") > 0
}

# The needs of variant v that are not in set, in the order of the features; those in `within` only.
function lacking(v, within, set,    i, text) {
	for (i = 1; i <= features; i++)
		if (needs[v, id[i]] && has(within, name[i]) && !has(set, name[i]))
			text = text (text == "" ? "" : " ") name[i]
	return text
}

function line(key, set,    i, text) {
	for (i = 1; i <= features; i++)
		if (has(set, name[i]))
			text = text (text == "" ? "" : " ") name[i]
	printf "%-10s%s\n", key, text
}

function reason(text, lacks, why) {
	return lacks == "" ? text : text (text == "" ? "" : "; ") lacks " " why
}

function better(v,    text) {
	text = reason(text, lacking(v, every, present), "not in this CPU")
	text = reason(text, lacking(v, present, detected), "not enabled by the system")
	text = reason(text, lacking(v, detected, allowed), "taken away by INGOT_CPU")
	print "            not " target "/" variant[v] ": " text
}

$1 == "hash"    { hash[++hashes] = $2; family[$2] = $3 }
$1 == "feature" { id[++features] = $2; name[features] = $3; every = every " " $3 " " }
$1 == "variant" && $3 == "compress" {
	variant[++variants] = $4
	of[variants] = $2
	for (i = 5; i <= NF; i++)
		if (sub(/^INGOT_CPU_/, "", $i))
			needs[variants, $i] = 1
}

END {
	print "target    " target
	line("baseline", baseline)
	line("present", present)
	line("detected", detected)
	line("allowed", allowed)
	print ""
	for (h = 1; h <= hashes; h++) {
		best = 0
		for (v = 1; v <= variants; v++)
			if (of[v] == family[hash[h]] && lacking(v, every, allowed) == "")
				best = v
		printf "%-10s  %s\n", hash[h], best ? target "/" variant[best] : "portable"
		for (v = best + 1; v <= variants; v++)
			if (of[v] == family[hash[h]])
				better(v)
	}
}
