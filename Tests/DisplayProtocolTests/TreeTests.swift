import Foundation
import XCTest

@testable import DisplayProtocol

final class TreeTests: XCTestCase {
    func testTheTimeIsRoundedToMicroseconds() throws {
        XCTAssertEqual(try Tree(time: 0.1 + 0.2, windows: []).json(), #"{"time":0.3,"windows":[]}"#)
    }

    func testATreeReadsBack() throws {
        var label = Tree.View(
            class: "UILabel", id: 2, frame: CGRect(x: 1, y: 2, width: 30, height: 4.5),
            windowFrame: CGRect(x: 11, y: 12, width: 30, height: 4.5))
        label.text = "One"
        label.states = ["disabled"]
        var root = Tree.View(class: "UIView", id: 1, frame: .zero, windowFrame: .zero)
        root.subviews = [label]
        let child = Tree.Controller(class: "App.Child", id: 2, state: "appeared", view: 2)
        let tree = Tree(
            time: 0.25,
            windows: [
                .init(
                    isKey: true, view: root,
                    rootViewController: .init(
                        class: "App.Root", id: 1, title: "T", state: "appeared", children: [child]))
            ])
        XCTAssertEqual(try Tree(json: tree.json()), tree)
        XCTAssertEqual(try Tree(json: tree.json(pretty: true)), tree)
        XCTAssertEqual(try tree.json(), try tree.json())
    }
}
