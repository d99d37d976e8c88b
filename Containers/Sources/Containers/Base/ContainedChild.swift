import UIKit

/// A controller that a container has taken in, and how far it has come.
@MainActor final class ContainedChild {
    /// A child's part in the change that is under way.
    enum Role: Equatable {
        case staying, entering, leaving
    }

    let controller: UIViewController
    let host = ChildHostView()
    private(set) var phase = AppearancePhase.disappeared
    var role = Role.entering
    /// Whether the container still has the child.
    var isAttached = true

    init(_ controller: UIViewController) {
        self.controller = controller
        host.child = self
    }

    func head(in isIn: Bool, animated: Bool) {
        if phase.head(in: isIn) { controller.beginAppearanceTransition(isIn, animated: animated) }
    }

    func arrive() {
        if phase.arrive() { controller.endAppearanceTransition() }
    }

    /// Puts the child's view into its host, which it fills.
    func fillHost() {
        let view: UIView = controller.view
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        host.addSubview(view)
    }

    /// Takes the child's view out of its host, and the host out of the container.
    func emptyHost() {
        host.child = nil
        if let view = controller.viewIfLoaded, view.superview === host { view.removeFromSuperview() }
        host.removeFromSuperview()
    }
}

/// The view between a container and a child's view: transitions move it, so that they never touch the child's own view.
final class ChildHostView: UIView {
    weak var child: ContainedChild?
    var viewWasTaken: ((ContainedChild) -> Void)?

    /// Somebody takes the child's view away who is not the container.
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard let child, subview === child.controller.viewIfLoaded else { return }
        viewWasTaken?(child)
    }

    /// The host's place without the transform of a transition.
    var placedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// Gives the host its place; by bounds and centre, so that a transform of a transition survives.
    func place(in frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Undoes what a transition may have left.
    func resetLook() {
        alpha = 1
        transform3D = CATransform3DIdentity
        layer.isDoubleSided = true
        layer.zPosition = 0
        accessibilityElementsHidden = false
        isUserInteractionEnabled = true
    }
}
