import Foundation

// On Linux, NSLocale keeps these to itself; Locale has them all.

extension NSLocale {
    private var parts: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// The code of the language, such as "de".
    public var languageCode: String { parts.language.languageCode?.identifier ?? "" }
    /// The code of the country, such as "CH"; nil where the locale names none.
    public var countryCode: String? { parts.region?.identifier }
    /// The code of the region, such as "CH"; nil where the locale names none.
    public var regionCode: String? { countryCode }
    /// The code of the script, such as "Hant"; nil where the locale names none.
    public var scriptCode: String? { object(forKey: .scriptCode) as? String }
    /// The code of the currency, such as "CHF".
    public var currencyCode: String? { parts.currency?.identifier }
    /// The sign of the currency, such as "€".
    public var currencySymbol: String { parts.currencySymbol ?? "" }
    /// What stands before the decimals of a number.
    public var decimalSeparator: String { parts.decimalSeparator ?? "." }
    /// What stands between groups of a number's digits.
    public var groupingSeparator: String { parts.groupingSeparator ?? "" }
    /// Whether lengths are in metres.
    public var usesMetricSystem: Bool { parts.measurementSystem == .metric }

    /// The name of a locale in this locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        parts.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    /// The name of a language in this locale's.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        parts.localizedString(forLanguageCode: languageCode)
    }
    /// The name of a country in this locale's language.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        parts.localizedString(forRegionCode: countryCode)
    }
    /// The name of a region in this locale's language.
    public func localizedString(forRegionCode regionCode: String) -> String? {
        localizedString(forCountryCode: regionCode)
    }
    /// The name of a script in this locale's language.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        parts.localizedString(forScriptCode: scriptCode)
    }
    /// The name of a currency in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        parts.localizedString(forCurrencyCode: currencyCode)
    }
}

extension NSRegularExpression {
    /// Calls a closure with each match, until the closure sets its last argument to true.
    ///
    /// Foundation on Linux says that it keeps the closure, which it does not; where an app passes one that must not be kept,
    /// the translation calls this method.
    public func __enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            // The call is over before this one is.
            nonisolated(unsafe) let block = block
            enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
        }
    }
}
