@_spi(Framework) import UIKit

/// OpenSSL's functions, of the machine.
///
/// The library is on every machine that has Foundation's networking.
final class CryptoLibrary: @unchecked Sendable {
    typealias Bytes = UnsafeMutablePointer<UInt8>?

    let digestNamed: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    let cipherNamed: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    let digest:
        @convention(c) (
            UnsafeRawPointer?, Int, Bytes, UnsafeMutablePointer<UInt32>?, OpaquePointer?, OpaquePointer?
        ) -> Int32
    let authenticate:
        @convention(c) (
            OpaquePointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int, Bytes, UnsafeMutablePointer<UInt32>?
        ) -> Bytes
    let derive:
        @convention(c) (
            UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, Int32, OpaquePointer?, Int32, Bytes
        ) -> Int32
    let makeCipher: @convention(c) () -> OpaquePointer?
    let freeCipher: @convention(c) (OpaquePointer?) -> Void
    let beginCipher:
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32
        ) -> Int32
    let setPadding: @convention(c) (OpaquePointer?, Int32) -> Int32
    let updateCipher:
        @convention(c) (OpaquePointer?, Bytes, UnsafeMutablePointer<Int32>?, UnsafeRawPointer?, Int32) -> Int32
    let finishCipher: @convention(c) (OpaquePointer?, Bytes, UnsafeMutablePointer<Int32>?) -> Int32

    static let shared = CryptoLibrary()

    private init() {
        let library = MachineLibrary("libcrypto.so.3", "libcrypto.so.1.1", package: "libssl3")
        digestNamed = library.function("EVP_get_digestbyname")
        cipherNamed = library.function("EVP_get_cipherbyname")
        digest = library.function("EVP_Digest")
        authenticate = library.function("HMAC")
        derive = library.function("PKCS5_PBKDF2_HMAC")
        makeCipher = library.function("EVP_CIPHER_CTX_new")
        freeCipher = library.function("EVP_CIPHER_CTX_free")
        beginCipher = library.function("EVP_CipherInit_ex")
        setPadding = library.function("EVP_CIPHER_CTX_set_padding")
        updateCipher = library.function("EVP_CipherUpdate")
        finishCipher = library.function("EVP_CipherFinal_ex")
    }

    func digest(_ name: String, _ data: UnsafeRawPointer?, _ count: Int, _ result: Bytes) {
        _ = digest(data, count, result, nil, digestNamed(name), nil)
    }
}
