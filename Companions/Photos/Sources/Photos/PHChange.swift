import Foundation

/// A change of the library: what it is for objects and results that were fetched before.
open class PHChange: NSObject, @unchecked Sendable {
    private let before: [String: PHAsset]

    init(assets: [String: PHAsset]) { before = assets }

    /// The change of an object; nil where it is as it was.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let old: PHObject = object
        let new: PHObject? =
            switch old {
            case let asset as PHAsset:
                PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject
            case let album as PHAssetCollection:
                PHAssetCollection.fetchAssetCollections(
                    withLocalIdentifiers: [album.localIdentifier], options: nil
                ).firstObject
            default: old
            }
        guard !Self.isSame(old, new) else { return nil }
        let content = (old as? PHAsset)?.notes.edited != (new as? PHAsset)?.notes.edited
        return PHObjectChangeDetails(object, new as? T, contentChanged: content)
    }

    /// The change of what a fetch has found; nil where it would find the same.
    open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        guard let query = object.query else { return nil }
        let after = PHFetchResult<T>(query)
        let old = Dictionary(object.objects.map { ($0.localIdentifier, $0) }) { $1 }
        let changed = after.objects.filter { new in old[new.localIdentifier].map { !Self.isSame($0, new) } ?? false }
        let isSame = object.objects.map(\.localIdentifier) == after.objects.map(\.localIdentifier)
        return isSame && changed.isEmpty
            ? nil : PHFetchResultChangeDetails(from: object, to: after, changedObjects: changed)
    }

    private static func isSame(_ old: PHObject, _ new: PHObject?) -> Bool {
        guard let new, old.localIdentifier == new.localIdentifier else { return false }
        if let old = old as? PHAsset, let new = new as? PHAsset {
            return old.notes == new.notes && old.modificationDate == new.modificationDate
        }
        if let old = old as? PHAssetCollection, let new = new as? PHAssetCollection {
            return old.localizedTitle == new.localizedTitle && old.estimatedAssetCount == new.estimatedAssetCount
                && old.startDate == new.startDate && old.endDate == new.endDate
        }
        return true
    }
}
