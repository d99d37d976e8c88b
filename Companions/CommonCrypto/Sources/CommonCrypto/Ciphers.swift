import Foundation

/// How a call went.
public typealias CCCryptorStatus = Int32
/// Whether bytes are encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher is used.
public typealias CCOptions = UInt32
/// A cipher at work.
public typealias CCCryptorRef = OpaquePointer

/// All went well.
public let kCCSuccess = 0
/// A parameter does not fit.
public let kCCParamError = -4300
/// There is no room for the result.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The bytes are no whole blocks.
public let kCCAlignmentError = -4303
/// The bytes cannot be decrypted.
public let kCCDecodeError = -4304
/// There is no such thing here.
public let kCCUnimplemented = -4305

/// Bytes are encrypted.
public let kCCEncrypt = 0
/// Bytes are decrypted.
public let kCCDecrypt = 1
/// AES.
public let kCCAlgorithmAES = 0
/// The older name of AES.
public let kCCAlgorithmAES128 = 0
/// DES, which is not there.
public let kCCAlgorithmDES = 1
/// Triple DES.
public let kCCAlgorithm3DES = 2
/// The last block is filled up.
public let kCCOptionPKCS7Padding = 1
/// Blocks are not chained.
public let kCCOptionECBMode = 2
/// The bytes of AES' shortest key.
public let kCCKeySizeAES128 = 16
/// The bytes of AES' middle key.
public let kCCKeySizeAES192 = 24
/// The bytes of AES' longest key.
public let kCCKeySizeAES256 = 32
/// The bytes of the key of triple DES.
public let kCCKeySize3DES = 24
/// The bytes of the key of DES.
public let kCCKeySizeDES = 8
/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The bytes of a block of triple DES.
public let kCCBlockSize3DES = 8
/// The bytes of a block of DES.
public let kCCBlockSizeDES = 8

/// Encrypts or decrypts bytes; what went wrong otherwise.
@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let cipher: Cipher
    switch Cipher.make(op, alg, options, key, keyLength, iv) {
    case .success(let made): cipher = made
    case .failure(let problem): return problem.status
    }
    let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
    let isEncrypting = Int(op) == kCCEncrypt
    guard isEncrypting && isPadded || dataInLength.isMultiple(of: cipher.blockSize) else {
        return Int32(kCCAlignmentError)
    }
    let needed =
        isEncrypting && isPadded ? (dataInLength / cipher.blockSize + 1) * cipher.blockSize : dataInLength
    // Decrypted bytes may be fewer by a block, which only the work itself shows.
    guard let result = cipher.update(dataIn, dataInLength), let end = cipher.finish() else {
        return Int32(kCCDecodeError)
    }
    let bytes = result + end
    guard bytes.count <= dataOutAvailable else {
        dataOutMoved?.pointee = needed
        return Int32(kCCBufferTooSmall)
    }
    bytes.withUnsafeBytes { if let start = $0.baseAddress { dataOut?.copyMemory(from: start, byteCount: $0.count) } }
    dataOutMoved?.pointee = bytes.count
    return Int32(kCCSuccess)
}

/// Makes a cipher for bytes that come by and by; what went wrong otherwise.
@discardableResult public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    switch Cipher.make(op, alg, options, key, keyLength, iv) {
    case .success(let cipher):
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cipher).toOpaque())
        return Int32(kCCSuccess)
    case .failure(let problem): return problem.status
    }
}

/// Encrypts or decrypts some bytes.
@discardableResult public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let cipher = Cipher.of(cryptorRef)
    guard dataOutAvailable >= cipher.outputCount(dataInLength) else { return Int32(kCCBufferTooSmall) }
    return Cipher.write(cipher.update(dataIn, dataInLength), dataOut, dataOutMoved)
}

/// Encrypts or decrypts what is left.
@discardableResult public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let cipher = Cipher.of(cryptorRef)
    guard dataOutAvailable >= cipher.outputCount(0) else { return Int32(kCCBufferTooSmall) }
    return Cipher.write(cipher.finish(), dataOut, dataOutMoved)
}

/// The most bytes that some more bytes become.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    let cipher = Cipher.of(cryptorRef)
    return cipher.outputCount(inputLength) + (final ? cipher.blockSize : 0)
}

/// Ends a cipher.
@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    Unmanaged<Cipher>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return Int32(kCCSuccess)
}
