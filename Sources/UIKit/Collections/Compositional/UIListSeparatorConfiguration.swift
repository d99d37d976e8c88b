import Foundation

/// The lines above and below a row of a list: whether they are there, how far they reach, and their colour.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is there: where a list of the appearance has one, always, or never.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// The insets that stand for those of the appearance: the line begins where the row's text does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above the row; automatic has none, as the row above has one below it.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row; automatic has one except below the last row of a group and below headers.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the upper line from the row's edges, in points; only leading and trailing count.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the lower line from the row's edges, in points; only leading and trailing count.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour of the lines between rows that are selected together.
    public var multipleSelectionColor = UIColor.separator

    /// Makes the configuration that lists of an appearance have.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Where a line goes from and to in a row.
    ///
    /// - Parameters:
    ///   - insets: One of the configuration's.
    ///   - automatic: Where the line begins by itself, from the row's leading edge.
    ///   - width: The width of the row; all in points.
    static func reach(_ insets: NSDirectionalEdgeInsets, automatic: CGFloat, in width: CGFloat) -> (CGFloat, CGFloat) {
        let left = insets.leading == automaticInsets.leading ? automatic : insets.leading
        let right = insets.trailing == automaticInsets.trailing ? 0 : insets.trailing
        return (left, max(width - left - right, 0))
    }
}
