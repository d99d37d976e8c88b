import UIKit
import XCTest

@testable import Security

/// Certificates as bytes, and whom they are trusted by.
final class TrustTests: XCTestCase {
    private func certificate(_ byte: UInt8) throws -> SecCertificate {
        try XCTUnwrap(SecCertificateCreateWithData(nil, Data([0x30, 2, 5, byte]) as NSData))
    }

    func testBytesThatAreNoCertificateAreRefused() throws {
        XCTAssertNil(SecCertificateCreateWithData(nil, Data("hello".utf8) as NSData))
        XCTAssertNil(SecCertificateCreateWithData(nil, Data([0x30, 9, 1]) as NSData))
        XCTAssertEqual(SecCertificateCopyData(try certificate(1)) as Data, Data([0x30, 2, 5, 1]))
        let long = Data([0x30, 0x82, 0x01, 0x00] + [UInt8](repeating: 1, count: 256))
        XCTAssertNotNil(SecCertificateCreateWithData(nil, long as NSData))
    }

    func testAnAnchorIsTrustedAndNothingElse() throws {
        var trust: SecTrust?
        let leaf = try certificate(1)
        XCTAssertEqual(
            SecTrustCreateWithCertificates([leaf, try certificate(2)] as NSArray, SecPolicyCreateBasicX509(), &trust),
            errSecSuccess)
        let made = try XCTUnwrap(trust)
        XCTAssertEqual(SecTrustGetCertificateCount(made), 2)
        var error: CFError?
        XCTAssertFalse(SecTrustEvaluateWithError(made, &error))
        XCTAssertEqual(error?.code, Int(errSecNotTrusted))
        SecTrustSetAnchorCertificates(made, [try certificate(2)] as NSArray)
        XCTAssertFalse(SecTrustEvaluateWithError(made, nil))
        SecTrustSetAnchorCertificates(made, [try certificate(1)] as NSArray)
        XCTAssertTrue(SecTrustEvaluateWithError(made, nil))
        var result = SecTrustResultType.invalid
        SecTrustGetTrustResult(made, &result)
        XCTAssertEqual(result, .proceed)
    }
}
