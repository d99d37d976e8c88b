import Foundation

/// Dismissals by a person: a drag, or a touch beside what is presented (facts 6.26, 6.27).
extension Presentation {
    /// The delegate of the presentation that the app knows.
    var delegate: (any UIAdaptivePresentationControllerDelegate)? { performer.delegate ?? controller.delegate }

    /// Whether the presented controller and its delegate let a person dismiss it.
    var personMayDismiss: Bool {
        guard !presented.isModalNow else { return false }
        return delegate?.presentationControllerShouldDismiss(controller) ?? true
    }

    /// A touch beside what is presented.
    func dismissByPerson() {
        guard isIdle, stack.count == 1 else { return }
        guard personMayDismiss else { return tellAttempt() }
        delegate?.presentationControllerWillDismiss(controller)
        dismiss(animated: true, completion: tellDismissal)
    }

    /// A finger begins to drag what is presented away, which may yet be taken back.
    func beginDismissalByPerson(with interactor: any UIViewControllerInteractiveTransitioning) {
        delegate?.presentationControllerWillDismiss(controller)
        beginDismissal(animated: true, by: interactor, completion: tellDismissal)
    }

    func tellAttempt() { delegate?.presentationControllerDidAttemptToDismiss(controller) }

    private var tellDismissal: () -> Void {
        // The presentation lets go of its controllers before.
        { [delegate, controller, presented] in
            delegate?.presentationControllerDidDismiss(controller)
            presented.personDidDismiss()
        }
    }
}

extension UIViewController {
    /// Whether this controller, or one that it shows, must not be dismissed by a gesture.
    fileprivate var isModalNow: Bool {
        isModalInPresentation || links.children.contains { isShowing($0) && $0.isModalNow }
    }
}
