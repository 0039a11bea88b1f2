// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha1 on ARMv7-A.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.syntax unified
	.arch armv8-a
	.fpu crypto-neon-fp-armv8
	.object_arch armv7a
	.arm
	.eabi_attribute 10, 0
	.eabi_attribute 12, 0
	.eabi_attribute 24, 1
	.eabi_attribute 25, 1
	.eabi_attribute 34, 1

// ingot_asm_sha1_compress_scalar, ARMv7-A, needs the baseline only.  Made by gen from gen/arm/sha1.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   20 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  925 instructions.
// Holds:  r0 w.x,  r1 w.y,  r2 w.x,  r3 w.y,  r4 w.x,  r5 w.y,  r6 t.x,  r7 t.y,  r8 a,  r9 b,  r10 c,
//         r11 d,  r12 k,  lr e,  frame+0 state,  frame+4 blocks,  frame+8 n,  frame+16 w
// SHA-256 of the body: 45d25bfeb417302545b7dbee273cf1114ae686b983eb3a55b731fe354d83c8e8
INGOT_FUNCTION(ingot_asm_sha1_compress_scalar)
	push	{r4-r12, lr}
	.cfi_adjust_cfa_offset 40
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 10, 24
	.cfi_rel_offset 11, 28
	.cfi_rel_offset 14, 36
	sub	sp, sp, #80
	.cfi_adjust_cfa_offset 80
	str	r0, [sp]
	str	r1, [sp, #4]
	str	r2, [sp, #8]
	ldr	r12, [sp, #8]
	cmp	r12, #0
	beq	.Lsha1_compress_scalar_skip1
	ldr	r6, [sp]
	ldr	r8, [r6]
	ldr	r9, [r6, #4]
	ldr	r10, [r6, #8]
	ldr	r11, [r6, #12]
	ldr	lr, [r6, #16]
.Lsha1_compress_scalar_more1:
	ldr	r0, [sp, #4]
	ldr	r2, [r0]
	ldr	r3, [r0, #4]
	rev	r2, r2
	rev	r3, r3
	strd	r2, r3, [sp, #16]
	// round 0
	movw	r12, #0x7999
	movt	r12, #0x5a82
	add	lr, r12, lr
	add	lr, lr, r2
	eor	r6, r10, r11
	and	r6, r9, r6
	eor	r6, r6, r11
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 1
	add	r11, r12, r11
	add	r11, r11, r3
	eor	r6, r9, r10, ror #30
	and	r6, r8, r6, ror #2
	eor	r6, r6, r10
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	ldr	r4, [r0, #8]
	ldr	r5, [r0, #12]
	rev	r4, r4
	rev	r5, r5
	strd	r4, r5, [sp, #24]
	// round 2
	add	r10, r12, r10
	add	r10, r10, r4
	eor	r6, r8, r9
	and	r6, lr, r6, ror #2
	eor	r6, r6, r9, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 3
	add	r9, r12, r9, ror #2
	add	r9, r9, r5
	eor	r6, lr, r8
	and	r6, r11, r6, ror #2
	eor	r6, r6, r8, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	ldr	r2, [r0, #16]
	ldr	r3, [r0, #20]
	rev	r2, r2
	rev	r3, r3
	strd	r2, r3, [sp, #32]
	// round 4
	add	r8, r12, r8, ror #2
	add	r8, r8, r2
	eor	r6, r11, lr
	and	r6, r10, r6, ror #2
	eor	r6, r6, lr, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 5
	add	lr, r12, lr, ror #2
	add	lr, lr, r3
	eor	r6, r10, r11
	and	r6, r9, r6, ror #2
	eor	r6, r6, r11, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	ldr	r4, [r0, #24]
	ldr	r5, [r0, #28]
	rev	r4, r4
	rev	r5, r5
	strd	r4, r5, [sp, #40]
	// round 6
	add	r11, r12, r11, ror #2
	add	r11, r11, r4
	eor	r6, r9, r10
	and	r6, r8, r6, ror #2
	eor	r6, r6, r10, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 7
	add	r10, r12, r10, ror #2
	add	r10, r10, r5
	eor	r6, r8, r9
	and	r6, lr, r6, ror #2
	eor	r6, r6, r9, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	ldr	r2, [r0, #32]
	ldr	r3, [r0, #36]
	rev	r2, r2
	rev	r3, r3
	strd	r2, r3, [sp, #48]
	// round 8
	add	r9, r12, r9, ror #2
	add	r9, r9, r2
	eor	r6, lr, r8
	and	r6, r11, r6, ror #2
	eor	r6, r6, r8, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 9
	add	r8, r12, r8, ror #2
	add	r8, r8, r3
	eor	r6, r11, lr
	and	r6, r10, r6, ror #2
	eor	r6, r6, lr, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	ldr	r4, [r0, #40]
	ldr	r5, [r0, #44]
	rev	r4, r4
	rev	r5, r5
	strd	r4, r5, [sp, #56]
	// round 10
	add	lr, r12, lr, ror #2
	add	lr, lr, r4
	eor	r6, r10, r11
	and	r6, r9, r6, ror #2
	eor	r6, r6, r11, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 11
	add	r11, r12, r11, ror #2
	add	r11, r11, r5
	eor	r6, r9, r10
	and	r6, r8, r6, ror #2
	eor	r6, r6, r10, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	ldr	r2, [r0, #48]
	ldr	r3, [r0, #52]
	rev	r2, r2
	rev	r3, r3
	strd	r2, r3, [sp, #64]
	// round 12
	add	r10, r12, r10, ror #2
	add	r10, r10, r2
	eor	r6, r8, r9
	and	r6, lr, r6, ror #2
	eor	r6, r6, r9, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 13
	add	r9, r12, r9, ror #2
	add	r9, r9, r3
	eor	r6, lr, r8
	and	r6, r11, r6, ror #2
	eor	r6, r6, r8, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	ldr	r4, [r0, #56]
	ldr	r5, [r0, #60]
	rev	r4, r4
	rev	r5, r5
	strd	r4, r5, [sp, #72]
	// round 14
	add	r8, r12, r8, ror #2
	add	r8, r8, r4
	eor	r6, r11, lr
	and	r6, r10, r6, ror #2
	eor	r6, r6, lr, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 15
	add	lr, r12, lr, ror #2
	add	lr, lr, r5
	eor	r6, r10, r11
	and	r6, r9, r6, ror #2
	eor	r6, r6, r11, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	ldrd	r0, r1, [sp, #16]
	// w[16], w[17]
	eor	r0, r0, r3
	ldrd	r2, r3, [sp, #24]
	ldrd	r6, r7, [sp, #48]
	eor	r1, r1, r4
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #16]
	// round 16
	add	r11, r12, r11, ror #2
	add	r11, r11, r0, ror #31
	eor	r6, r9, r10
	and	r6, r8, r6, ror #2
	eor	r6, r6, r10, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 17
	add	r10, r12, r10, ror #2
	add	r10, r10, r1, ror #31
	eor	r6, r8, r9
	and	r6, lr, r6, ror #2
	eor	r6, r6, r9, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[18], w[19]
	eor	r2, r2, r5
	ldrd	r4, r5, [sp, #32]
	ldrd	r6, r7, [sp, #56]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6
	eor	r3, r3, r7
	strd	r2, r3, [sp, #24]
	// round 18
	add	r9, r12, r9, ror #2
	add	r9, r9, r2, ror #31
	eor	r6, lr, r8
	and	r6, r11, r6, ror #2
	eor	r6, r6, r8, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 19
	add	r8, r12, r8, ror #2
	add	r8, r8, r3, ror #31
	eor	r6, r11, lr
	and	r6, r10, r6, ror #2
	eor	r6, r6, lr, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[20], w[21]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #40]
	ldrd	r6, r7, [sp, #64]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6
	eor	r5, r5, r7
	strd	r4, r5, [sp, #32]
	// round 20
	movw	r12, #0xeba1
	movt	r12, #0x6ed9
	add	lr, r12, lr, ror #2
	add	lr, lr, r4, ror #31
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 21
	add	r11, r12, r11, ror #2
	add	r11, r11, r5, ror #31
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[22], w[23]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #48]
	ldrd	r6, r7, [sp, #72]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #40]
	// round 22
	add	r10, r12, r10, ror #2
	add	r10, r10, r0, ror #31
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 23
	add	r9, r12, r9, ror #2
	add	r9, r9, r1, ror #31
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[24], w[25]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #56]
	ldrd	r6, r7, [sp, #16]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	strd	r2, r3, [sp, #48]
	// round 24
	add	r8, r12, r8, ror #2
	add	r8, r8, r2, ror #31
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 25
	add	lr, r12, lr, ror #2
	add	lr, lr, r3, ror #31
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[26], w[27]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #64]
	ldrd	r6, r7, [sp, #24]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6, ror #31
	eor	r5, r5, r7, ror #31
	strd	r4, r5, [sp, #56]
	// round 26
	add	r11, r12, r11, ror #2
	add	r11, r11, r4, ror #31
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 27
	add	r10, r12, r10, ror #2
	add	r10, r10, r5, ror #31
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[28], w[29]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #72]
	ldrd	r6, r7, [sp, #32]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6, ror #31
	eor	r1, r1, r7, ror #31
	strd	r0, r1, [sp, #64]
	// round 28
	add	r9, r12, r9, ror #2
	add	r9, r9, r0, ror #31
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 29
	add	r8, r12, r8, ror #2
	add	r8, r8, r1, ror #31
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[30], w[31]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #16]
	ldrd	r6, r7, [sp, #40]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4, ror #31
	eor	r3, r3, r5, ror #31
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	strd	r2, r3, [sp, #72]
	// round 30
	add	lr, r12, lr, ror #2
	add	lr, lr, r2, ror #31
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 31
	add	r11, r12, r11, ror #2
	add	r11, r11, r3, ror #31
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[32], w[33]
	eor	r4, r4, r1
	ldrd	r0, r1, [sp, #24]
	ldrd	r6, r7, [sp, #48]
	eor	r5, r5, r2
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6
	eor	r5, r5, r7
	strd	r4, r5, [sp, #16]
	// round 32
	add	r10, r12, r10, ror #2
	add	r10, r10, r4, ror #30
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 33
	add	r9, r12, r9, ror #2
	add	r9, r9, r5, ror #30
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[34], w[35]
	eor	r0, r0, r3
	ldrd	r2, r3, [sp, #32]
	ldrd	r6, r7, [sp, #56]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #24]
	// round 34
	add	r8, r12, r8, ror #2
	add	r8, r8, r0, ror #30
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 35
	add	lr, r12, lr, ror #2
	add	lr, lr, r1, ror #30
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[36], w[37]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #40]
	ldrd	r6, r7, [sp, #64]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6
	eor	r3, r3, r7
	strd	r2, r3, [sp, #32]
	// round 36
	add	r11, r12, r11, ror #2
	add	r11, r11, r2, ror #30
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 37
	add	r10, r12, r10, ror #2
	add	r10, r10, r3, ror #30
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[38], w[39]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #48]
	ldrd	r6, r7, [sp, #72]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6
	eor	r5, r5, r7
	strd	r4, r5, [sp, #40]
	// round 38
	add	r9, r12, r9, ror #2
	add	r9, r9, r4, ror #30
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 39
	add	r8, r12, r8, ror #2
	add	r8, r8, r5, ror #30
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[40], w[41]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #56]
	ldrd	r6, r7, [sp, #16]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6, ror #31
	eor	r1, r1, r7, ror #31
	strd	r0, r1, [sp, #48]
	// round 40
	movw	r12, #0xbcdc
	movt	r12, #0x8f1b
	add	lr, r12, lr, ror #2
	add	lr, lr, r0, ror #30
	eor	r6, r10, r11
	and	r7, r10, r11
	add	lr, lr, r7, ror #2
	and	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 41
	add	r11, r12, r11, ror #2
	add	r11, r11, r1, ror #30
	eor	r6, r9, r10
	and	r7, r9, r10
	add	r11, r11, r7, ror #2
	and	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[42], w[43]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #64]
	ldrd	r6, r7, [sp, #24]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	strd	r2, r3, [sp, #56]
	// round 42
	add	r10, r12, r10, ror #2
	add	r10, r10, r2, ror #30
	eor	r6, r8, r9
	and	r7, r8, r9
	add	r10, r10, r7, ror #2
	and	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 43
	add	r9, r12, r9, ror #2
	add	r9, r9, r3, ror #30
	eor	r6, lr, r8
	and	r7, lr, r8
	add	r9, r9, r7, ror #2
	and	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[44], w[45]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #72]
	ldrd	r6, r7, [sp, #32]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6, ror #31
	eor	r5, r5, r7, ror #31
	strd	r4, r5, [sp, #64]
	// round 44
	add	r8, r12, r8, ror #2
	add	r8, r8, r4, ror #30
	eor	r6, r11, lr
	and	r7, r11, lr
	add	r8, r8, r7, ror #2
	and	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 45
	add	lr, r12, lr, ror #2
	add	lr, lr, r5, ror #30
	eor	r6, r10, r11
	and	r7, r10, r11
	add	lr, lr, r7, ror #2
	and	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[46], w[47]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #16]
	ldrd	r6, r7, [sp, #40]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2, ror #31
	eor	r1, r1, r3, ror #31
	eor	r0, r0, r6, ror #31
	eor	r1, r1, r7, ror #31
	strd	r0, r1, [sp, #72]
	// round 46
	add	r11, r12, r11, ror #2
	add	r11, r11, r0, ror #30
	eor	r6, r9, r10
	and	r7, r9, r10
	add	r11, r11, r7, ror #2
	and	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 47
	add	r10, r12, r10, ror #2
	add	r10, r10, r1, ror #30
	eor	r6, r8, r9
	and	r7, r8, r9
	add	r10, r10, r7, ror #2
	and	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[48], w[49]
	eor	r2, r2, r5
	ldrd	r4, r5, [sp, #24]
	ldrd	r6, r7, [sp, #48]
	eor	r3, r3, r0
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6
	eor	r3, r3, r7
	strd	r2, r3, [sp, #16]
	// round 48
	add	r9, r12, r9, ror #2
	add	r9, r9, r2, ror #29
	eor	r6, lr, r8
	and	r7, lr, r8
	add	r9, r9, r7, ror #2
	and	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 49
	add	r8, r12, r8, ror #2
	add	r8, r8, r3, ror #29
	eor	r6, r11, lr
	and	r7, r11, lr
	add	r8, r8, r7, ror #2
	and	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[50], w[51]
	eor	r4, r4, r1
	ldrd	r0, r1, [sp, #32]
	ldrd	r6, r7, [sp, #56]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6
	eor	r5, r5, r7
	strd	r4, r5, [sp, #24]
	// round 50
	add	lr, r12, lr, ror #2
	add	lr, lr, r4, ror #29
	eor	r6, r10, r11
	and	r7, r10, r11
	add	lr, lr, r7, ror #2
	and	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 51
	add	r11, r12, r11, ror #2
	add	r11, r11, r5, ror #29
	eor	r6, r9, r10
	and	r7, r9, r10
	add	r11, r11, r7, ror #2
	and	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[52], w[53]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #40]
	ldrd	r6, r7, [sp, #64]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #32]
	// round 52
	add	r10, r12, r10, ror #2
	add	r10, r10, r0, ror #29
	eor	r6, r8, r9
	and	r7, r8, r9
	add	r10, r10, r7, ror #2
	and	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 53
	add	r9, r12, r9, ror #2
	add	r9, r9, r1, ror #29
	eor	r6, lr, r8
	and	r7, lr, r8
	add	r9, r9, r7, ror #2
	and	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[54], w[55]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #48]
	ldrd	r6, r7, [sp, #72]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6
	eor	r3, r3, r7
	strd	r2, r3, [sp, #40]
	// round 54
	add	r8, r12, r8, ror #2
	add	r8, r8, r2, ror #29
	eor	r6, r11, lr
	and	r7, r11, lr
	add	r8, r8, r7, ror #2
	and	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 55
	add	lr, r12, lr, ror #2
	add	lr, lr, r3, ror #29
	eor	r6, r10, r11
	and	r7, r10, r11
	add	lr, lr, r7, ror #2
	and	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[56], w[57]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #56]
	ldrd	r6, r7, [sp, #16]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6, ror #31
	eor	r5, r5, r7, ror #31
	strd	r4, r5, [sp, #48]
	// round 56
	add	r11, r12, r11, ror #2
	add	r11, r11, r4, ror #29
	eor	r6, r9, r10
	and	r7, r9, r10
	add	r11, r11, r7, ror #2
	and	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 57
	add	r10, r12, r10, ror #2
	add	r10, r10, r5, ror #29
	eor	r6, r8, r9
	and	r7, r8, r9
	add	r10, r10, r7, ror #2
	and	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[58], w[59]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #64]
	ldrd	r6, r7, [sp, #24]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6, ror #31
	eor	r1, r1, r7, ror #31
	strd	r0, r1, [sp, #56]
	// round 58
	add	r9, r12, r9, ror #2
	add	r9, r9, r0, ror #29
	eor	r6, lr, r8
	and	r7, lr, r8
	add	r9, r9, r7, ror #2
	and	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 59
	add	r8, r12, r8, ror #2
	add	r8, r8, r1, ror #29
	eor	r6, r11, lr
	and	r7, r11, lr
	add	r8, r8, r7, ror #2
	and	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[60], w[61]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #72]
	ldrd	r6, r7, [sp, #32]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	strd	r2, r3, [sp, #64]
	// round 60
	movw	r12, #0xc1d6
	movt	r12, #0xca62
	add	lr, r12, lr, ror #2
	add	lr, lr, r2, ror #29
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 61
	add	r11, r12, r11, ror #2
	add	r11, r11, r3, ror #29
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[62], w[63]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #16]
	ldrd	r6, r7, [sp, #40]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0, ror #31
	eor	r5, r5, r1, ror #31
	eor	r4, r4, r6, ror #31
	eor	r5, r5, r7, ror #31
	strd	r4, r5, [sp, #72]
	// round 62
	add	r10, r12, r10, ror #2
	add	r10, r10, r4, ror #29
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 63
	add	r9, r12, r9, ror #2
	add	r9, r9, r5, ror #29
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[64], w[65]
	eor	r0, r0, r3
	ldrd	r2, r3, [sp, #24]
	ldrd	r6, r7, [sp, #48]
	eor	r1, r1, r4
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #16]
	// round 64
	add	r8, r12, r8, ror #2
	add	r8, r8, r0, ror #28
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 65
	add	lr, r12, lr, ror #2
	add	lr, lr, r1, ror #28
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[66], w[67]
	eor	r2, r2, r5
	ldrd	r4, r5, [sp, #32]
	ldrd	r6, r7, [sp, #56]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6
	eor	r3, r3, r7
	strd	r2, r3, [sp, #24]
	// round 66
	add	r11, r12, r11, ror #2
	add	r11, r11, r2, ror #28
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 67
	add	r10, r12, r10, ror #2
	add	r10, r10, r3, ror #28
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[68], w[69]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #40]
	ldrd	r6, r7, [sp, #64]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6
	eor	r5, r5, r7
	strd	r4, r5, [sp, #32]
	// round 68
	add	r9, r12, r9, ror #2
	add	r9, r9, r4, ror #28
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 69
	add	r8, r12, r8, ror #2
	add	r8, r8, r5, ror #28
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// w[70], w[71]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #48]
	ldrd	r6, r7, [sp, #72]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6
	eor	r1, r1, r7
	strd	r0, r1, [sp, #40]
	// round 70
	add	lr, r12, lr, ror #2
	add	lr, lr, r0, ror #28
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// round 71
	add	r11, r12, r11, ror #2
	add	r11, r11, r1, ror #28
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// w[72], w[73]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #56]
	ldrd	r6, r7, [sp, #16]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4
	eor	r3, r3, r5
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	// round 72
	add	r10, r12, r10, ror #2
	add	r10, r10, r2, ror #28
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// round 73
	add	r9, r12, r9, ror #2
	add	r9, r9, r3, ror #28
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// w[74], w[75]
	eor	r4, r4, r1, ror #31
	ldrd	r0, r1, [sp, #64]
	ldrd	r6, r7, [sp, #24]
	eor	r5, r5, r2, ror #31
	eor	r4, r4, r0
	eor	r5, r5, r1
	eor	r4, r4, r6, ror #31
	eor	r5, r5, r7, ror #31
	// round 74
	add	r8, r12, r8, ror #2
	add	r8, r8, r4, ror #28
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// round 75
	add	lr, r12, lr, ror #2
	add	lr, lr, r5, ror #28
	eor	r6, r10, r11
	eor	r6, r9, r6, ror #2
	add	lr, lr, r6
	add	lr, lr, r8, ror #27
	// w[76], w[77]
	eor	r0, r0, r3, ror #31
	ldrd	r2, r3, [sp, #72]
	ldrd	r6, r7, [sp, #32]
	eor	r1, r1, r4, ror #31
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r0, r0, r6, ror #31
	eor	r1, r1, r7, ror #31
	// round 76
	add	r11, r12, r11, ror #2
	add	r11, r11, r0, ror #28
	eor	r6, r9, r10
	eor	r6, r8, r6, ror #2
	add	r11, r11, r6
	add	r11, r11, lr, ror #27
	// round 77
	add	r10, r12, r10, ror #2
	add	r10, r10, r1, ror #28
	eor	r6, r8, r9
	eor	r6, lr, r6, ror #2
	add	r10, r10, r6
	add	r10, r10, r11, ror #27
	// w[78], w[79]
	eor	r2, r2, r5, ror #31
	ldrd	r4, r5, [sp, #16]
	ldrd	r6, r7, [sp, #40]
	eor	r3, r3, r0, ror #31
	eor	r2, r2, r4, ror #31
	eor	r3, r3, r5, ror #31
	eor	r2, r2, r6, ror #31
	eor	r3, r3, r7, ror #31
	// round 78
	add	r9, r12, r9, ror #2
	add	r9, r9, r2, ror #28
	eor	r6, lr, r8
	eor	r6, r11, r6, ror #2
	add	r9, r9, r6
	add	r9, r9, r10, ror #27
	// round 79
	add	r8, r12, r8, ror #2
	add	r8, r8, r3, ror #28
	eor	r6, r11, lr
	eor	r6, r10, r6, ror #2
	add	r8, r8, r6
	add	r8, r8, r9, ror #27
	// feed forward
	ldr	r6, [sp]
	ldr	r7, [r6]
	add	r8, r8, r7
	str	r8, [r6]
	ldr	r7, [r6, #4]
	add	r9, r9, r7
	str	r9, [r6, #4]
	ldr	r7, [r6, #8]
	add	r10, r7, r10, ror #2
	str	r10, [r6, #8]
	ldr	r7, [r6, #12]
	add	r11, r7, r11, ror #2
	str	r11, [r6, #12]
	ldr	r7, [r6, #16]
	add	lr, r7, lr, ror #2
	str	lr, [r6, #16]
	ldr	r12, [sp, #4]
	add	r12, r12, #64
	str	r12, [sp, #4]
	ldr	r12, [sp, #8]
	subs	r12, r12, #1
	str	r12, [sp, #8]
	bne	.Lsha1_compress_scalar_more1
.Lsha1_compress_scalar_skip1:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	mov	r7, #0
	add	r12, sp, #0
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r3}
	add	sp, sp, #80
	.cfi_adjust_cfa_offset -80
	pop	{r4-r12, pc}
INGOT_END(ingot_asm_sha1_compress_scalar)

// ingot_asm_sha1_compress_neon, ARMv7-A, needs NEON.  Made by gen from gen/arm/sha1_neon.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   20 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  735 instructions.
// Holds:  r0 state,  r1 blocks,  r2 n,  r3 constants,  r4 u,  r6 w+k,  r7 w+k,  r8 a,  r9 b,  r10 c,  r11 d,
//         r12 t,  lr e,  q0 w,  q1 w,  q2 w,  q3 w,  q8 w,  q9 w,  q10 w,  q11 w,  q12 k,  q13 x,  q14 y,
//         q15 z,  frame+0 w+k
// SHA-256 of the body: 45db792c252c4aeeba17eaba01df69ab7254cce0829bbf2c2e5a29a6ee2a2762
INGOT_FUNCTION(ingot_asm_sha1_compress_neon)
	push	{r4, r6-r11, lr}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 6, 4
	.cfi_rel_offset 7, 8
	.cfi_rel_offset 8, 12
	.cfi_rel_offset 9, 16
	.cfi_rel_offset 10, 20
	.cfi_rel_offset 11, 24
	.cfi_rel_offset 14, 28
	sub	sp, sp, #64
	.cfi_adjust_cfa_offset 64
	cmp	r2, #0
	beq	.Lsha1_compress_neon_skip1
	ldr	r8, [r0]
	ldr	r9, [r0, #4]
	ldr	r10, [r0, #8]
	ldr	r11, [r0, #12]
	ldr	lr, [r0, #16]
	movw	r3, #:lower16:(.Lingot_asm_sha1_compress_neon_k-(.Lsha1_compress_neon_place1+8))
	movt	r3, #:upper16:(.Lingot_asm_sha1_compress_neon_k-(.Lsha1_compress_neon_place1+8))
.Lsha1_compress_neon_place1:
	add	r3, pc, r3
.Lsha1_compress_neon_more1:
	mov	r12, r1
	vld1.8	{d0-d3}, [r12]!
	vld1.8	{d4-d7}, [r12]
	vrev32.8	q0, q0
	vrev32.8	q1, q1
	vrev32.8	q2, q2
	vrev32.8	q3, q3
	vld1.8	{d24-d25}, [r3]!
	vadd.i32	q13, q0, q12
	vstr	d26, [sp]
	vstr	d27, [sp, #8]
	vadd.i32	q13, q1, q12
	vstr	d26, [sp, #16]
	vstr	d27, [sp, #24]
	vadd.i32	q13, q2, q12
	vstr	d26, [sp, #32]
	vstr	d27, [sp, #40]
	vadd.i32	q13, q3, q12
	vstr	d26, [sp, #48]
	vstr	d27, [sp, #56]
	// round 0
	ldrd	r6, r7, [sp]
	add	lr, r6, lr
	eor	r12, r10, r11
	and	r12, r9, r12
	eor	r12, r12, r11
	add	lr, lr, r12
	vext.8	q13, q0, q1, #8
	veor	q15, q15, q15
	vext.8	q14, q3, q15, #4
	add	lr, lr, r8, ror #27
	// round 1
	add	r11, r7, r11
	eor	r12, r9, r10, ror #30
	and	r12, r8, r12, ror #2
	eor	r12, r12, r10
	add	r11, r11, r12
	veor	q13, q13, q0
	veor	q14, q14, q2
	veor	q13, q13, q14
	add	r11, r11, lr, ror #27
	// round 2
	ldrd	r6, r7, [sp, #8]
	add	r10, r6, r10
	eor	r12, r8, r9
	and	r12, lr, r12, ror #2
	eor	r12, r12, r9, ror #2
	add	r10, r10, r12
	vshr.u32	q8, q13, #31
	vsli.32	q8, q13, #1
	vext.8	q14, q15, q8, #4
	add	r10, r10, r11, ror #27
	// round 3
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	and	r12, r11, r12, ror #2
	eor	r12, r12, r8, ror #2
	add	r9, r9, r12
	vshr.u32	q15, q14, #31
	vsli.32	q15, q14, #1
	veor	q8, q8, q15
	vadd.i32	q13, q8, q12
	vstr	d26, [sp]
	vstr	d27, [sp, #8]
	add	r9, r9, r10, ror #27
	// round 4
	ldrd	r6, r7, [sp, #16]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	and	r12, r10, r12, ror #2
	eor	r12, r12, lr, ror #2
	add	r8, r8, r12
	vext.8	q13, q1, q2, #8
	veor	q15, q15, q15
	vext.8	q14, q8, q15, #4
	add	r8, r8, r9, ror #27
	// round 5
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	and	r12, r9, r12, ror #2
	eor	r12, r12, r11, ror #2
	add	lr, lr, r12
	veor	q13, q13, q1
	veor	q14, q14, q3
	veor	q13, q13, q14
	add	lr, lr, r8, ror #27
	// round 6
	ldrd	r6, r7, [sp, #24]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	and	r12, r8, r12, ror #2
	eor	r12, r12, r10, ror #2
	add	r11, r11, r12
	vshr.u32	q9, q13, #31
	vsli.32	q9, q13, #1
	vext.8	q14, q15, q9, #4
	add	r11, r11, lr, ror #27
	// round 7
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	and	r12, lr, r12, ror #2
	eor	r12, r12, r9, ror #2
	add	r10, r10, r12
	vshr.u32	q15, q14, #31
	vsli.32	q15, q14, #1
	veor	q9, q9, q15
	vld1.8	{d24-d25}, [r3]!
	vadd.i32	q13, q9, q12
	vstr	d26, [sp, #16]
	vstr	d27, [sp, #24]
	add	r10, r10, r11, ror #27
	// round 8
	ldrd	r6, r7, [sp, #32]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	and	r12, r11, r12, ror #2
	eor	r12, r12, r8, ror #2
	add	r9, r9, r12
	vext.8	q13, q2, q3, #8
	veor	q15, q15, q15
	vext.8	q14, q9, q15, #4
	add	r9, r9, r10, ror #27
	// round 9
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	and	r12, r10, r12, ror #2
	eor	r12, r12, lr, ror #2
	add	r8, r8, r12
	veor	q13, q13, q2
	veor	q14, q14, q8
	veor	q13, q13, q14
	add	r8, r8, r9, ror #27
	// round 10
	ldrd	r6, r7, [sp, #40]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	and	r12, r9, r12, ror #2
	eor	r12, r12, r11, ror #2
	add	lr, lr, r12
	vshr.u32	q10, q13, #31
	vsli.32	q10, q13, #1
	vext.8	q14, q15, q10, #4
	add	lr, lr, r8, ror #27
	// round 11
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	and	r12, r8, r12, ror #2
	eor	r12, r12, r10, ror #2
	add	r11, r11, r12
	vshr.u32	q15, q14, #31
	vsli.32	q15, q14, #1
	veor	q10, q10, q15
	vadd.i32	q13, q10, q12
	vstr	d26, [sp, #32]
	vstr	d27, [sp, #40]
	add	r11, r11, lr, ror #27
	// round 12
	ldrd	r6, r7, [sp, #48]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	and	r12, lr, r12, ror #2
	eor	r12, r12, r9, ror #2
	add	r10, r10, r12
	vext.8	q13, q3, q8, #8
	veor	q15, q15, q15
	vext.8	q14, q10, q15, #4
	add	r10, r10, r11, ror #27
	// round 13
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	and	r12, r11, r12, ror #2
	eor	r12, r12, r8, ror #2
	add	r9, r9, r12
	veor	q13, q13, q3
	veor	q14, q14, q9
	veor	q13, q13, q14
	add	r9, r9, r10, ror #27
	// round 14
	ldrd	r6, r7, [sp, #56]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	and	r12, r10, r12, ror #2
	eor	r12, r12, lr, ror #2
	add	r8, r8, r12
	vshr.u32	q11, q13, #31
	vsli.32	q11, q13, #1
	vext.8	q14, q15, q11, #4
	add	r8, r8, r9, ror #27
	// round 15
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	and	r12, r9, r12, ror #2
	eor	r12, r12, r11, ror #2
	add	lr, lr, r12
	vshr.u32	q15, q14, #31
	vsli.32	q15, q14, #1
	veor	q11, q11, q15
	vadd.i32	q13, q11, q12
	vstr	d26, [sp, #48]
	vstr	d27, [sp, #56]
	add	lr, lr, r8, ror #27
	// round 16
	ldrd	r6, r7, [sp]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	and	r12, r8, r12, ror #2
	eor	r12, r12, r10, ror #2
	add	r11, r11, r12
	vext.8	q13, q10, q11, #8
	veor	q0, q0, q1
	add	r11, r11, lr, ror #27
	// round 17
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	and	r12, lr, r12, ror #2
	eor	r12, r12, r9, ror #2
	add	r10, r10, r12
	veor	q13, q13, q8
	add	r10, r10, r11, ror #27
	// round 18
	ldrd	r6, r7, [sp, #8]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	and	r12, r11, r12, ror #2
	eor	r12, r12, r8, ror #2
	add	r9, r9, r12
	veor	q13, q13, q0
	add	r9, r9, r10, ror #27
	// round 19
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	and	r12, r10, r12, ror #2
	eor	r12, r12, lr, ror #2
	add	r8, r8, r12
	vshr.u32	q0, q13, #30
	vsli.32	q0, q13, #2
	vadd.i32	q13, q0, q12
	vstr	d26, [sp]
	vstr	d27, [sp, #8]
	add	r8, r8, r9, ror #27
	// round 20
	ldrd	r6, r7, [sp, #16]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	vext.8	q13, q11, q0, #8
	veor	q1, q1, q2
	add	lr, lr, r8, ror #27
	// round 21
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	veor	q13, q13, q9
	add	r11, r11, lr, ror #27
	// round 22
	ldrd	r6, r7, [sp, #24]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	veor	q13, q13, q1
	add	r10, r10, r11, ror #27
	// round 23
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	vshr.u32	q1, q13, #30
	vsli.32	q1, q13, #2
	vadd.i32	q13, q1, q12
	vstr	d26, [sp, #16]
	vstr	d27, [sp, #24]
	add	r9, r9, r10, ror #27
	// round 24
	ldrd	r6, r7, [sp, #32]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	vext.8	q13, q0, q1, #8
	veor	q2, q2, q3
	add	r8, r8, r9, ror #27
	// round 25
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	veor	q13, q13, q10
	add	lr, lr, r8, ror #27
	// round 26
	ldrd	r6, r7, [sp, #40]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	veor	q13, q13, q2
	add	r11, r11, lr, ror #27
	// round 27
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	vshr.u32	q2, q13, #30
	vsli.32	q2, q13, #2
	vld1.8	{d24-d25}, [r3]!
	vadd.i32	q13, q2, q12
	vstr	d26, [sp, #32]
	vstr	d27, [sp, #40]
	add	r10, r10, r11, ror #27
	// round 28
	ldrd	r6, r7, [sp, #48]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	vext.8	q13, q1, q2, #8
	veor	q3, q3, q8
	add	r9, r9, r10, ror #27
	// round 29
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	veor	q13, q13, q11
	add	r8, r8, r9, ror #27
	// round 30
	ldrd	r6, r7, [sp, #56]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	veor	q13, q13, q3
	add	lr, lr, r8, ror #27
	// round 31
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	vshr.u32	q3, q13, #30
	vsli.32	q3, q13, #2
	vadd.i32	q13, q3, q12
	vstr	d26, [sp, #48]
	vstr	d27, [sp, #56]
	add	r11, r11, lr, ror #27
	// round 32
	ldrd	r6, r7, [sp]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	vext.8	q13, q2, q3, #8
	veor	q8, q8, q9
	add	r10, r10, r11, ror #27
	// round 33
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	veor	q13, q13, q0
	add	r9, r9, r10, ror #27
	// round 34
	ldrd	r6, r7, [sp, #8]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	veor	q13, q13, q8
	add	r8, r8, r9, ror #27
	// round 35
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	vshr.u32	q8, q13, #30
	vsli.32	q8, q13, #2
	vadd.i32	q13, q8, q12
	vstr	d26, [sp]
	vstr	d27, [sp, #8]
	add	lr, lr, r8, ror #27
	// round 36
	ldrd	r6, r7, [sp, #16]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	vext.8	q13, q3, q8, #8
	veor	q9, q9, q10
	add	r11, r11, lr, ror #27
	// round 37
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	veor	q13, q13, q1
	add	r10, r10, r11, ror #27
	// round 38
	ldrd	r6, r7, [sp, #24]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	veor	q13, q13, q9
	add	r9, r9, r10, ror #27
	// round 39
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	vshr.u32	q9, q13, #30
	vsli.32	q9, q13, #2
	vadd.i32	q13, q9, q12
	vstr	d26, [sp, #16]
	vstr	d27, [sp, #24]
	add	r8, r8, r9, ror #27
	// round 40
	ldrd	r6, r7, [sp, #32]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	and	r4, r10, r11
	add	lr, lr, r4, ror #2
	and	r12, r9, r12, ror #2
	add	lr, lr, r12
	vext.8	q13, q8, q9, #8
	veor	q10, q10, q11
	add	lr, lr, r8, ror #27
	// round 41
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	and	r4, r9, r10
	add	r11, r11, r4, ror #2
	and	r12, r8, r12, ror #2
	add	r11, r11, r12
	veor	q13, q13, q2
	add	r11, r11, lr, ror #27
	// round 42
	ldrd	r6, r7, [sp, #40]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	and	r4, r8, r9
	add	r10, r10, r4, ror #2
	and	r12, lr, r12, ror #2
	add	r10, r10, r12
	veor	q13, q13, q10
	add	r10, r10, r11, ror #27
	// round 43
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	and	r4, lr, r8
	add	r9, r9, r4, ror #2
	and	r12, r11, r12, ror #2
	add	r9, r9, r12
	vshr.u32	q10, q13, #30
	vsli.32	q10, q13, #2
	vadd.i32	q13, q10, q12
	vstr	d26, [sp, #32]
	vstr	d27, [sp, #40]
	add	r9, r9, r10, ror #27
	// round 44
	ldrd	r6, r7, [sp, #48]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	and	r4, r11, lr
	add	r8, r8, r4, ror #2
	and	r12, r10, r12, ror #2
	add	r8, r8, r12
	vext.8	q13, q9, q10, #8
	veor	q11, q11, q0
	add	r8, r8, r9, ror #27
	// round 45
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	and	r4, r10, r11
	add	lr, lr, r4, ror #2
	and	r12, r9, r12, ror #2
	add	lr, lr, r12
	veor	q13, q13, q3
	add	lr, lr, r8, ror #27
	// round 46
	ldrd	r6, r7, [sp, #56]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	and	r4, r9, r10
	add	r11, r11, r4, ror #2
	and	r12, r8, r12, ror #2
	add	r11, r11, r12
	veor	q13, q13, q11
	add	r11, r11, lr, ror #27
	// round 47
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	and	r4, r8, r9
	add	r10, r10, r4, ror #2
	and	r12, lr, r12, ror #2
	add	r10, r10, r12
	vshr.u32	q11, q13, #30
	vsli.32	q11, q13, #2
	vld1.8	{d24-d25}, [r3]!
	vadd.i32	q13, q11, q12
	vstr	d26, [sp, #48]
	vstr	d27, [sp, #56]
	add	r10, r10, r11, ror #27
	// round 48
	ldrd	r6, r7, [sp]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	and	r4, lr, r8
	add	r9, r9, r4, ror #2
	and	r12, r11, r12, ror #2
	add	r9, r9, r12
	vext.8	q13, q10, q11, #8
	veor	q0, q0, q1
	add	r9, r9, r10, ror #27
	// round 49
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	and	r4, r11, lr
	add	r8, r8, r4, ror #2
	and	r12, r10, r12, ror #2
	add	r8, r8, r12
	veor	q13, q13, q8
	add	r8, r8, r9, ror #27
	// round 50
	ldrd	r6, r7, [sp, #8]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	and	r4, r10, r11
	add	lr, lr, r4, ror #2
	and	r12, r9, r12, ror #2
	add	lr, lr, r12
	veor	q13, q13, q0
	add	lr, lr, r8, ror #27
	// round 51
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	and	r4, r9, r10
	add	r11, r11, r4, ror #2
	and	r12, r8, r12, ror #2
	add	r11, r11, r12
	vshr.u32	q0, q13, #30
	vsli.32	q0, q13, #2
	vadd.i32	q13, q0, q12
	vstr	d26, [sp]
	vstr	d27, [sp, #8]
	add	r11, r11, lr, ror #27
	// round 52
	ldrd	r6, r7, [sp, #16]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	and	r4, r8, r9
	add	r10, r10, r4, ror #2
	and	r12, lr, r12, ror #2
	add	r10, r10, r12
	vext.8	q13, q11, q0, #8
	veor	q1, q1, q2
	add	r10, r10, r11, ror #27
	// round 53
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	and	r4, lr, r8
	add	r9, r9, r4, ror #2
	and	r12, r11, r12, ror #2
	add	r9, r9, r12
	veor	q13, q13, q9
	add	r9, r9, r10, ror #27
	// round 54
	ldrd	r6, r7, [sp, #24]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	and	r4, r11, lr
	add	r8, r8, r4, ror #2
	and	r12, r10, r12, ror #2
	add	r8, r8, r12
	veor	q13, q13, q1
	add	r8, r8, r9, ror #27
	// round 55
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	and	r4, r10, r11
	add	lr, lr, r4, ror #2
	and	r12, r9, r12, ror #2
	add	lr, lr, r12
	vshr.u32	q1, q13, #30
	vsli.32	q1, q13, #2
	vadd.i32	q13, q1, q12
	vstr	d26, [sp, #16]
	vstr	d27, [sp, #24]
	add	lr, lr, r8, ror #27
	// round 56
	ldrd	r6, r7, [sp, #32]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	and	r4, r9, r10
	add	r11, r11, r4, ror #2
	and	r12, r8, r12, ror #2
	add	r11, r11, r12
	vext.8	q13, q0, q1, #8
	veor	q2, q2, q3
	add	r11, r11, lr, ror #27
	// round 57
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	and	r4, r8, r9
	add	r10, r10, r4, ror #2
	and	r12, lr, r12, ror #2
	add	r10, r10, r12
	veor	q13, q13, q10
	add	r10, r10, r11, ror #27
	// round 58
	ldrd	r6, r7, [sp, #40]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	and	r4, lr, r8
	add	r9, r9, r4, ror #2
	and	r12, r11, r12, ror #2
	add	r9, r9, r12
	veor	q13, q13, q2
	add	r9, r9, r10, ror #27
	// round 59
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	and	r4, r11, lr
	add	r8, r8, r4, ror #2
	and	r12, r10, r12, ror #2
	add	r8, r8, r12
	vshr.u32	q2, q13, #30
	vsli.32	q2, q13, #2
	vadd.i32	q13, q2, q12
	vstr	d26, [sp, #32]
	vstr	d27, [sp, #40]
	add	r8, r8, r9, ror #27
	// round 60
	ldrd	r6, r7, [sp, #48]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	vext.8	q13, q1, q2, #8
	veor	q3, q3, q8
	add	lr, lr, r8, ror #27
	// round 61
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	veor	q13, q13, q11
	add	r11, r11, lr, ror #27
	// round 62
	ldrd	r6, r7, [sp, #56]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	veor	q13, q13, q3
	add	r10, r10, r11, ror #27
	// round 63
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	vshr.u32	q3, q13, #30
	vsli.32	q3, q13, #2
	vadd.i32	q13, q3, q12
	vstr	d26, [sp, #48]
	vstr	d27, [sp, #56]
	add	r9, r9, r10, ror #27
	// round 64
	ldrd	r6, r7, [sp]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	add	r8, r8, r9, ror #27
	// round 65
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	add	lr, lr, r8, ror #27
	// round 66
	ldrd	r6, r7, [sp, #8]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	add	r11, r11, lr, ror #27
	// round 67
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	add	r10, r10, r11, ror #27
	// round 68
	ldrd	r6, r7, [sp, #16]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	add	r9, r9, r10, ror #27
	// round 69
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	add	r8, r8, r9, ror #27
	// round 70
	ldrd	r6, r7, [sp, #24]
	add	lr, r6, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	add	lr, lr, r8, ror #27
	// round 71
	add	r11, r7, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	add	r11, r11, lr, ror #27
	// round 72
	ldrd	r6, r7, [sp, #32]
	add	r10, r6, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	add	r10, r10, r11, ror #27
	// round 73
	add	r9, r7, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	add	r9, r9, r10, ror #27
	// round 74
	ldrd	r6, r7, [sp, #40]
	add	r8, r6, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	add	r8, r8, r9, ror #27
	// round 75
	add	lr, r7, lr, ror #2
	eor	r12, r10, r11
	eor	r12, r9, r12, ror #2
	add	lr, lr, r12
	add	lr, lr, r8, ror #27
	// round 76
	ldrd	r6, r7, [sp, #48]
	add	r11, r6, r11, ror #2
	eor	r12, r9, r10
	eor	r12, r8, r12, ror #2
	add	r11, r11, r12
	add	r11, r11, lr, ror #27
	// round 77
	add	r10, r7, r10, ror #2
	eor	r12, r8, r9
	eor	r12, lr, r12, ror #2
	add	r10, r10, r12
	add	r10, r10, r11, ror #27
	// round 78
	ldrd	r6, r7, [sp, #56]
	add	r9, r6, r9, ror #2
	eor	r12, lr, r8
	eor	r12, r11, r12, ror #2
	add	r9, r9, r12
	add	r9, r9, r10, ror #27
	// round 79
	add	r8, r7, r8, ror #2
	eor	r12, r11, lr
	eor	r12, r10, r12, ror #2
	add	r8, r8, r12
	add	r8, r8, r9, ror #27
	sub	r3, r3, #64
	// feed forward
	ldr	r4, [r0]
	add	r8, r8, r4
	str	r8, [r0]
	ldr	r4, [r0, #4]
	add	r9, r9, r4
	str	r9, [r0, #4]
	ldr	r4, [r0, #8]
	add	r10, r4, r10, ror #2
	str	r10, [r0, #8]
	ldr	r4, [r0, #12]
	add	r11, r4, r11, ror #2
	str	r11, [r0, #12]
	ldr	r4, [r0, #16]
	add	lr, r4, lr, ror #2
	str	lr, [r0, #16]
	add	r1, r1, #64
	subs	r2, r2, #1
	bne	.Lsha1_compress_neon_more1
.Lsha1_compress_neon_skip1:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r6, #0
	mov	r7, #0
	mov	r8, #0
	add	r12, sp, #0
	stm	r12!, {r0-r4, r6-r8}
	stm	r12!, {r0-r4, r6-r8}
	add	sp, sp, #64
	.cfi_adjust_cfa_offset -64
	pop	{r4, r6-r11, pc}
INGOT_END(ingot_asm_sha1_compress_neon)
INGOT_RODATA(.Lingot_asm_sha1_compress_neon_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca

// ingot_asm_sha1_compress_ce, ARMv7-A, needs NEON SHA1.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   20 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  124 instructions.
// Holds:  r0 state,  r1 blocks,  r2 n,  r3 constants,  r12 address,  q0 w+k,  d2[0] a,  q1 abcd,  d2[1] b,
//         d3[0] c,  d3[1] d,  q2 e,  q3 e of the next four,  q4 before abcd,  q5 before e,  q8 w[0..],
//         q9 w[4..],  q10 w[8..],  q11 w[12..],  q12 k,  q13 k,  q14 k,  q15 k
// SHA-256 of the body: e4a12be30c8aef56d551ae11590c982e98d7d2b8cf44412b5880c0f8546426d9
INGOT_FUNCTION(ingot_asm_sha1_compress_ce)
	push	{r4, lr}
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 14, 4
	vpush	{d8-d11}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 264, 0
	.cfi_rel_offset 265, 8
	.cfi_rel_offset 266, 16
	.cfi_rel_offset 267, 24
	movw	r3, #:lower16:(.Lingot_asm_sha1_compress_ce_k-(.Lsha1_compress_ce_place1+8))
	movt	r3, #:upper16:(.Lingot_asm_sha1_compress_ce_k-(.Lsha1_compress_ce_place1+8))
.Lsha1_compress_ce_place1:
	add	r3, pc, r3
	vld1.8	{d24-d27}, [r3]
	add	r12, r3, #32
	vld1.8	{d28-d31}, [r12]
	cmp	r2, #0
	beq	.Lsha1_compress_ce_skip1
	vld1.8	{d2-d3}, [r0]
	ldr	r12, [r0, #16]
	vmov.32	d4[0], r12
.Lsha1_compress_ce_more1:
	vorr	q4, q1, q1
	vorr	q5, q2, q2
	add	r12, r1, #0
	vld1.8	{d16-d19}, [r12]!
	vld1.8	{d20-d23}, [r12]
	vrev32.8	q8, q8
	vrev32.8	q9, q9
	vrev32.8	q10, q10
	vrev32.8	q11, q11
	// rounds 0 to 3
	vadd.i32	q0, q8, q12
	sha1h.32	q3, q1
	sha1su0.32	q8, q9, q10
	sha1c.32	q1, q2, q0
	sha1su1.32	q8, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q12
	sha1h.32	q2, q1
	sha1su0.32	q9, q10, q11
	sha1c.32	q1, q3, q0
	sha1su1.32	q9, q8
	// rounds 8 to 11
	vadd.i32	q0, q10, q12
	sha1h.32	q3, q1
	sha1su0.32	q10, q11, q8
	sha1c.32	q1, q2, q0
	sha1su1.32	q10, q9
	// rounds 12 to 15
	vadd.i32	q0, q11, q12
	sha1h.32	q2, q1
	sha1su0.32	q11, q8, q9
	sha1c.32	q1, q3, q0
	sha1su1.32	q11, q10
	// rounds 16 to 19
	vadd.i32	q0, q8, q12
	sha1h.32	q3, q1
	sha1su0.32	q8, q9, q10
	sha1c.32	q1, q2, q0
	sha1su1.32	q8, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q13
	sha1h.32	q2, q1
	sha1su0.32	q9, q10, q11
	sha1p.32	q1, q3, q0
	sha1su1.32	q9, q8
	// rounds 24 to 27
	vadd.i32	q0, q10, q13
	sha1h.32	q3, q1
	sha1su0.32	q10, q11, q8
	sha1p.32	q1, q2, q0
	sha1su1.32	q10, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q13
	sha1h.32	q2, q1
	sha1su0.32	q11, q8, q9
	sha1p.32	q1, q3, q0
	sha1su1.32	q11, q10
	// rounds 32 to 35
	vadd.i32	q0, q8, q13
	sha1h.32	q3, q1
	sha1su0.32	q8, q9, q10
	sha1p.32	q1, q2, q0
	sha1su1.32	q8, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q13
	sha1h.32	q2, q1
	sha1su0.32	q9, q10, q11
	sha1p.32	q1, q3, q0
	sha1su1.32	q9, q8
	// rounds 40 to 43
	vadd.i32	q0, q10, q14
	sha1h.32	q3, q1
	sha1su0.32	q10, q11, q8
	sha1m.32	q1, q2, q0
	sha1su1.32	q10, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q14
	sha1h.32	q2, q1
	sha1su0.32	q11, q8, q9
	sha1m.32	q1, q3, q0
	sha1su1.32	q11, q10
	// rounds 48 to 51
	vadd.i32	q0, q8, q14
	sha1h.32	q3, q1
	sha1su0.32	q8, q9, q10
	sha1m.32	q1, q2, q0
	sha1su1.32	q8, q11
	// rounds 52 to 55
	vadd.i32	q0, q9, q14
	sha1h.32	q2, q1
	sha1su0.32	q9, q10, q11
	sha1m.32	q1, q3, q0
	sha1su1.32	q9, q8
	// rounds 56 to 59
	vadd.i32	q0, q10, q14
	sha1h.32	q3, q1
	sha1su0.32	q10, q11, q8
	sha1m.32	q1, q2, q0
	sha1su1.32	q10, q9
	// rounds 60 to 63
	vadd.i32	q0, q11, q15
	sha1h.32	q2, q1
	sha1su0.32	q11, q8, q9
	sha1p.32	q1, q3, q0
	sha1su1.32	q11, q10
	// rounds 64 to 67
	vadd.i32	q0, q8, q15
	sha1h.32	q3, q1
	sha1p.32	q1, q2, q0
	// rounds 68 to 71
	vadd.i32	q0, q9, q15
	sha1h.32	q2, q1
	sha1p.32	q1, q3, q0
	// rounds 72 to 75
	vadd.i32	q0, q10, q15
	sha1h.32	q3, q1
	sha1p.32	q1, q2, q0
	// rounds 76 to 79
	vadd.i32	q0, q11, q15
	sha1h.32	q2, q1
	sha1p.32	q1, q3, q0
	// feed forward
	vadd.i32	q1, q1, q4
	vadd.i32	q2, q2, q5
	add	r1, r1, #64
	subs	r2, r2, #1
	bne	.Lsha1_compress_ce_more1
	vst1.8	{d2-d3}, [r0]
	vmov.32	r12, d4[0]
	str	r12, [r0, #16]
.Lsha1_compress_ce_skip1:
	vpop	{d8-d11}
	.cfi_adjust_cfa_offset -32
	.cfi_restore 264
	.cfi_restore 265
	.cfi_restore 266
	.cfi_restore 267
	pop	{r4, pc}
INGOT_END(ingot_asm_sha1_compress_ce)
INGOT_RODATA(.Lingot_asm_sha1_compress_ce_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca

// ingot_asm_sha1_update, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  177 instructions.
// Holds:  r0 to,  r1 from,  r1 t,  r2 left,  r3 t,  r4 ctx,  r5 data,  r6 len,  r7 f,  r8 fill,  r9 n
// SHA-256 of the body: 34e36855575edc65f75e562d456e76515740521ce3c4b6e45d7b8a089eed85b5
INGOT_FUNCTION(ingot_asm_sha1_update)
	push	{r4-r9, r11, lr}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 11, 24
	.cfi_rel_offset 14, 28
	sub	sp, sp, #8
	.cfi_adjust_cfa_offset 8
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [r4, #96]
	ldr	r12, [r4, #96]
	adds	r12, r12, r6
	str	r12, [r4, #96]
	ldr	r12, [r4, #100]
	adcs	r12, r12, #0
	str	r12, [r4, #100]
	and	r8, r8, #63
	cmp	r8, #0
	beq	.Lsha1_update_skip1
	mov	r9, #64
	sub	r9, r9, r8
	cmp	r6, r9
	bhs	.Lsha1_update_skip2
	mov	r9, r6
.Lsha1_update_skip2:
	add	r0, r4, r8
	add	r0, r0, #32
	mov	r1, r5
	mov	r2, r9
	cmp	r2, #16
	bls	.Lsha1_update_skip3
.Lsha1_update_more1:
	ldr	r12, [r1]
	ldr	lr, [r1, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r1, #8]
	ldr	lr, [r1, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r1, r1, #16
	add	r0, r0, #16
	sub	r2, r2, #16
	cmp	r2, #16
	bhi	.Lsha1_update_more1
.Lsha1_update_done1:
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha1_update_join1
.Lsha1_update_skip3:
	cmp	r2, #8
	blo	.Lsha1_update_skip4
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r1]
	ldr	lr, [r1, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha1_update_join2
.Lsha1_update_skip4:
	cmp	r2, #4
	blo	.Lsha1_update_skip5
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r1]
	str	r12, [r0]
	b	.Lsha1_update_join3
.Lsha1_update_skip5:
	cmp	r2, #0
	beq	.Lsha1_update_skip6
	ldrb	r3, [r1]
	strb	r3, [r0]
	add	lr, r1, r2
	ldrb	r3, [lr, #-1]
	add	lr, r0, r2
	strb	r3, [lr, #-1]
	lsr	r2, r2, #1
	add	lr, r1, r2
	ldrb	r3, [lr]
	add	lr, r0, r2
	strb	r3, [lr]
.Lsha1_update_skip6:
.Lsha1_update_join3:
.Lsha1_update_join2:
.Lsha1_update_join1:
	add	r8, r8, r9
	add	r5, r5, r9
	sub	r6, r6, r9
	cmp	r8, #64
	bne	.Lsha1_update_skip7
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
.Lsha1_update_skip7:
.Lsha1_update_skip1:
.Lsha1_update_cut1:
	lsr	r9, r6, #6
	cmp	r9, #0
	beq	.Lsha1_update_skip8
	add	r0, r4, #0
	mov	r1, r5
	mov	r2, r9
	ldr	r12, [r7]
	blx	r12
	lsl	r9, r9, #6
	add	r5, r5, r9
.Lsha1_update_skip8:
	and	r6, r6, #63
	cmp	r6, #0
	beq	.Lsha1_update_skip9
	add	r0, r4, #32
	cmp	r6, #16
	bls	.Lsha1_update_skip10
.Lsha1_update_more2:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r6, r6, #16
	cmp	r6, #16
	bhi	.Lsha1_update_more2
.Lsha1_update_done2:
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha1_update_join4
.Lsha1_update_skip10:
	cmp	r6, #8
	blo	.Lsha1_update_skip11
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha1_update_join5
.Lsha1_update_skip11:
	cmp	r6, #4
	blo	.Lsha1_update_skip12
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha1_update_join6
.Lsha1_update_skip12:
	cmp	r6, #0
	beq	.Lsha1_update_skip13
	ldrb	r1, [r5]
	strb	r1, [r0]
	add	lr, r5, r6
	ldrb	r1, [lr, #-1]
	add	lr, r0, r6
	strb	r1, [lr, #-1]
	lsr	r6, r6, #1
	add	lr, r5, r6
	ldrb	r1, [lr]
	add	lr, r0, r6
	strb	r1, [lr]
.Lsha1_update_skip13:
.Lsha1_update_join6:
.Lsha1_update_join5:
.Lsha1_update_join4:
.Lsha1_update_skip9:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha1_update)

// ingot_asm_sha1_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   r1    out     20 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  100 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r4 ctx,  r5 out,  r6 f,  r7 n
// SHA-256 of the body: 5eee441d280db0cfa700d09f5e0a182b7ba8f10132e3b38b4849001e017952cb
INGOT_FUNCTION(ingot_asm_sha1_finish)
	push	{r4-r8, lr}
	.cfi_adjust_cfa_offset 24
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 14, 20
	sub	sp, sp, #8
	.cfi_adjust_cfa_offset 8
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	ldr	r7, [r4, #96]
	and	r7, r7, #63
	add	lr, r4, r7
	mov	r12, #128
	strb	r12, [lr, #32]
	add	r7, r7, #1
	cmp	r7, #56
	bls	.Lsha1_finish_skip1
	cmp	r7, #64
	bhs	.Lsha1_finish_done1
.Lsha1_finish_more1:
	add	lr, r4, r7
	mov	r12, #0
	strb	r12, [lr, #32]
	add	r7, r7, #1
	cmp	r7, #64
	blo	.Lsha1_finish_more1
.Lsha1_finish_done1:
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r7, #0
.Lsha1_finish_skip1:
	cmp	r7, #56
	bhs	.Lsha1_finish_done2
.Lsha1_finish_more2:
	mov	r12, #0
	add	lr, r4, r7
	str	r12, [lr, #32]
	str	r12, [lr, #36]
	add	r7, r7, #8
	cmp	r7, #56
	blo	.Lsha1_finish_more2
.Lsha1_finish_done2:
	ldr	r0, [r4, #100]
	lsl	r0, r0, #3
	ldr	r1, [r4, #96]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #88]
	ldr	r0, [r4, #96]
	lsl	r0, r0, #3
	rev	r0, r0
	str	r0, [r4, #92]
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4]
	rev	r2, r2
	str	r2, [r5]
	ldr	r2, [r4, #4]
	rev	r2, r2
	str	r2, [r5, #4]
	ldr	r2, [r4, #8]
	rev	r2, r2
	str	r2, [r5, #8]
	ldr	r2, [r4, #12]
	rev	r2, r2
	str	r2, [r5, #12]
	ldr	r2, [r4, #16]
	rev	r2, r2
	str	r2, [r5, #16]
	mov	r12, #0
	str	r12, [r4]
	str	r12, [r4, #4]
	str	r12, [r4, #8]
	str	r12, [r4, #12]
	str	r12, [r4, #16]
	str	r12, [r4, #20]
	str	r12, [r4, #24]
	str	r12, [r4, #28]
	str	r12, [r4, #32]
	str	r12, [r4, #36]
	str	r12, [r4, #40]
	str	r12, [r4, #44]
	str	r12, [r4, #48]
	str	r12, [r4, #52]
	str	r12, [r4, #56]
	str	r12, [r4, #60]
	str	r12, [r4, #64]
	str	r12, [r4, #68]
	str	r12, [r4, #72]
	str	r12, [r4, #76]
	str	r12, [r4, #80]
	str	r12, [r4, #84]
	str	r12, [r4, #88]
	str	r12, [r4, #92]
	str	r12, [r4, #96]
	str	r12, [r4, #100]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r8, pc}
INGOT_END(ingot_asm_sha1_finish)

// ingot_asm_sha1_digest, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   r0    out     20 bytes, written, secret; may overlap data
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  186 instructions.
// Holds:  r0 to,  r1 left,  r2 t,  r3 t,  r4 out,  r5 data,  r6 len,  r7 f,  r8 n,  frame+16 state,
//         frame+48 block,  frame+112 low,  frame+116 t
// SHA-256 of the body: 67fbd1eee777b25a0fa19fc2e4c0546f0765a1a2170d7c1b1c85c95eef7d121d
INGOT_FUNCTION(ingot_asm_sha1_digest)
	push	{r4-r9, r11, lr}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 11, 24
	.cfi_rel_offset 14, 28
	sub	sp, sp, #120
	.cfi_adjust_cfa_offset 120
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	movw	lr, #:lower16:(.Lingot_asm_sha1_digest_iv-(.Lsha1_digest_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha1_digest_iv-(.Lsha1_digest_place1+8))
.Lsha1_digest_place1:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #16]
	ldr	r12, [lr, #4]
	str	r12, [sp, #20]
	ldr	r12, [lr, #8]
	str	r12, [sp, #24]
	ldr	r12, [lr, #12]
	str	r12, [sp, #28]
	ldr	r12, [lr, #16]
	str	r12, [sp, #32]
	lsr	r8, r6, #6
	cmp	r8, #0
	beq	.Lsha1_digest_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #6
	add	r5, r5, r8
.Lsha1_digest_skip1:
	and	r8, r6, #63
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #48
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #48
	mov	r1, r8
	cmp	r1, #16
	bls	.Lsha1_digest_skip2
.Lsha1_digest_more1:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r1, r1, #16
	cmp	r1, #16
	bhi	.Lsha1_digest_more1
.Lsha1_digest_done1:
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha1_digest_join1
.Lsha1_digest_skip2:
	cmp	r1, #8
	blo	.Lsha1_digest_skip3
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha1_digest_join2
.Lsha1_digest_skip3:
	cmp	r1, #4
	blo	.Lsha1_digest_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha1_digest_join3
.Lsha1_digest_skip4:
	cmp	r1, #0
	beq	.Lsha1_digest_skip5
	ldrb	r2, [r5]
	strb	r2, [r0]
	add	lr, r5, r1
	ldrb	r2, [lr, #-1]
	add	lr, r0, r1
	strb	r2, [lr, #-1]
	lsr	r1, r1, #1
	add	lr, r5, r1
	ldrb	r2, [lr]
	add	lr, r0, r1
	strb	r2, [lr]
.Lsha1_digest_skip5:
.Lsha1_digest_join3:
.Lsha1_digest_join2:
.Lsha1_digest_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #48]
	cmp	r8, #56
	blo	.Lsha1_digest_skip6
	add	r0, sp, #16
	add	r1, sp, #48
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #48
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha1_digest_skip6:
	lsr	r3, r6, #29
	rev	r3, r3
	str	r3, [sp, #104]
	lsl	r3, r6, #3
	rev	r3, r3
	str	r3, [sp, #108]
	add	r0, sp, #16
	add	r1, sp, #48
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #16]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4]
	ldr	r12, [sp, #20]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #4]
	ldr	r12, [sp, #24]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #8]
	ldr	r12, [sp, #28]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #12]
	ldr	r12, [sp, #32]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #16]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	mov	r7, #0
	add	r12, sp, #0
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r5}
	add	sp, sp, #120
	.cfi_adjust_cfa_offset -120
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha1_digest)
INGOT_RODATA(.Lingot_asm_sha1_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
