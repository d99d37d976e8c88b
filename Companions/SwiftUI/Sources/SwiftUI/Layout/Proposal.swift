/// The size that a view is offered; nil asks for the size that it likes best.
struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?

    init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }
    init(_ size: CGSize) { self.init(size.width, size.height) }

    static let ideal = Proposal(nil, nil)

    /// The size with nil replaced.
    func filled(_ size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func inset(_ insets: EdgeInsets) -> Proposal {
        Proposal(
            width.map { max(0, $0 - insets.leading - insets.trailing) },
            height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
