import Foundation

/// A message with values in it, each with its format and privacy: `"\(size, format: .hex, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Makes a message of its parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Makes a message without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds an integer.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.applied(to: format.text(of: number()))
    }

    /// Adds a number.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.applied(to: format.text(of: Double(number())))
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        text += format.text(of: boolean())
    }

    /// Adds text that is not written in the message.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.applied(to: argumentString())
    }

    /// Adds how a value describes itself.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += align.applied(to: value().description)
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += align.applied(to: "\(value())")
    }

    /// Adds how an object describes itself; nothing is told as such.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += argumentObject().map { "\($0)" } ?? "(null)"
    }

    /// Adds an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += error().map { "\($0)" } ?? "(null)"
    }
}

/// Who may read a value of a message: here, as in Xcode's console, whoever reads the message.
public struct OSLogPrivacy: Sendable {
    /// What stands in the place of a value that not everybody may read.
    public enum Mask: Sendable {
        case hash, none
    }

    private init() {}

    /// Everybody may read the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Only developers may read the value.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody else may ever read the value.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// It depends on the kind of value.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Only developers may read the value; others see a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Nobody else may ever read the value; they see a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// It depends on the kind of value; who may not read it sees a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
