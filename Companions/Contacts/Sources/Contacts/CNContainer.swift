import Foundation
@_spi(Framework) import UIKit

/// Where contacts come from.
public enum CNContainerType: Int, Sendable {
    /// Nobody knows.
    case unassigned
    /// The device.
    case local
    /// An Exchange server.
    case exchange
    /// A CardDAV server.
    case cardDAV
}

/// A place that contacts are kept in: there is one, on the device.
open class CNContainer: NSObject, @unchecked Sendable {
    /// What the container is known by.
    open var identifier: String { ContactBook.containerIdentifier }
    /// The name.
    open var name: String { "Local" }
    /// Where its contacts come from.
    open var type: CNContainerType { .local }

    override init() { super.init() }

    /// Finds containers by their identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        ContactPredicate { object, _ in (object as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }
}
