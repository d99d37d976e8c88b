// Names of Foundation's own, which lead to functions of ours.
//
// A jump leaves all registers as they are, so that it serves Swift's way of calling. The Swift functions cannot have these
// names themselves: the compiler takes them for Foundation's when it optimizes.

#if defined(__x86_64__)
#define JUMP "jmp "
#define THROUGH_TABLE "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define THROUGH_TABLE ""
#else
#error "say how this processor jumps"
#endif

#define LEAD(name, function)                                                                                           \
    __asm__(".text\n"                                                                                                  \
            ".p2align 4\n"                                                                                             \
            ".globl \"" name "\"\n"                                                                                    \
            ".type \"" name "\", %function\n"                                                                          \
            "\"" name "\":\n" JUMP function THROUGH_TABLE "\n")

LEAD("$s20FoundationEssentials6LocaleV7currentACvgZ", "hook_current_locale");
LEAD("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "hook_current_locale");
LEAD("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "hook_preferred_languages");
LEAD("$s20FoundationEssentials8CalendarV7currentACvgZ", "hook_current_calendar");
LEAD("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "hook_current_calendar");
