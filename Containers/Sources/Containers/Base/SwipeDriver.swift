import UIKit

/// A finger that swipes a container's children: it starts a change, moves it, and decides at the end where it goes.
@MainActor final class SwipeDriver: NSObject, UIGestureRecognizerDelegate {
    /// A change that a swipe may make.
    struct Offer {
        var controllers: [UIViewController]
        var transition: ContainerTransition
        /// The way of the finger from the beginning of the change to its end, in points, to the right and down.
        var way: CGVector
    }

    let recognizer: UIPanGestureRecognizer
    /// Asked for a change when a finger begins to move, by its velocity in points per second; nil where there is none.
    var offer: ((CGPoint) -> Offer?)?
    /// Told when the finger is lifted, with whether the change goes to its end.
    var didEnd: ((Bool) -> Void)?

    private unowned let container: ContainerViewController
    private var way = CGVector.zero
    private var hand: InteractiveChange?
    /// The change that the finger began last; it is caught again while it runs on.
    private weak var begun: ContainerChange?
    private var start: CGFloat = 0

    init(_ container: ContainerViewController, recognizer: UIPanGestureRecognizer? = nil) {
        self.container = container
        self.recognizer = recognizer ?? UIPanGestureRecognizer()
        super.init()
        self.recognizer.addTarget(self, action: #selector(didPan(_:)))
        self.recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let change = container.change { return change === begun }
        return offer?(recognizer.velocity(in: container.view)) != nil
    }

    @objc private func didPan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: hand?.update(fraction(pan))
        case .ended: end(isWanted(pan))
        case .cancelled, .failed: end(false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        if container.isChanging {
            hand = container.interruptChange()
            start = hand?.fraction ?? 0
        } else if let offer = offer?(pan.velocity(in: container.view)) {
            way = offer.way
            start = 0
            hand = container.beginInteractiveChange(to: offer.controllers, using: offer.transition)
            begun = container.change
        }
        hand?.update(fraction(pan))
    }

    /// The part of the way that a distance is.
    private func part(of distance: CGPoint) -> CGFloat {
        let square = way.dx * way.dx + way.dy * way.dy
        return square > 0 ? (distance.x * way.dx + distance.y * way.dy) / square : 0
    }

    private func fraction(_ pan: UIPanGestureRecognizer) -> CGFloat {
        start + part(of: pan.translation(in: container.view))
    }

    /// Whether the finger's place and speed carry the change to its end.
    private func isWanted(_ pan: UIPanGestureRecognizer) -> Bool {
        let speed = part(of: pan.velocity(in: container.view))
        return abs(speed) > 0.5 ? speed > 0 : fraction(pan) > 0.5
    }

    private func end(_ isFinished: Bool) {
        guard let hand else { return }
        self.hand = nil
        if isFinished { hand.finish() } else { hand.cancel() }
        didEnd?(isFinished)
    }
}
