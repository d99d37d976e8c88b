import UIKit
import UIKitTesting
import XCTest

/// Tests of the guide's generic container, with both ways to forward appearance, to be copied.
@preconcurrency @MainActor final class PanelsTests: XCTestCase {
    private lazy var screen = TestScreen(failsOnMisuse: true)

    private lazy var circle = makePanel("Circle")
    private lazy var square = makePanel("Square")
    private lazy var star = makePanel("Star")

    private func makePanel(_ title: String) -> UIViewController {
        let panel = UIViewController()
        panel.title = title
        return panel
    }

    func testPanelsShareTheHeight() {
        let panels = PanelsViewController()
        panels.display([circle, square])
        screen.show(panels)
        XCTAssertEqual(circle.view.frame, CGRect(x: 0, y: 0, width: 393, height: 426))
        XCTAssertEqual(square.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426))
    }

    func testATransitionReplacesAPanel() {
        let panels = PanelsViewController()
        panels.display([circle, square])
        screen.show(panels)
        expectEvents(of: panels, circle, square, star) {
            panels.replace(square, with: star)
        } toBe: {
            "Square.willMove(toParent: nil)"
            "Star.willMove(toParent: PanelsViewController)"
            "Star.loadView()"
            "Star.viewDidLoad()"
            "Square.viewWillDisappear(true)"
            "Star.viewWillAppear(true)"
            "Star.viewIsAppearing(true)"
            "Star.viewDidAppear(true)"
            "Square.viewDidDisappear(true)"
            "Square.didMove(toParent: nil)"
            "Star.didMove(toParent: PanelsViewController)"
        }
        XCTAssertEqual(panels.children, [circle, star])
    }

    func testInTheMiddleOfATransitionBothAreChildren() {
        let panels = PanelsViewController()
        panels.display([circle])
        screen.show(panels)
        panels.replace(circle, with: star)
        screen.advance(by: 0.125)
        XCTAssertEqual(panels.children, [circle, star])
        screen.runUntilIdle()
        XCTAssertEqual(panels.children, [star])
    }

    func testForwardingByHandTellsTheSame() {
        for panels in [PanelsViewController(), ManualPanelsViewController()] {
            screen.clear()
            panels.display([circle])
            expectEvents(of: circle, including: .appearance) {
                screen.show(panels)
            } toBe: {
                "Circle.viewWillAppear(false)"
                "Circle.viewIsAppearing(false)"
                "Circle.viewDidAppear(false)"
            }
            expectEvents(of: circle, including: .appearance) {
                panels.remove(circle)
            } toBe: {
                "Circle.viewWillDisappear(false)"
                "Circle.viewDidDisappear(false)"
            }
        }
    }

    func testARemovedPanelIsLetGoOf() {
        let panels = screen.show(PanelsViewController())
        var panel: UIViewController? = makePanel("Once")
        panels.display([panel!])
        screen.runUntilIdle()
        panels.remove(panel!)
        expectDeallocation(of: &panel)
    }
}
