import Foundation
@_spi(Framework) import UIKit

/// A group of contacts.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What the group is known by.
    public let identifier: String
    /// The name.
    open var name: String { storedName }
    var storedName: String

    init(identifier: String, name: String) { (self.identifier, storedName) = (identifier, name) }

    /// The group itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// A group of the same name that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: name) }

    /// Finds groups by their identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        ContactPredicate { object, _ in (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }
}
