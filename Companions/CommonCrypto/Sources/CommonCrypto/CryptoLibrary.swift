import Glibc

/// OpenSSL's functions, of the machine.
///
/// The library is opened at its first use rather than linked: apps are then linked without its headers, and the library is
/// on every machine that has Foundation's networking.
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
        let names = ["libcrypto.so.3", "libcrypto.so.1.1"]
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            fatalError("\(names[0]) cannot be opened; install it: sudo apt-get install libssl3")
        }
        func function<Function>(_ name: String) -> Function {
            guard let symbol = dlsym(handle, name) else { fatalError("\(names[0]) has no function '\(name)'") }
            return unsafeBitCast(symbol, to: Function.self)
        }
        digestNamed = function("EVP_get_digestbyname")
        cipherNamed = function("EVP_get_cipherbyname")
        digest = function("EVP_Digest")
        authenticate = function("HMAC")
        derive = function("PKCS5_PBKDF2_HMAC")
        makeCipher = function("EVP_CIPHER_CTX_new")
        freeCipher = function("EVP_CIPHER_CTX_free")
        beginCipher = function("EVP_CipherInit_ex")
        setPadding = function("EVP_CIPHER_CTX_set_padding")
        updateCipher = function("EVP_CipherUpdate")
        finishCipher = function("EVP_CipherFinal_ex")
    }

    func digest(_ name: String, _ data: UnsafeRawPointer?, _ count: Int, _ result: Bytes) {
        _ = digest(data, count, result, nil, digestNamed(name), nil)
    }
}
