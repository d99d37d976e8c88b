import Foundation

/// The margins that the system keeps beside content, in points: they follow from the width that there is.
enum SystemMargins {
    static let narrow: CGFloat = 16
    static let wide: CGFloat = 20
    private static let leastWide: CGFloat = 414

    static func isWide(_ width: CGFloat) -> Bool { width >= leastWide }

    /// The margin beside the content of a bar or of a row.
    static func side(width: CGFloat) -> CGFloat { isWide(width) ? wide : narrow }

    /// The least margin beside a controller's root view.
    ///
    /// Choice (7.20): on a screen of exactly 414 points that of narrow ones, although bars and rows are wide there.
    static func rootSide(screenWidth: CGFloat) -> CGFloat { screenWidth > leastWide ? wide : narrow }
}
