import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A class as the translation leaves it, with a list of each kind.
private final class Shelf: NSObject, ObjectiveCExposed {
    var books = NSMutableArray(array: ["a", "b"])
    var titles = ["x"]

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Shelf",
            properties: ["titles": { ($0 as! Shelf).titles = try __objectiveCCast($1, "titles") }],
            getters: ["books": { ($0 as! Shelf).books }, "titles": { ($0 as! Shelf).titles }])
    }
}

/// A class that makes the changes of its list itself, by as few methods as are needed.
private final class Stack: NSObject, ObjectiveCExposed {
    var calls: [String] = []
    private var plates = ["a", "b", "c"]

    class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Stack",
            getters: ["plates": { ($0 as! Stack).plates }],
            methods: [
                "insertObject:inPlatesAtIndex:": { object, arguments in
                    let stack = object as! Stack
                    stack.calls.append("insert \(arguments[0]!) \(arguments[1]!)")
                    stack.plates.insert(arguments[0] as! String, at: arguments[1] as! Int)
                    return nil
                },
                "removePlatesAtIndexes:": { object, arguments in
                    let (stack, places) = (object as! Stack, arguments[0] as! IndexSet)
                    stack.calls.append("remove \(places.map { $0 })")
                    for index in places.reversed() { stack.plates.remove(at: index) }
                    return nil
                },
            ])
    }
}

/// A row of a form, which is no object of Objective-C's.
private final class Row: Equatable {
    let title: String
    init(_ title: String) { self.title = title }
    static func == (one: Row, other: Row) -> Bool { one === other }
}

/// A list of a form's rows, as a library keeps it.
private final class Rows: NSObject, ObjectiveCExposed {
    var _rows = NSMutableArray()
    var heard: [String] = []
    var rows: NSMutableArray { mutableArrayValue(forKey: "_rows") }

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Rows", properties: ["_rows": { ($0 as! Rows)._rows = try __objectiveCCast($1, "_rows") }],
            getters: ["_rows": { ($0 as! Rows)._rows }],
            methods: [
                "observeValueForKeyPath:ofObject:change:context:": { object, arguments in
                    (object as! Rows).hear(arguments[2] as! [NSKeyValueChangeKey: Any])
                    return nil
                }
            ])
    }

    private func hear(_ change: [NSKeyValueChangeKey: Any]) {
        let kind = NSKeyValueChange(rawValue: (change[.kindKey] as! NSNumber).uintValue)!
        let places = (change[.indexesKey] as? IndexSet).map(Array.init) ?? []
        let (old, new) = (change[.oldKey] as? [Row] ?? [], change[.newKey] as? [Row] ?? [])
        heard.append("\(kind) \(places) \(old.map(\.title)) \(new.map(\.title))")
    }
}

private final class Listener: NSObject, ObjectiveCExposed {
    var heard: [String] = []

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Listener",
            methods: [
                "observeValueForKeyPath:ofObject:change:context:": { object, arguments in
                    (object as! Listener).hear(arguments[2] as! [NSKeyValueChangeKey: Any])
                    return nil
                }
            ])
    }

    private func hear(_ change: [NSKeyValueChangeKey: Any]) {
        let kind = NSKeyValueChange(rawValue: change[.kindKey] as! UInt)!
        let places = (change[.indexesKey] as? IndexSet).map(Array.init) ?? []
        let (old, new) = (change[.oldKey] as? [String] ?? [], change[.newKey] as? [String] ?? [])
        heard.append("\(kind) \(places) \(old) \(new)")
    }
}

/// Lists of objects that are changed in place, by their keys.
@preconcurrency @MainActor final class MutableArrayValueTests: ScreenTestCase {
    private let shelf = Shelf()
    private let listener = Listener()

