import Foundation
@_spi(Framework) import UIKit

/// An album of the person's or of the system's.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    let content: CollectionContent
    private let dates: (first: Date?, last: Date?)
    private let number: Int

    init(_ content: CollectionContent, title: String?, dates: (Date?, Date?) = (nil, nil), count: Int = NSNotFound) {
        (self.content, self.dates, number) = (content, dates, count)
        let identifier =
            switch content {
            case .smart(let subtype): "smart/\(subtype.rawValue)"
            case .album(let name): name
            case .passing: "passing/" + UUID().uuidString
            }
        super.init(identifier: identifier, title: title)
    }

    var isOfHidden: Bool { content == .smart(.smartAlbumAllHidden) }

    /// The kind: the person's or the system's.
    open var assetCollectionType: PHAssetCollectionType {
        if case .smart = content { .smartAlbum } else { .album }
    }
    /// The finer kind.
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        if case .smart(let subtype) = content { subtype } else { .albumRegular }
    }
    /// How many assets there are, where that is known without fetching them; else `NSNotFound`.
    open var estimatedAssetCount: Int { number }
    /// The date of the first asset; nil for an album of the system's.
    open var startDate: Date? { dates.first }
    /// The date of the last asset; nil for an album of the system's.
    open var endDate: Date? { dates.last }
    /// Where the pictures were taken: nobody knows.
    open var approximateLocation: CLLocation? { nil }
    /// The names of the places where the pictures were taken: none.
    open var localizedLocationNames: [String] { [] }

    open override var canContainAssets: Bool { true }
    /// The person's albums may be changed, those of the system's not.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        if case .album = content { anOperation != .createContent } else { false }
    }

    override var fetchedValues: [String: Any] {
        super.fetchedValues.merging([
            "estimatedAssetCount": number, "assetCollectionType": assetCollectionType.rawValue,
            "assetCollectionSubtype": assetCollectionSubtype.rawValue, "startDate": startDate ?? Date.distantPast,
            "endDate": endDate ?? Date.distantPast,
        ]) { $1 }
    }

    @MainActor static func albums(in store: PhotoStore) -> [PHAssetCollection] {
        store.isReadable ? store.book.albums.map { album($0, in: store) } : []
    }

    @MainActor static func album(_ album: PhotoStore.Album, in store: PhotoStore) -> PHAssetCollection {
        let dates = CollectionContent.album(album.identifier).assets(in: store).compactMap(\.creationDate)
        return PHAssetCollection(
            .album(album.identifier), title: album.title, dates: (dates.min(), dates.max()), count: album.assets.count)
    }

    // MARK: Fetching

    /// The collections of a kind; those of the system's are there whatever is in them.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { store in
            guard store.isReadable else { return [] }
            switch type {
            case .smartAlbum:
                let asked = CollectionContent.smart.filter { subtype == .any || $0.subtype == subtype }
                return options.select(asked.map { PHAssetCollection(.smart($0.subtype), title: $0.title) })
            case .album where subtype == .any || subtype == .albumRegular:
                return options.select(albums(in: store))
            default: return []
            }
        }
    }

    /// The collections with some identifiers.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { store in
            guard store.isReadable else { return [] }
            let smart = CollectionContent.smart.map { PHAssetCollection(.smart($0.subtype), title: $0.title) }
            return options.select((albums(in: store) + smart).filter { identifiers.contains($0.localIdentifier) })
        }
    }

    /// The collections of a kind that an asset is in.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let identifier = asset.localIdentifier
        return PHFetchResult { store in
            guard store.isReadable, type == .album else { return [] }
            let holders = store.book.albums.filter { $0.assets.contains(identifier) }
            return options.select(holders.map { album($0, in: store) })
        }
    }

    /// The moments of the library: none, as since iOS 13.
    open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { _ in [] }
    }

    /// A collection of some assets that is in no album.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(.passing(assets.map(\.localIdentifier)), title: title, count: assets.count)
    }

    /// A collection of what a fetch has found that is in no album.
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.objects, title: title) }
}
