import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ControlTests: EventTestCase {
    private var control: UIControl!

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    override func begin() {
        super.begin()
        control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        for (event, name) in Self.names {
            control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
        root.addSubview(control)
    }

    func testATap() {
        down(110, 210)
        XCTAssertTrue(control.isTracking && control.isTouchInside && control.isHighlighted)
        XCTAssertEqual(control.state, .highlighted)
        up(110, 210)
        XCTAssertFalse(control.isTracking || control.isTouchInside || control.isHighlighted)
        XCTAssertEqual(log, ["down", "upInside"])
    }

    func testASecondTapRepeats() {
        tap(110, 210)
        wait(0.1)
        tap(110, 210)
        XCTAssertEqual(log, ["down", "upInside", "down", "repeat", "upInside"])
    }

    func testSeventyPointsOutsideAreStillInside() {
        down(110, 210)
        move(110, 309)
        XCTAssertTrue(control.isHighlighted)
        move(110, 311)
        XCTAssertFalse(control.isHighlighted)
        move(110, 300)
        move(110, 400)
        up(110, 400)
        XCTAssertEqual(
            log,
            [
                "down", "dragInside", "dragExit", "dragOutside", "dragEnter", "dragInside", "dragExit", "dragOutside",
                "upOutside",
            ])
    }

    func testACancelledTouch() {
        down(110, 210)
        touch(.cancelled, 110, 210)
        XCTAssertEqual(log, ["down", "cancel"])
    }

    func testADisabledControlIsSilent() {
        control.isEnabled = false
        tap(110, 210)
        XCTAssertEqual(log, [])
        XCTAssertEqual(control.state, .disabled)
    }

    func testATapOnAControlIsNotThatOfARecognizerAround() {
        let recognizer = UITapGestureRecognizer()
        recognizer.onAction = { [weak self] _ in self?.log.append("recognizer") }
        root.addGestureRecognizer(recognizer)
        tap(110, 210)
        XCTAssertEqual(takeLog(), ["down", "upInside"])
        tap(10, 700)
        XCTAssertEqual(takeLog(), ["recognizer"])
    }

    private final class Target: UIResponder {
        var log: [String] = []
        override class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                super.__objectiveC, name: "Target",
                methods: [
                    "none": { object, _ in
                        (object as! Target).log.append("none")
                        return nil
                    },
                    "one:": { object, arguments in
                        (object as! Target).log.append("one \(arguments[0] is UIControl)")
                        return nil
                    },
                    "two:event:": { object, arguments in
                        (object as! Target).log.append("two \(arguments[0] is UIControl) \(arguments[1] is UIEvent)")
                        return nil
                    },
                ])
        }
    }

    func testTargetsGetAsManyArgumentsAsTheirNamesHaveColons() {
        let target = Target()
        for name in ["none", "one:", "two:event:"] {
            control.addTarget(target, action: Selector(name), for: .touchUpInside)
        }
        tap(110, 210)
        XCTAssertEqual(target.log, ["none", "one true", "two true true"])
        XCTAssertEqual(
            control.actions(forTarget: target, forControlEvent: .touchUpInside), ["none", "one:", "two:event:"])
        XCTAssertEqual(control.allTargets, [target])
        control.removeTarget(target, action: Selector("one:"), for: .allEvents)
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .touchUpInside), ["none", "two:event:"])
    }

    func testATargetIsNotKept() {
        var target: Target? = Target()
        weak let watched = target
        control.addTarget(target, action: Selector("none"), for: .touchUpInside)
        target = nil
        XCTAssertNil(watched)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(log, ["upInside"])
    }

    func test_11_08_anActionWithoutTargetGoesUpTheChain() {
        final class Handler: UIView {
            var count = 0
            var refuses = false
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                !refuses && super.canPerformAction(action, withSender: sender)
            }
            override class var __objectiveC: ObjectiveCTable {
                ObjectiveCTable(
                    super.__objectiveC, name: "Handler",
                    methods: [
                        "handle:": { object, _ in
                            (object as! Handler).count += 1
                            return nil
                        }
                    ])
            }
        }
        let handler = Handler(frame: root.bounds)
        root.addSubview(handler)
        handler.addSubview(control)
        control.addTarget(nil, action: Selector("handle:"), for: .touchUpInside)
        control.addTarget(nil, action: Selector("nobody:"), for: .touchUpInside)
        tap(110, 210)
        XCTAssertEqual(handler.count, 1)
        XCTAssertEqual(exceptions, [])
        let application = UIApplication.shared
        XCTAssertTrue(application.sendAction(Selector("handle:"), to: nil, from: control, for: nil))
        XCTAssertFalse(application.sendAction(Selector("nobody:"), to: nil, from: control, for: nil))
        XCTAssertEqual(handler.count, 2)
        handler.refuses = true
        XCTAssertFalse(application.sendAction(Selector("handle:"), to: nil, from: control, for: nil))
        XCTAssertEqual(handler.count, 2)
    }

    func testActionsWithTheSameIdentifierReplaceEachOther() {
        let identifier = UIAction.Identifier("a")
        control.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.log.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.log.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log, ["new"])
    }

    func testATargetIsSentEachEventOnce() {
        let target = Target()
        control.addTarget(target, action: Selector("none"), for: .touchDown)
        control.addTarget(target, action: Selector("none"), for: [.touchDown, .touchUpInside])
        tap(110, 210)
        XCTAssertEqual(target.log, ["none", "none"])
    }

    func testTheBitsOfStatesDoNotMeet() {
        let states: [UIControl.State] = [.highlighted, .disabled, .selected, .focused, .application, .reserved]
        let all = states.reduce(into: UIControl.State()) { $0.formUnion($1) }
        XCTAssertEqual(all.rawValue, states.map(\.rawValue).reduce(0, +))
        XCTAssertEqual(UIControl.State.reserved.rawValue, 0xFF00_0000)
    }
}
