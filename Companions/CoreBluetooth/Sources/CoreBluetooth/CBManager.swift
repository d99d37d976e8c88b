import Foundation
@_spi(Framework) import UIKit

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// What the managers have in common.
open class CBManager: NSObject, @unchecked Sendable {
    /// Whether there is Bluetooth: unknown at first, then not supported.
    open private(set) var state = CBManagerState.unknown
    /// Whether the app may use Bluetooth.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// Whether the app may use Bluetooth.
    open var authorization: CBManagerAuthorization { Self.authorization }

    private let queue: DispatchQueue?

    init(in queue: DispatchQueue?) {
        self.queue = queue
        super.init()
    }

    /// Finds out in a later turn that there is none, and says so in the app's queue.
    func begin(_ tell: @escaping @Sendable () -> Void) {
        soon { [self] in
            state = .unsupported
            if let queue { queue.async { tell() } } else { tell() }
        }
    }
}
