import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Segues between controllers in the system's containers, there and back.
@preconcurrency @MainActor final class StoryboardSegueTests: StoryboardTestCase {
    private typealias Text = StoryboardText

    private func stop(_ title: String, class name: String = "Stop", content: String = "", _ connections: String = "")
        -> String
    {
        Text.scene(
            title.lowercased(), class: name, attributes: "title=\"\(title)\"", content: content,
            connections: connections)
    }

    private func navigation(root: String, id: String = "nav") -> String {
        Text.scene(
            id, element: "navigationController", view: nil,
            content:
                "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"\(id)-bar\" translucent=\"NO\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"0\" height=\"0\"/><autoresizingMask key=\"autoresizingMask\"/></navigationBar>",
            connections: Text.relationship("rootViewController", to: root))
    }

    private func start(_ scenes: String, initial: String) throws -> UIViewController {
        let storyboard = folder.storyboard(scenes, initial: initial)
        var made: UIViewController?
        let findings = Findings.during { made = storyboard.instantiateInitialViewController() }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        let controller = try XCTUnwrap(made)
        show(controller)
        return controller
    }

    func test_9_29_relationshipsAreMadeWithTheirContainer() throws {
        let tabs = Text.scene(
            "tabs", element: "tabBarController", view: nil,
            content:
                "<tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"bar\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"414\" height=\"49\"/></tabBar>",
            connections: Text.relationship("viewControllers", to: "nav")
                + Text.relationship("viewControllers", to: "b"))
        let item =
            "<tabBarItem key=\"tabBarItem\" title=\"Second\" image=\"star\" catalog=\"system\" id=\"item\"/>"
        let storyboard = folder.storyboard(
            tabs + navigation(root: "a") + stop("A") + stop("B", content: item), initial: "tabs")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.init(coder:)", "B.init(coder:)", "A.awakeFromNib speed=0 label=false item=false loaded=false",
                "B.awakeFromNib speed=0 label=false item=false loaded=false",
            ])
        XCTAssertEqual(controller.viewControllers?.count, 2)
        let inner = try XCTUnwrap(controller.viewControllers?.first as? UINavigationController)
        XCTAssertEqual(inner.viewControllers.map(\.title), ["A"])
        XCTAssertFalse(inner.navigationBar.isTranslucent)
        XCTAssertTrue(inner.topViewController?.tabBarController === controller)
        XCTAssertTrue(inner.topViewController?.storyboard === storyboard)
        XCTAssertEqual(controller.tabBar.items?.last?.title, "Second")
        XCTAssertNotNil(controller.tabBar.items?.last?.image)
        show(controller)
        XCTAssertEqual(inner.topViewController?.isViewLoaded, true)
        XCTAssertEqual(controller.viewControllers?.last?.isViewLoaded, false)
    }

    /// The container's children are there when they are woken.
    func test_9_29_childrenKnowTheirContainerInAwakeFromNib() throws {
        let root = try start(navigation(root: "a") + stop("A", class: "Waker"), initial: "nav")
        let waker = try XCTUnwrap((root as? UINavigationController)?.topViewController as? Waker)
        XCTAssertTrue(waker.navigationAtAwakening === root)
    }

    func testShowPushesInANavigationController() throws {
        let root = try start(
            navigation(root: "a") + stop("A", Text.segue("show", to: "b", "go")) + stop("B"), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "B"])
        settle()
        XCTAssertNotNil(navigation.topViewController?.view.window)
    }

    func testShowPresentsWithoutContainer() throws {
        let root = try start(stop("A", Text.segue("show", to: "b", "go")) + stop("B"), initial: "a")
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        XCTAssertEqual(root.presentedViewController?.title, "B")
    }

    func testPushNeedsANavigationController() throws {
        let root = try start(stop("A", Text.segue("push", to: "b", "go")) + stop("B"), initial: "a")
        let findings = Findings.during { root.performSegue(withIdentifier: "go", sender: nil) }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .genericException,
                    reason:
                        "Could not find a navigation controller for segue 'go'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
                )
            ])
    }

    func testPresentationHasItsStyleAndAnimation() throws {
        let segue = Text.segue(
            "presentation", to: "b", "go",
            "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\" animates=\"NO\"")
        let root = try start(stop("A", segue) + stop("B"), initial: "a")
        root.performSegue(withIdentifier: "go", sender: nil)
        let presented = try XCTUnwrap(root.presentedViewController)
        XCTAssertEqual(presented.modalPresentationStyle, .overFullScreen)
        XCTAssertEqual(presented.modalTransitionStyle, .crossDissolve)
        settle()
        XCTAssertNotNil(presented.view.window)
        XCTAssertEqual((presented as? Stop)?.cameAnimated, false)
    }

    func testPopoversPointToTheirAnchors() throws {
        let button = """
            <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" title="x" id="add">\
            <connections><segue destination="b" kind="popoverPresentation" identifier="pop" popoverAnchorBarButtonItem="add" id="s">\
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue></connections>\
            </barButtonItem></navigationItem>
            """
        let root = try start(navigation(root: "a") + stop("A", content: button) + stop("B"), initial: "nav")
        let source = try XCTUnwrap((root as? UINavigationController)?.topViewController)
        source.performSegue(withIdentifier: "pop", sender: nil)
        let popover = try XCTUnwrap(source.presentedViewController?.popoverPresentationController)
        XCTAssertTrue(popover.barButtonItem === source.navigationItem.rightBarButtonItem)
        XCTAssertEqual(popover.permittedArrowDirections, [.up, .down])
    }

    func testTheSourceFindsThePopoverWhenItPrepares() throws {
        let button = """
            <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" title="x" id="add">\
            <connections><segue destination="b" kind="popoverPresentation" identifier="pop" popoverAnchorBarButtonItem="add" id="s"/>\
            </connections></barButtonItem></navigationItem>
            """
        let root = try start(
            navigation(root: "a") + stop("A", class: "PopoverHost", content: button) + stop("B"), initial: "nav")
        let source = try XCTUnwrap((root as? UINavigationController)?.topViewController as? PopoverHost)
        source.performSegue(withIdentifier: "pop", sender: nil)
        settle()
        let popover = try XCTUnwrap(source.presentedViewController?.popoverPresentationController)
        XCTAssertTrue(source.prepared === popover)
        // Its delegate keeps it a popover on a phone.
        XCTAssertTrue(popover.delegate === source)
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertLessThan(try XCTUnwrap(popover.presentedView).bounds.height, UIScreen.main.bounds.height)
    }

    // MARK: Triggers

    func testBarButtonItemsTriggerSegues() throws {
        let item = """
            <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">\
            <connections>\(Text.segue("show", to: "b", "go"))</connections></barButtonItem></navigationItem>
            """
        let root = try start(navigation(root: "a") + stop("A", content: item) + stop("B"), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        let button = try XCTUnwrap(navigation.topViewController?.navigationItem.rightBarButtonItem)
        Stop.log = []
        UIApplication.shared.sendAction(try XCTUnwrap(button.action), to: button.target, from: button, for: nil)
        XCTAssertEqual(Stop.drain().first, "A.should(go)")
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "B"])
    }

    func testPrototypeCellsTriggerSeguesBeforeTheDelegateHears() throws {
        let table = """
            <scene sceneID="s"><objects><tableViewController title="T" id="t" customClass="RowsController" \
            customModule="UIKitTests" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" \
            separatorStyle="default" rowHeight="50" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv">
            <prototypes><tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
            indentationWidth="10" reuseIdentifier="row" accessoryType="detailButton" id="cell">
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
            contentMode="center" tableViewCell="cell" id="content"/>
            <connections>\(Text.segue("show", to: "b", "row"))
            <segue destination="b" kind="show" identifier="more" trigger="accessoryAction" id="acc"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="t" id="d"/>
            <outlet property="delegate" destination="t" id="e"/></connections></tableView></tableViewController>
            </objects></scene>
            """
        let root = try start(navigation(root: "t") + table + stop("B"), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        let rows = try XCTUnwrap(navigation.topViewController as? RowsController)
        Stop.log = []
        let touch = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(touch.height, 50)
        rows.tableView.choose(IndexPath(row: 1, section: 0))
        XCTAssertEqual(
            Stop.drain(),
            [
                "B.init(coder:)", "B.awakeFromNib speed=0 label=false item=false loaded=false",
                "prepare row selected=[0, 1] sender=UITableViewCell", "didSelect [0, 1]",
            ])
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["T", "B"])
    }

    // MARK: Unwinding

    private let back =
        "<segue destination=\"c-exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"comeBack:\" id=\"u\"/>"

    func test_9_36_unwindingPopsToTheTarget() throws {
        let root = try start(
            navigation(root: "a") + stop("A", class: "Harbour", Text.segue("show", to: "b", "go"))
                + stop("B", Text.segue("show", to: "c", "go")) + stop("C", back), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        for _ in 0..<2 {
            navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            settle()
        }
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "B", "C"])
        Stop.log = []
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: "me")
        XCTAssertEqual(Stop.drain(), ["C.prepare(back, me) to A loaded=true", "A.comeBack(back) from C"])
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A"])
        settle()
        XCTAssertNotNil(navigation.topViewController?.view.window)
    }

    func test_9_36_unwindingDismissesWhatIsPresented() throws {
        let root = try start(
            navigation(root: "a") + stop("A", class: "Harbour", Text.segue("show", to: "b", "go"))
                + stop("B", Text.segue("presentation", to: "nav2", "go")) + navigation(root: "c", id: "nav2")
                + stop("C", back), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        for _ in 0..<2 {
            navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            settle()
        }
        let inner = try XCTUnwrap(navigation.presentedViewController as? UINavigationController)
        Stop.log = []
        inner.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(Stop.drain(), ["C.prepare(back, nil) to A loaded=true", "A.comeBack(back) from C"])
        settle()
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A"])
    }

    func testTheTargetMayMakeTheSegueItself() throws {
        let root = try start(
            navigation(root: "a") + stop("A", class: "PilotHarbour", Text.segue("show", to: "c", "go"))
                + stop("C", back), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        settle()
        Stop.log = []
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            Stop.drain(), ["C.prepare(back, nil) to A loaded=true", "A.comeBack(back) from C", "piloted back from C"])
        // The app's segue goes its own way.
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "C"])
    }

    func test_9_36_theUsersUnwindingAsksTheSourceFirst() throws {
        let item = """
            <navigationItem key="navigationItem" id="i"><barButtonItem key="leftBarButtonItem" title="Back" id="x">\
            <connections>\(back)</connections></barButtonItem></navigationItem>
            """
        let root = try start(
            navigation(root: "a") + stop("A", class: "Harbour", Text.segue("show", to: "c", "go"))
                + stop("C", content: item), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let source = try XCTUnwrap(navigation.topViewController as? Stop)
        let button = try XCTUnwrap(source.navigationItem.leftBarButtonItem)
        let action = try XCTUnwrap(button.action)
        source.allows = false
        Stop.log = []
        UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
        XCTAssertEqual(Stop.drain(), ["C.should(back)"])
        source.allows = true
        UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
        XCTAssertEqual(
            Stop.drain(),
            ["C.should(back)", "C.prepare(back, UIBarButtonItem) to A loaded=true", "A.comeBack(back) from C"])
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A"])
    }

    func test_9_36_unwindingSelectsTheTabOfTheTarget() throws {
        let tabs = Text.scene(
            "tabs", element: "tabBarController", view: nil,
            connections: Text.relationship("viewControllers", to: "a") + Text.relationship("viewControllers", to: "c"))
        let root = try start(tabs + stop("A", class: "Harbour") + stop("C", back), initial: "tabs")
        let controller = try XCTUnwrap(root as? UITabBarController)
        controller.selectedIndex = 1
        settle()
        controller.selectedViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(controller.selectedIndex, 0)
    }

    func test_9_36_aRefusingControllerIsPassedOver() throws {
        let root = try start(
            navigation(root: "a") + stop("A", class: "Harbour", Text.segue("show", to: "b", "go"))
                + stop("B", class: "ClosedHarbour", Text.segue("show", to: "c", "go")) + stop("C", back), initial: "nav"
        )
        let navigation = try XCTUnwrap(root as? UINavigationController)
        for _ in 0..<2 {
            navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            settle()
        }
        Stop.log = []
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(
            Stop.drain(), ["B.canUnwind from C", "C.prepare(back, nil) to A loaded=true", "A.comeBack(back) from C"])
    }

    func test_9_36_withoutTargetNothingHappens() throws {
        let root = try start(stop("C", back), initial: "c")
        Stop.log = []
        root.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(Stop.drain(), [])
    }

    // MARK: References

    func testReferencesLeadToOtherStoryboards() throws {
        folder.write(
            StoryboardText.document(
                stop("X") + Text.scene("y", class: "Stop", attributes: "title=\"Y\" storyboardIdentifier=\"why\""),
                initial: "x"), to: "Other.storyboard")
        func reference(_ id: String, _ attributes: String) -> String {
            "<scene sceneID=\"r\(id)\"><objects><viewControllerPlaceholder storyboardName=\"Other\" \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/><placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\(id)\" sceneMemberID=\"firstResponder\"/></objects></scene>"
        }
        let root = try start(
            navigation(root: "a")
                + stop("A", Text.segue("show", to: "r", "first") + Text.segue("show", to: "q", "named"))
                + reference("r", "") + reference("q", "referencedIdentifier=\"why\""), initial: "nav")
        let navigation = try XCTUnwrap(root as? UINavigationController)
        let first = try XCTUnwrap(navigation.topViewController)
        first.performSegue(withIdentifier: "first", sender: nil)
        XCTAssertEqual(navigation.topViewController?.title, "X")
        settle()
        first.performSegue(withIdentifier: "named", sender: nil)
        XCTAssertEqual(navigation.topViewController?.title, "Y")
        XCTAssertFalse(navigation.topViewController?.storyboard === first.storyboard)
    }
}

/// A controller that looks for its container when it is woken.
final class Waker: Stop {
    weak var navigationAtAwakening: UINavigationController?
    override func awakeFromNib() {
        super.awakeFromNib()
        navigationAtAwakening = navigationController
    }
}

/// A controller that becomes the delegate of the popovers that it is the source of.
final class PopoverHost: Stop, UIPopoverPresentationControllerDelegate {
    weak var prepared: UIPopoverPresentationController?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared = segue.destination.popoverPresentationController
        prepared?.delegate = self
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// A controller that has the method and does not let itself be unwound to.
final class ClosedHarbour: Harbour {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        add("canUnwind from \((fromViewController as? Stop)?.name ?? "-")")
        return false
    }
}

final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Stop.log.append("didSelect \(indexPath)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = tableView.indexPathForSelectedRow.map { "\($0)" } ?? "nil"
        Stop.log.append("prepare \(segue.identifier ?? "nil") selected=\(path) sender=\(type(of: sender!))")
    }
}

final class PilotHarbour: Harbour {
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
            Stop.log.append("piloted \(identifier ?? "-") from \((fromViewController as? Stop)?.name ?? "-")")
        }
    }
}
