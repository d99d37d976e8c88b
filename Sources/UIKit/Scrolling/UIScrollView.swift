import DisplayProtocol
import Foundation
import QuartzCore

/// A view on content that may be larger than itself and that fingers move.
///
/// The offset of the content is the origin of the bounds.
open class UIScrollView: UIView {
    /// How much of its velocity content keeps in a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of its velocity that content keeps in a millisecond, from 0 to 1.
        public let rawValue: CGFloat
        /// Makes a rate from the part of its velocity that content keeps in a millisecond, from 0 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate that brings content to rest soon, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// Whether the safe area adds to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// When dragging the content ends typing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    // See UIScrollView+Dragging.swift and UIScrollView+Motion.swift.
    var motion: ScrollMotion?
    var finger = ScrollingFinger()
    let scrollPan = ScrollPanGestureRecognizer()
    let touchDelay = DelayedTouchesGestureRecognizer()
    var indicators = ScrollIndicators()
    // See UIScrollView+Zooming.swift.
    var zooming = ZoomingState()
    /// The bars that follow the content.
    var bars = FollowingBars()

    /// Makes a scroll view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Makes a scroll view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        scrollPan.scrollView = self
        touchDelay.scrollView = self
        scrollPan.onAction = { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(scrollPan)
        addGestureRecognizer(touchDelay)
    }

    /// The delegate, which hears how the content moves; not kept alive.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// The recognizer of the drags that move the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Guides

