import Foundation

/// Lengths of system tables, in points.
enum TableMetrics {
    static let rowHeight: CGFloat = 44
    /// Of a title above a plain section, and the room above it.
    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderPadding: CGFloat = 22
    /// Between the sections of a grouped table: half below the one, half above the next.
    static let groupGap: CGFloat = 17 + 2.0 / 3
    static let firstGroupGap: CGFloat = 35
    static let groupTitleHeight: CGFloat = 37 + 2.0 / 3
    static let firstGroupTitleHeight: CGFloat = 55 + 1.0 / 3
    /// From the baseline of a group's title to its first row.
    static let groupTitleBaseline: CGFloat = 10 + 1.0 / 3
    static let groupCornerRadius: CGFloat = 10
    /// Above and below the content of a cell that constraints size.
    static let verticalMargin: CGFloat = 11
    static let imageGap: CGFloat = 15
    static let subtitleTop: CGFloat = 10
    static let subtitleGap: CGFloat = 1
    static let subtitleBottom: CGFloat = 9

    /// The room left and right of text.
    static func margin(width: CGFloat) -> CGFloat { SystemMargins.side(width: width) }

    /// What an accessory takes from the content's width, in a cell of a width.
    static func accessoryWidth(_ type: UITableViewCell.AccessoryType, width: CGFloat) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: SystemMargins.isWide(width) ? 30.5 : 24.5
        case .checkmark: 44
        case .detailButton: 48
        case .detailDisclosureButton: 67
        }
    }
}
