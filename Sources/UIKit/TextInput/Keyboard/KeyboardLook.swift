import CoreGraphics
import Foundation

/// The keyboard's sizes on a screen, in points.
@MainActor struct KeyboardMetrics: Equatable {
    /// The height with the row of suggestions.
    let fullHeight: CGFloat
    /// The height of the row of suggestions.
    let suggestionHeight: CGFloat
    /// The height below the keys, the home indicator's part included.
    let footer: CGFloat
    let sideMargin: CGFloat
    let keyGap: CGFloat
    let isLandscape: Bool

    init(_ screen: UIScreen) {
        let size = screen.bounds.size
        let hasIndicator = screen.safeAreaInsets.bottom > 0
        isLandscape = size.width > size.height
        if screen.configuration.idiom == .pad {
            fullHeight = isLandscape ? (hasIndicator ? 428 : 398) : (hasIndicator ? 340 : 313)
            suggestionHeight = 50
            footer = hasIndicator ? 20 : 4
            (sideMargin, keyGap) = (6, 11)
        } else if isLandscape {
            fullHeight = hasIndicator ? 209 : 200
            suggestionHeight = 38
            footer = hasIndicator ? 21 : 2
            (sideMargin, keyGap) = (hasIndicator ? 75 : 3, 6)
        } else {
            switch (hasIndicator, size.width) {
            case (true, ..<400): fullHeight = 336
            case (true, _): fullHeight = 346
            case (false, ..<350): fullHeight = 253
            case (false, ..<400): fullHeight = 260
            default: fullHeight = 271
            }
            suggestionHeight = hasIndicator ? 45 : 44
            footer = hasIndicator ? 75 : 4
            (sideMargin, keyGap) = (3, 6)
        }
    }
}

/// The keyboard's colours.
struct KeyboardLook: Equatable, Sendable {
    let isDark: Bool

    private func gray(_ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        let color = isDark ? dark : light
        return UIColor(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, alpha: 1)
    }

    var background: UIColor { gray((209, 212, 219), (43, 43, 45)) }
    /// Keys that type.
    var key: UIColor { gray((255, 255, 255), (107, 107, 109)) }
    /// Keys that do something else.
    var function: UIColor { gray((171, 177, 188), (70, 70, 73)) }
    var text: UIColor { isDark ? .white : .black }
    var shadow: UIColor { gray((137, 139, 144), (24, 24, 25)) }
    var divider: UIColor { gray((188, 191, 198), (72, 72, 75)) }
    /// The return key where it does more than begin a line.
    var action: UIColor { gray((0, 122, 255), (10, 132, 255)) }
    var disabledText: UIColor { text.withAlphaComponent(0.3) }
}
