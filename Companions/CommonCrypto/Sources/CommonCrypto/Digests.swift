import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

/// A digest whose data comes by and by.
public struct __CC_Context {
    fileprivate var data: [UInt8] = []

    /// Makes a digest of nothing.
    public init() {}

    fileprivate mutating func add(_ bytes: UnsafeRawPointer?, _ count: CC_LONG) {
        data += UnsafeRawBufferPointer(start: bytes, count: Int(count))
    }

    fileprivate mutating func finish(_ name: String, _ result: UnsafeMutablePointer<UInt8>?) {
        CryptoLibrary.shared.digest(name, data, data.count, result)
        data = []
    }
}

/// A digest of MD5 whose data comes by and by.
public typealias CC_MD5_CTX = __CC_Context
/// A digest of SHA1 whose data comes by and by.
public typealias CC_SHA1_CTX = __CC_Context
/// A digest of SHA256 whose data comes by and by.
public typealias CC_SHA256_CTX = __CC_Context
/// A digest of SHA512 whose data comes by and by.
public typealias CC_SHA512_CTX = __CC_Context

/// The number of bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 works on at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes by MD5, and returns where it is.
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("MD5", data, Int(len), md)
    return md
}

/// Begins a digest by MD5; 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.initialize(to: CC_MD5_CTX())
    return 1
}

/// Adds bytes to a digest by MD5; 1.
@discardableResult public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by MD5; 1.
@discardableResult public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    c.pointee.finish("MD5", md)
    return 1
}

/// The number of bytes of a digest by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA1 works on at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes by SHA1, and returns where it is.
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("SHA1", data, Int(len), md)
    return md
}

/// Begins a digest by SHA1; 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA1_CTX())
    return 1
}

/// Adds bytes to a digest by SHA1; 1.
@discardableResult public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by SHA1; 1.
@discardableResult public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    c.pointee.finish("SHA1", md)
    return 1
}

/// The number of bytes of a digest by SHA224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA224 works on at once.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes by SHA224, and returns where it is.
@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("SHA224", data, Int(len), md)
    return md
}

/// Begins a digest by SHA224; 1.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA256_CTX())
    return 1
}

/// Adds bytes to a digest by SHA224; 1.
@discardableResult public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by SHA224; 1.
@discardableResult public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    c.pointee.finish("SHA224", md)
    return 1
}

/// The number of bytes of a digest by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA256 works on at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest of bytes by SHA256, and returns where it is.
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("SHA256", data, Int(len), md)
    return md
}

/// Begins a digest by SHA256; 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA256_CTX())
    return 1
}

/// Adds bytes to a digest by SHA256; 1.
@discardableResult public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by SHA256; 1.
@discardableResult public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    c.pointee.finish("SHA256", md)
    return 1
}

/// The number of bytes of a digest by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA384 works on at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of bytes by SHA384, and returns where it is.
@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("SHA384", data, Int(len), md)
    return md
}

/// Begins a digest by SHA384; 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA512_CTX())
    return 1
}

/// Adds bytes to a digest by SHA384; 1.
@discardableResult public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by SHA384; 1.
@discardableResult public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    c.pointee.finish("SHA384", md)
    return 1
}

/// The number of bytes of a digest by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA512 works on at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of bytes by SHA512, and returns where it is.
@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    CryptoLibrary.shared.digest("SHA512", data, Int(len), md)
    return md
}

/// Begins a digest by SHA512; 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA512_CTX())
    return 1
}

/// Adds bytes to a digest by SHA512; 1.
@discardableResult public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
    return 1
}

/// Writes a digest by SHA512; 1.
@discardableResult public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    c.pointee.finish("SHA512", md)
    return 1
}
