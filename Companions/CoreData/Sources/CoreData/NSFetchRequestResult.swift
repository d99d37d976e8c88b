import Foundation

/// What a fetch may find: objects, their identifiers, dictionaries and numbers.
///
/// Swift's own dictionaries are no objects here; so that results can be cast to them, the protocol does not ask for objects.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
