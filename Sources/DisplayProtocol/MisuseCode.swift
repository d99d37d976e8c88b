/// The mistakes with view controllers that the framework notices while an app runs.
///
/// The raw values are stable: people silence findings and search for them by these names.
package enum MisuseCode: String, CaseIterable, Sendable {
    case addViewBeforeChild = "containment.add-view-before-child"
    case wrongParent = "containment.wrong-parent"
    case viewWithoutChild = "containment.view-without-child"
    case missingDidMove = "containment.missing-did-move"
    case missingRemoveFromParent = "containment.missing-remove-from-parent"
    case viewLeftBehind = "containment.view-left-behind"
    case missingWillMove = "containment.missing-will-move"
    case extraWillMove = "containment.extra-will-move"
    case didMoveToWrongParent = "containment.did-move-wrong-parent"
    case loadViewBeforeChild = "containment.load-view-before-child"
    case addChildAgain = "containment.add-child-again"
    case directAppearanceCall = "containment.direct-appearance-call"
    case appearanceWhileForwarding = "containment.appearance-while-forwarding"
    case unbalancedAppearance = "containment.unbalanced-appearance"
    case missingAppearance = "containment.missing-appearance"
    case appearanceBeforeChild = "containment.appearance-before-child"
    case transitionNotChild = "containment.transition-not-child"
    case viewLeftContainer = "containment.view-left-container"
    case sharedView = "containment.shared-view"

    case childOfItself = "containment.child-of-itself"
    case transitionManualForwarding = "containment.transition-manual-forwarding"
    case transitionWithoutView = "containment.transition-without-view"
    case callbackWithoutSuper = "containment.callback-without-super"
    case frameNotBounds = "containment.frame-not-bounds"
    case childKeepsSize = "containment.child-keeps-size"
    case statusBarNotUpdated = "containment.status-bar-not-updated"

    case presentOffWindow = "presentation.not-in-window"
    case presentTwice = "presentation.already-presenting"
    case presentActiveController = "presentation.active-controller"
    case presentDetached = "presentation.detached"
    case dismissInProgress = "presentation.in-progress"
    case popoverWithoutSource = "presentation.missing-source"
    case rootReplacedUnderPresentation = "presentation.root-replaced"
    case unfinishedTransition = "presentation.unfinished-transition"
    case appearanceInAnimator = "presentation.appearance-in-animator"

    case pushTwice = "navigation.pushed-twice"
    case nestedPush = "navigation.nested-push"
}

extension MisuseCode {
    /// The first part of the name, with its dot.
    package var family: String { rawValue.prefix { $0 != "." } + "." }

    /// What people have to know of a mistake.
    package struct Explanation: Sendable {
        /// What the app does.
        package var mistake: String
        /// What UIKit makes of it.
        package var reaction: String
        /// What to write instead.
        package var advice: String
        /// Whether UIKit raises an exception, which ends the app.
        package var isFatal = false
    }

