import Foundation
@_spi(Framework) import UIKit

/// The objects that a fetch has found, as they were then.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
    let objects: [ObjectType]
    /// Fetches again; nil for a result that no fetch has made.
    let query: (@MainActor @Sendable (PhotoStore) -> [ObjectType])?

    init(_ objects: [ObjectType], query: (@MainActor @Sendable (PhotoStore) -> [ObjectType])?) {
        (self.objects, self.query) = (objects, query)
        super.init()
    }

    convenience init(_ query: @escaping @MainActor (PhotoStore) -> [ObjectType]) {
        nonisolated(unsafe) let query = query
        let found = PhotoStore.onMain { Found(objects: query($0)) }
        self.init(found.objects, query: { query($0) })
    }

    private struct Found: @unchecked Sendable { let objects: [ObjectType] }

    /// How many objects there are.
    open var count: Int { objects.count }
    /// The first object; nil where there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last object; nil where there is none.
    open var lastObject: ObjectType? { objects.last }
    /// The object at a place.
    open func object(at index: Int) -> ObjectType { objects[index] }
    /// The object at a place.
    open subscript(idx: Int) -> ObjectType { objects[idx] }

    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// The place of an object; `NSNotFound` for one that is not among them.
    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
    }
    /// The place of an object in a range; `NSNotFound` for one that is not in it.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let index = index(of: anObject)
        return NSLocationInRange(index, range) ? index : NSNotFound
    }

    /// The objects at some places.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    /// Calls a closure with each object and its place, until the closure sets its last argument to true.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    /// Calls a closure with each object and its place, backwards if asked for, until it sets its last argument to true.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block) }

    /// Calls a closure with the objects at some places, until it sets its last argument to true.
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver = ObjCBool(false)
        for index in opts.contains(.reverse) ? Array(s.reversed()) : Array(s) {
            block(objects[index], index, &isOver)
            if isOver.boolValue { return }
        }
    }

    /// How many assets of a kind there are.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.filter { ($0 as? PHAsset)?.mediaType == mediaType }.count
    }

    /// The result: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
