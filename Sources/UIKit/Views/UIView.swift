import DisplayProtocol
import Foundation
import QuartzCore

/// A rectangle on the screen that draws itself, lays out its subviews and receives touches.
open class UIView: UIResponder, CALayerDelegate {
    /// The class of the layer that backs a view of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The methods of views that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIView", methods: namedMethods)
    }

    let storedLayer: CALayer
    /// The layer that holds the view's geometry and looks.
    open var layer: CALayer { storedLayer }

    // Hierarchy; see UIView+Hierarchy.swift.
    weak var storedSuperview: UIView?
    var storedSubviews: [UIView] = []
    weak var storedWindow: UIWindow?
    /// How many transitions are under way in this view, which gets no touches meanwhile.
    var interactionBlocks = 0
    /// The controller whose root view this is.
    weak var controller: UIViewController?

    // Layout; see UIView+Layout.swift and the Layout folder.
    var layoutState = ViewLayoutState()
    var safeArea = SafeAreaState()
    var recognizers: [UIGestureRecognizer] = []
    var storedTintColor: UIColor?
    var traitState = TraitState()
    var storedMaskView: UIView?
    var storedInteractions: [any UIInteraction] = []

    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        super.init()
        attachLayer(frame: frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        storedLayer = Self.makeLayer()
        super.init()
        attachLayer(decoding: coder)
    }

    // MARK: Geometry; see UIView+Geometry.swift

    /// In the superview's coordinates, in points; with a transform the smallest rectangle around the view.
    open var frame: CGRect {
        get { storedLayer.frame }
        set { assignFrame(newValue) }
    }

    /// In the view's own coordinates, in points.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { assignBounds(newValue) }
    }

    /// The middle of the frame in the superview's coordinates, in points.
    open var center: CGPoint {
        get { storedLayer.position }
        set { assignCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Pixels a point in what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Conversion; nil stands for the window

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? storedWindow)?.layer)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? storedWindow)?.layer)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? storedWindow)?.layer)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? storedWindow)?.layer)
    }

    // Swift 6.3's optimiser crashes where it specialises these four for views.
    @_optimize(none)
    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        convert(point, to: Self.view(of: space))
    }

    @_optimize(none)
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        convert(rect, to: Self.view(of: space))
    }

    @_optimize(none)
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        convert(point, from: Self.view(of: space))
    }

    @_optimize(none)
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        convert(rect, from: Self.view(of: space))
    }

    open var coordinateSpace: any UICoordinateSpace { self }

    // MARK: Autoresizing; see UIView+Autoresizing.swift

    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { assignAutoresizingMask(newValue) }
    }

    /// Whether subviews follow this view's size by their masks.
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { layoutState.autoresizesSubviews = newValue }
    }

    // MARK: Hierarchy; see UIView+Hierarchy.swift

    /// The view that this one is in.
    open var superview: UIView? { storedSuperview }

    /// The views inside this one, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The window that the view is in.
    open var window: UIWindow? { storedWindow }

    /// Puts a view in front of the others, taking it from its old superview.
    ///
    /// When this is on the screen, the controllers of the new views are told that they will appear before the views are
    /// in the window (facts 2.03, 2.04).
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: .below(sibling))
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: .above(sibling))
    }

    /// Takes the view out of its superview. Its controller is told at once that it will disappear, and after the commit
    /// that it did (facts 2.09, 2.10).
    open func removeFromSuperview() { removeFromHierarchy() }

    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Whether this is a view or anywhere inside it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// The first view with a tag, from this one downwards.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

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
        endEditingOfFirstResponder(force)
    }

    /// Makes the view as large as its content wants, in place.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    // MARK: Constraints; see the Layout folder

    /// The active constraints that the view holds: those whose items' nearest common ancestor it is (fact 12.14).
    open var constraints: [NSLayoutConstraint] { layoutState.constraints.held }

    /// Activates a constraint on this view, which must be above its items or be one of them.
    open func addConstraint(_ constraint: NSLayoutConstraint) { activate(constraint) }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { activate(constraint) }
    }

    /// Deactivates a constraint that this view holds; others stay.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { deactivate(constraint) }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { deactivate(constraint) }
    }

    /// The constraints that decide the view's size and place along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        decidingConstraints(along: axis)
    }

    /// Whether the constraints leave more than one frame for the view.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Whether the view's frame is the app's word (true, also for controllers' root views: fact 12.05) or follows from
    /// constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { assignTranslatesAutoresizingMask(newValue) }
    }

    /// How firmly the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.constraints.hugging[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        assignHugging(priority, axis)
    }

    /// How firmly the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.constraints.compressionResistance[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        assignCompressionResistance(priority, axis)
    }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    /// Calls `updateConstraints()` where it is needed, from the deepest views upwards (fact 12.03).
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// The guides that were added to the view, in order.
    open var layoutGuides: [UILayoutGuide] { layoutState.constraints.guides }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Takes a guide out, with all constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Safe area and margins; see UIView+SafeArea.swift and UIView+LayoutMargins.swift

    /// How much of the bounds is covered by bars and the screen's edges, in points; zero outside a window (fact 7.18).
    open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    /// The bounds within the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The space that content should keep from the edges, the safe area included, in points.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { assignMargins(newValue) }
    }

    /// `layoutMargins` in the direction of reading, without what the safe area adds when set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { assignDirectionalMargins(newValue) }
    }

    /// Whether the margins are at least those of the superview, where its margins reach into this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { safeArea.preservesSuperviewMargins }
        set { assignPreservesSuperviewMargins(newValue) }
    }

    /// Whether the margins begin at the safe area instead of the bounds.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { safeArea.insetsMarginsFromSafeArea }
        set { assignInsetsMarginsFromSafeArea(newValue) }
    }

    /// The part of the bounds that the keyboard covers, or the safe area's bottom inset while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    /// The bounds within the margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The part of the bounds within the margins that is not too wide for lines of text.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    // MARK: What framework classes answer for themselves; `@_spi(Framework)` is for frameworks beside this one

    /// Reads the class's own attributes from an element of an Interface Builder document.
    ///
    /// Called once, by `init(coder:)` of `UIView`, or by a container for a part that it made itself (a navigation
    /// controller's bar). The view has no superview yet; its subviews and constraints come afterwards, outlets and
    /// `awakeFromNib()` last. An override calls super first, which reads what all views have, and then asks for each of
    /// its attributes, also for those that it ignores: whatever nobody asks for is reported as without effect.
    @_spi(Framework) open func decode(_ nib: NibDecoder) { nib.decodeView(self) }

    /// Puts a view that a document lists among the subviews where this class keeps such views.
    ///
    /// Called for each of them, back to front, when the view has read its own attributes. An override need not call super,
    /// which adds a subview.
    @_spi(Framework) open func addNibSubview(_ view: UIView) { addSubview(view) }

    /// Whether a document that does not say it means the view to be hidden.
    var isHiddenInNibs: Bool { false }

    /// Follows a new size of the view's bounds.
    ///
    /// Called inside the change, before layout, whenever the size differs, in animation blocks too. An override calls super
    /// and does no layout itself: that is for `layoutSubviews()`, which comes in the same frame.
    ///
    /// - Parameter oldSize: The size that the bounds had, in points.
    @_spi(Framework) open func boundsSizeDidChange(from oldSize: CGSize) {}

    /// Follows a new origin of the view's bounds: its content was scrolled. Called inside the change; an override calls super.
    @_spi(Framework) open func boundsOriginDidChange() {}

    /// Brings colours, fonts and images up to date with new traits.
    ///
    /// Called before `traitCollectionDidChange(_:)`, with the new traits current: colours resolve to what is to be seen.
    /// An override calls super, and compares what it depends on where the work is more than a redraw.
    ///
    /// - Parameter previous: The traits before; nil at the first place in a window.
    @_spi(Framework) open func traitsDidChange(from previous: UITraitCollection?) {}

    /// Called inside the change when the view was given another place in its superview.
    func positionDidChange() {}

    /// Whether what lies behind the view's bounds cannot be made out, while the view is opaque.
    ///
    /// Asked when trees are built and when assistive technology looks for what can be seen. By default true for an opaque
    /// background; a view that fills its bounds by drawing or by its own layer says so here, without super.
    @_spi(Framework) open var hidesWhatIsBehind: Bool { (layer.backgroundColor?.alpha ?? 0) >= 1 }

    /// Whether the framework puts controllers' views into the view, with no parent for them to have.
    var hostsControllers: Bool { false }

    /// Shows the view as if no finger were on it.
    func showUntouched() {}

    /// Whether a cell that is chosen or held is to be seen by this view in its content, and by those inside.
    func cellHighlightDidChange(_ isOn: Bool) { for view in storedSubviews { view.cellHighlightDidChange(isOn) } }

    /// Follows the appearing or vanishing of a subview by its `isHidden`.
    func visibilityDidChange(of subview: UIView) {}

    /// The traits of what the view is in; nil where it is in nothing.
    var surroundingTraits: UITraitCollection? { storedSuperview?.untrackedTraits }

    /// Brings the place where typing goes on into sight.
    ///
    /// Called on the first responder when a scroll view around it makes room for a keyboard. A view that edits text scrolls
    /// as far as it takes; super does nothing.
    @_spi(Framework) open func keepCaretInSight() {}

    /// What the view is called after the picture that it shows and nothing else; nil where it shows a text.
    ///
    /// Asked when a tree is built, for flows to find the view by. An override need not call super.
    @_spi(Framework) open var pictureName: String? { nil }

    /// Adds what the view shows to its entry in the tree that flows, tests and the inspector search.
    ///
    /// Called whenever a tree is built, which may be in every frame: an override calls super first, asks for nothing that
    /// lays out or loads, and changes nothing but the description.
    @_spi(Framework) open func describe(_ description: inout ViewDescription) {}

    /// What the inspector says of how the view's content is scrolled; nil where it is not.
    var scrollDetails: Tree.ViewDetails.Scroll? { nil }

    // MARK: What framework classes tell the layout engine; see the Layout folder

    /// The distances of the first baseline from the top edge and of the last one from the bottom edge, in points.
    ///
    /// Asked in a layout pass where a constraint names a baseline. An override need not call super, which says the edges.
    @_spi(Framework) open func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (0, 0) }

    /// Whether the content's height follows from the width it is given, as that of text in several lines does.
    ///
    /// Asked in a layout pass. Where it is true the engine asks `contentHeight(forWidth:)` once the width is known. Call
    /// `invalidateIntrinsicContentSize()` when the answer changes.
    @_spi(Framework) open var wrapsToWidth: Bool { false }

    /// The content's height at a width that is less than that of `intrinsicContentSize`, in points.
    ///
    /// Asked in a layout pass, perhaps several times, only where `wrapsToWidth` is true. An override need not call super.
    @_spi(Framework) open func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// Whether constraints between the view's edges and its subviews speak of its content: true for scroll views.
    var scrollsContent: Bool { false }
    /// The size of the content where the view works it out itself, instead of constraints, in points.
    var ownContentSize: CGSize? { nil }
    /// Constraints may have given the content another size.
    func constrainedContentSizeDidChange() {}

    /// A number to find the view by.
    open var tag = 0
    /// The name by which the view's state is kept; it is the only one of that name in its controller.
    open var restorationIdentifier: String?
    /// Writes down what brings the view back to where it is. An override calls super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes up what was written down. An override calls super.
    open func decodeRestorableState(with coder: NSCoder) {}

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

    /// A wish of `draw(_:)`. Drawing always begins on an empty context here, so false saves nothing.
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
        get { storedTintColor ?? storedSuperview?.tintColor ?? .accent }
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

    /// Gives the view, those around it and those below it the traits that wait for the next layout, and tells them.
    open func updateTraitsIfNeeded() { bringTraitsUpToDate() }

    /// The traits changed; called after the change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { mirrorConstraints() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(for: untrackedTraits)
    }

    // MARK: Interaction

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a recognizer, taking it from the view that it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Ways to interact that were added; see Events/UIInteraction.swift.
    open var interactions: [any UIInteraction] { storedInteractions }

    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Accessibility; see the Accessibility folder

    /// What the app says of the view for assistive technology.
    var givenAccessibility: GivenAccessibility?
    /// The view's number in trees, once it was in one.
    var inspectionNumber = InspectionNumber()

    /// What a view of this class is to assistive technology unless the app says otherwise.
    ///
    /// Asked whenever the elements of the screen are collected, and by `isAccessibilityElement` and
    /// `accessibilityTraits`. An override answers from the view's present state and need not call super.
    @_spi(Framework) open var accessibilityRole: AccessibilityRole { AccessibilityRole() }

    /// What assistive technology calls the view unless the app says otherwise: a title, a label's text.
    ///
    /// Asked by `accessibilityLabel` where the app gave none. An override need not call super.
    @_spi(Framework) open var accessibilityText: String? { nil }

    /// What the view shows in place of a text that is still empty.
    var shownPlaceholder: String? { nil }

    /// Whether the view is used by itself where it lies in another element: a control in a row, a field of text.
    ///
    /// Asked when elements are collected, for the texts of a row, and for where a tap goes. An override need not call super.
    @_spi(Framework) open var isUsedByItself: Bool { false }

    /// Replaces the whole text as a person would who selects it and types. Returns whether the view takes text.
    ///
    /// Called when assistive technology sets an element's value. An override makes the view first responder, tells its
    /// delegate as typing does, and need not call super.
    @_spi(Framework) open func enterText(_ text: String) -> Bool { false }

    /// Whether assistive technology stops at the view, and does not look at what is in it.
    open var isAccessibilityElement: Bool {
        get { givenAccessibility?.isElement ?? accessibilityRole.isElement }
        set { giveAccessibility { $0.isElement = newValue } }
    }

    /// What a person hears of the view; flows and tests find it by that.
    open var accessibilityLabel: String? {
        get { givenAccessibility?.label ?? (GivenAccessibility.isAskedAlone ? nil : accessibilityText) }
        set { giveAccessibility { $0.label = newValue } }
    }

    /// What tests find the view by; nobody hears it.
    open var accessibilityIdentifier: String? {
        get { givenAccessibility?.identifier }
        set { giveAccessibility { $0.identifier = newValue } }
    }

    /// What the view is set to, where that changes: a slider's place, a field's text.
    open var accessibilityValue: String? {
        get { givenAccessibility?.value }
        set { giveAccessibility { $0.value = newValue } }
    }

    /// What comes of activating the view.
    open var accessibilityHint: String? {
        get { givenAccessibility?.hint }
        set { giveAccessibility { $0.hint = newValue } }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { givenAccessibility?.traits ?? accessibilityRole.traits }
        set { giveAccessibility { $0.traits = newValue } }
    }

    /// Where the element is, in the screen's coordinates, in points; the view's bounds unless set.
    open var accessibilityFrame: CGRect {
        get { givenAccessibility?.frame ?? screenRect }
        set { giveAccessibility { $0.frame = newValue } }
    }

    /// Where a tap activates the view, in the screen's coordinates, in points; the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { givenAccessibility?.activationPoint ?? accessibilityFrame.middle }
        set { giveAccessibility { $0.activationPoint = newValue } }
    }

    /// The elements in the view, in reading order: views and `UIAccessibilityElement`s. Nil leaves it to the subviews.
    open var accessibilityElements: [Any]? {
        get { givenAccessibility?.elements }
        set { giveAccessibility { $0.elements = newValue } }
    }

    /// How many elements are in the view, for one that makes them when they are asked for; none leaves it to the subviews.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at a place in the reading order.
    open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }
    /// The place of an element in the reading order; `NSNotFound` for one that is not in the view.
    open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

    /// Whether neither the view nor what is in it is for assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { givenAccessibility?.hidesElements ?? false }
        set { giveAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether the views beside this one are not for assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { givenAccessibility?.isModal ?? false }
        set { giveAccessibility { $0.isModal = newValue } }
    }

    /// Whether all that is in the view is read before anything beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { givenAccessibility?.groupsChildren ?? false }
        set { giveAccessibility { $0.groupsChildren = newValue } }
    }

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
        rect.outset(by: alignmentRectInsets)
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
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return hitInSubviews(point, with: event) ?? self
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
    open override var next: UIResponder? { controller ?? storedSuperview }

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
        MainActor.assumeIsolated { textWithFrame }
    }
}
