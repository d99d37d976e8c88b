#define _GNU_SOURCE
#include "CFoundationHooks.h"
#include <dlfcn.h>
#include <stddef.h>
#include <stdatomic.h>

void *hook_next_function(const char *name) { return dlsym(RTLD_NEXT, name); }

static _Atomic(HookFormatter) formatter;

void hook_set_formatter(HookFormatter function) { atomic_store(&formatter, function); }

// Only the address of a structure is the same thing on all machines: on some `va_list` is an array.
struct arguments {
    va_list list;
};

// What Foundation asked for, but for the format and its arguments.
struct hook_format_call {
    const void *allocator;
    void *copy_description;
    void *context_description;
    const void *options;
    const void *configuration;
    const void **metadata;
    struct arguments arguments;
};

HookArgument hook_argument(const HookFormatCall *call, const HookArgumentKind *kinds, long count) {
    struct arguments copy;
    va_copy(copy.list, ((struct hook_format_call *)call)->arguments.list);
    HookArgument value = {false, 0, 0};
    for (long index = 0; index < count; index++) {
        value = (HookArgument){false, 0, 0};
        switch (kinds[index]) {
        case HookArgumentInteger: value.integer = va_arg(copy.list, int); break;
        case HookArgumentLongInteger: value.integer = va_arg(copy.list, int64_t); break;
        case HookArgumentDouble:
            value.isFloating = true;
            value.floating = va_arg(copy.list, double);
            break;
        case HookArgumentPointer: value.integer = (int64_t)(intptr_t)va_arg(copy.list, void *); break;
        }
    }
    va_end(copy.list);
    return value;
}

typedef const void *(*format_function)(
    const void *allocator, void *copy_description, void *context_description, const void *options,
    const void *configuration, const void *format, const void **metadata, va_list list);

static format_function next_format(void) {
    static _Atomic(format_function) next;
    format_function function = atomic_load(&next);
    if (!function) {
        function = (format_function)hook_next_function("_CFStringCreateWithFormatAndArgumentsReturningMetadata");
        atomic_store(&next, function);
    }
    return function;
}

const void *hook_create_string(const HookFormatCall *call, const void *format, va_list list) {
    return next_format()(
        call->allocator, call->copy_description, call->context_description, call->options, call->configuration, format,
        call->metadata, list);
}

// All of Foundation's formatting of strings comes here.
const void *_CFStringCreateWithFormatAndArgumentsReturningMetadata(
    const void *allocator, void *copy_description, void *context_description, const void *options,
    const void *configuration, const void *format, const void **metadata, va_list list) {
    HookFormatter function = atomic_load(&formatter);
    if (function && format) {
        struct hook_format_call call = {
            allocator, copy_description, context_description, options, configuration, metadata, {}};
        va_copy(call.arguments.list, list);
        const void *result = function(format, &call);
        va_end(call.arguments.list);
        if (result) return result;
    }
    return next_format()(
        allocator, copy_description, context_description, options, configuration, format, metadata, list);
}
