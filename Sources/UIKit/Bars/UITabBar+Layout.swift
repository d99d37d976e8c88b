import Foundation
import QuartzCore

/// The layout of a tab bar.
extension UITabBar {
    /// How items are laid out where the bar is.
    var itemLayout: UITabBarItemAppearance.Style {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact {
            return traits.horizontalSizeClass == .compact ? .compactInline : .inline
        }
        return traits.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// The height of the bar itself, in points, without what covers it at the bottom of the screen.
    var barHeight: CGFloat {
        TabBarMetrics.height(itemLayout, isPad: traitCollection.userInterfaceIdiom == .pad)
    }

    func layOutBackground() {
        var height = bounds.height
        // A bar on what covers the screen's bottom colours that too.
        if let window, owner == nil {
            let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
            let covered = window.safeAreaInsets.bottom
            if abs(window.bounds.height - covered - bottom) < 1 { height += covered }
        }
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }

    private typealias Metrics = TabBarMetrics

    func layOutButtons() {
        guard !buttons.isEmpty else { return }
        let row = min(bounds.height, barHeight)
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let space = CGRect(
            x: left, y: Metrics.top, width: max(0, bounds.width - left - right), height: max(0, row - Metrics.top))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = isReversed ? buttons.reversed() : buttons
        for (button, frame) in zip(ordered, isCentered ? centeredFrames(in: space) : filledFrames(in: space)) {
            button.frame = frame
        }
        guard !selectionIndicator.isHidden, let selected = buttons.first(where: \.isSelected) else { return }
        let frame = selected.frame
        let size = selectionIndicator.image?.size ?? frame.size
        selectionIndicator.frame = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var isCentered: Bool {
        let own = itemLayout == .stacked && isAppearanceSet ? standardAppearance.stackedItemPositioning : .automatic
        switch itemPositioning == .automatic ? own : itemPositioning {
        case .automatic: return traitCollection.userInterfaceIdiom == .pad
        case .fill: return false
        case .centered: return true
        }
    }

    /// Equal parts of the whole width, on whole points.
    private func filledFrames(in space: CGRect) -> [CGRect] {
        let count = CGFloat(buttons.count)
        let width = max(0, (space.width - 2 * Metrics.margin - Metrics.gap * (count - 1)) / count)
        return buttons.indices.map { index in
            let start = space.minX + Metrics.margin + CGFloat(index) * (width + Metrics.gap)
            let (from, to) = (start.rounded(), (start + width).rounded())
            return CGRect(x: from, y: space.minY, width: to - from, height: space.height)
        }
    }

    /// Parts of one width in the middle.
    private func centeredFrames(in space: CGRect) -> [CGRect] {
        let count = CGFloat(buttons.count)
        let appearance = isAppearanceSet ? standardAppearance : nil
        var width = itemWidth > 0 ? itemWidth : appearance?.stackedItemWidth ?? 0
        if width <= 0 {
            width = buttons.map { $0.sizeThatFits(space.size).width }.max() ?? 0
            width = max(Metrics.leastWidth(itemLayout), (width + Metrics.titlePadding).rounded(.up))
        }
        var spacing = itemSpacing > 0 ? itemSpacing : appearance?.stackedItemSpacing ?? 0
        if spacing <= 0 { spacing = itemLayout == .stacked ? Metrics.stackedSpacing : Metrics.gap }
        let whole = count * width + (count - 1) * spacing
        guard whole <= space.width else { return filledFrames(in: space) }
        let start = (space.midX - whole / 2).rounded()
        return buttons.indices.map { index in
            CGRect(
                x: start + CGFloat(index) * (width + spacing), y: space.minY, width: width, height: space.height)
        }
    }
}
