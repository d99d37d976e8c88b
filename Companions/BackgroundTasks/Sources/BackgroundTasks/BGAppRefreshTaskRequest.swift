import Foundation

/// A look for what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Work of an identifier.
    public init(identifier: String) { super.init(identifier) }
}
