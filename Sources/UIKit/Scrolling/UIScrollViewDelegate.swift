import Foundation

/// Hears how a scroll view moves.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, by a finger, by itself or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted.
    ///
    /// Called before the content goes on. The velocity is in points a millisecond; the offset where the content will
    /// come to rest, in points, may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted.
    ///
    /// - Parameter decelerate: Whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on by itself, as the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animation that the app asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The adjusted insets of the content have other values.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The status bar was tapped: whether the content scrolls to its top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content has come to its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The view in the content that zooming scales; nil, the default, is for content that does not zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers, or an animation that the app asked for, begin to zoom a view.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has changed, by fingers or by the app.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Zooming has ended at a scale within the limits, after the content has sprung back.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    private func forwardee(_ selector: String) -> (any UIScrollViewDelegate)? {
        forwardee(selector, as: (any UIScrollViewDelegate).self)
    }

    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwardee("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    /// Answers true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwardee("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwardee("viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwardee("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwardee("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }
}
