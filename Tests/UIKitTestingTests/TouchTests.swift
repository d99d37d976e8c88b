import UIKit
import XCTest

@_spi(Testing) @testable import UIKit
@testable import UIKitTesting

@preconcurrency @MainActor final class TouchTests: UIKitTestingTestCase {
    /// A screen with a view of 200 × 200 points at 100,100.
    private func touchScreen() -> (screen: TestScreen, view: TouchView) {
        let (screen, root) = emptyScreen()
        let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        view.isMultipleTouchEnabled = true
        view.accessibilityLabel = "Area"
        root.addSubview(view)
        screen.runUntilIdle()
        return (screen, view)
    }

    // MARK: Taps

    func testATapTouchesTheMiddle() {
        let (screen, view) = touchScreen()
        screen.tap("Area")
        screen.tap(view)
        screen.tap(.point(10, 20, in: view))
        screen.tap(.point(100, 130))
        XCTAssertEqual(
            view.log,
            [
                "began 100,100", "ended 100,100", "began 100,100", "ended 100,100", "began 10,20", "ended 10,20",
                "began 0,30", "ended 0,30",
            ])
    }

    func testTapsThatDoNotWaitForTheAppAreCounted() {
        let (screen, view) = touchScreen()
        screen.tap("Area", settles: false)
        screen.tap("Area")
        XCTAssertEqual(
            view.log, ["began 100,100", "ended 100,100", "began 100,100 2 taps", "ended 100,100 2 taps"])
    }

    func testATapTakesFiftyMilliseconds() {
        let (screen, _) = touchScreen()
        let start = screen.time
        screen.tap("Area", settles: false)
        XCTAssertEqual(screen.time - start, 0.05, accuracy: 1e-9)
    }

    func testADoubleTapCountsTwo() {
        let (screen, view) = touchScreen()
        screen.doubleTap("Area")
        XCTAssertEqual(
            view.log, ["began 100,100", "ended 100,100", "began 100,100 2 taps", "ended 100,100 2 taps"])
    }

    func testALongPressIsRecognized() {
        let (screen, view) = touchScreen()
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer()
        press.onAction = { states.append($0.state) }
        view.addGestureRecognizer(press)
        screen.longPress("Area", for: 0.4)
        XCTAssertEqual(states, [])
        screen.longPress("Area")
        XCTAssertEqual(states, [.began, .ended])
    }

    func testATapOnATurnedScreenTouchesTheMiddle() {
        let (screen, view) = touchScreen()
        screen.turn(to: .landscapeLeft)
        screen.tap("Area")
        XCTAssertEqual(view.log, ["began 100,100", "ended 100,100"])
    }

    // MARK: Moves

    func testAFingerCanBeLookedAtWhileItIsDown() throws {
        let (screen, view) = touchScreen()
        let finger = try XCTUnwrap(screen.touchDown(.point(50, 50, in: view)))
        XCTAssertEqual(view.log, ["began 50,50"])
        finger.move(by: 60, -30, over: 0.05)
        XCTAssertEqual(view.log, ["began 50,50", "moved 70,40", "moved 90,30", "moved 110,20"])
        XCTAssertEqual(finger.location, CGPoint(x: 210, y: 120))
        finger.move(to: "Area", over: 0)
        finger.lift()
        XCTAssertEqual(view.log.suffix(2), ["moved 100,100", "ended 100,100"])
        XCTAssertEqual(failures { finger.lift() }, ["a finger that is up cannot be lifted"])
    }

    func testAFingerCanBeCancelled() throws {
        let (screen, view) = touchScreen()
        try XCTUnwrap(screen.touchDown("Area")).cancel()
        XCTAssertEqual(view.log, ["began 100,100", "cancelled 100,100"])
    }

    func testAPanFollowsItsPath() {
        let (screen, view) = touchScreen()
        screen.pan(from: "Area", along: [.point(220, 200), .point(220, 240)], over: 2.0 / 30)
        XCTAssertEqual(
            view.log,
            ["began 100,100", "moved 110,100", "moved 120,100", "moved 120,120", "moved 120,140", "ended 120,140"]
        )
    }

    func testAPanMovesByADistance() {
        let (screen, view) = touchScreen()
        let pan = UIPanGestureRecognizer()
        var last = CGPoint.zero
        pan.onAction = { [weak view] in last = ($0 as! UIPanGestureRecognizer).translation(in: view) }
        view.addGestureRecognizer(pan)
        screen.pan(from: "Area", by: 40, 80)
        XCTAssertEqual(pan.state, .possible)
        XCTAssertGreaterThan(last.y, 60)
        XCTAssertEqual(last.y / last.x, 2, accuracy: 0.2)
    }

    func testSwipesAreRecognizedInTheirDirections() {
        let (screen, view) = touchScreen()
        var swipes: [UISwipeGestureRecognizer.Direction] = []
        for direction: UISwipeGestureRecognizer.Direction in [.up, .down, .left, .right] {
            let recognizer = UISwipeGestureRecognizer()
            recognizer.direction = direction
            recognizer.onAction = { _ in swipes.append(direction) }
            view.addGestureRecognizer(recognizer)
        }
        for direction in TestScreen.SwipeDirection.allCases { screen.swipe(direction, on: "Area") }
        XCTAssertEqual(swipes, [.up, .down, .left, .right])
    }

