import Foundation

/// What the finger that scrolls began with.
struct ScrollingFinger {
    /// The offset at the beginning of the drag, as if there were no resistance at the edges.
    var origin = CGPoint.zero
    /// Whether the finger has stopped the content: it then does nothing else.
    var hasStoppedMotion = false
}

/// The finger on the content.
extension UIScrollView {
    private var listener: (any UIScrollViewDelegate)? { delegate }

    func touchDown() {
        isTracking = true
        finger.hasStoppedMotion = motion != nil
        guard isDecelerating else { return stopMotion() }
        stopMotion()
        listener?.scrollViewDidEndDecelerating(self)
    }

    func touchesOver() {
        isTracking = false
        finger.hasStoppedMotion = false
        // Content that was stopped beyond its edge, and not dragged, springs back.
        if !isDragging, !isZooming, motion == nil, clamped(contentOffset) != contentOffset {
            release(velocity: .zero, target: contentOffset)
        }
    }

    /// Whether a finger's way so far is one that scrolls.
    func dragMayBegin() -> Bool {
        guard isScrollEnabled else { return false }
        let way = scrollPan.path
        let isHorizontal = abs(way.x) > abs(way.y)
        guard isHorizontal ? scrollsHorizontally : scrollsVertically else { return false }
        // A view in the content that already has the touch may keep it.
        for touch in scrollPan.activeTouches where TouchArbiter.shared.isBegun(touch) {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Whether a touch has come too far to choose what it came down on, even where it scrolls nothing.
    func hasDragged(_ touch: UITouch) -> Bool {
        // Choice (selection): as far as a drag takes to begin, or a tap to fail where nothing is to be dragged.
        touch.distanceMoved
            > (isScrollEnabled ? UIPanGestureRecognizer.hysteresis : TouchDelivery.tapDistance)
    }

    func panDidChange() {
        switch scrollPan.state {
        case .began:
            beginDrag()
            drag()
        case .changed: drag()
        case .ended: endDrag(velocity: scrollPan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    func beginDrag() {
        stopMotion()
        isDragging = true
        restoredOffset = nil
        beginPulling()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            UIApplication.shared.firstResponder?.resignFirstResponder()
        }
        showIndicators()
        listener?.scrollViewWillBeginDragging(self)
    }

    private func drag() {
        // Two fingers that zoom say where the content is.
        guard !isZooming else { return }
        var way = scrollPan.translation(in: superview)
        if isDirectionalLockEnabled {
            if abs(scrollPan.path.x) > abs(scrollPan.path.y) { way.y = 0 } else { way.x = 0 }
        }
        drag(by: way)
        dragKeyboard()
    }

    /// Moves the content as far as somebody has pulled it since the drag began, in points; further is harder at the edges.
    func drag(by way: CGPoint) {
        var offset = contentOffset
        if scrollsHorizontally {
            offset.x = pulled(
                finger.origin.x - way.x, horizontalRange, bounds.width, gives: givesHorizontally)
        }
        if scrollsVertically {
            offset.y = pulled(finger.origin.y - way.y, verticalRange, bounds.height, gives: givesVertically)
        }
        moveContent(to: offset)
    }

    private func dragKeyboard() {
        if dragsKeyboard, let window {
            let finger = scrollPan.location(in: window)
            InputViews.shared.drag(to: window.layer.convert(finger, to: UIApplication.shared.screenLayer).y)
        }
    }

    private var dragsKeyboard: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// Goes on from where two fingers have left the content, with the finger that is still down.
    func resumeDrag() {
        let way = scrollPan.translation(in: superview)
        beginPulling()
        finger.origin.x += way.x
        finger.origin.y += way.y
    }

    private func beginPulling() {
        finger.origin = CGPoint(
            x: RubberBand.undo(contentOffset.x, in: horizontalRange, size: bounds.width),
            y: RubberBand.undo(contentOffset.y, in: verticalRange, size: bounds.height))
    }

    /// An offset that may be out of range, as far as content gives way there.
    func pulled(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: pulled(offset.x, horizontalRange, bounds.width, gives: givesHorizontally),
            y: pulled(offset.y, verticalRange, bounds.height, gives: givesVertically))
    }

    private func pulled(
        _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ size: CGFloat, gives: Bool
    ) -> CGFloat {
        gives ? RubberBand.apply(value, to: range, size: size) : min(max(value, range.lowerBound), range.upperBound)
    }

    func endDrag(velocity fingerVelocity: CGPoint) {
        refreshControl?.dragWillEnd()
        // The content moves against the bounds.
        if dragsKeyboard { InputViews.shared.endDrag(movesDown: fingerVelocity.y >= 0) }
        let velocity = CGPoint(
            x: scrollsHorizontally ? -fingerVelocity.x : 0, y: scrollsVertically ? -fingerVelocity.y : 0)
        let target = isPagingEnabled ? page(velocity) : besideLargeTitle(restingOffset(velocity))
        endDrag(velocity: velocity, target: target) { release(velocity: velocity, target: $0) }
    }

    /// A notch of a wheel: a drag that ends at once, from where the content moves on to the target that `move` is given.
    ///
    /// - Parameter duration: How long that will take, in seconds.
    func flick(by delta: CGSize, duration: Double, _ move: (CGPoint) -> Void) {
        touchDown()
        beginDrag()
        isTracking = false
        // As fast as turns a page.
        let velocity = CGPoint(x: delta.width / duration, y: delta.height / duration)
        let target =
            isPagingEnabled
            ? page(CGPoint(x: velocity.x * 1000, y: velocity.y * 1000)) : offset(contentOffset, movedBy: delta)
        endDrag(velocity: velocity, target: target) { target in
            move(target)
            listener?.scrollViewWillBeginDecelerating(self)
        }
    }

    private func endDrag(velocity: CGPoint, target: CGPoint, _ move: (CGPoint) -> Void) {
        var target = proposedTarget(target, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
        listener?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        isDragging = false
        let moves = target != contentOffset || clamped(contentOffset) != contentOffset
        listener?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return hideIndicators() }
        move(target)
    }

    private func restingOffset(_ velocity: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let free = CGPoint(
            x: AxisMotion.target(from: contentOffset.x, velocity: velocity.x, rate: rate),
            y: AxisMotion.target(from: contentOffset.y, velocity: velocity.y, rate: rate))
        return clamped(free)
    }

    /// The page to come to rest at: the nearest, or with some speed the next in its direction.
    private func page(_ velocity: CGPoint) -> CGPoint {
        func snap(_ offset: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let position = offset / size
            if abs(velocity) < 200 { return position.rounded() * size }
            return (velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1) * size
        }
        return clamped(
            CGPoint(
                x: snap(contentOffset.x, velocity.x, bounds.width), y: snap(contentOffset.y, velocity.y, bounds.height))
        )
    }
}

/// The pan of a scroll view, which also tells it when fingers come and go.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count == touches.count { scrollView?.touchDown() }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchesOver()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.zooming.pinch
    }
}

/// Holds touches in the content back for a moment, in which they may turn out to scroll.
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    private static let delay = 0.15

    weak var scrollView: UIScrollView?
    private var dueCall: Int?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.isScrollEnabled, scrollView.scrollsVertically || scrollView.scrollsHorizontally
        else {
            state = .failed
            return
        }
        // A finger that stops the content does not reach what is in it.
        if scrollView.finger.hasStoppedMotion || dueCall != nil { return }
        dueCall = DueCalls.shared.schedule(after: Self.delay) { [weak self] in
            self?.state = .failed
            TouchArbiter.shared.settle()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = scrollView?.finger.hasStoppedMotion ?? false ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        DueCalls.shared.cancel(dueCall)
        dueCall = nil
    }
}
