import Foundation

/// A cipher at work.
final class Cipher {
    /// Why there is no cipher.
    struct Problem: Error {
        let status: CCCryptorStatus
        init(_ code: Int) { status = Int32(code) }
    }

    let blockSize: Int
    private let context: OpaquePointer
    private let isPadded: Bool
    /// The bytes of a block that is not whole yet.
    private var waiting = 0

    private init(_ context: OpaquePointer, blockSize: Int, isPadded: Bool) {
        self.context = context
        self.blockSize = blockSize
        self.isPadded = isPadded
    }

    deinit { CryptoLibrary.shared.freeCipher(context) }

    static func make(
        _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
        _ iv: UnsafeRawPointer?
    ) -> Result<Cipher, Problem> {
        guard let key, op <= 1 else { return .failure(Problem(kCCParamError)) }
        let isChained = Int(options) & kCCOptionECBMode == 0
        let name: String
        switch Int(alg) {
        case kCCAlgorithmAES where [16, 24, 32].contains(keyLength):
            name = "AES-\(keyLength * 8)-\(isChained ? "CBC" : "ECB")"
        case kCCAlgorithm3DES where keyLength == kCCKeySize3DES: name = isChained ? "DES-EDE3-CBC" : "DES-EDE3"
        case kCCAlgorithmAES, kCCAlgorithm3DES: return .failure(Problem(kCCParamError))
        default: return .failure(Problem(kCCUnimplemented))
        }
        let library = CryptoLibrary.shared
        let blockSize = Int(alg) == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSize3DES
        guard let kind = library.cipherNamed(name), let context = library.makeCipher() else {
            return .failure(Problem(kCCUnimplemented))
        }
        // Without a beginning, chaining begins with zeros.
        let zeros = [UInt8](repeating: 0, count: blockSize)
        let isEncrypting = Int32(Int(op) == kCCEncrypt ? 1 : 0)
        let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
        let isBegun = zeros.withUnsafeBytes {
            library.beginCipher(context, kind, nil, key, iv ?? $0.baseAddress, isEncrypting)
        }
        let cipher = Cipher(context, blockSize: blockSize, isPadded: isPadded)
        guard isBegun == 1, library.setPadding(context, isPadded ? 1 : 0) == 1 else {
            return .failure(Problem(kCCParamError))
        }
        return .success(cipher)
    }

    static func of(_ reference: CCCryptorRef) -> Cipher {
        Unmanaged<Cipher>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
    }

    /// The most bytes that some more bytes become, with those that wait.
    func outputCount(_ count: Int) -> Int {
        let whole = (waiting + count) / blockSize * blockSize
        return isPadded && count == 0 ? blockSize : whole
    }

    func update(_ bytes: UnsafeRawPointer?, _ count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count + 2 * blockSize)
        var written: Int32 = 0
        guard
            count == 0
                || CryptoLibrary.shared.updateCipher(context, &result, &written, bytes, Int32(count)) == 1
        else { return nil }
        waiting += count - Int(written)
        return Array(result.prefix(Int(written)))
    }

    func finish() -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: 2 * blockSize)
        var written: Int32 = 0
        guard CryptoLibrary.shared.finishCipher(context, &result, &written) == 1 else { return nil }
        waiting = 0
        return Array(result.prefix(Int(written)))
    }

    static func write(
        _ bytes: [UInt8]?, _ place: UnsafeMutableRawPointer?, _ count: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        guard let bytes else { return Int32(kCCDecodeError) }
        bytes.withUnsafeBytes { if let start = $0.baseAddress { place?.copyMemory(from: start, byteCount: $0.count) } }
        count?.pointee = bytes.count
        return Int32(kCCSuccess)
    }
}
