import Foundation
import XCTest

@testable import Catalogue

/// Whether the index of the framework's classes and protocols says what the sources say.
final class OwnDeclarationsTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    private func files(of module: String) throws -> [URL] {
        let folder = Self.sources.appendingPathComponent(module)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map(folder.appendingPathComponent)
    }

    func testTheIndexIsUpToDate() throws {
        var index = DeclarationIndex()
        for file in try FrameworkCatalogue.own.sorted().flatMap(files) {
            index.add(source: try String(contentsOf: file, encoding: .utf8))
        }
        let lines = index.table.split(separator: "\n").map { "            \($0)\n" }.joined()
        let text = """
            // Written by `make catalogue` from the sources of UIKit, QuartzCore, CoreGraphics and UIKitTesting.
            extension DeclarationIndex {
                /// What the frameworks of this package declare.
                package static let own = DeclarationIndex(
                    table: \"""

            """
        let file = Self.sources.appendingPathComponent("Catalogue/OwnDeclarations.swift")
        let whole = text + lines + "            \"\"\")\n}\n"
        if ProcessInfo.processInfo.environment["MATRYOSHKA_WRITE_CATALOGUE"] != nil {
            try whole.write(to: file, atomically: true, encoding: .utf8)
        }
        XCTAssertTrue(
            try String(contentsOf: file, encoding: .utf8) == whole,
            "Sources/Catalogue/OwnDeclarations.swift is out of date: run `make catalogue`")
    }

    /// Found another way: nothing that begins a line with these words may be missing.
    func testNoDeclarationIsMissing() throws {
        let head = try NSRegularExpression(
            pattern: #"^ *(?:@\S+ +)*(?:public|open) (?:final )?(class|protocol) ([A-Z_]\w+)"#,
            options: .anchorsMatchLines)
        var count = 0
        for file in try FrameworkCatalogue.own.flatMap(files) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in head.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                guard let keyword = Range(match.range(at: 1), in: text), let range = Range(match.range(at: 2), in: text)
                else { continue }
                let name = String(text[range])
                let found = DeclarationIndex.own.declarations.first {
                    ($0.key == name || $0.key.hasSuffix(".\(name)"))
                        && $0.value.isProtocol == (text[keyword] == "protocol")
                }
                XCTAssertNotNil(found, "\(file.lastPathComponent): \(name)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 250)
    }

    func testKinds() {
        let index = DeclarationIndex.own
        let expected: [(String, DeclarationIndex.Kind?)] = [
            ("UIView", .exposedClass), ("UIResponder", .exposedClass), ("UITableViewDiffableDataSource", .exposedClass),
            ("UISheetPresentationController.Detent", .exposedClass), ("NSLayoutConstraint", .exposedClass),
            ("CALayer", .plainClass), ("NSException", .plainClass), ("UITableViewDelegate", .protocol),
            ("UIContentConfiguration", .protocol), ("CAMediaTiming", .protocol),
            // Foundation's and Swift's.
            ("NSObject", .plainClass), ("XMLParser", .plainClass), ("NSCoding", .protocol), ("Codable", .protocol),
            ("NSCacheDelegate", .protocol),
            // What iOS has and is missing here.
            ("UIDocument", .exposedClass), ("UICollisionBehaviorDelegate", .protocol), ("CAEmitterLayer", .plainClass),
            ("MKMapView", nil), ("Model", nil),
        ]
        for (name, kind) in expected { XCTAssertEqual(index.kind(of: name), kind, name) }
    }

    func testNestedAndBrokenDeclarations() {
        var index = DeclarationIndex()
        index.add(
            source: """
                /// A class Comment: Nothing
                @MainActor public protocol Delegate: AnyObject {}
                open class Base: NSObject, Delegate {
                    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "Base") }
                    public final class Part: Base {}
                    class func make() {}
                    class Hidden: Base {}
                }
                extension Base.Part {
                    public protocol Inner {}
                }
                @available(iOS 13, *)
                open class Generic<
                    Element: Hashable, Other: Sequence
                >: Base where Element: Sendable {
                }
                public struct Plain: Equatable { public class Box {} }
                public class Alone {
                }
                """)
        XCTAssertEqual(
            index.table,
            """
            Alone: AnyObject
            Base: NSObject table
            Base.Part: Base
            Base.Part.Inner
            Delegate
            Generic: Base

            """)
        XCTAssertEqual(DeclarationIndex(table: index.table), index)
        XCTAssertEqual(index.kind(of: "Generic"), .exposedClass)
        XCTAssertEqual(index.kind(of: "Alone"), .plainClass)
    }
}
