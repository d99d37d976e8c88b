import Foundation
@_spi(Framework) import UIKit

/// A change of an album, or a new one, made in a block of changes.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    private let album = PhotoTransaction.Placeholder()
    private var storedTitle = ""

    /// A new album without a name.
    public required override init() { super.init() }

    /// Makes an album of the person's.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        request.storedTitle = title
        let name = request.album
        PhotoTransaction.collect {
            $0.albumChanges.append { book in
                book.albums.append(PhotoStore.Album(identifier: name.identifier, title: title, assets: []))
            }
        }
        return request
    }

    /// Removes albums of the person's; what was in them stays in the library.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let names = PHObjects.identifiers(assetCollections)
        PhotoTransaction.collect {
            $0.albumChanges.append { $0.albums.removeAll { names.contains($0.identifier) } }
        }
    }

    /// A change of an album of the person's; nil for one of the system's.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard case .album = assetCollection.content else { return nil }
        self.init()
        album.become(assetCollection.localIdentifier)
        storedTitle = assetCollection.localizedTitle ?? ""
    }

    /// A change of an album of the person's, whose assets were fetched; nil for one of the system's.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
    }

    /// The album that the block makes, for adding to it and for fetching it later.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(album) }

    /// The album's name.
    open var title: String {
        get { storedTitle }
        set {
            storedTitle = newValue
            change { $0.title = newValue }
        }
    }

    /// Adds assets, or the placeholders of new ones, at the end.
    open func addAssets(_ assets: any NSFastEnumeration) {
        let names = PHObjects.objects(assets)
        change { album in
            for name in names.map(\.localIdentifier) where !album.assets.contains(name) { album.assets.append(name) }
        }
    }

    /// Puts assets at some places.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        let names = PHObjects.objects(assets)
        change { album in
            for (name, index) in zip(names.map(\.localIdentifier), indexes) {
                album.assets.removeAll { $0 == name }
                album.assets.insert(name, at: min(index, album.assets.count))
            }
        }
    }

    /// Takes assets out of the album; they stay in the library.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let names = PHObjects.identifiers(assets)
        change { $0.assets.removeAll { names.contains($0) } }
    }

    /// Takes the assets at some places out of the album; they stay in the library.
    open func removeAssets(at indexes: IndexSet) {
        change { album in
            for index in indexes.reversed() where album.assets.indices.contains(index) {
                album.assets.remove(at: index)
            }
        }
    }

    /// Puts assets in the places of others.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        let names = PHObjects.objects(assets)
        change { album in
            for (name, index) in zip(names, indexes) where album.assets.indices.contains(index) {
                album.assets[index] = name.localIdentifier
            }
        }
    }

    /// Moves the assets at some places to another one.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        change { album in
            let places = fromIndexes.filter { album.assets.indices.contains($0) }
            let moved = places.map { album.assets[$0] }
            for index in places.reversed() { album.assets.remove(at: index) }
            album.assets.insert(contentsOf: moved, at: min(max(0, toIndex), album.assets.count))
        }
    }

    private func change(_ change: @escaping (inout PhotoStore.Album) -> Void) {
        nonisolated(unsafe) let change = change
        let album = album
        PhotoTransaction.collect {
            $0.albumChanges.append { book in
                guard let index = book.albums.firstIndex(where: { $0.identifier == album.identifier }) else { return }
                change(&book.albums[index])
            }
        }
    }
}
