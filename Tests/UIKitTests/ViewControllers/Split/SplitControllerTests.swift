import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What a split view controller asks its delegate, and shows, on wide and narrow screens.
@preconcurrency @MainActor final class SplitControllerTests: ContainmentTestCase {
    /// Logs what it is asked; answers as told.
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        let log: EventLog
        var collapses = false
        var separated: UIViewController?
        var top: UISplitViewController.Column?

        init(_ log: EventLog) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            log.add("willChangeTo \(displayMode)")
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.add("collapse")
            return collapses
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.add("separate")
            return separated
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.add("topColumn \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.add("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.add("willHide \(column)")
        }
    }

    private var delegate: Delegate!
    private var list: Probe!
    private var detail: Probe!

    override func begin() {
        super.begin()
        delegate = Delegate(log)
        (list, detail) = (probe("list"), probe("detail"))
    }

    private func screen(_ device: String, landscape: Bool = false) -> TestScreen {
        let screen = TestScreen(device: device, orientation: landscape ? .landscapeLeft : .portrait)
        NSException.interceptor = { [weak self] in self?.exceptions.append($0) }
        return screen
    }

    private func classic() -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
        ]
        _ = log.drain()
        return split
    }

    private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = log.drain()
        return split
    }

    private func names(_ controllers: [UIViewController]) -> [String] {
        controllers.map { ($0 as? Probe)?.name ?? "\(type(of: $0))" }
    }

    /// The pop-free part of the log that is about the delegate.
    private var asked: [String] { log.drain().filter { !$0.contains(".") } }

    // MARK: Facts

    func testAControllerAsksTheSplitViewControllerWhileItsStackIsJoined() {
        let split = columns()
        var answers: [Bool] = []
        detail.hooks["willMove"] = { answers.append(split.isCollapsed) }
        let screen = screen("iPhone 15")
        screen.show(split)
        settle()
        XCTAssertEqual(answers, [true, true])
    }

    func test_5_46_collapsesOnAPhoneAtLaunch() throws {
        let screen = screen("iPhone 15")
        let split = classic()
        XCTAssertFalse(split.isCollapsed)
        screen.show(split)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(asked, ["collapse"])
        XCTAssertEqual(split.viewControllers.count, 1)
        let navigation = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        XCTAssertEqual(names(navigation.viewControllers), ["list", "detail"])
    }

    func test_5_46_staysExpandedOnAPad() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = classic()
        screen.show(split)
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(asked, [])
        XCTAssertNotNil(list.view.window)
        XCTAssertEqual(list.navigationController?.view.bounds.width, 320)
        XCTAssertEqual(detail.navigationController?.view.bounds.width, 1194 - 320.5)
    }

    func testTheModesButtonIsInNoBarWhereThereIsOneColumn() {
        for (device, count) in [("iPhone 15", 0), ("iPad Pro 11-inch", 1)] {
            (list, detail) = (probe("list"), probe("detail"))
            let screen = screen(device)
            let split = classic()
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            screen.show(split)
            XCTAssertEqual(detail.navigationItem.shownLeftItems.count, count, device)
            XCTAssertTrue(detail.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        }
    }

    func test_5_47_aDelegateThatCollapsesDiscardsTheSecondary() throws {
        let screen = screen("iPhone 15")
        delegate.collapses = true
        let split = classic()
        screen.show(split)
        let navigation = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        XCTAssertEqual(names(navigation.viewControllers), ["list"])
        XCTAssertNil(detail.splitViewController)
        XCTAssertFalse(detail.isViewLoaded)
    }

    func test_5_47_aNavigationControllerPushesTheSecondarysContent() throws {
        let screen = screen("iPhone 15")
        let split = classic()
        let shell = detail.navigationController
        screen.show(split)
        XCTAssertTrue(detail.navigationController === split.viewControllers.first)
        XCTAssertEqual(shell?.viewControllers, [])
        XCTAssertNotNil(detail.viewIfLoaded?.window)
        XCTAssertNil(list.viewIfLoaded?.window)
    }

    func test_5_48_expandsWithWhatTheDelegateSeparates() throws {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = classic()
        let parent = Narrowing()
        parent.hold(split)
        parent.narrow(true)
        screen.show(parent)
        XCTAssertTrue(split.isCollapsed)
        _ = log.drain()
        let other = probe("other")
        delegate.separated = other
        parent.narrow(false)
        settle()
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(asked, ["separate"])
        XCTAssertEqual(names(split.viewControllers), ["UINavigationController", "other"])
    }

    func test_5_48_aNavigationControllerGivesUpItsTop() throws {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = classic()
        let shell = detail.navigationController
        let parent = Narrowing()
        parent.hold(split)
        parent.narrow(true)
        screen.show(parent)
        let pushed = probe("pushed")
        (split.viewControllers.first as? UINavigationController)?.pushViewController(pushed, animated: false)
        settle()
        parent.narrow(false)
        settle()
        XCTAssertEqual(split.viewControllers.count, 2)
        XCTAssertTrue(split.viewControllers.last === shell)
        XCTAssertEqual(names(shell?.viewControllers ?? []), ["detail", "pushed"])
        XCTAssertEqual(names(list.navigationController?.viewControllers ?? []), ["list"])
        XCTAssertNotNil(pushed.view.window)
        XCTAssertNotNil(list.view.window)
    }

    func test_5_49_theDelegateChoosesTheTopColumn() throws {
        let screen = screen("iPhone 15")
        delegate.top = .primary
        let split = columns()
        screen.show(split)
        XCTAssertEqual(asked, ["topColumn secondary", "didCollapse"])
        let navigation = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        XCTAssertEqual(names(navigation.viewControllers), ["list"])
        split.show(.secondary)
        settle()
        XCTAssertEqual(names(navigation.viewControllers), ["list", "detail"])
        split.show(.primary)
        settle()
        XCTAssertEqual(names(navigation.viewControllers), ["list"])
    }

    func test_5_49_withoutAnAnswerTheSecondaryColumnIsOnTop() throws {
        let screen = screen("iPhone 15")
        let split = columns()
        screen.show(split)
        XCTAssertEqual(names(list.navigationController?.viewControllers ?? []), ["list", "detail"])
        screen.expectNotVisible(.text("Show Sidebar"))
    }

    func test_5_50_theDetailTargetChanges() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = classic()
        let parent = Narrowing()
        parent.hold(split)
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UISplitViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        screen.show(parent)
        XCTAssertEqual(posts, 0)
        parent.narrow(true)
        settle()
        XCTAssertEqual(posts, 1)
        parent.narrow(false)
        settle()
        XCTAssertEqual(posts, 2)
        NotificationCenter.default.removeObserver(observer)
    }

    func test_5_50_showDetailGoesUpToTheSplitViewController() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = classic()
        screen.show(split)
        let other = probe("other")
        list.showDetailViewController(other, sender: nil)
        settle()
        XCTAssertEqual(names(split.viewControllers), ["UINavigationController", "other"])
        XCTAssertNotNil(other.view.window)
        XCTAssertNil(detail.view.window)
    }

    func test_1_33_splitViewControllerIsTheNearestAncestor() {
        let split = classic()
        XCTAssertTrue(list.splitViewController === split)
        XCTAssertNil(split.splitViewController)
    }

    // MARK: Appearance

    func testOnlyColumnsOnShowAppear() {
        let screen = screen("iPad Pro 11-inch")
        let split = columns()
        screen.show(split)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        expect(
            [
                "detail.loadView", "detail.viewDidLoad", "detail.viewWillAppear(false)",
                "detail.viewIsAppearing(false)",
                "detail.viewDidAppear(false)",
            ], filter: { $0.hasPrefix("detail.") && !$0.contains("Move") })
        XCTAssertFalse(list.isViewLoaded)
    }

    func testAColumnOverTheOtherSlidesInAndIsToldSo() {
        let screen = screen("iPad Pro 11-inch")
        let split = columns()
        screen.show(split)
        _ = log.drain()
        split.show(.primary)
        settle()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        expect(
            [
                "willChangeTo oneOverSecondary", "willShow primary", "list.loadView", "list.viewDidLoad",
                "list.viewWillAppear(true)", "list.viewIsAppearing(true)", "list.viewDidAppear(true)",
            ], filter: { !$0.contains("Move") })
        screen.tap(.point(700, 600))
        settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        expect(
            [
                "willChangeTo secondaryOnly", "willHide primary", "list.viewWillDisappear(true)",
                "list.viewDidDisappear(true)",
            ], filter: { !$0.contains("Move") })
    }

    func testTheEdgeShowsThePrimaryColumn() {
        let screen = screen("iPad Pro 11-inch")
        let split = columns()
        screen.show(split)
        screen.pan(from: .point(1, 500), to: .point(300, 500))
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        XCTAssertNotNil(list.viewIfLoaded?.window)
    }

    func testTheButtonInTheBarHidesAndShowsTheColumn() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = columns()
        screen.show(split)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        screen.tap(.text("Hide Sidebar"))
        settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        screen.tap(.text("Show Sidebar"))
        settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.displayModeButtonVisibility = .never
        settle()
        screen.expectNotVisible(.text("Hide Sidebar"))
    }

    func testTurningThePadChangesTheMode() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = columns()
        screen.show(split)
        _ = log.drain()
        screen.turn(to: .portrait)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertNil(list.view.window)
        XCTAssertEqual(detail.view.bounds.width, 834)
        screen.turn(to: .landscapeLeft)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertNotNil(list.view.window)
    }

    /// The button had left the bar of the list in a push.
    func testTheButtonIsThereInAnotherBarAfterAPush() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = columns()
        screen.show(split)
        list.navigationController?.pushViewController(probe("messages"), animated: true)
        settle()
        screen.expectNotVisible(.text("Hide Sidebar"))
        screen.turn(to: .portrait)
        screen.tap(.text("Show Sidebar"))
        settle()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
    }

    func testListsAreNarrow() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = columns()
        screen.show(split)
        XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(split.traitCollection.horizontalSizeClass, .regular)
    }

    func testThreeColumns() {
        let screen = screen("iPad Pro 11-inch", landscape: true)
        let split = columns(.tripleColumn)
        let middle = probe("middle")
        split.setViewController(middle, for: .supplementary)
        screen.show(split)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertNotNil(middle.viewIfLoaded?.window)
        XCTAssertNil(list.viewIfLoaded?.window)
        split.show(.primary)
        settle()
        XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
        XCTAssertNotNil(list.viewIfLoaded?.window)
        XCTAssertEqual(middle.navigationController?.view.superview?.frame.minX, 320.5)
    }

    func testTheCompactColumnStandsForAllOthers() {
        let screen = screen("iPhone 15")
        let split = columns()
        let compact = probe("compact")
        split.setViewController(compact, for: .compact)
        screen.show(split)
        XCTAssertEqual(names(split.viewControllers), ["compact"])
        XCTAssertEqual(asked, ["topColumn compact", "didCollapse"])
    }

    func testADetailShownOnAPhoneIsPushed() {
        let screen = screen("iPhone 15")
        delegate.top = .primary
        let split = columns()
        screen.show(split)
        let other = probe("other")
        split.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
        settle()
        XCTAssertEqual(names(list.navigationController?.viewControllers ?? []), ["list", "other"])
        XCTAssertNotNil(other.viewIfLoaded?.window)
    }

    func testWhatFillsAColumnsViewIsAsWideAsTheColumn() {
        final class Filled: UIViewController {
            let filling = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                filling.frame = view.bounds
                filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(filling)
            }
        }
        let screen = screen("iPad Pro 11-inch")
        let split = columns(.tripleColumn)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredSplitBehavior = .tile
        let (primary, middle) = (Filled(), Filled())
        split.setViewController(primary, for: .primary)
        split.setViewController(middle, for: .supplementary)
        screen.show(split)
        settle()
        XCTAssertEqual(primary.view.frame, CGRect(x: 0, y: 0, width: 320, height: 1194))
        XCTAssertEqual(primary.filling.frame, primary.view.bounds)
        XCTAssertEqual(middle.filling.frame, middle.view.bounds)
    }

    private func expect(
        _ expected: [String], filter: (String) -> Bool, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            log.drain().filter { !$0.contains("Layout") && filter($0) }, expected, file: file, line: line)
    }
}

/// Holds a child and decides how wide it is to take its place for.
private final class Narrowing: UIViewController {
    func hold(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func narrow(_ isNarrow: Bool) {
        for child in children {
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: child)
        }
    }
}
