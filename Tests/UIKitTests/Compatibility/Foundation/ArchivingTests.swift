import UIKit
import XCTest

/// UIKit's values in archives.
@preconcurrency @MainActor final class ArchivingTests: XCTestCase {
    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    func testColours() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        XCTAssertEqual(try copy(color), color)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor, color)
        let several = try NSKeyedArchiver.archivedData(withRootObject: [color] as NSArray, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: several), [color])
    }

    func testFonts() throws {
        for font in [
            UIFont.systemFont(ofSize: 12, weight: .bold), .italicSystemFont(ofSize: 9),
            .preferredFont(forTextStyle: .title1),
            .monospacedSystemFont(ofSize: 8, weight: .regular),
            UIFont(name: "Helvetica", size: 20) ?? .systemFont(ofSize: 1),
        ] {
            let read = try XCTUnwrap(copy(font))
            XCTAssertEqual(read.fontName, font.fontName)
            XCTAssertEqual(read.pointSize, font.pointSize)
        }
    }

    func testPictures() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let read = try XCTUnwrap(copy(image.withRenderingMode(.alwaysTemplate)))
        XCTAssertEqual(read.size, image.size)
        XCTAssertEqual(read.scale, 2)
        XCTAssertEqual(read.renderingMode, .alwaysTemplate)
    }

    func testAClassOfTheApps() throws {
        let read = try XCTUnwrap(copy(ArchivedPerson("Ada")))
        XCTAssertEqual(read.name, "Ada")
        XCTAssertEqual(read.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(read.way, CGVector(dx: 1.5, dy: -2))
    }
}

/// A class of an app's. Foundation's archives take no classes within others.
final class ArchivedPerson: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let name: String
    let frame: CGRect
    let way: CGVector
    init(_ name: String) {
        (self.name, frame, way) = (name, CGRect(x: 1, y: 2, width: 3, height: 4), CGVector(dx: 1.5, dy: -2))
    }
    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(frame, forKey: "frame")
        coder.encode(way, forKey: "way")
    }
    init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        frame = coder.decodeCGRect(forKey: "frame")
        way = coder.decodeCGVector(forKey: "way")
    }
}
