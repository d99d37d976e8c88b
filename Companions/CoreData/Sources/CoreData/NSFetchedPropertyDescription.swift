import UIKit

/// A property of an entity whose objects a fetch request finds.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// The request; in its predicate the variable `FETCH_SOURCE` is the object with the property.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func duplicate() -> NSPropertyDescription {
        let copy = NSFetchedPropertyDescription()
        copy.fetchRequest = fetchRequest
        return copy
    }
}
