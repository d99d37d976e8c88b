#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// Where the focus goes after changes, what is announced, and what of a container's state is kept.
    @MainActor final class AttentionTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var a = Probe("a", in: log)
        private lazy var b = Probe("b", in: log)
        private lazy var c = Probe("c", in: log)

        private final class Announcing: ContainerViewController {
            var lines: [String] = []

            override func announceChange(from old: [UIViewController], to new: [UIViewController]) {
                lines.append([old, new].map { $0.map { $0.title! }.joined() }.joined(separator: ">"))
                super.announceChange(from: old, to: new)
            }
        }

        func testEveryChangeThatIsSeenIsAnnouncedOnceWhereItEnds() {
            let container = Announcing()
            container.show([a])
            screen.show(container)
            XCTAssertEqual(container.lines, [])
            container.show([b], using: .slide())
            screen.runUntilIdle()
            container.show([a], using: .slide())
            screen.advance(by: 0.1)
            container.show([b], using: .slide())
            screen.runUntilIdle()
            container.show([c])
            XCTAssertEqual(container.lines, ["a>b", "a>b", "b>c"])
        }

        private func focus(_ container: ContainerViewController) -> [String?] {
            container.preferredFocusEnvironments.map { ($0 as? UIViewController)?.title }
        }

        func testTheFocusGoesToWhatLiesInFront() {
            let drawer = DrawerViewController(content: a, drawer: b)
            screen.show(drawer)
            XCTAssertEqual(focus(drawer), ["a"])
            drawer.setDrawerOpen(true, animated: false)
            XCTAssertEqual(focus(drawer), ["b"])
            let sheets = SheetStackViewController(content: c)
            screen.show(sheets)
            sheets.pushSheet(a, animated: false)
            XCTAssertEqual(focus(sheets), ["a"])
            XCTAssertEqual(sheets.childForStatusBarStyle, c)
            XCTAssertEqual(focus(PanelStackViewController(viewControllers: [a, b])), ["a"])
        }

        /// What a container keeps, read by another one.
        private func handOver(_ old: UIViewController, to new: UIViewController) throws {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            old.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            decoder.requiresSecureCoding = false
            new.decodeRestorableState(with: decoder)
        }

        private func probes() -> [Probe] { ["x", "y", "z"].map { Probe($0, in: log) } }

        func testTheSelectionIsKept() throws {
            let menu = MenuViewController(viewControllers: [a, b, c])
            menu.selectedIndex = 2
            let again = MenuViewController(viewControllers: probes())
            try handOver(menu, to: again)
            XCTAssertEqual(again.selectedIndex, 2)
            // An app may fill the list when the view is loaded, after its state was read.
            let late = LateStrip()
            try handOver(menu, to: late)
            screen.show(late)
            XCTAssertEqual(late.selectedIndex, 2)
        }

        private final class LateStrip: TabStripViewController {
            override func viewDidLoad() {
                viewControllers = ["x", "y", "z"].map { title in
                    let controller = UIViewController()
                    controller.title = title
                    return controller
                }
                super.viewDidLoad()
            }
        }

        func testStatesAndDetentsAreKept() throws {
            let log = log
            let make: (SwitcherState) -> UIViewController = { Probe($0.rawValue, in: log) }
            let switcher = SwitcherViewController(state: .failed, makeViewController: make)
            let otherSwitcher = SwitcherViewController(state: .loading, makeViewController: make)
            try handOver(switcher, to: otherSwitcher)
            XCTAssertEqual(otherSwitcher.state, .failed)
            let sheets = SheetStackViewController(content: a)
            sheets.pushSheet(b, detents: [.medium, .large], selected: .large, animated: false)
            let other = SheetStackViewController(content: probes()[0])
            let sheet = Probe("sheet", in: log)
            other.pushSheet(sheet, detents: [.medium, .large], animated: false)
            try handOver(sheets, to: other)
            XCTAssertEqual(other.selectedDetent(of: sheet), .large)
        }
    }
#endif
