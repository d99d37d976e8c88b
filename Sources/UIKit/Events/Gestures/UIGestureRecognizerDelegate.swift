import Foundation

/// A delegate that decides with which touches, and beside which others, a recognizer works.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer may leave the possible state; false makes it fail. Asked when the gesture is recognised,
    /// after the views between the touch and the recognizer.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether both recognizers may recognise; true from the delegate of either is enough.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recognizer waits until the other has failed. Asked when it is about to recognise.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other recognizer waits until this one has failed. Asked when the other is about to recognise.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recognizer looks at a touch at all; asked when the touch begins.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the recognizer gets anything of an event; asked for each touch that begins, before the question about the
    /// touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    private func forwardee(_ selector: String) -> (any UIGestureRecognizerDelegate)? {
        forwardee(selector, as: (any UIGestureRecognizerDelegate).self)
    }

    /// Lets the gesture begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        forwardee("gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
    /// Does not let both recognise.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forwardee("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")?.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }
    /// Waits for no other recognizer.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forwardee("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")?.gestureRecognizer(
            gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }
    /// Makes no other recognizer wait.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forwardee("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")?.gestureRecognizer(
            gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
    /// Lets the recognizer look at every touch.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        forwardee("gestureRecognizer:shouldReceiveTouch:")?.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            ?? true
    }
    /// Lets the recognizer get every event.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        forwardee("gestureRecognizer:shouldReceiveEvent:")?.gestureRecognizer(gestureRecognizer, shouldReceive: event)
            ?? true
    }
}
