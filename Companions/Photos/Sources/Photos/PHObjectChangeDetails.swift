import Foundation

/// The change of one object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object as it was.
    public let objectBeforeChanges: ObjectType
    /// The object as it is; nil for one that is gone.
    public let objectAfterChanges: ObjectType?
    /// Whether an asset's picture is another.
    public let assetContentChanged: Bool
    /// Whether the object is gone.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }

    init(_ before: ObjectType, _ after: ObjectType?, contentChanged: Bool) {
        (objectBeforeChanges, objectAfterChanges, assetContentChanged) = (before, after, contentChanged)
        super.init()
    }
}
