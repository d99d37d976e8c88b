#define _GNU_SOURCE
#include "CFoundationHooks.h"
#include <dlfcn.h>
#include <stdatomic.h>

// Core Foundation reads an object's type out of the word behind its header. An object of Swift's has its first property
// there, or nothing at all; where that says "no type", it is taken for one of Core Foundation's, and the process is ended.
// So values of attributes and of dictionaries are compared here.

extern bool hook_objects_are_equal(const void *one, const void *other);

typedef unsigned char (*equal_function)(const void *one, const void *other);

static equal_function next_equal(void) {
    static _Atomic(equal_function) next;
    equal_function function = atomic_load(&next);
    if (!function) {
        function = (equal_function)hook_next_function("CFEqual");
        atomic_store(&next, function);
    }
    return function;
}

// Bits 8 to 17 of an object's information are its type; 0 is that of none. An object without properties ends before that
// word, but what malloc gives for one never does; the address sanitizer counts what was asked for.
__attribute__((no_sanitize("address"))) static bool has_no_type(const void *object) { return (((const uint64_t *)object)[2] >> 8 & 0x3ff) == 0; }

unsigned char CFEqual(const void *one, const void *other) {
    if (one == other) return 1;
    if (one && other) {
        if (has_no_type(one)) return hook_objects_are_equal(one, other);
        if (has_no_type(other)) return hook_objects_are_equal(other, one);
    }
    return next_equal()(one, other);
}
