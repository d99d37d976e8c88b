import CoreGraphics

extension UIView {
    /// The size in points that a bar gives an app's own view among its items: the one that constraints say, else that of
    /// its frame, else the one that it asks for.
    func sizeInBar(of room: CGSize) -> CGSize {
        if !translatesAutoresizingMaskIntoConstraints || constraints.contains(where: saysOwnLength) {
            return systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        }
        return bounds.size == .zero ? sizeThatFits(room) : bounds.size
    }

    private func saysOwnLength(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isActive && constraint.firstItem === self && constraint.secondItem == nil
            && constraint.firstAttribute.isLength
    }
}
