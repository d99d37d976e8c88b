@_spi(Framework) import UIKit

/// The scroll view around a page. The page's content is drawn only where it is seen, so what is drawn goes with the offset.
final class PageScrollView: UIScrollView {
    /// Called when the offset or the size has changed.
    var whenMoved: (() -> Void)?

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        whenMoved?()
    }
}
