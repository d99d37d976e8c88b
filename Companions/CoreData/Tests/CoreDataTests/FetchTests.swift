import UIKit
import XCTest

@testable import CoreData

/// Fetches: conditions, orders, limits and kinds of results.
final class FetchTests: StoreTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        let (upper, lower) = (shelf("upper"), shelf("lower"))
        book("Emma", pages: 420, on: upper).printed = Date(timeIntervalSinceReferenceDate: 10)
        book("Walden", pages: 350, on: lower).printed = Date(timeIntervalSinceReferenceDate: 20)
        book("Ulysses", pages: 730, on: upper).isLent = true
        book("Émile", pages: 350)
        try context.save()
    }

    private nonisolated(unsafe) static let conditions: [(format: String, arguments: [Any], titles: [String])] = [
        ("pages == 350", [], ["Walden", "Émile"]), ("pages != 350", [], ["Emma", "Ulysses"]),
        ("pages > %@ AND pages <= 730", [400], ["Emma", "Ulysses"]), ("350 < pages", [], ["Emma", "Ulysses"]),
        ("pages BETWEEN {350, 420}", [], ["Emma", "Walden", "Émile"]),
        ("title == 'Emma'", [], ["Emma"]), ("title == 'emma'", [], []), ("title ==[c] 'emma'", [], ["Emma"]),
        ("title BEGINSWITH[cd] 'em'", [], ["Emma", "Émile"]),
        ("title CONTAINS 'l'", [], ["Ulysses", "Walden", "Émile"]),
        ("title IN %@", [["Emma", "Walden"]], ["Emma", "Walden"]), ("title LIKE '*es'", [], ["Ulysses"]),
        ("isLent == YES", [], ["Ulysses"]), ("NOT isLent == YES", [], ["Emma", "Walden", "Émile"]),
        ("printed == nil", [], ["Ulysses", "Émile"]), ("printed != nil", [], ["Emma", "Walden"]),
        ("printed < %@", [Date(timeIntervalSinceReferenceDate: 15)], ["Emma"]),
        ("NOT printed < %@", [Date(timeIntervalSinceReferenceDate: 15)], ["Ulysses", "Walden", "Émile"]),
        ("shelf.name == 'upper'", [], ["Emma", "Ulysses"]), ("shelf == nil", [], ["Émile"]),
        ("shelf.name != 'upper'", [], ["Walden", "Émile"]),
        ("shelf.name == 'upper' AND title CONTAINS[c] 'EM'", [], ["Emma"]),
        ("pages == 730 OR title == 'Emma'", [], ["Emma", "Ulysses"]),
        ("shelf.books.@count == 2", [], ["Emma", "Ulysses"]),
        ("TRUEPREDICATE", [], ["Emma", "Ulysses", "Walden", "Émile"]), ("FALSEPREDICATE", [], []),
    ]

    func test_conditions() throws {
        for (format, arguments, expected) in Self.conditions {
            XCTAssertEqual(Set(try titles(format, arguments)), Set(expected), format)
        }
    }

    /// What SQL does is what Foundation does with the objects.
    func test_conditionsHoldTheSameForChangedObjects() throws {
        let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        for book in all { book.kind = .novel }
        XCTAssertEqual(context.updatedObjects.count, 4)
        for (format, arguments, expected) in Self.conditions {
            XCTAssertEqual(Set(try titles(format, arguments)), Set(expected), format)
        }
    }

    func test_objectsInConditions() throws {
        let emma = try XCTUnwrap(context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" })
        let shelf = try XCTUnwrap(emma.shelf)
        XCTAssertEqual(try titles("shelf == %@", [shelf]), ["Emma", "Ulysses"])
        XCTAssertEqual(try titles("SELF == %@", [emma]), ["Emma"])
        XCTAssertEqual(try titles("SELF IN %@", [[emma.objectID]]), ["Emma"])
        XCTAssertEqual(try titles("shelf IN %@", [[shelf]]), ["Emma", "Ulysses"])
    }

    func test_ordersAndLimits() throws {
        let byPages = [
            NSSortDescriptor(key: "pages", ascending: false), NSSortDescriptor(key: "printed", ascending: true),
        ]
        XCTAssertEqual(try titles(sort: byPages), ["Ulysses", "Emma", "Émile", "Walden"])
        XCTAssertEqual(try titles(sort: byPages) { $0.fetchLimit = 2 }, ["Ulysses", "Emma"])
        XCTAssertEqual(
            try titles(sort: byPages) {
                $0.fetchLimit = 2
                $0.fetchOffset = 1
            }, ["Emma", "Émile"])
        XCTAssertEqual(
            try titles(sort: [NSSortDescriptor(keyPath: \Book.title, ascending: false)]) { $0.fetchLimit = 1 },
            try [XCTUnwrap(titles().last)])
        let byShelf = [
            NSSortDescriptor(key: "shelf.name", ascending: true), NSSortDescriptor(key: "pages", ascending: true),
        ]
        XCTAssertEqual(try titles(sort: byShelf), ["Émile", "Walden", "Emma", "Ulysses"])
    }

    func test_whatIsNotSavedCounts() throws {
        let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let emma = try XCTUnwrap(books.first { $0.title == "Emma" })
        emma.pages = 1
        book("Zadig", pages: 500)
        context.delete(try XCTUnwrap(books.first { $0.title == "Ulysses" }))
        XCTAssertEqual(try titles("pages > 400"), ["Zadig"])
        XCTAssertEqual(try titles("pages > 400") { $0.includesPendingChanges = false }.sorted(), ["Emma", "Ulysses"])
        XCTAssertEqual(try titles { $0.fetchLimit = 1 }, ["Emma"])
    }

    func test_kindsOfResults() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["pages"]
        request.returnsDistinctResults = true
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        XCTAssertEqual(try context.fetch(request).compactMap { $0["pages"] as? Int }, [350, 420, 730])
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
        request.propertiesToFetch = [sum]
        request.returnsDistinctResults = false
        XCTAssertEqual(try context.fetch(request).first?["total"] as? Int, 1850)
        request.propertiesToFetch = ["shelf.name", sum]
        request.propertiesToGroupBy = ["shelf.name"]
        request.sortDescriptors = [NSSortDescriptor(key: "shelf.name", ascending: true)]
        XCTAssertEqual(try context.fetch(request).compactMap { $0["total"] as? Int }, [350, 350, 1150])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        XCTAssertEqual(try context.fetch(ids).count, 4)
        let numbers = NSFetchRequest<NSNumber>(entityName: "Book")
        numbers.resultType = .countResultType
        XCTAssertEqual(try context.fetch(numbers), [4])
        XCTAssertEqual(try context.count(for: NSFetchRequest<any NSFetchRequestResult>(entityName: "Shelf")), 2)
    }

    func test_asynchronousFetch() {
        let other = container.newBackgroundContext()
        var events: [String] = []
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        request.fetchLimit = 1
        let fetch = NSAsynchronousFetchRequest(fetchRequest: request) { result in
            events += result.finalResult?.map(\.title) ?? ["\(String(describing: result.operationError))"]
        }
        XCTAssertNoThrow(try other.execute(fetch))
        other.performAndWait {}
        XCTAssertEqual(events, ["Ulysses"])
    }

    func test_batches() throws {
        let insertion = NSBatchInsertRequest(
            entityName: "Book", objects: [["title": "Faust", "pages": 200], ["title": "Nana", "pages": 470]])
        insertion.resultType = .count
        XCTAssertEqual((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int, 2)
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages < 400")
        update.propertiesToUpdate = ["isLent": true, "pages": NSExpression(format: "pages + 1")]
        update.resultType = .updatedObjectsCountResultType
        XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 3)
        XCTAssertEqual(try titles("isLent == YES", sort: [NSSortDescriptor(key: "pages", ascending: true)]).count, 4)
        XCTAssertEqual(try titles("pages == 201"), ["Faust"])
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.predicate = NSPredicate(format: "isLent == YES")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let ids = try XCTUnwrap((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
        XCTAssertEqual(ids.count, 4)
        XCTAssertEqual(try titles(), ["Emma", "Nana"])
    }
}
