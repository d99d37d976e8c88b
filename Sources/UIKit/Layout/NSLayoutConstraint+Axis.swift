import Foundation

extension NSLayoutConstraint.Axis {
    /// The axis at a right angle to this one.
    var across: Self { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    /// A point by its coordinates along an axis and across it.
    init(_ position: CGFloat, across other: CGFloat, along axis: NSLayoutConstraint.Axis) {
        self = axis == .horizontal ? CGPoint(x: position, y: other) : CGPoint(x: other, y: position)
    }

    /// The coordinate along an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    /// A size by its lengths along an axis and across it.
    init(_ length: CGFloat, across breadth: CGFloat, along axis: NSLayoutConstraint.Axis) {
        self = axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    /// The length along an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGRect {
    /// The coordinate at which the rectangle begins along an axis: of its left or upper edge.
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

    /// The coordinate at which the rectangle ends along an axis: of its right or lower edge.
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension NSDirectionalEdgeInsets {
    /// The inset where an axis begins: the leading or the top one.
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The inset where an axis ends: the trailing or the bottom one.
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// Both insets along an axis.
    func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { start(axis) + end(axis) }

    /// Adds the insets of another value along one axis.
    mutating func add(_ other: Self, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            leading += other.leading
            trailing += other.trailing
        } else {
            top += other.top
            bottom += other.bottom
        }
    }
}
