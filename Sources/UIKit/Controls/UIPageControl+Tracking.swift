import Foundation

/// A finger on a page control.
struct PageScrub {
    /// The finger's place along the dots when the pages began to follow it, in points of the control.
    var origin: CGFloat
    var page: Int
}

extension UIPageControl {
    /// The time that a finger rests before it moves through the pages, in seconds.
    private static let holdTime = 0.3

    func beginScrub(_ touch: UITouch) {
        scrub = PageScrub(origin: distance(of: touch), page: currentPage)
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
        let way = distance(of: touch) - scrub.origin
        // A finger that moves need not wait.
        if interactionState == .discrete, abs(way) > PageMetrics.pitch / 2 {
            DueCalls.shared.cancel(holdCall)
            becomeContinuous()
        }
        guard interactionState == .continuous else { return }
        go(to: scrub.page + Int((way / PageMetrics.pitch).rounded()))
    }

    /// The distance of a finger along the row of dots, in points of the control.
    private func distance(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return switch shownDirection {
        case .rightToLeft: bounds.width - point.x
        case .topToBottom: point.y
        case .bottomToTop: bounds.height - point.y
        case .natural, .leftToRight: point.x
        }
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
        let length = direction.isVertical ? bounds.height : bounds.width
        turnPage(by: distance(of: touch) > length / 2 ? 1 : -1)
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
