import Foundation

extension UIView {
    /// Whether the scroll views around the view let it have a touch that came down in it.
    func scrollViewsAllow(_ touch: UITouch, _ event: UIEvent) -> Bool {
        var view = storedSuperview
        while let current = view {
            if let scrollView = current as? UIScrollView,
                !scrollView.touchesShouldBegin([touch], with: event, in: self)
            {
                return false
            }
            view = current.storedSuperview
        }
        return true
    }
}
