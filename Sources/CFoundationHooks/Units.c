#include "CFoundationHooks.h"

// Foundation's copy of ICU has no public headers.
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct URelativeDateTimeFormatter URelativeDateTimeFormatter;
typedef struct UListFormatter UListFormatter;
extern UNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int *status);
extern void swift_unumf_close(UNumberFormatter *formatter);
extern UFormattedNumber *swift_unumf_openResult(int *status);
extern void swift_unumf_closeResult(UFormattedNumber *result);
extern void swift_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, int *status);
extern int32_t swift_unumf_resultToString(
    const UFormattedNumber *result, uint16_t *text, int32_t capacity, int *status);
extern URelativeDateTimeFormatter *swift_ureldatefmt_open(
    const char *locale, void *numbers, int style, int capitalization, int *status);
extern void swift_ureldatefmt_close(URelativeDateTimeFormatter *formatter);
extern int32_t swift_ureldatefmt_format(
    const URelativeDateTimeFormatter *formatter, double offset, int unit, uint16_t *text, int32_t capacity, int *status);
extern int32_t swift_ureldatefmt_formatNumeric(
    const URelativeDateTimeFormatter *formatter, double offset, int unit, uint16_t *text, int32_t capacity, int *status);
extern UListFormatter *swift_ulistfmt_openForType(const char *locale, int type, int width, int *status);
extern void swift_ulistfmt_close(UListFormatter *formatter);
extern int32_t swift_ulistfmt_format(
    const UListFormatter *formatter, const uint16_t *const strings[], const int32_t *lengths, int32_t count,
    uint16_t *text, int32_t capacity, int *status);

long hook_format_number(
    const char *locale, const uint16_t *skeleton, long length, double value, uint16_t *text, long capacity) {
    int status = 0;
    int32_t written = -1;
    UNumberFormatter *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, (int32_t)length, locale, &status);
    UFormattedNumber *result = swift_unumf_openResult(&status);
    if (formatter && result && status <= 0) {
        swift_unumf_formatDouble(formatter, value, result, &status);
        written = swift_unumf_resultToString(result, text, (int32_t)capacity, &status);
    }
    if (result) swift_unumf_closeResult(result);
    if (formatter) swift_unumf_close(formatter);
    return status > 0 ? -1 : written;
}

long hook_format_relative(
    const char *locale, int style, int capitalization, bool named, double value, int unit, uint16_t *text,
    long capacity) {
    int status = 0;
    int32_t written = -1;
    URelativeDateTimeFormatter *formatter = swift_ureldatefmt_open(locale, 0, style, capitalization, &status);
    if (formatter && status <= 0) {
        written = named ? swift_ureldatefmt_format(formatter, value, unit, text, (int32_t)capacity, &status)
                        : swift_ureldatefmt_formatNumeric(formatter, value, unit, text, (int32_t)capacity, &status);
    }
    if (formatter) swift_ureldatefmt_close(formatter);
    return status > 0 ? -1 : written;
}

long hook_join(
    const char *locale, int type, int width, const uint16_t *const *items, const int32_t *lengths, long count,
    uint16_t *text, long capacity) {
    int status = 0;
    int32_t written = -1;
    UListFormatter *formatter = swift_ulistfmt_openForType(locale, type, width, &status);
    if (formatter && status <= 0)
        written = swift_ulistfmt_format(
            formatter, items, lengths, (int32_t)count, text, (int32_t)capacity, &status);
    if (formatter) swift_ulistfmt_close(formatter);
    return status > 0 ? -1 : written;
}
