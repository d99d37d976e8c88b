import Foundation

/// A section that looks as a table does.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable { case none, supplementary }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    /// Behind the rows; nil takes the appearance's own.
    public var backgroundColor: UIColor?

    public init(appearance: Appearance) { self.appearance = appearance }
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
        if configuration.appearance == .insetGrouped {
            section.contentInsets.leading = margin
            section.contentInsets.trailing = margin
        }
        let isPlain = configuration.appearance == .plain
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
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            footer.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(footer)
        }
        section.list = ListSectionLook(
            appearance: configuration.appearance, showsSeparators: configuration.showsSeparators,
            backgroundColor: configuration.backgroundColor
                ?? (isPlain ? .systemBackground : .systemGroupedBackground))
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
