import Foundation

/// The name of a method as Objective-C writes it, such as `tap:`.
///
/// Swift on Linux has no `#selector`; the translator writes `Selector("tap:")` in its place.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
