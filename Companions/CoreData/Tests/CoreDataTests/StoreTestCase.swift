@_spi(Framework) import UIKit
import XCTest

@testable import CoreData

// XCTest brings Foundation's own along.
typealias NSPredicate = UIKit.NSPredicate
typealias NSExpression = UIKit.NSExpression
typealias NSSortDescriptor = UIKit.NSSortDescriptor

/// A shelf of a library, as the translation makes the class.
class Shelf: NSManagedObject {
    var name: String? {
        get { __managedValue(self, "name") }
        set { __setManagedValue(self, newValue, "name") }
    }
    var books: Set<Book>? {
        get { __managedValue(self, "books") }
        set { __setManagedValue(self, newValue, "books") }
    }
    var order: NSOrderedSet? {
        get { __managedValue(self, "order") }
        set { __setManagedValue(self, newValue, "order") }
    }
    func addToBooks(_ value: Book) { __callManaged(self, "addToBooks(_:)", [value]) }
    func removeFromBooks(_ value: Book) { __callManaged(self, "removeFromBooks(_:)", [value]) }
    func insertIntoOrder(_ value: Book, at idx: Int) { __callManaged(self, "insertIntoOrder(_:at:)", [value, idx]) }
}

class Book: NSManagedObject {
    enum Kind: Int16 {
        case novel, atlas
    }

    var title: String {
        get { __managedValue(self, "title") }
        set { __setManagedValue(self, newValue, "title") }
    }
    var pages: Int32 {
        get { __managedValue(self, "pages") }
        set { __setManagedValue(self, newValue, "pages") }
    }
    var price: NSDecimalNumber? {
        get { __managedValue(self, "price") }
        set { __setManagedValue(self, newValue, "price") }
    }
    var printed: Date? {
        get { __managedValue(self, "printed") }
        set { __setManagedValue(self, newValue, "printed") }
    }
    var isLent: Bool {
        get { __managedValue(self, "isLent") }
        set { __setManagedValue(self, newValue, "isLent") }
    }
    var kind: Kind {
        get { __managedValue(self, "kind") }
        set { __setManagedValue(self, newValue, "kind") }
    }
    var words: [String]? {
        get { __managedValue(self, "words") }
        set { __setManagedValue(self, newValue, "words") }
    }
    var shelf: Shelf? {
        get { __managedValue(self, "shelf") }
        set { __setManagedValue(self, newValue, "shelf") }
    }
    var authors: NSSet? {
        get { __managedValue(self, "authors") }
        set { __setManagedValue(self, newValue, "authors") }
    }
    var note = "none"

    override func awakeFromInsert() {
        super.awakeFromInsert()
        note = "inserted"
    }

    override func awakeFromFetch() {
        super.awakeFromFetch()
        note = "fetched"
    }
}

final class Comic: Book {
    var artist: String? {
        get { __managedValue(self, "artist") }
        set { __setManagedValue(self, newValue, "artist") }
    }
}

/// The model of a library, whose parts tests change.
struct LibraryModel {
    let shelf = NSEntityDescription()
    let book = NSEntityDescription()
    let comic = NSEntityDescription()
    let author = NSEntityDescription()

    init() {
        for (entity, name, type) in [
            (shelf, "Shelf", Shelf.self), (book, "Book", Book.self), (comic, "Comic", Comic.self),
            (author, "Author", NSManagedObject.self),
        ] as [(NSEntityDescription, String, NSManagedObject.Type)] {
            entity.name = name
            entity.managedObjectClassName = type == NSManagedObject.self ? "NSManagedObject" : "CoreDataTests.\(name)"
        }
        let books = Self.relationship("books", to: book, many: true)
        let shelfOfBook = Self.relationship("shelf", to: shelf)
        let order = Self.relationship("order", to: book, many: true)
        order.isOrdered = true
        let places = Self.relationship("places", to: shelf, many: true)
        let authors = Self.relationship("authors", to: author, many: true)
        let written = Self.relationship("books", to: book, many: true)
        Self.join(books, shelfOfBook)
        Self.join(order, places)
        Self.join(authors, written)
        book.subentities = [comic]
        shelf.properties = [Self.attribute("name", .stringAttributeType, optional: false), books, order]
        book.properties = [
            Self.attribute("title", .stringAttributeType, optional: false),
            Self.attribute("pages", .integer32AttributeType, standard: 100),
            Self.attribute("price", .decimalAttributeType), Self.attribute("printed", .dateAttributeType),
            Self.attribute("isLent", .booleanAttributeType, standard: false),
            Self.attribute("kind", .integer16AttributeType, standard: 0),
            Self.attribute("words", .transformableAttributeType), shelfOfBook, places, authors,
        ]
        comic.properties = book.properties + [Self.attribute("artist", .stringAttributeType)]
        author.properties = [Self.attribute("name", .stringAttributeType), written]
    }

    static func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true, standard: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        (attribute.isOptional, attribute.defaultValue) = (optional, standard)
        return attribute
    }

    static func relationship(
        _ name: String, to entity: NSEntityDescription, many: Bool = false
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        return relationship
    }

    static func join(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
        (one.inverseRelationship, other.inverseRelationship) = (other, one)
    }

    func attribute(_ name: String, of entity: NSEntityDescription) -> NSAttributeDescription {
        entity.attributesByName[name]!
    }

    func relationship(_ name: String, of entity: NSEntityDescription) -> NSRelationshipDescription {
        entity.relationshipsByName[name]!
    }

    var model: NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.entities = [shelf, book, comic, author]
        return model
    }
}

/// A library with a store in memory, or in a file.
class StoreTestCase: XCTestCase {
    var container: NSPersistentContainer!
    var context: NSManagedObjectContext { container.viewContext }
    private var folder: URL!

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__CoreData.self) }
    }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        container = try open(LibraryModel())
    }

    override func tearDownWithError() throws {
        container = nil
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    }

    /// A file that is gone with the test.
    func file(_ name: String = "Library.sqlite") -> URL { folder.appendingPathComponent(name) }

    func open(_ library: LibraryModel, in file: URL? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: library.model)
        let description = NSPersistentStoreDescription()
        description.url = file
        description.type = file == nil ? NSInMemoryStoreType : NSSQLiteStoreType
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    @discardableResult func book(
        _ title: String, pages: Int32 = 100, on shelf: Shelf? = nil, in context: NSManagedObjectContext? = nil
    ) -> Book {
        let book = Book(context: context ?? self.context)
        book.title = title
        book.pages = pages
        book.shelf = shelf
        return book
    }

    func shelf(_ name: String, in context: NSManagedObjectContext? = nil) -> Shelf {
        let shelf = Shelf(context: context ?? self.context)
        shelf.name = name
        return shelf
    }

    func titles(
        _ format: String? = nil, _ arguments: [Any] = [],
        sort: [NSSortDescriptor] = [NSSortDescriptor(key: "title", ascending: true)],
        in context: NSManagedObjectContext? = nil, _ change: (NSFetchRequest<Book>) -> Void = { _ in }
    ) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = sort
        change(request)
        return try (context ?? self.context).fetch(request).map(\.title)
    }

    func code(_ body: () throws -> Void, line: UInt = #line) -> Int? {
        do {
            try body()
            XCTFail("nothing was wrong", line: line)
            return nil
        } catch {
            return (error as NSError).code
        }
    }
}
