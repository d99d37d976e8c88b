import UIKit

/// The place in iCloud that a store would be kept in step with.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    static let key = "NSPersistentCloudKitContainerOptions"

    /// The identifier of the app's container.
    public let containerIdentifier: String

    /// Makes the options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
