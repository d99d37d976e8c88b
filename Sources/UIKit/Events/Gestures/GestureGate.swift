import Foundation

/// The delegate of a recognizer that may begin only where a closure says so.
final class GestureGate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
