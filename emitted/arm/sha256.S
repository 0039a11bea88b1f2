// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha256 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha256_compress_scalar, ARMv7-A, needs the baseline only.  Made by gen from gen/arm/sha256.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   32 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1835 instructions.
// Holds:  r0 w[t],  r1 w[t+1],  r2 t,  r3 u,  r4 a,  r5 b,  r6 c,  r7 d,  r8 e,  r9 f,  r10 g,  r11 h,
//         r12 b^c,  lr k,  frame+0 state,  frame+4 blocks,  frame+8 n,  frame+16 w
// SHA-256 of the body: db5d6f97febb31be7d8d5383c334d7a5caed68582e66b7c33199643670fc77f9
INGOT_FUNCTION(ingot_asm_sha256_compress_scalar)
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
	beq	.Lsha256_compress_scalar_skip1
	ldr	r0, [sp]
	ldr	r4, [r0]
	ldr	r5, [r0, #4]
	ldr	r6, [r0, #8]
	ldr	r7, [r0, #12]
	ldr	r8, [r0, #16]
	ldr	r9, [r0, #20]
	ldr	r10, [r0, #24]
	ldr	r11, [r0, #28]
	movw	lr, #:lower16:(.Lingot_asm_sha256_compress_scalar_k-(.Lsha256_compress_scalar_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha256_compress_scalar_k-(.Lsha256_compress_scalar_place1+8))
.Lsha256_compress_scalar_place1:
	add	lr, pc, lr
.Lsha256_compress_scalar_more1:
	eor	r12, r5, r6
	// w[0], w[1]
	ldr	r2, [sp, #4]
	ldr	r0, [r2]
	ldr	r1, [r2, #4]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #16]
	ldrd	r2, r3, [lr]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 0
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 1
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[2], w[3]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #8]
	ldr	r1, [r2, #12]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #24]
	ldrd	r2, r3, [lr, #8]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 2
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 3
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[4], w[5]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #16]
	ldr	r1, [r2, #20]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #32]
	ldrd	r2, r3, [lr, #16]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 4
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 5
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[6], w[7]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #24]
	ldr	r1, [r2, #28]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #40]
	ldrd	r2, r3, [lr, #24]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 6
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 7
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[8], w[9]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #32]
	ldr	r1, [r2, #36]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #48]
	ldrd	r2, r3, [lr, #32]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 8
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 9
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[10], w[11]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #40]
	ldr	r1, [r2, #44]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #56]
	ldrd	r2, r3, [lr, #40]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 10
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 11
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[12], w[13]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #48]
	ldr	r1, [r2, #52]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #64]
	ldrd	r2, r3, [lr, #48]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 12
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 13
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[14], w[15]
	ldr	r2, [sp, #4]
	ldr	r0, [r2, #56]
	ldr	r1, [r2, #60]
	rev	r0, r0
	rev	r1, r1
	strd	r0, r1, [sp, #72]
	ldrd	r2, r3, [lr, #56]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 14
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 15
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[16], w[17]
	ldrd	r0, r1, [sp, #16]
	ldr	r2, [sp, #24]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #72]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #76]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #52]
	ldr	r3, [sp, #56]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #16]
	ldrd	r2, r3, [lr, #64]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 16
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 17
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[18], w[19]
	ldrd	r0, r1, [sp, #24]
	ldr	r2, [sp, #32]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #16]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #20]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #60]
	ldr	r3, [sp, #64]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #24]
	ldrd	r2, r3, [lr, #72]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 18
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 19
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[20], w[21]
	ldrd	r0, r1, [sp, #32]
	ldr	r2, [sp, #40]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #24]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #28]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #68]
	ldr	r3, [sp, #72]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #32]
	ldrd	r2, r3, [lr, #80]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 20
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 21
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[22], w[23]
	ldrd	r0, r1, [sp, #40]
	ldr	r2, [sp, #48]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #32]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #36]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #76]
	ldr	r3, [sp, #16]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #40]
	ldrd	r2, r3, [lr, #88]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 22
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 23
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[24], w[25]
	ldrd	r0, r1, [sp, #48]
	ldr	r2, [sp, #56]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #40]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #44]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #20]
	ldr	r3, [sp, #24]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #48]
	ldrd	r2, r3, [lr, #96]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 24
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 25
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[26], w[27]
	ldrd	r0, r1, [sp, #56]
	ldr	r2, [sp, #64]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #48]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #52]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #28]
	ldr	r3, [sp, #32]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #56]
	ldrd	r2, r3, [lr, #104]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 26
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 27
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[28], w[29]
	ldrd	r0, r1, [sp, #64]
	ldr	r2, [sp, #72]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #56]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #60]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #36]
	ldr	r3, [sp, #40]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #64]
	ldrd	r2, r3, [lr, #112]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 28
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 29
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[30], w[31]
	ldrd	r0, r1, [sp, #72]
	ldr	r2, [sp, #16]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #64]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #68]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #44]
	ldr	r3, [sp, #48]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #72]
	ldrd	r2, r3, [lr, #120]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 30
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 31
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[32], w[33]
	ldrd	r0, r1, [sp, #16]
	ldr	r2, [sp, #24]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #72]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #76]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #52]
	ldr	r3, [sp, #56]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #16]
	ldrd	r2, r3, [lr, #128]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 32
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 33
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[34], w[35]
	ldrd	r0, r1, [sp, #24]
	ldr	r2, [sp, #32]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #16]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #20]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #60]
	ldr	r3, [sp, #64]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #24]
	ldrd	r2, r3, [lr, #136]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 34
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 35
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[36], w[37]
	ldrd	r0, r1, [sp, #32]
	ldr	r2, [sp, #40]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #24]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #28]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #68]
	ldr	r3, [sp, #72]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #32]
	ldrd	r2, r3, [lr, #144]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 36
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 37
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[38], w[39]
	ldrd	r0, r1, [sp, #40]
	ldr	r2, [sp, #48]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #32]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #36]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #76]
	ldr	r3, [sp, #16]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #40]
	ldrd	r2, r3, [lr, #152]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 38
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 39
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[40], w[41]
	ldrd	r0, r1, [sp, #48]
	ldr	r2, [sp, #56]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #40]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #44]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #20]
	ldr	r3, [sp, #24]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #48]
	ldrd	r2, r3, [lr, #160]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 40
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 41
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[42], w[43]
	ldrd	r0, r1, [sp, #56]
	ldr	r2, [sp, #64]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #48]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #52]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #28]
	ldr	r3, [sp, #32]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #56]
	ldrd	r2, r3, [lr, #168]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 42
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 43
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[44], w[45]
	ldrd	r0, r1, [sp, #64]
	ldr	r2, [sp, #72]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #56]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #60]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #36]
	ldr	r3, [sp, #40]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #64]
	ldrd	r2, r3, [lr, #176]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 44
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 45
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[46], w[47]
	ldrd	r0, r1, [sp, #72]
	ldr	r2, [sp, #16]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #64]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #68]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #44]
	ldr	r3, [sp, #48]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #72]
	ldrd	r2, r3, [lr, #184]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 46
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 47
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[48], w[49]
	ldrd	r0, r1, [sp, #16]
	ldr	r2, [sp, #24]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #72]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #76]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #52]
	ldr	r3, [sp, #56]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #16]
	ldrd	r2, r3, [lr, #192]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 48
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 49
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[50], w[51]
	ldrd	r0, r1, [sp, #24]
	ldr	r2, [sp, #32]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #16]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #20]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #60]
	ldr	r3, [sp, #64]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #24]
	ldrd	r2, r3, [lr, #200]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 50
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 51
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[52], w[53]
	ldrd	r0, r1, [sp, #32]
	ldr	r2, [sp, #40]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #24]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #28]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #68]
	ldr	r3, [sp, #72]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #32]
	ldrd	r2, r3, [lr, #208]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 52
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 53
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[54], w[55]
	ldrd	r0, r1, [sp, #40]
	ldr	r2, [sp, #48]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #32]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #36]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #76]
	ldr	r3, [sp, #16]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #40]
	ldrd	r2, r3, [lr, #216]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 54
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 55
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// w[56], w[57]
	ldrd	r0, r1, [sp, #48]
	ldr	r2, [sp, #56]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #40]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #44]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #20]
	ldr	r3, [sp, #24]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #48]
	ldrd	r2, r3, [lr, #224]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 56
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 57
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	// w[58], w[59]
	ldrd	r0, r1, [sp, #56]
	ldr	r2, [sp, #64]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #48]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #52]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #28]
	ldr	r3, [sp, #32]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #56]
	ldrd	r2, r3, [lr, #232]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 58
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 59
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	// w[60], w[61]
	ldrd	r0, r1, [sp, #64]
	ldr	r2, [sp, #72]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #56]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #60]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #36]
	ldr	r3, [sp, #40]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #64]
	ldrd	r2, r3, [lr, #240]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 60
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 61
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	// w[62], w[63]
	ldrd	r0, r1, [sp, #72]
	ldr	r2, [sp, #16]
	ror	r3, r1, #7
	eor	r3, r3, r1, ror #18
	eor	r3, r3, r1, lsr #3
	add	r0, r0, r3
	ror	r3, r2, #7
	eor	r3, r3, r2, ror #18
	eor	r3, r3, r2, lsr #3
	add	r1, r1, r3
	ldr	r2, [sp, #64]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r0, r0, r3
	ldr	r2, [sp, #68]
	ror	r3, r2, #17
	eor	r3, r3, r2, ror #19
	eor	r3, r3, r2, lsr #10
	add	r1, r1, r3
	ldr	r2, [sp, #44]
	ldr	r3, [sp, #48]
	add	r0, r0, r2
	add	r1, r1, r3
	strd	r0, r1, [sp, #72]
	ldrd	r2, r3, [lr, #248]
	add	r0, r0, r2
	add	r1, r1, r3
	// round 62
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 63
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	// feed forward
	ldr	r0, [sp]
	ldr	r1, [r0]
	add	r4, r4, r1
	str	r4, [r0]
	ldr	r1, [r0, #4]
	add	r5, r5, r1
	str	r5, [r0, #4]
	ldr	r1, [r0, #8]
	add	r6, r6, r1
	str	r6, [r0, #8]
	ldr	r1, [r0, #12]
	add	r7, r7, r1
	str	r7, [r0, #12]
	ldr	r1, [r0, #16]
	add	r8, r8, r1
	str	r8, [r0, #16]
	ldr	r1, [r0, #20]
	add	r9, r9, r1
	str	r9, [r0, #20]
	ldr	r1, [r0, #24]
	add	r10, r10, r1
	str	r10, [r0, #24]
	ldr	r1, [r0, #28]
	add	r11, r11, r1
	str	r11, [r0, #28]
	ldr	r12, [sp, #4]
	add	r12, r12, #64
	str	r12, [sp, #4]
	ldr	r12, [sp, #8]
	subs	r12, r12, #1
	str	r12, [sp, #8]
	bne	.Lsha256_compress_scalar_more1
.Lsha256_compress_scalar_skip1:
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
INGOT_END(ingot_asm_sha256_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha256_compress_scalar_k, 64)
	.byte	0x98, 0x2f, 0x8a, 0x42, 0x91, 0x44, 0x37, 0x71, 0xcf, 0xfb, 0xc0, 0xb5, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x5b, 0xc2, 0x56, 0x39, 0xf1, 0x11, 0xf1, 0x59, 0xa4, 0x82, 0x3f, 0x92, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x98, 0xaa, 0x07, 0xd8, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xc1, 0x69, 0x9b, 0xe4, 0x86, 0x47, 0xbe, 0xef, 0xc6, 0x9d, 0xc1, 0x0f, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x6f, 0x2c, 0xe9, 0x2d, 0xaa, 0x84, 0x74, 0x4a, 0xdc, 0xa9, 0xb0, 0x5c, 0xda, 0x88, 0xf9, 0x76
	.byte	0x52, 0x51, 0x3e, 0x98, 0x6d, 0xc6, 0x31, 0xa8, 0xc8, 0x27, 0x03, 0xb0, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xf3, 0x0b, 0xe0, 0xc6, 0x47, 0x91, 0xa7, 0xd5, 0x51, 0x63, 0xca, 0x06, 0x67, 0x29, 0x29, 0x14
	.byte	0x85, 0x0a, 0xb7, 0x27, 0x38, 0x21, 0x1b, 0x2e, 0xfc, 0x6d, 0x2c, 0x4d, 0x13, 0x0d, 0x38, 0x53
	.byte	0x54, 0x73, 0x0a, 0x65, 0xbb, 0x0a, 0x6a, 0x76, 0x2e, 0xc9, 0xc2, 0x81, 0x85, 0x2c, 0x72, 0x92
	.byte	0xa1, 0xe8, 0xbf, 0xa2, 0x4b, 0x66, 0x1a, 0xa8, 0x70, 0x8b, 0x4b, 0xc2, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x19, 0xe8, 0x92, 0xd1, 0x24, 0x06, 0x99, 0xd6, 0x85, 0x35, 0x0e, 0xf4, 0x70, 0xa0, 0x6a, 0x10
	.byte	0x16, 0xc1, 0xa4, 0x19, 0x08, 0x6c, 0x37, 0x1e, 0x4c, 0x77, 0x48, 0x27, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0xb3, 0x0c, 0x1c, 0x39, 0x4a, 0xaa, 0xd8, 0x4e, 0x4f, 0xca, 0x9c, 0x5b, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xee, 0x82, 0x8f, 0x74, 0x6f, 0x63, 0xa5, 0x78, 0x14, 0x78, 0xc8, 0x84, 0x08, 0x02, 0xc7, 0x8c
	.byte	0xfa, 0xff, 0xbe, 0x90, 0xeb, 0x6c, 0x50, 0xa4, 0xf7, 0xa3, 0xf9, 0xbe, 0xf2, 0x78, 0x71, 0xc6

// ingot_asm_sha256_compress_neon, ARMv7-A, needs NEON.  Made by gen from gen/arm/sha256_neon.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   32 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1511 instructions.
// Holds:  r0 w+k,  r1 w+k,  r2 t,  r3 u,  r4 a,  r5 b,  r6 c,  r7 d,  r8 e,  r9 f,  r10 g,  r11 h,  r12 b^c,
//         lr k,  q0 w,  q1 w,  q2 w,  q3 w,  q8 x,  q9 y,  q10 z,  q12 k,  q13 k,  frame+0 state,
//         frame+4 blocks,  frame+8 n,  frame+16 w+k
// SHA-256 of the body: f433a476e39601b1ba593a730f351969a1bf5941dbb76d36a9241854199d51ed
INGOT_FUNCTION(ingot_asm_sha256_compress_neon)
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
	beq	.Lsha256_compress_neon_skip1
	ldr	r0, [sp]
	ldr	r4, [r0]
	ldr	r5, [r0, #4]
	ldr	r6, [r0, #8]
	ldr	r7, [r0, #12]
	ldr	r8, [r0, #16]
	ldr	r9, [r0, #20]
	ldr	r10, [r0, #24]
	ldr	r11, [r0, #28]
	movw	lr, #:lower16:(.Lingot_asm_sha256_compress_neon_k-(.Lsha256_compress_neon_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha256_compress_neon_k-(.Lsha256_compress_neon_place1+8))
.Lsha256_compress_neon_place1:
	add	lr, pc, lr
.Lsha256_compress_neon_more1:
	ldr	r2, [sp, #4]
	vld1.8	{d0-d3}, [r2]!
	vld1.8	{d4-d7}, [r2]
	vrev32.8	q0, q0
	vrev32.8	q1, q1
	vrev32.8	q2, q2
	vrev32.8	q3, q3
	vld1.8	{d24-d27}, [lr]!
	vadd.i32	q8, q0, q12
	vstr	d16, [sp, #16]
	vstr	d17, [sp, #24]
	vadd.i32	q8, q1, q13
	vstr	d16, [sp, #32]
	vstr	d17, [sp, #40]
	vld1.8	{d24-d27}, [lr]!
	vadd.i32	q8, q2, q12
	vstr	d16, [sp, #48]
	vstr	d17, [sp, #56]
	vadd.i32	q8, q3, q13
	vstr	d16, [sp, #64]
	vstr	d17, [sp, #72]
	eor	r12, r5, r6
	ldrd	r0, r1, [sp, #16]
	// round 0
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q0, q1, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q2, q3, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q0, q0, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 1
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q0, q0, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d7, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d7, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d7, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d7, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d7, #10
	ldrd	r0, r1, [sp, #24]
	// round 2
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d0, d0, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d0, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d0, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d0, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d0, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d0, #10
	// round 3
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d1, d1, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q0, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #16]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #24]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #32]
	// round 4
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q1, q2, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q3, q0, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q1, q1, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 5
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q1, q1, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d1, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d1, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d1, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d1, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d1, #10
	ldrd	r0, r1, [sp, #40]
	// round 6
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d2, d2, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d2, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d2, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d2, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d2, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d2, #10
	// round 7
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d3, d3, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q1, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #32]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #40]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #48]
	// round 8
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q2, q3, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q0, q1, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q2, q2, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 9
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q2, q2, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d3, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d3, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d3, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d3, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d3, #10
	ldrd	r0, r1, [sp, #56]
	// round 10
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d4, d4, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d4, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d4, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d4, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d4, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d4, #10
	// round 11
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d5, d5, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q2, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #48]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #56]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #64]
	// round 12
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q3, q0, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q1, q2, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q3, q3, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 13
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q3, q3, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d5, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d5, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d5, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d5, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d5, #10
	ldrd	r0, r1, [sp, #72]
	// round 14
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d6, d6, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d6, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d6, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d6, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d6, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d6, #10
	// round 15
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d7, d7, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q3, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #64]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #72]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #16]
	// round 16
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q0, q1, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q2, q3, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q0, q0, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 17
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q0, q0, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d7, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d7, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d7, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d7, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d7, #10
	ldrd	r0, r1, [sp, #24]
	// round 18
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d0, d0, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d0, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d0, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d0, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d0, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d0, #10
	// round 19
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d1, d1, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q0, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #16]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #24]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #32]
	// round 20
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q1, q2, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q3, q0, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q1, q1, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 21
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q1, q1, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d1, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d1, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d1, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d1, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d1, #10
	ldrd	r0, r1, [sp, #40]
	// round 22
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d2, d2, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d2, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d2, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d2, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d2, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d2, #10
	// round 23
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d3, d3, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q1, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #32]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #40]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #48]
	// round 24
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q2, q3, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q0, q1, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q2, q2, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 25
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q2, q2, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d3, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d3, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d3, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d3, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d3, #10
	ldrd	r0, r1, [sp, #56]
	// round 26
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d4, d4, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d4, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d4, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d4, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d4, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d4, #10
	// round 27
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d5, d5, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q2, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #48]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #56]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #64]
	// round 28
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q3, q0, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q1, q2, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q3, q3, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 29
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q3, q3, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d5, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d5, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d5, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d5, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d5, #10
	ldrd	r0, r1, [sp, #72]
	// round 30
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d6, d6, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d6, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d6, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d6, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d6, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d6, #10
	// round 31
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d7, d7, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q3, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #64]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #72]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #16]
	// round 32
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q0, q1, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q2, q3, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q0, q0, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 33
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q0, q0, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d7, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d7, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d7, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d7, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d7, #10
	ldrd	r0, r1, [sp, #24]
	// round 34
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d0, d0, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d0, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d0, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d0, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d0, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d0, #10
	// round 35
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d1, d1, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q0, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #16]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #24]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #32]
	// round 36
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q1, q2, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q3, q0, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q1, q1, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 37
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q1, q1, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d1, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d1, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d1, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d1, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d1, #10
	ldrd	r0, r1, [sp, #40]
	// round 38
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d2, d2, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d2, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d2, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d2, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d2, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d2, #10
	// round 39
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d3, d3, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q1, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #32]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #40]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #48]
	// round 40
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	vext.8	q8, q2, q3, #4
	add	r11, r11, r0
	eor	r3, r9, r10
	vext.8	q9, q0, q1, #4
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	vadd.i32	q2, q2, q9
	eor	r3, r3, r10
	eor	r2, r4, r5
	vshr.u32	q9, q8, #7
	add	r11, r11, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r7, r7, r11
	eor	r12, r12, r5
	vsli.32	q9, q8, #25
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	vsli.32	q10, q8, #14
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 41
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	veor	q9, q9, q10
	add	r10, r10, r1
	eor	r3, r8, r9
	veor	q9, q9, q8
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	vadd.i32	q2, q2, q9
	eor	r3, r3, r9
	eor	r12, r11, r4
	vshr.u32	d18, d3, #17
	add	r10, r10, r3
	and	r2, r2, r12
	vshr.u32	d20, d3, #19
	add	r6, r6, r10
	eor	r2, r2, r4
	vsli.32	d18, d3, #15
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	vsli.32	d20, d3, #13
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	vshr.u32	d16, d3, #10
	ldrd	r0, r1, [sp, #56]
	// round 42
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	veor	d18, d18, d20
	add	r9, r9, r0
	eor	r3, r7, r8
	veor	d18, d18, d16
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	vadd.i32	d4, d4, d18
	eor	r3, r3, r8
	eor	r2, r10, r11
	vshr.u32	d18, d4, #17
	add	r9, r9, r3
	and	r12, r12, r2
	vshr.u32	d20, d4, #19
	add	r5, r5, r9
	eor	r12, r12, r11
	vsli.32	d18, d4, #15
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	vsli.32	d20, d4, #13
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	vshr.u32	d16, d4, #10
	// round 43
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	veor	d18, d18, d20
	add	r8, r8, r1
	eor	r3, r6, r7
	veor	d18, d18, d16
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	vadd.i32	d5, d5, d18
	eor	r3, r3, r7
	eor	r12, r9, r10
	vld1.8	{d24-d27}, [lr]!
	add	r8, r8, r3
	and	r2, r2, r12
	vadd.i32	q8, q2, q12
	add	r4, r4, r8
	eor	r2, r2, r10
	vstr	d16, [sp, #48]
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	vstr	d17, [sp, #56]
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #64]
	// round 44
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	vext.8	q8, q3, q0, #4
	add	r7, r7, r0
	eor	r3, r5, r6
	vext.8	q9, q1, q2, #4
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	vadd.i32	q3, q3, q9
	eor	r3, r3, r6
	eor	r2, r8, r9
	vshr.u32	q9, q8, #7
	add	r7, r7, r3
	and	r12, r12, r2
	vshr.u32	q10, q8, #18
	add	r11, r11, r7
	eor	r12, r12, r9
	vsli.32	q9, q8, #25
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	vsli.32	q10, q8, #14
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	vshr.u32	q8, q8, #3
	// round 45
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	veor	q9, q9, q10
	add	r6, r6, r1
	eor	r3, r4, r5
	veor	q9, q9, q8
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	vadd.i32	q3, q3, q9
	eor	r3, r3, r5
	eor	r12, r7, r8
	vshr.u32	d18, d5, #17
	add	r6, r6, r3
	and	r2, r2, r12
	vshr.u32	d20, d5, #19
	add	r10, r10, r6
	eor	r2, r2, r8
	vsli.32	d18, d5, #15
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	vsli.32	d20, d5, #13
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	vshr.u32	d16, d5, #10
	ldrd	r0, r1, [sp, #72]
	// round 46
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	veor	d18, d18, d20
	add	r5, r5, r0
	eor	r3, r11, r4
	veor	d18, d18, d16
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	vadd.i32	d6, d6, d18
	eor	r3, r3, r4
	eor	r2, r6, r7
	vshr.u32	d18, d6, #17
	add	r5, r5, r3
	and	r12, r12, r2
	vshr.u32	d20, d6, #19
	add	r9, r9, r5
	eor	r12, r12, r7
	vsli.32	d18, d6, #15
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	vsli.32	d20, d6, #13
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	vshr.u32	d16, d6, #10
	// round 47
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	veor	d18, d18, d20
	add	r4, r4, r1
	eor	r3, r10, r11
	veor	d18, d18, d16
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	vadd.i32	d7, d7, d18
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	vadd.i32	q8, q3, q13
	add	r8, r8, r4
	eor	r2, r2, r6
	vstr	d16, [sp, #64]
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	vstr	d17, [sp, #72]
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #16]
	// round 48
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 49
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	ldrd	r0, r1, [sp, #24]
	// round 50
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 51
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #32]
	// round 52
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 53
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	ldrd	r0, r1, [sp, #40]
	// round 54
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 55
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	ldrd	r0, r1, [sp, #48]
	// round 56
	eor	r2, r8, r8, ror #5
	eor	r2, r2, r8, ror #19
	add	r11, r11, r0
	eor	r3, r9, r10
	add	r11, r11, r2, ror #6
	and	r3, r3, r8
	eor	r3, r3, r10
	eor	r2, r4, r5
	add	r11, r11, r3
	and	r12, r12, r2
	add	r7, r7, r11
	eor	r12, r12, r5
	eor	r3, r4, r4, ror #11
	eor	r3, r3, r4, ror #20
	add	r11, r11, r12
	add	r11, r11, r3, ror #2
	// round 57
	eor	r12, r7, r7, ror #5
	eor	r12, r12, r7, ror #19
	add	r10, r10, r1
	eor	r3, r8, r9
	add	r10, r10, r12, ror #6
	and	r3, r3, r7
	eor	r3, r3, r9
	eor	r12, r11, r4
	add	r10, r10, r3
	and	r2, r2, r12
	add	r6, r6, r10
	eor	r2, r2, r4
	eor	r3, r11, r11, ror #11
	eor	r3, r3, r11, ror #20
	add	r10, r10, r2
	add	r10, r10, r3, ror #2
	ldrd	r0, r1, [sp, #56]
	// round 58
	eor	r2, r6, r6, ror #5
	eor	r2, r2, r6, ror #19
	add	r9, r9, r0
	eor	r3, r7, r8
	add	r9, r9, r2, ror #6
	and	r3, r3, r6
	eor	r3, r3, r8
	eor	r2, r10, r11
	add	r9, r9, r3
	and	r12, r12, r2
	add	r5, r5, r9
	eor	r12, r12, r11
	eor	r3, r10, r10, ror #11
	eor	r3, r3, r10, ror #20
	add	r9, r9, r12
	add	r9, r9, r3, ror #2
	// round 59
	eor	r12, r5, r5, ror #5
	eor	r12, r12, r5, ror #19
	add	r8, r8, r1
	eor	r3, r6, r7
	add	r8, r8, r12, ror #6
	and	r3, r3, r5
	eor	r3, r3, r7
	eor	r12, r9, r10
	add	r8, r8, r3
	and	r2, r2, r12
	add	r4, r4, r8
	eor	r2, r2, r10
	eor	r3, r9, r9, ror #11
	eor	r3, r3, r9, ror #20
	add	r8, r8, r2
	add	r8, r8, r3, ror #2
	ldrd	r0, r1, [sp, #64]
	// round 60
	eor	r2, r4, r4, ror #5
	eor	r2, r2, r4, ror #19
	add	r7, r7, r0
	eor	r3, r5, r6
	add	r7, r7, r2, ror #6
	and	r3, r3, r4
	eor	r3, r3, r6
	eor	r2, r8, r9
	add	r7, r7, r3
	and	r12, r12, r2
	add	r11, r11, r7
	eor	r12, r12, r9
	eor	r3, r8, r8, ror #11
	eor	r3, r3, r8, ror #20
	add	r7, r7, r12
	add	r7, r7, r3, ror #2
	// round 61
	eor	r12, r11, r11, ror #5
	eor	r12, r12, r11, ror #19
	add	r6, r6, r1
	eor	r3, r4, r5
	add	r6, r6, r12, ror #6
	and	r3, r3, r11
	eor	r3, r3, r5
	eor	r12, r7, r8
	add	r6, r6, r3
	and	r2, r2, r12
	add	r10, r10, r6
	eor	r2, r2, r8
	eor	r3, r7, r7, ror #11
	eor	r3, r3, r7, ror #20
	add	r6, r6, r2
	add	r6, r6, r3, ror #2
	ldrd	r0, r1, [sp, #72]
	// round 62
	eor	r2, r10, r10, ror #5
	eor	r2, r2, r10, ror #19
	add	r5, r5, r0
	eor	r3, r11, r4
	add	r5, r5, r2, ror #6
	and	r3, r3, r10
	eor	r3, r3, r4
	eor	r2, r6, r7
	add	r5, r5, r3
	and	r12, r12, r2
	add	r9, r9, r5
	eor	r12, r12, r7
	eor	r3, r6, r6, ror #11
	eor	r3, r3, r6, ror #20
	add	r5, r5, r12
	add	r5, r5, r3, ror #2
	// round 63
	eor	r12, r9, r9, ror #5
	eor	r12, r12, r9, ror #19
	add	r4, r4, r1
	eor	r3, r10, r11
	add	r4, r4, r12, ror #6
	and	r3, r3, r9
	eor	r3, r3, r11
	eor	r12, r5, r6
	add	r4, r4, r3
	and	r2, r2, r12
	add	r8, r8, r4
	eor	r2, r2, r6
	eor	r3, r5, r5, ror #11
	eor	r3, r3, r5, ror #20
	add	r4, r4, r2
	add	r4, r4, r3, ror #2
	sub	lr, lr, #256
	// feed forward
	ldr	r0, [sp]
	ldr	r1, [r0]
	add	r4, r4, r1
	str	r4, [r0]
	ldr	r1, [r0, #4]
	add	r5, r5, r1
	str	r5, [r0, #4]
	ldr	r1, [r0, #8]
	add	r6, r6, r1
	str	r6, [r0, #8]
	ldr	r1, [r0, #12]
	add	r7, r7, r1
	str	r7, [r0, #12]
	ldr	r1, [r0, #16]
	add	r8, r8, r1
	str	r8, [r0, #16]
	ldr	r1, [r0, #20]
	add	r9, r9, r1
	str	r9, [r0, #20]
	ldr	r1, [r0, #24]
	add	r10, r10, r1
	str	r10, [r0, #24]
	ldr	r1, [r0, #28]
	add	r11, r11, r1
	str	r11, [r0, #28]
	ldr	r12, [sp, #4]
	add	r12, r12, #64
	str	r12, [sp, #4]
	ldr	r12, [sp, #8]
	subs	r12, r12, #1
	str	r12, [sp, #8]
	bne	.Lsha256_compress_neon_more1
.Lsha256_compress_neon_skip1:
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
INGOT_END(ingot_asm_sha256_compress_neon)
INGOT_RODATA(.Lingot_asm_sha256_compress_neon_k, 64)
	.byte	0x98, 0x2f, 0x8a, 0x42, 0x91, 0x44, 0x37, 0x71, 0xcf, 0xfb, 0xc0, 0xb5, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x5b, 0xc2, 0x56, 0x39, 0xf1, 0x11, 0xf1, 0x59, 0xa4, 0x82, 0x3f, 0x92, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x98, 0xaa, 0x07, 0xd8, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xc1, 0x69, 0x9b, 0xe4, 0x86, 0x47, 0xbe, 0xef, 0xc6, 0x9d, 0xc1, 0x0f, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x6f, 0x2c, 0xe9, 0x2d, 0xaa, 0x84, 0x74, 0x4a, 0xdc, 0xa9, 0xb0, 0x5c, 0xda, 0x88, 0xf9, 0x76
	.byte	0x52, 0x51, 0x3e, 0x98, 0x6d, 0xc6, 0x31, 0xa8, 0xc8, 0x27, 0x03, 0xb0, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xf3, 0x0b, 0xe0, 0xc6, 0x47, 0x91, 0xa7, 0xd5, 0x51, 0x63, 0xca, 0x06, 0x67, 0x29, 0x29, 0x14
	.byte	0x85, 0x0a, 0xb7, 0x27, 0x38, 0x21, 0x1b, 0x2e, 0xfc, 0x6d, 0x2c, 0x4d, 0x13, 0x0d, 0x38, 0x53
	.byte	0x54, 0x73, 0x0a, 0x65, 0xbb, 0x0a, 0x6a, 0x76, 0x2e, 0xc9, 0xc2, 0x81, 0x85, 0x2c, 0x72, 0x92
	.byte	0xa1, 0xe8, 0xbf, 0xa2, 0x4b, 0x66, 0x1a, 0xa8, 0x70, 0x8b, 0x4b, 0xc2, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x19, 0xe8, 0x92, 0xd1, 0x24, 0x06, 0x99, 0xd6, 0x85, 0x35, 0x0e, 0xf4, 0x70, 0xa0, 0x6a, 0x10
	.byte	0x16, 0xc1, 0xa4, 0x19, 0x08, 0x6c, 0x37, 0x1e, 0x4c, 0x77, 0x48, 0x27, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0xb3, 0x0c, 0x1c, 0x39, 0x4a, 0xaa, 0xd8, 0x4e, 0x4f, 0xca, 0x9c, 0x5b, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xee, 0x82, 0x8f, 0x74, 0x6f, 0x63, 0xa5, 0x78, 0x14, 0x78, 0xc8, 0x84, 0x08, 0x02, 0xc7, 0x8c
	.byte	0xfa, 0xff, 0xbe, 0x90, 0xeb, 0x6c, 0x50, 0xa4, 0xf7, 0xa3, 0xf9, 0xbe, 0xf2, 0x78, 0x71, 0xc6

// ingot_asm_sha256_compress_ce, ARMv7-A, needs NEON SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   32 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  119 instructions.
// Holds:  r0 state,  r1 blocks,  r2 n,  r3 constants,  r12 address,  lr constants to come,  q0 w+k,
//         q1 abcd before,  d4[0] a,  q2 abcd,  d4[1] b,  d5[0] c,  d5[1] d,  d6[0] e,  q3 efgh,  d6[1] f,
//         d7[0] g,  d7[1] h,  q8 w[0..],  q9 w[4..],  q10 w[8..],  q11 w[12..],  q12 k,  q13 k
// SHA-256 of the body: 7c9e013894dd73adc8d1e2e68969271f50502b16c017c6994e1c179e7ecb662d
INGOT_FUNCTION(ingot_asm_sha256_compress_ce)
	push	{r4, lr}
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 14, 4
	movw	r3, #:lower16:(.Lingot_asm_sha256_compress_ce_k-(.Lsha256_compress_ce_place1+8))
	movt	r3, #:upper16:(.Lingot_asm_sha256_compress_ce_k-(.Lsha256_compress_ce_place1+8))
.Lsha256_compress_ce_place1:
	add	r3, pc, r3
	cmp	r2, #0
	beq	.Lsha256_compress_ce_skip1
	vld1.8	{d4-d7}, [r0]
.Lsha256_compress_ce_more1:
	add	r12, r1, #0
	vld1.8	{d16-d19}, [r12]!
	vld1.8	{d20-d23}, [r12]
	vrev32.8	q8, q8
	vrev32.8	q9, q9
	vrev32.8	q10, q10
	vrev32.8	q11, q11
	mov	lr, r3
	vld1.8	{d24-d27}, [lr]!
	// rounds 0 to 3
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 8 to 11
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 12 to 15
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 16 to 19
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 24 to 27
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 32 to 35
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 40 to 43
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 48 to 51
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 52 to 55
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vld1.8	{d24-d27}, [lr]!
	// rounds 56 to 59
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 60 to 63
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// feed forward
	vld1.8	{d16-d19}, [r0]
	vadd.i32	q2, q2, q8
	vadd.i32	q3, q3, q9
	vst1.8	{d4-d7}, [r0]
	add	r1, r1, #64
	subs	r2, r2, #1
	bne	.Lsha256_compress_ce_more1
.Lsha256_compress_ce_skip1:
	pop	{r4, pc}
INGOT_END(ingot_asm_sha256_compress_ce)
INGOT_RODATA(.Lingot_asm_sha256_compress_ce_k, 64)
	.byte	0x98, 0x2f, 0x8a, 0x42, 0x91, 0x44, 0x37, 0x71, 0xcf, 0xfb, 0xc0, 0xb5, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x5b, 0xc2, 0x56, 0x39, 0xf1, 0x11, 0xf1, 0x59, 0xa4, 0x82, 0x3f, 0x92, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x98, 0xaa, 0x07, 0xd8, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xc1, 0x69, 0x9b, 0xe4, 0x86, 0x47, 0xbe, 0xef, 0xc6, 0x9d, 0xc1, 0x0f, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x6f, 0x2c, 0xe9, 0x2d, 0xaa, 0x84, 0x74, 0x4a, 0xdc, 0xa9, 0xb0, 0x5c, 0xda, 0x88, 0xf9, 0x76
	.byte	0x52, 0x51, 0x3e, 0x98, 0x6d, 0xc6, 0x31, 0xa8, 0xc8, 0x27, 0x03, 0xb0, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xf3, 0x0b, 0xe0, 0xc6, 0x47, 0x91, 0xa7, 0xd5, 0x51, 0x63, 0xca, 0x06, 0x67, 0x29, 0x29, 0x14
	.byte	0x85, 0x0a, 0xb7, 0x27, 0x38, 0x21, 0x1b, 0x2e, 0xfc, 0x6d, 0x2c, 0x4d, 0x13, 0x0d, 0x38, 0x53
	.byte	0x54, 0x73, 0x0a, 0x65, 0xbb, 0x0a, 0x6a, 0x76, 0x2e, 0xc9, 0xc2, 0x81, 0x85, 0x2c, 0x72, 0x92
	.byte	0xa1, 0xe8, 0xbf, 0xa2, 0x4b, 0x66, 0x1a, 0xa8, 0x70, 0x8b, 0x4b, 0xc2, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x19, 0xe8, 0x92, 0xd1, 0x24, 0x06, 0x99, 0xd6, 0x85, 0x35, 0x0e, 0xf4, 0x70, 0xa0, 0x6a, 0x10
	.byte	0x16, 0xc1, 0xa4, 0x19, 0x08, 0x6c, 0x37, 0x1e, 0x4c, 0x77, 0x48, 0x27, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0xb3, 0x0c, 0x1c, 0x39, 0x4a, 0xaa, 0xd8, 0x4e, 0x4f, 0xca, 0x9c, 0x5b, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xee, 0x82, 0x8f, 0x74, 0x6f, 0x63, 0xa5, 0x78, 0x14, 0x78, 0xc8, 0x84, 0x08, 0x02, 0xc7, 0x8c
	.byte	0xfa, 0xff, 0xbe, 0x90, 0xeb, 0x6c, 0x50, 0xa4, 0xf7, 0xa3, 0xf9, 0xbe, 0xf2, 0x78, 0x71, 0xc6

// ingot_asm_sha256_update, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  177 instructions.
// Holds:  r0 to,  r1 from,  r1 t,  r2 left,  r3 t,  r4 ctx,  r5 data,  r6 len,  r7 f,  r8 fill,  r9 n
// SHA-256 of the body: 36f5cbbdc712d87a735669db2c9bce3d5b28545af9f895f9efcfe11c7bac6bed
INGOT_FUNCTION(ingot_asm_sha256_update)
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
	beq	.Lsha256_update_skip1
	mov	r9, #64
	sub	r9, r9, r8
	cmp	r6, r9
	bhs	.Lsha256_update_skip2
	mov	r9, r6
.Lsha256_update_skip2:
	add	r0, r4, r8
	add	r0, r0, #32
	mov	r1, r5
	mov	r2, r9
	cmp	r2, #16
	bls	.Lsha256_update_skip3
.Lsha256_update_more1:
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
	bhi	.Lsha256_update_more1
.Lsha256_update_done1:
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
	b	.Lsha256_update_join1
.Lsha256_update_skip3:
	cmp	r2, #8
	blo	.Lsha256_update_skip4
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
	b	.Lsha256_update_join2
.Lsha256_update_skip4:
	cmp	r2, #4
	blo	.Lsha256_update_skip5
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r1]
	str	r12, [r0]
	b	.Lsha256_update_join3
.Lsha256_update_skip5:
	cmp	r2, #0
	beq	.Lsha256_update_skip6
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
.Lsha256_update_skip6:
.Lsha256_update_join3:
.Lsha256_update_join2:
.Lsha256_update_join1:
	add	r8, r8, r9
	add	r5, r5, r9
	sub	r6, r6, r9
	cmp	r8, #64
	bne	.Lsha256_update_skip7
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
.Lsha256_update_skip7:
.Lsha256_update_skip1:
.Lsha256_update_cut1:
	lsr	r9, r6, #6
	cmp	r9, #0
	beq	.Lsha256_update_skip8
	add	r0, r4, #0
	mov	r1, r5
	mov	r2, r9
	ldr	r12, [r7]
	blx	r12
	lsl	r9, r9, #6
	add	r5, r5, r9
.Lsha256_update_skip8:
	and	r6, r6, #63
	cmp	r6, #0
	beq	.Lsha256_update_skip9
	add	r0, r4, #32
	cmp	r6, #16
	bls	.Lsha256_update_skip10
.Lsha256_update_more2:
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
	bhi	.Lsha256_update_more2
.Lsha256_update_done2:
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
	b	.Lsha256_update_join4
.Lsha256_update_skip10:
	cmp	r6, #8
	blo	.Lsha256_update_skip11
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
	b	.Lsha256_update_join5
.Lsha256_update_skip11:
	cmp	r6, #4
	blo	.Lsha256_update_skip12
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha256_update_join6
.Lsha256_update_skip12:
	cmp	r6, #0
	beq	.Lsha256_update_skip13
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
.Lsha256_update_skip13:
.Lsha256_update_join6:
.Lsha256_update_join5:
.Lsha256_update_join4:
.Lsha256_update_skip9:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha256_update)

// ingot_asm_sha256_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   r1    out     32 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  109 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r4 ctx,  r5 out,  r6 f,  r7 n
// SHA-256 of the body: 24b99d6801be91ea8beb5f8cd9838745e4a576d09e95a0819294446e18089716
INGOT_FUNCTION(ingot_asm_sha256_finish)
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
	bls	.Lsha256_finish_skip1
	cmp	r7, #64
	bhs	.Lsha256_finish_done1
.Lsha256_finish_more1:
	add	lr, r4, r7
	mov	r12, #0
	strb	r12, [lr, #32]
	add	r7, r7, #1
	cmp	r7, #64
	blo	.Lsha256_finish_more1
.Lsha256_finish_done1:
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r7, #0
.Lsha256_finish_skip1:
	cmp	r7, #56
	bhs	.Lsha256_finish_done2
.Lsha256_finish_more2:
	mov	r12, #0
	add	lr, r4, r7
	str	r12, [lr, #32]
	str	r12, [lr, #36]
	add	r7, r7, #8
	cmp	r7, #56
	blo	.Lsha256_finish_more2
.Lsha256_finish_done2:
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
	ldr	r2, [r4, #20]
	rev	r2, r2
	str	r2, [r5, #20]
	ldr	r2, [r4, #24]
	rev	r2, r2
	str	r2, [r5, #24]
	ldr	r2, [r4, #28]
	rev	r2, r2
	str	r2, [r5, #28]
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
INGOT_END(ingot_asm_sha256_finish)

// ingot_asm_sha256_digest, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   r0    out     32 bytes, written, secret; may overlap data
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  213 instructions.
// Holds:  r0 to,  r1 left,  r2 t,  r3 t,  r4 out,  r5 data,  r6 len,  r7 f,  r8 n,  frame+16 state,
//         frame+48 block,  frame+112 low,  frame+116 t
// SHA-256 of the body: 8896332e9a10fc8a5884b7f38ef9984ae00ad0d78d3b11630f6e77b49677976a
INGOT_FUNCTION(ingot_asm_sha256_digest)
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
	movw	lr, #:lower16:(.Lingot_asm_sha256_digest_iv-(.Lsha256_digest_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha256_digest_iv-(.Lsha256_digest_place1+8))
.Lsha256_digest_place1:
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
	ldr	r12, [lr, #20]
	str	r12, [sp, #36]
	ldr	r12, [lr, #24]
	str	r12, [sp, #40]
	ldr	r12, [lr, #28]
	str	r12, [sp, #44]
	lsr	r8, r6, #6
	cmp	r8, #0
	beq	.Lsha256_digest_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #6
	add	r5, r5, r8
.Lsha256_digest_skip1:
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
	bls	.Lsha256_digest_skip2
.Lsha256_digest_more1:
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
	bhi	.Lsha256_digest_more1
.Lsha256_digest_done1:
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
	b	.Lsha256_digest_join1
.Lsha256_digest_skip2:
	cmp	r1, #8
	blo	.Lsha256_digest_skip3
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
	b	.Lsha256_digest_join2
.Lsha256_digest_skip3:
	cmp	r1, #4
	blo	.Lsha256_digest_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha256_digest_join3
.Lsha256_digest_skip4:
	cmp	r1, #0
	beq	.Lsha256_digest_skip5
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
.Lsha256_digest_skip5:
.Lsha256_digest_join3:
.Lsha256_digest_join2:
.Lsha256_digest_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #48]
	cmp	r8, #56
	blo	.Lsha256_digest_skip6
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
.Lsha256_digest_skip6:
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
	ldr	r12, [sp, #36]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #20]
	ldr	r12, [sp, #40]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #24]
	ldr	r12, [sp, #44]
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	rev	r12, r12
	str	r12, [sp, #116]
	ldr	r12, [sp, #116]
	str	r12, [r4, #28]
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
INGOT_END(ingot_asm_sha256_digest)
INGOT_RODATA(.Lingot_asm_sha256_digest_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
