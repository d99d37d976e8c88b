import Foundation
import UIKit

/// Which objects are fetched, and in which order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The condition of the objects; nil for all.
    open var predicate: UIKit.NSPredicate?
    /// The order of the objects; that of the library unless set.
    open var sortDescriptors: [UIKit.NSSortDescriptor]?
    /// The most that are fetched; 0 for any number.
    open var fetchLimit = 0
    /// Whether pictures that the person has hidden are fetched too.
    open var includeHiddenAssets = false
    /// Whether all pictures of a series are fetched; there are no series.
    open var includeAllBurstAssets = false
    /// The sources; all unless set.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes say what was inserted and removed.
    open var wantsIncrementalChangeDetails = true

    /// All objects.
    public override init() { super.init() }

    /// Options of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors, copy.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
        (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }
}

extension PHFetchOptions? {
    /// The objects that the options ask for, in their order.
    func select<Object: PHObject>(_ objects: [Object], isHiddenAlbum: Bool = false) -> [Object] {
        let showsHidden = isHiddenAlbum || self?.includeHiddenAssets == true
        var rows = objects.filter { showsHidden || ($0 as? PHAsset)?.isHidden != true }.map { ($0, $0.fetchedValues) }
        guard let options = self else { return rows.map(\.0) }
        if let sources = (Object.self is PHAsset.Type) ? options.includeAssetSourceTypes : nil, !sources.isEmpty {
            rows.removeAll { ($0.0 as? PHAsset).map { !sources.contains($0.sourceType) } ?? false }
        }
        if let predicate = options.predicate { rows = rows.filter { predicate.evaluate(with: $0.1) } }
        if let orders = options.sortDescriptors, !orders.isEmpty {
            rows = rows.enumerated().sorted { first, second in
                for order in orders {
                    let result = order.compare(first.element.1, to: second.element.1)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return first.offset < second.offset
            }.map(\.element)
        }
        let limit = options.fetchLimit
        return (limit > 0 ? Array(rows.prefix(limit)) : rows).map(\.0)
    }
}
