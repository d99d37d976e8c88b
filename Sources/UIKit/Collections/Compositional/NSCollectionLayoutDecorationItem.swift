import Foundation

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, for which a class or nib is registered with the layout.
    public let elementKind: String
    /// The stacking order of the view; -1 by default, below the cells.
    open var zIndex = -1

    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A view as large as the section but for the item's content insets.
    public class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: Self.self)
    }
}
