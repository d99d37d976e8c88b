import Foundation
import UIKit

/// What a certificate has to be good for.
public final class SecPolicy: NSObject, Sendable {
    enum Kind: Equatable, Sendable {
        case basic
        case server(String?)
        case revocation(UInt)
    }
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.kind == kind }
    public override var hash: Int { "\(kind)".hashValue }
}

/// The policy of a certificate as such.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// The policy of a server's certificate, for a name unless that is nil.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.server(hostname.map { $0 as String }))
}

/// The policy of how it is asked whether a certificate was revoked: nobody is.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(.revocation(UInt(revocationFlags)))
}

/// Ask for revocations by the protocol for one certificate.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Ask for lists of revocations.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Prefer lists of revocations.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Trust no certificate that nobody says anything of.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Ask nobody in the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Ask in any way.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
