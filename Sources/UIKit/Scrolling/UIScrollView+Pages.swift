import Foundation

extension UIScrollView {
    /// Scrolls by what can be seen of the content; false where there is no more of it that way.
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let page = bounds.inset(by: adjustedContentInset).size
        let isUpright = contentSize.height > page.height || contentSize.width <= page.width
        var target = contentOffset
        switch direction {
        case .down: target.y += page.height
        case .up: target.y -= page.height
        case .right: target.x += page.width
        case .left: target.x -= page.width
        case .next: if isUpright { target.y += page.height } else { target.x += page.width }
        case .previous: if isUpright { target.y -= page.height } else { target.x -= page.width }
        }
        target = clamped(target)
        // Where one axis is outside of its range, turning along the other leaves it there.
        switch direction {
        case .down, .up: target.x = contentOffset.x
        case .right, .left: target.y = contentOffset.y
        case .next, .previous: break
        }
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }
}
