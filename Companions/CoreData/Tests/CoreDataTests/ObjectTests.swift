import UIKit
import XCTest

@testable import CoreData

/// Objects with their values and relationships.
final class ObjectTests: StoreTestCase {
    func test_valuesComeBackAsTheyWereSaved() throws {
        let file = file()
        container = try open(LibraryModel(), in: file)
        let book = book("Emma", pages: 420)
        book.price = NSDecimalNumber(string: "12.30")
        book.printed = Date(timeIntervalSinceReferenceDate: 1234.5)
        book.isLent = true
        book.kind = .atlas
        book.words = ["wit", "match"]
        try context.save()
        container = try open(LibraryModel(), in: file)
        let read = try XCTUnwrap(context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        XCTAssertTrue(read.isFault)
        XCTAssertEqual(read.note, "none")
        XCTAssertEqual(read.title, "Emma")
        XCTAssertEqual(read.note, "fetched")
        XCTAssertFalse(read.isFault)
        XCTAssertEqual(read.pages, 420)
        XCTAssertEqual(read.price, NSDecimalNumber(string: "12.30"))
        XCTAssertEqual(read.printed, Date(timeIntervalSinceReferenceDate: 1234.5))
        XCTAssertTrue(read.isLent)
        XCTAssertEqual(read.kind, .atlas)
        XCTAssertEqual(read.words, ["wit", "match"])
    }

    func test_defaultsAndKeys() {
        let book = Book(context: context)
        XCTAssertEqual(book.note, "inserted")
        XCTAssertEqual(book.pages, 100)
        XCTAssertEqual(book.title, "")
        XCTAssertNil(book.price)
        book.setValue("Walden", forKey: "title")
        XCTAssertEqual(book.value(forKey: "title") as? String, "Walden")
        XCTAssertEqual(book.value(forKey: "pages") as? Int, 100)
        XCTAssertEqual(book.changedValues().keys.sorted(), ["title"])
        let shelf = shelf("A")
        book.setValue(shelf, forKey: "shelf")
        XCTAssertEqual(book.value(forKeyPath: "shelf.name") as? String, "A")
        XCTAssertTrue(NSPredicate(format: "shelf.name == 'A' AND pages > 50").evaluate(with: book))
    }

    func test_objectsWithoutAContextAreReported() {
        let book = Book()
        XCTAssertNil(book.managedObjectContext)
        XCTAssertEqual(book.entity.name, "Book")
        book.title = "Emma"
        XCTAssertEqual(book.title, "Emma")
        XCTAssertEqual(context.insertedObjects, [])
    }

    func test_bothEndsOfRelationshipsFollow() {
        let (one, two) = (shelf("1"), shelf("2"))
        let (emma, walden) = (book("Emma", on: one), book("Walden"))
        XCTAssertEqual(one.books, [emma])
        two.addToBooks(emma)
        XCTAssertEqual(one.books, [])
        XCTAssertEqual(emma.shelf, two)
        two.books = [walden]
        XCTAssertNil(emma.shelf)
        XCTAssertEqual(walden.shelf, two)
        two.removeFromBooks(walden)
        XCTAssertNil(walden.shelf)
        one.mutableSetValue(forKey: "books").add(walden)
        XCTAssertEqual(walden.shelf, one)
    }

    func test_objectsWithoutAContextComeIntoThatOfTheRelationship() throws {
        let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Book", in: context))
        let books = (1...6).map { number in
            let book = Book(entity: entity, insertInto: nil)
            book.title = "\(number)"
            return book
        }
        let shelf = shelf("new")
        shelf.books = [books[0]]
        shelf.addToBooks(books[1])
        shelf.mutableSetValue(forKey: "books").add(books[2])
        shelf.insertIntoOrder(books[3], at: 0)
        shelf.mutableOrderedSetValue(forKey: "order").insert(books[4], at: 0)
        // What is taken out does not come in.
        shelf.removeFromBooks(books[5])
        XCTAssertEqual(books.map { $0.managedObjectContext === context }, [true, true, true, true, true, false])
        XCTAssertEqual(shelf.books, [books[0], books[1], books[2]])
        try context.save()
        XCTAssertEqual(try titles(), ["1", "2", "3", "4", "5"])
    }

    func test_orderAndManyToMany() throws {
        let file = file()
        container = try open(LibraryModel(), in: file)
        let row = shelf("row")
        let (one, two, three) = (book("1"), book("2"), book("3"))
        row.order = NSOrderedSet(array: [one, three])
        row.insertIntoOrder(two, at: 1)
        row.mutableOrderedSetValue(forKey: "order").moveObjects(at: IndexSet(integer: 2), to: 0)
        let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        author.setValue("Ann", forKey: "name")
        author.setValue(NSSet(array: [one, two]), forKey: "books")
        XCTAssertEqual(one.authors, NSSet(object: author))
        try context.save()
        container = try open(LibraryModel(), in: file)
        let read = try XCTUnwrap(context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
        XCTAssertEqual(read.order?.compactMap { ($0 as? Book)?.title }, ["3", "1", "2"])
        XCTAssertEqual(try titles("ANY authors.name == 'Ann'"), ["1", "2"])
        let known = try XCTUnwrap(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Author")).first)
        context.delete(known)
        try context.save()
        container = try open(LibraryModel(), in: file)
        XCTAssertEqual(try titles("authors.@count > 0"), [])
    }

    func test_anObjectIsOfItsEntitysClass() throws {
        let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Shelf", in: context))
        let shelf = try XCTUnwrap(NSManagedObject.__make(entity: entity, insertInto: context) as? Shelf)
        XCTAssertEqual(shelf.entity, entity)
        XCTAssertTrue(try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).contains(shelf))
    }

    func test_subentitiesShareATable() throws {
        let comic = Comic(context: context)
        comic.title = "Corto"
        comic.artist = "Hugo"
        book("Emma")
        try context.save()
        XCTAssertEqual(try titles(), ["Corto", "Emma"])
        XCTAssertEqual(try titles { $0.includesSubentities = false }, ["Emma"])
        XCTAssertEqual(try context.fetch(NSFetchRequest<Comic>(entityName: "Comic")).map(\.artist), ["Hugo"])
        XCTAssertEqual(try context.count(for: Book.fetchRequest()), 2)
    }

    func test_identifiersBecomePermanentAndAreFoundByTheirAddress() throws {
        let book = book("Emma")
        let id = book.objectID
        XCTAssertTrue(id.isTemporaryID)
        try context.save()
        XCTAssertFalse(book.objectID.isTemporaryID)
        XCTAssertEqual(book.objectID, id)
        let address = id.uriRepresentation()
        XCTAssertTrue(address.path.hasSuffix("/Book/p1"), address.absoluteString)
        XCTAssertEqual(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address), id)
        let other = container.newBackgroundContext()
        other.performAndWait { XCTAssertEqual((other.object(with: id) as? Book)?.title, "Emma") }
        context.delete(book)
        try context.save()
        XCTAssertNil(book.managedObjectContext)
        XCTAssertEqual(code { _ = try self.context.existingObject(with: id) }, NSManagedObjectReferentialIntegrityError)
    }

    func test_classesThatAreKnownAtRunTime() throws {
        let types: [Book.Type] = [Book.self, Comic.self]
        let books = types.map { $0.__make(context: context) }
        XCTAssertEqual(books.map { "\(type(of: $0)) \($0.entity.name ?? "")" }, ["Book Book", "Comic Comic"])
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["pages"]
        let results: [Any] = try context.fetch(request)
        XCTAssertEqual(results.compactMap { ($0 as? [String: Any])?["pages"] as? Int }, [100, 100])
    }

    func test_changesAreObserved() throws {
        let book = book("Emma")
        var events: [String] = []
        let watcher = Watcher { events.append("\($0)") }
        book.addObserver(watcher, forKeyPath: "title", options: [.old, .new], context: nil)
        book.title = "Walden"
        book.removeObserver(watcher, forKeyPath: "title")
        book.title = "Ulysses"
        XCTAssertEqual(events, ["Emma -> Walden"])
    }

    private final class Watcher: NSObject, ObjectiveCExposed {
        let tell: (String) -> Void
        init(_ tell: @escaping (String) -> Void) { self.tell = tell }

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            tell("\(change?[.oldKey] ?? "") -> \(change?[.newKey] ?? "")")
        }

        @MainActor static var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                nil, name: "Watcher",
                methods: [
                    "observeValueForKeyPath:ofObject:change:context:": { object, arguments in
                        (object as? Watcher)?.observeValue(
                            forKeyPath: arguments[0] as? String, of: arguments[1],
                            change: arguments[2] as? [NSKeyValueChangeKey: Any], context: nil)
                        return nil
                    }
                ])
        }
    }
}
