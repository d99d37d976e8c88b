import Foundation

extension UIView {
    /// Makes the first responder in this view, if there is one, give way, without asking it where `force` says so.
    func endEditingOfFirstResponder(_ force: Bool) -> Bool {
        guard let first = UIApplication.shared.firstResponder as? UIView, first.isInside(self) else {
            return false
        }
        if first.resignFirstResponder() { return true }
        if force { first.yieldFirstResponder() }
        return force
    }

    /// The view leaves its window: a first responder in it is asked to give way, and does so whether or not it wants to.
    // Choice (11.11): before the view is told that it moves, so that whoever ends editing finds it in its place.
    func endEditingInside() {
        guard storedWindow != nil else { return }
        // A controller may follow upon its field.
        for _ in 0..<2 {
            let first = UIApplication.shared.firstResponder
            guard let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, view.isInside(self) else {
                return
            }
            if first?.resignFirstResponder() != true || first?.isFirstResponder == true { first?.yieldFirstResponder() }
        }
    }

    /// Shows the view in the scroll views around it, as a field does where editing begins.
    func scrollIntoView() { scrollIntoView(bounds, animated: true) }

    /// Shows a part of the view, in its coordinates, in the scroll views around it.
    func scrollIntoView(_ rect: CGRect, animated: Bool) {
        var ancestor = storedSuperview
        while let view = ancestor {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                scroll.scrollRectToVisible(scroll.convert(rect, from: self), animated: animated)
                return
            }
            ancestor = view.storedSuperview
        }
    }
}
