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

/// Writes a number by one of ICU's skeletons, as with a unit, in UTF-16. Returns the length, or -1 where that fails.
long hook_format_number(
    const char *_Nonnull locale, const uint16_t *_Nonnull skeleton, long length, double value,
    uint16_t *_Nonnull text, long capacity);

/// Writes a time before or after now in words, in UTF-16. Returns the length, or -1 where that fails.
///
/// `style` is 0 for long, 1 for short, 2 for narrow; `unit` counts from 0: year, quarter, month, week, day, hour, minute, second.
long hook_format_relative(
    const char *_Nonnull locale, int style, int capitalization, bool named, double value, int unit,
    uint16_t *_Nonnull text, long capacity);

/// Joins texts to a list, in UTF-16. Returns the length, or -1 where that fails.
///
/// `type` is 0 for "and", 1 for "or", 2 for units; `width` is 0 for wide, 1 for short, 2 for narrow.
long hook_join(
    const char *_Nonnull locale, int type, int width, const uint16_t *_Nonnull const *_Nonnull items,
    const int32_t *_Nonnull lengths, long count, uint16_t *_Nonnull text, long capacity);

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
