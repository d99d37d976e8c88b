import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class StoryboardFactTests: StoryboardTestCase {
    private typealias Text = StoryboardText

    private let label = """
        <label opaque="NO" contentMode="left" text="Hello" id="lab">\
        <rect key="frame" x="20" y="40" width="100" height="20"/></label>
        """

    private func speed(_ value: Int) -> String {
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"speed\">"
            + "<integer key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }

    func test_9_22_coderThenRuntimeAttributesThenAwakeThenTheViewLater() throws {
        let storyboard = folder.storyboard(
            Text.scene(
                "a", class: "Stop", attributes: "title=\"A\"", view: label, content: speed(7),
                connections: "<outlet property=\"label\" destination=\"lab\" id=\"o\"/>"), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Stop)
        XCTAssertEqual(
            Stop.drain(), ["A.init(coder:)", "A.awakeFromNib speed=7 label=false item=false loaded=false"])
        XCTAssertTrue(controller.storyboard === storyboard)
        XCTAssertEqual(controller.view.subviews.count, 1)
        XCTAssertEqual(Stop.drain(), ["A.loadView", "A.viewDidLoad label=true"])
        XCTAssertEqual(controller.label?.text, "Hello")
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
    }

    func test_9_23_outletsOutsideTheViewAreSetInAwakeFromNib() throws {
        let item = """
            <navigationItem key="navigationItem" title="Mail" id="nav">\
            <barButtonItem key="rightBarButtonItem" title="Go" id="go">\
            <connections><action selector="tap:" destination="a" id="t"/></connections></barButtonItem></navigationItem>
            """
        let storyboard = folder.storyboard(
            Text.scene(
                "a", class: "Stop", attributes: "title=\"A\"", view: label, content: item,
                connections:
                    "<outlet property=\"item\" destination=\"go\" id=\"o\"/><outlet property=\"label\" destination=\"lab\" id=\"p\"/>"
            ), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Stop)
        XCTAssertEqual(Stop.drain().last, "A.awakeFromNib speed=0 label=false item=true loaded=false")
        XCTAssertTrue(controller.item === controller.navigationItem.rightBarButtonItem)
        XCTAssertEqual(controller.navigationItem.title, "Mail")
        XCTAssertTrue(controller.item?.target === controller)
        XCTAssertFalse(controller.isViewLoaded)
    }

    func test_9_24_unknownStoryboard() {
        let findings = Findings.during { _ = UIStoryboard(name: "Nowhere", bundle: folder.bundle) }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .invalidArgumentException,
                    reason:
                        "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(folder.bundle.bundlePath)> (loaded)"
                )
            ])
    }

    func test_9_25_unknownIdentifier() {
        let storyboard = folder.storyboard(Text.scene("a", attributes: "storyboardIdentifier=\"A\""))
        let findings = Findings.during { _ = storyboard.instantiateViewController(withIdentifier: "B") }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .invalidArgumentException,
                    reason:
                        "Storyboard (\(objectText(storyboard))) doesn't contain a view controller with identifier 'B'")
            ])
        XCTAssertNotNil(storyboard.instantiateViewController(withIdentifier: "A").storyboard)
    }

    func test_9_26_noInitialControllerGivesNil() {
        XCTAssertNil(folder.storyboard(Text.scene("a")).instantiateInitialViewController())
    }

    func test_9_27_eachCallMakesANewController() {
        let storyboard = folder.storyboard(Text.scene("a"), initial: "a")
        let first = storyboard.instantiateInitialViewController()
        XCTAssertNotNil(first)
        XCTAssertFalse(first === storyboard.instantiateInitialViewController())
    }

    func test_9_28_creatorIsCalledOnceWithTheCoder() throws {
        let storyboard = folder.storyboard(
            Text.scene("a", class: "Stop", attributes: "title=\"A\" storyboardIdentifier=\"A\""), initial: "a")
        var calls = 0
        let controller: Stop = storyboard.instantiateViewController(identifier: "A") { coder in
            calls += 1
            return Stop(coder: coder, given: "it")
        }
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(controller.given, "it")
        XCTAssertEqual(controller.title, "A")
        let other: Stop? = storyboard.instantiateInitialViewController { _ in nil }
        XCTAssertNotNil(other)
        XCTAssertNil(other?.given)
    }

    func test_9_28_creatorThatLeavesTheCoderAlone() {
        let storyboard = folder.storyboard(Text.scene("a", attributes: "storyboardIdentifier=\"A\""))
        let findings = Findings.during {
            _ = storyboard.instantiateViewController(identifier: "A") { _ in UIViewController() }
        }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason: "Custom instantiated view controller must call -[super initWithCoder:]")
            ])
    }

    func test_9_30_unknownClassIsAPlainController() {
        let storyboard = folder.storyboard(Text.scene("a", class: "Nope", attributes: "title=\"A\""), initial: "a")
        var controller: UIViewController?
        let findings = Findings.during { controller = storyboard.instantiateInitialViewController() }
        XCTAssertEqual(controller.map { type(of: $0) == UIViewController.self }, true)
        XCTAssertEqual(controller?.title, "A")
        XCTAssertEqual(
            findings.diagnostics.map(\.message), ["Unknown class _TtC10UIKitTests4Nope in Interface Builder file."])
        XCTAssertEqual(findings.exceptions, [])
    }

    func test_9_33_unknownSegue() throws {
        let storyboard = folder.storyboard(Text.scene("a"), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let plain = UIViewController()
        let findings = Findings.during {
            controller.performSegue(withIdentifier: "go", sender: nil)
            plain.performSegue(withIdentifier: "go", sender: nil)
        }
        XCTAssertEqual(
            findings.exceptions.map(\.reason),
            [controller, plain].map { "Receiver (\(objectText($0))) has no segue with identifier 'go'" })
        XCTAssertEqual(Set(findings.exceptions.map(\.name)), [.invalidArgumentException])
    }

    private func jumping() throws -> Stop {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but">\
            <rect key="frame" x="20" y="40" width="100" height="40"/><state key="normal" title="Go"/><connections>\
            \(Text.segue("custom", to: "b", "jump", "customClass=\"JumpSegue\" customModule=\"UIKitTests\""))\
            </connections></button>
            """
        let storyboard = folder.storyboard(
            Text.scene("a", class: "Stop", attributes: "title=\"A\"", view: button)
                + Text.scene("b", class: "Stop", attributes: "title=\"B\""), initial: "a")
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? Stop)
    }

    func test_9_31_prepareComesWithTheSenderBeforeTheDestinationsViewIsLoaded() throws {
        let controller = try jumping()
        show(controller)
        Stop.log = []
        controller.performSegue(withIdentifier: "jump", sender: "me")
        XCTAssertEqual(
            Stop.drain(),
            [
                "B.init(coder:)", "B.awakeFromNib speed=0 label=false item=false loaded=false",
                "A.prepare(jump, me) to B loaded=false", "jump jump",
            ])
    }

    func test_9_32_onlyTheUsersSeguesAreAskedFor() throws {
        let controller = try jumping()
        show(controller)
        Stop.log = []
        let button = try XCTUnwrap(controller.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.should(jump)", "B.init(coder:)", "B.awakeFromNib speed=0 label=false item=false loaded=false",
                "A.prepare(jump, UIButton) to B loaded=false", "jump jump",
            ])
        controller.allows = false
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(Stop.drain(), ["A.should(jump)"])
        controller.performSegue(withIdentifier: "jump", sender: nil)
        XCTAssertEqual(Stop.drain().last, "jump jump")
    }

    func test_9_34_nothingIsDoneForACustomSegueButItsPerform() throws {
        let controller = try jumping()
        show(controller)
        controller.performSegue(withIdentifier: "jump", sender: nil)
        settle()
        XCTAssertEqual(controller.children, [])
        XCTAssertEqual(controller.view.subviews.count, 1)
        XCTAssertEqual(controller.view.window?.subviews.count, 1)
    }

    func test_9_35_embeddingComesBeforeTheParentsViewDidLoad() throws {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" id="box">\
            <rect key="frame" x="10" y="100" width="200" height="300"/>\
            <connections>\(Text.segue("embed", to: "b", "inside"))</connections></containerView>
            """
        let moves =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"logsMoves\" value=\"YES\"/></userDefinedRuntimeAttributes>"
        let storyboard = folder.storyboard(
            Text.scene(
                "a", class: "Stop", attributes: "title=\"A\"", view: container + label,
                connections: "<outlet property=\"label\" destination=\"lab\" id=\"o\"/>")
                + Text.scene("b", class: "Stop", attributes: "title=\"B\"", content: moves), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Stop)
        Stop.log = []
        controller.loadViewIfNeeded()
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.loadView", "B.init(coder:)", "B.awakeFromNib speed=0 label=false item=false loaded=false",
                "A.prepare(inside, UIView) to B loaded=false", "B.willMove", "B.loadView", "B.viewDidLoad label=false",
                "B.didMove loaded=true", "A.viewDidLoad label=true",
            ])
        let child = try XCTUnwrap(controller.children.first)
        XCTAssertTrue(child.view.superview === controller.view.subviews.first)
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
        show(controller)
        XCTAssertEqual(child.view.window, controller.view.window)
    }

    func testSegueActionMakesTheDestination() throws {
        let storyboard = folder.storyboard(
            Text.scene(
                "a", class: "Stop", attributes: "title=\"A\"",
                connections: Text.segue(
                    "custom", to: "b", "go",
                    "customClass=\"JumpSegue\" customModule=\"UIKitTests\" destinationCreationSelector=\"make:sender:segueIdentifier:\""
                )) + Text.scene("b", class: "Stop", attributes: "title=\"B\""), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? Stop)
        Stop.log = []
        controller.performSegue(withIdentifier: "go", sender: "me")
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.make me go", "B.awakeFromNib speed=0 label=false item=false loaded=false",
                "A.prepare(go, me) to B loaded=false", "jump go",
            ])
    }

    func testControllersThatEmbedThemselvesAreCutOff() throws {
        let container =
            "<containerView id=\"box\"><connections>\(Text.segue("embed", to: "a"))</connections></containerView>"
        let storyboard = folder.storyboard(Text.scene("a", view: container), initial: "a")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let findings = Findings.during { _ = controller.view }
        XCTAssertTrue(findings.diagnostics.contains { $0.code == "interface-builder.endless-storyboard" })
    }

    func testControllersAreFreed() throws {
        weak var controller: UIViewController?
        try autorelease {
            let strong = try jumping()
            _ = strong.view
            strong.performSegue(withIdentifier: "jump", sender: nil)
            controller = strong
        }
        XCTAssertNil(controller)
    }

    private func autorelease(_ body: () throws -> Void) rethrows { try body() }
}
