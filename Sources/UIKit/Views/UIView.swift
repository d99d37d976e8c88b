import DisplayProtocol
import Foundation
import QuartzCore

/// A rectangle on the screen that draws itself, lays out its subviews and receives touches.
open class UIView: UIResponder, CALayerDelegate {
    /// The class of the layer that backs a view of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The methods of views that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        func view(_ object: AnyObject) -> UIView { unsafeDowncast(object, to: UIView.self) }
        return ObjectiveCTable(
            super.__objectiveC, name: "UIView",
            methods: [
                "setNeedsLayout": { object, _ in view(object).setNeedsLayout() },
                "layoutIfNeeded": { object, _ in view(object).layoutIfNeeded() },
                "setNeedsDisplay": { object, _ in view(object).setNeedsDisplay() },
                "removeFromSuperview": { object, _ in view(object).removeFromSuperview() },
                // The argument is whoever sends the action, which Objective-C takes for true.
                "endEditing:": { object, _ in view(object).endEditing(true) },
            ])
    }

    /// The layer that holds the view's geometry and looks.
    public let layer: CALayer

    // Hierarchy; see UIView+Hierarchy.swift.
    open internal(set) weak var superview: UIView?
    var storedSubviews: [UIView] = []
    weak var storedWindow: UIWindow?
    /// The controller whose root view this is.
    weak var controller: UIViewController?

    // Layout; see UIView+Layout.swift and the Layout folder.
    var layoutState = ViewLayoutState()
    var safeArea = SafeAreaState()
    var recognizers: [UIGestureRecognizer] = []
    var storedTintColor: UIColor?
    var traitState = TraitState()
    var storedMaskView: UIView?

    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = makeLayer(Self.layerClass)
        super.init()
        attachLayer()
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        layer = makeLayer(Self.layerClass)
        super.init()
        attachLayer()
        (coder as? NibCoder)?.decode(self)
    }

    private func attachLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }

    // MARK: Geometry; see UIView+Geometry.swift

    /// In the superview's coordinates, in points; with a transform the smallest rectangle around the view.
    open var frame: CGRect {
        get { layer.frame }
        set { assignFrame(newValue) }
    }

    /// In the view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { assignBounds(newValue) }
    }

    /// The middle of the frame in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { assignCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    // MARK: Hierarchy; see UIView+Hierarchy.swift

    /// Puts a view in front of the others, taking it from its old superview.
    ///
    /// When this is on the screen, the controllers of the new views are told that they will appear before the views are
    /// in the window (facts 2.03, 2.04).
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: index(of: sibling, without: view) ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? .max)
    }

    /// Takes the view out of its superview. Its controller is told at once that it will disappear, and after the commit
    /// that it did (facts 2.09, 2.10).
    open func removeFromSuperview() { removeFromHierarchy() }

    // MARK: Layout and drawing; see UIView+Layout.swift

    /// Asks for a layout pass before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out at once: the constraints are brought up to date, then the highest of the views above that need layout
    /// begins (fact 12.17).
    open func layoutIfNeeded() { layOutNow() }

    /// Asks for the content to be drawn anew before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Makes the first responder in this view, if there is one, give way; `force` does not ask it.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self) else {
            return false
        }
        if first.resignFirstResponder() { return true }
        if force { UIApplication.shared.firstResponder = nil }
        return force
    }

    /// Makes the view as large as its content wants, in place.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    // MARK: Changes that framework subclasses follow

    func boundsSizeDidChange(from oldSize: CGSize) {}
    func boundsOriginDidChange() {}
    /// Adds what the view shows (text, control states) to its entry in the tree that flows search.
    func describe(_ node: inout Tree.View) {}
    /// Brings colours, fonts and images up to date with new traits, which are current; `previous` is nil at the first
    /// place in a window.
    func traitsDidChange(from previous: UITraitCollection?) {}

    // MARK: What framework subclasses tell the layout engine; see the Layout folder

    /// The distances of the first baseline from the top edge and of the last one from the bottom edge, in points.
    func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (0, 0) }
    /// Whether the content's height follows from the width it is given, as that of text in several lines does.
    var wrapsToWidth: Bool { false }
    /// The content's height at a width that is less than that of `intrinsicContentSize`.
    func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
    /// Whether constraints between the view's edges and its subviews speak of its content: true for scroll views.
    var scrollsContent: Bool { false }
    /// `constrainedContentSize` has another value.
    func constrainedContentSizeDidChange() {}

    /// A number to find the view by.
    open var tag = 0
    open var restorationIdentifier: String?

    // MARK: Looks

    open var backgroundColor: UIColor? {
        didSet { if backgroundColor == nil { layer.backgroundColor = nil } else { updateBackground() } }
    }

    /// From 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            hiddenDidChange()
        }
    }

    /// A promise that the view fills its bounds with opaque content.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are cut at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var clearsContextBeforeDrawing = true

    /// How the contents follow a new size of the bounds.
    open var contentMode = UIView.ContentMode.scaleToFill {
        didSet {
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
            layer.contentsGravity = contentMode.gravity
        }
    }

    /// The colour of interactive parts; the superview's unless set.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .accent }
        set {
            storedTintColor = newValue
            propagateTintColor()
        }
    }

    open func tintColorDidChange() {}

    /// A view whose alpha clips this one.
    open var mask: UIView? {
        get { storedMaskView }
        set {
            storedMaskView = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Light or dark for this view and all below; unspecified follows the superview.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        // Choice (7.15): it takes effect at once, where `traitOverrides` waits for the next layout.
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits(wholeSubtree: false) } }
    }

    /// The traits of the view's place; predicted while it has none (fact 7.14), and those of the last place after it left.
    open var traitCollection: UITraitCollection {
        TraitTracking.noteRead(of: self)
        return untrackedTraits
    }

    /// The traits changed; called after the change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { mirrorConstraints() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .unspecified: untrackedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        default: .leftToRight
        }
    }

    // MARK: Interaction

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false

    // MARK: For subclasses

    /// Draws the view's own content into the current graphics context, in the view's coordinates.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews: those that constraints describe are placed by the base implementation.
    open func layoutSubviews() { applyConstraintLayout() }

    /// Sets up constraints; called before layout when `setNeedsUpdateConstraints()` was. An override calls super last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    /// Whether the view only makes sense with Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that suits the content best, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size that the content wants of itself; `UIView.noIntrinsicMetric` where it wants none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Says that `intrinsicContentSize` has another value, or the baselines another place.
    open func invalidateIntrinsicContentSize() { contentSizeMayHaveChanged() }

    /// The size that suits the view's constraints best, near a target size, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that suits the view's constraints best where a target size is wished for with priorities, in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measure(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// How far the frame reaches beyond the rectangle that constraints align, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose baseline stands for this one's first.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// The frontmost view below this one that receives a touch at a point of its coordinates (fact 11.09).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, !isAnimatingWithoutInteraction,
            // As the layer keeps it: 0.01 is less as a double.
            layer.opacity >= 0.01,
            self.point(inside: point, with: event)
        else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a point lies in the bounds; the far edges are outside (fact 11.10).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recognizer of this view, or of one around it that the touch went through, may recognise.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    /// Called after the view was loaded from an Interface Builder document and all its outlets were set.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Responder chain

    /// The view's controller if it is a controller's root view, else the superview (fact 11.01).
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Layer delegate

    open func display(_ layer: CALayer) { layer.recordContents() }

    open func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        TraitTracking.track(self, .display) { draw(bounds) }
    }

    open func layoutSublayers(of layer: CALayer) { performLayoutPass() }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.action(for: self, forKey: event) ?? NSNull()
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let r = layer.frame
            return
                "<\(objectiveCClassName(self)): \(addressText(self)); frame = (\(number(r.minX)) \(number(r.minY)); \(number(r.width)) \(number(r.height)))>"
        }
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((Double(value) * 1000).rounded() / 1000)"
    }
}

/// Makes a layer of a class that an app may have written.
@MainActor private func makeLayer(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self, let type = type as? CALayer.Type else { return CALayer() }
    return unsafeDowncast(makeObject(type), to: CALayer.self)
}
