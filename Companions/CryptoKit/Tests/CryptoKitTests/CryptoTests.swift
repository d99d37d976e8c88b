import CryptoKit
import Foundation
import XCTest

/// That what apps use most is there under CryptoKit's name.
final class CryptoTests: XCTestCase {
    private func text(_ digest: some Sequence<UInt8>) -> String {
        digest.map { String(format: "%02x", $0) }.joined()
    }

    func testHashes() {
        let data = Data("abc".utf8)
        XCTAssertEqual(
            text(SHA256.hash(data: data)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(text(Insecure.MD5.hash(data: data)), "900150983cd24fb0d6963f7d28e17f72")
    }

    func testSealing() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("secret".utf8), using: key)
        XCTAssertEqual(try AES.GCM.open(box, using: key), Data("secret".utf8))
        XCTAssertThrowsError(try AES.GCM.open(box, using: SymmetricKey(size: .bits256)))
    }
}
