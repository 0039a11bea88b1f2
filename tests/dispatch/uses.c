/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* One instruction of each feature in runtime/cpu.def, run: prints the names of those that were not refused.  What the
 * emulator can do and does refuse is so known from the instructions themselves, not from what CPUID or HWCAP say.  With a
 * name, that one alone, and what is refused ends the program. */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static sigjmp_buf refused;

static void on_illegal(int number)
{
	siglongjmp(refused, number);
}

#define USE(name, ...) \
	if ((!only || !strcmp(only, name)) && !sigsetjmp(refused, 1)) { \
		__asm__ volatile (__VA_ARGS__); \
		puts(name); \
	}

int main(int argc, char **argv)
{
	const char *only = argc > 1 ? argv[1] : NULL;

	if (!only)
		signal(SIGILL, on_illegal);
	setvbuf(stdout, NULL, _IOLBF, 0);
#if defined(__x86_64__) || defined(__i386__)
	USE("sse2", "paddq %%xmm0, %%xmm0" : : : "xmm0");
	USE("ssse3", "pshufb %%xmm0, %%xmm0" : : : "xmm0");
	USE("sse4_1", "pminud %%xmm0, %%xmm0" : : : "xmm0");
	USE("avx", "vpaddd %%xmm0, %%xmm0, %%xmm0" : : : "xmm0");
	USE("bmi1", "andn %%eax, %%eax, %%eax" : : : "eax");
	USE("avx2", "vpaddd %%ymm0, %%ymm0, %%ymm0" : : : "xmm0");
	USE("bmi2", "rorx $1, %%eax, %%eax" : : : "eax");
	USE("avx512f", "vpaddd %%zmm0, %%zmm0, %%zmm0" : : : "xmm0");
	USE("avx512bw", "vpaddw %%zmm0, %%zmm0, %%zmm0" : : : "xmm0");
	USE("avx512vl", "vprold $1, %%xmm0, %%xmm0" : : : "xmm0");
	USE("sha_ni", "sha1nexte %%xmm0, %%xmm0" : : : "xmm0");
	USE("sha512", ".byte 0xc4, 0xe2, 0x7f, 0xcd, 0xc0" : : : "xmm0");      /* vsha512msg2 %ymm0, %ymm0 */
#elif defined(__aarch64__)
	USE("sha1", ".arch armv8-a+crypto\n\tsha1h s0, s0" : : : "v0");
	USE("sha2", ".arch armv8-a+crypto\n\tsha256su0 v0.4s, v0.4s" : : : "v0");
	USE("sha3", ".arch armv8.2-a+sha3\n\teor3 v0.16b, v0.16b, v0.16b, v0.16b" : : : "v0");
	USE("sha512", ".arch armv8.2-a+sha3\n\tsha512su0 v0.2d, v0.2d" : : : "v0");
#elif defined(__arm__)
	USE("neon", ".fpu neon\n\tvadd.i32 q0, q0, q0" : : : "d0", "d1");
	USE("sha1", ".arch armv8-a\n\t.fpu crypto-neon-fp-armv8\n\tsha1h.32 q0, q0" : : : "d0", "d1");
	USE("sha2", ".arch armv8-a\n\t.fpu crypto-neon-fp-armv8\n\tsha256su0.32 q0, q0" : : : "d0", "d1");
#endif
	return 0;
}
