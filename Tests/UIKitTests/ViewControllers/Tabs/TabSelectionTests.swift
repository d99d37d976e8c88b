import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Facts 5.33 to 5.45: which tab is on show.
@preconcurrency @MainActor final class TabSelectionTests: TabTestCase {
    func test_5_33_firstVisitOfATab() {
        showTabs()
        tabs.selectedIndex = 1
        expect(["2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)", "1.viewWillDisappear(false)"])
        settle()
        expect(["2.viewIsAppearing(false)", "1.viewDidDisappear(false)", "2.viewDidAppear(false)"])
    }

    func test_5_33_laterVisit() {
        let probes = showTabs()
        tabs.selectedViewController = probes[1]
        settle()
        _ = log.drain()
        tabs.selectedViewController = probes[0]
        settle()
        expect([
            "1.viewWillAppear(false)", "2.viewWillDisappear(false)", "1.viewIsAppearing(false)",
            "2.viewDidDisappear(false)", "1.viewDidAppear(false)",
        ])
    }

    func test_5_34_selectionIsThereWhenTheSetterReturns() {
        let probes = showTabs()
        tabs.selectedIndex = 2
        XCTAssertTrue(tabs.selectedViewController === probes[2])
        XCTAssertTrue(tabs.tabBar.selectedItem === probes[2].tabBarItem)
        XCTAssertTrue(probes[2].view.isDescendant(of: tabs.view))
        XCTAssertEqual(probes[2].appearance.state, .appearing)
        XCTAssertEqual(probes[0].appearance.state, .disappearing)
        settle()
        XCTAssertEqual(probes[2].appearance.state, .appeared)
        XCTAssertNil(probes[0].view.superview)
    }

    func test_5_34_twoSelectionsInOnePass() {
        showTabs()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
        settle()
        expect([
            "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)", "1.viewWillDisappear(false)", "3.loadView",
            "3.viewDidLoad", "3.viewWillAppear(false)", "2.viewWillDisappear(false)", "3.viewIsAppearing(false)",
            "1.viewDidDisappear(false)", "2.viewDidDisappear(false)", "3.viewDidAppear(false)",
        ])
    }

    func test_5_34_thereAndBackInOnePass() {
        let probes = showTabs()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        settle()
        expect([
            "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)", "1.viewWillDisappear(false)",
            "1.viewWillAppear(false)", "2.viewWillDisappear(false)", "1.viewIsAppearing(false)",
            "1.viewDidAppear(false)", "2.viewDidDisappear(false)",
        ])
        XCTAssertTrue(probes[0].view.isDescendant(of: tabs.view))
        XCTAssertNil(probes[1].view.superview)
    }

    func test_5_35_onlyTheSelectedTabIsLoaded() {
        let probes = showTabs()
        XCTAssertEqual(probes.map(\.isViewLoaded), [true, false, false])
        tabs.selectedIndex = 2
        settle()
        tabs.selectedIndex = 0
        settle()
        XCTAssertEqual(probes.map(\.isViewLoaded), [true, false, true])
        XCTAssertEqual(log.drain().filter { $0.hasSuffix("viewDidLoad") }, ["3.viewDidLoad"])
    }

    func test_5_35_launch() {
        tabs = UITabBarController()
        tabs.viewControllers = [probe("1"), probe("2")]
        expect([
            "1.willMove(UITabBarController)", "1.didMove(UITabBarController)", "2.willMove(UITabBarController)",
            "2.didMove(UITabBarController)",
        ])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
        expect(
            [
                "1.loadView", "1.viewDidLoad", "1.viewWillAppear(false)", "1.viewIsAppearing(false)",
                "1.viewDidAppear(false)",
            ])
    }

    func test_5_36_allTabsAreChildren() {
        let probes = showTabs()
        XCTAssertTrue(tabs.children.elementsEqual(probes, by: ===))
        tabs.viewControllers = [probes[2], probes[0]]
        expect(["2.willMove(nil)", "2.didMove(nil)"])
        XCTAssertTrue(tabs.children.elementsEqual([probes[0], probes[2]], by: ===))
        XCTAssertNil(probes[1].parent)
        XCTAssertNil(probes[1].tabBarController)
    }

