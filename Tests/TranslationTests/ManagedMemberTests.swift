import Catalogue
import Foundation
import Translation
import XCTest

/// Members that Core Data gives their bodies, and casts that only Objective-C knows.
final class ManagedMemberTests: XCTestCase {
    private func catalogue() throws -> FrameworkCatalogue {
        let folder = try makeFolder(for: self)
        let sources = folder.appendingPathComponent("CoreData/Sources/CoreData")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try #"{ "module": "CoreData", "summary": "Objects." }"#
            .write(to: folder.appendingPathComponent("CoreData/framework.json"), atomically: true, encoding: .utf8)
        try """
        open class NSManagedObject: NSObject, ObjectiveCExposed {
            @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(nil, name: "NSManagedObject") }
        }
        """.write(to: sources.appendingPathComponent("CoreData.swift"), atomically: true, encoding: .utf8)
        return try FrameworkCatalogue(folders: [folder])
    }

    private func translated(_ source: String) throws -> (text: String, messages: [String]) {
        let module = translate(
            [SourceFile(path: "/A.swift", text: "import CoreData\n" + source)], moduleName: "App",
            catalogue: try catalogue())
        let lines = module.files[0].text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        return (lines.joined(separator: "\n"), module.diagnostics.map(\.description))
    }

    private func member(_ source: String) throws -> String {
        let (text, messages) = try translated("extension Note {\n\(source)\n}")
        XCTAssertEqual(messages, [])
        return text.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces)
    }

    private func accessors(_ name: String) -> String {
        "{ get { __managedValue(self, \"\(name)\") } set { __setManagedValue(self, newValue, \"\(name)\") } }"
    }

    func test_propertiesGetAccessors() throws {
        XCTAssertEqual(
            try member("@NSManaged public var text: String?"), "public var text: String? \(accessors("text"))")
        XCTAssertEqual(
            try member("@NSManaged private(set) var `in`: Set<Note>"),
            "private(set) var `in`: Set<Note> \(accessors("in"))")
        XCTAssertEqual(
            try member("@NSManaged var a, b: Int"), "var a: Int \(accessors("a")); var b: Int \(accessors("b"))")
    }

    func test_methodsGetACall() throws {
        XCTAssertEqual(
            try member("@NSManaged func addToTags(_ values: NSSet)"),
            "func addToTags(_ values: NSSet) { __callManaged(self, \"addToTags(_:)\", [values]) }")
        XCTAssertEqual(
            try member("@NSManaged func replaceTags(at idx: Int, with value: Tag)"),
            "func replaceTags(at idx: Int, with value: Tag) { __callManaged(self, \"replaceTags(at:with:)\", [idx, value]) }"
        )
    }

    func test_propertiesAreKnownByName() throws {
        let (text, _) = try translated("class Note: NSManagedObject {\n@NSManaged var text: String?\n}")
        XCTAssertTrue(text.contains("override class var __objectiveC"), text)
        XCTAssertTrue(text.contains("getters: [\"text\": { o in (o as! Note).text }]"), text)
        XCTAssertFalse(text.contains("__keyValueWillChange"), text)
    }

    func test_castsBetweenFormsOfAClass() throws {
        let cases = [
            (
                "let a = request as! NSFetchRequest<NSFetchRequestResult>",
                "let a = __recast(request , to: NSFetchRequest<NSFetchRequestResult>.self)!"
            ),
            (
                "if let a = x.request as? NSFetchRequest<Note> {}",
                "if let a = __recast(x.request , to: NSFetchRequest<Note>.self) {}"
            ),
            (
                "let a = s as NSDiffableDataSourceSnapshot<String, Int>",
                "let a = __recast(s , to: NSDiffableDataSourceSnapshot<String, Int>.self)!"
            ),
            ("let a = request as! Request<Note>", "let a = request as! Request<Note>"),
        ]
        for (source, expected) in cases { XCTAssertEqual(try translated(source).text, expected) }
    }

    func test_objectsOfClassesThatAreKnownAtRunTime() throws {
        let source = "func make<T: NSManagedObject>(_ c: C) -> T { T(context: c) }"
        XCTAssertEqual(
            try translated(source).text, "func make<T: NSManagedObject>(_ c: C) -> T { T.__make(context: c) }")
    }

    func test_ownComparisonsOfNumbersComeAfterFoundations() throws {
        XCTAssertEqual(
            try translated("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }").text,
            "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }")
        let other = "func < (lhs: Note, rhs: Note) -> Bool { false }"
        XCTAssertEqual(try translated(other).text, other)
    }
}