    func testObserversHearWhichElementsChanged() {
        shelf.addObserver(listener, forKeyPath: "books", options: [.old, .new], context: nil)
        let books = shelf.mutableArrayValue(forKey: "books")
        books.add("c")
        books.insert("d", at: 0)
        books.replaceObject(at: 1, with: "e")
        books.removeObject(at: 2)
        books.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["f", "g"])
        XCTAssertEqual(shelf.books as? [String], ["f", "g", "e", "c"])
        XCTAssertEqual(books.count, 4)
        XCTAssertEqual(
            listener.heard,
            [
                "insertion [2] [] [\"c\"]", "insertion [0] [] [\"d\"]", "replacement [1] [\"a\"] [\"e\"]",
                "removal [2] [\"b\"] []", "replacement [0] [\"d\"] [\"f\"]", "insertion [1] [] [\"g\"]",
            ])
        shelf.removeObserver(listener, forKeyPath: "books")
    }

    func testAListOfSwiftIsSetAnew() {
        shelf.addObserver(listener, forKeyPath: "titles", options: .new, context: nil)
        shelf.mutableArrayValue(forKey: "titles").addObjects(from: ["y", "z"])
        shelf.mutableArrayValue(forKeyPath: "titles").remove("x")
        XCTAssertEqual(shelf.titles, ["y", "z"])
        XCTAssertEqual(
            listener.heard, ["insertion [1] [] [\"y\"]", "insertion [2] [] [\"z\"]", "removal [0] [] []"])
        shelf.removeObserver(listener, forKeyPath: "titles")
    }

    func testSeveralPlacesAreOneChange() {
        shelf.addObserver(listener, forKeyPath: "books", options: [.old, .new], context: nil)
        let books = shelf.mutableArrayValue(forKey: "books")
        books.insert(["c", "d"], at: [0, 2])
        books.replaceObjects(at: [1, 3], with: ["e", "f"])
        books.removeObjects(at: [0, 1])
        XCTAssertEqual(shelf.books as? [String], ["d", "f"])
        XCTAssertEqual(
            listener.heard,
            [
                "insertion [0, 2] [] [\"c\", \"d\"]", "replacement [1, 3] [\"a\", \"b\"] [\"e\", \"f\"]",
                "removal [0, 1] [\"c\", \"e\"] []",
            ])
        shelf.removeObserver(listener, forKeyPath: "books")
    }

    func testAClassThatInsertsAndRemovesReplacesByThem() {
        let stack = Stack()
        stack.addObserver(listener, forKeyPath: "plates", options: [.old, .new], context: nil)
        let plates = stack.mutableArrayValue(forKey: "plates")
        plates.replaceObject(at: 1, with: "d")
        plates.insert(["e", "f"], at: [0, 1])
        plates.removeObjects(at: [0, 4])
        plates.removeAllObjects()
        XCTAssertEqual(plates.count, 0)
        XCTAssertEqual(
            stack.calls,
            [
                "remove [1]", "insert d 1", "insert e 0", "insert f 1", "remove [0, 4]", "remove [2]", "remove [1]",
                "remove [0]",
            ])
        XCTAssertEqual(
            Array(listener.heard.prefix(4)),
            [
                "removal [1] [\"b\"] []", "insertion [1] [] [\"d\"]", "insertion [0, 1] [] [\"e\", \"f\"]",
                "removal [0, 4] [\"e\", \"c\"] []",
            ])
        stack.removeObserver(listener, forKeyPath: "plates")
    }

    func testAnAssignmentBehindTheLastElementAdds() {
        shelf.addObserver(listener, forKeyPath: "books", options: [.old, .new], context: nil)
        let books = shelf.mutableArrayValue(forKey: "books")
        books[2] = "c"
        books[0] = "d"
        XCTAssertEqual(shelf.books as? [String], ["d", "b", "c"])
        XCTAssertEqual(listener.heard, ["insertion [2] [] [\"c\"]", "replacement [0] [\"a\"] [\"d\"]"])
        shelf.removeObserver(listener, forKeyPath: "books")
    }

    func testAFormsRows() {
        let form = Rows()
        form.addObserver(form, forKeyPath: "_rows", options: [.old, .new], context: nil)
        let (a, b, c) = (Row("a"), Row("b"), Row("c"))
        form.rows.add(a)
        form.rows.insert(b, at: 0)
        form.rows.replaceObject(at: 1, with: c)
        form.rows.addObjects(from: [a])
        XCTAssertEqual(form.rows.map { ($0 as! Row).title }, ["b", "c", "a"])
        XCTAssertEqual(form.rows.index(of: c), 1)
        XCTAssertTrue(form.rows.contains(a))
        XCTAssertEqual((form.rows.objects(at: [0, 2]) as! [Row]).map(\.title), ["b", "a"])
        XCTAssertEqual((form.rows as! [Row]).map(\.title), ["b", "c", "a"])
        XCTAssertEqual((form.rows.firstObject as? Row)?.title, "b")
        XCTAssertEqual((form.rows.lastObject as? Row)?.title, "a")
        XCTAssertEqual((form.rows[1] as? Row)?.title, "c")
        form.rows[1] = b
        form.rows.remove(a)
        form.rows.removeObjects(in: NSRange(location: 0, length: 1))
        form.rows.setArray([c, a])
        form.rows.sort { ($0 as! Row).title < ($1 as! Row).title ? .orderedAscending : .orderedDescending }
        XCTAssertEqual(form._rows.map { ($0 as! Row).title }, ["a", "c"])
        form.rows.removeAllObjects()
        XCTAssertEqual(form._rows.count, 0)
        XCTAssertEqual(
            Array(form.heard.prefix(7)),
            [
                "insertion [0] [] [\"a\"]", "insertion [0] [] [\"b\"]", "replacement [1] [\"a\"] [\"c\"]",
                "insertion [2] [] [\"a\"]", "replacement [1] [\"c\"] [\"b\"]", "removal [2] [\"a\"] []",
                "removal [0] [\"b\"] []",
            ])
        XCTAssertEqual(Array(form.heard.suffix(2)), ["removal [1] [\"c\"] []", "removal [0] [\"a\"] []"])
        form._rows = NSMutableArray(array: [a])
        form.removeObserver(form, forKeyPath: "_rows")
    }
}
