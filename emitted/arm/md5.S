// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of md5 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_md5_compress_scalar, ARMv7-A, needs the baseline only.  Made by gen from gen/arm/md5.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   r0    state   16 bytes, read, written, secret; words of the machine
//   r1    blocks  64 * n bytes, read, secret
//   r2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  515 instructions.
// Holds:  r0 state,  r1 blocks,  r2 n,  r3 t,  r4 a,  r5 b,  r6 c,  r7 d,  r8 k[0],  r9 k[1],  r10 k[2],
//         r11 k[3],  r12 u,  lr k
// SHA-256 of the body: c85032196078e46ddd4cb575ec27b8bb89d6568699ece5f1726152d576d48d42
INGOT_FUNCTION(ingot_asm_md5_compress_scalar)
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
	cmp	r2, #0
	beq	.Lmd5_compress_scalar_skip1
	ldr	r4, [r0]
	ldr	r5, [r0, #4]
	ldr	r6, [r0, #8]
	ldr	r7, [r0, #12]
	movw	lr, #:lower16:(.Lingot_asm_md5_compress_scalar_k-(.Lmd5_compress_scalar_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_md5_compress_scalar_k-(.Lmd5_compress_scalar_place1+8))
.Lmd5_compress_scalar_place1:
	add	lr, pc, lr
.Lmd5_compress_scalar_more1:
	// step 1
	ldm	lr!, {r8-r11}
	ldr	r3, [r1]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r6, r7
	and	r12, r12, r5
	eor	r12, r12, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #25
	// step 2
	ldr	r3, [r1, #4]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r12, r5, r6
	and	r12, r12, r4
	eor	r12, r12, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #20
	// step 3
	ldr	r3, [r1, #8]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r4, r5
	and	r12, r12, r7
	eor	r12, r12, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #15
	// step 4
	ldr	r3, [r1, #12]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r12, r7, r4
	and	r12, r12, r6
	eor	r12, r12, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #10
	// step 5
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #16]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r6, r7
	and	r12, r12, r5
	eor	r12, r12, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #25
	// step 6
	ldr	r3, [r1, #20]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r12, r5, r6
	and	r12, r12, r4
	eor	r12, r12, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #20
	// step 7
	ldr	r3, [r1, #24]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r4, r5
	and	r12, r12, r7
	eor	r12, r12, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #15
	// step 8
	ldr	r3, [r1, #28]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r12, r7, r4
	and	r12, r12, r6
	eor	r12, r12, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #10
	// step 9
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #32]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r6, r7
	and	r12, r12, r5
	eor	r12, r12, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #25
	// step 10
	ldr	r3, [r1, #36]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r12, r5, r6
	and	r12, r12, r4
	eor	r12, r12, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #20
	// step 11
	ldr	r3, [r1, #40]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r4, r5
	and	r12, r12, r7
	eor	r12, r12, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #15
	// step 12
	ldr	r3, [r1, #44]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r12, r7, r4
	and	r12, r12, r6
	eor	r12, r12, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #10
	// step 13
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #48]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r6, r7
	and	r12, r12, r5
	eor	r12, r12, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #25
	// step 14
	ldr	r3, [r1, #52]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r12, r5, r6
	and	r12, r12, r4
	eor	r12, r12, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #20
	// step 15
	ldr	r3, [r1, #56]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r4, r5
	and	r12, r12, r7
	eor	r12, r12, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #15
	// step 16
	ldr	r3, [r1, #60]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r12, r7, r4
	and	r12, r12, r6
	eor	r12, r12, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #10
	// step 17
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #4]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r6, r7
	add	r4, r4, r12
	and	r12, r5, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #27
	// step 18
	ldr	r3, [r1, #24]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r5, r6
	add	r7, r7, r12
	and	r12, r4, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #23
	// step 19
	ldr	r3, [r1, #44]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r4, r5
	add	r6, r6, r12
	and	r12, r7, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #18
	// step 20
	ldr	r3, [r1]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r7, r4
	add	r5, r5, r12
	and	r12, r6, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #12
	// step 21
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #20]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r6, r7
	add	r4, r4, r12
	and	r12, r5, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #27
	// step 22
	ldr	r3, [r1, #40]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r5, r6
	add	r7, r7, r12
	and	r12, r4, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #23
	// step 23
	ldr	r3, [r1, #60]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r4, r5
	add	r6, r6, r12
	and	r12, r7, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #18
	// step 24
	ldr	r3, [r1, #16]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r7, r4
	add	r5, r5, r12
	and	r12, r6, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #12
	// step 25
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #36]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r6, r7
	add	r4, r4, r12
	and	r12, r5, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #27
	// step 26
	ldr	r3, [r1, #56]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r5, r6
	add	r7, r7, r12
	and	r12, r4, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #23
	// step 27
	ldr	r3, [r1, #12]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r4, r5
	add	r6, r6, r12
	and	r12, r7, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #18
	// step 28
	ldr	r3, [r1, #32]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r7, r4
	add	r5, r5, r12
	and	r12, r6, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #12
	// step 29
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #52]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r6, r7
	add	r4, r4, r12
	and	r12, r5, r7
	add	r4, r4, r12
	add	r4, r5, r4, ror #27
	// step 30
	ldr	r3, [r1, #8]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r5, r6
	add	r7, r7, r12
	and	r12, r4, r6
	add	r7, r7, r12
	add	r7, r4, r7, ror #23
	// step 31
	ldr	r3, [r1, #28]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r4, r5
	add	r6, r6, r12
	and	r12, r7, r5
	add	r6, r6, r12
	add	r6, r7, r6, ror #18
	// step 32
	ldr	r3, [r1, #48]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r7, r4
	add	r5, r5, r12
	and	r12, r6, r4
	add	r5, r5, r12
	add	r5, r6, r5, ror #12
	// step 33
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #20]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r5, r6
	eor	r3, r12, r7
	add	r4, r4, r3
	add	r4, r5, r4, ror #28
	// step 34
	ldr	r3, [r1, #32]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r3, r12, r4
	add	r7, r7, r3
	add	r7, r4, r7, ror #21
	// step 35
	ldr	r3, [r1, #44]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r7, r4
	eor	r3, r12, r5
	add	r6, r6, r3
	add	r6, r7, r6, ror #16
	// step 36
	ldr	r3, [r1, #56]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r3, r12, r6
	add	r5, r5, r3
	add	r5, r6, r5, ror #9
	// step 37
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #4]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r5, r6
	eor	r3, r12, r7
	add	r4, r4, r3
	add	r4, r5, r4, ror #28
	// step 38
	ldr	r3, [r1, #16]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r3, r12, r4
	add	r7, r7, r3
	add	r7, r4, r7, ror #21
	// step 39
	ldr	r3, [r1, #28]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r7, r4
	eor	r3, r12, r5
	add	r6, r6, r3
	add	r6, r7, r6, ror #16
	// step 40
	ldr	r3, [r1, #40]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r3, r12, r6
	add	r5, r5, r3
	add	r5, r6, r5, ror #9
	// step 41
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #52]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r5, r6
	eor	r3, r12, r7
	add	r4, r4, r3
	add	r4, r5, r4, ror #28
	// step 42
	ldr	r3, [r1]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r3, r12, r4
	add	r7, r7, r3
	add	r7, r4, r7, ror #21
	// step 43
	ldr	r3, [r1, #12]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r7, r4
	eor	r3, r12, r5
	add	r6, r6, r3
	add	r6, r7, r6, ror #16
	// step 44
	ldr	r3, [r1, #24]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r3, r12, r6
	add	r5, r5, r3
	add	r5, r6, r5, ror #9
	// step 45
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #36]
	add	r4, r4, r8
	add	r4, r4, r3
	eor	r12, r5, r6
	eor	r3, r12, r7
	add	r4, r4, r3
	add	r4, r5, r4, ror #28
	// step 46
	ldr	r3, [r1, #48]
	add	r7, r7, r9
	add	r7, r7, r3
	eor	r3, r12, r4
	add	r7, r7, r3
	add	r7, r4, r7, ror #21
	// step 47
	ldr	r3, [r1, #60]
	add	r6, r6, r10
	add	r6, r6, r3
	eor	r12, r7, r4
	eor	r3, r12, r5
	add	r6, r6, r3
	add	r6, r7, r6, ror #16
	// step 48
	ldr	r3, [r1, #8]
	add	r5, r5, r11
	add	r5, r5, r3
	eor	r3, r12, r6
	add	r5, r5, r3
	add	r5, r6, r5, ror #9
	// step 49
	ldm	lr!, {r8-r11}
	ldr	r3, [r1]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r7, r5
	eor	r12, r12, r6
	sub	r4, r4, r12
	add	r4, r5, r4, ror #26
	// step 50
	ldr	r3, [r1, #28]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r6, r4
	eor	r12, r12, r5
	sub	r7, r7, r12
	add	r7, r4, r7, ror #22
	// step 51
	ldr	r3, [r1, #56]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r5, r7
	eor	r12, r12, r4
	sub	r6, r6, r12
	add	r6, r7, r6, ror #17
	// step 52
	ldr	r3, [r1, #20]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r4, r6
	eor	r12, r12, r7
	sub	r5, r5, r12
	add	r5, r6, r5, ror #11
	// step 53
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #48]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r7, r5
	eor	r12, r12, r6
	sub	r4, r4, r12
	add	r4, r5, r4, ror #26
	// step 54
	ldr	r3, [r1, #12]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r6, r4
	eor	r12, r12, r5
	sub	r7, r7, r12
	add	r7, r4, r7, ror #22
	// step 55
	ldr	r3, [r1, #40]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r5, r7
	eor	r12, r12, r4
	sub	r6, r6, r12
	add	r6, r7, r6, ror #17
	// step 56
	ldr	r3, [r1, #4]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r4, r6
	eor	r12, r12, r7
	sub	r5, r5, r12
	add	r5, r6, r5, ror #11
	// step 57
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #32]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r7, r5
	eor	r12, r12, r6
	sub	r4, r4, r12
	add	r4, r5, r4, ror #26
	// step 58
	ldr	r3, [r1, #60]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r6, r4
	eor	r12, r12, r5
	sub	r7, r7, r12
	add	r7, r4, r7, ror #22
	// step 59
	ldr	r3, [r1, #24]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r5, r7
	eor	r12, r12, r4
	sub	r6, r6, r12
	add	r6, r7, r6, ror #17
	// step 60
	ldr	r3, [r1, #52]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r4, r6
	eor	r12, r12, r7
	sub	r5, r5, r12
	add	r5, r6, r5, ror #11
	// step 61
	ldm	lr!, {r8-r11}
	ldr	r3, [r1, #16]
	add	r4, r4, r8
	add	r4, r4, r3
	bic	r12, r7, r5
	eor	r12, r12, r6
	sub	r4, r4, r12
	add	r4, r5, r4, ror #26
	// step 62
	ldr	r3, [r1, #44]
	add	r7, r7, r9
	add	r7, r7, r3
	bic	r12, r6, r4
	eor	r12, r12, r5
	sub	r7, r7, r12
	add	r7, r4, r7, ror #22
	// step 63
	ldr	r3, [r1, #8]
	add	r6, r6, r10
	add	r6, r6, r3
	bic	r12, r5, r7
	eor	r12, r12, r4
	sub	r6, r6, r12
	add	r6, r7, r6, ror #17
	// step 64
	ldr	r3, [r1, #36]
	add	r5, r5, r11
	add	r5, r5, r3
	bic	r12, r4, r6
	eor	r12, r12, r7
	sub	r5, r5, r12
	add	r5, r6, r5, ror #11
	sub	lr, lr, #256
	// feed forward
	ldr	r12, [r0]
	add	r4, r4, r12
	str	r4, [r0]
	ldr	r12, [r0, #4]
	add	r5, r5, r12
	str	r5, [r0, #4]
	ldr	r12, [r0, #8]
	add	r6, r6, r12
	str	r6, [r0, #8]
	ldr	r12, [r0, #12]
	add	r7, r7, r12
	str	r7, [r0, #12]
	add	r1, r1, #64
	subs	r2, r2, #1
	bne	.Lmd5_compress_scalar_more1
.Lmd5_compress_scalar_skip1:
	pop	{r4-r12, pc}
INGOT_END(ingot_asm_md5_compress_scalar)
INGOT_RODATA(.Lingot_asm_md5_compress_scalar_k, 64)
	.byte	0x78, 0xa4, 0x6a, 0xd7, 0x56, 0xb7, 0xc7, 0xe8, 0xdb, 0x70, 0x20, 0x24, 0xee, 0xce, 0xbd, 0xc1
	.byte	0xaf, 0x0f, 0x7c, 0xf5, 0x2a, 0xc6, 0x87, 0x47, 0x13, 0x46, 0x30, 0xa8, 0x01, 0x95, 0x46, 0xfd
	.byte	0xd8, 0x98, 0x80, 0x69, 0xaf, 0xf7, 0x44, 0x8b, 0xb1, 0x5b, 0xff, 0xff, 0xbe, 0xd7, 0x5c, 0x89
	.byte	0x22, 0x11, 0x90, 0x6b, 0x93, 0x71, 0x98, 0xfd, 0x8e, 0x43, 0x79, 0xa6, 0x21, 0x08, 0xb4, 0x49
	.byte	0x62, 0x25, 0x1e, 0xf6, 0x40, 0xb3, 0x40, 0xc0, 0x51, 0x5a, 0x5e, 0x26, 0xaa, 0xc7, 0xb6, 0xe9
	.byte	0x5d, 0x10, 0x2f, 0xd6, 0x53, 0x14, 0x44, 0x02, 0x81, 0xe6, 0xa1, 0xd8, 0xc8, 0xfb, 0xd3, 0xe7
	.byte	0xe6, 0xcd, 0xe1, 0x21, 0xd6, 0x07, 0x37, 0xc3, 0x87, 0x0d, 0xd5, 0xf4, 0xed, 0x14, 0x5a, 0x45
	.byte	0x05, 0xe9, 0xe3, 0xa9, 0xf8, 0xa3, 0xef, 0xfc, 0xd9, 0x02, 0x6f, 0x67, 0x8a, 0x4c, 0x2a, 0x8d
	.byte	0x42, 0x39, 0xfa, 0xff, 0x81, 0xf6, 0x71, 0x87, 0x22, 0x61, 0x9d, 0x6d, 0x0c, 0x38, 0xe5, 0xfd
	.byte	0x44, 0xea, 0xbe, 0xa4, 0xa9, 0xcf, 0xde, 0x4b, 0x60, 0x4b, 0xbb, 0xf6, 0x70, 0xbc, 0xbf, 0xbe
	.byte	0xc6, 0x7e, 0x9b, 0x28, 0xfa, 0x27, 0xa1, 0xea, 0x85, 0x30, 0xef, 0xd4, 0x05, 0x1d, 0x88, 0x04
	.byte	0x39, 0xd0, 0xd4, 0xd9, 0xe5, 0x99, 0xdb, 0xe6, 0xf8, 0x7c, 0xa2, 0x1f, 0x65, 0x56, 0xac, 0xc4
	.byte	0x43, 0x22, 0x29, 0xf4, 0x96, 0xff, 0x2a, 0x43, 0xa6, 0x23, 0x94, 0xab, 0x38, 0xa0, 0x93, 0xfc
	.byte	0xc2, 0x59, 0x5b, 0x65, 0x91, 0xcc, 0x0c, 0x8f, 0x7c, 0xf4, 0xef, 0xff, 0xd0, 0x5d, 0x84, 0x85
	.byte	0x4e, 0x7e, 0xa8, 0x6f, 0xdf, 0xe6, 0x2c, 0xfe, 0x13, 0x43, 0x01, 0xa3, 0xa0, 0x11, 0x08, 0x4e
	.byte	0x81, 0x7e, 0x53, 0xf7, 0x34, 0xf2, 0x3a, 0xbd, 0xba, 0xd2, 0xd7, 0x2a, 0x90, 0xd3, 0x86, 0xeb

// ingot_asm_md5_update, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  177 instructions.
// Holds:  r0 to,  r1 from,  r1 t,  r2 left,  r3 t,  r4 ctx,  r5 data,  r6 len,  r7 f,  r8 fill,  r9 n
// SHA-256 of the body: d6f27b49768dac89e6a6b8c28d33c500a5a168b49e63740bd65ce91fee61eb4c
INGOT_FUNCTION(ingot_asm_md5_update)
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
	beq	.Lmd5_update_skip1
	mov	r9, #64
	sub	r9, r9, r8
	cmp	r6, r9
	bhs	.Lmd5_update_skip2
	mov	r9, r6
.Lmd5_update_skip2:
	add	r0, r4, r8
	add	r0, r0, #32
	mov	r1, r5
	mov	r2, r9
	cmp	r2, #16
	bls	.Lmd5_update_skip3
.Lmd5_update_more1:
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
	bhi	.Lmd5_update_more1
.Lmd5_update_done1:
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
	b	.Lmd5_update_join1
.Lmd5_update_skip3:
	cmp	r2, #8
	blo	.Lmd5_update_skip4
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
	b	.Lmd5_update_join2
.Lmd5_update_skip4:
	cmp	r2, #4
	blo	.Lmd5_update_skip5
	add	lr, r1, r2
	add	r11, r0, r2
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r1]
	str	r12, [r0]
	b	.Lmd5_update_join3
.Lmd5_update_skip5:
	cmp	r2, #0
	beq	.Lmd5_update_skip6
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
.Lmd5_update_skip6:
.Lmd5_update_join3:
.Lmd5_update_join2:
.Lmd5_update_join1:
	add	r8, r8, r9
	add	r5, r5, r9
	sub	r6, r6, r9
	cmp	r8, #64
	bne	.Lmd5_update_skip7
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
.Lmd5_update_skip7:
.Lmd5_update_skip1:
.Lmd5_update_cut1:
	lsr	r9, r6, #6
	cmp	r9, #0
	beq	.Lmd5_update_skip8
	add	r0, r4, #0
	mov	r1, r5
	mov	r2, r9
	ldr	r12, [r7]
	blx	r12
	lsl	r9, r9, #6
	add	r5, r5, r9
.Lmd5_update_skip8:
	and	r6, r6, #63
	cmp	r6, #0
	beq	.Lmd5_update_skip9
	add	r0, r4, #32
	cmp	r6, #16
	bls	.Lmd5_update_skip10
.Lmd5_update_more2:
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
	bhi	.Lmd5_update_more2
.Lmd5_update_done2:
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
	b	.Lmd5_update_join4
.Lmd5_update_skip10:
	cmp	r6, #8
	blo	.Lmd5_update_skip11
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
	b	.Lmd5_update_join5
.Lmd5_update_skip11:
	cmp	r6, #4
	blo	.Lmd5_update_skip12
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lmd5_update_join6
.Lmd5_update_skip12:
	cmp	r6, #0
	beq	.Lmd5_update_skip13
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
.Lmd5_update_skip13:
.Lmd5_update_join6:
.Lmd5_update_join5:
.Lmd5_update_join4:
.Lmd5_update_skip9:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_md5_update)

// ingot_asm_md5_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   r0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   r1    out     16 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  91 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r4 ctx,  r5 out,  r6 f,  r7 n
// SHA-256 of the body: 9f7dd6dd45112fe64e3b77d62f7c14b2959011e3a7d74fb23624dad987d9f138
INGOT_FUNCTION(ingot_asm_md5_finish)
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
	bls	.Lmd5_finish_skip1
	cmp	r7, #64
	bhs	.Lmd5_finish_done1
.Lmd5_finish_more1:
	add	lr, r4, r7
	mov	r12, #0
	strb	r12, [lr, #32]
	add	r7, r7, #1
	cmp	r7, #64
	blo	.Lmd5_finish_more1
.Lmd5_finish_done1:
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r7, #0
.Lmd5_finish_skip1:
	cmp	r7, #56
	bhs	.Lmd5_finish_done2
.Lmd5_finish_more2:
	mov	r12, #0
	add	lr, r4, r7
	str	r12, [lr, #32]
	str	r12, [lr, #36]
	add	r7, r7, #8
	cmp	r7, #56
	blo	.Lmd5_finish_more2
.Lmd5_finish_done2:
	ldr	r0, [r4, #100]
	lsl	r0, r0, #3
	ldr	r1, [r4, #96]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	str	r0, [r4, #92]
	ldr	r0, [r4, #96]
	lsl	r0, r0, #3
	str	r0, [r4, #88]
	add	r0, r4, #0
	add	r1, r4, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4]
	str	r2, [r5]
	ldr	r2, [r4, #4]
	str	r2, [r5, #4]
	ldr	r2, [r4, #8]
	str	r2, [r5, #8]
	ldr	r2, [r4, #12]
	str	r2, [r5, #12]
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
INGOT_END(ingot_asm_md5_finish)

// ingot_asm_md5_digest, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   r0    out     16 bytes, written, secret; may overlap data
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  163 instructions.
// Holds:  r0 to,  r1 left,  r2 t,  r3 t,  r4 out,  r5 data,  r6 len,  r7 f,  r8 n,  frame+16 state,
//         frame+32 block,  frame+96 low,  frame+100 t
// SHA-256 of the body: 60a408271f02939ebb602625ef778e7efa737fbd55abef80d38b2465ef5811e3
INGOT_FUNCTION(ingot_asm_md5_digest)
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
	sub	sp, sp, #104
	.cfi_adjust_cfa_offset 104
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	movw	lr, #:lower16:(.Lingot_asm_md5_digest_iv-(.Lmd5_digest_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_md5_digest_iv-(.Lmd5_digest_place1+8))
.Lmd5_digest_place1:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #16]
	ldr	r12, [lr, #4]
	str	r12, [sp, #20]
	ldr	r12, [lr, #8]
	str	r12, [sp, #24]
	ldr	r12, [lr, #12]
	str	r12, [sp, #28]
	lsr	r8, r6, #6
	cmp	r8, #0
	beq	.Lmd5_digest_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #6
	add	r5, r5, r8
.Lmd5_digest_skip1:
	and	r8, r6, #63
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #32
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #32
	mov	r1, r8
	cmp	r1, #16
	bls	.Lmd5_digest_skip2
.Lmd5_digest_more1:
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
	bhi	.Lmd5_digest_more1
.Lmd5_digest_done1:
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
	b	.Lmd5_digest_join1
.Lmd5_digest_skip2:
	cmp	r1, #8
	blo	.Lmd5_digest_skip3
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
	b	.Lmd5_digest_join2
.Lmd5_digest_skip3:
	cmp	r1, #4
	blo	.Lmd5_digest_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lmd5_digest_join3
.Lmd5_digest_skip4:
	cmp	r1, #0
	beq	.Lmd5_digest_skip5
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
.Lmd5_digest_skip5:
.Lmd5_digest_join3:
.Lmd5_digest_join2:
.Lmd5_digest_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #32]
	cmp	r8, #56
	blo	.Lmd5_digest_skip6
	add	r0, sp, #16
	add	r1, sp, #32
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #32
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lmd5_digest_skip6:
	lsr	r3, r6, #29
	str	r3, [sp, #92]
	lsl	r3, r6, #3
	str	r3, [sp, #88]
	add	r0, sp, #16
	add	r1, sp, #32
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #16]
	str	r12, [sp, #100]
	ldr	r12, [sp, #100]
	str	r12, [r4]
	ldr	r12, [sp, #20]
	str	r12, [sp, #100]
	ldr	r12, [sp, #100]
	str	r12, [r4, #4]
	ldr	r12, [sp, #24]
	str	r12, [sp, #100]
	ldr	r12, [sp, #100]
	str	r12, [r4, #8]
	ldr	r12, [sp, #28]
	str	r12, [sp, #100]
	ldr	r12, [sp, #100]
	str	r12, [r4, #12]
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
	stm	r12!, {r0-r1}
	add	sp, sp, #104
	.cfi_adjust_cfa_offset -104
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_md5_digest)
INGOT_RODATA(.Lingot_asm_md5_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
