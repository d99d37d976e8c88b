import Foundation

/// The scrolling content of a controller as bars see it.
struct BarScrolling {
    /// The scroll views that the app named, by edge.
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
    /// How much of the height of a large title is in the controller's insets, in points.
    var largeTitleInset: CGFloat = 0
    /// Whether a search had the bar for itself when the bars were last laid out.
    var isBelowSearch = false
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
        let room = bar.flexibleRoom(showing: stack.map(\.navigationItem))
        let height = controller.map { flexibleHeight(for: $0, of: room) } ?? BarMetrics.largeTitleHeight
        bar.flexibleHeight = height
        controller?.barScrolling.isBelowSearch = stack.last?.storedNavigationItem?.isOnlySearch ?? false
        follow(scrollView)
        if let scrollView {
            let room = isBarHidden ? 0 : room
            // The search bar and the title are as high as each other.
            scrollView.bars.largeTitleRoom = .init(
                height: room, hidden: max(0, room - height), step: BarMetrics.largeTitleHeight,
                search: controller?.storedNavigationItem?.searchHeight(isFixed: false) ?? 0)
        }
    }

    /// Bars have a background only where content is under them.
    func updateBarEdges() {
        let controller = showing.next ?? showing.controller
        let scrollView = controller?.scrollView(at: .top)
        bar.isAtScrollEdge = scrollView.map { $0.bounds.minY <= 0.5 - $0.adjustedContentInset.top } ?? true
        storedToolbar?.isAtScrollEdge = !(controller?.scrollView(at: .bottom)?.goesOnBelow ?? false)
    }

    private func follow(_ scrollView: UIScrollView?) {
        guard scrollView !== followed else { return }
        followed?.bars.onScroll = nil
        followed?.bars.largeTitleRoom = .init()
        followed = scrollView
        scrollView?.bars.onScroll = { [weak self] in self?.contentDidScroll() }
    }

    private func contentDidScroll() {
        guard showing.running == nil, !isAdoptingScroll else { return }
        isAdoptingScroll = true
        layOutBars()
        isAdoptingScroll = false
    }

    /// The height that scrolling leaves for a large title and a search bar, in points.
    private func flexibleHeight(for controller: UIViewController, of room: CGFloat) -> CGFloat {
        // Where nothing scrolls, nothing could bring a search bar back.
        guard room > 0, let scrollView = controller.scrollView(at: .top), scrollView.scrollsVertically,
            extendedEdges(of: controller).contains(.top), scrollView.contentInsetAdjustmentBehavior != .never
        else { return max(0, room) }
        guard scrollView.storedWindow != nil else {
            // Choice (search bars): one that goes with the content is seen at first with the root, and is hidden with
            // what is pushed.
            let search = controller.storedNavigationItem?.searchHeight(isFixed: false) ?? 0
            return stack.first === controller ? room : max(0, room - search)
        }
        // With the end of a search the whole bar is back above content that is at its beginning.
        if controller.barScrolling.isBelowSearch, scrollView.bounds.minY <= 0.5 - scrollView.adjustedContentInset.top {
            return room
        }
        // Where the content begins when all of the room is there.
        let start = -(scrollView.adjustedContentInset.top - controller.barScrolling.largeTitleInset + room)
        let scale = scrollView.pixelScale
        return max(0, ((room - (scrollView.bounds.minY - start)) * scale).rounded() / scale)
    }
}
