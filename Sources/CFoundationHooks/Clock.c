#define _GNU_SOURCE
#include "CFoundationHooks.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The day and time that a run was told to have, in nanoseconds since 1970; 0 for a run in real time.
static int64_t fixed_start;
static _Atomic(double (*)(void)) media_time;
static double media_start;

// As the process begins: the app may read the clock in its globals.
__attribute__((constructor)) static void read_arguments(int count, char **arguments) {
    for (int index = 1; index + 1 < count; index++) {
        if (strcmp(arguments[index], "-MatryoshkaDate") == 0) {
            fixed_start = (int64_t)(strtod(arguments[index + 1], NULL) * 1e9);
        }
    }
}

bool hook_has_date(void) { return fixed_start != 0; }

void hook_follow_media_time(double (*time)(void)) {
    media_start = time();
    atomic_store(&media_time, time);
}

static int64_t fixed_now(void) {
    double (*time)(void) = atomic_load(&media_time);
    return fixed_start + (time ? (int64_t)((time() - media_start) * 1e9) : 0);
}

typedef int (*clock_function)(clockid_t, struct timespec *);

static int real_clock(clockid_t clock, struct timespec *result) {
    static _Atomic(clock_function) next;
    clock_function function = atomic_load(&next);
    if (!function) {
        function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        // Another library's constructor may be here before the C library can be asked.
        if (!function) return (int)syscall(SYS_clock_gettime, clock, result);
        atomic_store(&next, function);
    }
    return function(clock, result);
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (!fixed_start || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return real_clock(clock, result);
    const int64_t now = fixed_now();
    result->tv_sec = now / 1000000000;
    result->tv_nsec = now % 1000000000;
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    struct timespec now;
    const int status = clock_gettime(CLOCK_REALTIME, &now);
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return status;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

