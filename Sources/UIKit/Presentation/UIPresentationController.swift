import Foundation
import QuartzCore

/// Manages the views of a presentation: where the presented view is, what else is shown, and how all of it follows
/// changes of size and traits.
///
/// The style `.custom` lets an app bring its own subclass through `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, ObjectiveCExposed, UIContentContainer, UITraitEnvironment {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPresentationController") }

    /// Both are kept alive by the presentation, while there is one: a presented controller owns what manages it.
    private let presented: WeakController
    private var presenting: WeakController
    /// The style that the presented controller asked for.
    var style: UIModalPresentationStyle
    /// The style in which the presentation is carried out.
    var effectiveStyle: UIModalPresentationStyle
    /// The presentation that is carried out or that waits to be.
    weak var presentation: Presentation?

    /// Makes a controller for a presentation that is to come.
    ///
    /// - Parameter presentingViewController: Nil where it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = WeakController(controller: presentedViewController)
        presenting = WeakController(controller: presentingViewController)
        style = presentedViewController.modalPresentationStyle
        effectiveStyle = style
        super.init()
    }

    func adoptPresenter(_ presenter: UIViewController) { presenting.controller = presenter }

    /// The controller that is presented. A presentation controller that outlives it has an empty one.
    open var presentedViewController: UIViewController { presented.controller ?? UIViewController() }

    /// The controller that presents; the presented one until that is known.
    open var presentingViewController: UIViewController { presenting.controller ?? presentedViewController }

    /// The style that the presented controller asked for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view that the presentation takes place in; nil before it begins and after it has ended.
    open var containerView: UIView? { presentation?.container }

    /// The view that is animated and placed: the presented controller's, unless overridden.
    open var presentedView: UIView? { presented.controller?.view }

    /// The presented view's frame at rest, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the whole window; else only the controller that defines the context (fact 6.06).
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenter's view leaves the window while it is covered. It hears that it goes and comes then
    /// (fact 6.04).
    open var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen || effectiveStyle == .currentContext }

    /// Traits that are replaced for the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            guard let presentation, presentation.phase != .waiting else { return }
            presented.controller?.traitState.parentOverrides = presentedTraits
            presented.controller?.setNeedsTraitUpdate()
        }
    }

    /// The delegate, which adapts the presentation and hears of people who dismiss it; not kept alive.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Transitions

    /// The presentation is about to be animated.
    ///
    /// Called when the container has its place and the presented controller a transition coordinator (fact 6.32). An
    /// override adds views of its own, such as a shade, and need not call super, which does nothing.
    open func presentationTransitionWillBegin() {}
    /// The presentation was animated, or taken back.
    ///
    /// Called at the end of the transition. An override takes its own views out where the presentation was taken back,
    /// and need not call super, which does nothing.
    ///
    /// - Parameter completed: Whether the controller is presented now; false if it went back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to be animated.
    ///
    /// Called before the animations. An override animates its own views with the transition coordinator, and need not
    /// call super, which does nothing.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal was animated, or taken back.
    ///
    /// Called at the end of the transition. An override need not call super, which does nothing.
    ///
    /// - Parameter completed: Whether the controller is dismissed now; false if it stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Layout

    /// Before the container lays out its subviews. An override places the presented view where its frame may change.
    open func containerViewWillLayoutSubviews() {}
    /// After the container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Adapting

    /// The style for the traits of now; `.none` keeps the one that was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: untrackedTraits) }

    // Choice (6.36): narrow screens show popovers as sheets, unless the delegate says none.
    /// The style for some traits, the delegate's if there is one; `.none` keeps the one that was asked for.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? standardAdaptiveStyle(for: traitCollection)
    }

    // MARK: Size and traits

    /// The size that the presented controller would like its view to have, in points.
    open var preferredContentSize: CGSize { presented.controller?.preferredContentSize ?? .zero }

    /// The presented controller's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Auto Layout gave the presented controller's view another size; the base implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller's view is to have when the container has another size, both in points;
    /// the container's, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to have another size, in points. An override calls super, which tells the presented
    /// controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented = presented.controller, let current = presented.storedView?.bounds.size else { return }
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if own != current { presented.sendSizeTransition(to: own, with: coordinator) }
    }

    /// The traits are about to change. An override calls super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented = presented.controller else { return }
        let traits = presented.traitCollection.replacing(sizeClassesOf: presented.ownTraits(newCollection))
        if traits != presented.traitCollection { presented.willTransition(to: traits, with: coordinator) }
    }

    /// The traits of the place that the presentation has or would have.
    open var traitCollection: UITraitCollection { untrackedTraits }
    /// The presentation's traits have other values; an override need not call super, which does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: What the framework's own presentations do otherwise

    var untrackedTraits: UITraitCollection {
        containerView?.untrackedTraits ?? presenting.controller?.untrackedTraits ?? UIScreen.main.traitCollection
    }

    /// The style that UIKit adapts to where nobody says otherwise.
    func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Whether a person may leave the presented controller by escape, as by a drag or a touch beside it.
    var isLeftByEscape: Bool { false }

    /// Whether it presents a sheet, where bars are higher.
    var presentsSheet: Bool { false }

    /// Whether the presenter's view has drawn back behind the presented one.
    var hasReceded: Bool { false }

    /// Traits that the presentation replaces for the presented controller.
    var presentedTraits: UITraitCollection? { overrideTraitCollection }

    // Choice (preferredTransition): over the style's own animation, and below an animator of the app's.
    /// Animates as the presented controller wishes, or as the presentation does.
    func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.preferredTransition?.animator(isComing: isPresenting)
            ?? standardAnimator(isPresenting: isPresenting)
    }

    /// Animates where the app has no animator of its own.
    func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(transitionStyle, isPresenting: isPresenting)
    }

    /// The presented controller's style, or that of the context which it covers, where that one wants it so.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext
        if isInContext, let context = presenting.controller, context.definesPresentationContext,
            context.providesPresentationContextTransitionStyle
        {
            return context.modalTransitionStyle
        }
        return presentedViewController.modalTransitionStyle
    }

    /// The view that gets a touch which hits nothing but the container or its shade.
    func touchBelow(_ point: CGPoint, hit: UIView, with event: UIEvent?) -> UIView? { hit }

    /// Whether what is below can be used while this is presented.
    var leavesBelowInUse: Bool { false }

    /// Whether the keyboard goes while something is presented, and comes back afterwards.
    var pausesEditing: Bool { false }

    /// The presentation is over.
    func letGo() {}

    /// The style to carry the presentation out with in a window; nil for the one that was asked for.
    func adaptedStyle(in window: UIWindow) -> UIModalPresentationStyle? {
        guard style != .custom else { return nil }
        let adaptive = adaptivePresentationStyle(for: window.untrackedTraits)
        return adaptive == .none || adaptive == style ? nil : adaptive
    }

    /// The presentation controller that takes over with an adapted style.
    func performer(
        for adaptive: UIModalPresentationStyle, of presented: UIViewController
    ) -> UIPresentationController {
        let performer = presented.makePresentationController(adaptive, presentingViewController)
        performer.effectiveStyle = adaptive
        return performer
    }

    /// The last moment before the presentation begins. Returns whether it can.
    func presentationIsDue() -> Bool { true }
}
