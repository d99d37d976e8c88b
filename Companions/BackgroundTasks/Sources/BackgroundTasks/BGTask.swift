import Foundation

/// Work that is being done.
open class BGTask: NSObject, @unchecked Sendable {
    /// What tells the work from other work.
    public let identifier: String
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Says that the work is done.
    open func setTaskCompleted(success: Bool) {}
}
