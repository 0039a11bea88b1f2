/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How functions and constants begin and end on each platform.  Made by gen from gen/emit.c: edit that, not this. */
#if defined(__ELF__)
#define INGOT_FUNCTION(name) .section .text.name, "ax", %progbits; .globl name; .hidden name; \
	.type name, %function; .p2align 5; name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc; .size name, .-name
#define INGOT_SYMBOL(name) name
#define INGOT_RODATA(name, align) .section .rodata, "a", %progbits; .balign align; name:
#elif defined(__APPLE__)
#define INGOT_FUNCTION(name) .text; .globl _##name; .private_extern _##name; .p2align 5; _##name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc
#define INGOT_SYMBOL(name) _##name
#define INGOT_RODATA(name, align) .section __TEXT,__const; .balign align; name:
#elif defined(_WIN32)
#define INGOT_FUNCTION(name) .text; .globl name; .p2align 5; name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc
#define INGOT_SYMBOL(name) name
#define INGOT_RODATA(name, align) .section .rdata, "dr"; .balign align; name:
#else
#error "ingot writes ELF, Mach-O and COFF"
#endif
