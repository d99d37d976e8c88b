import Foundation
import UIKit

/// Who may read an item; it keeps nobody away here.
public final class SecAccessControl: NSObject, Sendable {
    let flags: SecAccessControlCreateFlags

    init(flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// What a person has to do before an item can be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt
    /// Makes flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Be there: by face, finger or code.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Show a face or finger that the device knows.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Show a face or finger that the device knew when the item was made.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Type the device's code.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// One of what is said is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of what is said is needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A key that never leaves the device.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app's own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes what says who may read an item.
///
/// - Parameters:
///   - allocator: Nothing.
///   - protection: When the item can be read.
///   - error: Nothing: this does not fail.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags: flags) }
