import Catalogue
import Foundation
import XCTest

@testable import Projects
@testable import matryoshka

/// What is said of the resources of test bundles.
final class TestResourceTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("test-resources-\(UUID().uuidString)/Shop", isDirectory: true)

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
        super.tearDown()
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func notes() throws -> [String] {
        let messages = BuildMessages(isGathering: true)
        let project = try XCTUnwrap(loadTests(at: folder.path).first)
        let app = try PreparedApp(
            project, path: folder.path, catalogue: FrameworkCatalogue(), messages: messages)
        for bundle in project.tests {
            _ = try TestBuilder.plan(bundle, of: app, target: nil, FrameworkCatalogue(), messages)
        }
        return messages.notes.map { ($0.file as NSString).lastPathComponent + ": " + $0.message }
    }

    override func setUpWithError() throws {
        try write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class ShelfView: UIView { @IBOutlet var title: UILabel! }
            """, to: "App.swift")
        try write(
            """
            import XCTest

            @testable import Shop

            final class ShelfTests: XCTestCase { func testNothing() {} }
            """, to: "ShopTests/ShelfTests.swift")
    }

    private func nib(of name: String, outlet: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="1" customClass="\(name)">
        <subviews><label id="2"/></subviews>
        <connections><outlet property="\(outlet)" destination="2" id="3"/></connections>
        </view>
        </objects></document>
        """
    }

    func testTextsThatCannotBeRead() throws {
        try write("\"a\" = \"b\"\n\"c\" = ;\n", to: "ShopTests/Localizable.strings")
        let notes = try notes()
        XCTAssertEqual(notes.count, 1, "\(notes)")
        XCTAssertTrue(notes.first?.hasPrefix("Localizable.strings: ") ?? false, "\(notes)")
        XCTAssertTrue(notes.first?.hasSuffix("its texts are left out") ?? false, "\(notes)")
    }

    func testOutletsOfTheAppsClasses() throws {
        try write(nib(of: "ShelfView", outlet: "title"), to: "ShopTests/Shelf.xib")
        XCTAssertEqual(try notes(), [])
        try write(nib(of: "ShelfView", outlet: "titel"), to: "ShopTests/Shelf.xib")
        let notes = try notes()
        XCTAssertEqual(notes.count, 1, "\(notes)")
        XCTAssertTrue(notes.first?.contains("'titel'") ?? false, "\(notes)")
    }
}
