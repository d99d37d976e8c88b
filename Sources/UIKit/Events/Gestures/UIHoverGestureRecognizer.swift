import Foundation

/// A recognizer of a pointer over its view. The display's pointer is a finger, which does not hover: nothing is recognised.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
