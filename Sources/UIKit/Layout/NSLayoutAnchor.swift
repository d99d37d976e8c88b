import Foundation

/// An edge, centre or size of a view or guide, from which constraints are made.
///
/// The type parameter keeps anchors of different axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSLayoutAnchor") }

    /// The view or guide.
    open internal(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Whether another anchor is the same place of the same item: each question for an anchor may make a new one.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        if self === other { return true }
        return MainActor.assumeIsolated { item != nil && item === other.item && attribute == other.attribute }
    }

    /// A number that equal anchors share.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(item.map(ObjectIdentifier.init))
            hasher.combine(attribute)
            return hasher.finalize()
        }
    }

    /// Makes an inactive constraint that keeps the anchor at another, plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: c)
    }

    /// Makes an inactive constraint that keeps the anchor at or beyond another, plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Makes an inactive constraint that keeps the anchor at or before another, plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: c)
    }

    /// The distance from this place to another one along the axis, as a length that other lengths can be compared with.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        DistanceDimension(
            LayoutDistance(from: (item, attribute), to: (other.item, other.attribute)),
            attribute.axis == .horizontal ? .width : .height)
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? NSNull(), attribute: attribute, relatedBy: relation,
            toItem: other.map { $0.item ?? NSNull() },
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}
