import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or other groups, side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// One item after the other along an axis.
        case row(NSLayoutConstraint.Axis)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How often the one subitem is repeated; nil for as many as there is room for.
    let count: Int?
    /// Whether the room is divided equally between the repetitions.
    let dividesEqually: Bool
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, dividesEqually: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        self.dividesEqually = dividesEqually
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func make(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, dividesEqually: Bool = false
    ) -> Self {
        unsafeDowncast(
            NSCollectionLayoutGroup(arrangement, size, subitems, count: count, dividesEqually: dividesEqually),
            to: Self.self)
    }

    /// As many of the items, in turn, as have room side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.row(.horizontal), layoutSize, subitems)
    }

    /// Equally wide items that fill the group.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.horizontal), layoutSize, [subitem], count: count, dividesEqually: true) }

    /// A number of items of their own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.horizontal), layoutSize, [subitem], count: count) }

    /// As many of the items, in turn, as have room one below the other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.row(.vertical), layoutSize, subitems)
    }

    /// Equally high items that fill the group.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.vertical), layoutSize, [subitem], count: count, dividesEqually: true) }

    /// A number of items of their own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(.row(.vertical), layoutSize, [subitem], count: count) }

    /// Items whose frames the app says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(.custom(itemProvider), layoutSize, []) }
}
