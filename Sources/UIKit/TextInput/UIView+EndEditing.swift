import Foundation

extension UIView {
    /// The view leaves its window: a first responder in it gives way, whether or not it wants to.
    // Choice: before the view is told that it moves, so that whoever ends editing finds it in its place.
    func endEditingInside() {
        guard storedWindow != nil, let first = UIApplication.shared.firstResponder as? UIView, first.isInside(self)
        else { return }
        first.yieldFirstResponder()
    }
}
