// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha512_compress_scalar, ARMv7-A, needs the baseline only.  Made by gen from gen/arm/sha512.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   64 bytes, read, written, secret; words of the machine
//   r1    blocks  128 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2430 instructions.
// Holds:  r0 t.lo,  r1 t.hi,  r2 u.lo,  r3 u.hi,  r4 sum.lo,  r5 sum.hi,  r6 a.lo,  r7 a.hi,  r8 e.lo,
//         r9 e.hi,  r10 b^c.lo,  r11 b^c.hi,  r12 p,  lr k,  frame+0 state,  frame+4 blocks,  frame+8 n,
//         frame+12 sixteens,  frame+16 v,  frame+80 w
// SHA-256 of the body: 486eb5ba90178f205dd4b82f0e7003acc910de69daf147fa3e672eb2078c8963
INGOT_FUNCTION(ingot_asm_sha512_compress_scalar)
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
	sub	sp, sp, #208
	.cfi_adjust_cfa_offset 208
	str	r0, [sp]
	str	r1, [sp, #4]
	str	r2, [sp, #8]
	ldr	r12, [sp, #8]
	cmp	r12, #0
	beq	.Lsha512_compress_scalar_skip1
.Lsha512_compress_scalar_more1:
	movw	lr, #:lower16:(.Lingot_asm_sha512_compress_scalar_k-(.Lsha512_compress_scalar_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha512_compress_scalar_k-(.Lsha512_compress_scalar_place1+8))
.Lsha512_compress_scalar_place1:
	add	lr, pc, lr
	ldr	r12, [sp]
	ldr	r6, [r12]
	ldr	r7, [r12, #4]
	strd	r6, r7, [sp, #16]
	ldr	r10, [r12, #8]
	ldr	r11, [r12, #12]
	strd	r10, r11, [sp, #24]
	ldr	r0, [r12, #16]
	ldr	r1, [r12, #20]
	strd	r0, r1, [sp, #32]
	eor	r10, r10, r0
	eor	r11, r11, r1
	ldr	r0, [r12, #24]
	ldr	r1, [r12, #28]
	strd	r0, r1, [sp, #40]
	ldr	r8, [r12, #32]
	ldr	r9, [r12, #36]
	strd	r8, r9, [sp, #48]
	ldr	r0, [r12, #40]
	ldr	r1, [r12, #44]
	strd	r0, r1, [sp, #56]
	ldr	r0, [r12, #48]
	ldr	r1, [r12, #52]
	strd	r0, r1, [sp, #64]
	ldr	r0, [r12, #56]
	ldr	r1, [r12, #60]
	strd	r0, r1, [sp, #72]
	mov	r12, #4
	str	r12, [sp, #12]
	ldr	r12, [sp, #4]
	ldr	r5, [r12]
	ldr	r4, [r12, #4]
	rev	r5, r5
	rev	r4, r4
	// round 0 mod 16
	strd	r4, r5, [sp, #80]
	ldrd	r0, r1, [lr]
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #64]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #40]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #24]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #40]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #72]
	ldr	r7, [r12, #8]
	ldr	r6, [r12, #12]
	rev	r7, r7
	rev	r6, r6
	// round 1 mod 16
	strd	r6, r7, [sp, #88]
	ldrd	r10, r11, [lr, #8]
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #56]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #32]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #16]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #32]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #64]
	ldr	r5, [r12, #16]
	ldr	r4, [r12, #20]
	rev	r5, r5
	rev	r4, r4
	// round 2 mod 16
	strd	r4, r5, [sp, #96]
	ldrd	r0, r1, [lr, #16]
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #48]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #24]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #72]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #24]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #56]
	ldr	r7, [r12, #24]
	ldr	r6, [r12, #28]
	rev	r7, r7
	rev	r6, r6
	// round 3 mod 16
	strd	r6, r7, [sp, #104]
	ldrd	r10, r11, [lr, #24]
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #40]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #16]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #64]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #16]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #48]
	ldr	r5, [r12, #32]
	ldr	r4, [r12, #36]
	rev	r5, r5
	rev	r4, r4
	// round 4 mod 16
	strd	r4, r5, [sp, #112]
	ldrd	r0, r1, [lr, #32]
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #32]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #72]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #56]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #72]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #40]
	ldr	r7, [r12, #40]
	ldr	r6, [r12, #44]
	rev	r7, r7
	rev	r6, r6
	// round 5 mod 16
	strd	r6, r7, [sp, #120]
	ldrd	r10, r11, [lr, #40]
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #24]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #64]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #48]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #64]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #32]
	ldr	r5, [r12, #48]
	ldr	r4, [r12, #52]
	rev	r5, r5
	rev	r4, r4
	// round 6 mod 16
	strd	r4, r5, [sp, #128]
	ldrd	r0, r1, [lr, #48]
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #16]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #56]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #40]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #56]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #24]
	ldr	r7, [r12, #56]
	ldr	r6, [r12, #60]
	rev	r7, r7
	rev	r6, r6
	// round 7 mod 16
	strd	r6, r7, [sp, #136]
	ldrd	r10, r11, [lr, #56]
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #72]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #48]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #32]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #48]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #16]
	ldr	r5, [r12, #64]
	ldr	r4, [r12, #68]
	rev	r5, r5
	rev	r4, r4
	// round 8 mod 16
	strd	r4, r5, [sp, #144]
	ldrd	r0, r1, [lr, #64]
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #64]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #40]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #24]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #40]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #72]
	ldr	r7, [r12, #72]
	ldr	r6, [r12, #76]
	rev	r7, r7
	rev	r6, r6
	// round 9 mod 16
	strd	r6, r7, [sp, #152]
	ldrd	r10, r11, [lr, #72]
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #56]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #32]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #16]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #32]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #64]
	ldr	r5, [r12, #80]
	ldr	r4, [r12, #84]
	rev	r5, r5
	rev	r4, r4
	// round 10 mod 16
	strd	r4, r5, [sp, #160]
	ldrd	r0, r1, [lr, #80]
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #48]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #24]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #72]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #24]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #56]
	ldr	r7, [r12, #88]
	ldr	r6, [r12, #92]
	rev	r7, r7
	rev	r6, r6
	// round 11 mod 16
	strd	r6, r7, [sp, #168]
	ldrd	r10, r11, [lr, #88]
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #40]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #16]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #64]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #16]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #48]
	ldr	r5, [r12, #96]
	ldr	r4, [r12, #100]
	rev	r5, r5
	rev	r4, r4
	// round 12 mod 16
	strd	r4, r5, [sp, #176]
	ldrd	r0, r1, [lr, #96]
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #32]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #72]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #56]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #72]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #40]
	ldr	r7, [r12, #104]
	ldr	r6, [r12, #108]
	rev	r7, r7
	rev	r6, r6
	// round 13 mod 16
	strd	r6, r7, [sp, #184]
	ldrd	r10, r11, [lr, #104]
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #24]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #64]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #48]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #64]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #32]
	ldr	r5, [r12, #112]
	ldr	r4, [r12, #116]
	rev	r5, r5
	rev	r4, r4
	// round 14 mod 16
	strd	r4, r5, [sp, #192]
	ldrd	r0, r1, [lr, #112]
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #16]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #56]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #40]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #56]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #24]
	ldr	r7, [r12, #120]
	ldr	r6, [r12, #124]
	rev	r7, r7
	rev	r6, r6
	// round 15 mod 16
	strd	r6, r7, [sp, #200]
	ldrd	r10, r11, [lr, #120]
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #72]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #48]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #32]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #48]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #16]
.Lsha512_compress_scalar_more2:
	add	lr, lr, #128
	ldrd	r2, r3, [sp, #88]
	ldrd	r4, r5, [sp, #80]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #192]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #152]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 0 mod 16
	strd	r4, r5, [sp, #80]
	ldrd	r0, r1, [lr]
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #64]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #40]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #24]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #40]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #72]
	ldrd	r2, r3, [sp, #96]
	ldrd	r6, r7, [sp, #88]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #200]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #160]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 1 mod 16
	strd	r6, r7, [sp, #88]
	ldrd	r10, r11, [lr, #8]
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #56]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #32]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #16]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #32]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #64]
	ldrd	r2, r3, [sp, #104]
	ldrd	r4, r5, [sp, #96]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #80]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #168]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 2 mod 16
	strd	r4, r5, [sp, #96]
	ldrd	r0, r1, [lr, #16]
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #48]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #24]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #72]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #24]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #56]
	ldrd	r2, r3, [sp, #112]
	ldrd	r6, r7, [sp, #104]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #88]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #176]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 3 mod 16
	strd	r6, r7, [sp, #104]
	ldrd	r10, r11, [lr, #24]
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #40]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #16]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #64]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #16]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #48]
	ldrd	r2, r3, [sp, #120]
	ldrd	r4, r5, [sp, #112]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #96]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #184]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 4 mod 16
	strd	r4, r5, [sp, #112]
	ldrd	r0, r1, [lr, #32]
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #32]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #72]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #56]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #72]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #40]
	ldrd	r2, r3, [sp, #128]
	ldrd	r6, r7, [sp, #120]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #104]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #192]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 5 mod 16
	strd	r6, r7, [sp, #120]
	ldrd	r10, r11, [lr, #40]
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #24]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #64]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #48]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #64]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #32]
	ldrd	r2, r3, [sp, #136]
	ldrd	r4, r5, [sp, #128]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #112]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #200]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 6 mod 16
	strd	r4, r5, [sp, #128]
	ldrd	r0, r1, [lr, #48]
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #16]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #56]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #40]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #56]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #24]
	ldrd	r2, r3, [sp, #144]
	ldrd	r6, r7, [sp, #136]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #120]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #80]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 7 mod 16
	strd	r6, r7, [sp, #136]
	ldrd	r10, r11, [lr, #56]
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #72]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #48]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #32]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #48]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #16]
	ldrd	r2, r3, [sp, #152]
	ldrd	r4, r5, [sp, #144]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #128]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #88]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 8 mod 16
	strd	r4, r5, [sp, #144]
	ldrd	r0, r1, [lr, #64]
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #64]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #40]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #24]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #40]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #72]
	ldrd	r2, r3, [sp, #160]
	ldrd	r6, r7, [sp, #152]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #136]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #96]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 9 mod 16
	strd	r6, r7, [sp, #152]
	ldrd	r10, r11, [lr, #72]
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #56]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #32]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #16]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #32]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #64]
	ldrd	r2, r3, [sp, #168]
	ldrd	r4, r5, [sp, #160]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #144]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #104]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 10 mod 16
	strd	r4, r5, [sp, #160]
	ldrd	r0, r1, [lr, #80]
	ldrd	r2, r3, [sp, #56]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #48]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #24]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #72]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #24]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #56]
	ldrd	r2, r3, [sp, #176]
	ldrd	r6, r7, [sp, #168]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #152]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #112]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 11 mod 16
	strd	r6, r7, [sp, #168]
	ldrd	r10, r11, [lr, #88]
	ldrd	r2, r3, [sp, #48]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #40]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #16]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #64]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #16]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #48]
	ldrd	r2, r3, [sp, #184]
	ldrd	r4, r5, [sp, #176]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #160]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #120]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 12 mod 16
	strd	r4, r5, [sp, #176]
	ldrd	r0, r1, [lr, #96]
	ldrd	r2, r3, [sp, #40]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #32]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #72]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #56]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #72]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #40]
	ldrd	r2, r3, [sp, #192]
	ldrd	r6, r7, [sp, #184]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #168]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #128]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 13 mod 16
	strd	r6, r7, [sp, #184]
	ldrd	r10, r11, [lr, #104]
	ldrd	r2, r3, [sp, #32]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #24]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #64]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #48]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #64]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #32]
	ldrd	r2, r3, [sp, #200]
	ldrd	r4, r5, [sp, #192]
	eor	r0, r2, r3
	lsl	r1, r0, #31
	eor	r1, r1, r0, lsl #24
	eor	r0, r1, r2, ror #1
	eor	r0, r0, r2, ror #8
	eor	r1, r1, r3, ror #1
	eor	r1, r1, r3, ror #8
	eor	r0, r0, r2, lsr #7
	eor	r0, r0, r3, lsl #25
	eor	r1, r1, r3, lsr #7
	ldrd	r2, r3, [sp, #176]
	adds	r4, r4, r0
	adc	r5, r5, r1
	eor	r0, r2, r3
	lsl	r1, r0, #13
	eor	r1, r1, r0, lsl #3
	eor	r0, r1, r2, ror #19
	eor	r0, r0, r3, ror #29
	eor	r1, r1, r3, ror #19
	eor	r1, r1, r2, ror #29
	eor	r0, r0, r2, lsr #6
	eor	r0, r0, r3, lsl #26
	eor	r1, r1, r3, lsr #6
	ldrd	r2, r3, [sp, #136]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	// round 14 mod 16
	strd	r4, r5, [sp, #192]
	ldrd	r0, r1, [lr, #112]
	ldrd	r2, r3, [sp, #24]
	adds	r4, r4, r0
	adc	r5, r5, r1
	adds	r4, r4, r2
	adc	r5, r5, r3
	eor	r0, r8, r9
	lsl	r1, r0, #18
	eor	r1, r1, r0, lsl #14
	eor	r1, r1, r0, lsl #23
	eor	r0, r1, r8, ror #14
	eor	r0, r0, r8, ror #18
	eor	r0, r0, r9, ror #9
	eor	r1, r1, r9, ror #14
	eor	r1, r1, r9, ror #18
	eor	r1, r1, r8, ror #9
	ldrd	r2, r3, [sp, #72]
	adds	r4, r4, r0
	adc	r5, r5, r1
	ldrd	r0, r1, [sp, #16]
	eor	r2, r2, r0
	eor	r3, r3, r1
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r0
	eor	r3, r3, r1
	ldrd	r0, r1, [sp, #56]
	adds	r4, r4, r2
	adc	r5, r5, r3
	ldrd	r2, r3, [sp, #40]
	adds	r8, r0, r4
	adc	r9, r1, r5
	eor	r0, r6, r2
	eor	r1, r7, r3
	strd	r8, r9, [sp, #56]
	and	r10, r10, r0
	and	r11, r11, r1
	eor	r10, r10, r2
	eor	r11, r11, r3
	eor	r2, r6, r7
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r6, ror #28
	eor	r2, r2, r7, ror #2
	eor	r2, r2, r7, ror #7
	eor	r3, r3, r7, ror #28
	eor	r3, r3, r6, ror #2
	eor	r3, r3, r6, ror #7
	adds	r4, r4, r10
	adc	r5, r5, r11
	adds	r4, r4, r2
	adc	r5, r5, r3
	strd	r4, r5, [sp, #24]
	ldrd	r2, r3, [sp, #80]
	ldrd	r6, r7, [sp, #200]
	eor	r10, r2, r3
	lsl	r11, r10, #31
	eor	r11, r11, r10, lsl #24
	eor	r10, r11, r2, ror #1
	eor	r10, r10, r2, ror #8
	eor	r11, r11, r3, ror #1
	eor	r11, r11, r3, ror #8
	eor	r10, r10, r2, lsr #7
	eor	r10, r10, r3, lsl #25
	eor	r11, r11, r3, lsr #7
	ldrd	r2, r3, [sp, #184]
	adds	r6, r6, r10
	adc	r7, r7, r11
	eor	r10, r2, r3
	lsl	r11, r10, #13
	eor	r11, r11, r10, lsl #3
	eor	r10, r11, r2, ror #19
	eor	r10, r10, r3, ror #29
	eor	r11, r11, r3, ror #19
	eor	r11, r11, r2, ror #29
	eor	r10, r10, r2, lsr #6
	eor	r10, r10, r3, lsl #26
	eor	r11, r11, r3, lsr #6
	ldrd	r2, r3, [sp, #144]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	// round 15 mod 16
	strd	r6, r7, [sp, #200]
	ldrd	r10, r11, [lr, #120]
	ldrd	r2, r3, [sp, #16]
	adds	r6, r6, r10
	adc	r7, r7, r11
	adds	r6, r6, r2
	adc	r7, r7, r3
	eor	r10, r8, r9
	lsl	r11, r10, #18
	eor	r11, r11, r10, lsl #14
	eor	r11, r11, r10, lsl #23
	eor	r10, r11, r8, ror #14
	eor	r10, r10, r8, ror #18
	eor	r10, r10, r9, ror #9
	eor	r11, r11, r9, ror #14
	eor	r11, r11, r9, ror #18
	eor	r11, r11, r8, ror #9
	ldrd	r2, r3, [sp, #64]
	adds	r6, r6, r10
	adc	r7, r7, r11
	ldrd	r10, r11, [sp, #72]
	eor	r2, r2, r10
	eor	r3, r3, r11
	and	r2, r2, r8
	and	r3, r3, r9
	eor	r2, r2, r10
	eor	r3, r3, r11
	ldrd	r10, r11, [sp, #48]
	adds	r6, r6, r2
	adc	r7, r7, r3
	ldrd	r2, r3, [sp, #32]
	adds	r8, r10, r6
	adc	r9, r11, r7
	eor	r10, r4, r2
	eor	r11, r5, r3
	strd	r8, r9, [sp, #48]
	and	r0, r0, r10
	and	r1, r1, r11
	eor	r0, r0, r2
	eor	r1, r1, r3
	eor	r2, r4, r5
	lsl	r3, r2, #4
	eor	r3, r3, r2, lsl #30
	eor	r3, r3, r2, lsl #25
	eor	r2, r3, r4, ror #28
	eor	r2, r2, r5, ror #2
	eor	r2, r2, r5, ror #7
	eor	r3, r3, r5, ror #28
	eor	r3, r3, r4, ror #2
	eor	r3, r3, r4, ror #7
	adds	r6, r6, r0
	adc	r7, r7, r1
	adds	r6, r6, r2
	adc	r7, r7, r3
	strd	r6, r7, [sp, #16]
	ldr	r12, [sp, #12]
	subs	r12, r12, #1
	str	r12, [sp, #12]
	bne	.Lsha512_compress_scalar_more2
	// feed forward
	ldr	r12, [sp]
	ldr	r2, [r12]
	ldr	r3, [r12, #4]
	adds	r6, r6, r2
	adc	r7, r7, r3
	str	r6, [r12]
	str	r7, [r12, #4]
	ldr	r2, [r12, #8]
	ldr	r3, [r12, #12]
	ldrd	r0, r1, [sp, #24]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #8]
	str	r1, [r12, #12]
	ldr	r2, [r12, #16]
	ldr	r3, [r12, #20]
	ldrd	r0, r1, [sp, #32]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #16]
	str	r1, [r12, #20]
	ldr	r2, [r12, #24]
	ldr	r3, [r12, #28]
	ldrd	r0, r1, [sp, #40]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #24]
	str	r1, [r12, #28]
	ldr	r2, [r12, #32]
	ldr	r3, [r12, #36]
	adds	r8, r8, r2
	adc	r9, r9, r3
	str	r8, [r12, #32]
	str	r9, [r12, #36]
	ldr	r2, [r12, #40]
	ldr	r3, [r12, #44]
	ldrd	r0, r1, [sp, #56]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #40]
	str	r1, [r12, #44]
	ldr	r2, [r12, #48]
	ldr	r3, [r12, #52]
	ldrd	r0, r1, [sp, #64]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #48]
	str	r1, [r12, #52]
	ldr	r2, [r12, #56]
	ldr	r3, [r12, #60]
	ldrd	r0, r1, [sp, #72]
	adds	r0, r0, r2
	adc	r1, r1, r3
	str	r0, [r12, #56]
	str	r1, [r12, #60]
	ldr	r12, [sp, #4]
	add	r12, r12, #128
	str	r12, [sp, #4]
	ldr	r12, [sp, #8]
	subs	r12, r12, #1
	str	r12, [sp, #8]
	bne	.Lsha512_compress_scalar_more1
.Lsha512_compress_scalar_skip1:
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
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r3}
	add	sp, sp, #208
	.cfi_adjust_cfa_offset -208
	pop	{r4-r12, pc}
INGOT_END(ingot_asm_sha512_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha512_compress_scalar_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c

// ingot_asm_sha512_compress_neon, ARMv7-A, needs NEON.  Made by gen from gen/arm/sha512_neon.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   64 bytes, read, written, secret; words of the machine
//   r1    blocks  128 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1057 instructions.
// Holds:  r0 state,  r1 blocks,  r2 n,  r3 constants,  r12 address, sixteens,  q0 w[0..],  q1 w[2..],
//         q2 w[4..],  q3 w[6..],  q4 w[8..],  q5 w[10..],  q6 w[12..],  q7 w[14..],  d16 a,  d17 b,  d18 c,
//         d19 d,  d20 e,  d21 f,  d22 g,  d23 h,  d24 t,  d25 t,  d26 t,  d27 t,  d28 t,  d29 t,  d30 t,
//         d31 t
// SHA-256 of the body: 390492ddb9a08ed2c43fe9d715f68a4c5cd4cb27085c123273ed73d64a54fe1d
INGOT_FUNCTION(ingot_asm_sha512_compress_neon)
	push	{r4, lr}
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 14, 4
	vpush	{d8-d15}
	.cfi_adjust_cfa_offset 64
	.cfi_rel_offset 264, 0
	.cfi_rel_offset 265, 8
	.cfi_rel_offset 266, 16
	.cfi_rel_offset 267, 24
	.cfi_rel_offset 268, 32
	.cfi_rel_offset 269, 40
	.cfi_rel_offset 270, 48
	.cfi_rel_offset 271, 56
	cmp	r2, #0
	beq	.Lsha512_compress_neon_skip1
	movw	r3, #:lower16:(.Lingot_asm_sha512_compress_neon_k-(.Lsha512_compress_neon_place1+8))
	movt	r3, #:upper16:(.Lingot_asm_sha512_compress_neon_k-(.Lsha512_compress_neon_place1+8))
.Lsha512_compress_neon_place1:
	add	r3, pc, r3
	mov	r12, r0
	vld1.8	{d16-d19}, [r12]!
	vld1.8	{d20-d23}, [r12]
.Lsha512_compress_neon_more1:
	mov	r12, r1
	vld1.8	{d0-d3}, [r12]!
	vld1.8	{d4-d7}, [r12]!
	vld1.8	{d8-d11}, [r12]!
	vld1.8	{d12-d15}, [r12]!
	vrev64.8	q0, q0
	vrev64.8	q1, q1
	vrev64.8	q2, q2
	vrev64.8	q3, q3
	vrev64.8	q4, q4
	vrev64.8	q5, q5
	vrev64.8	q6, q6
	vrev64.8	q7, q7
	mov	r12, #4
.Lsha512_compress_neon_more2:
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q0
	// round 0 mod 16
	vadd.i64	d23, d23, d28
	vshr.u64	d24, d20, #14
	vshr.u64	d25, d20, #18
	vsli.64	d24, d20, #50
	vsli.64	d25, d20, #46
	vshr.u64	d26, d20, #41
	vsli.64	d26, d20, #23
	vorr	d27, d20, d20
	veor	d24, d24, d25
	vbsl	d27, d21, d22
	veor	d24, d24, d26
	vadd.i64	d23, d23, d27
	vshr.u64	d30, d16, #28
	vshr.u64	d31, d16, #34
	vsli.64	d30, d16, #36
	vsli.64	d31, d16, #30
	vshr.u64	d25, d16, #39
	vsli.64	d25, d16, #25
	vadd.i64	d23, d23, d24
	veor	d27, d16, d17
	veor	d30, d30, d31
	vadd.i64	d19, d19, d23
	vbsl	d27, d18, d17
	veor	d30, d30, d25
	vadd.i64	d23, d23, d27
	vadd.i64	d23, d23, d30
	// round 1 mod 16
	vadd.i64	d22, d22, d29
	vshr.u64	d24, d19, #14
	vshr.u64	d25, d19, #18
	vsli.64	d24, d19, #50
	vsli.64	d25, d19, #46
	vshr.u64	d26, d19, #41
	vsli.64	d26, d19, #23
	vorr	d27, d19, d19
	veor	d24, d24, d25
	vbsl	d27, d20, d21
	veor	d24, d24, d26
	vadd.i64	d22, d22, d27
	vshr.u64	d30, d23, #28
	vshr.u64	d31, d23, #34
	vsli.64	d30, d23, #36
	vsli.64	d31, d23, #30
	vshr.u64	d25, d23, #39
	vsli.64	d25, d23, #25
	vadd.i64	d22, d22, d24
	veor	d27, d23, d16
	veor	d30, d30, d31
	vadd.i64	d18, d18, d22
	vbsl	d27, d17, d16
	veor	d30, d30, d25
	vadd.i64	d22, d22, d27
	vadd.i64	d22, d22, d30
	// w[0], w[1] of the next sixteen
	vext.8	q14, q0, q1, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q4, q5, #8
	veor	q12, q12, q13
	vadd.i64	q0, q0, q14
	veor	q12, q12, q15
	vshr.u64	q13, q7, #19
	vshr.u64	q14, q7, #61
	vsli.64	q13, q7, #45
	vsli.64	q14, q7, #3
	vshr.u64	q15, q7, #6
	vadd.i64	q0, q0, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q0, q0, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q1
	// round 2 mod 16
	vadd.i64	d21, d21, d28
	vshr.u64	d24, d18, #14
	vshr.u64	d25, d18, #18
	vsli.64	d24, d18, #50
	vsli.64	d25, d18, #46
	vshr.u64	d26, d18, #41
	vsli.64	d26, d18, #23
	vorr	d27, d18, d18
	veor	d24, d24, d25
	vbsl	d27, d19, d20
	veor	d24, d24, d26
	vadd.i64	d21, d21, d27
	vshr.u64	d30, d22, #28
	vshr.u64	d31, d22, #34
	vsli.64	d30, d22, #36
	vsli.64	d31, d22, #30
	vshr.u64	d25, d22, #39
	vsli.64	d25, d22, #25
	vadd.i64	d21, d21, d24
	veor	d27, d22, d23
	veor	d30, d30, d31
	vadd.i64	d17, d17, d21
	vbsl	d27, d16, d23
	veor	d30, d30, d25
	vadd.i64	d21, d21, d27
	vadd.i64	d21, d21, d30
	// round 3 mod 16
	vadd.i64	d20, d20, d29
	vshr.u64	d24, d17, #14
	vshr.u64	d25, d17, #18
	vsli.64	d24, d17, #50
	vsli.64	d25, d17, #46
	vshr.u64	d26, d17, #41
	vsli.64	d26, d17, #23
	vorr	d27, d17, d17
	veor	d24, d24, d25
	vbsl	d27, d18, d19
	veor	d24, d24, d26
	vadd.i64	d20, d20, d27
	vshr.u64	d30, d21, #28
	vshr.u64	d31, d21, #34
	vsli.64	d30, d21, #36
	vsli.64	d31, d21, #30
	vshr.u64	d25, d21, #39
	vsli.64	d25, d21, #25
	vadd.i64	d20, d20, d24
	veor	d27, d21, d22
	veor	d30, d30, d31
	vadd.i64	d16, d16, d20
	vbsl	d27, d23, d22
	veor	d30, d30, d25
	vadd.i64	d20, d20, d27
	vadd.i64	d20, d20, d30
	// w[2], w[3] of the next sixteen
	vext.8	q14, q1, q2, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q5, q6, #8
	veor	q12, q12, q13
	vadd.i64	q1, q1, q14
	veor	q12, q12, q15
	vshr.u64	q13, q0, #19
	vshr.u64	q14, q0, #61
	vsli.64	q13, q0, #45
	vsli.64	q14, q0, #3
	vshr.u64	q15, q0, #6
	vadd.i64	q1, q1, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q1, q1, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q2
	// round 4 mod 16
	vadd.i64	d19, d19, d28
	vshr.u64	d24, d16, #14
	vshr.u64	d25, d16, #18
	vsli.64	d24, d16, #50
	vsli.64	d25, d16, #46
	vshr.u64	d26, d16, #41
	vsli.64	d26, d16, #23
	vorr	d27, d16, d16
	veor	d24, d24, d25
	vbsl	d27, d17, d18
	veor	d24, d24, d26
	vadd.i64	d19, d19, d27
	vshr.u64	d30, d20, #28
	vshr.u64	d31, d20, #34
	vsli.64	d30, d20, #36
	vsli.64	d31, d20, #30
	vshr.u64	d25, d20, #39
	vsli.64	d25, d20, #25
	vadd.i64	d19, d19, d24
	veor	d27, d20, d21
	veor	d30, d30, d31
	vadd.i64	d23, d23, d19
	vbsl	d27, d22, d21
	veor	d30, d30, d25
	vadd.i64	d19, d19, d27
	vadd.i64	d19, d19, d30
	// round 5 mod 16
	vadd.i64	d18, d18, d29
	vshr.u64	d24, d23, #14
	vshr.u64	d25, d23, #18
	vsli.64	d24, d23, #50
	vsli.64	d25, d23, #46
	vshr.u64	d26, d23, #41
	vsli.64	d26, d23, #23
	vorr	d27, d23, d23
	veor	d24, d24, d25
	vbsl	d27, d16, d17
	veor	d24, d24, d26
	vadd.i64	d18, d18, d27
	vshr.u64	d30, d19, #28
	vshr.u64	d31, d19, #34
	vsli.64	d30, d19, #36
	vsli.64	d31, d19, #30
	vshr.u64	d25, d19, #39
	vsli.64	d25, d19, #25
	vadd.i64	d18, d18, d24
	veor	d27, d19, d20
	veor	d30, d30, d31
	vadd.i64	d22, d22, d18
	vbsl	d27, d21, d20
	veor	d30, d30, d25
	vadd.i64	d18, d18, d27
	vadd.i64	d18, d18, d30
	// w[4], w[5] of the next sixteen
	vext.8	q14, q2, q3, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q6, q7, #8
	veor	q12, q12, q13
	vadd.i64	q2, q2, q14
	veor	q12, q12, q15
	vshr.u64	q13, q1, #19
	vshr.u64	q14, q1, #61
	vsli.64	q13, q1, #45
	vsli.64	q14, q1, #3
	vshr.u64	q15, q1, #6
	vadd.i64	q2, q2, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q2, q2, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q3
	// round 6 mod 16
	vadd.i64	d17, d17, d28
	vshr.u64	d24, d22, #14
	vshr.u64	d25, d22, #18
	vsli.64	d24, d22, #50
	vsli.64	d25, d22, #46
	vshr.u64	d26, d22, #41
	vsli.64	d26, d22, #23
	vorr	d27, d22, d22
	veor	d24, d24, d25
	vbsl	d27, d23, d16
	veor	d24, d24, d26
	vadd.i64	d17, d17, d27
	vshr.u64	d30, d18, #28
	vshr.u64	d31, d18, #34
	vsli.64	d30, d18, #36
	vsli.64	d31, d18, #30
	vshr.u64	d25, d18, #39
	vsli.64	d25, d18, #25
	vadd.i64	d17, d17, d24
	veor	d27, d18, d19
	veor	d30, d30, d31
	vadd.i64	d21, d21, d17
	vbsl	d27, d20, d19
	veor	d30, d30, d25
	vadd.i64	d17, d17, d27
	vadd.i64	d17, d17, d30
	// round 7 mod 16
	vadd.i64	d16, d16, d29
	vshr.u64	d24, d21, #14
	vshr.u64	d25, d21, #18
	vsli.64	d24, d21, #50
	vsli.64	d25, d21, #46
	vshr.u64	d26, d21, #41
	vsli.64	d26, d21, #23
	vorr	d27, d21, d21
	veor	d24, d24, d25
	vbsl	d27, d22, d23
	veor	d24, d24, d26
	vadd.i64	d16, d16, d27
	vshr.u64	d30, d17, #28
	vshr.u64	d31, d17, #34
	vsli.64	d30, d17, #36
	vsli.64	d31, d17, #30
	vshr.u64	d25, d17, #39
	vsli.64	d25, d17, #25
	vadd.i64	d16, d16, d24
	veor	d27, d17, d18
	veor	d30, d30, d31
	vadd.i64	d20, d20, d16
	vbsl	d27, d19, d18
	veor	d30, d30, d25
	vadd.i64	d16, d16, d27
	vadd.i64	d16, d16, d30
	// w[6], w[7] of the next sixteen
	vext.8	q14, q3, q4, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q7, q0, #8
	veor	q12, q12, q13
	vadd.i64	q3, q3, q14
	veor	q12, q12, q15
	vshr.u64	q13, q2, #19
	vshr.u64	q14, q2, #61
	vsli.64	q13, q2, #45
	vsli.64	q14, q2, #3
	vshr.u64	q15, q2, #6
	vadd.i64	q3, q3, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q3, q3, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q4
	// round 8 mod 16
	vadd.i64	d23, d23, d28
	vshr.u64	d24, d20, #14
	vshr.u64	d25, d20, #18
	vsli.64	d24, d20, #50
	vsli.64	d25, d20, #46
	vshr.u64	d26, d20, #41
	vsli.64	d26, d20, #23
	vorr	d27, d20, d20
	veor	d24, d24, d25
	vbsl	d27, d21, d22
	veor	d24, d24, d26
	vadd.i64	d23, d23, d27
	vshr.u64	d30, d16, #28
	vshr.u64	d31, d16, #34
	vsli.64	d30, d16, #36
	vsli.64	d31, d16, #30
	vshr.u64	d25, d16, #39
	vsli.64	d25, d16, #25
	vadd.i64	d23, d23, d24
	veor	d27, d16, d17
	veor	d30, d30, d31
	vadd.i64	d19, d19, d23
	vbsl	d27, d18, d17
	veor	d30, d30, d25
	vadd.i64	d23, d23, d27
	vadd.i64	d23, d23, d30
	// round 9 mod 16
	vadd.i64	d22, d22, d29
	vshr.u64	d24, d19, #14
	vshr.u64	d25, d19, #18
	vsli.64	d24, d19, #50
	vsli.64	d25, d19, #46
	vshr.u64	d26, d19, #41
	vsli.64	d26, d19, #23
	vorr	d27, d19, d19
	veor	d24, d24, d25
	vbsl	d27, d20, d21
	veor	d24, d24, d26
	vadd.i64	d22, d22, d27
	vshr.u64	d30, d23, #28
	vshr.u64	d31, d23, #34
	vsli.64	d30, d23, #36
	vsli.64	d31, d23, #30
	vshr.u64	d25, d23, #39
	vsli.64	d25, d23, #25
	vadd.i64	d22, d22, d24
	veor	d27, d23, d16
	veor	d30, d30, d31
	vadd.i64	d18, d18, d22
	vbsl	d27, d17, d16
	veor	d30, d30, d25
	vadd.i64	d22, d22, d27
	vadd.i64	d22, d22, d30
	// w[8], w[9] of the next sixteen
	vext.8	q14, q4, q5, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q0, q1, #8
	veor	q12, q12, q13
	vadd.i64	q4, q4, q14
	veor	q12, q12, q15
	vshr.u64	q13, q3, #19
	vshr.u64	q14, q3, #61
	vsli.64	q13, q3, #45
	vsli.64	q14, q3, #3
	vshr.u64	q15, q3, #6
	vadd.i64	q4, q4, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q4, q4, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q5
	// round 10 mod 16
	vadd.i64	d21, d21, d28
	vshr.u64	d24, d18, #14
	vshr.u64	d25, d18, #18
	vsli.64	d24, d18, #50
	vsli.64	d25, d18, #46
	vshr.u64	d26, d18, #41
	vsli.64	d26, d18, #23
	vorr	d27, d18, d18
	veor	d24, d24, d25
	vbsl	d27, d19, d20
	veor	d24, d24, d26
	vadd.i64	d21, d21, d27
	vshr.u64	d30, d22, #28
	vshr.u64	d31, d22, #34
	vsli.64	d30, d22, #36
	vsli.64	d31, d22, #30
	vshr.u64	d25, d22, #39
	vsli.64	d25, d22, #25
	vadd.i64	d21, d21, d24
	veor	d27, d22, d23
	veor	d30, d30, d31
	vadd.i64	d17, d17, d21
	vbsl	d27, d16, d23
	veor	d30, d30, d25
	vadd.i64	d21, d21, d27
	vadd.i64	d21, d21, d30
	// round 11 mod 16
	vadd.i64	d20, d20, d29
	vshr.u64	d24, d17, #14
	vshr.u64	d25, d17, #18
	vsli.64	d24, d17, #50
	vsli.64	d25, d17, #46
	vshr.u64	d26, d17, #41
	vsli.64	d26, d17, #23
	vorr	d27, d17, d17
	veor	d24, d24, d25
	vbsl	d27, d18, d19
	veor	d24, d24, d26
	vadd.i64	d20, d20, d27
	vshr.u64	d30, d21, #28
	vshr.u64	d31, d21, #34
	vsli.64	d30, d21, #36
	vsli.64	d31, d21, #30
	vshr.u64	d25, d21, #39
	vsli.64	d25, d21, #25
	vadd.i64	d20, d20, d24
	veor	d27, d21, d22
	veor	d30, d30, d31
	vadd.i64	d16, d16, d20
	vbsl	d27, d23, d22
	veor	d30, d30, d25
	vadd.i64	d20, d20, d27
	vadd.i64	d20, d20, d30
	// w[10], w[11] of the next sixteen
	vext.8	q14, q5, q6, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q1, q2, #8
	veor	q12, q12, q13
	vadd.i64	q5, q5, q14
	veor	q12, q12, q15
	vshr.u64	q13, q4, #19
	vshr.u64	q14, q4, #61
	vsli.64	q13, q4, #45
	vsli.64	q14, q4, #3
	vshr.u64	q15, q4, #6
	vadd.i64	q5, q5, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q5, q5, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q6
	// round 12 mod 16
	vadd.i64	d19, d19, d28
	vshr.u64	d24, d16, #14
	vshr.u64	d25, d16, #18
	vsli.64	d24, d16, #50
	vsli.64	d25, d16, #46
	vshr.u64	d26, d16, #41
	vsli.64	d26, d16, #23
	vorr	d27, d16, d16
	veor	d24, d24, d25
	vbsl	d27, d17, d18
	veor	d24, d24, d26
	vadd.i64	d19, d19, d27
	vshr.u64	d30, d20, #28
	vshr.u64	d31, d20, #34
	vsli.64	d30, d20, #36
	vsli.64	d31, d20, #30
	vshr.u64	d25, d20, #39
	vsli.64	d25, d20, #25
	vadd.i64	d19, d19, d24
	veor	d27, d20, d21
	veor	d30, d30, d31
	vadd.i64	d23, d23, d19
	vbsl	d27, d22, d21
	veor	d30, d30, d25
	vadd.i64	d19, d19, d27
	vadd.i64	d19, d19, d30
	// round 13 mod 16
	vadd.i64	d18, d18, d29
	vshr.u64	d24, d23, #14
	vshr.u64	d25, d23, #18
	vsli.64	d24, d23, #50
	vsli.64	d25, d23, #46
	vshr.u64	d26, d23, #41
	vsli.64	d26, d23, #23
	vorr	d27, d23, d23
	veor	d24, d24, d25
	vbsl	d27, d16, d17
	veor	d24, d24, d26
	vadd.i64	d18, d18, d27
	vshr.u64	d30, d19, #28
	vshr.u64	d31, d19, #34
	vsli.64	d30, d19, #36
	vsli.64	d31, d19, #30
	vshr.u64	d25, d19, #39
	vsli.64	d25, d19, #25
	vadd.i64	d18, d18, d24
	veor	d27, d19, d20
	veor	d30, d30, d31
	vadd.i64	d22, d22, d18
	vbsl	d27, d21, d20
	veor	d30, d30, d25
	vadd.i64	d18, d18, d27
	vadd.i64	d18, d18, d30
	// w[12], w[13] of the next sixteen
	vext.8	q14, q6, q7, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q2, q3, #8
	veor	q12, q12, q13
	vadd.i64	q6, q6, q14
	veor	q12, q12, q15
	vshr.u64	q13, q5, #19
	vshr.u64	q14, q5, #61
	vsli.64	q13, q5, #45
	vsli.64	q14, q5, #3
	vshr.u64	q15, q5, #6
	vadd.i64	q6, q6, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q6, q6, q13
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q7
	// round 14 mod 16
	vadd.i64	d17, d17, d28
	vshr.u64	d24, d22, #14
	vshr.u64	d25, d22, #18
	vsli.64	d24, d22, #50
	vsli.64	d25, d22, #46
	vshr.u64	d26, d22, #41
	vsli.64	d26, d22, #23
	vorr	d27, d22, d22
	veor	d24, d24, d25
	vbsl	d27, d23, d16
	veor	d24, d24, d26
	vadd.i64	d17, d17, d27
	vshr.u64	d30, d18, #28
	vshr.u64	d31, d18, #34
	vsli.64	d30, d18, #36
	vsli.64	d31, d18, #30
	vshr.u64	d25, d18, #39
	vsli.64	d25, d18, #25
	vadd.i64	d17, d17, d24
	veor	d27, d18, d19
	veor	d30, d30, d31
	vadd.i64	d21, d21, d17
	vbsl	d27, d20, d19
	veor	d30, d30, d25
	vadd.i64	d17, d17, d27
	vadd.i64	d17, d17, d30
	// round 15 mod 16
	vadd.i64	d16, d16, d29
	vshr.u64	d24, d21, #14
	vshr.u64	d25, d21, #18
	vsli.64	d24, d21, #50
	vsli.64	d25, d21, #46
	vshr.u64	d26, d21, #41
	vsli.64	d26, d21, #23
	vorr	d27, d21, d21
	veor	d24, d24, d25
	vbsl	d27, d22, d23
	veor	d24, d24, d26
	vadd.i64	d16, d16, d27
	vshr.u64	d30, d17, #28
	vshr.u64	d31, d17, #34
	vsli.64	d30, d17, #36
	vsli.64	d31, d17, #30
	vshr.u64	d25, d17, #39
	vsli.64	d25, d17, #25
	vadd.i64	d16, d16, d24
	veor	d27, d17, d18
	veor	d30, d30, d31
	vadd.i64	d20, d20, d16
	vbsl	d27, d19, d18
	veor	d30, d30, d25
	vadd.i64	d16, d16, d27
	vadd.i64	d16, d16, d30
	// w[14], w[15] of the next sixteen
	vext.8	q14, q7, q0, #8
	vshr.u64	q12, q14, #1
	vshr.u64	q13, q14, #8
	vsli.64	q12, q14, #63
	vsli.64	q13, q14, #56
	vshr.u64	q15, q14, #7
	vext.8	q14, q3, q4, #8
	veor	q12, q12, q13
	vadd.i64	q7, q7, q14
	veor	q12, q12, q15
	vshr.u64	q13, q6, #19
	vshr.u64	q14, q6, #61
	vsli.64	q13, q6, #45
	vsli.64	q14, q6, #3
	vshr.u64	q15, q6, #6
	vadd.i64	q7, q7, q12
	veor	q13, q13, q14
	veor	q13, q13, q15
	vadd.i64	q7, q7, q13
	subs	r12, r12, #1
	bne	.Lsha512_compress_neon_more2
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q0
	// round 0 mod 16
	vadd.i64	d23, d23, d28
	vshr.u64	d24, d20, #14
	vshr.u64	d25, d20, #18
	vsli.64	d24, d20, #50
	vsli.64	d25, d20, #46
	vshr.u64	d26, d20, #41
	vsli.64	d26, d20, #23
	vorr	d27, d20, d20
	veor	d24, d24, d25
	vbsl	d27, d21, d22
	veor	d24, d24, d26
	vadd.i64	d23, d23, d27
	vshr.u64	d30, d16, #28
	vshr.u64	d31, d16, #34
	vsli.64	d30, d16, #36
	vsli.64	d31, d16, #30
	vshr.u64	d25, d16, #39
	vsli.64	d25, d16, #25
	vadd.i64	d23, d23, d24
	veor	d27, d16, d17
	veor	d30, d30, d31
	vadd.i64	d19, d19, d23
	vbsl	d27, d18, d17
	veor	d30, d30, d25
	vadd.i64	d23, d23, d27
	vadd.i64	d23, d23, d30
	// round 1 mod 16
	vadd.i64	d22, d22, d29
	vshr.u64	d24, d19, #14
	vshr.u64	d25, d19, #18
	vsli.64	d24, d19, #50
	vsli.64	d25, d19, #46
	vshr.u64	d26, d19, #41
	vsli.64	d26, d19, #23
	vorr	d27, d19, d19
	veor	d24, d24, d25
	vbsl	d27, d20, d21
	veor	d24, d24, d26
	vadd.i64	d22, d22, d27
	vshr.u64	d30, d23, #28
	vshr.u64	d31, d23, #34
	vsli.64	d30, d23, #36
	vsli.64	d31, d23, #30
	vshr.u64	d25, d23, #39
	vsli.64	d25, d23, #25
	vadd.i64	d22, d22, d24
	veor	d27, d23, d16
	veor	d30, d30, d31
	vadd.i64	d18, d18, d22
	vbsl	d27, d17, d16
	veor	d30, d30, d25
	vadd.i64	d22, d22, d27
	vadd.i64	d22, d22, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q1
	// round 2 mod 16
	vadd.i64	d21, d21, d28
	vshr.u64	d24, d18, #14
	vshr.u64	d25, d18, #18
	vsli.64	d24, d18, #50
	vsli.64	d25, d18, #46
	vshr.u64	d26, d18, #41
	vsli.64	d26, d18, #23
	vorr	d27, d18, d18
	veor	d24, d24, d25
	vbsl	d27, d19, d20
	veor	d24, d24, d26
	vadd.i64	d21, d21, d27
	vshr.u64	d30, d22, #28
	vshr.u64	d31, d22, #34
	vsli.64	d30, d22, #36
	vsli.64	d31, d22, #30
	vshr.u64	d25, d22, #39
	vsli.64	d25, d22, #25
	vadd.i64	d21, d21, d24
	veor	d27, d22, d23
	veor	d30, d30, d31
	vadd.i64	d17, d17, d21
	vbsl	d27, d16, d23
	veor	d30, d30, d25
	vadd.i64	d21, d21, d27
	vadd.i64	d21, d21, d30
	// round 3 mod 16
	vadd.i64	d20, d20, d29
	vshr.u64	d24, d17, #14
	vshr.u64	d25, d17, #18
	vsli.64	d24, d17, #50
	vsli.64	d25, d17, #46
	vshr.u64	d26, d17, #41
	vsli.64	d26, d17, #23
	vorr	d27, d17, d17
	veor	d24, d24, d25
	vbsl	d27, d18, d19
	veor	d24, d24, d26
	vadd.i64	d20, d20, d27
	vshr.u64	d30, d21, #28
	vshr.u64	d31, d21, #34
	vsli.64	d30, d21, #36
	vsli.64	d31, d21, #30
	vshr.u64	d25, d21, #39
	vsli.64	d25, d21, #25
	vadd.i64	d20, d20, d24
	veor	d27, d21, d22
	veor	d30, d30, d31
	vadd.i64	d16, d16, d20
	vbsl	d27, d23, d22
	veor	d30, d30, d25
	vadd.i64	d20, d20, d27
	vadd.i64	d20, d20, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q2
	// round 4 mod 16
	vadd.i64	d19, d19, d28
	vshr.u64	d24, d16, #14
	vshr.u64	d25, d16, #18
	vsli.64	d24, d16, #50
	vsli.64	d25, d16, #46
	vshr.u64	d26, d16, #41
	vsli.64	d26, d16, #23
	vorr	d27, d16, d16
	veor	d24, d24, d25
	vbsl	d27, d17, d18
	veor	d24, d24, d26
	vadd.i64	d19, d19, d27
	vshr.u64	d30, d20, #28
	vshr.u64	d31, d20, #34
	vsli.64	d30, d20, #36
	vsli.64	d31, d20, #30
	vshr.u64	d25, d20, #39
	vsli.64	d25, d20, #25
	vadd.i64	d19, d19, d24
	veor	d27, d20, d21
	veor	d30, d30, d31
	vadd.i64	d23, d23, d19
	vbsl	d27, d22, d21
	veor	d30, d30, d25
	vadd.i64	d19, d19, d27
	vadd.i64	d19, d19, d30
	// round 5 mod 16
	vadd.i64	d18, d18, d29
	vshr.u64	d24, d23, #14
	vshr.u64	d25, d23, #18
	vsli.64	d24, d23, #50
	vsli.64	d25, d23, #46
	vshr.u64	d26, d23, #41
	vsli.64	d26, d23, #23
	vorr	d27, d23, d23
	veor	d24, d24, d25
	vbsl	d27, d16, d17
	veor	d24, d24, d26
	vadd.i64	d18, d18, d27
	vshr.u64	d30, d19, #28
	vshr.u64	d31, d19, #34
	vsli.64	d30, d19, #36
	vsli.64	d31, d19, #30
	vshr.u64	d25, d19, #39
	vsli.64	d25, d19, #25
	vadd.i64	d18, d18, d24
	veor	d27, d19, d20
	veor	d30, d30, d31
	vadd.i64	d22, d22, d18
	vbsl	d27, d21, d20
	veor	d30, d30, d25
	vadd.i64	d18, d18, d27
	vadd.i64	d18, d18, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q3
	// round 6 mod 16
	vadd.i64	d17, d17, d28
	vshr.u64	d24, d22, #14
	vshr.u64	d25, d22, #18
	vsli.64	d24, d22, #50
	vsli.64	d25, d22, #46
	vshr.u64	d26, d22, #41
	vsli.64	d26, d22, #23
	vorr	d27, d22, d22
	veor	d24, d24, d25
	vbsl	d27, d23, d16
	veor	d24, d24, d26
	vadd.i64	d17, d17, d27
	vshr.u64	d30, d18, #28
	vshr.u64	d31, d18, #34
	vsli.64	d30, d18, #36
	vsli.64	d31, d18, #30
	vshr.u64	d25, d18, #39
	vsli.64	d25, d18, #25
	vadd.i64	d17, d17, d24
	veor	d27, d18, d19
	veor	d30, d30, d31
	vadd.i64	d21, d21, d17
	vbsl	d27, d20, d19
	veor	d30, d30, d25
	vadd.i64	d17, d17, d27
	vadd.i64	d17, d17, d30
	// round 7 mod 16
	vadd.i64	d16, d16, d29
	vshr.u64	d24, d21, #14
	vshr.u64	d25, d21, #18
	vsli.64	d24, d21, #50
	vsli.64	d25, d21, #46
	vshr.u64	d26, d21, #41
	vsli.64	d26, d21, #23
	vorr	d27, d21, d21
	veor	d24, d24, d25
	vbsl	d27, d22, d23
	veor	d24, d24, d26
	vadd.i64	d16, d16, d27
	vshr.u64	d30, d17, #28
	vshr.u64	d31, d17, #34
	vsli.64	d30, d17, #36
	vsli.64	d31, d17, #30
	vshr.u64	d25, d17, #39
	vsli.64	d25, d17, #25
	vadd.i64	d16, d16, d24
	veor	d27, d17, d18
	veor	d30, d30, d31
	vadd.i64	d20, d20, d16
	vbsl	d27, d19, d18
	veor	d30, d30, d25
	vadd.i64	d16, d16, d27
	vadd.i64	d16, d16, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q4
	// round 8 mod 16
	vadd.i64	d23, d23, d28
	vshr.u64	d24, d20, #14
	vshr.u64	d25, d20, #18
	vsli.64	d24, d20, #50
	vsli.64	d25, d20, #46
	vshr.u64	d26, d20, #41
	vsli.64	d26, d20, #23
	vorr	d27, d20, d20
	veor	d24, d24, d25
	vbsl	d27, d21, d22
	veor	d24, d24, d26
	vadd.i64	d23, d23, d27
	vshr.u64	d30, d16, #28
	vshr.u64	d31, d16, #34
	vsli.64	d30, d16, #36
	vsli.64	d31, d16, #30
	vshr.u64	d25, d16, #39
	vsli.64	d25, d16, #25
	vadd.i64	d23, d23, d24
	veor	d27, d16, d17
	veor	d30, d30, d31
	vadd.i64	d19, d19, d23
	vbsl	d27, d18, d17
	veor	d30, d30, d25
	vadd.i64	d23, d23, d27
	vadd.i64	d23, d23, d30
	// round 9 mod 16
	vadd.i64	d22, d22, d29
	vshr.u64	d24, d19, #14
	vshr.u64	d25, d19, #18
	vsli.64	d24, d19, #50
	vsli.64	d25, d19, #46
	vshr.u64	d26, d19, #41
	vsli.64	d26, d19, #23
	vorr	d27, d19, d19
	veor	d24, d24, d25
	vbsl	d27, d20, d21
	veor	d24, d24, d26
	vadd.i64	d22, d22, d27
	vshr.u64	d30, d23, #28
	vshr.u64	d31, d23, #34
	vsli.64	d30, d23, #36
	vsli.64	d31, d23, #30
	vshr.u64	d25, d23, #39
	vsli.64	d25, d23, #25
	vadd.i64	d22, d22, d24
	veor	d27, d23, d16
	veor	d30, d30, d31
	vadd.i64	d18, d18, d22
	vbsl	d27, d17, d16
	veor	d30, d30, d25
	vadd.i64	d22, d22, d27
	vadd.i64	d22, d22, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q5
	// round 10 mod 16
	vadd.i64	d21, d21, d28
	vshr.u64	d24, d18, #14
	vshr.u64	d25, d18, #18
	vsli.64	d24, d18, #50
	vsli.64	d25, d18, #46
	vshr.u64	d26, d18, #41
	vsli.64	d26, d18, #23
	vorr	d27, d18, d18
	veor	d24, d24, d25
	vbsl	d27, d19, d20
	veor	d24, d24, d26
	vadd.i64	d21, d21, d27
	vshr.u64	d30, d22, #28
	vshr.u64	d31, d22, #34
	vsli.64	d30, d22, #36
	vsli.64	d31, d22, #30
	vshr.u64	d25, d22, #39
	vsli.64	d25, d22, #25
	vadd.i64	d21, d21, d24
	veor	d27, d22, d23
	veor	d30, d30, d31
	vadd.i64	d17, d17, d21
	vbsl	d27, d16, d23
	veor	d30, d30, d25
	vadd.i64	d21, d21, d27
	vadd.i64	d21, d21, d30
	// round 11 mod 16
	vadd.i64	d20, d20, d29
	vshr.u64	d24, d17, #14
	vshr.u64	d25, d17, #18
	vsli.64	d24, d17, #50
	vsli.64	d25, d17, #46
	vshr.u64	d26, d17, #41
	vsli.64	d26, d17, #23
	vorr	d27, d17, d17
	veor	d24, d24, d25
	vbsl	d27, d18, d19
	veor	d24, d24, d26
	vadd.i64	d20, d20, d27
	vshr.u64	d30, d21, #28
	vshr.u64	d31, d21, #34
	vsli.64	d30, d21, #36
	vsli.64	d31, d21, #30
	vshr.u64	d25, d21, #39
	vsli.64	d25, d21, #25
	vadd.i64	d20, d20, d24
	veor	d27, d21, d22
	veor	d30, d30, d31
	vadd.i64	d16, d16, d20
	vbsl	d27, d23, d22
	veor	d30, d30, d25
	vadd.i64	d20, d20, d27
	vadd.i64	d20, d20, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q6
	// round 12 mod 16
	vadd.i64	d19, d19, d28
	vshr.u64	d24, d16, #14
	vshr.u64	d25, d16, #18
	vsli.64	d24, d16, #50
	vsli.64	d25, d16, #46
	vshr.u64	d26, d16, #41
	vsli.64	d26, d16, #23
	vorr	d27, d16, d16
	veor	d24, d24, d25
	vbsl	d27, d17, d18
	veor	d24, d24, d26
	vadd.i64	d19, d19, d27
	vshr.u64	d30, d20, #28
	vshr.u64	d31, d20, #34
	vsli.64	d30, d20, #36
	vsli.64	d31, d20, #30
	vshr.u64	d25, d20, #39
	vsli.64	d25, d20, #25
	vadd.i64	d19, d19, d24
	veor	d27, d20, d21
	veor	d30, d30, d31
	vadd.i64	d23, d23, d19
	vbsl	d27, d22, d21
	veor	d30, d30, d25
	vadd.i64	d19, d19, d27
	vadd.i64	d19, d19, d30
	// round 13 mod 16
	vadd.i64	d18, d18, d29
	vshr.u64	d24, d23, #14
	vshr.u64	d25, d23, #18
	vsli.64	d24, d23, #50
	vsli.64	d25, d23, #46
	vshr.u64	d26, d23, #41
	vsli.64	d26, d23, #23
	vorr	d27, d23, d23
	veor	d24, d24, d25
	vbsl	d27, d16, d17
	veor	d24, d24, d26
	vadd.i64	d18, d18, d27
	vshr.u64	d30, d19, #28
	vshr.u64	d31, d19, #34
	vsli.64	d30, d19, #36
	vsli.64	d31, d19, #30
	vshr.u64	d25, d19, #39
	vsli.64	d25, d19, #25
	vadd.i64	d18, d18, d24
	veor	d27, d19, d20
	veor	d30, d30, d31
	vadd.i64	d22, d22, d18
	vbsl	d27, d21, d20
	veor	d30, d30, d25
	vadd.i64	d18, d18, d27
	vadd.i64	d18, d18, d30
	vld1.8	{d28-d29}, [r3]!
	vadd.i64	q14, q14, q7
	// round 14 mod 16
	vadd.i64	d17, d17, d28
	vshr.u64	d24, d22, #14
	vshr.u64	d25, d22, #18
	vsli.64	d24, d22, #50
	vsli.64	d25, d22, #46
	vshr.u64	d26, d22, #41
	vsli.64	d26, d22, #23
	vorr	d27, d22, d22
	veor	d24, d24, d25
	vbsl	d27, d23, d16
	veor	d24, d24, d26
	vadd.i64	d17, d17, d27
	vshr.u64	d30, d18, #28
	vshr.u64	d31, d18, #34
	vsli.64	d30, d18, #36
	vsli.64	d31, d18, #30
	vshr.u64	d25, d18, #39
	vsli.64	d25, d18, #25
	vadd.i64	d17, d17, d24
	veor	d27, d18, d19
	veor	d30, d30, d31
	vadd.i64	d21, d21, d17
	vbsl	d27, d20, d19
	veor	d30, d30, d25
	vadd.i64	d17, d17, d27
	vadd.i64	d17, d17, d30
	// round 15 mod 16
	vadd.i64	d16, d16, d29
	vshr.u64	d24, d21, #14
	vshr.u64	d25, d21, #18
	vsli.64	d24, d21, #50
	vsli.64	d25, d21, #46
	vshr.u64	d26, d21, #41
	vsli.64	d26, d21, #23
	vorr	d27, d21, d21
	veor	d24, d24, d25
	vbsl	d27, d22, d23
	veor	d24, d24, d26
	vadd.i64	d16, d16, d27
	vshr.u64	d30, d17, #28
	vshr.u64	d31, d17, #34
	vsli.64	d30, d17, #36
	vsli.64	d31, d17, #30
	vshr.u64	d25, d17, #39
	vsli.64	d25, d17, #25
	vadd.i64	d16, d16, d24
	veor	d27, d17, d18
	veor	d30, d30, d31
	vadd.i64	d20, d20, d16
	vbsl	d27, d19, d18
	veor	d30, d30, d25
	vadd.i64	d16, d16, d27
	vadd.i64	d16, d16, d30
	sub	r3, r3, #640
	// feed forward
	mov	r12, r0
	vld1.8	{d0-d3}, [r12]!
	vld1.8	{d4-d7}, [r12]
	vadd.i64	q8, q8, q0
	vadd.i64	q9, q9, q1
	vadd.i64	q10, q10, q2
	vadd.i64	q11, q11, q3
	vst1.8	{d20-d23}, [r12]
	vst1.8	{d16-d19}, [r0]
	add	r1, r1, #128
	subs	r2, r2, #1
	bne	.Lsha512_compress_neon_more1
.Lsha512_compress_neon_skip1:
	vpop	{d8-d15}
	.cfi_adjust_cfa_offset -64
	.cfi_restore 264
	.cfi_restore 265
	.cfi_restore 266
	.cfi_restore 267
	.cfi_restore 268
	.cfi_restore 269
	.cfi_restore 270
	.cfi_restore 271
	pop	{r4, pc}
INGOT_END(ingot_asm_sha512_compress_neon)
INGOT_RODATA(.Lingot_asm_sha512_compress_neon_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c

// ingot_asm_sha512_update, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   r0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  183 instructions.
// Holds:  r0 to,  r1 from,  r1 t,  r2 left,  r3 t,  r4 ctx,  r5 data,  r6 len,  r7 f,  r8 fill,  r9 n
// SHA-256 of the body: f6369ad495416d9d3b1bef8f1e3a2d5e7145313667fb975fd3623f7ae46b7fe3
INGOT_FUNCTION(ingot_asm_sha512_update)
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
	ldr	r8, [r4, #192]
	ldr	r12, [r4, #192]
	adds	r12, r12, r6
	str	r12, [r4, #192]
	ldr	r12, [r4, #196]
	adcs	r12, r12, #0
	str	r12, [r4, #196]
	ldr	r12, [r4, #200]
	adcs	r12, r12, #0
	str	r12, [r4, #200]
	ldr	r12, [r4, #204]
	adcs	r12, r12, #0
	str	r12, [r4, #204]
	and	r8, r8, #127
	cmp	r8, #0
	beq	.Lsha512_update_skip1
	mov	r9, #128
	sub	r9, r9, r8
	cmp	r6, r9
	bhs	.Lsha512_update_skip2
	mov	r9, r6
.Lsha512_update_skip2:
	add	r0, r4, r8
	add	r0, r0, #64
	mov	r1, r5
	mov	r2, r9
	cmp	r2, #16
	bls	.Lsha512_update_skip3
.Lsha512_update_more1:
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
	bhi	.Lsha512_update_more1
.Lsha512_update_done1:
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
	b	.Lsha512_update_join1
.Lsha512_update_skip3:
	cmp	r2, #8
	blo	.Lsha512_update_skip4
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
	b	.Lsha512_update_join2
.Lsha512_update_skip4:
	cmp	r2, #4
	blo	.Lsha512_update_skip5
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r1]
	str	r12, [r0]
	b	.Lsha512_update_join3
.Lsha512_update_skip5:
	cmp	r2, #0
	beq	.Lsha512_update_skip6
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
.Lsha512_update_skip6:
.Lsha512_update_join3:
.Lsha512_update_join2:
.Lsha512_update_join1:
	add	r8, r8, r9
	add	r5, r5, r9
	sub	r6, r6, r9
	cmp	r8, #128
	bne	.Lsha512_update_skip7
	add	r0, r4, #0
	add	r1, r4, #64
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
.Lsha512_update_skip7:
.Lsha512_update_skip1:
.Lsha512_update_cut1:
	lsr	r9, r6, #7
	cmp	r9, #0
	beq	.Lsha512_update_skip8
	add	r0, r4, #0
	mov	r1, r5
	mov	r2, r9
	ldr	r12, [r7]
	blx	r12
	lsl	r9, r9, #7
	add	r5, r5, r9
.Lsha512_update_skip8:
	and	r6, r6, #127
	cmp	r6, #0
	beq	.Lsha512_update_skip9
	add	r0, r4, #64
	cmp	r6, #16
	bls	.Lsha512_update_skip10
.Lsha512_update_more2:
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
	bhi	.Lsha512_update_more2
.Lsha512_update_done2:
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
	b	.Lsha512_update_join4
.Lsha512_update_skip10:
	cmp	r6, #8
	blo	.Lsha512_update_skip11
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
	b	.Lsha512_update_join5
.Lsha512_update_skip11:
	cmp	r6, #4
	blo	.Lsha512_update_skip12
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha512_update_join6
.Lsha512_update_skip12:
	cmp	r6, #0
	beq	.Lsha512_update_skip13
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
.Lsha512_update_skip13:
.Lsha512_update_join6:
.Lsha512_update_join5:
.Lsha512_update_join4:
.Lsha512_update_skip9:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha512_update)

// ingot_asm_sha512_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   r0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   r1    out     64 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  175 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r4 ctx,  r5 out,  r6 f,  r7 n
// SHA-256 of the body: 7e1a46fad6270d5794c31e9a2eb35d01b2ffbdd8910e12b1151114884b532c19
INGOT_FUNCTION(ingot_asm_sha512_finish)
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
	ldr	r7, [r4, #192]
	and	r7, r7, #127
	add	lr, r4, r7
	mov	r12, #128
	strb	r12, [lr, #64]
	add	r7, r7, #1
	cmp	r7, #112
	bls	.Lsha512_finish_skip1
	cmp	r7, #128
	bhs	.Lsha512_finish_done1
.Lsha512_finish_more1:
	add	lr, r4, r7
	mov	r12, #0
	strb	r12, [lr, #64]
	add	r7, r7, #1
	cmp	r7, #128
	blo	.Lsha512_finish_more1
.Lsha512_finish_done1:
	add	r0, r4, #0
	add	r1, r4, #64
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r7, #0
.Lsha512_finish_skip1:
	cmp	r7, #112
	bhs	.Lsha512_finish_done2
.Lsha512_finish_more2:
	mov	r12, #0
	add	lr, r4, r7
	str	r12, [lr, #64]
	str	r12, [lr, #68]
	str	r12, [lr, #72]
	str	r12, [lr, #76]
	add	r7, r7, #16
	cmp	r7, #112
	blo	.Lsha512_finish_more2
.Lsha512_finish_done2:
	ldr	r0, [r4, #204]
	lsl	r0, r0, #3
	ldr	r1, [r4, #200]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #176]
	ldr	r0, [r4, #200]
	lsl	r0, r0, #3
	ldr	r1, [r4, #196]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #180]
	ldr	r0, [r4, #196]
	lsl	r0, r0, #3
	ldr	r1, [r4, #192]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #184]
	ldr	r0, [r4, #192]
	lsl	r0, r0, #3
	rev	r0, r0
	str	r0, [r4, #188]
	add	r0, r4, #0
	add	r1, r4, #64
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4, #4]
	rev	r2, r2
	str	r2, [r5]
	ldr	r2, [r4]
	rev	r2, r2
	str	r2, [r5, #4]
	ldr	r2, [r4, #12]
	rev	r2, r2
	str	r2, [r5, #8]
	ldr	r2, [r4, #8]
	rev	r2, r2
	str	r2, [r5, #12]
	ldr	r2, [r4, #20]
	rev	r2, r2
	str	r2, [r5, #16]
	ldr	r2, [r4, #16]
	rev	r2, r2
	str	r2, [r5, #20]
	ldr	r2, [r4, #28]
	rev	r2, r2
	str	r2, [r5, #24]
	ldr	r2, [r4, #24]
	rev	r2, r2
	str	r2, [r5, #28]
	ldr	r2, [r4, #36]
	rev	r2, r2
	str	r2, [r5, #32]
	ldr	r2, [r4, #32]
	rev	r2, r2
	str	r2, [r5, #36]
	ldr	r2, [r4, #44]
	rev	r2, r2
	str	r2, [r5, #40]
	ldr	r2, [r4, #40]
	rev	r2, r2
	str	r2, [r5, #44]
	ldr	r2, [r4, #52]
	rev	r2, r2
	str	r2, [r5, #48]
	ldr	r2, [r4, #48]
	rev	r2, r2
	str	r2, [r5, #52]
	ldr	r2, [r4, #60]
	rev	r2, r2
	str	r2, [r5, #56]
	ldr	r2, [r4, #56]
	rev	r2, r2
	str	r2, [r5, #60]
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
	str	r12, [r4, #104]
	str	r12, [r4, #108]
	str	r12, [r4, #112]
	str	r12, [r4, #116]
	str	r12, [r4, #120]
	str	r12, [r4, #124]
	str	r12, [r4, #128]
	str	r12, [r4, #132]
	str	r12, [r4, #136]
	str	r12, [r4, #140]
	str	r12, [r4, #144]
	str	r12, [r4, #148]
	str	r12, [r4, #152]
	str	r12, [r4, #156]
	str	r12, [r4, #160]
	str	r12, [r4, #164]
	str	r12, [r4, #168]
	str	r12, [r4, #172]
	str	r12, [r4, #176]
	str	r12, [r4, #180]
	str	r12, [r4, #184]
	str	r12, [r4, #188]
	str	r12, [r4, #192]
	str	r12, [r4, #196]
	str	r12, [r4, #200]
	str	r12, [r4, #204]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r8, pc}
INGOT_END(ingot_asm_sha512_finish)

// ingot_asm_sha512_digest, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   r0    out     64 bytes, written, secret; may overlap data
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  310 instructions.
// Holds:  r0 to,  r1 left,  r2 t,  r3 t,  r4 out,  r5 data,  r6 len,  r7 f,  r8 n,  frame+16 state,
//         frame+80 block,  frame+208 low,  frame+212 t
// SHA-256 of the body: 481040be48ea70a6f236b1df9bbf704e7d71f6477948725c0ae3a7c2f42a97ca
INGOT_FUNCTION(ingot_asm_sha512_digest)
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
	sub	sp, sp, #216
	.cfi_adjust_cfa_offset 216
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	movw	lr, #:lower16:(.Lingot_asm_sha512_digest_iv-(.Lsha512_digest_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha512_digest_iv-(.Lsha512_digest_place1+8))
.Lsha512_digest_place1:
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
	ldr	r12, [lr, #32]
	str	r12, [sp, #48]
	ldr	r12, [lr, #36]
	str	r12, [sp, #52]
	ldr	r12, [lr, #40]
	str	r12, [sp, #56]
	ldr	r12, [lr, #44]
	str	r12, [sp, #60]
	ldr	r12, [lr, #48]
	str	r12, [sp, #64]
	ldr	r12, [lr, #52]
	str	r12, [sp, #68]
	ldr	r12, [lr, #56]
	str	r12, [sp, #72]
	ldr	r12, [lr, #60]
	str	r12, [sp, #76]
	lsr	r8, r6, #7
	cmp	r8, #0
	beq	.Lsha512_digest_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #7
	add	r5, r5, r8
.Lsha512_digest_skip1:
	and	r8, r6, #127
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #80
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #80
	mov	r1, r8
	cmp	r1, #16
	bls	.Lsha512_digest_skip2
.Lsha512_digest_more1:
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
	bhi	.Lsha512_digest_more1
.Lsha512_digest_done1:
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
	b	.Lsha512_digest_join1
.Lsha512_digest_skip2:
	cmp	r1, #8
	blo	.Lsha512_digest_skip3
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
	b	.Lsha512_digest_join2
.Lsha512_digest_skip3:
	cmp	r1, #4
	blo	.Lsha512_digest_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha512_digest_join3
.Lsha512_digest_skip4:
	cmp	r1, #0
	beq	.Lsha512_digest_skip5
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
.Lsha512_digest_skip5:
.Lsha512_digest_join3:
.Lsha512_digest_join2:
.Lsha512_digest_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #80]
	cmp	r8, #112
	blo	.Lsha512_digest_skip6
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #80
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha512_digest_skip6:
	mov	r3, #0
	rev	r3, r3
	str	r3, [sp, #192]
	mov	r3, #0
	rev	r3, r3
	str	r3, [sp, #196]
	lsr	r3, r6, #29
	rev	r3, r3
	str	r3, [sp, #200]
	lsl	r3, r6, #3
	rev	r3, r3
	str	r3, [sp, #204]
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #20]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4]
	ldr	r12, [sp, #16]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #4]
	ldr	r12, [sp, #28]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #8]
	ldr	r12, [sp, #24]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #12]
	ldr	r12, [sp, #36]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #16]
	ldr	r12, [sp, #32]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #20]
	ldr	r12, [sp, #44]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #24]
	ldr	r12, [sp, #40]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #28]
	ldr	r12, [sp, #52]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #32]
	ldr	r12, [sp, #48]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #36]
	ldr	r12, [sp, #60]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #40]
	ldr	r12, [sp, #56]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #44]
	ldr	r12, [sp, #68]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #48]
	ldr	r12, [sp, #64]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #52]
	ldr	r12, [sp, #76]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #56]
	ldr	r12, [sp, #72]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #60]
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
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r5}
	add	sp, sp, #216
	.cfi_adjust_cfa_offset -216
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha512_digest)
INGOT_RODATA(.Lingot_asm_sha512_digest_iv, 16)
	.byte	0x08, 0xc9, 0xbc, 0xf3, 0x67, 0xe6, 0x09, 0x6a, 0x3b, 0xa7, 0xca, 0x84, 0x85, 0xae, 0x67, 0xbb
	.byte	0x2b, 0xf8, 0x94, 0xfe, 0x72, 0xf3, 0x6e, 0x3c, 0xf1, 0x36, 0x1d, 0x5f, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0xd1, 0x82, 0xe6, 0xad, 0x7f, 0x52, 0x0e, 0x51, 0x1f, 0x6c, 0x3e, 0x2b, 0x8c, 0x68, 0x05, 0x9b
	.byte	0x6b, 0xbd, 0x41, 0xfb, 0xab, 0xd9, 0x83, 0x1f, 0x79, 0x21, 0x7e, 0x13, 0x19, 0xcd, 0xe0, 0x5b

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
