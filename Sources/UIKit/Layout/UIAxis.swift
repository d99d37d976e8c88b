import Foundation

/// The axes along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits: 1 for horizontal, 2 for vertical.
    public let rawValue: UInt
    /// Makes a set of axes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The axis from side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
