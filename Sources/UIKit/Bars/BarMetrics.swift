import Foundation

/// Lengths of navigation bars and toolbars, in points.
enum BarMetrics {
    /// The height of a row of buttons: phones on their side have little to give.
    static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.verticalSizeClass == .compact { return 32 }
        return traits.userInterfaceIdiom == .pad ? 50 : 44
    }

    /// The height of the row at the upper edge of a sheet.
    static let sheetRowHeight: CGFloat = 56
    /// Between a bar's title and what is beside it.
    static let titleGap: CGFloat = 8.5

    // MARK: Buttons

    static let buttonHeight: CGFloat = 44
    static let leastBackWidth: CGFloat = 44
    static let chevron = CGSize(width: 13, height: 21)
    /// The left edges of the back button's arrowhead and title, with the narrow margin.
    static let chevronX: CGFloat = 8
    static let backTitleX: CGFloat = 30 + 1.0 / 3
    /// The space between the back button and the buttons beside it.
    static let backGap: CGFloat = 1

    // MARK: Prompts

    static let promptHeight: CGFloat = 30
    /// The space above the prompt's line.
    static let promptTop: CGFloat = 8

    // MARK: Large titles

    static let largeTitleHeight: CGFloat = 52
    static let largeTitleSize: CGFloat = 34
    /// The distance from the large title's baseline to the end of its place.
    static let largeTitleBaseline: CGFloat = 16
    /// The distance from the top of the large title's line to its baseline.
    static let largeTitleAscent: CGFloat = 0.952148 * largeTitleSize
    /// A large title with less height than this gives way to the usual one.
    static let inlineTitleThreshold: CGFloat = 12

    // MARK: Search bars in a navigation bar

    static let searchHeight: CGFloat = 52
    /// The space above a search that has a sheet's bar for itself: the field begins 10 below the grabber's end.
    static let sheetSearchGap: CGFloat = 19
    /// The lengths that the search bar reaches beyond its place, so that its field begins a point below the row.
    static let searchReach = (top: 9 as CGFloat, height: 4 as CGFloat)
    /// The distance from the end of the search bar to that of the bar, while the cancel button is there.
    static let searchEnd: CGFloat = 2
}

/// Lengths of search bars, in points.
enum SearchBarMetrics {
    static let height: CGFloat = 56
    static let fieldHeight: CGFloat = 36
    /// The space beside the field.
    static let inset: CGFloat = 8
    /// Between the field and the button that ends the search, and from that to the bar's end.
    static let cancelGap: CGFloat = 10
    static let cancelInset: CGFloat = 14
    static let cancelHeight: CGFloat = 44
    /// The height that scopes add, and where they are in it.
    static let scopeHeight: CGFloat = 46
    static let scopeTop: CGFloat = 3
    static let scopeControlHeight: CGFloat = 32
    /// The height that a prompt adds, and the space above its line.
    static let promptHeight: CGFloat = 19
    static let promptTop: CGFloat = 4
}
