import Foundation
@_spi(Framework) import UIKit

/// A picture of the library.
open class PHAsset: PHObject, @unchecked Sendable {
    let picture: PhotoLibrary.Picture
    let notes: PhotoStore.Notes
    private let size: CGSize
    private let date: Date

    @MainActor init(_ picture: PhotoLibrary.Picture, notes: PhotoStore.Notes) {
        (self.picture, self.notes) = (picture, notes)
        size = PhotoLibrary.current.size(of: picture)
        date = PhotoLibrary.current.date(of: picture)
        let name = PhotoTransaction.Placeholder()
        name.become(picture.identifier)
        super.init(name)
    }

    /// The kind: always a picture.
    open var mediaType: PHAssetMediaType { .image }
    /// The finer kinds: none.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Where the asset comes from: the person's own library.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// The width in pixels.
    open var pixelWidth: Int { Int(size.width) }
    /// The height in pixels.
    open var pixelHeight: Int { Int(size.height) }
    /// When the picture was taken.
    open var creationDate: Date? { notes.created ?? date }
    /// When the picture was changed last.
    open var modificationDate: Date? { date }
    /// Where the picture was taken: nobody knows.
    open var location: CLLocation? { nil }
    /// The length of a film in seconds: 0 for a picture.
    open var duration: TimeInterval { 0 }
    /// Whether the person has hidden the picture.
    open var isHidden: Bool { notes.isHidden }
    /// Whether the person likes the picture best.
    open var isFavorite: Bool { notes.isFavorite }
    /// Whether the picture was edited.
    open var hasAdjustments: Bool { notes.edited != nil }
    /// The name of the series that the picture is of: none.
    open var burstIdentifier: String? { nil }
    /// Whether the picture stands for a series: none does.
    open var representsBurst: Bool { false }

    /// Whether something may be done with the asset: all may.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

    override var fetchedValues: [String: Any] {
        [
            "localIdentifier": localIdentifier, "mediaType": mediaType.rawValue,
            "mediaSubtype": Int(mediaSubtypes.rawValue), "mediaSubtypes": Int(mediaSubtypes.rawValue),
            "pixelWidth": pixelWidth, "pixelHeight": pixelHeight, "creationDate": creationDate ?? date,
            "modificationDate": date, "duration": duration, "hidden": isHidden, "isHidden": isHidden,
            "favorite": isFavorite, "isFavorite": isFavorite,
        ]
    }

    // MARK: Fetching

    /// The assets of the library; none where the person has not allowed it, who is asked where nobody has yet.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult { options.select($0.assets) }
    }

    /// The assets of a kind.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult { store in options.select(store.assets.filter { $0.mediaType == mediaType }) }
    }

    /// The assets of a collection, in its order.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult {
            options.select(assetCollection.content.assets(in: $0), isHiddenAlbum: assetCollection.isOfHidden)
        }
    }

    /// The assets with some identifiers.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult { store in
            options.select(store.assets.filter { identifiers.contains($0.localIdentifier) }, isHiddenAlbum: true)
        }
    }

    /// The assets of a series: none.
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult { _ in [] } }

    /// The asset that stands for a collection, its last one; nil for an empty one.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let result = PHFetchResult { store in
            Array(
                options.select(assetCollection.content.assets(in: store), isHiddenAlbum: assetCollection.isOfHidden)
                    .suffix(1))
        }
        return result.count > 0 ? result : nil
    }

    // MARK: Editing

    /// Calls a handler with what is needed to edit the picture.
    @discardableResult open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        nonisolated(unsafe) let handler = completionHandler
        nonisolated(unsafe) let options = options
        let id = PhotoStore.onMain { store in
            let id = store.nextRequest()
            store.wait(id) { handler(nil, [PHContentEditingInputCancelledKey: true]) }
            return id
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard PhotoStore.shared.answers(id) else { return }
                do {
                    handler(try PHContentEditingInput(self, options), [:])
                } catch {
                    handler(nil, [PHContentEditingInputErrorKey: error])
                }
            }
        }
        return Int(id)
    }

    /// Takes back a request to edit: its handler is called with nothing but an info that says so.
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        PhotoStore.cancel(PHImageRequestID(truncatingIfNeeded: requestID))
    }
}
