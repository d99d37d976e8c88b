import Foundation

/// How an integer of a message is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var minDigits = 0
    private var prefix = ""
    private var hasSign = false

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    /// In decimal digits, with a sign for positive numbers too, and no fewer digits than some.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits, hasSign: explicitPositiveSign)
    }

    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }

    /// In hexadecimal digits, no fewer than some.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, minDigits: minDigits, prefix: includePrefix ? "0x" : "",
            hasSign: explicitPositiveSign)
    }

    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// In octal digits, no fewer than some.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, isUppercase: uppercase, minDigits: minDigits, prefix: includePrefix ? "0" : "",
            hasSign: explicitPositiveSign)
    }

    func text<Number: FixedWidthInteger>(of number: Number) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let padding = String(repeating: "0", count: max(0, minDigits - digits.count))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + padding + digits
    }
}

/// How a number of a message is written.
public struct OSLogFloatFormatting: Sendable {
    private var specifier = "f"
    private var precision: Int?
    private var hasSign = false

    private init(_ specifier: String, _ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) {
        self.specifier = isUppercase ? specifier.uppercased() : specifier
        (self.precision, self.hasSign) = (precision, hasSign)
    }

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f", nil, false, false) }

    /// With a number of digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("f", precision(), explicitPositiveSign, uppercase) }

    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e", nil, false, false) }

    /// With an exponent, and a number of digits after the point.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("e", precision(), explicitPositiveSign, uppercase) }

    /// With or without an exponent, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", nil, false, false) }

    /// With or without an exponent, whichever is shorter, and a number of digits.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting("g", precision(), explicitPositiveSign, uppercase) }

    func text(of number: Double) -> String {
        let digits = precision.map { ".\($0)" } ?? ""
        return String(format: "%\(hasSign ? "+" : "")\(digits)\(specifier)", number)
    }
}

/// How a truth value of a message is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// On which side of a column a value of a message stands.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case left, right }

    private var side: Side?
    private var columns = 0

    /// Without a column.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }

    /// On the right of a column of so many characters.
    public static func right(columns: @autoclosure () -> Int = 0) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns())
    }

    /// On the left of a column of so many characters.
    public static func left(columns: @autoclosure () -> Int = 0) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns())
    }

    func applied(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return switch side {
        case .left: text + padding
        case .right: padding + text
        case nil: text
        }
    }
}
