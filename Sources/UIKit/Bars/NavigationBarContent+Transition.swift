import Foundation
import QuartzCore

/// How the content of a bar gives way to that of another item.
extension NavigationBarContent {
    /// Where content is beside that of the item below or above it.
    enum Place {
        case atRest
        /// Still to come, from the right.
        case above
        /// It has become the way back.
        case below
    }

    /// Puts every part where it is in a place. Both contents are laid out.
    func move(_ place: Place, with other: NavigationBarContent) {
        let width = bounds.width
        let isAtRest = place == .atRest
        let inline: UIView = titleView ?? title
        inline.alpha = isAtRest ? 1 : 0
        largeTitle.alpha = isAtRest ? 1 : 0
        prompt.alpha = isAtRest ? 1 : 0
        for view in left + right { view.alpha = isAtRest ? 1 : 0 }
        searchPlace.alpha = isAtRest ? 1 : 0
        back.labelAlpha = isAtRest ? 1 : 0
        // Two arrowheads at the same place are one.
        back.chevronAlpha = isAtRest || place == .above && !other.back.isHidden ? 1 : 0
        if place == .below, !other.back.isHidden { back.chevronAlpha = 0 }
        let titleMiddle = inline.center.x
        switch place {
        case .atRest:
            shift(inline, by: 0)
            shift(largeTitle, by: 0)
            back.labelShift = 0
        case .above:
            shift(inline, by: width - titleMiddle + inline.bounds.width / 2)
            shift(largeTitle, by: width)
            // A large title is not in the bar's row, so the way back to it comes in where it stays.
            back.labelShift = other.inlineTitleIsShown ? other.titleOrigin - back.labelOrigin : 0
        case .below:
            shift(inline, by: other.back.isHidden ? -titleMiddle : other.back.labelMiddle - titleMiddle)
            shift(largeTitle, by: -0.3 * width)
            back.labelShift = -back.bounds.width
        }
    }

    private var inlineTitleIsShown: Bool { titleView != nil || !title.isHidden }

    /// Where the title begins that a way back comes out of.
    private var titleOrigin: CGFloat {
        let view: UIView = titleView ?? title
        return view.center.x - view.bounds.width / 2
    }

    private func shift(_ view: UIView, by x: CGFloat) { view.transform = CGAffineTransform(translationX: x, y: 0) }
}
