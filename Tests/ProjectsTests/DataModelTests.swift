import Foundation
import XCTest

@testable import Projects

/// Data models: what is compiled of them, and the classes that they leave to the build.
final class DataModelTests: XCTestCase {
    private static let library = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="two">
            <entity name="Book" representedClassName="Book" codeGenerationType="class">
                <attribute name="title" attributeType="String" minValueString="1" regularExpressionString="[A-Z].*"/>
                <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="100" usesScalarValueType="YES"/>
                <attribute name="rating" optional="YES" attributeType="Double"/>
                <attribute name="cover" optional="YES" attributeType="Transformable" customClassName="UIImage" valueTransformerName="Cover"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
                <fetchedProperty name="others" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Book" predicateString="shelf == $FETCH_SOURCE.shelf"/>
                </fetchedProperty>
                <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="ascending"/></fetchIndex>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
                <userInfo><entry key="kind" value="paper"/></userInfo>
            </entity>
            <entity name="Comic" representedClassName=".Comic" parentEntity="Book" codeGenerationType="category" elementID="Strip"/>
            <entity name="Shelf" representedClassName="Shelf">
                <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            </entity>
            <entity name="Plain" isAbstract="YES"/>
            <fetchRequest name="Long" entity="Book" predicateString="pages &gt; 500" fetchLimit="3"/>
            <configuration name="Paper"><memberEntity name="Book"/></configuration>
        </model>
        """

    private func document(_ text: String = library) throws -> DataModelDocument {
        try DataModelReader.read(Data(text.utf8), file: "Library.xcdatamodel", module: "App")
    }

    func test_aDocumentIsRead() throws {
        let document = try document()
        let model = document.model
        XCTAssertEqual(model.entities.map(\.name), ["Book", "Comic", "Shelf", "Plain"])
        XCTAssertEqual(model.entities.map(\.className), ["Book", "App.Comic", "Shelf", nil])
        XCTAssertEqual(model.entities.map(\.parent), [nil, "Book", nil, nil])
        XCTAssertEqual(model.entities.map(\.isAbstract), [false, false, false, true])
        XCTAssertEqual(model.entities.map(\.renaming), [nil, "Strip", nil, nil])
        XCTAssertEqual(document.generation, ["Book": .class, "Comic": .category])
        let book = model.entities[0]
        XCTAssertEqual(
            book.attributes[0],
            .init(name: "title", type: "String", minimum: "1", pattern: "[A-Z].*"))
        XCTAssertEqual(
            book.attributes[1],
            .init(name: "pages", type: "Integer 32", isOptional: true, isScalar: true, defaultValue: "100"))
        XCTAssertEqual(
            book.relationships,
            [.init(name: "shelf", destination: "Shelf", inverse: "books", isOptional: true, maximum: 1)])
        XCTAssertEqual(
            model.entities[2].relationships,
            [
                .init(
                    name: "books", destination: "Book", inverse: "shelf", isOptional: true, isToMany: true,
                    isOrdered: true, deletionRule: "Cascade")
            ])
        XCTAssertEqual(
            book.fetchedProperties, [.init(name: "others", entity: "Book", predicate: "shelf == $FETCH_SOURCE.shelf")])
        XCTAssertEqual(book.indexes, [.init(name: "byTitle", properties: ["title"])])
        XCTAssertEqual(book.constraints, [["title"]])
        XCTAssertEqual(book.userInfo, ["kind": "paper"])
        XCTAssertEqual(model.fetchRequests, [.init(name: "Long", entity: "Book", predicate: "pages > 500", limit: 3)])
        XCTAssertEqual(model.configurations, ["Paper": ["Book"]])
        XCTAssertEqual(model.identifier, "two")
    }

    func test_classesAreWritten() throws {
        let files = DataModelClasses(document: try document()).files()
        XCTAssertEqual(
            files.keys.sorted(),
            ["Book+CoreDataClass.swift", "Book+CoreDataProperties.swift", "Comic+CoreDataProperties.swift"])
        let head = "import CoreData\nimport Foundation\nimport UIKit\n\n"
        XCTAssertEqual(
            files["Book+CoreDataClass.swift"], head + "@objc(Book)\npublic class Book: NSManagedObject {\n}\n")
        XCTAssertEqual(
            files["Book+CoreDataProperties.swift"],
            head + """
                extension Book {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
                        return NSFetchRequest<Book>(entityName: "Book")
                    }

