#include "CFoundationHooks.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

// What frees an object of Swift, which the word two before the address of its class points to.
typedef __attribute__((swiftcall)) void (*Destroyer)(__attribute__((swift_context)) void *object);

extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);

typedef struct watched_class {
    const void *class;
    Destroyer destroyer;
    struct watched_class *next;
} WatchedClass;

enum { bucket_count = 256 };
static _Atomic(WatchedClass *) buckets[bucket_count];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void (*object_ended)(const void *);

static _Atomic(WatchedClass *) *bucket(const void *class) {
    return &buckets[((uintptr_t)class >> 4) % bucket_count];
}

static const WatchedClass *watched(const void *class) {
    const WatchedClass *found = atomic_load(bucket(class));
    while (found && found->class != class) found = found->next;
    return found;
}

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) void *object) {
    const Destroyer destroyer = watched(*(const void **)object)->destroyer;
    // Nobody else may get the object's place in memory before what belongs to it is gone.
    swift_unownedRetain(object);
    destroyer(object);
    object_ended(object);
    swift_unownedRelease(object);
}

void hook_watch_ends(void *class, void (*ended)(const void *)) {
    pthread_mutex_lock(&lock);
    if (!watched(class)) {
        object_ended = ended;
        _Atomic(Destroyer) *slot = (_Atomic(Destroyer) *)class - 2;
        WatchedClass *entry = malloc(sizeof *entry);
        *entry = (WatchedClass){.class = class, .destroyer = atomic_load(slot), .next = atomic_load(bucket(class))};
        atomic_store(bucket(class), entry);
        atomic_store(slot, destroy);
    }
    pthread_mutex_unlock(&lock);
}
