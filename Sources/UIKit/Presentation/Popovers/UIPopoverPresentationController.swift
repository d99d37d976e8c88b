import Foundation
import QuartzCore

/// From which sides a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The set of directions as bits.
    public let rawValue: UInt
    /// Makes a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An arrow that points up, from a popover below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// An arrow that points down, from a popover above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// An arrow that points left, from a popover at the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// An arrow that points right, from a popover at the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Before the popover has a place.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The source of a popover, to which the arrow can point: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents as a bubble whose arrow points to a view; where there is little width, as a sheet (fact 6.36).
///
/// A `delegate` that is a `UIPopoverPresentationControllerDelegate` hears of popovers.
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: What the arrow points to

    /// The view that the popover belongs to.
    open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// The part of the source view that the arrow points to, in its coordinates; null for all of it.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
    /// The bar button item that the popover belongs to.
    open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }

    /// The view or bar button item that the popover belongs to.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
    }

    /// The directions that the arrow may have: `up` is that of a popover below its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The arrow's direction; unknown before the popover has a place.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether the popover may cover what it points to where there is no room beside it.
    open var canOverlapSourceViewRect = false

    // MARK: Looks and touches

    /// The views that can be touched while the popover is there.
    open var passthroughViews: [UIView]?
    /// The colour of the bubble; nil for the system's.
    open var backgroundColor: UIColor? { didSet { bubble?.fill = backgroundColor ?? .popoverFill } }
    /// How far the popover keeps away from the edges of the safe area, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that takes the popover's place where there is little width.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

    private lazy var adaptiveSheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    private let dimming = DimmingView(frame: .zero)
    private var bubble: PopoverBubble?
    /// The older object that shows this popover; it lives as long as the popover is there.
    var olderController: UIPopoverController?

    // MARK: Presentation

    /// The bubble with the presented controller's view in it.
    open override var presentedView: UIView? {
        if let bubble { return bubble }
        guard let content = super.presentedView else { return nil }
        let bubble = PopoverBubble(content, fill: backgroundColor ?? .popoverFill)
        self.bubble = bubble
        return bubble
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTap = { [weak self] in self?.presentation?.dismissByPerson() }
        containerView.insertSubview(dimming, at: 0)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let placement, let bubble else { return }
        arrowDirection = placement.direction
        bubble.placement = placement
        bubble.frame = placement.frame
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { bubble?.contentSize ?? parentSize }

    private var placement: PopoverPlacement? {
        guard let containerView, let source = sourceFrame(in: containerView) else { return nil }
        let insets = containerView.safeAreaInsets
        let margins = popoverLayoutMargins
        let room = containerView.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top + margins.top, left: insets.left + margins.left, bottom: insets.bottom + margins.bottom,
                right: insets.right + margins.right))
        return PopoverPlacement(
            content: wantedSize, source: source, room: room, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    private var wantedSize: CGSize {
        let preferred = preferredContentSize
        return CGSize(
            width: preferred.width > 0 ? preferred.width : PopoverPlacement.standardSize.width,
            height: preferred.height > 0 ? preferred.height : PopoverPlacement.standardSize.height)
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let barButtonItem {
            let view = barButtonItem.customView ?? barButtonItem.button
            return view.storedWindow == nil ? nil : container.convert(view.bounds, from: view)
        }
        guard let sourceView else { return nil }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    // MARK: What the framework's own presentations do otherwise

    override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact else { return .none }
        return presentedViewController.styleInsteadOfPopover
    }

    override func performer(
        for adaptive: UIModalPresentationStyle, of presented: UIViewController
    ) -> UIPresentationController {
        if adaptive == .custom, let own = presented.makeOwnPresentationController(presentingViewController) {
            return own
        }
        let isSheet = adaptive == .pageSheet || adaptive == .formSheet
        guard isSheet, presented === presentedViewController else {
            return super.performer(for: adaptive, of: presented)
        }
        adaptiveSheet.effectiveStyle = adaptive
        return adaptiveSheet
    }

    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(.crossDissolve, isPresenting: isPresenting, duration: isPresenting ? 0.25 : 0.2)
    }

    override func presentationIsDue() -> Bool {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard sourceView == nil, barButtonItem == nil else { return true }
        if let presentation {
            ContainmentChecks.shared.refusesPopover(presentation.presented, calledAt: presentation.site)
        }
        NSException.raise(.genericException, presentedViewController.textForMissingSource(of: self))
        return false
    }

    /// What an exception says where a popover has no source.
    var missingSourceText: String {
        "UIPopoverPresentationController (\(objectText(self))) should have a non-nil sourceView or "
            + "barButtonItem set before the presentation occurs."
    }

    override var presentedTraits: UITraitCollection? {
        var traits = [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceLevel: .elevated),
        ]
        if let overrideTraitCollection { traits.append(overrideTraitCollection) }
        return UITraitCollection(traitsFrom: traits)
    }

    override var leavesBelowInUse: Bool { !(passthroughViews ?? []).isEmpty }

    override func touchBelow(_ point: CGPoint, hit: UIView, with event: UIEvent?) -> UIView? {
        for view in passthroughViews ?? [] {
            if let other = view.hitTest(containerView?.convert(point, to: view) ?? point, with: event) { return other }
        }
        return hit
    }

    override func letGo() {
        super.letGo()
        if let bubble, let content = presentedViewController.storedView, content.isInside(bubble) {
            content.removeFromSuperview()
        }
        bubble = nil
        olderController?.presentationDidEnd()
        olderController = nil
    }

    override var isLeftByEscape: Bool { true }
}

/// Prepares popovers, besides what the delegate of any presentation does.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// The popover is about to be presented: the last moment to say what it points to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
