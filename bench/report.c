/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the rows of the benchmark look: a table, JSON, and a plot. */
#include <math.h>
#include "bench.h"

static bool any(const struct row *rows, unsigned n, unsigned p)
{
	for (unsigned i = 0; i < n; i++)
		if (rows[i].by[p].n)
			return true;
	return false;
}

static void heading(FILE *f, const struct row *rows, unsigned n, unsigned hash)
{
	fprintf(f, "\n%-22s", hash_names[hash]);
	for (unsigned p = 0; p < peers_n; p++)
		if (any(rows, n, p))
			fprintf(f, " %11s", peers[p]->name);
	fputs("   ratio to the best other\n", f);
}

void report_text(FILE *f, const struct row *rows, unsigned n)
{
	fprintf(f, "Medians in %s%s%s%s, by the byte for 16 KiB and more.\n", measure_unit(), *measure_chain ? " (time and " : "",
		measure_chain, *measure_chain ? ")" : "");
	for (unsigned p = 0; p < peers_n; p++)
		if (any(rows, n, p))
			fprintf(f, "%s%s %s", p ? ", " : "", peers[p]->name, peers[p]->version());
	fputs("\n", f);
	for (unsigned i = 0; i < n; i++) {
		const struct row *r = &rows[i];

		if (!i || r[-1].hash != r->hash)
			heading(f, rows, n, r->hash);
		fprintf(f, "%-22s", r->work);
		for (unsigned p = 0; p < peers_n; p++)
			if (!any(rows, n, p))
				continue;
			else if (!r->by[p].n)
				fprintf(f, " %11s", "-");
			else if (r->by_byte)
				fprintf(f, " %11.3f", series_median(&r->by[p]) / (double)r->by_byte);
			else
				fprintf(f, " %11.0f", series_median(&r->by[p]));
		if (r->best > 0)
			fprintf(f, "   %5.3f %s", r->ratio, peers[r->best]->name);
		fputs("\n", f);
	}
}

void report_json(FILE *f, const struct row *rows, unsigned n)
{
	const char *before = "";

	fprintf(f, "{\"unit\": \"%s\", \"chain\": \"%s\", \"peers\": {", measure_unit(), measure_chain);
	for (unsigned p = 0; p < peers_n; p++)
		fprintf(f, "%s\"%s\": \"%s\"", p ? ", " : "", peers[p]->name, peers[p]->version());
	fputs("}, \"rows\": [", f);
	for (unsigned i = 0; i < n; i++, before = ",") {
		const struct row *r = &rows[i];
		const char *between = "";

		fprintf(f, "%s\n {\"hash\": \"%s\", \"work\": \"%s\", ", before, hash_names[r->hash], r->work);
		if (r->best > 0)
			fprintf(f, "\"best\": \"%s\", \"ratio\": %.4f, ", peers[r->best]->name, r->ratio);
		fputs("\"by\": {", f);
		for (unsigned p = 0; p < peers_n; p++)
			if (r->by[p].n) {
				fprintf(f, "%s\"%s\": {\"min\": %.2f, \"median\": %.2f, \"samples\": %u}", between, peers[p]->name,
					series_least(&r->by[p]), series_median(&r->by[p]), r->by[p].n);
				between = ", ";
			}
		fputs("}}", f);
	}
	fputs("\n]}\n", f);
}

/* ---- the plot: a line for each row, a dot for each peer, where the best of the others is 1 */

enum { LEFT = 210, RIGHT = 40, WIDTH = 960, TOP = 90, LINE = 18, GAP = 12 };
static const double from = 0.25, to = 16;

static double across(double ratio)
{
	const double r = ratio < from ? from : ratio > to ? to : ratio;

	return LEFT + (WIDTH - LEFT - RIGHT) * log2(r / from) / log2(to / from);
}

static const char *colour(unsigned p)
{
	static const char *const all[] = { "#000000", "#d55e00", "#e69f00", "#0072b2", "#009e73", "#cc79a7", "#56b4e9", "#999999" };

	return all[p % (sizeof all / sizeof *all)];
}

static void dot(FILE *f, unsigned p, double x, double y)
{
	if (p == 0)
		fprintf(f, "<rect x=\"%.1f\" y=\"%.1f\" width=\"10\" height=\"10\" fill=\"%s\"/>\n", x - 5, y - 5, colour(p));
	else
		fprintf(f, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\" fill-opacity=\"0.8\"/>\n", x, y, colour(p));
}

static void text(FILE *f, double x, double y, const char *anchor, const char *words)
{
	fprintf(f, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y + 4, anchor, words);
}

static void frame(FILE *f, const struct row *rows, unsigned n, double height)
{
	double x = 20;
	char words[32];

	fprintf(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%.0f\" font-family=\"sans-serif\" "
		"font-size=\"12\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n", WIDTH, height);
	text(f, LEFT, 18, "start", "Time, where the fastest of the other libraries takes 1 (logarithmic; less is better)");
	for (unsigned p = 0; p < peers_n; p++)
		if (any(rows, n, p)) {
			dot(f, p, x + 5, 42);
			text(f, x + 15, 42, "start", peers[p]->name);
			x += 112;
		}
	for (double r = from; r <= to; r *= 2) {
		fprintf(f, "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%.0f\" stroke=\"%s\"/>\n", across(r), TOP - 10, across(r),
			height - 10, r == 1 ? "#000000" : "#dddddd");
		snprintf(words, sizeof words, "%g", r);
		text(f, across(r), TOP - 20, "middle", words);
	}
}

void report_svg(FILE *f, const struct row *rows, unsigned n)
{
	double y = TOP;
	unsigned groups = 1;
	char words[64];

	for (unsigned i = 1; i < n; i++)
		groups += rows[i].hash != rows[i - 1].hash;
	frame(f, rows, n, TOP + n * LINE + groups * GAP);
	for (unsigned i = 0; i < n; i++, y += LINE) {
		const struct row *r = &rows[i];

		if (i && r->hash != r[-1].hash)
			y += GAP;
		snprintf(words, sizeof words, "%s %s", hash_names[r->hash], r->work);
		text(f, LEFT - 10, y, "end", words);
		for (unsigned p = peers_n; p-- > 0 && r->best > 0;)
			if (r->by[p].n)
				dot(f, p, across(series_median(&r->by[p]) / series_median(&r->by[r->best])), y);
	}
	fputs("</svg>\n", f);
}
