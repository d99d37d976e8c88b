import UIKit
import UniformTypeIdentifiers
import XCTest

final class TypeTests: XCTestCase {
    func testKinds() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .png))
        XCTAssertFalse(UTType.png.isSubtype(of: .png))
        XCTAssertTrue(UTType.data.isSupertype(of: .json))
        XCTAssertFalse(UTType.png.conforms(to: .text))
        XCTAssertEqual(UTType.plainText.supertypes, [.text, .data, .content, .item])
    }

    func testNames() throws {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "application/pdf"), .pdf)
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertEqual(UTType.png.preferredMIMEType, "image/png")
        XCTAssertEqual(UTType.zip.identifier, "com.pkware.zip-archive")
        XCTAssertNil(UTType("no.such.type"))
        let unknown = try XCTUnwrap(UTType(filenameExtension: "frob"))
        XCTAssertTrue(unknown.isDynamic)
        XCTAssertEqual(unknown.preferredFilenameExtension, "frob")
        XCTAssertTrue(unknown.conforms(to: .data))
        XCTAssertEqual(UTType(unknown.identifier), unknown)
    }

    func testURLsAndProviders() {
        XCTAssertEqual(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .json).path, "/a/b.json")
        let provider = NSItemProvider(object: "text" as NSString)
        XCTAssertTrue(provider.hasItemConforming(to: .text))
        XCTAssertEqual(provider.registeredContentTypes, [.utf8PlainText])
    }

    func testTypesGoThroughCodable() throws {
        let data = try JSONEncoder().encode([UTType.png])
        XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: data), [.png])
    }
}
