import Foundation

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    /// About how much is read or written.
    public enum TransferSize: Int, Sendable {
        case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
        case hundredsOfGigabytes
    }

    /// What tells the group from others.
    public let operationGroupID = UUID().uuidString
    /// How the operations are made that say nothing else.
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    /// The group's name in reports.
    open var name: String?
    /// How many operations there will be.
    open var quantity = 0
    /// About how much is sent.
    open var expectedSendSize = TransferSize.unknown
    /// About how much is received.
    open var expectedReceiveSize = TransferSize.unknown

    /// Makes a group.
    public override init() { super.init() }
}
