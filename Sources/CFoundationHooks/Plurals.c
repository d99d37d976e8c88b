#include "CFoundationHooks.h"
#include <string.h>

// Foundation's copy of ICU has no public headers.
typedef struct UPluralRules UPluralRules;
extern UPluralRules *swift_uplrules_open(const char *locale, int *status);
extern int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity, int *status);
extern void swift_uplrules_close(UPluralRules *rules);

void hook_plural_category(const char *language, double number, char *category, long capacity) {
    uint16_t keyword[16];
    int32_t length = 0;
    int status = 0;
    UPluralRules *rules = swift_uplrules_open(language, &status);
    if (rules && status <= 0) length = swift_uplrules_select(rules, number, keyword, 16, &status);
    if (rules) swift_uplrules_close(rules);
    if (status > 0 || length <= 0 || length >= capacity) {
        strncpy(category, "other", capacity);
        return;
    }
    for (int32_t index = 0; index < length; index++) category[index] = (char)keyword[index];
    category[length] = 0;
}
