import Foundation

/// A finger on the status bar, whose tap scrolls content to its top.
// Choice (scrolling): where nothing would scroll, what lies below the bar gets the touch.
@MainActor struct StatusBarTap {
    let finger: Int
    private let point: CGPoint

    /// Nil for a touch elsewhere, and where a tap scrolls nothing.
    ///
    /// - Parameter point: In the screen's coordinates, in points.
    init?(at point: CGPoint, finger: Int) {
        guard StatusBar.shared.frame.contains(point), let target = Self.target, target.canScrollToTop else {
            return nil
        }
        self.finger = finger
        self.point = point
    }

    /// The finger was lifted: a tap asks the delegate and scrolls.
    func end(at end: CGPoint) {
        guard hypot(end.x - point.x, end.y - point.y) <= TouchDelivery.tapDistance else { return }
        Self.target?.scrollToTop()
    }

    /// The only scroll view on the screen that scrolls to its top; on an iPad the one nearest to the bar.
    private static var target: UIScrollView? {
        let root = UIApplication.shared.decidingWindow?.rootViewController
        guard let view = root?.topmostPresented.viewIfLoaded, let window = view.window else { return nil }
        let candidates = scrollViews(in: view).filter { $0.scrollsToTop && !$0.bounds.isEmpty }
        if UIDevice.current.userInterfaceIdiom == .pad {
            return candidates.min { $0.convert($0.bounds, to: window).minY < $1.convert($1.bounds, to: window).minY }
        }
        return candidates.count == 1 ? candidates.first : nil
    }

    private static func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01, let window = view.window else { return [] }
        let inner = view.storedSubviews.flatMap(scrollViews)
        guard let own = view as? UIScrollView, own.convert(own.bounds, to: window).intersects(window.bounds) else {
            return inner
        }
        return [own] + inner
    }
}

extension UIScrollView {
    fileprivate var canScrollToTop: Bool { contentOffset.y > verticalRange.lowerBound }

    fileprivate func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true, canScrollToTop else { return }
        animateContent(to: CGPoint(x: contentOffset.x, y: verticalRange.lowerBound), .toTop)
    }
}

extension UIViewController {
    fileprivate var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }
}
