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
    weak final var storedSuperview: UIView?
    final var storedSubviews: [UIView] = []
    weak var storedWindow: UIWindow?
    /// How many transitions are under way in this view, which gets no touches meanwhile.
    final var interactionBlocks = 0
    /// The controller whose root view this is.
    weak final var controller: UIViewController?

    // Layout; see UIView+Layout.swift and the Layout folder.
    final var layoutState = ViewLayoutState()
    final var constraintMarks = PassMarks<UIView>()
    final var safeArea = SafeAreaState()
    final var recognizers: [UIGestureRecognizer] = []
    final var storedTintColor: UIColor?
    final var storedTintMode = TintAdjustmentMode.automatic
    final var traitState = TraitState()
    final var storedMaskView: UIView?
    final var storedInteractions: [any UIInteraction] = []

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

    /// The view's rectangle in its superview's coordinates, in points; with a transform the smallest rectangle around
    /// the view.
    open var frame: CGRect {
        get { storedLayer.frame }
        set { assignFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates, in points; the origin moves the subviews.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { assignBounds(newValue) }
    }

    /// The middle of the frame in the superview's coordinates, in points.
    open var center: CGPoint {
        get { storedLayer.position }
        set { assignCenter(newValue) }
    }

    /// The point of the bounds that `center` places and transforms turn about, in parts of their size; the middle unless set.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The affine transform of the view about its layer's anchor point; the identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { tellingObservers(of: "transform") { layer.setAffineTransform(newValue) } }
    }

    /// The transform of the view in three dimensions about its layer's anchor point; the identity by default.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The number of pixels per point in the view's contents.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Conversion; nil stands for the window

    /// A point of the view's coordinates in those of another view; nil stands for the view's window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? storedWindow)?.layer)
    }

    /// A point of another view's coordinates in those of this one; nil stands for the view's window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? storedWindow)?.layer)
    }

    /// A rectangle of the view's coordinates in those of another view; nil stands for the view's window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? storedWindow)?.layer)
    }

    /// A rectangle of another view's coordinates in those of this one; nil stands for the view's window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? storedWindow)?.layer)
    }

    // Swift 6.3's optimiser crashes where it specialises these four for views.
    /// A point of the view's coordinates in those of a coordinate space: a view, or the screen's.
    @_optimize(none)
    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        fixedSpace(space)?.convert(point, from: self) ?? layer.convert(point, to: layer(of: space))
    }

    /// A rectangle of the view's coordinates in those of a coordinate space: a view, or the screen's.
    @_optimize(none)
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        fixedSpace(space)?.convert(rect, from: self) ?? layer.convert(rect, to: layer(of: space))
    }

    /// A point of a coordinate space, a view or the screen's, in the view's coordinates.
    @_optimize(none)
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        fixedSpace(space)?.convert(point, to: self) ?? layer.convert(point, from: layer(of: space))
    }

    /// A rectangle of a coordinate space, a view or the screen's, in the view's coordinates.
    @_optimize(none)
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        fixedSpace(space)?.convert(rect, to: self) ?? layer.convert(rect, from: layer(of: space))
    }

    /// The view as a coordinate space, for conversions.
    open var coordinateSpace: any UICoordinateSpace { self }

    // MARK: Autoresizing; see UIView+Autoresizing.swift

    /// The parts of the frame that follow the superview's size; empty by default, which keeps the frame.
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

    /// The view that this view is a subview of; nil for a window, or a view that is nowhere.
    open var superview: UIView? { storedSuperview }

    /// The views inside this one, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The window that contains the view; nil outside any.
    open var window: UIWindow? { storedWindow }

    /// Puts a view in front of the others, taking it from its old superview.
    ///
    /// When this is on the screen, the controllers of the new views are told that they will appear before the views are
    /// in the window (facts 2.03, 2.04).
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Puts a view at a place among the subviews, counted from the back; an index beyond the last puts it in front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Puts a view right behind a subview; in front of all where the other is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: .below(sibling))
    }

    /// Puts a view right in front of a subview; in front of all where the other is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: .above(sibling))
    }

    /// Takes the view out of its superview. Its controller is told at once that it will disappear, and after the commit
    /// that it did (facts 2.09, 2.10).
    open func removeFromSuperview() { removeFromHierarchy() }

    /// Moves a subview in front of its siblings; does nothing for a view that is no subview.
    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    /// Moves a subview behind its siblings; does nothing for a view that is no subview.
    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    /// Exchanges two subviews by their places, counted from the back; does nothing for a place that does not exist.
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
    /// Asks for the content to be drawn anew before the next frame: all of it, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Makes the first responder in this view, if there is one, give way; `force` does not ask it.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        endEditingOfFirstResponder(force)
    }

    /// Makes the view as large as its content wants, in place.
    open func sizeToFit() {
        resizeInPlace(to: sizeThatFits(bounds.size))
    }

    // MARK: Constraints; see the Layout folder

    /// The active constraints that the view holds: those whose items' nearest common ancestor it is (fact 12.14).
    open var constraints: [NSLayoutConstraint] { layoutState.constraints.held }

    /// Activates a constraint on this view, which must be above its items or be one of them.
    open func addConstraint(_ constraint: NSLayoutConstraint) { activate(constraint) }

    /// Activates constraints, in order, on this view, which must be above the items of each or be one of them.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { activate(constraint) }
    }

    /// Deactivates a constraint that this view holds; others stay.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { deactivate(constraint) }

    /// Deactivates those of the constraints that this view holds; others stay.
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

    /// Sets how firmly the view resists being larger than its content along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        assignHugging(priority, axis)
    }

    /// How firmly the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.constraints.compressionResistance[axis]
    }

    /// Sets how firmly the view resists being smaller than its content along an axis.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        assignCompressionResistance(priority, axis)
    }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Whether `updateConstraints()` is to be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintMarks.isNeeded }

    /// Calls `updateConstraints()` where it is needed, from the deepest views upwards (fact 12.03).
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// The guides that were added to the view, in order.
    open var layoutGuides: [UILayoutGuide] { layoutState.constraints.guides }

    /// Adds a guide to the view, taking the guide from the view that had it.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Takes a guide out, with all constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

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
    /// The baseline of the first line of text, for constraints; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text, for constraints; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width, for constraints.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height, for constraints.
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

    /// The keys of what the bounds' origin stands for besides, for observers.
    var scrolledKeys: [String] { [] }

    /// Brings colours, fonts and images up to date with new traits.
    ///
    /// Called before `traitCollectionDidChange(_:)`, with the new traits current: colours resolve to what is to be seen.
    /// An override calls super, and compares what it depends on where the work is more than a redraw.
    ///
    /// - Parameter previous: The traits before, or nil where there were none.
    @_spi(Framework) open func traitsDidChange(from previous: UITraitCollection?) {}

    /// Follows a new place of the view in its superview: `center`, or a frame with another middle. Called inside the change.
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

    /// The part of the height beyond the view's intrinsic one that is above its text, from 0 to 1. Then `baselineOffsets`
    /// are those at the intrinsic height, and they move with the height that a layout gives the view.
    ///
    /// Nil by default: the distances stay.
    @_spi(Framework) open var shareAboveBaselines: CGFloat? { nil }

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

    /// The colour behind the view's content; nil, the default, lets what lies behind show through.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { assignBackgroundColor(newValue) }
    }
    /// The colour that the view's own property holds: an override may answer with the colour of something else.
    final var storedBackgroundColor: UIColor?

    /// The opacity of the view and its subviews, from 0 to 1; other values are brought into that range.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { tellingObservers(of: "alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// Whether neither the view nor its subviews are shown or receive touches.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { tellingObservers(of: "hidden") { assignHidden(newValue) } }
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

    /// The colour of interactive parts; unless set, the superview's, and the system's accent colour at the top.
    open var tintColor: UIColor! {
        get { effectiveTintMode == .dimmed ? plainTintColor.dimmedTint : plainTintColor }
        set { tellingObservers(of: "tintColor") { assignTintColor(newValue) } }
    }

    /// Whether the tint colour is dimmed, as that of views behind an alert: the superview's mode unless set, and `normal`
    /// at the top. Never `automatic` when read.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintMode }
        set { assignTintMode(newValue) }
    }

    /// Follows another tint colour.
    ///
    /// Called on a view and all below it when the colour is set on it or it came under another colour, also for those
    /// that have one of their own. An override redraws or recolours and calls super, which does nothing for a plain
    /// view.
    open func tintColorDidChange() {}

    /// The view whose alpha clips this one, in this view's coordinates; nil clips nothing.
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

    /// The view's traits have other values.
    ///
    /// Called after the change, with the traits before, which are never nil here. An override calls super.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The way that the view deals with the direction of reading; unspecified, the default, follows the traits.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            mirrorConstraints()
            setNeedsLayout()
        }
    }

    /// The direction in which the view lays out, by its semantic content attribute and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(for: untrackedTraits)
    }

    // MARK: Interaction

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// Whether the view receives a touch while it has another; false by default.
    open var isMultipleTouchEnabled = false
    /// Whether the view's touches and those of other views in the window exclude each other: the later one is withheld.
    open var isExclusiveTouch = false

    /// The recognizers attached to the view, in the order of attachment; nil where there are none. Setting replaces
    /// them all.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a recognizer, taking it from the view that it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer, which is cancelled if it was under way; does nothing for one that is not attached to this
    /// view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The interactions that were added to the view, in order.
    open var interactions: [any UIInteraction] { storedInteractions }

    /// Adds an interaction, taking it from the view that had it.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction; does nothing for one that the view does not have.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects of tilting the device, which the displays never do.
    open var motionEffects: [UIMotionEffect] = []

    /// Adds an effect of tilting the device.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes an effect of tilting the device.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Accessibility; see the Accessibility folder

    /// The view's number in trees, once it was in one.
    final var inspectionNumber = InspectionNumber()

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

    open override var isAccessibilityElement: Bool {
        get { givenAccessibility?.isElement ?? accessibilityRole.isElement }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { givenAccessibility?.label ?? (isAskedForGivenLabel ? nil : accessibilityText) }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { givenAccessibility?.traits ?? accessibilityRole.traits }
        set { super.accessibilityTraits = newValue }
    }

    open override var accessibilityFrame: CGRect {
        get { givenAccessibility?.frame ?? screenRect }
        set { super.accessibilityFrame = newValue }
    }

    /// Whether the view keeps its colours where a person has those of the screen inverted; they never are here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { givenAccessibility?.ignoresInvertColors ?? false }
        set { giveAccessibility { $0.ignoresInvertColors = newValue } }
    }

    // MARK: Focus; there is none, as on a phone that is touched

    /// The places in which the focus is looked for. Never asked here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view that gets the focus. Never asked here.
    open var preferredFocusedView: UIView? { nil }
    /// Asks for the focus to be looked for anew: there is none.
    open func setNeedsFocusUpdate() {}
    /// Looks for the focus: there is none.
    open func updateFocusIfNeeded() {}
    /// Whether the focus may move. Never asked here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved. Never called here; an override calls super.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Whether the view can have the focus. Never asked here.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus: none has.
    open var isFocused: Bool { false }

    // MARK: For subclasses

    /// Draws the view's own content into the current graphics context, in the view's coordinates.
    ///
    /// Called before a frame in which the view needs display, with the whole bounds, on an empty context. An override
    /// need not call super, which does nothing.
    open func draw(_ rect: CGRect) {}

    /// Makes what lays out the view on pages. An override returns a formatter of its own and need not call `super`.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    // Choice (printing): what is printed of a view is what it shows, with its subviews.
    /// Draws a part of the view on a page, into the current graphics context, in the view's coordinates.
    ///
    /// Called by the view's print formatter, once for each page. An override that prints something else than the view shows need
    /// not call `super`, which draws the view and its subviews.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }

    /// Places the subviews.
    ///
    /// Called in a layout pass when the view needs layout, once its own size is known; not to be called by apps. An
    /// override calls super, which places the subviews that constraints describe.
    open func layoutSubviews() { applyConstraintLayout() }

    /// Sets up constraints; called before layout when `setNeedsUpdateConstraints()` was. An override calls super last.
    open func updateConstraints() { constraintMarks.isNeeded = false }

    /// Whether the view only makes sense with Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that suits the content best within a size, in points.
    ///
    /// Called by `sizeToFit()`; changes nothing. The base implementation answers the present size; an override need not
    /// call super.
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

    /// The rectangle that constraints align for a frame: the frame without `alignmentRectInsets`, in the superview's
    /// coordinates.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame for a rectangle that constraints align: the rectangle grown by `alignmentRectInsets`, in the
    /// superview's coordinates.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect {
        rect.outset(by: alignmentRectInsets)
    }

    /// How far the frame reaches beyond the rectangle that constraints align, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose baseline stands for this one's first.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose baseline stands for this one's last.
    open var forLastBaselineLayout: UIView { self }

    /// The view is about to have another superview, or none (nil).
    ///
    /// Called on the moved view alone, before anything has changed. An override need not call super, which does
    /// nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has another superview, or none.
    ///
    /// Called on the moved view alone, when `superview`, `window` and traits have their new values. An override need
    /// not call super, which does nothing.
    open func didMoveToSuperview() {}
    /// The view is about to be in another window, or in none (nil).
    ///
    /// Called on the moved view and all below it, parents first, before anything has changed. An override need not call
    /// super, which does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view is in another window, or in none.
    ///
    /// Called on the moved view and all below it, parents first, when `window` and traits have their new values. An
    /// override need not call super, which does nothing.
    open func didMoveToWindow() {}
    /// A view has become a subview.
    ///
    /// Called on the superview last of all, when the subview itself was told; not where a subview only changes its
    /// place among its siblings. An override need not call super, which does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to leave, for another superview too.
    ///
    /// Called while the view is still in `subviews`. An override need not call super, which does nothing.
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

    /// The safe area's insets have other values.
    ///
    /// Called after the change and after `layoutMarginsDidChange()` (fact 7.19); layout follows by itself. An override
    /// calls super.
    open func safeAreaInsetsDidChange() {}
    /// The margins may have other values.
    ///
    /// Called after the change; layout follows by itself. An override need not call super, which does nothing.
    open func layoutMarginsDidChange() {}

    /// Called after the view was loaded from an Interface Builder document and all its outlets were set.
    open func awakeFromNib() {}
    /// Prepares the view for being drawn by Interface Builder. Nothing calls it here: there is no such editor on Linux.
    open func prepareForInterfaceBuilder() {}

    // MARK: Responder chain

    /// The view's controller if it is a controller's root view, else the superview (fact 11.01).
    open override var next: UIResponder? { controller ?? storedSuperview }

    // MARK: Dynamics

    /// The shape that stands for the view where a dynamic animator lets it collide: its bounds unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// A convex outline around the view's middle, in points, for views whose shape is a path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Layer delegate

    /// Provides the layer's contents by recording what `draw(_:)` draws; called by the layer when it needs display.
    open func display(_ layer: CALayer) { layer.recordContents() }

    /// Draws into the layer's context: makes the context current and calls `draw(_:)` with the bounds.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContents(of: layer, in: context)
    }

    /// Lays out the view by `layoutSubviews()`, with the controller's callbacks around it; called by the layer when it
    /// needs layout.
    open func layoutSublayers(of layer: CALayer) { performLayoutPass() }

    /// The action for a change of the layer: an animation inside an animation block, and outside `NSNull`, which
    /// animates nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.action(for: self, forKey: event) ?? NSNull()
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { textWithFrame }
    }
}
