import UIKit

/// How an index keeps a property.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// In a balanced tree.
    case binary
    /// By regions; the property is kept in a tree here, too.
    case rTree
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    /// The property.
    open private(set) var property: NSPropertyDescription?
    /// How the index keeps the property.
    open var collationType: NSFetchIndexElementType
    /// Whether the least value comes first.
    open var isAscending = true

    /// Makes an element of an index.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}
