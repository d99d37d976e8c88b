import Foundation
import UIKit

/// A key of a pair. None is made and none is read here: what gives out keys gives out nil.
public final class SecKey: NSObject, Sendable {
    private override init() { super.init() }
}

/// The place where a function says why it failed.
public typealias SecErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>?

private func refuse(_ place: SecErrorPlace, _ function: String) {
    let error = NSError(
        domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented),
        userInfo: [NSLocalizedDescriptionKey: "\(function): Security has no keys here; use CryptoKit's."])
    place?.pointee = Unmanaged.passRetained(error)
}

/// Makes a pair of keys: none, and the error says so.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecErrorPlace) -> SecKey? {
    refuse(error, "SecKeyCreateRandomKey")
    return nil
}

/// Makes a key of bytes: none, and the error says so.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: SecErrorPlace
) -> SecKey? {
    refuse(error, "SecKeyCreateWithData")
    return nil
}

/// The bytes of a key: none, and the error says so.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecErrorPlace) -> CFData? {
    refuse(error, "SecKeyCopyExternalRepresentation")
    return nil
}

/// The public key of a pair: nil.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// What is known of a key: nil.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
