#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// The stack of sheets, by code and by hand.
    @MainActor final class SheetTests: XCTestCase, SheetStackViewControllerDelegate {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var content = Probe("content", in: log)
        private lazy var one = Probe("one", in: log)
        private lazy var two = Probe("two", in: log)
        private lazy var sheets = SheetStackViewController(content: content)
        private var told: [String] = []
        private var mayPop = true

        func sheetStack(_ container: SheetStackViewController, shouldPop sheet: UIViewController) -> Bool { mayPop }
        func sheetStack(_ container: SheetStackViewController, didPop sheet: UIViewController) {
            told.append("pop \(sheet.title!)")
        }
        func sheetStack(
            _ container: SheetStackViewController, didSelect detent: SheetDetent, of sheet: UIViewController
        ) {
            told.append("\(sheet.title!) at \(Int(top(sheet)))")
        }

        private func top(_ controller: UIViewController) -> CGFloat {
            controller.view.convert(CGPoint.zero, to: nil).y
        }

        /// 59 points of safe area above and 34 below leave a large height of 783.
        private func showOne(_ detents: [SheetDetent] = [.medium, .large]) {
            screen.show(sheets)
            sheets.sheetDelegate = self
            sheets.pushSheet(one, detents: detents)
            screen.runUntilIdle()
            _ = log.take()
        }

        func testPushingAndPopping() {
            screen.show(sheets)
            _ = log.take()
            sheets.pushSheet(one)
            XCTAssertEqual(log.take(), ["one.willMove(in)", "one.load", "one.willAppear!"])
            screen.runUntilIdle()
            XCTAssertEqual(log.take(), ["one.didAppear", "one.didMove(in)"])
            XCTAssertEqual(top(one), 852 - 392)
            XCTAssertEqual(sheets.shade.alpha, 1)
            XCTAssertTrue(content.view.superview!.accessibilityElementsHidden)
            sheets.popSheet()
            screen.runUntilIdle()
            XCTAssertEqual(
                log.take(), ["one.willMove(nil)", "one.willDisappear!", "one.didDisappear", "one.didMove(nil)"])
            XCTAssertEqual(sheets.shade.alpha, 0)
            XCTAssertEqual(sheets.children, [content])
            XCTAssertNil(sheets.selectedDetent(of: one))
        }

        func testDetents() {
            one.preferredContentSize = CGSize(width: 0, height: 166)
            showOne([.preferred, .height(300), .fraction(0.9), .large])
            XCTAssertEqual(top(one), 852 - 200)
            for (detent, height) in [(SheetDetent.height(300), 334), (.fraction(0.9), 705), (.large, 783)] {
                sheets.selectDetent(detent, of: one)
                screen.runUntilIdle()
                XCTAssertEqual(top(one), CGFloat(852 - height))
                XCTAssertEqual(one.view.bounds.height, CGFloat(height))
            }
            sheets.selectDetent(.preferred, of: one, animated: false)
            one.preferredContentSize.height = 266
            screen.runUntilIdle()
            XCTAssertEqual(top(one), 852 - 300)
            screen.turn(to: .landscapeLeft)
            XCTAssertEqual(one.view.bounds.width, 640)
            XCTAssertEqual(one.view.convert(one.view.bounds, to: nil).midX, 426)
        }

        func testDrawingASheetUpAndOff() {
            showOne()
            screen.pan(from: .point(200, 500), by: 0, -300, over: 0.4)
            XCTAssertEqual(sheets.selectedDetent(of: one), .large)
            screen.pan(from: .point(200, 100), by: 0, 360, over: 0.6)
            XCTAssertEqual(sheets.selectedDetent(of: one), .medium)
            XCTAssertEqual(log.take(), [])
            screen.pan(from: .point(200, 500), by: 0, 330, over: 0.3)
            XCTAssertEqual(sheets.sheetViewControllers, [])
            XCTAssertEqual(
                log.take(), ["one.willMove(nil)", "one.willDisappear!", "one.didDisappear", "one.didMove(nil)"])
            XCTAssertEqual(told.filter { $0.hasPrefix("pop") }, ["pop one"])
            XCTAssertEqual(told.count, 3)
        }

        func testASheetThatMayNotGoComesBack() {
            mayPop = false
            showOne()
            screen.pan(from: .point(200, 500), by: 0, 330, over: 0.3)
            XCTAssertEqual(top(one), 460)
            screen.tap(.point(200, 100))
            XCTAssertFalse(sheets.accessibilityPerformEscape())
            XCTAssertEqual(sheets.sheetViewControllers, [one])
            mayPop = true
            screen.tap(.point(200, 100))
            XCTAssertEqual(sheets.sheetViewControllers, [])
        }

        func testASheetIsCaughtOnItsWay() throws {
            showOne()
            sheets.selectDetent(.large, of: one)
            screen.advance(by: 0.1)
            let finger = try XCTUnwrap(screen.touchDown(.point(200, 700)))
            finger.move(by: 0, 12, over: 0.05)
            let seen = top(one)
            XCTAssertGreaterThan(seen, 69)
            XCTAssertLessThan(seen, 460)
            finger.move(by: 0, 40, over: 0.1)
            XCTAssertEqual(top(one), seen + 40, accuracy: 0.5)
            finger.lift()
            screen.runUntilIdle()
            XCTAssertEqual(log.mistakes, [])
        }

        func testCards() {
            showOne()
            sheets.pushSheet(two, detents: [.height(200)])
            screen.runUntilIdle()
            XCTAssertEqual(sheets.children, [content, one, two])
            XCTAssertEqual(top(two), 852 - 234)
            XCTAssertEqual(top(one), 852 - 244, accuracy: 0.5)
            XCTAssertFalse(one.view.superview!.isUserInteractionEnabled)
            screen.pan(from: .point(200, 700), by: 0, 150, over: 0.2)
            XCTAssertEqual(sheets.topSheet, one)
            XCTAssertEqual(top(one), 460)
            XCTAssertEqual(one.view.superview?.transform, .identity)
            sheets.pushSheet(two, animated: false)
            sheets.pop(to: nil)
            screen.runUntilIdle()
            XCTAssertEqual(sheets.children, [content])
            XCTAssertEqual(log.mistakes, [])
        }

        func testTheContentStaysInReachBelowAnUndimmedDetent() {
            sheets.largestUndimmedDetent = .medium
            showOne()
            XCTAssertEqual(sheets.shade.alpha, 0)
            screen.tap(.point(200, 100))
            XCTAssertEqual(sheets.sheetViewControllers, [one])
            sheets.selectDetent(.large, of: one)
            screen.runUntilIdle()
            XCTAssertEqual(sheets.shade.alpha, 1)
        }

        func testAScrollViewInASheet() {
            let table = UITableViewController()
            let source = Rows()
            table.tableView.dataSource = source
            screen.show(sheets)
            sheets.pushSheet(table)
            screen.runUntilIdle()
            // Not at its largest, the sheet grows; then the list scrolls; from its top, the sheet is drawn down.
            screen.pan(from: .point(200, 700), by: 0, -250, over: 0.3)
            XCTAssertEqual(sheets.selectedDetent(of: table), .large)
            XCTAssertEqual(table.tableView.contentOffset.y, 0)
            screen.pan(from: .point(200, 700), by: 0, -250, over: 1)
            XCTAssertGreaterThan(table.tableView.contentOffset.y, 100)
            screen.pan(from: .point(200, 300), by: 0, 100, over: 1)
            XCTAssertEqual(sheets.selectedDetent(of: table), .large)
            table.tableView.contentOffset.y = 0
            screen.pan(from: .point(200, 300), by: 0, 350, over: 0.8)
            XCTAssertEqual(sheets.selectedDetent(of: table), .medium)
        }

        func testTheGrabber() throws {
            showOne()
            screen.tap(.id("Containers.grabber"))
            XCTAssertEqual(sheets.selectedDetent(of: one), .large)
            let grabber = try XCTUnwrap(screen.view(.id("Containers.grabber")))
            XCTAssertEqual(grabber.accessibilityValue, "2 / 2")
            grabber.accessibilityDecrement()
            screen.runUntilIdle()
            XCTAssertEqual(sheets.selectedDetent(of: one), .medium)
            XCTAssertEqual(told, ["one at 69", "one at 460"])
            sheets.showsGrabber = false
            screen.expectNotVisible(.id("Containers.grabber"))
        }

        func testAnotherContent() {
            showOne()
            let other = Probe("other", in: log)
            sheets.setContent(other, using: .crossFade)
            screen.runUntilIdle()
            XCTAssertEqual(sheets.shownViewControllers, [other, one])
            XCTAssertEqual(Set(sheets.children), [other, one])
            XCTAssertEqual(sheets.contentView.subviews.firstIndex(of: sheets.shade), 1)
            XCTAssertEqual(log.mistakes, [])
        }

        private final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
    }
#endif
