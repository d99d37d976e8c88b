import UIKit

/// An index of an entity, which makes fetches by its properties quick.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    /// The name of the index.
    open var name: String
    /// The properties of the index, the most important first.
    open var elements: [NSFetchIndexElementDescription]

    /// Makes an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
