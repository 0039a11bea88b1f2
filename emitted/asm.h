/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How functions and constants begin and end on each platform.  Made by gen from gen/emit.c: edit that, not this. */
#if defined(__ELF__)
#if defined(__arm__)    /* its unwinders read .ARM.exidx, where what has no entry is not unwound; CFI is for debuggers */
#define INGOT_CFI .cfi_sections .debug_frame
#else
#define INGOT_CFI .cfi_sections .eh_frame
#endif
#define INGOT_SYMBOL(name) name
#define INGOT_FUNCTION(name) INGOT_CFI; .section .text.name, "ax", %progbits; .globl name; .hidden name; \
	.type name, %function; .p2align 5; name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc; .size name, .-name
#define INGOT_RODATA(name, align) .section .rodata, "a", %progbits; .balign align; name:
#define INGOT_PAGE(name) name
#define INGOT_PAGEOFF(name) :lo12:name
#elif defined(__i386__) || defined(__arm__)
/* Constants are reached as table - place, which COFF has no relocation for; Mach-O has neither machine any more. */
#error "for 32-bit machines ingot writes ELF alone"
#elif defined(__APPLE__) && defined(__aarch64__)    /* where a semicolon begins a comment */
#define INGOT_SYMBOL(name) _##name
#define INGOT_FUNCTION(name) .text %% .globl _##name %% .private_extern _##name %% .p2align 5 %% _##name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc
#define INGOT_RODATA(name, align) .section __TEXT,__const %% .balign align %% name:
#define INGOT_PAGE(name) name@PAGE
#define INGOT_PAGEOFF(name) name@PAGEOFF
#elif defined(__APPLE__)
#define INGOT_SYMBOL(name) _##name
#define INGOT_FUNCTION(name) .text; .globl _##name; .private_extern _##name; .p2align 5; _##name: .cfi_startproc
#define INGOT_END(name) .cfi_endproc
#define INGOT_RODATA(name, align) .section __TEXT,__const; .balign align; name:
#elif defined(_WIN32)
#if defined(__x86_64__)    /* System V calls: not what a C compiler makes of the prototype here */
#define INGOT_SYMBOL(name) name##_sysv
#else
#define INGOT_SYMBOL(name) name
#endif
#define INGOT_FUNCTION(name) .text; .globl INGOT_SYMBOL(name); .def INGOT_SYMBOL(name); .scl 2; .type 32; .endef; \
	.p2align 5; INGOT_SYMBOL(name): .cfi_startproc
#define INGOT_END(name) .cfi_endproc
#define INGOT_RODATA(name, align) .section .rdata, "dr"; .balign align; name:
#define INGOT_PAGE(name) name
#define INGOT_PAGEOFF(name) :lo12:name
#else
#error "ingot writes ELF, Mach-O and COFF"
#endif
