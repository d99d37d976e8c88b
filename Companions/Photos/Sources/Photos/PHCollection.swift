import Foundation
@_spi(Framework) import UIKit

/// An album, or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
    let title: String?

    init(identifier: String, title: String?) {
        self.title = title
        let name = PhotoTransaction.Placeholder()
        name.become(identifier)
        super.init(name)
    }

    /// Whether there can be assets in the collection.
    open var canContainAssets: Bool { false }
    /// Whether there can be collections in the collection.
    open var canContainCollections: Bool { false }
    /// The name that a person sees.
    open var localizedTitle: String? { title }

    /// Whether something may be done with the collection.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    override var fetchedValues: [String: Any] {
        super.fetchedValues.merging(["localizedTitle": title ?? "", "title": title ?? ""]) { $1 }
    }

    /// The person's own albums.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult { options.select(PHAssetCollection.albums(in: $0)) }
    }

    /// The collections in a folder: there is no folder.
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult { _ in [] } }
}
