import Foundation

// Foundation on Linux has no text of its own for these, and Swift would write out their structure. Printing, string
// interpolation and collections take `debugDescription` where a type has nothing else, here as on Apple's systems.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin's coordinates, width and height: `(0.0, 0.0, 100.0, 100.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGRect {
    /// Whether the rectangles have an area in common.
    ///
    /// Foundation's `intersects(_:)` is true for rectangles that only touch. A declaration of the same name would be
    /// ambiguous beside it, except in the module that calls it: the build of an app puts one there that calls this.
    public func __intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isEmpty }
}