                    @NSManaged public var title: String?
                    @NSManaged public var pages: Int32
                    @NSManaged public var rating: NSNumber?
                    @NSManaged public var cover: UIImage?
                    @NSManaged public var shelf: Shelf?
                    @NSManaged public var others: [Book]?
                }

                extension Book: Identifiable {
                }

                """)
        XCTAssertFalse(files["Comic+CoreDataProperties.swift"]?.contains("Identifiable") ?? true)
    }

    func test_severalObjectsGetMethods() throws {
        let text = Self.library.replacing(
            "representedClassName=\"Shelf\"", with: "representedClassName=\"Shelf\" codeGenerationType=\"category\"")
        let files = DataModelClasses(document: try document(text)).files()
        let methods = (files["Shelf+CoreDataProperties.swift"] ?? "").split(separator: "\n")
            .filter { $0.contains("func ") && !$0.contains("fetchRequest") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertEqual(
            methods,
            [
                "@NSManaged public func insertIntoBooks(_ value: Book, at idx: Int)",
                "@NSManaged public func removeFromBooks(at idx: Int)",
                "@NSManaged public func insertIntoBooks(_ values: [Book], at indexes: NSIndexSet)",
                "@NSManaged public func removeFromBooks(at indexes: NSIndexSet)",
                "@NSManaged public func replaceBooks(at idx: Int, with value: Book)",
                "@NSManaged public func replaceBooks(at indexes: NSIndexSet, with values: [Book])",
                "@NSManaged public func addToBooks(_ value: Book)",
                "@NSManaged public func removeFromBooks(_ value: Book)",
                "@NSManaged public func addToBooks(_ values: NSOrderedSet)",
                "@NSManaged public func removeFromBooks(_ values: NSOrderedSet)",
            ])
    }

    func test_versionsAreCompiled() throws {
        let empty = "<model type=\"com.apple.IDECoreDataModeler.DataModel\"/>"
        let folder = try TemporaryFolder([
            "App.swift": "", "Library.xcdatamodeld/Library.xcdatamodel/contents": empty,
            "Library.xcdatamodeld/Library 2.xcdatamodel/contents": Self.library,
            "Library.xcdatamodeld/.xccurrentversion": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Library 2.xcdatamodel</string></dict></plist>
            """,
            "Single.xcdatamodel/contents": empty,
        ])
        let app = try folder.load()
        XCTAssertEqual(folder.relative(app.dataModels), ["Library.xcdatamodeld", "Single.xcdatamodel"])
        XCTAssertEqual(app.messages, [])
        let compiled = try compileDataModels(app.dataModels, module: "App")
        XCTAssertEqual(
            compiled.files.keys.sorted(),
            ["Library.momd/Library 2.mom", "Library.momd/Library.mom", "Library.momd/VersionInfo.plist", "Single.mom"])
        let list = String(decoding: compiled.files["Library.momd/VersionInfo.plist"] ?? Data(), as: UTF8.self)
        XCTAssertTrue(list.contains("<string>Library 2</string>"), list)
        XCTAssertEqual(compiled.sources.count, 3)
        XCTAssertEqual(compiled.warnings, [])
    }

    func test_whatCannotBeRead() throws {
        func failure(_ text: String) -> String {
            do {
                _ = try document(text)
                return "nothing"
            } catch {
                return "\(error)"
            }
        }
        XCTAssertEqual(
            failure("<plist/>"), "Library.xcdatamodel:1: not a data model: the root is <plist>")
        XCTAssertEqual(
            failure("<model><entity name=\"A\"><attribute name=\"b\" attributeType=\"Composite\"/></entity></model>"),
            "Library.xcdatamodel:1: attribute type 'Composite'")
        let folder = try TemporaryFolder(["Old.xcdatamodel/elements": ""])
        XCTAssertThrowsError(try compileDataModels([folder.file("Old.xcdatamodel")], module: "App")) {
            XCTAssertTrue("\($0)".contains("a data model of Xcode 3"), "\($0)")
        }
    }
}
