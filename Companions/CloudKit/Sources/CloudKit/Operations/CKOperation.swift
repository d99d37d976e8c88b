import Foundation
@_spi(Framework) import UIKit

/// A request that is made of a container or a database.
///
/// There is no account, so every operation ends with `CKError.notAuthenticated`: on the main thread where a container or a
/// database began it, and on its queue's where it was added to one.
open class CKOperation: Operation, @unchecked Sendable {
    /// What tells an operation from others.
    public typealias ID = String

    /// How operations are made.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The container; nil for the app's own.
        open var container: CKContainer?
        /// How urgent the operations are.
        open var qualityOfService = QualityOfService.default
        /// Whether they may use a cellular network.
        open var allowsCellularAccess = true
        /// Whether they may outlive the app.
        open var isLongLived = false
        /// The time in seconds after which a request without an answer fails.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// The time in seconds after which an operation fails.
        open var timeoutIntervalForResource: TimeInterval = 604_800

        /// Makes the usual configuration.
        public override init() { super.init() }

        /// A configuration with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.container = container
            copy.qualityOfService = qualityOfService
            copy.allowsCellularAccess = allowsCellularAccess
            copy.isLongLived = isLongLived
            copy.timeoutIntervalForRequest = timeoutIntervalForRequest
            copy.timeoutIntervalForResource = timeoutIntervalForResource
            return copy
        }
    }

    /// What tells the operation from others.
    public let operationID: ID = UUID().uuidString
    /// How the operation is made.
    open var configuration: Configuration! = Configuration()
    /// The operations that the operation belongs to.
    open var group: CKOperationGroup?
    /// Called when an operation that may outlive the app has been noted; it never is.
    @preconcurrency open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// The container; nil for that of the database, or the app's own.
    open var container: CKContainer? {
        get { configuration.container }
        set { configuration.container = newValue }
    }

    /// Whether the operation may use a cellular network.
    open var allowsCellularAccess: Bool {
        get { configuration.allowsCellularAccess }
        set { configuration.allowsCellularAccess = newValue }
    }

    /// Whether the operation may outlive the app.
    open var isLongLived: Bool {
        get { configuration.isLongLived }
        set { configuration.isLongLived = newValue }
    }

    /// The time in seconds after which a request without an answer fails.
    open var timeoutIntervalForRequest: TimeInterval {
        get { configuration.timeoutIntervalForRequest }
        set { configuration.timeoutIntervalForRequest = newValue }
    }

    /// The time in seconds after which the operation fails.
    open var timeoutIntervalForResource: TimeInterval {
        get { configuration.timeoutIntervalForResource }
        set { configuration.timeoutIntervalForResource = newValue }
    }

    func begin() { soon { self.start() } }

    open override func start() {
        // A cancelled operation never comes to its work, yet tells how it ended.
        if isCancelled { refuse(with: CKError(.operationCancelled)) }
        super.start()
    }

    open override func main() { refuse(with: CKError(.notAuthenticated)) }

    /// Tells the blocks how the operation ended.
    func refuse(with error: CKError) {}
}