    func testASwipeOverTheScreenScrolls() {
        let (screen, view) = emptyScreen()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 5000)
        view.addSubview(scroll)
        screen.runUntilIdle()
        screen.swipe(.up)
        let offset = scroll.contentOffset.y
        XCTAssertGreaterThan(offset, 300)
        screen.swipe(.down)
        XCTAssertLessThan(scroll.contentOffset.y, offset)
    }

    func testAPinchScalesAndARotationTurns() {
        let (screen, view) = touchScreen()
        var scale: CGFloat = 0
        let pinch = UIPinchGestureRecognizer()
        pinch.onAction = { scale = ($0 as! UIPinchGestureRecognizer).scale }
        view.addGestureRecognizer(pinch)
        screen.pinch("Area", scale: 2)
        XCTAssertEqual(scale, 2, accuracy: 0.25)
        screen.pinch("Area", scale: 0.5)
        XCTAssertEqual(scale, 0.5, accuracy: 0.1)
        view.removeGestureRecognizer(pinch)

        var angle: CGFloat = 0
        let rotation = UIRotationGestureRecognizer()
        rotation.onAction = { angle = ($0 as! UIRotationGestureRecognizer).rotation }
        view.addGestureRecognizer(rotation)
        screen.rotate("Area", by: .pi / 2)
        XCTAssertEqual(angle, .pi / 2, accuracy: 0.2)
    }

    // MARK: Failures

    func testATargetThatIsNotThereFailsAndNothingIsTouched() {
        let (screen, view) = touchScreen()
        let reports = reports { screen.tap("Menu") }
        XCTAssertEqual(reports.map(\.message), ["tap \"Menu\": not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(reports.first?.line, #line - 2)
        XCTAssertEqual(
            failures { screen.doubleTap(.id("menu")) },
            ["doubleTap id menu: not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(
            failures { screen.longPress(.text("Area", index: 1)) },
            ["longPress \"Area\" index 1: only 1 of that kind on the screen"])
        XCTAssertEqual(
            failures { screen.tap(.point(400, 10)) }, ["tap point 400,10: outside the screen of 393 × 852 points"])
        XCTAssertEqual(
            failures { screen.pan(from: "Area", to: .point(-1, 10)) },
            ["pan along point -1,10: outside the screen of 393 × 852 points"])
        XCTAssertEqual(
            failures { screen.pan(from: "Nowhere", by: 1, 1) },
            ["pan from \"Nowhere\": not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(
            failures { screen.swipe(.left, on: "Nowhere") },
            ["swipe left on \"Nowhere\": not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(
            failures { screen.rotate("Nowhere", by: 1) },
            ["rotate \"Nowhere\": not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(
            failures { screen.pinch("Area", scale: 0) }, ["pinch \"Area\": the scale must be above 0"])
        XCTAssertEqual(
            failures { XCTAssertNil(screen.touchDown("Nowhere")) },
            ["touchDown \"Nowhere\": not on the screen; on the screen: \"Area\""])
        XCTAssertEqual(view.log, [])
    }

    func testAFingerOfAScreenThatWasPutAwayDoesNothing() throws {
        let reason = "this screen was put away: a new TestScreen, or TestEnvironment.reset(), started afresh"
        let old = try XCTUnwrap(touchScreen().screen.touchDown("Area"))
        let (screen, view) = touchScreen()
        view.isMultipleTouchEnabled = true
        let first = try XCTUnwrap(screen.touchDown(.point(200, 200)))
        XCTAssertEqual(failures { old.move(by: 10, 0) }, [reason])
        XCTAssertEqual(old.location, CGPoint(x: 200, y: 200))
        XCTAssertEqual(failures { old.lift() }, [reason])
        // Two fingers of one number would be one touch.
        let second = try XCTUnwrap(screen.touchDown(.point(250, 200)))
        second.lift()
        first.lift()
        XCTAssertEqual(view.log.map { String($0.prefix { $0 != " " }) }, ["began", "began", "ended", "ended"])
    }

    func testAViewThatSomethingLiesOverCannotBeTapped() {
        let (screen, view) = touchScreen()
        let glass = UIView(frame: view.frame)
        glass.accessibilityIdentifier = "glass"
        view.superview?.addSubview(glass)
        screen.runUntilIdle()
        XCTAssertEqual(
            failures { screen.tap(view) }, ["tap TouchView \"Area\": UIView (id glass) lies over it at 200,200"])
        XCTAssertEqual(view.log, [])
    }

    func testAViewInsideAButtonIsTappedWithIt() {
        let (screen, root) = emptyScreen()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let label = label("Buy", button.bounds, in: button)
        root.addSubview(button)
        screen.runUntilIdle()
        screen.tap(label)
        screen.tap("Buy")
        XCTAssertEqual(taps, 2)
    }
}