    /// The content's rectangle: constraints to its sides, and on its width and height, decide the content's size.
    open var contentLayoutGuide: UILayoutGuide { scrollContentGuide }
    /// The scroll view's own frame, for content that stays put or is as wide as the view.
    open var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }

    // MARK: State

    /// Where the content is scrolled to, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(with: coder)
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            tellingObservers(of: "contentOffset") {
                stopMotion()
                restoredOffset = nil
                moveContent(to: newValue)
            }
        }
    }

    override var scrolledKeys: [String] { ["contentOffset"] }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        willSet { __keyValueWillChange(self, "contentSize") }
        didSet {
            if contentSize != oldValue { contentSizeDidChange() }
            __keyValueDidChange(self, "contentSize")
        }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { __keyValueWillChange(self, "contentInset") }
        didSet {
            defer { __keyValueDidChange(self, "contentInset") }
            guard contentInset != oldValue else { return }
            insetsMayHaveChanged()
            // Room for a keyboard: what is typed stays in sight.
            guard contentInset.bottom > oldValue.bottom,
                let first = UIApplication.shared.firstResponder as? UIView, first.isInside(self)
            else { return }
            first.keepCaretInSight()
        }
    }

    /// The way that the safe area adds to the content's insets: by default along the axes in which the content scrolls,
    /// and where a controller shows the view below bars.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// The content's insets and what the safe area adds to them, in points.
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero {
        willSet { __keyValueWillChange(self, "adjustedContentInset") }
        didSet { __keyValueDidChange(self, "adjustedContentInset") }
    }

    /// The size of the part of the view that the adjusted insets leave for content, in points.
    open var visibleSize: CGSize {
        let size = bounds.inset(by: adjustedContentInset).size
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// The adjusted insets have other values.
    ///
    /// Called after the change and before the delegate hears of it. An override need not call super, which does
    /// nothing.
    open func adjustedContentInsetDidChange() {}

    /// The control that a pull beyond the top edge starts; it lies above the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.detach(from: self)
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Behaviour

    /// Whether drags move the content; the app can scroll in any case.
    open var isScrollEnabled = true { didSet { scrollPan.isEnabled = isScrollEnabled } }
    /// Whether the content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether content may be pulled beyond its edges.
    open var bounces = true
    /// Whether content gives way beyond its left and right edges, where `bounces` is true.
    open var bouncesHorizontally = true
    /// Whether content gives way beyond its upper and lower edges, where `bounces` is true.
    open var bouncesVertically = true
    /// Whether content that is not high enough to scroll may be pulled up and down, where `bounces` is true.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether content that is not wide enough to scroll may be pulled sideways, where `bounces` is true.
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// The rate at which content slows down when the finger is lifted.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a drag moves the content along one axis only.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar scrolls to the top of the content. On a phone that works only where just one
    /// scroll view on the screen says so; on an iPad the one nearest to the bar scrolls.
    open var scrollsToTop = true
    /// The way that dragging the content ends typing; by default it does not.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a bar shows the vertical place while the content moves.
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    /// Whether a bar shows the horizontal place while the content moves.
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    /// The colour of the indicators; by default it follows light and dark.
    open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }
    /// The distances of the vertical indicator's track from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// The distances of the horizontal indicator's track from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

    /// The distances of both tracks from the edges, in points; reading answers those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Zooming

    /// The smallest scale of the zoomed view, 1 by default; content zooms where the largest is another.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// The largest scale of the zoomed view, 1 by default.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// Whether a pinch may go beyond the limits, from where the content springs back.
    open var bouncesZoom = true

    /// The scale of the zoomed view, 1 by default; setting it zooms around the middle, within the limits.
    open var zoomScale: CGFloat {
        get { shownZoomScale }
        set { zoom(toScale: newValue, animated: false) }
    }

    /// Zooms to a scale around the middle of what is seen, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms until a rectangle, in the zoomed view's coordinates, fills the scroll view, or as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// Whether two fingers zoom the content.
    open var isZooming: Bool { zooming.phase == .pinching }
    /// Whether the content springs back from beyond its limits.
    open var isZoomBouncing: Bool { zooming.phase == .bouncing }
    /// Whether the content zooms by itself, since the app asked for it.
    open var isZoomAnimating: Bool { zooming.phase == .animating }
    /// Whether the content scrolls by itself, since the app or a tap on the status bar asked for it.
    open var isScrollAnimating: Bool { motion.map { $0.kind != .deceleration } ?? false }

    /// Ends all movement of the content: scrolling stops where it is, zooming at the scale that it led to.
    open func stopScrollingAndZooming() {
        stopMotion()
        if isZoomAnimating || isZoomBouncing { zooming.view?.layer.removeAllAnimations() }
    }

    /// The recognizer of pinches that zoom; nil where the limits allow no zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { allowsZooming ? zooming.pinch : nil }

    // MARK: Touches

    /// Whether touches in the content wait until it is clear that they do not scroll.
    open var delaysContentTouches = true { didSet { touchDelay.isEnabled = delaysContentTouches } }
    /// Whether scrolling may take a touch away that a view in the content has already got.
    open var canCancelContentTouches = true

    /// Called before a view in the content gets touches that came down in it; false keeps them from it, and they may still
    /// scroll. By default all views get them.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether scrolling may take a touch away from a view; by default not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A finger is down.
    open internal(set) var isTracking = false
    /// A finger moves the content.
    open internal(set) var isDragging = false {
        willSet { __keyValueWillChange(self, "dragging") }
        didSet { __keyValueDidChange(self, "dragging") }
    }
    /// The content goes on moving after the finger was lifted.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollPan { return dragMayBegin() }
        if gestureRecognizer === zooming.pinch { return pinchMayBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Scrolling

    /// Moves the content so that a point of it is at the view's top left corner; it may lie beyond the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        animated ? animateContent(to: contentOffset) : (self.contentOffset = contentOffset)
    }

    /// Moves the content just so far that a part of it can be seen, in the content's coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

    /// Shows another page of the content, if there is one that way.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        turnPage(direction)
    }

    /// The offset at which content that heads for a target comes to rest; velocity in points a millisecond.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    // MARK: Changes

    /// The preserved offset of the content, until the content is there again.
    var restoredOffset: ((UIScrollView) -> CGPoint?)?

    /// Whether constraints have given the content another size since the last layout.
    private var needsConstrainedContentSize = false

    override var scrollsContent: Bool { true }

    override func constrainedContentSizeDidChange() {
        super.constrainedContentSizeDidChange()
        needsConstrainedContentSize = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConstrainedContentSize {
            needsConstrainedContentSize = false
            if ownContentSize == nil { contentSize = zoomedContentSize(insteadOf: contentSize) }
        }
        applyRestoredOffset()
    }

    @_spi(Framework) open override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        setNeedsLayout()
        updateIndicators()
        tellBars()
        refreshControl?.contentDidMove()
        delegate?.scrollViewDidScroll(self)
    }

    /// Whether the content's size is that for the view's: where it is not yet, it limits no offset.
    var knowsContentSize: Bool { true }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        insetsMayHaveChanged()
        returnIntoRange()
        updateIndicators()
        refreshControl?.contentDidMove()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        updateIndicators()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMotion() }
    }

    override var scrollDetails: Tree.ViewDetails.Scroll? {
        .init(
            contentOffset: contentOffset, contentSize: contentSize, contentInset: Tree.Insets(contentInset),
            adjustedContentInset: Tree.Insets(adjustedContentInset))
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeScrollView(self)
    }
}
