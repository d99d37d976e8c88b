import Foundation

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = -1

    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// As large as the section but for the item's content insets.
    public class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: Self.self)
    }
}
