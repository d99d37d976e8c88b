import Foundation

/// A displacement in a plane, in the units of the space that it is used in.
@frozen public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// Makes a vector of length zero.
    public init() {
        dx = 0
        dy = 0
    }

    /// Makes a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from its parts.
    public init(dx: Double, dy: Double) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
    }

    /// Makes a vector from its parts.
    public init(dx: Int, dy: Int) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
    }
}
