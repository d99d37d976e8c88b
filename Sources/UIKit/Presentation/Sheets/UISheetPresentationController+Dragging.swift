import Foundation
import QuartzCore

/// The pan that drags a sheet; scroll views inside wait for it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    var mayBegin: ((SheetPanGestureRecognizer) -> Bool)?

    override func mayRecognize(path: CGPoint) -> Bool { abs(path.y) > abs(path.x) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin?(self) ?? false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }
}

/// One drag of a sheet.
@MainActor struct SheetDrag {
    /// How much of the card was in sight when it began.
    var start: CGFloat
    /// Whether a person may drag the sheet out of the screen; asked once (facts 6.26, 6.27).
    var mayDismiss: Bool?
    var dismissal: SheetDismissal?
}

/// Lets a finger carry out the dismissal of a sheet.
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
    /// It keeps itself alive until it has ended, and this object with it.
    private(set) weak var transition: ControllerTransition?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
    }
}

extension UISheetPresentationController {
    /// A finger this fast throws the sheet out, in points a second.
    private static let throwVelocity: CGFloat = 600
    /// How far a finger's velocity carries the sheet, in seconds.
    private static let reach: CGFloat = 0.2

    func setUpDragging() {
        pan.delegate = pan
        pan.mayBegin = { [weak self] pan in self?.dragMayBegin(pan) ?? false }
        pan.onAction = { [weak self] _ in self?.panDidChange() }
    }

    // MARK: Beginning

    private func dragMayBegin(_ pan: SheetPanGestureRecognizer) -> Bool {
        guard isShown, let presentation, presentation.isIdle, presentation.presented.presentation.live == nil,
            let geometry
        else { return false }
        let isDown = pan.path.y > 0
        guard let scroll = touchedScrollView(pan) else { return true }
        // Content that is not at its top scrolls.
        guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5 else { return false }
        if isDown { return true }
        let canRise = geometry.stop(selectedDetentIdentifier).visible < geometry.stops[geometry.stops.count - 1].visible
        return canRise && prefersScrollingExpandsWhenScrolledToEdge
    }

    /// The innermost view under the finger that scrolls up and down.
    private func touchedScrollView(_ pan: SheetPanGestureRecognizer) -> UIScrollView? {
        var view = pan.sequenceTouches.first?.view
        while let current = view, current !== card {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.scrollsVertically { return scroll }
            view = current.storedSuperview
        }
        return nil
    }

    // MARK: Following the finger

    private func panDidChange() {
        switch pan.state {
        case .began:
            guard let geometry else { return }
            drag = SheetDrag(start: geometry.stop(selectedDetentIdentifier).visible)
            follow()
        case .changed: follow()
        case .ended: release(velocity: pan.velocity(in: containerView).y)
        case .cancelled: release(velocity: nil)
        case .possible, .failed: break
        }
    }

    private func follow() {
        guard var drag, let geometry, let presentation else { return }
        let wanted = drag.start - pan.translation(in: containerView).y
        if wanted < geometry.stops[0].visible, drag.mayDismiss == nil {
            drag.mayDismiss = presentation.personMayDismiss
            if drag.mayDismiss == true {
                let dismissal = SheetDismissal()
                drag.dismissal = dismissal
                self.drag = drag
                presentation.beginDismissalByPerson(with: dismissal)
            }
        }
        self.drag = drag
        move(to: geometry.banded(wanted, mayLeave: drag.mayDismiss == true))
    }

    private func move(to visible: CGFloat?) {
        movingVisible = visible
        placeCard()
        updateLooks()
        containerView?.layoutIfNeeded()
    }

    // MARK: Letting go

    /// - Parameter velocity: Of the finger downwards, in points a second; nil if the touch was taken away.
    private func release(velocity: CGFloat?) {
        guard let drag, let geometry, let visible = movingVisible else { return }
        self.drag = nil
        let low = geometry.stops[0]
        if let transition = drag.dismissal?.transition, transition.isRunning {
            let leaves = velocity.map {
                $0 > Self.throwVelocity || $0 > -Self.throwVelocity && visible < low.visible / 2
            }
            return leaves ?? false ? leave(transition) : stay(transition, at: low)
        }
        let target = geometry.stop(near: visible - (velocity ?? 0) * Self.reach)
        rest(at: target)
        // Fact 6.27.
        if drag.mayDismiss == false { presentation?.tellAttempt() }
    }

    private func leave(_ transition: ControllerTransition) {
        transition.finishInteractiveTransition()
        settle {
            self.move(to: 0)
            transition.runAlongside()
        } completion: { _ in
            transition.completeTransition(true)
            self.movingVisible = nil
        }
    }

    private func stay(_ transition: ControllerTransition, at stop: SheetGeometry.Stop) {
        transition.cancelInteractiveTransition()
        settle {
            self.move(to: stop.visible)
        } completion: { _ in
            self.movingVisible = nil
            self.selectedDetentIdentifier = stop.identifier
            transition.completeTransition(false)
        }
    }

    private func rest(at stop: SheetGeometry.Stop) {
        let before = geometry?.stop(selectedDetentIdentifier).identifier
        movingVisible = nil
        selectedDetentIdentifier = stop.identifier
        settle {
            self.placeCard()
            self.updateLooks()
            self.containerView?.layoutIfNeeded()
        }
        guard before != stop.identifier else { return }
        (presentation?.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
