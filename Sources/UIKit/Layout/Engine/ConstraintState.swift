import Foundation

/// What a view keeps for Auto Layout.
struct ConstraintState {
    /// The active constraints that this view is the common ancestor of.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that name this view.
    var mentions = ConstraintMentions()
    var guides: [UILayoutGuide] = []
    /// The engine of the hierarchy below; only its top view has one.
    var engine: LayoutEngine?
    /// The view's place in the engine of its hierarchy.
    var item: LayoutItem?

    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    // The guides that a view has of itself, made at their first use.
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollContentMarginsGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?

    /// The guides whose rectangle follows the view, as far as they were used.
    var followingGuides: [UILayoutGuide] {
        [
            safeAreaGuide, marginsGuide, readableContentGuide, scrollContentGuide, scrollContentMarginsGuide,
            scrollFrameGuide, keyboardGuide,
        ].compactMap { $0 }
    }
}

/// A priority for each direction.
struct AxisPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The active constraints that name a view or guide, wherever they are held.
struct ConstraintMentions {
    private var byIdentity: [ObjectIdentifier: NSLayoutConstraint] = [:]

    mutating func insert(_ constraint: NSLayoutConstraint) { byIdentity[ObjectIdentifier(constraint)] = constraint }
    mutating func remove(_ constraint: NSLayoutConstraint) { byIdentity[ObjectIdentifier(constraint)] = nil }

    var all: [NSLayoutConstraint] { Array(byIdentity.values) }

    /// Those that one of some views holds.
    @MainActor func held(by holders: Set<ObjectIdentifier>) -> [NSLayoutConstraint] {
        byIdentity.values.filter { $0.holder.map { holders.contains(ObjectIdentifier($0)) } ?? false }
    }
}
