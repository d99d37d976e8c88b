import Foundation

/// What bars have to know of a controller's content that scrolls.
struct BarScrolling {
    /// The scroll views that the app named, by edge.
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
    /// How much of the height of a large title is in the controller's insets, in points.
    var largeTitleInset: CGFloat = 0
}

extension UIViewController {
    /// The scroll view whose content goes under a bar at an edge: the one that was set, or else the view, or the first
    /// of its subviews.
    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        let named = edge == .bottom ? barScrolling.bottom : barScrolling.top
        guard let view = storedView, named == nil else { return named }
        return view as? UIScrollView ?? view.storedSubviews.first as? UIScrollView
    }

    func setScrollView(_ scrollView: UIScrollView?, at edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { barScrolling.top = scrollView }
        if edge.contains(.bottom) { barScrolling.bottom = scrollView }
        barsNeedLayout()
    }
}

extension UINavigationController {
    /// Follows where the content of the controller on view was scrolled to: a large title goes under the bar with it.
    func adoptScrollPosition() {
        let controller = showing.next ?? showing.controller
        let scrollView = controller?.scrollView(at: .top)
        let height = controller.map(largeTitleHeight) ?? NavigationBarContent.largeTitleHeight
        bar.largeTitleHeight = height
        follow(scrollView)
        if let scrollView {
            let room = bar.showsLargeTitle && !isBarHidden ? NavigationBarContent.largeTitleHeight : 0
            scrollView.largeTitleRoom = .init(height: room, hidden: max(0, room - height))
        }
    }

    /// Bars have a background only where content is under them.
    func updateBarEdges() {
        let controller = showing.next ?? showing.controller
        let scrollView = controller?.scrollView(at: .top)
        bar.isAtScrollEdge = scrollView.map { $0.bounds.minY <= 0.5 - $0.adjustedContentInset.top } ?? true
        guard let storedToolbar else { return }
        guard let content = controller?.scrollView(at: .bottom) else {
            storedToolbar.isAtScrollEdge = true
            return
        }
        let end = content.bounds.maxY - content.adjustedContentInset.bottom
        storedToolbar.isAtScrollEdge = end >= content.contentSize.height - 0.5
    }

    private func follow(_ scrollView: UIScrollView?) {
        guard scrollView !== followed else { return }
        followed?.onScroll = nil
        followed?.largeTitleRoom = .init()
        followed = scrollView
        scrollView?.onScroll = { [weak self] in self?.contentDidScroll() }
    }

    private func contentDidScroll() {
        guard showing.running == nil, !isAdoptingScroll else { return }
        isAdoptingScroll = true
        layOutBars()
        isAdoptingScroll = false
    }

    /// The height that scrolling leaves for a large title, in points.
    private func largeTitleHeight(for controller: UIViewController) -> CGFloat {
        let full = NavigationBarContent.largeTitleHeight
        guard bar.showsLargeTitle, let scrollView = controller.scrollView(at: .top), scrollView.storedWindow != nil,
            extendedEdges(of: controller).contains(.top), scrollView.scrollsVertically,
            scrollView.contentInsetAdjustmentBehavior != .never
        else { return full }
        // Where the content begins with a title as large as can be.
        let start = -(scrollView.adjustedContentInset.top - controller.barScrolling.largeTitleInset + full)
        return max(0, full - (scrollView.bounds.minY - start))
    }
}
