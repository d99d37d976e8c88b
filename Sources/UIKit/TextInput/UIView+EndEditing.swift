import Foundation

extension UIView {
    /// The view leaves its window: a first responder in it gives way, whether or not it wants to.
    // Choice: before the view is told that it moves, so that whoever ends editing finds it in its place.
    func endEditingInside() {
        guard storedWindow != nil, let first = UIApplication.shared.firstResponder as? UIView, first.isInside(self)
        else { return }
        first.yieldFirstResponder()
    }

    /// Shows the view in the scroll views around it, as a field does where editing begins.
    func scrollIntoView() {
        var ancestor = storedSuperview
        while let view = ancestor {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                scroll.scrollRectToVisible(scroll.convert(bounds, from: self), animated: true)
                return
            }
            ancestor = view.storedSuperview
        }
    }
}
