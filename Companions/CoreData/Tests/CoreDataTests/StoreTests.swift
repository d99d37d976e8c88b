import CoreDataEngine
import Foundation
import Glibc
import UIKit
import XCTest

@testable import CoreData

/// Stores: files of other versions, of other makers, and of processes that ended badly.
final class StoreTests: StoreTestCase {
    func test_olderStacks() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: LibraryModel().model)
        let url = file("Documents/Old.sqlite")
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        XCTAssertEqual(store.type, NSSQLiteStoreType)
        XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Author", in: context))
        let author = NSManagedObject(entity: entity, insertInto: context)
        author.setValue("Ann", forKey: "name")
        try context.save()
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        XCTAssertEqual(metadata[NSStoreUUIDKey] as? String, store.identifier)
        XCTAssertTrue(
            coordinator.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
        XCTAssertEqual(coordinator.persistentStores, [])
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
        XCTAssertEqual(
            code { try coordinator.addPersistentStore(ofType: "XML", configurationName: nil, at: url) },
            NSPersistentStoreInvalidTypeError)
        XCTAssertEqual(
            code { _ = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Author")) }, NSCoreDataError)
    }

    func test_anEmptyConfigurationIsTheDefaultOne() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: LibraryModel().model)
        let store = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: "", at: nil, options: nil)
        XCTAssertEqual(store.configurationName, "PF_DEFAULT_CONFIGURATION_NAME")
        XCTAssertEqual(
            code { try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: "No", at: nil) },
            NSPersistentStoreOpenError)
    }

    func test_strangeFilesAreRefused() throws {
        let url = file()
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("this is a text of more than a few letters".utf8).write(to: url)
        XCTAssertEqual(code { _ = try self.open(LibraryModel(), in: url) }, NSPersistentStoreOpenError)
        let other = file("Other.sqlite")
        try SQLiteDatabase(path: other.path).execute("CREATE TABLE ZBOOK (Z_PK INTEGER)")
        XCTAssertEqual(code { _ = try self.open(LibraryModel(), in: other) }, NSPersistentStoreIncompatibleSchemaError)
    }

    func test_anObjectIsAssignedToAStoreAsLongAsItIsInItsContext() throws {
        let coordinator = container.persistentStoreCoordinator
        let first = try XCTUnwrap(coordinator.persistentStores.first)
        let second = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        let (assigned, returned) = (book("Emma"), book("Walden"))
        context.assign(assigned, to: second)
        try context.save()
        XCTAssertIdentical(assigned.objectID.persistentStore, second)
        let other = book("Faust")
        context.assign(other, to: second)
        context.rollback()
        context.insert(other)
        try context.save()
        XCTAssertIdentical(other.objectID.persistentStore, first)
        XCTAssertIdentical(returned.objectID.persistentStore, first)
    }

    func test_readOnlyStores() throws {
        let url = file()
        container = try open(LibraryModel(), in: url)
        book("Emma")
        try context.save()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: LibraryModel().model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true]
        )
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        XCTAssertEqual(try titles(in: context), ["Emma"])
        book("Walden", in: context)
        XCTAssertEqual(code { try context.save() }, NSPersistentStoreSaveError)
    }

    // MARK: Migration

    func test_aStoreIsMigrated() throws {
        let url = file()
        container = try open(LibraryModel(), in: url)
        let shelf = shelf("A")
        let emma = book("Emma", pages: 420, on: shelf)
        shelf.order = NSOrderedSet(array: [book("Walden"), emma])
        try context.save()

        let library = LibraryModel()
        let pages = library.attribute("pages", of: library.book)
        (pages.name, pages.renamingIdentifier) = ("sheets", "pages")
        library.book.properties =
            library.book.own.filter { $0.name != "price" && $0.name != "pages" } + [pages]
            + [LibraryModel.attribute("language", .stringAttributeType, optional: false, standard: "en")]
        library.shelf.name = "Rack"
        library.shelf.renamingIdentifier = "Shelf"
        let box = NSEntityDescription()
        (box.name, box.properties) = ("Box", [LibraryModel.attribute("label", .stringAttributeType)])
        let model = library.model
        model.entities += [box]

        func load(_ change: (NSPersistentStoreDescription) -> Void) throws -> NSPersistentContainer {
            let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
            container.persistentStoreDescriptions[0].url = url
            change(container.persistentStoreDescriptions[0])
            var failure: (any Error)?
            container.loadPersistentStores { failure = $1 }
            if let failure { throw failure }
            return container
        }
        XCTAssertEqual(
            code { _ = try load { $0.shouldMigrateStoreAutomatically = false } },
            NSPersistentStoreIncompatibleVersionHashError)
        container = try load { _ in }
        let read = try XCTUnwrap(context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" })
        XCTAssertEqual(read.value(forKey: "sheets") as? Int, 420)
        XCTAssertEqual(read.value(forKey: "language") as? String, "en")
        XCTAssertEqual(read.shelf?.entity.name, "Rack")
        XCTAssertEqual(read.shelf?.name, "A")
        XCTAssertEqual(read.shelf?.order?.compactMap { ($0 as? Book)?.title }, ["Walden", "Emma"])
        NSEntityDescription.insertNewObject(forEntityName: "Box", into: context).setValue("x", forKey: "label")
        let new = Book(context: context)
        new.title = "Faust"
        try context.save()
        XCTAssertEqual(new.objectID.number, 3)
    }

    func test_whatNoMappingTellsIsAnError() throws {
        let url = file()
        container = try open(LibraryModel(), in: url)
        book("Emma")
        try context.save()
        let demanding = LibraryModel()
        demanding.book.properties =
            demanding.book.own + [LibraryModel.attribute("isbn", .stringAttributeType, optional: false)]
        XCTAssertEqual(code { _ = try self.open(demanding, in: url) }, NSMigrationError)
        let retyped = LibraryModel()
        retyped.attribute("pages", of: retyped.book).attributeType = .stringAttributeType
        XCTAssertEqual(code { _ = try self.open(retyped, in: url) }, NSMigrationError)
        container = try open(LibraryModel(), in: url)
        XCTAssertEqual(try titles(), ["Emma"])
    }

    // MARK: Processes that end badly

    /// A process that saves without end is killed after it has said so some times; the next one finds all of that.
    func test_aStoreSurvivesProcessesThatAreKilled() throws {
        var (known, all) = (0, 0)
        for round in 0..<220 {
            let url = file("\(round / 10).sqlite")
            if round % 10 == 0 { known = 0 }
            // The process is to find a store.
            container = try open(LibraryModel(), in: url)
            container = nil
            let said = try killedWriter(url, after: round % 7)
            container = try open(LibraryModel(), in: url)
            let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
            let shelves = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
            // Every save has three books on a shelf, and one of them in its order.
            XCTAssertEqual(books.count, shelves.count * 3)
            XCTAssertTrue(shelves.allSatisfy { $0.books?.count == 3 && $0.order?.count == 1 }, "round \(round)")
            XCTAssertGreaterThanOrEqual(shelves.count, known + said)
            all += shelves.count - known
            known = shelves.count
            container = nil
        }
        XCTAssertGreaterThan(all, 600)
    }

    /// - Returns: How many saves the process has said to be done.
    private func killedWriter(_ url: URL, after count: Int) throws -> Int {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
        let child = fork()
        if child == 0 {
            if let container = try? open(LibraryModel(), in: url) {
                while true {
                    let shelf = shelf("A", in: container.viewContext)
                    let books = (0..<3).map { book("\($0)", on: shelf, in: container.viewContext) }
                    shelf.order = NSOrderedSet(object: books[1])
                    guard (try? container.viewContext.save()) != nil else { break }
                    var byte: UInt8 = 1
                    write(ends[1], &byte, 1)
                }
            }
            _exit(1)
        }
        close(ends[1])
        var said = 0
        var byte: UInt8 = 0
        while said < count, read(ends[0], &byte, 1) == 1 { said += 1 }
        kill(child, SIGKILL)
        while read(ends[0], &byte, 1) == 1 { said += 1 }
        close(ends[0])
        var status: Int32 = 0
        waitpid(child, &status, 0)
        XCTAssertEqual(status & 0x7F, SIGKILL)
        XCTAssertGreaterThanOrEqual(said, count)
        return said
    }
}