    func test_5_36_droppedWhileOnShow() {
        let probes = showTabs()
        probes[0].logsFlags = true
        tabs.viewControllers = [probes[1], probes[2]]
        settle()
        expect([
            "1.willMove(nil) to=false from=false", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)",
            "1.viewWillDisappear(false) to=false from=true", "2.viewIsAppearing(false)",
            "1.viewDidDisappear(false) to=false from=true", "2.viewDidAppear(false)",
            "1.didMove(nil) to=false from=false",
        ])
        XCTAssertNil(probes[0].parent)
        XCTAssertNil(probes[0].view.superview)
    }

    func test_5_37_selectionStaysWithItsController() {
        let probes = showTabs()
        tabs.selectedIndex = 1
        settle()
        _ = log.drain()
        tabs.viewControllers = [probe("0"), probes[0], probes[1]]
        settle()
        XCTAssertEqual(tabs.selectedIndex, 2)
        XCTAssertTrue(tabs.selectedViewController === probes[1])
        XCTAssertEqual(log.drain().filter { $0.contains("ppear") }, [])
    }

    func test_5_37_selectionStaysOnItsIndexOrGoesToTheFirst() {
        let probes = showTabs()
        tabs.selectedIndex = 1
        settle()
        tabs.viewControllers = [probes[0], probes[2]]
        settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertTrue(tabs.selectedViewController === probes[2])
        tabs.viewControllers = [probes[0]]
        settle()
        XCTAssertEqual(tabs.selectedIndex, 0)
        tabs.viewControllers = nil
        settle()
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertNil(tabs.viewControllers)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    }

    func test_5_38_didSelectForTapsOnly() {
        showTabs()
        let listener = TabListener(log)
        tabs.delegate = listener
        tabs.selectedIndex = 1
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("elect") }, [])
        tapItem(1)
        settle()
        expect(["shouldSelect(2)", "didSelect(2)"])
    }

    func test_5_39_orderOfATap() {
        showTabs { LoggingTabs(log) }
        let listener = TabListener(log)
        tabs.delegate = listener
        tapItem(1)
        expect([
            "shouldSelect(2)", "tabBar.didSelect(Tab 2) at 0", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)",
            "1.viewWillDisappear(false)", "didSelect(2)",
        ])
        settle()
        expect(["2.viewIsAppearing(false)", "1.viewDidDisappear(false)", "2.viewDidAppear(false)"])
    }

    func test_5_39_aRefusedTapDoesNothing() {
        let probes = showTabs { LoggingTabs(log) }
        let listener = TabListener(log)
        listener.allows = false
        tabs.delegate = listener
        tapItem(1)
        settle()
        expect(["shouldSelect(2)"])
        XCTAssertTrue(tabs.tabBar.selectedItem === probes[0].tabBarItem)
        XCTAssertFalse(probes[1].isViewLoaded)
    }

    func test_5_41_selectionOfAStranger() {
        let probes = showTabs()
        tabs.selectedViewController = probe("x")
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        XCTAssertEqual(
            exceptions.first?.reason,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
        XCTAssertTrue(tabs.selectedViewController === probes[0])
    }

    func test_5_42_indexOutOfRange() {
        let probes = showTabs()
        tabs.selectedIndex = 7
        tabs.selectedIndex = -1
        settle()
        XCTAssertTrue(tabs.selectedViewController === probes[0])
        XCTAssertEqual(
            DiagnosticsChannel.shared.findings.map(\.diagnostic.code),
            ["tab-index-out-of-range", "tab-index-out-of-range"])
        DiagnosticsChannel.shared.reset()
        expect([])
    }

    func test_5_44_theBarIsTheControllers() {
        showTabs()
        tabs.tabBar.items = []
        tabs.tabBar.delegate = nil
        tabs.tabBar.selectedItem = nil
        XCTAssertEqual(exceptions.map(\.name), Array(repeating: .internalInconsistencyException, count: 3))
        XCTAssertEqual(
            exceptions.map(\.reason),
            [
                "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
                "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
            ])
        XCTAssertEqual(tabs.tabBar.items?.count, 3)
        XCTAssertTrue(tabs.tabBar.delegate === tabs)
    }

    func test_1_33_tabBarController() {
        let probes = showTabs()
        XCTAssertTrue(probes[1].tabBarController === tabs)
        let inner = probe("inner")
        add(inner, to: probes[0])
        XCTAssertTrue(inner.tabBarController === tabs)
        XCTAssertNil(tabs.tabBarController)
    }

    func test_2_15_forwardsInsideItsOwnCallbacks() {
        tabs = LoggingTabs(log)
        tabs.viewControllers = [probe("1")]
        _ = log.drain()
        show(tabs)
        // `show` empties the log; the way out says the same of the other two.
        window?.rootViewController = UIViewController()
        settle()
        expect([
            "T.willDisappear<", "1.viewWillDisappear(false)", "T.willDisappear>", "T.didDisappear<",
            "1.viewDidDisappear(false)", "T.didDisappear>",
        ])
        window?.rootViewController = tabs
        settle()
        expect([
            "T.willAppear<", "1.viewWillAppear(false)", "T.willAppear>", "1.viewIsAppearing(false)", "T.didAppear<",
            "1.viewDidAppear(false)", "T.didAppear>",
        ])
    }

    func test_5_27_titleWritesThrough() {
        let controller = UIViewController()
        controller.title = "A"
        XCTAssertEqual(controller.tabBarItem.title, "A")
        controller.title = "B"
        XCTAssertEqual(controller.tabBarItem.title, "B")
        XCTAssertEqual(controller.navigationItem.title, "B")
        controller.tabBarItem.title = "C"
        XCTAssertEqual(controller.title, "B")
    }

    func test_8_05_selectedControllerDecidesTheStatusBar() {
        let probes = showTabs()
        XCTAssertTrue(tabs.childForStatusBarStyle === probes[0])
        tabs.selectedIndex = 1
        XCTAssertTrue(tabs.childForStatusBarStyle === probes[1])
        XCTAssertTrue(tabs.childForStatusBarHidden === probes[1])
    }

    func test_7_22_delegateDecidesTheOrientations() {
        let probes = showTabs()
        XCTAssertEqual(tabs.supportedInterfaceOrientations, .allButUpsideDown)
        let listener = PortraitListener()
        tabs.delegate = listener
        XCTAssertEqual(tabs.supportedInterfaceOrientations, .portrait)
        _ = probes
    }

    func test_5_26_aTabsViewIsNotDirectlyInTheControllers() {
        let probes = showTabs()
        XCTAssertFalse(probes[0].view.superview === tabs.view)
        XCTAssertFalse(probes[0].view.superview?.superview === tabs.view)
        XCTAssertTrue(probes[0].view.isDescendant(of: tabs.view))
    }
}

private final class PortraitListener: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
}

/// Writes down where its own callbacks begin and end.
private final class LoggingTabs: UITabBarController {
    let log: EventLog

    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        log.add("tabBar.didSelect(\(item.title ?? "")) at \(selectedIndex)")
    }

    override func viewWillAppear(_ animated: Bool) {
        log.add("T.willAppear<")
        super.viewWillAppear(animated)
        log.add("T.willAppear>")
    }

    override func viewDidAppear(_ animated: Bool) {
        log.add("T.didAppear<")
        super.viewDidAppear(animated)
        log.add("T.didAppear>")
    }

    override func viewWillDisappear(_ animated: Bool) {
        log.add("T.willDisappear<")
        super.viewWillDisappear(animated)
        log.add("T.willDisappear>")
    }

    override func viewDidDisappear(_ animated: Bool) {
        log.add("T.didDisappear<")
        super.viewDidDisappear(animated)
        log.add("T.didDisappear>")
    }
}
