import Foundation

/// A digest that message authentication codes are made with.
public typealias CCHmacAlgorithm = UInt32

/// SHA1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA256.
public let kCCHmacAlgSHA256 = 2
/// SHA384.
public let kCCHmacAlgSHA384 = 3
/// SHA512.
public let kCCHmacAlgSHA512 = 4
/// SHA224.
public let kCCHmacAlgSHA224 = 5

/// Writes the message authentication code of bytes by a key.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let names = ["SHA1", "MD5", "SHA256", "SHA384", "SHA512", "SHA224"]
    guard names.indices.contains(Int(algorithm)) else { return }
    let library = CryptoLibrary.shared
    // A key of no bytes is a key, too, for which OpenSSL wants an address.
    var none: UInt8 = 0
    withUnsafePointer(to: &none) { none in
        _ = library.authenticate(
            library.digestNamed(names[Int(algorithm)]), key ?? UnsafeRawPointer(none), Int32(keyLength), data,
            dataLength, macOut.assumingMemoryBound(to: UInt8.self), nil)
    }
}

/// A way from passwords to keys.
public typealias CCPBKDFAlgorithm = UInt32
/// A digest that keys are made with.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The way of PBKDF2.
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
/// SHA1.
public let kCCPRFHmacAlgSHA1: CCPseudoRandomAlgorithm = 1
/// SHA224.
public let kCCPRFHmacAlgSHA224: CCPseudoRandomAlgorithm = 2
/// SHA256.
public let kCCPRFHmacAlgSHA256: CCPseudoRandomAlgorithm = 3
/// SHA384.
public let kCCPRFHmacAlgSHA384: CCPseudoRandomAlgorithm = 4
/// SHA512.
public let kCCPRFHmacAlgSHA512: CCPseudoRandomAlgorithm = 5

/// Writes a key that is made of a password; what went wrong otherwise.
@discardableResult public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let names = [1: "SHA1", 2: "SHA224", 3: "SHA256", 4: "SHA384", 5: "SHA512"]
    guard algorithm == kCCPBKDF2, let name = names[Int(prf)], rounds > 0, derivedKeyLen > 0 else {
        return Int32(kCCParamError)
    }
    let library = CryptoLibrary.shared
    let isDone = library.derive(
        password, Int32(passwordLen), salt, Int32(saltLen), Int32(rounds), library.digestNamed(name),
        Int32(derivedKeyLen), derivedKey)
    return Int32(isDone == 1 ? kCCSuccess : kCCParamError)
}

/// How making random bytes went.
public typealias CCRNGStatus = Int32

/// Writes random bytes.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
    return Int32(kCCSuccess)
}
