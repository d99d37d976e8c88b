import Foundation

/// A finger on a page control.
struct PageScrub {
    /// The finger's place when the pages began to follow it, in points of the control.
    var origin: CGFloat
    var page: Int
}

extension UIPageControl {
    /// The time that a finger rests before it moves through the pages, in seconds.
    private static let holdTime = 0.3

    func beginScrub(_ touch: UITouch) {
        scrub = PageScrub(origin: touch.location(in: self).x, page: currentPage)
        interactionState = .discrete
        guard allowsContinuousInteraction else { return }
        holdCall = DueCalls.shared.schedule(after: Self.holdTime) { [weak self] in self?.becomeContinuous() }
    }

    private func becomeContinuous() {
        holdCall = nil
        guard interactionState == .discrete else { return }
        interactionState = .continuous
        showPages()
    }

    func continueScrub(_ touch: UITouch) {
        guard let scrub, allowsContinuousInteraction else { return }
        let way = touch.location(in: self).x - scrub.origin
        // A finger that moves need not wait.
        if interactionState == .discrete, abs(way) > PageMetrics.pitch / 2 {
            DueCalls.shared.cancel(holdCall)
            becomeContinuous()
        }
        guard interactionState == .continuous else { return }
        let steps = Int((way / PageMetrics.pitch).rounded())
        go(to: scrub.page + (effectiveUserInterfaceLayoutDirection == .leftToRight ? steps : -steps))
    }

    /// Ends with a touch, which may be a tap, or without one.
    func endScrub(_ touch: UITouch?) {
        DueCalls.shared.cancel(holdCall)
        holdCall = nil
        scrub = nil
        let wasTap = interactionState == .discrete
        interactionState = .none
        showPages()
        guard wasTap, isTouchInside, let touch else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        turnPage(by: isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
    }

    func turnPage(by step: Int) { go(to: currentPage + step) }

    /// Goes to a page for a person, who hears of it as the app does.
    private func go(to page: Int) {
        let kept = min(max(0, page), max(0, numberOfPages - 1))
        guard kept != currentPage else { return }
        currentPage = kept
        sendActions(for: .valueChanged)
    }
}
