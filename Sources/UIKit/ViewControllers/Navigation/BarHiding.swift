import Foundation

/// The ways in which the user, or a turn of the device, takes the bars of a navigation controller away.
@MainActor final class BarHiding: NSObject {
    private unowned let owner: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe: UIPanGestureRecognizer = BarSwipeGestureRecognizer()
    /// Whether the finger that is down has moved the bars already.
    private var hasMoved = false
    nonisolated(unsafe) private var keyboardObserver: (any NSObjectProtocol)?

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
        tap.cancelsTouchesInView = false
        swipe.cancelsTouchesInView = false
        (tap.delegate, swipe.delegate) = (self, self)
        tap.onAction = { [weak self] _ in self?.wasTapped() }
        swipe.onAction = { [weak self] _ in self?.wasSwiped() }
    }

    deinit { keyboardObserver.map(NotificationCenter.default.removeObserver) }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
        update()
    }

    func update() {
        tap.isEnabled = owner.hidesBarsOnTap
        swipe.isEnabled = owner.hidesBarsOnSwipe
        if owner.hidesBarsWhenKeyboardAppears, keyboardObserver == nil {
            keyboardObserver = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow() } }
        } else if !owner.hidesBarsWhenKeyboardAppears {
            keyboardObserver.map(NotificationCenter.default.removeObserver)
            keyboardObserver = nil
        }
    }

    private func keyboardWillShow() {
        guard owner.storedView?.window != nil, !owner.isBarHidden else { return }
        hideBars(true)
    }

    private func wasTapped() { hideBars(!owner.isBarHidden) }

    /// How far a finger goes before the bars follow, in points.
    private static let distance: CGFloat = 20

    private func wasSwiped() {
        switch swipe.state {
        case .began: hasMoved = false
        case .changed:
            let way = swipe.translation(in: owner.storedView).y
            guard !hasMoved, abs(way) > Self.distance, (way < 0) != owner.isBarHidden else { return }
            hasMoved = true
            hideBars(way < 0)
        default: break
        }
    }

    /// Moves the bars that the app shows: a toolbar that it hid stays away.
    func hideBars(_ hidden: Bool) {
        if hidden { owner.hidesToolbarToo = !owner.isBottomBarHidden }
        owner.setNavigationBarHidden(hidden, animated: true)
        if owner.hidesToolbarToo { owner.setToolbarHidden(hidden, animated: true) }
    }
}

extension BarHiding: UIGestureRecognizerDelegate {
    /// Bars and controls in the content are for other touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, let content = owner.contentView else { return false }
        return view.isDescendant(of: content) && !(gestureRecognizer === tap && view is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// Content scrolls under the finger that takes the bars away.
private final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
    override func mayRecognize(path: CGPoint) -> Bool { abs(path.y) > abs(path.x) }
}
