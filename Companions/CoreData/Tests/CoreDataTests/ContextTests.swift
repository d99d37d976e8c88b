import UIKit
import XCTest

@testable import CoreData

/// Contexts: what they know, save, take back and tell each other.
final class ContextTests: StoreTestCase {
    func test_savedIsWhatOthersSee() throws {
        let other = container.newBackgroundContext()
        book("Emma")
        XCTAssertTrue(context.hasChanges)
        XCTAssertEqual(context.insertedObjects.count, 1)
        other.performAndWait { XCTAssertEqual(try? self.titles(in: other), []) }
        try context.save()
        XCTAssertFalse(context.hasChanges)
        other.performAndWait { XCTAssertEqual(try? self.titles(in: other), ["Emma"]) }
    }

    func test_noUndoManagerIsThereAtFirst() {
        XCTAssertNil(context.undoManager)
        context.undoManager = nil
        XCTAssertNil(context.undoManager)
    }

    func test_anObjectIsThereOnce() throws {
        let emma = book("Emma")
        try context.save()
        XCTAssertTrue(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first === emma)
        XCTAssertTrue(context.object(with: emma.objectID) === emma)
    }

    func test_rollbackResetAndRefresh() throws {
        let emma = book("Emma")
        try context.save()
        emma.title = "Walden"
        book("Ulysses")
        context.rollback()
        XCTAssertEqual(emma.title, "Emma")
        XCTAssertFalse(context.hasChanges)
        XCTAssertEqual(try titles(), ["Emma"])
        emma.title = "Walden"
        emma.pages = 7
        context.refresh(emma, mergeChanges: true)
        XCTAssertEqual([emma.title, "\(emma.pages)"], ["Walden", "7"])
        context.refresh(emma, mergeChanges: false)
        XCTAssertTrue(emma.isFault)
        XCTAssertEqual(emma.title, "Emma")
        context.reset()
        XCTAssertEqual(context.registeredObjects, [])
    }

    func test_rulesOfDeletion() throws {
        let library = LibraryModel()
        library.relationship("books", of: library.shelf).deleteRule = .cascadeDeleteRule
        library.relationship("shelf", of: library.book).deleteRule = .nullifyDeleteRule
        library.relationship("books", of: library.author).deleteRule = .denyDeleteRule
        container = try open(library)
        let shelf = shelf("A")
        let (emma, walden) = (book("Emma", on: shelf), book("Walden", on: shelf))
        let author = NSManagedObject(entity: library.author, insertInto: context)
        author.setValue(NSSet(object: emma), forKey: "books")
        try context.save()
        context.delete(walden)
        context.processPendingChanges()
        XCTAssertEqual(shelf.books, [emma])
        try context.save()
        context.delete(author)
        XCTAssertEqual(code { try self.context.save() }, NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        context.delete(shelf)
        try context.save()
        XCTAssertEqual(try titles(), [])
        context.delete(author)
        try context.save()
        XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Author")), 0)
    }

    func test_whatIsWrongIsNotSaved() throws {
        let library = LibraryModel()
        library.attribute("title", of: library.book).limits = AttributeLimits(
            minimum: 2, maximum: 5, pattern: "[A-Z].*")
        library.attribute("pages", of: library.book).limits = AttributeLimits(minimum: 1, maximum: 900)
        library.relationship("shelf", of: library.book).isOptional = false
        container = try open(library)
        let shelf = shelf("A")
        let book = Book(context: context)
        func problem(_ title: String?, _ pages: Int32, _ place: Shelf?) -> [Int] {
            book.setValue(title, forKey: "title")
            book.pages = pages
            book.shelf = place
            do {
                try book.validateForInsert()
                return []
            } catch {
                let error = error as NSError
                return (error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]).map(\.code)
            }
        }
        XCTAssertEqual(problem("Emma", 420, shelf), [])
        XCTAssertEqual(problem(nil, 420, shelf), [NSValidationMissingMandatoryPropertyError])
        XCTAssertEqual(problem("E", 420, shelf), [NSValidationStringTooShortError])
        XCTAssertEqual(problem("Ulysses", 420, shelf), [NSValidationStringTooLongError])
        XCTAssertEqual(problem("emma", 420, shelf), [NSValidationStringPatternMatchingError])
        XCTAssertEqual(
            problem("Emma", 0, nil), [NSValidationNumberTooSmallError, NSValidationMissingMandatoryPropertyError])
        XCTAssertEqual(problem("Emma", 901, shelf), [NSValidationNumberTooLargeError])
        XCTAssertEqual(code { try self.context.save() }, NSValidationNumberTooLargeError)
        XCTAssertTrue(context.hasChanges)
        book.pages = 0
        book.shelf = nil
        XCTAssertEqual(code { try self.context.save() }, NSValidationMultipleErrorsError)
    }

