#pragma once
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

/// What kind of variable argument a format's specifier takes.
typedef enum : uint8_t {
    HookArgumentInteger,
    HookArgumentLongInteger,
    HookArgumentDouble,
    HookArgumentPointer,
} HookArgumentKind;

/// The value of an argument of a format.
typedef struct {
    /// Whether `floating` is the value, and not `integer`, which pointers are told as too.
    bool isFloating;
    int64_t integer;
    double floating;
} HookArgument;

/// A call of Foundation's formatting.
typedef struct hook_format_call HookFormatCall;

/// Makes the string, retained, for a format with plural variables; null for one that has none.
typedef const void *_Nullable (*HookFormatter)(const void *_Nonnull format, const HookFormatCall *_Nonnull call);

/// Sets what is asked for every format; called once, before the first.
void hook_set_formatter(HookFormatter _Nonnull formatter);

/// Reads the last of some arguments of a call, given what all of them are.
HookArgument hook_argument(const HookFormatCall *_Nonnull call, const HookArgumentKind *_Nonnull kinds, long count);

/// Lets Foundation make a call's string from another format with other arguments.
const void *_Nullable hook_create_string(
    const HookFormatCall *_Nonnull call, const void *_Nonnull format, va_list list);

/// The plural category of a number in a language, by the rules of the Unicode CLDR; "other" where none is known.
void hook_plural_category(const char *_Nonnull language, double number, char *_Nonnull category, long capacity);

/// A function of the same name in a library that is loaded after this one, or null.
void *_Nullable hook_next_function(const char *_Nonnull name);

/// Whether the run has a day and time of its own.
bool hook_has_date(void);

/// Lets the day and time of the run go on with a clock, in seconds, from where both are now.
void hook_follow_media_time(double (*_Nonnull time)(void));

/// Tells of every object of a class of Swift that has ended: its initialised properties are gone, its memory not yet.
///
/// Subclasses do not count. `ended` is called on the thread that let go of the object, and is the same for all classes.
void hook_watch_ends(void *_Nonnull class_, void (*_Nonnull ended)(const void *_Nonnull object));
