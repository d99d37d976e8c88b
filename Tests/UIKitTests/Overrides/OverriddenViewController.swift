import UIKit

// Without @testable, as an app is: a member that is no longer open, or went into an extension, stops these classes from
// compiling.

final class OverriddenViewController: UIViewController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
}

final class OverriddenControl: UIControl {
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var allControlEvents: Event { super.allControlEvents }
    override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        super.actions(forTarget: target, forControlEvent: controlEvent)
    }
}

final class OverriddenTableViewCell: UITableViewCell {
    override var contentView: UIView { super.contentView }
}

final class OverriddenTableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var contentView: UIView { super.contentView }
}

final class OverriddenLayoutGuide: UILayoutGuide {
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
}

final class OverriddenLayoutConstraint: NSLayoutConstraint {
    override var firstAnchor: NSObject? { super.firstAnchor }
    override var secondAnchor: NSObject? { super.secondAnchor }
}

final class OverriddenNib: UINib {
    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?) -> [Any] {
        super.instantiate(withOwner: ownerOrNil, options: optionsOrNil)
    }
}

final class OverriddenBezierPath: UIBezierPath {
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

final class OverriddenPresentingController: UIViewController {
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
}

final class OverriddenPresentationController: UIPresentationController {
    override var presentedView: UIView? { super.presentedView }
    override var containerView: UIView? { super.containerView }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
    override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
    override var overrideTraitCollection: UITraitCollection? {
        get { super.overrideTraitCollection }
        set { super.overrideTraitCollection = newValue }
    }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        super.adaptivePresentationStyle(for: traitCollection)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
    }
}
