import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibParsingTests: XCTestCase {
    private func failure(_ text: String) -> String? { failure(Data(text.utf8)) }

    private func failure(_ data: Data) -> String? {
        do {
            _ = try NibDocument(data: data, file: "A.xib")
            return nil
        } catch {
            return error.description
        }
    }

    func testElementsHaveLinesAttributesAndText() throws {
        let text = Xib.document("<view id=\"a\" alpha=\"0.5\">\n<string key=\"text\">one\ntwo</string>\n</view>")
        let document = try NibDocument(data: Data(text.utf8), file: "A.xib")
        let view = try XCTUnwrap(document.objects.first)
        XCTAssertEqual(view.line, 4)
        XCTAssertEqual(view.number("alpha"), 0.5)
        XCTAssertEqual(view.children.first?.line, 5)
        XCTAssertEqual(view.string("text"), "one\ntwo")
    }

    func testMalformedXMLHasItsLine() {
        XCTAssertEqual(failure("<document>\n<objects>\n</document>"), "A.xib:3: malformed XML: end tag does not match")
        XCTAssertEqual(failure("<document type=\"a\" type=\"b\"/>"), "A.xib:1: malformed XML: attribute given twice")
        XCTAssertEqual(failure("<document>\n<objects>"), "A.xib:2: malformed XML: unexpected end")
        XCTAssertEqual(failure(""), "A.xib: the file is empty")
        XCTAssertEqual(failure("not xml"), "A.xib:1: malformed XML: unexpected end")
    }

    func testEntityBombIsRefusedBeforeItGrows() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        XCTAssertEqual(failure(bomb), "A.xib:2: document types and entities are not accepted")
        let outside = "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<document/>"
        XCTAssertEqual(failure(outside), "A.xib:1: document types and entities are not accepted")
        XCTAssertEqual(failure("<document>\n&lol;</document>"), "A.xib:2: malformed XML: unknown entity")
        XCTAssertEqual(failure(Data("<document/>".data(using: .utf16)!)), "A.xib: text is not UTF-8")
    }

    func testSizeAndNestingHaveLimits() {
        XCTAssertEqual(failure(Data(count: NibParser.largestSize + 1)), "A.xib: larger than 64 MB")
        let deep = String(repeating: "<view>\n", count: 600) + String(repeating: "</view>", count: 600)
        XCTAssertEqual(failure(deep), "A.xib:513: nested deeper than 512 elements")
    }

    func testOtherDocumentsAreRefused() {
        XCTAssertEqual(failure("<plist/>"), "A.xib:1: not an Interface Builder document")
        XCTAssertEqual(
            failure("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            "A.xib:1: not for iOS: its type is com.apple.InterfaceBuilder3.Cocoa.XIB")
        XCTAssertEqual(
            failure("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>"),
            "A.xib:1: not for iOS: its type is com.apple.InterfaceBuilder3.Cocoa.XIB")
        XCTAssertEqual(
            failure("NIBArchive…"), "A.xib: a compiled nib; only the xib or storyboard that it was made from is read")
    }

    func testDocumentIsParsedOnceUntilItChanges() throws {
        let folder = NibFolder()
        folder.write(Xib.document("<view id=\"a\" tag=\"1\"/>"), to: "A.xib")
        NibDocumentCache.removeAll()
        let nib = UINib(nibName: "A", bundle: folder.bundle)
        XCTAssertEqual((nib.instantiate(withOwner: nil).first as? UIView)?.tag, 1)
        _ = nib.instantiate(withOwner: nil)
        XCTAssertEqual(NibDocumentCache.parseCount, 1)
        folder.write(Xib.document("<view id=\"a\" tag=\"23\"/>"), to: "A.xib")
        XCTAssertEqual((nib.instantiate(withOwner: nil).first as? UIView)?.tag, 23)
        XCTAssertEqual(NibDocumentCache.parseCount, 2)
    }

    func testBrokenFileRaisesWithItsPlace() {
        let folder = NibFolder()
        folder.write("<document>\n</documen>", to: "Broken.xib")
        let findings = Findings.during {
            _ = UINib(nibName: "Broken", bundle: folder.bundle).instantiate(withOwner: nil)
        }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason: "Broken.xib:2: malformed XML: end tag does not match")
            ])
    }

    /// Cutting and flipping bytes of a real document never traps: it loads or gives an error with the file's name.
    func testDamagedDocumentsNeverTrap() throws {
        let sample = Samples.menu
        var random = Damage(seed: 7)
        for _ in 0..<300 {
            var bytes = [UInt8](try Data(contentsOf: sample))
            switch random.next(3) {
            case 0: bytes.removeLast(random.next(bytes.count))
            case 1: bytes[random.next(bytes.count)] = UInt8(random.next(256))
            default:
                let start = random.next(bytes.count)
                bytes.removeSubrange(start..<min(bytes.count, start + random.next(200)))
            }
            if let text = failure(Data(bytes)) { XCTAssertTrue(text.hasPrefix("A.xib"), text) }
        }
    }
}

/// The xibs of the sample apps.
enum Samples {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Samples").standardizedFileURL
    static let menu = folder.appendingPathComponent("DropDownMenu/DropDownMenu/MenuViewController.xib")
    static let tabs = folder.appendingPathComponent("TwoTabs/TwoTabs/TwoTabViewController.xib")
}

/// The same numbers for the same seed.
private struct Damage {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
