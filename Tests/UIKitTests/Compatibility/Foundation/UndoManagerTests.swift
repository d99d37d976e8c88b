import Foundation
import XCTest

@testable import UIKit

final class UndoManagerTests: XCTestCase {
    private final class Model {
        let manager = UndoManager()
        var number = 0

        func set(_ new: Int) {
            let old = number
            manager.registerUndo(withTarget: self) { $0.set(old) }
            manager.setActionName("Set \(new)")
            number = new
        }
    }

    func testChangesAreUndoneAndRedoneInGroups() {
        let model = Model()
        model.manager.groupsByEvent = false
        for number in 1...3 {
            model.manager.beginUndoGrouping()
            model.set(number)
            model.set(number * 10)
            model.manager.endUndoGrouping()
        }
        XCTAssertEqual(model.manager.undoMenuItemTitle, "Undo Set 30")
        model.manager.undo()
        XCTAssertEqual(model.number, 20)
        model.manager.undo()
        XCTAssertEqual(model.number, 10)
        XCTAssertEqual(model.manager.redoMenuItemTitle, "Redo Set 10")
        model.manager.redo()
        model.manager.redo()
        XCTAssertEqual(model.number, 30)
        XCTAssertFalse(model.manager.canRedo)
        model.manager.undo()
        XCTAssertTrue(model.manager.canRedo)
        model.manager.beginUndoGrouping()
        model.set(5)
        model.manager.endUndoGrouping()
        XCTAssertFalse(model.manager.canRedo)
    }

    func testATurnIsAGroup() {
        let model = Model()
        model.set(1)
        model.set(2)
        XCTAssertTrue(model.manager.canUndo)
        model.manager.undo()
        XCTAssertEqual(model.number, 0)
        XCTAssertFalse(model.manager.canUndo)
    }

    func testLimitsAndForgetting() {
        let model = Model()
        model.manager.levelsOfUndo = 2
        for number in 1...4 {
            model.manager.beginUndoGrouping()
            model.set(number)
            model.manager.endUndoGrouping()
        }
        for _ in 0..<4 { model.manager.undo() }
        XCTAssertEqual(model.number, 2)
        model.manager.removeAllActions(withTarget: model)
        XCTAssertFalse(model.manager.canRedo)
        model.manager.disableUndoRegistration()
        model.set(7)
        model.manager.enableUndoRegistration()
        XCTAssertFalse(model.manager.canUndo)
    }

    func testAnObjectThatIsGoneIsLeftOut() {
        let manager = UndoManager()
        var model: Model? = Model()
        manager.registerUndo(withTarget: model!) { _ in XCTFail("called") }
        model = nil
        manager.undo()
        XCTAssertFalse(manager.canUndo)
    }
}
