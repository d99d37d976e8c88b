import Foundation

/// Work for later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// What tells the work from other work.
    public let identifier: String
    /// The time before which the work is not to begin.
    open var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }
}
