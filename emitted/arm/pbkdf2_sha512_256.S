// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512_256 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha512_256_pbkdf2_steps, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   r0    job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  234 instructions.
// Holds:  r0 t,  r1 t,  r2 u,  r3 t,  r4 job,  r5 n,  r6 f,  frame+16 block,  frame+144 state
// SHA-256 of the body: 8f11c2a52efe669ecc68e3c94ff373c5c94677c60ab16eef5c542a0edda10982
INGOT_FUNCTION(ingot_asm_sha512_256_pbkdf2_steps)
	push	{r4-r7, r11, lr}
	.cfi_adjust_cfa_offset 24
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 11, 16
	.cfi_rel_offset 14, 20
	sub	sp, sp, #208
	.cfi_adjust_cfa_offset 208
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
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
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	mov	r12, #128
	strb	r12, [sp, #48]
	mov	r12, #5
	strb	r12, [sp, #142]
	mov	r12, #0
	strb	r12, [sp, #143]
	cmp	r5, #0
	beq	.Lsha512_256_pbkdf2_steps_skip1
.Lsha512_256_pbkdf2_steps_more1:
	ldr	r0, [r4, #132]
	rev	r0, r0
	str	r0, [sp, #16]
	ldr	r0, [r4, #128]
	rev	r0, r0
	str	r0, [sp, #20]
	ldr	r0, [r4, #140]
	rev	r0, r0
	str	r0, [sp, #24]
	ldr	r0, [r4, #136]
	rev	r0, r0
	str	r0, [sp, #28]
	ldr	r0, [r4, #148]
	rev	r0, r0
	str	r0, [sp, #32]
	ldr	r0, [r4, #144]
	rev	r0, r0
	str	r0, [sp, #36]
	ldr	r0, [r4, #156]
	rev	r0, r0
	str	r0, [sp, #40]
	ldr	r0, [r4, #152]
	rev	r0, r0
	str	r0, [sp, #44]
	ldr	r12, [r4]
	ldr	lr, [r4, #4]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r4, #8]
	ldr	lr, [r4, #12]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r4, #16]
	ldr	lr, [r4, #20]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r4, #24]
	ldr	lr, [r4, #28]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	add	r0, sp, #144
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r1, [sp, #148]
	rev	r1, r1
	str	r1, [sp, #16]
	ldr	r1, [sp, #144]
	rev	r1, r1
	str	r1, [sp, #20]
	ldr	r1, [sp, #156]
	rev	r1, r1
	str	r1, [sp, #24]
	ldr	r1, [sp, #152]
	rev	r1, r1
	str	r1, [sp, #28]
	ldr	r1, [sp, #164]
	rev	r1, r1
	str	r1, [sp, #32]
	ldr	r1, [sp, #160]
	rev	r1, r1
	str	r1, [sp, #36]
	ldr	r1, [sp, #172]
	rev	r1, r1
	str	r1, [sp, #40]
	ldr	r1, [sp, #168]
	rev	r1, r1
	str	r1, [sp, #44]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [r4, #112]
	ldr	lr, [r4, #116]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [r4, #120]
	ldr	lr, [r4, #124]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	add	r0, r4, #128
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4, #128]
	ldr	r3, [r4, #192]
	eor	r3, r3, r2
	str	r3, [r4, #192]
	ldr	r2, [r4, #132]
	ldr	r3, [r4, #196]
	eor	r3, r3, r2
	str	r3, [r4, #196]
	ldr	r2, [r4, #136]
	ldr	r3, [r4, #200]
	eor	r3, r3, r2
	str	r3, [r4, #200]
	ldr	r2, [r4, #140]
	ldr	r3, [r4, #204]
	eor	r3, r3, r2
	str	r3, [r4, #204]
	ldr	r2, [r4, #144]
	ldr	r3, [r4, #208]
	eor	r3, r3, r2
	str	r3, [r4, #208]
	ldr	r2, [r4, #148]
	ldr	r3, [r4, #212]
	eor	r3, r3, r2
	str	r3, [r4, #212]
	ldr	r2, [r4, #152]
	ldr	r3, [r4, #216]
	eor	r3, r3, r2
	str	r3, [r4, #216]
	ldr	r2, [r4, #156]
	ldr	r3, [r4, #220]
	eor	r3, r3, r2
	str	r3, [r4, #220]
	ldr	r2, [r4, #160]
	ldr	r3, [r4, #224]
	eor	r3, r3, r2
	str	r3, [r4, #224]
	ldr	r2, [r4, #164]
	ldr	r3, [r4, #228]
	eor	r3, r3, r2
	str	r3, [r4, #228]
	ldr	r2, [r4, #168]
	ldr	r3, [r4, #232]
	eor	r3, r3, r2
	str	r3, [r4, #232]
	ldr	r2, [r4, #172]
	ldr	r3, [r4, #236]
	eor	r3, r3, r2
	str	r3, [r4, #236]
	ldr	r2, [r4, #176]
	ldr	r3, [r4, #240]
	eor	r3, r3, r2
	str	r3, [r4, #240]
	ldr	r2, [r4, #180]
	ldr	r3, [r4, #244]
	eor	r3, r3, r2
	str	r3, [r4, #244]
	ldr	r2, [r4, #184]
	ldr	r3, [r4, #248]
	eor	r3, r3, r2
	str	r3, [r4, #248]
	ldr	r2, [r4, #188]
	ldr	r3, [r4, #252]
	eor	r3, r3, r2
	str	r3, [r4, #252]
	subs	r5, r5, #1
	bne	.Lsha512_256_pbkdf2_steps_more1
.Lsha512_256_pbkdf2_steps_skip1:
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
	pop	{r4-r7, r11, pc}
INGOT_END(ingot_asm_sha512_256_pbkdf2_steps)

// ingot_asm_sha512_256_pbkdf2_pair, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   r0    pair    384 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  355 instructions.
// Holds:  r4 pair,  r5 n,  r6 f,  frame+16 job
// SHA-256 of the body: b3860b3b9af5724df3e9d6375c39a62bdd63d6b2fddab7b80f5364d7af749b79
INGOT_FUNCTION(ingot_asm_sha512_256_pbkdf2_pair)
	push	{r4-r6, lr}
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 14, 12
	sub	sp, sp, #272
	.cfi_adjust_cfa_offset 272
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	ldr	r12, [r4]
	ldr	lr, [r4, #4]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [r4, #8]
	ldr	lr, [r4, #12]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [r4, #16]
	ldr	lr, [r4, #20]
	str	r12, [sp, #32]
	str	lr, [sp, #36]
	ldr	r12, [r4, #24]
	ldr	lr, [r4, #28]
	str	r12, [sp, #40]
	str	lr, [sp, #44]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [sp, #64]
	str	lr, [sp, #68]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [sp, #72]
	str	lr, [sp, #76]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r4, #112]
	ldr	lr, [r4, #116]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r4, #120]
	ldr	lr, [r4, #124]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	ldr	r12, [r4, #128]
	ldr	lr, [r4, #132]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r4, #136]
	ldr	lr, [r4, #140]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r4, #144]
	ldr	lr, [r4, #148]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r4, #152]
	ldr	lr, [r4, #156]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r4, #160]
	ldr	lr, [r4, #164]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r4, #168]
	ldr	lr, [r4, #172]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r4, #176]
	ldr	lr, [r4, #180]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r4, #184]
	ldr	lr, [r4, #188]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	ldr	r12, [r4, #192]
	ldr	lr, [r4, #196]
	str	r12, [sp, #208]
	str	lr, [sp, #212]
	ldr	r12, [r4, #200]
	ldr	lr, [r4, #204]
	str	r12, [sp, #216]
	str	lr, [sp, #220]
	ldr	r12, [r4, #208]
	ldr	lr, [r4, #212]
	str	r12, [sp, #224]
	str	lr, [sp, #228]
	ldr	r12, [r4, #216]
	ldr	lr, [r4, #220]
	str	r12, [sp, #232]
	str	lr, [sp, #236]
	ldr	r12, [r4, #224]
	ldr	lr, [r4, #228]
	str	r12, [sp, #240]
	str	lr, [sp, #244]
	ldr	r12, [r4, #232]
	ldr	lr, [r4, #236]
	str	r12, [sp, #248]
	str	lr, [sp, #252]
	ldr	r12, [r4, #240]
	ldr	lr, [r4, #244]
	str	r12, [sp, #256]
	str	lr, [sp, #260]
	ldr	r12, [r4, #248]
	ldr	lr, [r4, #252]
	str	r12, [sp, #264]
	str	lr, [sp, #268]
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r6
	ldr	r12, [r6, #8]
	blx	r12
	ldr	r12, [sp, #144]
	ldr	lr, [sp, #148]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [sp, #152]
	ldr	lr, [sp, #156]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [sp, #160]
	ldr	lr, [sp, #164]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [sp, #168]
	ldr	lr, [sp, #172]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [sp, #176]
	ldr	lr, [sp, #180]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [sp, #184]
	ldr	lr, [sp, #188]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [sp, #192]
	ldr	lr, [sp, #196]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [sp, #200]
	ldr	lr, [sp, #204]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	ldr	r12, [sp, #208]
	ldr	lr, [sp, #212]
	str	r12, [r4, #192]
	str	lr, [r4, #196]
	ldr	r12, [sp, #216]
	ldr	lr, [sp, #220]
	str	r12, [r4, #200]
	str	lr, [r4, #204]
	ldr	r12, [sp, #224]
	ldr	lr, [sp, #228]
	str	r12, [r4, #208]
	str	lr, [r4, #212]
	ldr	r12, [sp, #232]
	ldr	lr, [sp, #236]
	str	r12, [r4, #216]
	str	lr, [r4, #220]
	ldr	r12, [sp, #240]
	ldr	lr, [sp, #244]
	str	r12, [r4, #224]
	str	lr, [r4, #228]
	ldr	r12, [sp, #248]
	ldr	lr, [sp, #252]
	str	r12, [r4, #232]
	str	lr, [r4, #236]
	ldr	r12, [sp, #256]
	ldr	lr, [sp, #260]
	str	r12, [r4, #240]
	str	lr, [r4, #244]
	ldr	r12, [sp, #264]
	ldr	lr, [sp, #268]
	str	r12, [r4, #248]
	str	lr, [r4, #252]
	ldr	r12, [r4, #256]
	ldr	lr, [r4, #260]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r4, #264]
	ldr	lr, [r4, #268]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r4, #272]
	ldr	lr, [r4, #276]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r4, #280]
	ldr	lr, [r4, #284]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r4, #288]
	ldr	lr, [r4, #292]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r4, #296]
	ldr	lr, [r4, #300]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r4, #304]
	ldr	lr, [r4, #308]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r4, #312]
	ldr	lr, [r4, #316]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	ldr	r12, [r4, #320]
	ldr	lr, [r4, #324]
	str	r12, [sp, #208]
	str	lr, [sp, #212]
	ldr	r12, [r4, #328]
	ldr	lr, [r4, #332]
	str	r12, [sp, #216]
	str	lr, [sp, #220]
	ldr	r12, [r4, #336]
	ldr	lr, [r4, #340]
	str	r12, [sp, #224]
	str	lr, [sp, #228]
	ldr	r12, [r4, #344]
	ldr	lr, [r4, #348]
	str	r12, [sp, #232]
	str	lr, [sp, #236]
	ldr	r12, [r4, #352]
	ldr	lr, [r4, #356]
	str	r12, [sp, #240]
	str	lr, [sp, #244]
	ldr	r12, [r4, #360]
	ldr	lr, [r4, #364]
	str	r12, [sp, #248]
	str	lr, [sp, #252]
	ldr	r12, [r4, #368]
	ldr	lr, [r4, #372]
	str	r12, [sp, #256]
	str	lr, [sp, #260]
	ldr	r12, [r4, #376]
	ldr	lr, [r4, #380]
	str	r12, [sp, #264]
	str	lr, [sp, #268]
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r6
	ldr	r12, [r6, #8]
	blx	r12
	ldr	r12, [sp, #144]
	ldr	lr, [sp, #148]
	str	r12, [r4, #256]
	str	lr, [r4, #260]
	ldr	r12, [sp, #152]
	ldr	lr, [sp, #156]
	str	r12, [r4, #264]
	str	lr, [r4, #268]
	ldr	r12, [sp, #160]
	ldr	lr, [sp, #164]
	str	r12, [r4, #272]
	str	lr, [r4, #276]
	ldr	r12, [sp, #168]
	ldr	lr, [sp, #172]
	str	r12, [r4, #280]
	str	lr, [r4, #284]
	ldr	r12, [sp, #176]
	ldr	lr, [sp, #180]
	str	r12, [r4, #288]
	str	lr, [r4, #292]
	ldr	r12, [sp, #184]
	ldr	lr, [sp, #188]
	str	r12, [r4, #296]
	str	lr, [r4, #300]
	ldr	r12, [sp, #192]
	ldr	lr, [sp, #196]
	str	r12, [r4, #304]
	str	lr, [r4, #308]
	ldr	r12, [sp, #200]
	ldr	lr, [sp, #204]
	str	r12, [r4, #312]
	str	lr, [r4, #316]
	ldr	r12, [sp, #208]
	ldr	lr, [sp, #212]
	str	r12, [r4, #320]
	str	lr, [r4, #324]
	ldr	r12, [sp, #216]
	ldr	lr, [sp, #220]
	str	r12, [r4, #328]
	str	lr, [r4, #332]
	ldr	r12, [sp, #224]
	ldr	lr, [sp, #228]
	str	r12, [r4, #336]
	str	lr, [r4, #340]
	ldr	r12, [sp, #232]
	ldr	lr, [sp, #236]
	str	r12, [r4, #344]
	str	lr, [r4, #348]
	ldr	r12, [sp, #240]
	ldr	lr, [sp, #244]
	str	r12, [r4, #352]
	str	lr, [r4, #356]
	ldr	r12, [sp, #248]
	ldr	lr, [sp, #252]
	str	r12, [r4, #360]
	str	lr, [r4, #364]
	ldr	r12, [sp, #256]
	ldr	lr, [sp, #260]
	str	r12, [r4, #368]
	str	lr, [r4, #372]
	ldr	r12, [sp, #264]
	ldr	lr, [sp, #268]
	str	r12, [r4, #376]
	str	lr, [r4, #380]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	add	r12, sp, #0
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r4}
	add	sp, sp, #272
	.cfi_adjust_cfa_offset -272
	pop	{r4-r6, pc}
INGOT_END(ingot_asm_sha512_256_pbkdf2_pair)

// ingot_asm_sha512_256_pbkdf2_block, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   r0    job     464 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   r1    i       a length, public; from 1 on; its low 32 bits count
//   r2    iters   a length, public; c, at least 1
//   r3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  496 instructions.
// Holds:  r0 r,  r1 to,  r2 from,  r3 left,  r4 job,  r5 i,  r6 iters,  r7 f,  r8 blocks,  r9 salted,
//         frame+16 last blocks,  frame+272 count,  frame+288 t,  frame+292 number,  frame+296 t,
//         frame+300 low
// SHA-256 of the body: c78a9391607e3ce2e04d753f5c3761d3f557d4ca429f65e6a9419171071c081a
INGOT_FUNCTION(ingot_asm_sha512_256_pbkdf2_block)
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
	sub	sp, sp, #304
	.cfi_adjust_cfa_offset 304
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	add	r9, r4, #256
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #16
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
	ldr	r0, [r9, #192]
	and	r0, r0, #127
	add	r1, sp, #16
	add	r2, r9, #64
	mov	r3, r0
	cmp	r3, #16
	bls	.Lsha512_256_pbkdf2_block_skip1
.Lsha512_256_pbkdf2_block_more1:
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	ldr	r12, [r2, #8]
	ldr	lr, [r2, #12]
	str	r12, [r1, #8]
	str	lr, [r1, #12]
	add	r2, r2, #16
	add	r1, r1, #16
	sub	r3, r3, #16
	cmp	r3, #16
	bhi	.Lsha512_256_pbkdf2_block_more1
.Lsha512_256_pbkdf2_block_done1:
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha512_256_pbkdf2_block_join1
.Lsha512_256_pbkdf2_block_skip1:
	cmp	r3, #8
	blo	.Lsha512_256_pbkdf2_block_skip2
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	b	.Lsha512_256_pbkdf2_block_join2
.Lsha512_256_pbkdf2_block_skip2:
	cmp	r3, #4
	blo	.Lsha512_256_pbkdf2_block_skip3
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lsha512_256_pbkdf2_block_join3
.Lsha512_256_pbkdf2_block_skip3:
	cmp	r3, #0
	beq	.Lsha512_256_pbkdf2_block_skip4
	ldrb	r12, [r2]
	str	r12, [sp, #288]
	ldr	r12, [sp, #288]
	strb	r12, [r1]
	add	lr, r2, r3
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #288]
	add	lr, r1, r3
	ldr	r12, [sp, #288]
	strb	r12, [lr, #-1]
	lsr	r3, r3, #1
	add	lr, r2, r3
	ldrb	r12, [lr]
	str	r12, [sp, #288]
	add	lr, r1, r3
	ldr	r12, [sp, #288]
	strb	r12, [lr]
.Lsha512_256_pbkdf2_block_skip4:
.Lsha512_256_pbkdf2_block_join3:
.Lsha512_256_pbkdf2_block_join2:
.Lsha512_256_pbkdf2_block_join1:
	str	r5, [sp, #292]
	ldr	r12, [sp, #292]
	rev	r12, r12
	str	r12, [sp, #292]
	add	lr, sp, r0
	ldr	r12, [sp, #292]
	str	r12, [lr, #16]
	add	lr, sp, r0
	mov	r12, #128
	strb	r12, [lr, #20]
	ldr	r12, [r9, #192]
	ldr	lr, [r9, #196]
	str	r12, [sp, #272]
	str	lr, [sp, #276]
	ldr	r12, [r9, #200]
	ldr	lr, [r9, #204]
	str	r12, [sp, #280]
	str	lr, [sp, #284]
	mov	r12, #4
	str	r12, [sp, #292]
	ldr	r11, [sp, #292]
	ldr	r12, [sp, #272]
	adds	r12, r12, r11
	str	r12, [sp, #272]
	ldr	r12, [sp, #276]
	adcs	r12, r12, #0
	str	r12, [sp, #276]
	ldr	r12, [sp, #280]
	adcs	r12, r12, #0
	str	r12, [sp, #280]
	ldr	r12, [sp, #284]
	adcs	r12, r12, #0
	str	r12, [sp, #284]
	mov	r8, #1
	cmp	r0, #107
	bhi	.Lsha512_256_pbkdf2_block_skip5
	ldr	r12, [sp, #284]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #280]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #128]
	ldr	r12, [sp, #280]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #276]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #132]
	ldr	r12, [sp, #276]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #272]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #136]
	ldr	r12, [sp, #272]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #140]
	b	.Lsha512_256_pbkdf2_block_join4
.Lsha512_256_pbkdf2_block_skip5:
	mov	r8, #2
	ldr	r12, [sp, #284]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #280]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #256]
	ldr	r12, [sp, #280]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #276]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #260]
	ldr	r12, [sp, #276]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #272]
	str	r12, [sp, #300]
	ldr	r12, [sp, #300]
	lsr	r12, r12, #29
	str	r12, [sp, #300]
	ldr	r12, [sp, #296]
	ldr	lr, [sp, #300]
	orr	r12, r12, lr
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #264]
	ldr	r12, [sp, #272]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	lsl	r12, r12, #3
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #268]
.Lsha512_256_pbkdf2_block_join4:
	ldr	r12, [r9]
	ldr	lr, [r9, #4]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [r9, #8]
	ldr	lr, [r9, #12]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [r9, #16]
	ldr	lr, [r9, #20]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [r9, #24]
	ldr	lr, [r9, #28]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [r9, #32]
	ldr	lr, [r9, #36]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [r9, #40]
	ldr	lr, [r9, #44]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [r9, #48]
	ldr	lr, [r9, #52]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [r9, #56]
	ldr	lr, [r9, #60]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	add	r0, r4, #128
	add	r1, sp, #16
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [r4, #132]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #16]
	ldr	r12, [r4, #128]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #20]
	ldr	r12, [r4, #140]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #24]
	ldr	r12, [r4, #136]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #28]
	ldr	r12, [r4, #148]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #32]
	ldr	r12, [r4, #144]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #36]
	ldr	r12, [r4, #156]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #40]
	ldr	r12, [r4, #152]
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	rev	r12, r12
	str	r12, [sp, #296]
	ldr	r12, [sp, #296]
	str	r12, [sp, #44]
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
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	mov	r12, #128
	strb	r12, [sp, #48]
	mov	r12, #5
	strb	r12, [sp, #142]
	mov	r12, #0
	strb	r12, [sp, #143]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [r4, #112]
	ldr	lr, [r4, #116]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [r4, #120]
	ldr	lr, [r4, #124]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	add	r0, r4, #128
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [r4, #128]
	ldr	lr, [r4, #132]
	str	r12, [r4, #192]
	str	lr, [r4, #196]
	ldr	r12, [r4, #136]
	ldr	lr, [r4, #140]
	str	r12, [r4, #200]
	str	lr, [r4, #204]
	ldr	r12, [r4, #144]
	ldr	lr, [r4, #148]
	str	r12, [r4, #208]
	str	lr, [r4, #212]
	ldr	r12, [r4, #152]
	ldr	lr, [r4, #156]
	str	r12, [r4, #216]
	str	lr, [r4, #220]
	ldr	r12, [r4, #160]
	ldr	lr, [r4, #164]
	str	r12, [r4, #224]
	str	lr, [r4, #228]
	ldr	r12, [r4, #168]
	ldr	lr, [r4, #172]
	str	r12, [r4, #232]
	str	lr, [r4, #236]
	ldr	r12, [r4, #176]
	ldr	lr, [r4, #180]
	str	r12, [r4, #240]
	str	lr, [r4, #244]
	ldr	r12, [r4, #184]
	ldr	lr, [r4, #188]
	str	r12, [r4, #248]
	str	lr, [r4, #252]
	sub	r6, r6, #1
	add	r0, r4, #0
	mov	r1, r6
	mov	r2, r7
	ldr	r12, [r7, #8]
	blx	r12
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
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r3}
	add	sp, sp, #304
	.cfi_adjust_cfa_offset -304
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha512_256_pbkdf2_block)

// ingot_asm_sha512_256_pbkdf2, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   r0    out     out_len bytes, written, secret
//   r1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   r2    job     464 bytes, read, written, secret; as for pbkdf2_block
//   r3    iters   a length, public; c, at least 1
//   sp+0  f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  663 instructions.
// Holds:  r0 t,  r1 t,  r1 to,  r2 from,  r2 to,  r3 from,  r3 t,  r4 out,  r5 out_len,  r6 job,  r7 iters,
//         r8 f,  r9 i,  frame+16 pair,  frame+400 a block of output,  frame+432 t
// SHA-256 of the body: 40474ceed09e9cf8f20f790e367d264e36af0e991ebbc65c8533c4a92a57af1b
INGOT_FUNCTION(ingot_asm_sha512_256_pbkdf2)
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
	sub	sp, sp, #440
	.cfi_adjust_cfa_offset 440
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [sp, #472]
	ldr	r12, [r6]
	ldr	lr, [r6, #4]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [r6, #8]
	ldr	lr, [r6, #12]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [r6, #16]
	ldr	lr, [r6, #20]
	str	r12, [sp, #32]
	str	lr, [sp, #36]
	ldr	r12, [r6, #24]
	ldr	lr, [r6, #28]
	str	r12, [sp, #40]
	str	lr, [sp, #44]
	ldr	r12, [r6, #32]
	ldr	lr, [r6, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r6, #40]
	ldr	lr, [r6, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	ldr	r12, [r6, #48]
	ldr	lr, [r6, #52]
	str	r12, [sp, #64]
	str	lr, [sp, #68]
	ldr	r12, [r6, #56]
	ldr	lr, [r6, #60]
	str	r12, [sp, #72]
	str	lr, [sp, #76]
	ldr	r12, [r6, #64]
	ldr	lr, [r6, #68]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r6, #72]
	ldr	lr, [r6, #76]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r6, #80]
	ldr	lr, [r6, #84]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r6, #88]
	ldr	lr, [r6, #92]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	sub	r7, r7, #1
	mov	r9, #1
	cmp	r5, #64
	blo	.Lsha512_256_pbkdf2_done1
.Lsha512_256_pbkdf2_more1:
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_pbkdf2_block)
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #208]
	str	lr, [sp, #212]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #216]
	str	lr, [sp, #220]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #224]
	str	lr, [sp, #228]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #232]
	str	lr, [sp, #236]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #240]
	str	lr, [sp, #244]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #248]
	str	lr, [sp, #252]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #256]
	str	lr, [sp, #260]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #264]
	str	lr, [sp, #268]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_pbkdf2_block)
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #272]
	str	lr, [sp, #276]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #280]
	str	lr, [sp, #284]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #288]
	str	lr, [sp, #292]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #296]
	str	lr, [sp, #300]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #304]
	str	lr, [sp, #308]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #312]
	str	lr, [sp, #316]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #320]
	str	lr, [sp, #324]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #328]
	str	lr, [sp, #332]
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #336]
	str	lr, [sp, #340]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #344]
	str	lr, [sp, #348]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #352]
	str	lr, [sp, #356]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #360]
	str	lr, [sp, #364]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #368]
	str	lr, [sp, #372]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #376]
	str	lr, [sp, #380]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #384]
	str	lr, [sp, #388]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #392]
	str	lr, [sp, #396]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #212]
	rev	r0, r0
	str	r0, [r4]
	ldr	r0, [sp, #208]
	rev	r0, r0
	str	r0, [r4, #4]
	ldr	r0, [sp, #220]
	rev	r0, r0
	str	r0, [r4, #8]
	ldr	r0, [sp, #216]
	rev	r0, r0
	str	r0, [r4, #12]
	ldr	r0, [sp, #228]
	rev	r0, r0
	str	r0, [r4, #16]
	ldr	r0, [sp, #224]
	rev	r0, r0
	str	r0, [r4, #20]
	ldr	r0, [sp, #236]
	rev	r0, r0
	str	r0, [r4, #24]
	ldr	r0, [sp, #232]
	rev	r0, r0
	str	r0, [r4, #28]
	ldr	r1, [sp, #340]
	rev	r1, r1
	str	r1, [r4, #32]
	ldr	r1, [sp, #336]
	rev	r1, r1
	str	r1, [r4, #36]
	ldr	r1, [sp, #348]
	rev	r1, r1
	str	r1, [r4, #40]
	ldr	r1, [sp, #344]
	rev	r1, r1
	str	r1, [r4, #44]
	ldr	r1, [sp, #356]
	rev	r1, r1
	str	r1, [r4, #48]
	ldr	r1, [sp, #352]
	rev	r1, r1
	str	r1, [r4, #52]
	ldr	r1, [sp, #364]
	rev	r1, r1
	str	r1, [r4, #56]
	ldr	r1, [sp, #360]
	rev	r1, r1
	str	r1, [r4, #60]
	add	r4, r4, #64
	sub	r5, r5, #64
	cmp	r5, #64
	bhs	.Lsha512_256_pbkdf2_more1
.Lsha512_256_pbkdf2_done1:
	cmp	r5, #32
	bls	.Lsha512_256_pbkdf2_skip1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_pbkdf2_block)
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #208]
	str	lr, [sp, #212]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #216]
	str	lr, [sp, #220]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #224]
	str	lr, [sp, #228]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #232]
	str	lr, [sp, #236]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #240]
	str	lr, [sp, #244]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #248]
	str	lr, [sp, #252]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #256]
	str	lr, [sp, #260]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #264]
	str	lr, [sp, #268]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_pbkdf2_block)
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #272]
	str	lr, [sp, #276]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #280]
	str	lr, [sp, #284]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #288]
	str	lr, [sp, #292]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #296]
	str	lr, [sp, #300]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #304]
	str	lr, [sp, #308]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #312]
	str	lr, [sp, #316]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #320]
	str	lr, [sp, #324]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #328]
	str	lr, [sp, #332]
	ldr	r12, [r6, #192]
	ldr	lr, [r6, #196]
	str	r12, [sp, #336]
	str	lr, [sp, #340]
	ldr	r12, [r6, #200]
	ldr	lr, [r6, #204]
	str	r12, [sp, #344]
	str	lr, [sp, #348]
	ldr	r12, [r6, #208]
	ldr	lr, [r6, #212]
	str	r12, [sp, #352]
	str	lr, [sp, #356]
	ldr	r12, [r6, #216]
	ldr	lr, [r6, #220]
	str	r12, [sp, #360]
	str	lr, [sp, #364]
	ldr	r12, [r6, #224]
	ldr	lr, [r6, #228]
	str	r12, [sp, #368]
	str	lr, [sp, #372]
	ldr	r12, [r6, #232]
	ldr	lr, [r6, #236]
	str	r12, [sp, #376]
	str	lr, [sp, #380]
	ldr	r12, [r6, #240]
	ldr	lr, [r6, #244]
	str	r12, [sp, #384]
	str	lr, [sp, #388]
	ldr	r12, [r6, #248]
	ldr	lr, [r6, #252]
	str	r12, [sp, #392]
	str	lr, [sp, #396]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #212]
	rev	r0, r0
	str	r0, [r4]
	ldr	r0, [sp, #208]
	rev	r0, r0
	str	r0, [r4, #4]
	ldr	r0, [sp, #220]
	rev	r0, r0
	str	r0, [r4, #8]
	ldr	r0, [sp, #216]
	rev	r0, r0
	str	r0, [r4, #12]
	ldr	r0, [sp, #228]
	rev	r0, r0
	str	r0, [r4, #16]
	ldr	r0, [sp, #224]
	rev	r0, r0
	str	r0, [r4, #20]
	ldr	r0, [sp, #236]
	rev	r0, r0
	str	r0, [r4, #24]
	ldr	r0, [sp, #232]
	rev	r0, r0
	str	r0, [r4, #28]
	add	r4, r4, #32
	sub	r5, r5, #32
	ldr	r1, [sp, #340]
	rev	r1, r1
	str	r1, [sp, #400]
	ldr	r1, [sp, #336]
	rev	r1, r1
	str	r1, [sp, #404]
	ldr	r1, [sp, #348]
	rev	r1, r1
	str	r1, [sp, #408]
	ldr	r1, [sp, #344]
	rev	r1, r1
	str	r1, [sp, #412]
	ldr	r1, [sp, #356]
	rev	r1, r1
	str	r1, [sp, #416]
	ldr	r1, [sp, #352]
	rev	r1, r1
	str	r1, [sp, #420]
	ldr	r1, [sp, #364]
	rev	r1, r1
	str	r1, [sp, #424]
	ldr	r1, [sp, #360]
	rev	r1, r1
	str	r1, [sp, #428]
	mov	r2, r4
	add	r3, sp, #400
	cmp	r5, #16
	bls	.Lsha512_256_pbkdf2_skip2
.Lsha512_256_pbkdf2_more2:
	ldr	r12, [r3]
	ldr	lr, [r3, #4]
	str	r12, [r2]
	str	lr, [r2, #4]
	ldr	r12, [r3, #8]
	ldr	lr, [r3, #12]
	str	r12, [r2, #8]
	str	lr, [r2, #12]
	add	r3, r3, #16
	add	r2, r2, #16
	sub	r5, r5, #16
	cmp	r5, #16
	bhi	.Lsha512_256_pbkdf2_more2
.Lsha512_256_pbkdf2_done2:
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha512_256_pbkdf2_join1
.Lsha512_256_pbkdf2_skip2:
	cmp	r5, #8
	blo	.Lsha512_256_pbkdf2_skip3
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r3]
	ldr	lr, [r3, #4]
	str	r12, [r2]
	str	lr, [r2, #4]
	b	.Lsha512_256_pbkdf2_join2
.Lsha512_256_pbkdf2_skip3:
	cmp	r5, #4
	blo	.Lsha512_256_pbkdf2_skip4
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r3]
	str	r12, [r2]
	b	.Lsha512_256_pbkdf2_join3
.Lsha512_256_pbkdf2_skip4:
	cmp	r5, #0
	beq	.Lsha512_256_pbkdf2_skip5
	ldrb	r12, [r3]
	str	r12, [sp, #432]
	ldr	r12, [sp, #432]
	strb	r12, [r2]
	add	lr, r3, r5
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #432]
	add	lr, r2, r5
	ldr	r12, [sp, #432]
	strb	r12, [lr, #-1]
	lsr	r5, r5, #1
	add	lr, r3, r5
	ldrb	r12, [lr]
	str	r12, [sp, #432]
	add	lr, r2, r5
	ldr	r12, [sp, #432]
	strb	r12, [lr]
.Lsha512_256_pbkdf2_skip5:
.Lsha512_256_pbkdf2_join3:
.Lsha512_256_pbkdf2_join2:
.Lsha512_256_pbkdf2_join1:
	b	.Lsha512_256_pbkdf2_join4
.Lsha512_256_pbkdf2_skip1:
	cmp	r5, #0
	beq	.Lsha512_256_pbkdf2_skip6
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_pbkdf2_block)
	add	r0, r6, #0
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #8]
	blx	r12
	ldr	r0, [r6, #196]
	rev	r0, r0
	str	r0, [sp, #400]
	ldr	r0, [r6, #192]
	rev	r0, r0
	str	r0, [sp, #404]
	ldr	r0, [r6, #204]
	rev	r0, r0
	str	r0, [sp, #408]
	ldr	r0, [r6, #200]
	rev	r0, r0
	str	r0, [sp, #412]
	ldr	r0, [r6, #212]
	rev	r0, r0
	str	r0, [sp, #416]
	ldr	r0, [r6, #208]
	rev	r0, r0
	str	r0, [sp, #420]
	ldr	r0, [r6, #220]
	rev	r0, r0
	str	r0, [sp, #424]
	ldr	r0, [r6, #216]
	rev	r0, r0
	str	r0, [sp, #428]
	mov	r1, r4
	add	r2, sp, #400
	cmp	r5, #16
	bls	.Lsha512_256_pbkdf2_skip7
.Lsha512_256_pbkdf2_more3:
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	ldr	r12, [r2, #8]
	ldr	lr, [r2, #12]
	str	r12, [r1, #8]
	str	lr, [r1, #12]
	add	r2, r2, #16
	add	r1, r1, #16
	sub	r5, r5, #16
	cmp	r5, #16
	bhi	.Lsha512_256_pbkdf2_more3
.Lsha512_256_pbkdf2_done3:
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha512_256_pbkdf2_join5
.Lsha512_256_pbkdf2_skip7:
	cmp	r5, #8
	blo	.Lsha512_256_pbkdf2_skip8
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	b	.Lsha512_256_pbkdf2_join6
.Lsha512_256_pbkdf2_skip8:
	cmp	r5, #4
	blo	.Lsha512_256_pbkdf2_skip9
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lsha512_256_pbkdf2_join7
.Lsha512_256_pbkdf2_skip9:
	cmp	r5, #0
	beq	.Lsha512_256_pbkdf2_skip10
	ldrb	r3, [r2]
	strb	r3, [r1]
	add	lr, r2, r5
	ldrb	r3, [lr, #-1]
	add	lr, r1, r5
	strb	r3, [lr, #-1]
	lsr	r5, r5, #1
	add	lr, r2, r5
	ldrb	r3, [lr]
	add	lr, r1, r5
	strb	r3, [lr]
.Lsha512_256_pbkdf2_skip10:
.Lsha512_256_pbkdf2_join7:
.Lsha512_256_pbkdf2_join6:
.Lsha512_256_pbkdf2_join5:
.Lsha512_256_pbkdf2_skip6:
.Lsha512_256_pbkdf2_join4:
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
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r4}
	add	sp, sp, #440
	.cfi_adjust_cfa_offset -440
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha512_256_pbkdf2)

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
