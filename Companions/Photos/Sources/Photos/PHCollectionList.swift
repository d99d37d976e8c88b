import Foundation

/// A folder of albums, which there is none of here.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// The kind.
    open var collectionListType: PHCollectionListType { .folder }
    /// The finer kind.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open override var canContainCollections: Bool { true }

    /// The folders of a kind: none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult { _ in [] } }

    /// The folders with some identifiers: none.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult { _ in [] } }

    /// The folders that a collection is in: none.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult { _ in [] } }
}
