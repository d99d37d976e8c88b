import UIKit
import XCTest

/// What Foundation and C take on Apple's systems, in the forms that apps write there.
final class FoundationFormsTests: XCTestCase {
    func testKeysThatOnlySayThatTheyCanBeCopied() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = "a" as NSString
        dictionary.setObject(1, forKey: key)
        XCTAssertEqual(dictionary["a"] as? Int, 1)
        dictionary.setObject(2, forKey: "b")
        dictionary["c" as NSString as any NSCopying] = 3
        XCTAssertEqual(dictionary as NSDictionary, ["a": 1, "b": 2, "c": 3] as NSDictionary)
    }

    func testPointersThatMayBeNil() {
        var bytes: [UInt8] = [1, 2, 3]
        let data = Data([7, 8, 9]) as NSData
        defer { withExtendedLifetime(data) {} }
        let source: UnsafePointer<UInt8>? = CFDataGetBytePtr(data)
        bytes.withUnsafeMutableBytes { memcpy($0.baseAddress, source, 2) }
        XCTAssertEqual(bytes, [7, 8, 3])
        XCTAssertEqual(memcmp(source, source, 3), 0)
        let other: [UInt8] = [4, 5, 6]
        memcpy(&bytes, other, 3)
        memset(&bytes, 1, 1)
        XCTAssertEqual(bytes, [1, 5, 6])
        let text: UnsafePointer<CChar>? = nil
        XCTAssertEqual("abc".withCString { strlen(Optional($0)) } + strlen("de"), 5)
        XCTAssertNil(memcpy(nil, text, 0))
    }

    func testLimitsOfC() {
        XCTAssertEqual(Int(INT16_MIN), -32768)
        XCTAssertEqual(Int(INT_MIN), Int(Int32.min))
        XCTAssertEqual(LONG_MIN, Int.min)
        XCTAssertEqual([Int(INT8_MIN), Int(INT8_MAX), Int(INT16_MAX), Int(UINT8_MAX)], [-128, 127, 32767, 255])
    }

    func testConformance() {
        XCTAssertTrue(NSString().conforms(to: NSCopying.self))
        XCTAssertFalse(NSObject().conforms(to: NSCopying.self))
    }

    @MainActor func testWhatIsSaidOfAnyObjectForAssistiveTechnology() {
        let object = NSObject()
        XCTAssertEqual(object.accessibilityContainerType, .none)
        object.accessibilityContainerType = .list
        object.accessibilityFrame = CGRect(x: 2, y: 4, width: 6, height: 8)
        object.accessibilityElements = [object]
        object.shouldGroupAccessibilityChildren = true
        XCTAssertEqual(object.accessibilityContainerType, .list)
        XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 5, y: 8))
        XCTAssertEqual(object.accessibilityElements?.count, 1)
        XCTAssertTrue(object.shouldGroupAccessibilityChildren)
        object.accessibilityElements = nil
    }

    /// An override may say that a layout in use has its collection view.
    @MainActor func testALayoutsCollectionViewCanBeOverridden() {
        class Layout: UICollectionViewLayout {
            override var collectionView: UICollectionView { super.collectionView! }
        }
        let layout = Layout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        XCTAssertTrue(layout.collectionView === view)
    }
}