    func test_aChildSavesToItsParent() throws {
        let shelf = shelf("A")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let emma = book("Emma", on: child.object(with: shelf.objectID) as? Shelf, in: child)
        XCTAssertEqual(try titles(), [])
        XCTAssertEqual(shelf.books, [])
        try child.save()
        XCTAssertFalse(child.hasChanges)
        XCTAssertTrue(context.hasChanges)
        XCTAssertEqual(shelf.books?.map(\.title), ["Emma"])
        XCTAssertEqual(try titles(), ["Emma"])
        XCTAssertEqual(try titles(in: container.newBackgroundContext()), [])
        try context.save()
        XCTAssertFalse(emma.objectID.isTemporaryID)
        XCTAssertEqual(try titles(in: container.newBackgroundContext()), ["Emma"])
        child.delete(emma)
        try child.save()
        try context.save()
        XCTAssertEqual(try titles(in: container.newBackgroundContext()), [])
    }

    func test_savesAreMerged() throws {
        let emma = book("Emma")
        let walden = book("Walden")
        try context.save()
        let other = container.newBackgroundContext()
        nonisolated(unsafe) var note: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { note = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        try other.performAndWait {
            (other.object(with: emma.objectID) as? Book)?.title = "Emma II"
            other.delete(other.object(with: walden.objectID))
            self.book("Ulysses", in: other)
            try other.save()
        }
        XCTAssertEqual(emma.title, "Emma")
        let information = try XCTUnwrap(note?.userInfo)
        XCTAssertEqual((information[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count, 1)
        XCTAssertEqual((information[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count, 1)
        XCTAssertEqual((information[NSDeletedObjectsKey] as? Set<NSManagedObject>)?.count, 1)
        emma.pages = 5
        context.mergeChanges(fromContextDidSave: try XCTUnwrap(note))
        XCTAssertEqual([emma.title, "\(emma.pages)"], ["Emma II", "5"])
        XCTAssertNil(walden.managedObjectContext)
        XCTAssertEqual(try titles(), ["Emma II", "Ulysses"])
    }

    func test_conflictsAreSettledByThePolicy() throws {
        func titleAndPages(_ policy: NSMergePolicy) throws -> String {
            container = try open(LibraryModel())
            let book = book("Emma", pages: 1)
            try context.save()
            let other = container.newBackgroundContext()
            try other.performAndWait {
                let same = try XCTUnwrap(other.object(with: book.objectID) as? Book)
                same.title = "Theirs"
                same.isLent = true
                try other.save()
            }
            book.title = "Ours"
            book.pages = 2
            context.mergePolicy = policy
            try context.save()
            return "\(book.title) \(book.pages) \(book.isLent)"
        }
        XCTAssertEqual(code { _ = try titleAndPages(.error) }, NSManagedObjectMergeError)
        XCTAssertEqual(try titleAndPages(.mergeByPropertyObjectTrump), "Ours 2 true")
        XCTAssertEqual(try titleAndPages(.mergeByPropertyStoreTrump), "Theirs 2 true")
        XCTAssertEqual(try titleAndPages(.overwrite), "Ours 2 false")
        XCTAssertEqual(try titleAndPages(.rollback), "Theirs 1 true")
    }

    func test_constraints() throws {
        func books(_ policy: NSMergePolicy) throws -> [String] {
            let library = LibraryModel()
            library.book.uniquenessConstraints = [["title"]]
            container = try open(library)
            book("Emma", pages: 1)
            try context.save()
            context.mergePolicy = policy
            let shelf = shelf("A")
            let new = book("Emma", pages: 2, on: shelf)
            book("Emma", pages: 3)
            try context.save()
            XCTAssertEqual(new.title, "Emma")
            let sort = NSSortDescriptor(key: "title", ascending: true)
            return try titles(sort: [sort]) + ["\(new.pages)", "\(shelf.books?.count ?? -1)"]
        }
        XCTAssertEqual(code { _ = try books(.error) }, NSManagedObjectConstraintMergeError)
        XCTAssertEqual(try books(.mergeByPropertyObjectTrump), ["Emma", "3", "1"])
        XCTAssertEqual(try books(.mergeByPropertyStoreTrump), ["Emma", "1", "0"])
    }

    func test_blocksAreDoneInOrderOnTheQueue() {
        let other = container.newBackgroundContext()
        var events: [String] = []
        other.perform { events.append("first \(Thread.isMainThread)") }
        other.performAndWait {
            events.append("second")
            other.performAndWait { events.append("inner") }
        }
        let count = other.performAndWait { events.count }
        XCTAssertEqual(events, ["first false", "second", "inner"])
        XCTAssertEqual(count, 3)
        context.performAndWait { events.append("main \(Thread.isMainThread)") }
        XCTAssertEqual(events.last, "main true")
    }
}
