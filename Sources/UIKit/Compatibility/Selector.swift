import Foundation

/// The name of a method as Objective-C writes it, such as `tap:`.
///
/// Swift on Linux has no `#selector`; the translator writes `Selector("tap:")` in its place.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name, with a colon for each argument.
    public let description: String

    /// Makes a selector from a method's name; nothing checks that there is such a method.
    public init(_ name: String) { description = name }
    /// Makes a selector from a text in the code.
    public init(stringLiteral name: String) { description = name }
}

/// The method's name that a selector stands for.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a method's name; nothing checks that there is such a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
