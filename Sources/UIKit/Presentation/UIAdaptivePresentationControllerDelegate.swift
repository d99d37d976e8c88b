import Foundation

/// Adapts a presentation to the room that there is, and hears of people who dismiss it.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to present with where there is little room; `.none` keeps the one that was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style to present with for some traits; `.none` keeps the one that was asked for.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Lets the delegate prepare the presentation controller that an adapted style brings.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// The controller to present in place of the presented one with an adapted style; nil keeps it.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation begins, with the style in which it is carried out.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether a person may dismiss the presentation. Not asked for `dismiss(animated:)` in code (fact 6.26).
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// A person begins to dismiss the presentation, which may yet be taken back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// A person has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// A person tried to dismiss the presentation, which may not be dismissed (fact 6.27).
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The style that UIKit adapts to for the traits of now.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.standardAdaptiveStyle(for: controller.untrackedTraits)
    }

    /// Asks the method without traits where there is little room, and elsewhere takes the style that UIKit adapts to.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        // The older method knows nothing of traits: it is asked where there is little room.
        guard traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact else {
            return controller.standardAdaptiveStyle(for: traitCollection)
        }
        return adaptivePresentationStyle(for: controller)
    }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// Keeps the presented controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Allows the dismissal.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
