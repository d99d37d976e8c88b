import CoreData
import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class EditingTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    func testElementsAreMovedAndRemoved() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [1, 3], toOffset: 5)
        XCTAssertEqual(letters, ["a", "c", "e", "b", "d"])
        letters.move(fromOffsets: [4], toOffset: 0)
        XCTAssertEqual(letters, ["d", "a", "c", "e", "b"])
        letters.remove(atOffsets: [0, 2])
        XCTAssertEqual(letters, ["a", "e", "b"])
    }

    private struct Rows: View {
        @State private var rows = ["One", "Two", "Three"]
        var body: some View {
            NavigationView {
                List {
                    ForEach(rows, id: \.self) { Text($0) }
                        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { rows.remove(atOffsets: $0) }
                    Text(rows.joined(separator: " "))
                }
                .navigationBarItems(trailing: EditButton())
            }
        }
    }

    private func table(in view: UIView) -> UITableView? {
        view as? UITableView ?? view.subviews.lazy.compactMap { self.table(in: $0) }.first
    }

    func testRowsAreMovedAndDeleted() throws {
        let controller = UIHostingController(rootView: Rows())
        screen.show(controller)
        let table = try XCTUnwrap(table(in: controller.view))
        screen.tap("Edit")
        XCTAssertTrue(table.isEditing)
        let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
        XCTAssertEqual(table.dataSource?.tableView(table, canMoveRowAt: first), true)
        XCTAssertEqual(table.dataSource?.tableView(table, canMoveRowAt: IndexPath(row: 3, section: 0)), false)
        table.dataSource?.tableView(table, moveRowAt: first, to: last)
        screen.runUntilIdle()
        screen.expectVisible("Two Three One")
        table.dataSource?.tableView(table, commit: .delete, forRowAt: first)
        screen.runUntilIdle()
        screen.expectVisible("Three One")
        screen.tap("Done")
        XCTAssertFalse(table.isEditing)
    }

    private struct Choosing: View {
        @State private var mode = EditMode.inactive
        @State private var chosen: Set<String> = []
        var body: some View {
            VStack {
                Button("Mode") { mode = mode.isEditing ? .inactive : .active }
                Text("chosen: " + chosen.sorted().joined(separator: " "))
                List(selection: $chosen) { ForEach(["A", "B", "C"], id: \.self) { Text("Row " + $0) } }
                    .environment(\.editMode, $mode)
            }
        }
    }

    func testSeveralRowsAreChosen() {
        screen.show(UIHostingController(rootView: Choosing()))
        screen.tap("Row A")
        screen.expectVisible("chosen: ")
        screen.tap("Mode")
        screen.tap("Row A")
        screen.tap("Row C")
        screen.expectVisible("chosen: A C")
        screen.tap("Row A")
        screen.expectVisible("chosen: C")
    }

    private struct Swiped: View {
        @State private var done = ""
        var body: some View {
            VStack {
                Text("did: " + done)
                List {
                    Text("Row").swipeActions(edge: .leading) { Button("Star") { done = "star" }.tint(.yellow) }
                        .swipeActions { Button("Flag") { done = "flag" } }
                }
            }
        }
    }

    func testButtonsBesideARow() throws {
        let controller = UIHostingController(rootView: Swiped())
        screen.show(controller)
        let table = try XCTUnwrap(table(in: controller.view))
        let path = IndexPath(row: 0, section: 0)
        let leading = table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        XCTAssertEqual(leading?.actions.map { $0.title }, ["Star"])
        XCTAssertEqual(leading?.actions.first?.backgroundColor, .systemYellow)
        let trailing = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        XCTAssertEqual(trailing?.actions.map { $0.title }, ["Flag"])
        screen.swipe(.left, on: "Row", by: 100)
        screen.tap("Flag")
        screen.expectVisible("did: flag")
    }

    private struct Coming: View {
        @State private var isThere = false
        var body: some View {
            VStack {
                Button("Turn") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                Spacer()
                if isThere { Text("Guest").frame(width: 100, height: 100).transition(.move(edge: .leading)) }
            }
            .frame(maxWidth: .infinity)
        }
    }

    private struct Counted: View {
        @State private var isWide = false
        var body: some View {
            VStack {
                Button("Turn") { isWide.toggle() }
                Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
            }
            .animation(.linear(duration: 1))
        }
    }

    private static let model: NSManagedObjectModel = {
        let name = NSAttributeDescription()
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.properties) = ("Note", "NSManagedObject", [name])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }()

    private struct Notes: View {
        @FetchRequest private var notes: FetchedResults<NSManagedObject>

        init() {
            _notes = FetchRequest(
                entity: EditingTests.model.entitiesByName["Note"]!,
                sortDescriptors: [UIKit.NSSortDescriptor(key: "name", ascending: true)])
        }

        var body: some View {
            Text("notes: " + notes.map { $0.value(forKey: "name") as? String ?? "" }.joined(separator: " "))
        }
    }

    func testObjectsAreFetched() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
        _ = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        func add(_ name: String) {
            NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(name, forKey: "name")
        }
        add("b")
        screen.show(UIHostingController(rootView: Notes().environment(\.managedObjectContext, context)))
        screen.expectVisible("notes: b")
        add("a")
        context.processPendingChanges()
        screen.runUntilIdle()
        screen.expectVisible("notes: a b")
    }
}
