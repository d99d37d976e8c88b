import DisplayProtocol
import Foundation
import XCTest

final class TreeDetailCodingTests: XCTestCase {
    func testDetailsAndConstraintsComeBackAsTheyWere() throws {
        var view = Tree.View(class: "UIView", id: 3, frame: .zero, windowFrame: .zero)
        view.constraints = [
            Tree.Constraint(
                text: "UIView.width == 5", identifier: "i", first: .init(view: 3, guide: nil, attribute: "width"),
                relation: "==", second: .init(view: 1, guide: "g", attribute: "height"), multiplier: 0.5, constant: 5,
                priority: 750, isBroken: true)
        ]
        var details = Tree.ViewDetails()
        details.controller = 7
        details.transform = [1, 0, 0, 1, 2, 3]
        details.scroll = .init(
            contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 3, height: 4),
            contentInset: .init(top: 1, left: 2, bottom: 3, right: 4),
            adjustedContentInset: .init(top: 5, left: 6, bottom: 7, right: 8))
        view.details = details
        var controller = Tree.Controller(class: "A", id: 7, state: "appeared", view: 3)
        controller.presented = [Tree.Controller(class: "B", id: 8, state: "appearing")]
        controller.details = .init(
            isViewLoaded: true, isBeingPresented: false, isBeingDismissed: false, isMovingToParent: true,
            isMovingFromParent: false, presenting: nil, presented: 8, selected: 9, appearanceForwarding: "manual")
        let tree = Tree(time: 1, windows: [.init(isKey: true, view: view, rootViewController: controller)])
        XCTAssertEqual(try Tree(json: tree.json()), tree)
        // Plain trees do not grow by what they leave out.
        view.constraints = nil
        view.details = nil
        let plain = try Tree(time: 1, windows: [.init(isKey: true, view: view, rootViewController: nil)]).json()
        for key in ["constraints", "details", "presented"] { XCTAssertFalse(plain.contains(key), key) }
    }
}
