import Foundation

/// A rectangle in a view that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UILayoutGuide") }

    /// What decides a guide's rectangle.
    enum Rule {
        /// The app's constraints.
        case constraints
        /// The owner's bounds within its safe area.
        case safeArea
        /// The owner's bounds within its margins.
        case margins
        /// The owner's margins, no wider than text should be.
        case readableContent
        /// The content of a scroll view: begins at zero; constraints decide its size.
        case scrollContent
        /// The content of a scroll view within the scroll view's margins.
        case scrollContentMargins
        /// The frame of a scroll view, seen from its content.
        case scrollFrame
        /// What the keyboard covers of its owner.
        case keyboard

        /// Whether the guide has a negative size where insets are larger than the owner.
        var mayBeNegative: Bool {
            switch self {
            case .constraints, .scrollContent, .scrollFrame: false
            case .safeArea, .margins, .readableContent, .scrollContentMargins, .keyboard: true
            }
        }

        /// Whether the guide lies in the content of a scroll view, wherever that is scrolled to.
        var isInContent: Bool { self == .scrollContent || self == .scrollContentMargins }
    }

    let rule: Rule
    /// The guide's place in the engine of its owner's hierarchy.
    var layoutItem: LayoutItem?
    /// The active constraints that name the guide.
    var mentions = ConstraintMentions()

    public override init() {
        rule = .constraints
        super.init()
    }

    init(_ rule: Rule, in view: UIView, identifier: String) {
        self.rule = rule
        self.identifier = identifier
        storedOwner = view
        super.init()
    }

    /// The edge at which reading begins, for constraints.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which reading ends, for constraints.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge, for constraints.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge, for constraints.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal centre, for constraints.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge, for constraints.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge, for constraints.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical centre, for constraints.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width, for constraints.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height, for constraints.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// The name of the guide in logs.
    open var identifier = ""

    weak var storedOwner: UIView?

    /// How high the guide of a keyboard is, in points.
    var keyboardHeight: CGFloat { 0 }

    /// The view that the guide belongs to.
    open weak var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner else { return }
            storedOwner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The rectangle at the last layout, in the owner's coordinates, in points.
    open var layoutFrame: CGRect {
        if let layoutItem, let engine = layoutItem.engine { return engine.roundedFrame(of: layoutItem) }
        guard let owner = storedOwner else { return .zero }
        switch rule {
        case .constraints, .scrollContent, .scrollContentMargins: return .zero
        case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
        case .margins: return owner.bounds.inset(by: owner.layoutMargins)
        case .readableContent: return owner.readableContentFrame
        case .scrollFrame: return owner.bounds
        case .keyboard:
            return owner.bounds.divided(atDistance: keyboardHeight, from: .maxYEdge).slice
        }
    }
}

extension UIView {
    func attach(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.storedOwner !== self else { return }
        layoutGuide.storedOwner?.detach(layoutGuide)
        layoutGuide.storedOwner = self
        layoutState.constraints.guides.append(layoutGuide)
    }

    /// Takes a guide out, with all constraints that mention it.
    func detach(_ layoutGuide: UILayoutGuide) {
        guard let index = layoutState.constraints.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        for constraint in layoutGuide.mentions.all { constraint.deactivate() }
        if let item = layoutGuide.layoutItem { item.engine?.remove([item]) }
        layoutState.constraints.guides.remove(at: index)
        layoutGuide.storedOwner = nil
    }
}
