import Foundation

extension UIView {
    /// Tells layout that the content wants another size.
    func intrinsicContentSizeDidChange() {
        superview?.setNeedsLayout()
        setNeedsLayout()
    }
}
