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
}
