import Foundation
import QuartzCore

/// Presents as a card: on a phone it covers the screen but for its top, or rests at the heights that the app gives; on a
/// pad it is in the middle.
///
/// A `delegate` that is a `UISheetPresentationControllerDelegate` hears of detents.
open class UISheetPresentationController: UIPresentationController {
    // What moves; see UISheetPresentationController+Layout.swift and +Dragging.swift.
    let dimming = DimmingView(frame: .zero)
    var card: SheetCard?
    var backdrop: SheetBackdrop?
    let pan = SheetPanGestureRecognizer()
    var drag: SheetDrag?
    /// How much of the card is in sight while a finger or the end of a drag moves it; nil at rest.
    var movingVisible: CGFloat?
    /// Whether the card is in its place, and not coming or going.
    var isShown = false
    /// Whether what is below had stepped back when the status bar was last looked at.
    var hadReceded = false
    /// The detents' heights, worked out once for a place.
    var storedGeometry: SheetGeometry?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        setUpDragging()
    }

    // MARK: Heights

    /// The heights at which the sheet rests, in any order. Pads ignore the heights.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

    /// The detent at which the sheet is; nil for the lowest. Inside `animateChanges(_:)` a change is animated.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { setNeedsSheetLayout() } }
    }

    /// Up to this detent what is below is neither shaded nor shut off from touches; nil shades always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { setNeedsSheetLayout() } }

    /// Works the heights of custom detents out anew.
    open func invalidateDetents() {
        storedGeometry = nil
        setNeedsSheetLayout()
    }

    /// Animates the changes that a closure makes to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        // What was changed before is not to be animated.
        containerView?.layoutIfNeeded()
        changes()
        guard let containerView, isShown else { return }
        settle { containerView.layoutIfNeeded() }
    }

    // MARK: Looks

    /// Whether a bar at the card's top shows that it can be dragged.
    open var prefersGrabberVisible = false { didSet { setNeedsSheetLayout() } }
    /// The radius of the card's corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { setNeedsSheetLayout() } }

    // MARK: Behaviour

    /// Whether scrolling upwards in content that is at its top makes the sheet higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is on the bottom edge where there is little height; else it covers the screen there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
    /// Whether a sheet on the bottom edge is as wide as the presented controller's `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }

    // What is beside a sheet that shades nothing can be typed in while it is there.
    override var pausesEditing: Bool { largestUndimmedDetentIdentifier == nil }

    // MARK: Presentation

    /// The card with the presented controller's view in it.
    open override var presentedView: UIView? {
        if let card { return card }
        guard let content = super.presentedView else { return nil }
        let card = SheetCard(content)
        card.addGestureRecognizer(pan)
        self.card = card
        return card
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(visible: geometry.stop(selectedDetentIdentifier).visible)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = .sheetShade
        dimming.onTap = { [weak self] in self?.presentation?.dismissByPerson() }
        containerView.insertSubview(dimming, at: 0)
        backdrop = viewBehind.map(SheetBackdrop.init)
        updateLooks(visible: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.updateLooks()
        })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        isShown = completed
        hadReceded = hasReceded
        if !completed { backdrop?.restore() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isShown = false
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.updateLooks(visible: 0)
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isShown = !completed
        if completed { backdrop?.restore() } else { updateLooks() }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placeCard()
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        invalidateDetents()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        // Where the safe area will be is not known before the turn; the card's width and height follow in the layout.
        guard case .attached = geometry?.form, let current = card?.bounds.size else { return parentSize }
        return current
    }

    override var presentedTraits: UITraitCollection? {
        var traits = [UITraitCollection(userInterfaceLevel: .elevated)]
        if case .centred = geometry?.form { traits.append(UITraitCollection(horizontalSizeClass: .compact)) }
        if let overrideTraitCollection { traits.append(overrideTraitCollection) }
        return UITraitCollection(traitsFrom: traits)
    }

    override var leavesBelowInUse: Bool { isUndimmed }

    override func touchBelow(_ point: CGPoint, hit: UIView, with event: UIEvent?) -> UIView? {
        isUndimmed ? nil : hit
    }

    override func letGo() {
        super.letGo()
        // The view may come back somewhere else, without the card.
        if let card, let content = presentedViewController.storedView, content.storedSuperview === card {
            content.removeFromSuperview()
        }
        card = nil
    }

    override var isLeftByEscape: Bool { true }

    override var presentsSheet: Bool { true }

    override var hasReceded: Bool { isPresenterBehind }
}

extension UIColor {
    /// The colour of a sheet's shade over the content below.
    static let sheetShade = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.29 : 31.0 / 255)
    }
}
