import UIKit

/// The finger that draws the sheet in front, and gives way to scroll views in it.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()

    private unowned let container: SheetStackViewController
    private weak var touched: UIView?
    private var start: CGFloat = 0
    private weak var sheet: UIViewController?

    init(_ container: SheetStackViewController) {
        self.container = container
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: #selector(didPan(_:)))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let host = container.topSheet.flatMap({ container.host(of: $0) }), let view = touch.view,
            view.isDescendant(of: host)
        else { return false }
        touched = view
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = recognizer.velocity(in: container.contentView)
        guard let topSheet = container.topSheet, abs(velocity.y) > abs(velocity.x) else { return false }
        guard let scrollView = scrollView(around: touched) else { return true }
        guard velocity.y > 0 else {
            return container.selectedDetent(of: topSheet)
                != container.heights(of: topSheet, in: container.contentView.bounds).last?.detent
        }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
    }

    /// Scroll views in the sheet wait until it is clear that the finger does not draw the sheet.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
            otherGestureRecognizer === scrollView.panGestureRecognizer,
            let host = container.topSheet.flatMap({ container.host(of: $0) })
        else { return false }
        return scrollView.isDescendant(of: host)
    }

    /// The scroll view around a view of the sheet that has more to show below or above.
    private func scrollView(around view: UIView?) -> UIScrollView? {
        var view = view
        while let current = view, !(current is ChildHostView) {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let insets = scrollView.adjustedContentInset
                if scrollView.contentSize.height + insets.top + insets.bottom > scrollView.bounds.height {
                    return scrollView
                }
            }
            view = current.superview
        }
        return nil
    }

    @objc private func didPan(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: container.contentView).y
        switch pan.state {
        case .began:
            begin()
            follow(translation)
        case .changed: follow(translation)
        case .ended: end(translation, pan.velocity(in: container.contentView).y)
        case .cancelled, .failed: end(0, 0)
        default: break
        }
    }

    /// Takes the sheet from where it is seen, on its way or at rest.
    private func begin() {
        guard let topSheet = container.topSheet, let host = container.host(of: topSheet) else { return }
        let seen = host.layer.presentation() ?? host.layer
        start = seen.frame.minY
        container.completeChange()
        guard container.topSheet === topSheet else { return }
        sheet = topSheet
        container.hold(top: start)
    }

    private func follow(_ translation: CGFloat) {
        guard isHolding else { return }
        container.hold(top: start + translation)
    }

    private func end(_ translation: CGFloat, _ velocity: CGFloat) {
        guard isHolding else { return }
        sheet = nil
        container.letGo(top: start + translation, velocity: velocity)
    }

    /// Whether the sheet is still the one in front; where another was pushed meanwhile, the finger has nothing to move.
    private var isHolding: Bool {
        guard let sheet else { return false }
        guard sheet === container.topSheet else {
            self.sheet = nil
            container.heldTop = nil
            container.replaceChildren()
            return false
        }
        return true
    }
}
