import Foundation
import UIKit

/// A device, by the name that its person gives it.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    /// The name that others see.
    public let displayName: String
    private let number = UUID()

    /// Makes a device's identity; a name that is empty or longer than 63 bytes raises an exception.
    public init(displayName myDisplayName: String) {
        if myDisplayName.isEmpty || myDisplayName.utf8.count > 63 {
            NSException(name: .invalidArgumentException, reason: "Invalid displayName passed to MCPeerID").raise()
        }
        displayName = myDisplayName
    }

    /// The same identity.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.number == number }
    public override var hash: Int { number.hashValue }
    public override var description: String { "<MCPeerID: DisplayName = \(displayName)>" }
}
