import Foundation
import XCTest

@testable import CommonCrypto

/// The values are those of the standards: RFC 1321, FIPS 180, RFC 4231, RFC 6070 and NIST SP 800-38A.
final class CryptoTests: XCTestCase {
    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).map { place in
            let start = hex.index(hex.startIndex, offsetBy: place)
            return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
        }
    }

    func testDigests() {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        XCTAssertEqual(hex(md5), "900150983cd24fb0d6963f7d28e17f72")
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1("abc", 3, &sha1)
        XCTAssertEqual(hex(sha1), "a9993e364706816aba3e25717850c26c9cd0d89d")
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256("abc", 3, &sha256)
        XCTAssertEqual(hex(sha256), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var sha512 = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CC_SHA512("abc", 3, &sha512)
        XCTAssertEqual(hex(sha512).prefix(32), "ddaf35a193617abacc417349ae204131")
    }

    func testDigestInParts() {
        var context = CC_MD5_CTX()
        CC_MD5_Init(&context)
        CC_MD5_Update(&context, "a", 1)
        CC_MD5_Update(&context, "bc", 2)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5_Final(&md5, &context)
        XCTAssertEqual(hex(md5), "900150983cd24fb0d6963f7d28e17f72")
    }

    func testMessageCode() {
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
        XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    func testKeyOfPassword() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            kCCPBKDF2, "password", 8, Array("salt".utf8), 4, kCCPRFHmacAlgSHA1, 2, &key, key.count)
        XCTAssertEqual(status, Int32(kCCSuccess))
        XCTAssertEqual(hex(key), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    private func crypt(
        _ operation: Int, _ data: [UInt8], options: Int, key: [UInt8], iv: [UInt8]?, room: Int? = nil,
        algorithm: Int = kCCAlgorithmAES
    ) -> (status: Int, bytes: [UInt8]) {
        var result = [UInt8](repeating: 0, count: room ?? data.count + kCCBlockSizeAES128)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, data, data.count,
            &result, result.count, &moved)
        return (Int(status), Array(result.prefix(moved)))
    }

    func testCipher() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let iv = bytes("000102030405060708090a0b0c0d0e0f")
        let text = bytes("6bc1bee22e409f96e93d7e117393172a")
        XCTAssertEqual(
            hex(crypt(kCCEncrypt, text, options: 0, key: key, iv: iv).bytes), "7649abac8119b246cee98e9b12e9197d")
        XCTAssertEqual(
            hex(crypt(kCCEncrypt, text, options: kCCOptionECBMode, key: key, iv: nil).bytes),
            "3ad77bb40d7a3660a89ecaf32466ef97")
        let secret = crypt(kCCEncrypt, Array("Milk".utf8), options: kCCOptionPKCS7Padding, key: key, iv: iv)
        XCTAssertEqual(secret.bytes.count, 16)
        let open = crypt(kCCDecrypt, secret.bytes, options: kCCOptionPKCS7Padding, key: key, iv: iv)
        XCTAssertEqual(String(decoding: open.bytes, as: UTF8.self), "Milk")
    }

    func testCipherInParts() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        var cryptor: CCCryptorRef?
        CCCryptorCreate(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count,
            nil,
            &cryptor)
        var (result, moved): ([UInt8], Int) = ([UInt8](repeating: 0, count: 64), 0)
        var parts: [UInt8] = []
        for part in ["0123456789", "0123456789"] {
            CCCryptorUpdate(cryptor, part, part.utf8.count, &result, result.count, &moved)
            parts += result.prefix(moved)
        }
        CCCryptorFinal(cryptor, &result, result.count, &moved)
        parts += result.prefix(moved)
        CCCryptorRelease(cryptor)
        let whole = crypt(
            kCCEncrypt, Array("01234567890123456789".utf8), options: kCCOptionPKCS7Padding, key: key, iv: nil)
        XCTAssertEqual(parts, whole.bytes)
    }

    func testWhatDoesNotFit() {
        let key = [UInt8](repeating: 1, count: 16)
        let text = [UInt8](repeating: 2, count: 10)
        XCTAssertEqual(crypt(kCCEncrypt, text, options: 0, key: key, iv: nil).status, kCCAlignmentError)
        XCTAssertEqual(
            crypt(kCCEncrypt, text, options: kCCOptionPKCS7Padding, key: key, iv: nil, room: 10).status,
            kCCBufferTooSmall)
        XCTAssertEqual(crypt(kCCEncrypt, text, options: 1, key: text, iv: nil).status, kCCParamError)
        XCTAssertEqual(
            crypt(kCCEncrypt, text, options: 1, key: key, iv: nil, algorithm: kCCAlgorithmDES).status,
            kCCUnimplemented)
    }
}
