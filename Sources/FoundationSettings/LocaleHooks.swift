import Foundation

// Foundation on Linux is always in `en_001`, which has weeks from Monday and no currency. The names of its own functions lead
// to these (`Names.c`) and are found before them, by apps and by its formatters.

@_silgen_name("hook_current_locale")
public func currentLocale() -> Locale { Preferences.current.locale }

@_silgen_name("hook_preferred_languages")
public func preferredLanguages() -> [String] { Preferences.current.languages }

@_silgen_name("hook_current_calendar")
public func currentCalendar() -> Calendar {
    var calendar = Preferences.current.calendar
    calendar.timeZone = .current
    return calendar
}
