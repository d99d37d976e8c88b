import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class SegmentedControlTests: EventTestCase {
    private var values: [Int] = []

    override func begin() {
        super.begin()
        values = []
    }

    private func control(_ items: [Any], x: CGFloat = 50) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: x, y: 100, width: 300, height: 32)
        root.addSubview(control)
        control.addAction(
            UIAction { [unowned self, unowned control] _ in values.append(control.selectedSegmentIndex) },
            for: .valueChanged)
        settle()
        return control
    }

    /// As in the picture of iOS 17.5.
    func testABackgroundOfTheAppsOwnIsRound() {
        XCTAssertEqual(UISegmentedControl(items: ["A", "B"]).layer.cornerRadius, 9)
    }

    func testSizeOfTheReferencePicture() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 263, height: 32))
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        XCTAssertEqual(control.segments.map(\.frame.minX), [0, 88, 176])
        XCTAssertEqual(control.thumb.frame, CGRect(x: 90, y: 2, width: 83, height: 28))
    }

    func testTapsSelect() {
        let control = control(["A", "B", "C"])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        tap(200, 110)
        tap(200, 110)
        tap(300, 110)
        settle()
        XCTAssertEqual(values, [1, 2])
        XCTAssertEqual(control.thumb.center.x, control.segments[2].center.x, accuracy: 1e-6)
        XCTAssertEqual(control.segments.map(\.isSelected), [false, false, true])
        XCTAssertTrue(control.segments[2].accessibilityTraits.contains([.button, .selected]))
        XCTAssertEqual(control.segments[2].accessibilityValue, "3 of 3")
    }

    func testTheSelectionIsDragged() {
        let control = control(["A", "B", "C"])
        control.selectedSegmentIndex = 0
        down(100, 110)
        move(200, 110)
        move(300, 110)
        XCTAssertEqual(values, [])
        up(300, 110)
        settle()
        XCTAssertEqual(values, [2])
    }

    func testAFingerThatLeavesSelectsNothing() {
        let control = control(["A", "B", "C"])
        control.selectedSegmentIndex = 0
        down(200, 110)
        move(200, 400)
        up(200, 400)
        XCTAssertEqual(values, [])
        XCTAssertEqual(control.selectedSegmentIndex, 0)
    }

    func testMomentarySegmentsAreNotKept() {
        let control = control(["A", "B"])
        control.isMomentary = true
        tap(100, 110)
        tap(100, 110)
        XCTAssertEqual(values, [0, 0])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testDisabledSegmentsAreNotSelected() {
        let control = control(["A", "B", "C"])
        control.setEnabled(false, forSegmentAt: 1)
        tap(200, 110)
        XCTAssertEqual(values, [])
        XCTAssertFalse(control.isEnabledForSegment(at: 1))
        XCTAssertTrue(control.segments[1].accessibilityTraits.contains(.notEnabled))
    }

    func testSegmentsComeAndGo() {
        let control = control(["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: true)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.insertSegment(withTitle: "Z", at: 99, animated: false)
        control.removeSegment(at: 0, animated: true)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        settle()
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }, ["A", "Z"])
        // Beyond the end stands for the last.
        XCTAssertEqual(control.titleForSegment(at: 50), "Z")
        control.setTitle("Y", forSegmentAt: 50)
        XCTAssertEqual(control.titleForSegment(at: 1), "Y")
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
        XCTAssertNil(control.titleForSegment(at: 0))
    }

    func testWidths() {
        let control = control(["A", "B", "C"])
        control.setWidth(50, forSegmentAt: 0)
        control.layoutIfNeeded()
        XCTAssertEqual(control.segments.map(\.frame.width), [50, 124, 124])
        control.setWidth(0, forSegmentAt: 0)
        control.setTitle("A very much longer title", forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        XCTAssertGreaterThan(control.segments[0].frame.width, 2 * control.segments[1].frame.width)
        XCTAssertEqual(control.segments[2].frame.maxX, 300, accuracy: 1e-6)
    }

    func testFromRightToLeft() {
        let control = control(["A", "B", "C"])
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        settle()
        tap(300, 110)
        XCTAssertEqual(values, [0])
    }

    func testActionsOfSegments() {
        var performed: [String] = []
        let actions = ["A", "B"].map { name in
            UIAction(title: name, identifier: .init(name)) { performed.append($0.title) }
        }
        let control = UISegmentedControl(frame: CGRect(x: 50, y: 100, width: 300, height: 32), actions: actions)
        root.addSubview(control)
        settle()
        tap(300, 110)
        XCTAssertEqual(performed, ["B"])
        XCTAssertEqual(control.segmentIndex(identifiedBy: .init("B")), 1)
        XCTAssertEqual(control.segmentIndex(identifiedBy: .init("C")), NSNotFound)
        XCTAssertTrue(control.actionForSegment(at: 0) === actions[0])
    }

    func testTextAttributesOfStates() {
        let control = control(["A", "B"])
        control.selectedSegmentIndex = 0
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        XCTAssertEqual(control.segments.map { $0.label.textColor }, [.white, .red])
        XCTAssertEqual(control.segments[0].label.font, .systemFont(ofSize: 13, weight: .medium))
    }

    func testItemsOfOtherKindsAreRefused() {
        _ = UISegmentedControl(items: [3])
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
    }
}
