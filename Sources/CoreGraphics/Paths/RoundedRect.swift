import Foundation

/// A rectangle with round or continuous corners, all alike.
///
/// Display lists keep it as such: it compares faster than its outline, and its shadow can be made small and stretched.
package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var radius: CGFloat
    package var isContinuous: Bool

    package init(_ rect: CGRect, radius: CGFloat = 0, isContinuous: Bool = false) {
        self.rect = rect
        self.radius = radius
        self.isContinuous = isContinuous
    }

    /// The outline.
    package var path: Path {
        var path = Path()
        if isContinuous {
            path.addContinuousRoundedRect(in: rect, radius: radius)
        } else {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        }
        return path
    }

    /// How much of each side the corners take up.
    var cornerLength: CGFloat {
        let room = min(rect.width, rect.height) / 2
        return min(max(radius, 0) * (isContinuous ? 1 + Path.smoothing : 1), room)
    }
}
