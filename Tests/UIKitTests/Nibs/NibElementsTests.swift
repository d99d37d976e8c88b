import UIKitTesting
import XCTest

@_spi(Framework) import UIKit

/// A view that is not UIKit's.
class RegisteredDial: UIControl {
    var turns: CGFloat = 0
    var needle: UIColor?
    var unit = ""
    var marks: [String] = []
    weak var keeper: UIViewController?

    override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        turns = nib.number("turns") ?? 1
        needle = nib.color("needleColor")
        unit = nib.choice("unit", ["bar": "bar", "psi": "pounds"]) ?? "none"
        marks = nib.children("marks").map { "\($0.name) \($0["at"] ?? "?")" }
    }

    override var accessibilityRole: AccessibilityRole { elementRole(.adjustable, .slider) }
    override var accessibilityText: String? { "\(turns) turns" }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = "\(turns) \(unit)"
        description.states.append("turning")
    }
}

/// A class of an app's.
final class RegisteredGauge: RegisteredDial {}

/// What a framework beside UIKit adds to Interface Builder documents: elements, with classes that read them.
@preconcurrency @MainActor final class NibElementsTests: ScreenTestCase {
    /// An object that is neither a view nor a controller.
    private final class Scale: NSObject {
        var steps = 0
    }

    /// A container that is not UIKit's.
    private final class Drawers: UIViewController {
        var drawers: [String] = []
        private(set) var shown: UIViewController?

        override func decode(_ nib: NibDecoder) {
            super.decode(nib)
            title = nib["material"]
        }

        override func takeNibChildren(_ children: [NibChild]) -> Bool {
            for child in children {
                addChild(child.controller)
                child.controller.didMove(toParent: self)
            }
            drawers = children.map { "\($0.relationship) \($0.controller.title ?? "")" }
            shown = children.last?.controller
            return true
        }

        override var shownChild: UIViewController? { shown }
    }

    override func begin() {
        super.begin()
        NibElements.add("testDial", RegisteredDial.self)
        NibElements.add("testDrawers", Drawers.self)
        NibElements.add("testScale", Scale.self) { scale, nib in scale.steps = nib.integer("steps") ?? 0 }
        ExposedKeys.add("keeper", \RegisteredDial.keeper)
        ExposedKeys.add("turns", \RegisteredDial.turns)
    }

    private let dial = """
        <testDial contentMode="scaleToFill" turns="3" unit="psi" enabled="NO" tag="7" id="d">\
        <rect key="frame" x="10" y="20" width="30" height="40"/>\
        <color key="needleColor" systemColor="systemRedColor"/>\
        <marks><mark at="12"/><mark at="3"/></marks>\
        <subviews><label text="Inside" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>\
        <connections><outlet property="keeper" destination="c"/></connections></testDial>
        """

    private func limits(_ body: () -> Void) -> [String] {
        Findings.during(body).diagnostics.map(\.message)
    }

    func testAViewOfAnotherFrameworkStandsInAStoryboard() throws {
        let folder = NibFolder(for: self)
        var found: RegisteredDial?
        let messages = limits {
            let board = folder.storyboard(StoryboardText.scene("c", view: dial), initial: "c")
            let root = board.instantiateInitialViewController()!
            TestScreen().show(root)
            found = root.view.subviews.first as? RegisteredDial
            XCTAssertTrue(found?.keeper === root)
        }
        let view = try XCTUnwrap(found)
        XCTAssertEqual(messages, [])
        XCTAssertEqual([view.turns, CGFloat(view.tag)], [3, 7])
        XCTAssertEqual(view.unit, "pounds")
        XCTAssertEqual(view.marks, ["mark 12", "mark 3"])
        XCTAssertTrue(view.needle === UIColor.systemRed)
        XCTAssertFalse(view.isEnabled)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(view.subviews.map { ($0 as? UILabel)?.text }, ["Inside"])
        XCTAssertEqual(view.accessibilityLabel, "3.0 turns")
        XCTAssertEqual(view.accessibilityTraits, [.adjustable, .notEnabled])
    }

    func testADocumentNamesASubclassAndWhatNobodyReadsIsTold() {
        let objects = """
            <testDial turns="2" colour="red" id="d" customClass="RegisteredGauge" customModule="UIKitTests"/>
            """
        var view: UIView?
        let messages = limits { view = UINib.view(objects) }
        XCTAssertTrue(view is RegisteredGauge)
        XCTAssertEqual(messages.filter { $0.contains("without effect") }, ["without effect: testDial.colour (line 4)"])
    }

    func testAnElementIsReadByARegisteredReader() {
        NibElements.add("testScale", Scale.self) { scale, nib in scale.steps = nib.integer("steps") ?? 0 }
        let objects = UINib.objects(Xib.document("<testScale id=\"s\" steps=\"12\"/>"))
        XCTAssertEqual((objects.first as? Scale)?.steps, 12)
        XCTAssertEqual(objects.count, 1)
    }

    func testRuntimeAttributesSetExposedKeys() throws {
        let objects = """
            <testDial turns="2" id="d"><userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="number" keyPath="turns"><real key="value" value="4.5"/>\
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></testDial>
            """
        var view: UIView?
        XCTAssertEqual(limits { view = UINib.view(objects) }, [])
        XCTAssertEqual((view as? RegisteredDial)?.turns, 4.5)
    }

    func testAContainerOfAnotherFrameworkTakesItsControllers() throws {
        let folder = NibFolder(for: self)
        let board = folder.storyboard(
            StoryboardText.scene(
                "c", element: "testDrawers", attributes: "material=\"oak\"", view: nil,
                connections: StoryboardText.relationship("drawers", to: "one")
                    + StoryboardText.relationship("drawers", to: "two"))
                + StoryboardText.scene("one", attributes: "title=\"One\"")
                + StoryboardText.scene("two", attributes: "title=\"Two\""), initial: "c")
        var made: UIViewController?
        XCTAssertEqual(limits { made = board.instantiateInitialViewController() }, [])
        let drawers = try XCTUnwrap(made as? Drawers)
        XCTAssertEqual(drawers.title, "oak")
        XCTAssertEqual(drawers.drawers, ["drawers One", "drawers Two"])
        XCTAssertEqual(drawers.children.map(\.title), ["One", "Two"])
        XCTAssertFalse(drawers.children[0].isViewLoaded)
    }
}
