import UIKit
import XCTest

@testable import CoreData

/// Fetched results, and what their delegates are told.
final class ResultsTests: StoreTestCase {
    private class Delegate: NSObject, NSFetchedResultsControllerDelegate {
        var events: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            events.append("will \(controller.fetchedObjects?.count ?? -1)")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            events.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let paths = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.row)" } ?? "-" }
            events.append("\(type) \((anObject as? Book)?.title ?? "?") \(paths.joined(separator: " "))")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            events.append("did \(controller.fetchedObjects?.count ?? -1)")
        }

        func taken() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private func controller(
        _ predicate: NSPredicate? = nil, sections: String? = nil
    ) throws -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = predicate
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
            + [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: "books")
        try controller.performFetch()
        return controller
    }

    func test_anEmptyOrderIsAnOrder() throws {
        book("Emma")
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = []
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["Emma"])
    }

    func test_sectionsAndPlaces() throws {
        let (upper, lower) = (shelf("upper"), shelf("lower"))
        let emma = book("Emma", on: upper)
        book("Walden", on: lower)
        book("Faust", on: upper)
        let results = try controller(sections: "shelf.name")
        XCTAssertEqual(results.sections?.map(\.name), ["lower", "upper"])
        XCTAssertEqual(results.sections?.map(\.numberOfObjects), [1, 2])
        XCTAssertEqual(results.object(at: IndexPath(row: 1, section: 1)).title, "Faust")
        XCTAssertEqual(results.indexPath(forObject: emma), IndexPath(row: 0, section: 1))
        XCTAssertEqual(results.sectionIndexTitles, ["L", "U"])
        XCTAssertEqual(results.section(forSectionIndexTitle: "U", at: 1), 1)
        XCTAssertEqual(results.fetchedObjects?.map(\.title), ["Walden", "Emma", "Faust"])
    }

    func test_changesAreToldInOrder() throws {
        let (a, c) = (book("A"), book("C"))
        try context.save()
        let results = try controller()
        let delegate = Delegate()
        results.delegate = delegate
        let b = book("B")
        XCTAssertEqual(delegate.taken(), [])
        try context.save()
        XCTAssertEqual(delegate.taken(), ["will 2", "insert B - 0.1", "did 3"])
        b.pages = 3
        context.processPendingChanges()
        XCTAssertEqual(delegate.taken(), ["will 3", "update B 0.1 0.1", "did 3"])
        a.title = "D"
        context.delete(c)
        try context.save()
        XCTAssertEqual(delegate.taken(), ["will 3", "delete C 0.2 -", "move D 0.0 0.1", "did 2"])
        XCTAssertEqual(results.fetchedObjects?.map(\.title), ["B", "D"])
        results.delegate = nil
        book("E")
        try context.save()
        XCTAssertEqual(delegate.taken(), [])
    }

    func test_sectionsComeAndGo() throws {
        let (one, two) = (shelf("1"), shelf("2"))
        let (a, b) = (book("A", on: one), book("B", on: one))
        try context.save()
        let results = try controller(NSPredicate(format: "pages < 500"), sections: "shelf.name")
        let delegate = Delegate()
        results.delegate = delegate
        b.shelf = two
        try context.save()
        XCTAssertEqual(delegate.taken(), ["will 2", "insert section 2 1", "move B 0.1 1.0", "did 2"])
        a.pages = 900
        try context.save()
        XCTAssertEqual(delegate.taken(), ["will 2", "delete section 1 0", "delete A 0.0 -", "did 1"])
        a.pages = 1
        try context.save()
        XCTAssertEqual(delegate.taken(), ["will 1", "insert section 1 0", "insert A - 0.0", "did 2"])
    }

    func test_delegatesKnowTheController() throws {
        final class Knowing: Delegate {
            weak var own: NSFetchedResultsController<Book>?
            override func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
            {
                let same = __recast(controller, to: NSFetchedResultsController<Book>.self)
                events = ["\(controller == own!) \(controller === own) \(same?.fetchedObjects?.map(\.title) ?? [])"]
            }
        }
        let results = try controller()
        let delegate = Knowing()
        delegate.own = results
        results.delegate = delegate
        book("A")
        try context.save()
        XCTAssertEqual(delegate.taken(), ["true true [\"A\"]"])
    }

    func test_snapshots() throws {
        final class Snapshots: NSObject, NSFetchedResultsControllerDelegate {
            var events: [String] = []

            func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                events.append("will")
            }

            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
            ) {
                let typed = __recast(snapshot, to: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)!
                let titles = typed.itemIdentifiers.map {
                    (controller.managedObjectContext.object(with: $0) as? Book)?.title ?? "?"
                }
                events.append("\(typed.sectionIdentifiers) \(titles) \(typed.reloadedItemIdentifiers.count)")
            }
        }
        let a = book("A", on: shelf("1"))
        try context.save()
        let results = try controller(sections: "shelf.name")
        let delegate = Snapshots()
        results.delegate = delegate
        try results.performFetch()
        book("B", on: shelf("2"))
        try context.save()
        a.pages = 5
        try context.save()
        XCTAssertEqual(
            delegate.events,
            ["[\"1\"] [\"A\"] 0", "[\"1\", \"2\"] [\"A\", \"B\"] 0", "[\"1\", \"2\"] [\"A\", \"B\"] 1"])
    }

    func test_requestsOfAnotherTypeAreTheSame() throws {
        book("A")
        book("B")
        let request = NSFetchRequest<Book>(entityName: "Book")
        let other = try XCTUnwrap(__recast(request, to: NSFetchRequest<any NSFetchRequestResult>.self))
        other.predicate = NSPredicate(format: "title == 'B'")
        XCTAssertEqual(try context.fetch(request).map(\.title), ["B"])
        XCTAssertEqual(try context.fetch(other).compactMap { ($0 as? Book)?.title }, ["B"])
    }
}
