import CoreGraphics
import Foundation

extension [any UIDynamicItem] {
    /// Takes an item in; returns false for one that is there.
    mutating func include(_ item: any UIDynamicItem) -> Bool {
        guard !contains(where: { $0 === item }) else { return false }
        append(item)
        return true
    }
}

/// Directions and lengths, as behaviours give them beside vectors.
extension CGVector {
    /// - Parameter angle: In radians from the x axis towards the y axis.
    init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

    /// In radians from the x axis towards the y axis.
    var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }
    var length: CGFloat { hypot(dx, dy) }
}
