import Foundation

extension String {
    /// A text to be translated, whose values become the arguments of the translation's format.
    ///
    /// A literal's text is the key: `"\\(count) files"` is looked up as `%lld files`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        var key: String
        var arguments: [Argument]

        /// Makes a value of a key without arguments.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// Makes a value of a literal.
        public init(stringLiteral value: String) { self.init(value.replacing("%", with: "%%"), []) }
        /// Makes a value of a literal with values in it.
        public init(stringInterpolation: StringInterpolation) {
            self.init(stringInterpolation.key, stringInterpolation.arguments)
        }

        private init(_ key: String, _ arguments: [Argument]) {
            // A text without values is no format.
            self.key = arguments.isEmpty ? key.replacing("%%", with: "%") : key
            self.arguments = arguments
        }

        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case real(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): text as NSString
                case .integer(let number): number
                case .unsigned(let number): number
                case .real(let number): number
                }
            }
        }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [Argument] = []

            /// Makes an empty text.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds text between values.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            /// Adds a text: `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
            /// Adds a part of a text: `%@` in the key.
            public mutating func appendInterpolation(_ string: Substring) { add("%@", .text(String(string))) }
            /// Adds a number of a type with a sign: `%lld` in the key.
            public mutating func appendInterpolation<Number: SignedInteger & FixedWidthInteger>(_ value: Number) {
                add("%lld", .integer(Int64(truncatingIfNeeded: value)))
            }
            /// Adds a number of a type without a sign: `%llu` in the key.
            public mutating func appendInterpolation<Number: UnsignedInteger & FixedWidthInteger>(_ value: Number) {
                add("%llu", .unsigned(UInt64(truncatingIfNeeded: value)))
            }
            /// Adds a number with a fraction: `%lf` in the key.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                add("%lf", .real(Double(value)))
            }
            /// Adds a number with a format of its own, which is part of the key.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
                add(specifier, .real(Double(value)))
            }
            /// Adds a number with a format of its own, which is part of the key.
            public mutating func appendInterpolation<Number: SignedInteger & FixedWidthInteger>(
                _ value: Number, specifier: String
            ) { add(specifier, .integer(Int64(truncatingIfNeeded: value))) }
            /// Adds a value in a style: `%@` in the key.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String { add("%@", .text(format.format(value))) }
            /// Adds an object as it describes itself: `%@` in the key.
            public mutating func appendInterpolation(_ object: NSObject) { add("%@", .text(object.description)) }

            private mutating func add(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }

        /// The translation, or the text itself where there is none.
        func text(
            key own: String? = nil, table: String?, bundle: Bundle?, locale: Locale
        ) -> String {
            let bundle = bundle ?? .main
            let format = bundle.localizedString(forKey: own ?? key, value: own == nil ? nil : key, table: table)
            guard !arguments.isEmpty else { return format }
            return String(format: format, locale: locale, arguments: arguments.map(\.value))
        }
    }

    /// Makes the translation of a text into the app's language.
    ///
    /// - Parameters:
    ///   - table: The table without its extension; nil is for `Localizable`.
    ///   - bundle: The bundle with the table; nil is the app's.
    ///   - comment: Tells translators of the text.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale)
    }

    /// Makes the translation of what a key stands for, with a text for where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// Makes the translation of a text that was described before.
    public init(localized resource: LocalizedStringResource) {
        let value = resource.defaultValue
        let isOwn = resource.key != value.key
        self = value.text(
            key: isOwn ? resource.key : nil, table: resource.table, bundle: resource.bundle.bundle,
            locale: resource.locale)
    }
}

/// A text to be translated when it is shown, with where its translation is found.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle with the translations.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        /// Whether two descriptions name the same bundle.
        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            left.bundle == right.bundle
        }
    }

    /// The name of the translation in its table.
    public let key: String
    /// The text for where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The table without its extension; nil is for `Localizable`.
    public let table: String?
    /// The locale of the numbers in the text.
    public var locale: Locale
    let bundle: BundleDescription

    /// Describes a text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Describes what a key stands for, with a text for where there is no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Describes a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Describes a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
