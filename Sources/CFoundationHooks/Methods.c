#define _GNU_SOURCE
#include "CFoundationHooks.h"
#include <dlfcn.h>
#include <stddef.h>

// Foundation calls the members of its classes through each class's own table, and its libraries leave no other way in.

extern void hook_number_text(void);

// Swift's document on type metadata says where a class has its size and the place of its address in it, both in bytes.
static void replace(const char *class, const char *member, void (*function)(void)) {
    void **words = dlsym(RTLD_DEFAULT, class);
    void *old = dlsym(RTLD_DEFAULT, member);
    if (!words || !old) return;
    const uint32_t size = *(const uint32_t *)((const char *)words + 32);
    const uint32_t address_point = *(const uint32_t *)((const char *)words + 36);
    for (size_t place = 0; place < (size - address_point) / sizeof *words; place++)
        if (words[place] == old) words[place] = (void *)function;
}

// Before the app's globals are made, whose texts may be of numbers.
__attribute__((constructor)) static void replace_members(void) {
    replace("$s10Foundation8NSNumberCN", "$s10Foundation8NSNumberC11descriptionSSvg", hook_number_text);
}
