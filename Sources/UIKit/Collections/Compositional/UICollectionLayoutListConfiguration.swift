import Foundation

/// A section that looks as a table does.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    // Choice (lists): the sidebars' looks are those of a grouped list with rounded corners and of a plain one.
    /// The appearances of lists, as tables have them: plain, grouped, or grouped with rounded corners and room at the
    /// sides; and those of sidebars, the second without the room.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain

        /// Whether rows go from edge to edge, and headers stay in sight.
        var isPlain: Bool { self == .plain || self == .sidebarPlain }
        /// Whether groups have room at the sides.
        var isInset: Bool { self == .insetGrouped || self == .sidebar }
    }
    /// The origins of a section's header: none, a supplementary view, or the cell of the section's first item.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// The origins of a section's footer: none, or a supplementary view.
    public enum FooterMode: Int, Sendable { case none, supplementary }

    /// The appearance of the list.
    public let appearance: Appearance
    /// The origin of a section's header; without one by default. A supplementary header is of the kind
    /// `elementKindSectionHeader`.
    public var headerMode = HeaderMode.none
    /// The origin of a section's footer; without one by default. A supplementary footer is of the kind
    /// `elementKindSectionFooter`.
    public var footerMode = FooterMode.none
    /// Whether lines part the rows.
    public var showsSeparators = true
    /// The lines between the rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that makes a row's lines of those of the list; nil leaves them as they are.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// The closure that makes a row's lines of `separatorConfiguration`, asked whenever the row is shown.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background colour of the whole collection view, where this is the look of its first section; nil takes the
    /// appearance's own.
    public var backgroundColor: UIColor?

    /// A closure that names the actions which a swipe uncovers beside a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The closure that names the actions before a row, which a swipe towards its end uncovers; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that names the actions after a row, which a swipe towards its beginning uncovers; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The room above a section's header, in points; nil takes the appearance's own.
    public var headerTopPadding: CGFloat?

    /// Makes a configuration of an appearance, without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the room, each as high as its content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let full = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        let margin = TableMetrics.margin(width: layoutEnvironment.container.contentSize.width)
        if configuration.appearance.isInset {
            section.contentInsets.leading = margin
            section.contentInsets.trailing = margin
        }
        let isPlain = configuration.appearance.isPlain
        if !isPlain {
            section.contentInsets.top = configuration.headerMode == .none ? TableMetrics.firstGroupGap / 2 : 0
            section.contentInsets.bottom = configuration.footerMode == .none ? TableMetrics.groupGap : 0
        }
        let edge = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(isPlain ? TableMetrics.plainHeaderHeight : TableMetrics.groupTitleHeight))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.headerMode != .none, let room = configuration.headerTopPadding {
            section.contentInsets.top += room
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            footer.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(footer)
        }
        section.list = ListSectionLook(
            appearance: configuration.appearance, showsSeparators: configuration.showsSeparators,
            separators: ListSeparators(configuration),
            firstIsHeader: configuration.headerMode == .firstItemInSection,
            backgroundColor: configuration.backgroundColor
                ?? (isPlain ? .systemBackground : .systemGroupedBackground))
        if configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
        {
            section.list?.swipes = ListSwipes(configuration)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Sections that look as those of a table.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
