import Foundation

extension UIView {
    /// The parts of a view's frame that share a change of its superview's size, in proportion to their lengths.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The mask as bits.
        public let rawValue: UInt
        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    func assignAutoresizingMask(_ newValue: AutoresizingMask) {
        guard newValue != layoutState.autoresizingMask else { return }
        layoutState.autoresizingMask = newValue
        frameWasSet()
    }

    /// Applies the subviews' masks when the size of the bounds changed.
    func resizeSubviews(from oldSize: CGSize) {
        // Choice (12.07): whoever has no mask stays as it is.
        guard autoresizesSubviews else { return }
        for view in storedSubviews where view.followsAutoresizingMask {
            view.resize(superviewFrom: oldSize, to: bounds.size)
        }
    }

    /// Whether the mask decides the frame, which it does unless constraints do.
    private var followsAutoresizingMask: Bool {
        keepsFrame && !autoresizingMask.isEmpty
    }

    private func resize(superviewFrom oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        var rect = frame
        (rect.origin.x, rect.size.width) = Self.distribute(
            newSize.width - oldSize.width, origin: rect.minX, length: rect.width, total: oldSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        (rect.origin.y, rect.size.height) = Self.distribute(
            newSize.height - oldSize.height, origin: rect.minY, length: rect.height, total: oldSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        frame = rect
    }

    /// Shares a change among the flexible parts of an axis in proportion to their lengths; evenly where they have none.
    private static func distribute(
        _ change: CGFloat, origin: CGFloat, length: CGFloat, total: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let parts = [(flexible.0, origin), (flexible.1, length), (flexible.2, total - origin - length)]
        let flexibleParts = parts.filter { $0.0 }
        // Choice (12.08): the flexible parts share the change.
        guard change != 0, !flexibleParts.isEmpty else { return (origin, length) }
        let sum = flexibleParts.reduce(CGFloat(0)) { $0 + max(0, $1.1) }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return sum > 0 ? change * max(0, part.1) / sum : change / CGFloat(flexibleParts.count)
        }
        return (origin + share(parts[0]), length + share(parts[1]))
    }
}
