import Foundation

/// A linear relation between the edges, centres or sizes of two views or layout guides:
/// `first.attribute = multiplier * second.attribute + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, ObjectiveCExposed {
    /// The part of a view or guide that a constraint speaks of.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The first side's view or guide.
    open internal(set) weak var firstItem: AnyObject?
    /// The second side's view or guide, if there is one.
    open internal(set) weak var secondItem: AnyObject?
    /// The part of the first item that the constraint speaks of.
    public let firstAttribute: Attribute
    /// The part of the second item that the constraint speaks of; `.notAnAttribute` without a second item.
    public let secondAttribute: Attribute
    /// The comparison of the two sides.
    public let relation: Relation
    /// The factor of the second item's attribute.
    public let multiplier: CGFloat

    /// Called when the constraint was made from a nib and all outlets are set. An override calls `super`, which does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, which does not run apps; never here.
    open func prepareForInterfaceBuilder() {}

    /// What logs call the constraint.
    open var identifier: String?

    /// Whether the constraint is kept in an archive of the view that holds it. No view is archived here.
    open var shouldBeArchived = false

    var storedConstant: CGFloat
    var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint while it is active (fact 12.14).
    weak var holder: UIView?
    /// The engine that knows the constraint: installed, broken, or waiting for the next solution.
    weak var engine: LayoutEngine?
    /// The distances that the constraint is about, which nobody else keeps.
    let distances: [LayoutDistance]
    /// The order of activation.
    var sequence = 0
    /// Whether the arguments made no sense, which was raised.
    private(set) var isMeaningless = false

    /// Makes a constraint, inactive.
    ///
    /// - Parameters:
    ///   - view1: The view or guide of the first side.
    ///   - view2: The one of the second side; nil for a size that is compared with the constant alone.
    ///   - constant: In points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        distances = [view1, view2 as Any].compactMap { $0 as? LayoutDistance }
        firstAttribute = attr1
        // Nothing has no attribute, whatever is said of it.
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = c
        super.init()
        if let problem = problemWithArguments() {
            isMeaningless = true
            NSException.raise(.invalidArgumentException, Self.makerName + problem)
        }
    }

    // Choice (projects): a constraint made without arguments says nothing, and activating it changes nothing.
    /// Makes a constraint between nothing, for a variable that gets another one later.
    public override init() {
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        storedConstant = 0
        distances = []
        super.init()
        isMeaningless = true
    }

    private static let makerName =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    private func problemWithArguments() -> String? {
        let isGone = distances.contains { $0.first == nil || $0.second == nil }
        if isGone { return "The view or layout guide of an anchor does not exist any more" }
        for case let item? in [firstItem, secondItem]
        where !(item is UIView || item is UILayoutGuide || item is LayoutDistance) {
            return item is NSNull
                ? "The view or layout guide of an anchor does not exist any more"
                : "\(objectText(item)) is not a view or layout guide"
        }
        guard multiplier.isFinite else { return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)" }
        guard storedConstant.isFinite else {
            return "Constant is not finite! That's illegal. constant:\(storedConstant)"
        }
        guard firstAttribute != .notAnAttribute else { return "Invalid pairing of layout attributes" }
        if secondItem == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
            guard firstAttribute.isLength else {
                return "A multiplier of 0 or a nil second item together with a location for the first attribute "
                    + "creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs."
            }
            return nil
        }
        return firstAttribute.problem(with: secondAttribute)
    }

    /// Whether the direction of reading decides which edges the constraint names.
    var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

    /// Whether the constraint compares places on one line, and follows the direction of reading there.
    var isAlongReading: Bool {
        isDirectional && firstAttribute.axis == .horizontal && secondAttribute.axis == .horizontal
    }

    /// In points. A new value takes effect at the next layout pass (fact 12.15) and reads back at once (12.18).
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                NSException.raise(
                    .invalidArgumentException,
                    "*** -[NSLayoutConstraint setConstant:]: Constant is not finite! That's illegal. constant:\(newValue)"
                )
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            engine?.constantDidChange(self)
        }
    }

    // Choice (layout): a constraint is installed once a layout has reckoned with it, not as soon as it is active: a suite that
    // passes on iOS lowers the priority in between.
    /// Required unless set. A constraint that a layout has reckoned with cannot become required, nor stop being so.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            let (old, new) = (storedPriority.rawValue, newValue.rawValue)
            guard new > 0, new <= 1000 else {
                NSException.raise(
                    .internalInconsistencyException,
                    "It's illegal to set priority:\(new). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
                )
                return
            }
            let isInstalled = engine?.entries[ObjectIdentifier(self)]?.solved.isInstalled ?? false
            guard !isInstalled || (old >= 1000) == (new >= 1000) else {
                NSException.raise(
                    .internalInconsistencyException,
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(new)) and the existing priority was \(Int(old))."
                )
                return
            }
            storedPriority = newValue
            engine?.priorityDidChange(self)
        }
    }

    /// The first side as an anchor: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`.
    open var firstAnchor: NSObject? { firstItem.flatMap { layoutAnchor(of: $0, firstAttribute) } }

    /// The second side as an anchor, if there is one.
    open var secondAnchor: NSObject? { secondItem.flatMap { layoutAnchor(of: $0, secondAttribute) } }

    /// Whether the constraint takes part in layout.
    ///
    /// Activation gives it to the nearest common ancestor of its items (fact 12.14); items without one raise
    /// `NSGenericException` (fact 12.12).
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// What interface documents can set by name.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "NSLayoutConstraint",
            properties: [
                "constant": { object, value in
                    unsafeDowncast(object, to: NSLayoutConstraint.self).constant = try number(value, "constant")
                },
                "priority": { object, value in
                    unsafeDowncast(object, to: NSLayoutConstraint.self).priority = UILayoutPriority(
                        Float(try number(value, "priority")))
                },
                "identifier": { object, value in
                    unsafeDowncast(object, to: NSLayoutConstraint.self).identifier = try __objectiveCCast(
                        value, "identifier")
                },
            ],
            getters: ["constant": { unsafeDowncast($0, to: NSLayoutConstraint.self).constant }])
    }

    private static func number(_ value: Any?, _ key: String) throws -> CGFloat {
        switch value {
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        default: return try __objectiveCCast(value, key)
        }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { descriptionText } }
}

extension NSLayoutConstraint.Attribute {
    var isLength: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    /// Whether the attribute follows the direction of reading.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge on a fixed side.
    private var isSided: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge, of the view or of its margins.
    var isEdge: Bool {
        switch self {
        case .top, .bottom, .topMargin, .bottomMargin: true
        default: isDirectional || isSided
        }
    }

    /// Why two attributes cannot be compared, if they cannot.
    // Choice (layout): places may be compared across axes, as UIKit lets them be; the types of anchors keep apart what is
    // not meant.
    func problem(with other: NSLayoutConstraint.Attribute) -> String? {
        guard isLength == other.isLength else { return "Invalid pairing of layout attributes" }
        guard isDirectional && other.isSided || isSided && other.isDirectional else { return nil }
        return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
            + "Use leading/trailing for both or neither."
    }

    /// The attribute of the margins guide that a margin attribute stands for.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
