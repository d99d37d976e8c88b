import Foundation
import QuartzCore

/// The measures of page controls, in points.
enum PageMetrics {
    static let diameter: CGFloat = 23.0 / 3
    /// From the middle of one dot to the next.
    static let pitch: CGFloat = 53.0 / 3
    static let height: CGFloat = 77.0 / 3
    /// The platter's addition to a dot's room at both ends together.
    static let ends: CGFloat = 20

    static func size(forPages count: Int) -> CGSize {
        CGSize(width: ends + pitch * CGFloat(max(0, count)), height: height)
    }

    /// The pages whose dots are shown where there is not room for all, around the current one.
    static func visiblePages(of count: Int, current: Int, width: CGFloat) -> Range<Int> {
        let room = max(1, Int((max(0, width - ends) / pitch + 1e-6).rounded(.down)))
        guard count > room else { return 0..<count }
        let start = min(max(0, current - room / 2), count - room)
        return start..<(start + room)
    }
}

/// One dot, or the image in its place.
final class PageDot: UIImageView {
    func show(_ image: UIImage?, color: UIColor) {
        self.image = image?.withRenderingMode(.alwaysTemplate)
        tintColor = color
        backgroundColor = image == nil ? color : nil
        bounds.size = image?.size ?? CGSize(width: PageMetrics.diameter, height: PageMetrics.diameter)
        layer.cornerRadius = image == nil ? PageMetrics.diameter / 2 : 0
    }
}

extension UIPageControl {
    func showPages() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = PageDot(frame: .zero)
            dot.isUserInteractionEnabled = false
            dots.append(dot)
            addSubview(dot)
        }
        let isShown = !(hidesForSinglePage && numberOfPages == 1)
        for (index, dot) in dots.enumerated() {
            let color =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            dot.show(image(ofDot: index), color: color)
            dot.isHidden = !isShown
        }
        let isProminent =
            backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        platter.backgroundColor = .tertiarySystemFill
        platter.isHidden = !(isProminent && isShown && numberOfPages > 0)
        setNeedsLayout()
    }

    private func image(ofDot page: Int) -> UIImage? {
        let usual = indicatorImage(forPage: page) ?? preferredIndicatorImage
        guard page == currentPage else { return usual }
        return currentPageIndicatorImage(forPage: page) ?? preferredCurrentPageIndicatorImage ?? usual
    }

    func directionDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The direction that the dots go in, never `natural`.
    var shownDirection: Direction {
        guard direction == .natural else { return direction }
        return effectiveUserInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The point at a distance along the row of dots, in points of the control.
    private func place(at distance: CGFloat) -> CGPoint {
        switch shownDirection {
        case .rightToLeft: CGPoint(x: bounds.width - distance, y: bounds.midY)
        case .topToBottom: CGPoint(x: bounds.midX, y: distance)
        case .bottomToTop: CGPoint(x: bounds.midX, y: bounds.height - distance)
        case .natural, .leftToRight: CGPoint(x: distance, y: bounds.midY)
        }
    }

    func placeDots() {
        let isVertical = direction.isVertical
        let room = isVertical ? bounds.height : bounds.width
        let visible = PageMetrics.visiblePages(of: numberOfPages, current: currentPage, width: room)
        let width = PageMetrics.size(forPages: visible.count).width
        platter.bounds.size = CGSize(
            width: isVertical ? PageMetrics.height : width, height: isVertical ? width : PageMetrics.height)
        platter.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        platter.layer.cornerRadius = PageMetrics.height / 2
        let first = room / 2 - PageMetrics.pitch * CGFloat(visible.count - 1) / 2
        for (index, dot) in dots.enumerated() {
            let isVisible = visible.contains(index)
            dot.alpha = isVisible ? (isEnabled ? 1 : 0.5) : 0
            let steps = CGFloat(min(max(index, visible.lowerBound), visible.upperBound - 1) - visible.lowerBound)
            dot.center = place(at: first + PageMetrics.pitch * steps)
            // A smaller dot at an end says that there are more.
            let isEnd =
                index == visible.lowerBound && index > 0 || index == visible.upperBound - 1 && index < numberOfPages - 1
            dot.transform = isEnd ? CGAffineTransform(scaleX: 0.6, y: 0.6) : .identity
        }
    }
}
