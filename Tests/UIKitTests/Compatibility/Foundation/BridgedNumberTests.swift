import UIKit
import XCTest

/// What Apple's Foundation bridges and subscripts, and Linux's does not.
final class BridgedNumberTests: XCTestCase {
    func test_numbersAreObjects() {
        let width: CGFloat = 0.5
        XCTAssertEqual(width as NSNumber, 0.5)
        XCTAssertEqual([width as NSNumber], [NSNumber(value: 0.5)])
        XCTAssertEqual((width as Any) as? NSNumber, 0.5)
    }

    func test_objectsAreNumbers() {
        let values: [String: Any] = ["width": NSNumber(value: 2)]
        XCTAssertEqual(values["width"] as? CGFloat, 2)
        XCTAssertNil(values["height"] as? CGFloat)
    }

    func test_dictionariesTakeKeysThatCanBeCopied() {
        let values = NSMutableDictionary()
        let key: any NSCopying = "a" as NSString
        values[key] = 1
        XCTAssertEqual(values["a"] as? Int, 1)
        XCTAssertEqual(values[key] as? Int, 1)
        values[key] = nil
        XCTAssertEqual(values.count, 0)
    }

    func test_bundlesWithoutAPathHoldNothing() {
        XCTAssertNil(Bundle().path(forResource: "Localizable", ofType: "strings"))
        XCTAssertNil(Bundle().bundleIdentifier)
    }

    func test_theLibraryLiesInTheContainer() throws {
        let library = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library", isDirectory: true)
        let files = FileManager.default
        XCTAssertEqual(files.__urls(for: .libraryDirectory, in: .userDomainMask).map(\.path), [library.path])
        XCTAssertEqual(
            try files.__url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path,
            library.path)
        XCTAssertEqual(__searchPaths(for: .libraryDirectory, in: .userDomainMask, expandTilde: true), [library.path])
        XCTAssertEqual(
            files.__urls(for: .documentDirectory, in: .userDomainMask),
            files.urls(for: .documentDirectory, in: .userDomainMask))
    }

    func test_numbersOfObjectsByInitializers() {
        XCTAssertEqual(CGFloat(truncating: NSNumber(value: 127)) / 255, 127.0 / 255)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 0.5)), 0.5)
        XCTAssertNil(CGFloat(exactly: NSNumber(value: Int64.max)))
    }
}
