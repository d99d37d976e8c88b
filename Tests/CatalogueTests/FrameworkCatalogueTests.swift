import Foundation
import XCTest

@testable import Catalogue

/// What is found in folders of companions.
final class FrameworkCatalogueTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func add(_ module: String, in group: String = "A", _ more: String = "") throws {
        try write(
            "{ \"module\": \"\(module)\", \"summary\": \"\(group)\"\(more) }", to: "\(group)/\(module)/framework.json")
    }

    private func catalogue(_ groups: String...) throws -> FrameworkCatalogue {
        try FrameworkCatalogue(folders: groups.map { folder.appendingPathComponent($0) })
    }

    private func assertRefused(_ reason: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertThrowsError(try catalogue("A"), file: file, line: line) {
            XCTAssertEqual(
                ($0 as? CatalogueError)?.description.replacing(folder.path, with: ""), reason, file: file, line: line)
        }
    }

    func testWithoutCompanions() {
        let catalogue = FrameworkCatalogue()
        for module in ["UIKit", "QuartzCore", "Foundation", "Swift", "XCTest"] {
            XCTAssertTrue(catalogue.isSupported(module), module)
        }
        XCTAssertFalse(catalogue.isSupported("MapKit"))
        XCTAssertTrue(catalogue.isUnsupported("MapKit"))
        XCTAssertFalse(catalogue.isUnsupported("Alamofire"))
        XCTAssertEqual(catalogue.unsupported(having: "CLLocation"), ["CoreLocation", "MapKit"])
        XCTAssertEqual(catalogue.unsupported(having: "Cluster"), [])
        XCTAssertEqual(catalogue.unsupported(having: "JSContext"), ["JavaScriptCore"])
        XCTAssertEqual(catalogue.unsupported(having: "JSON"), [])
    }

    func testACompanionIsSupported() throws {
        try add("CoreLocation")
        try write("public class CLPlace {}", to: "A/CoreLocation/Sources/CoreLocation/CLPlace.swift")
        try write("no companion", to: "A/Other/README.md")
        let catalogue = try catalogue("A")
        XCTAssertEqual(catalogue.companions.keys.sorted(), ["CoreLocation"])
        XCTAssertTrue(catalogue.isSupported("CoreLocation"))
        XCTAssertFalse(catalogue.isUnsupported("CoreLocation"))
        XCTAssertEqual(catalogue.unsupported(having: "CLLocation"), ["MapKit"])
        XCTAssertEqual(catalogue.unqualified("CoreLocation.CLPlace"), "CLPlace")
        XCTAssertEqual(catalogue.unqualified("Model.Place"), "Model.Place")
        XCTAssertEqual(catalogue.declarations(of: ["CoreLocation"]).kind(of: "CLPlace"), .plainClass)
        XCTAssertNil(catalogue.declarations(of: ["UIKit"]).kind(of: "CLPlace"))
    }

    func testACompanionsSourcesAreReadOnce() throws {
        try add("Tiny")
        let source = "A/Tiny/Sources/Tiny/TNPart.swift"
        try write("public class TNPart {}", to: source)
        let catalogue = try catalogue("A")
        let tiny = try XCTUnwrap(catalogue.companions["Tiny"])
        XCTAssertEqual(catalogue.declaredNames(of: tiny), ["TNPart"])
        try write("public protocol TNOther {}\n    public func inner() {}\npublic func outer() {}", to: source)
        XCTAssertEqual(catalogue.declaredNames(of: tiny), ["TNPart"])
        XCTAssertEqual(catalogue.declarations(of: ["Tiny"]).kind(of: "TNPart"), .plainClass)
        XCTAssertEqual(catalogue.reread.declaredNames(of: tiny), ["TNOther", "outer"])
        XCTAssertEqual(catalogue.reread.declarations(of: ["Tiny"]).kind(of: "TNOther"), .protocol)
        XCTAssertNil(catalogue.reread.declarations(of: ["Tiny"]).kind(of: "TNPart"))
    }

    func testPackagesThatACompanionIsBuiltOn() throws {
        try add(
            "Tiny", in: "A",
            ", \"packages\": [{ \"url\": \"https://example.com/Deep.git\", \"version\": \"1.2.3\", \"products\": [\"Deep\"] }]"
        )
        let packages = try catalogue("A").companions["Tiny"]?.framework.packages
        XCTAssertEqual(packages?.map(\.url), ["https://example.com/Deep.git"])
        XCTAssertEqual(packages?.map(\.version), ["1.2.3"])
        XCTAssertEqual(packages?.map(\.products), [["Deep"]])
    }

    func testTheFirstOfANameCounts() throws {
        try add("Tiny", in: "A")
        try add("Tiny", in: "B")
        XCTAssertEqual(try catalogue("A", "B").companions["Tiny"]?.framework.summary, "A")
        XCTAssertEqual(try catalogue("B", "A").companions["Tiny"]?.framework.summary, "B")
    }

    func testOnesThatAreBuiltOnOthersComeAfterThem() throws {
        try add("A", ", \"uses\": [\"Z\", \"Y\"]")
        try add("Y", ", \"uses\": [\"Z\"]")
        try add("Z")
        try add("Unused")
        XCTAssertEqual(try catalogue("A").companions(among: ["A", "UIKit"]).map(\.module), ["Z", "Y", "A"])
    }

    func testElements() throws {
        try add("A", ", \"elements\": { \"aView\": \"AView\" }")
        try add("B")
        XCTAssertEqual(try catalogue("A").modules(ofElements: ["view", "aView"]), ["A"])
        XCTAssertEqual(try catalogue("A").modules(ofElements: ["view"]), [])
    }

    func testDescriptionsThatAreRefused() throws {
        assertRefused("/A: the folder of companions cannot be read")
        try add("Tiny", ", \"prefix\": \"TN\"")
        assertRefused("/A/Tiny/framework.json: there is no key 'prefix'")
        try add("Tiny", ", \"prefixes\": \"TN\"")
        assertRefused(
            "/A/Tiny/framework.json: prefixes: Expected to decode Array<Any> but found a string instead.")
        try write("{ \"module\": \"Tiny\" }", to: "A/Tiny/framework.json")
        assertRefused("/A/Tiny/framework.json: the key 'summary' is missing")
        try write("{ \"module\": \"Small\", \"summary\": \"\" }", to: "A/Tiny/framework.json")
        assertRefused("/A/Tiny/framework.json: the module 'Small' is to have the name of its folder")
        try add("Tiny", ", \"uses\": [\"Other\"]")
        assertRefused("Tiny is built on 'Other', which is not among the companions")
        try add("Other", ", \"uses\": [\"Tiny\"]")
        assertRefused("companions are built on each other: Other, Tiny, Other")
    }

    func testFilesLeaveTestsOut() throws {
        try add("Tiny")
        for path in ["Sources/Tiny/B.swift", "Sources/TinyEngine/A.swift", "Sources/Tiny/data.txt", "Tests/T.swift"] {
            try write("", to: "A/Tiny/" + path)
        }
        let tiny = try XCTUnwrap(try catalogue("A").companions["Tiny"])
        func paths(_ files: [URL]) -> [String] { files.map { $0.path.replacing(tiny.folder.path + "/", with: "") } }
        XCTAssertEqual(
            paths(tiny.files),
            ["framework.json", "Sources/Tiny/B.swift", "Sources/Tiny/data.txt", "Sources/TinyEngine/A.swift"])
        XCTAssertEqual(paths(tiny.faceFiles), ["Sources/Tiny/B.swift"])
    }
}
