import Foundation

// Choice (popovers): one popover that is presented again, while it is there, moves.
/// Shows a controller in a popover, as pads did before controllers presented popovers themselves; deprecated.
///
/// The popover is a presentation of the content: the controller in front presents it.
@preconcurrency @MainActor open class UIPopoverController: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPopoverController") }

    /// Makes a popover for a controller. Only pads have such popovers: a phone raises an exception.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
        if UIDevice.current.userInterfaceIdiom != .pad {
            NSException.raise(
                .invalidArgumentException,
                "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
            )
        }
    }

    /// The object that hears of the popover and decides whether a touch beside it closes it; not kept alive.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// The controller in the popover; setting it while the popover is there changes what is shown.
    open var contentViewController: UIViewController {
        didSet {
            guard contentViewController !== oldValue, let place, presentation(of: oldValue) != nil else { return }
            // What takes its place is presented once the old content is gone.
            isReplacing = true
            oldValue.dismiss(animated: false) { [weak self] in
                self?.isReplacing = false
                self?.present(at: place, animated: false)
            }
        }
    }

    /// Changes the controller in the popover. The change is not animated here.
    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    /// The size of the content, in points: the one that was set, or what the content prefers.
    open var popoverContentSize: CGSize {
        get {
            let preferred = contentViewController.preferredContentSize
            return preferred == .zero ? PopoverPlacement.standardSize : preferred
        }
        set { setContentSize(newValue, animated: false) }
    }

    /// Changes the size of the content.
    ///
    /// - Parameter size: In points.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        let change = { self.contentViewController.preferredContentSize = size }
        animated && isPopoverVisible ? UIView.animate(withDuration: 0.25, animations: change) : change()
    }

    /// Whether the popover is there.
    open var isPopoverVisible: Bool { place != nil && contentViewController.presentingViewController != nil }

    /// The direction of the arrow; unknown while the popover is not there.
    open var popoverArrowDirection: UIPopoverArrowDirection {
        presentation(of: contentViewController)?.arrowDirection ?? .unknown
    }

    /// The views beside the popover that can be touched while it is there.
    open var passthroughViews: [UIView]? { didSet { updateLooks() } }
    /// The colour of the bubble; nil for the system's.
    open var backgroundColor: UIColor? { didSet { updateLooks() } }
    /// The least distances to the edges of the safe area, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { updateLooks() } }

    // MARK: Coming and going

    /// Shows the popover beside a rectangle of a view, which has to be in a window.
    ///
    /// - Parameter rect: In the view's coordinates, in points.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard view.window != nil else {
            return NSException.raise(
                .genericException,
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.")
        }
        present(at: Place(view: view, rect: rect, item: nil, directions: arrowDirections), animated: animated)
    }

    /// Shows the popover beside a button of a bar.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let view = item.customView ?? item.button
        guard view.window != nil else {
            return NSException.raise(
                .genericException,
                "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.")
        }
        present(at: Place(view: view, rect: .null, item: item, directions: arrowDirections), animated: animated)
    }

    /// Takes the popover away; the delegate, which hears of people alone, is not told.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        place = nil
        contentViewController.dismiss(animated: animated)
    }

    // MARK: The presentation

    /// What the popover belongs to.
    private struct Place {
        var view: UIView
        var rect: CGRect
        var item: UIBarButtonItem?
        var directions: UIPopoverArrowDirection
    }

    private var place: Place?
    private var isReplacing = false

    private func presentation(of controller: UIViewController) -> UIPopoverPresentationController? {
        guard controller.presentingViewController != nil else { return nil }
        return controller.presentationController as? UIPopoverPresentationController
    }

    private func present(at place: Place, animated: Bool) {
        let isThere = isPopoverVisible
        self.place = place
        if !isThere { contentViewController.modalPresentationStyle = .popover }
        guard let popover = contentViewController.popoverPresentationController else { return }
        popover.delegate = self
        popover.olderController = self
        if let item = place.item {
            popover.barButtonItem = item
        } else {
            popover.barButtonItem = nil
            popover.sourceView = place.view
            popover.sourceRect = place.rect
        }
        popover.permittedArrowDirections = place.directions
        updateLooks()
        if !isThere { presenter(from: place.view)?.present(contentViewController, animated: animated) }
    }

    private func updateLooks() {
        guard place != nil, let popover = contentViewController.popoverPresentationController else { return }
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = popoverLayoutMargins
    }

    /// The controller in front in the view's window.
    private func presenter(from view: UIView) -> UIViewController? {
        var controller = view.window?.rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller
    }

    /// The presentation has ended, by whatever way.
    func presentationDidEnd() { if !isReplacing { place = nil } }
}

extension UIPopoverController: UIPopoverPresentationControllerDelegate {
    /// No other style, however little room there is.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    /// No other style, whatever the traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// Asks the popover's own delegate.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        delegate?.popoverControllerShouldDismissPopover(self) ?? true
    }

    /// Tells the popover's own delegate.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        place = nil
        delegate?.popoverControllerDidDismissPopover(self)
    }
}

/// Decides whether a person may close a popover, and hears of it; deprecated with the popover.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a touch beside the popover closes it; true unless implemented. Not asked for `dismiss(animated:)`.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// A person has closed the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    /// Lets the person close the popover.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    /// Does nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
