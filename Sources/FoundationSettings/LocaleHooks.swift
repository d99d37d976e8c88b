import Foundation

// Foundation on Linux is always in `en_001`, which has weeks from Monday and no currency. These functions have the names of
// its own and are found before them, by apps and by its formatters.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { Preferences.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { Preferences.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { Preferences.current.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar {
    var calendar = Preferences.current.calendar
    calendar.timeZone = .current
    return calendar
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { currentCalendar() }