    package var explanation: Explanation {
        switch self {
        case .addViewBeforeChild:
            Explanation(
                mistake: "A child's view is put into the container before addChild(_:).",
                reaction: "UIKit tells the child that it will appear while its parent is nil.",
                advice: "Call addChild(child) first, then addSubview(child.view), then child.didMove(toParent: self).")
        case .wrongParent:
            Explanation(
                mistake:
                    "A child's view is put under a controller that is not its parent, or addChild(_:) names another "
                    + "parent than the one whose views hold the child's.",
                reaction: "UIKit raises UIViewControllerHierarchyInconsistency.",
                advice: "Call addChild(_:) on the controller whose view gets the child's view; before a move, "
                    + "willMove(toParent: nil), removeFromSuperview() and removeFromParent().",
                isFatal: true)
        case .viewWithoutChild:
            Explanation(
                mistake: "A controller's view is put on the screen with addSubview(_:) alone, without addChild(_:).",
                reaction:
                    "UIKit lets go of the controller once it has appeared, if nobody else holds it: its buttons stop "
                    + "working, and it hears nothing of rotation, size and traits.",
                advice:
                    "Call addChild(child) before addSubview(child.view), and child.didMove(toParent: self) after it; "
                    + "in a window, set rootViewController.")
        case .missingDidMove:
            Explanation(
                mistake: "A child is added, its view too, and didMove(toParent:) is not sent.",
                reaction: "UIKit carries on, but what the child does in didMove(toParent:) never happens.",
                advice:
                    "Call child.didMove(toParent: self) after addSubview(child.view), or at the end of the animation; "
                    + "an override of it calls super.")
        case .missingRemoveFromParent:
            Explanation(
                mistake:
                    "A child is sent willMove(toParent: nil), its view is taken out, and removeFromParent() is not "
                    + "called.",
                reaction:
                    "UIKit keeps the child in children: it is not deinitialised, and goes on hearing of rotation and traits.",
                advice: "Call child.removeFromParent() after child.view.removeFromSuperview().")
        case .viewLeftBehind:
            Explanation(
                mistake: "A child is removed with removeFromParent(), and its view stays in the container's.",
                reaction:
                    "UIKit leaves the view on the screen, with a controller that has no parent and hears nothing of "
                    + "rotation, size and traits, or is gone.",
                advice: "Call child.view.removeFromSuperview() before child.removeFromParent().")
        case .missingWillMove:
            Explanation(
                mistake: "A child is removed without willMove(toParent: nil) before.",
                reaction: "UIKit takes it out, but isMovingFromParent is false while it disappears, and what the child "
                    + "does in willMove(toParent:) never happens.",
                advice: "Call child.willMove(toParent: nil), then child.view.removeFromSuperview(), then "
                    + "child.removeFromParent().")
        case .extraWillMove:
            Explanation(
                mistake: "The container sends willMove(toParent: self), which addChild(_:) sends too.",
                reaction: "UIKit sends willMove(toParent:) in addChild(_:), so the child hears it twice.",
                advice: "Leave the call out; willMove(toParent: nil) before a removal is the only one to make.")
        case .didMoveToWrongParent:
            Explanation(
                mistake: "didMove(toParent:) names a controller that is not the receiver's parent, as "
                    + "self.didMove(toParent: child) does.",
                reaction: "UIKit passes the call on as it is: the wrong controller is told that it moved.",
                advice:
                    "Call child.didMove(toParent: self), on the child, after addChild(child); removeFromParent() sends "
                    + "didMove(toParent: nil) itself.")
        case .loadViewBeforeChild:
            Explanation(
                mistake: "A child's view is used before addChild(_:).",
                reaction:
                    "UIKit runs viewDidLoad() there and then, with parent nil and without the container's traits.",
                advice: "Call addChild(child) first, and set up what belongs to the view in the child's viewDidLoad().")
        case .addChildAgain:
            Explanation(
                mistake: "addChild(_:) is called for a child that the container has already.",
                reaction: "UIKit sends willMove(toParent:) again, and has been seen to send later callbacks twice.",
                advice: "Remove the child first, or leave the call out if child.parent === self.")
        case .directAppearanceCall:
            Explanation(
                mistake: "viewWillAppear(_:), or another appearance callback, is called directly.",
                reaction: "UIKit logs the call; the child hears the callback twice, or out of order.",
                advice:
                    "Call child.beginAppearanceTransition(_:animated:) and child.endAppearanceTransition(), or leave it "
                    + "to UIKit, which forwards appearance to children.")
        case .appearanceWhileForwarding:
            Explanation(
                mistake: "beginAppearanceTransition(_:animated:) comes after UIKit has forwarded the same appearance.",
                reaction: "UIKit has told the child already, and tells it a second time.",
                advice: "Call it before the child's view is put in or taken out, or not at all, or override "
                    + "shouldAutomaticallyForwardAppearanceMethods to return false and forward everything by hand.")
        case .unbalancedAppearance:
            Explanation(
                mistake:
                    "endAppearanceTransition() has no beginAppearanceTransition(_:animated:), or the other way round.",
                reaction: "UIKit sends nothing for the call that has no partner.",
                advice:
                    "Call child.endAppearanceTransition() once for each beginAppearanceTransition(_:animated:), on the "
                    + "same child.")
        case .missingAppearance:
            Explanation(
                mistake:
                    "A container that forwards appearance by hand shows a child, or takes out one that has appeared, "
                    + "without telling it.",
                reaction: "UIKit sends nothing in its place: the child hears neither viewWillAppear(_:) and "
                    + "viewDidAppear(_:) nor, when it goes, viewWillDisappear(_:) and viewDidDisappear(_:).",
                advice: "Call child.beginAppearanceTransition(_:animated:) before the child's view is put in (true) or "
                    + "taken out (false), and child.endAppearanceTransition() after it.")
        case .appearanceBeforeChild:
            Explanation(
                mistake: "beginAppearanceTransition(true, animated:) comes before addChild(_:).",
                reaction: "UIKit sends viewWillAppear(_:) at once, while parent and navigationController are nil.",
                advice: "Call addChild(child) before child.beginAppearanceTransition(true, animated: animated).")
        case .transitionNotChild:
            Explanation(
                mistake: "transition(from:to:duration:options:animations:completion:) names a controller that is not a "
                    + "child of the container.",
                reaction: "UIKit raises NSInvalidArgumentException.",
                advice: "Call addChild(new) before the transition, and old.removeFromParent() in its completion.",
                isFatal: true)
        case .viewLeftContainer:
            Explanation(
                mistake:
                    "A child's view is moved out of its container: into the window, a popup or a view that is nowhere.",
                reaction: "UIKit raises UIViewControllerHierarchyInconsistency.",
                advice: "Keep the child's view inside its parent's view, or remove the child first: "
                    + "willMove(toParent: nil), removeFromSuperview(), removeFromParent().",
                isFatal: true)
        case .sharedView:
            Explanation(
                mistake: "One view is made the view of two controllers.",
                reaction: "UIKit raises UIViewControllerHierarchyInconsistency.",
                advice: "Give each controller a view of its own, or set the first controller's view to nil before.",
                isFatal: true)
        case .childOfItself:
            Explanation(
                mistake: "A controller is added to itself, or to one that it contains.",
                reaction: "UIKit refuses it with an exception.",
                advice: "Add the child to its container: container.addChild(child).",
                isFatal: true)
        case .transitionManualForwarding:
            Explanation(
                mistake:
                    "transition(from:to:duration:options:animations:completion:) is used by a container that forwards "
                    + "appearance by hand.",
                reaction: "UIKit raises NSInvalidArgumentException.",
                advice: "Use UIView.animate(withDuration:) between beginAppearanceTransition(_:animated:) and "
                    + "endAppearanceTransition().",
                isFatal: true)
        case .transitionWithoutView:
            Explanation(
                mistake:
                    "transition(from:to:duration:options:animations:completion:) goes from a child to itself, or from "
                    + "one whose view is not in the container.",
                reaction: "UIKit leaves open what happens.",
                advice: "Put the first child's view into the container before the transition, and name two children.")
        case .callbackWithoutSuper:
            Explanation(
                mistake: "An override does not call super.",
                reaction: "UIKit does not get to do its part: isMovingToParent and isMovingFromParent are wrong, or "
                    + "children hear nothing.",
                advice: "Call super in the override, with the same arguments.")
        case .frameNotBounds:
            Explanation(
                mistake: "A child's view gets its container's frame, not its bounds.",
                reaction:
                    "UIKit places it in the container's own coordinates, so it is shifted by the container's origin.",
                advice: "Write child.view.frame = container.bounds.")
        case .childKeepsSize:
            Explanation(
                mistake: "A child's view has neither constraints nor an autoresizing mask.",
                reaction: "UIKit leaves the view as large as it was when its container is resized.",
                advice:
                    "Set child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight], or constrain the view to its "
                    + "superview.")
        case .statusBarNotUpdated:
            Explanation(
                mistake: "Children were exchanged, and nobody said that the status bar's answers changed.",
                reaction: "UIKit keeps the status bar as it was.",
                advice: "Call setNeedsStatusBarAppearanceUpdate() after the exchange.")
        case .presentOffWindow:
            Explanation(
                mistake: "A controller presents whose view is not in a window: in viewDidLoad(), or while another one "
                    + "covers it.",
                reaction: "UIKit logs the attempt and presents nothing; the completion is not called.",
                advice: "Call present(_:animated:completion:) in viewDidAppear(_:) or later, on the controller that "
                    + "is on the screen.")
        case .presentTwice:
            Explanation(
                mistake: "A controller presents that presents another one already.",
                reaction: "UIKit logs the attempt and presents nothing; the completion is not called.",
                advice: "Present from the presented controller, or dismiss that first and present in the completion.")
        case .presentActiveController:
            Explanation(
                mistake: "A controller is presented that is a child, the root of a window, or presented already.",
                reaction: "UIKit raises NSInvalidArgumentException.",
                advice: "Present a controller of its own, or remove the controller from where it is first.",
                isFatal: true)
        case .presentDetached:
            Explanation(
                mistake: "A controller presents whose view is on the screen, and that is neither a child nor the root "
                    + "of the window.",
                reaction: "UIKit logs the attempt and goes on; the presenter hears nothing of rotation, size and "
                    + "traits.",
                advice: "Call addChild(_:) for the presenter when its view is put in, or present from the controller "
                    + "that holds it.")
        case .dismissInProgress:
            Explanation(
                mistake: "dismiss(animated:completion:) is called while the presentation, or another dismissal, is "
                    + "under way.",
                reaction: "UIKit logs the attempt and dismisses nothing; the completion is not called.",
                advice: "Dismiss in the completion of present(_:animated:completion:).")
        case .popoverWithoutSource:
            Explanation(
                mistake: "A popover, or an action sheet on a pad, is presented without a source.",
                reaction: "UIKit raises NSGenericException.",
                advice: "Set sourceView or barButtonItem of popoverPresentationController before presenting.",
                isFatal: true)
        case .rootReplacedUnderPresentation:
            Explanation(
                mistake: "The window gets another root controller while the old one presents.",
                reaction: "UIKit leaves the presented view in the window, in front of the new root, and the controller "
                    + "with it.",
                advice: "Call dismiss(animated: false) on the old root first, and set rootViewController in the "
                    + "completion.")
        case .unfinishedTransition:
            Explanation(
                mistake: "An animator does not call completeTransition(_:).",
                reaction: "UIKit waits for ever: nobody hears that the transition has ended, and the screen takes no "
                    + "touches.",
                advice: "Call transitionContext.completeTransition(!transitionContext.transitionWasCancelled) in the "
                    + "completion of the animation, on every way out.")
        case .appearanceInAnimator:
            Explanation(
                mistake: "An animator calls beginAppearanceTransition(_:animated:) or endAppearanceTransition() for "
                    + "the controllers that it animates.",
                reaction: "UIKit tells them itself where it has to; without animation the animator does not run, and "
                    + "the presenter waits for callbacks that do not come.",
                advice: "Leave the calls out; let shouldRemovePresentersView return true where the presenter is to "
                    + "hear of it.")
        case .pushTwice:
            Explanation(
                mistake: "A controller is pushed that is in the stack already.",
                reaction: "UIKit raises NSInvalidArgumentException.",
                advice: "Push a new controller, or go back to this one with popToViewController(_:animated:).",
                isFatal: true)
        case .nestedPush:
            Explanation(
                mistake: "A controller is pushed with an animation while another push is being animated.",
                reaction:
                    "UIKit logs that the navigation bar may be corrupted; callbacks may come twice or not at all.",
                advice: "Push one at a time, in viewDidAppear(_:) or after a tap, or set the whole stack with "
                    + "setViewControllers(_:animated:).")
        }
    }
}
