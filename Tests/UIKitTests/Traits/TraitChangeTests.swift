import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Who hears of changed traits, how often, in which order, and when.
@preconcurrency @MainActor final class TraitChangeTests: TraitTestCase {
    func testOverridesWaitForTheNextLayout() {
        let root = controller("P")
        show(root)
        root.traitOverrides.depth = 1
        XCTAssertEqual(root.traitCollection.depth, 0)
        expect([], layouts: true)
        root.view.setNeedsLayout()
        TestEnvironment.commit()
        expect(
            ["P.didChange(0-1)", "P.handler(0-1)", "PView.didChange(0-1)", "PView.handler(0-1)", "P.willLayout light"],
            layouts: true)
    }

    func testUpdateTraitsIfNeededAndLayoutIfNeededDoNotWait() {
        let root = controller("P")
        show(root)
        root.traitOverrides.depth = 1
        root.updateTraitsIfNeeded()
        let told = ["P.didChange", "P.handler", "PView.didChange", "PView.handler"]
        expect(told.map { $0 + "(0-1)" })
        root.updateTraitsIfNeeded()
        expect([])
        root.traitOverrides.depth = 2
        root.view.layoutIfNeeded()
        expect(told.map { $0 + "(1-2)" })
        // Views below and around bring them too.
        let inner = UIView()
        root.view.addSubview(inner)
        root.traitOverrides.depth = 3
        inner.updateTraitsIfNeeded()
        expect(told.map { $0 + "(2-3)" })
        root.traitOverrides.depth = 4
        window?.updateTraitsIfNeeded()
        expect(told.map { $0 + "(3-4)" })
    }

    func testAnotherSubtreesChangesStillWait() {
        let root = controller("P")
        show(root)
        let (a, b) = (TraitView("A", log), TraitView("B", log))
        root.view.addSubview(a)
        root.view.addSubview(b)
        settle()
        a.traitOverrides.depth = 1
        b.traitOverrides.depth = 2
        a.updateTraitsIfNeeded()
        expect(["A.didChange(0-1)", "A.handler(0-1)"])
        settle()
        expect(["B.didChange(0-2)", "B.handler(0-2)"])
    }

    func testOneCallHoweverManyAncestorsChanged() {
        let (parent, child) = (controller("P"), controller("C"))
        let scene = showInScene(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        child.view.traitOverrides.userInterfaceStyle = .dark
        child.traitOverrides.depth = 5
        parent.traitOverrides.depth = 3
        window?.traitOverrides.depth = 2
        scene.traitOverrides.depth = 1
        settle()
        expect([
            "P.didChange(0-3)", "P.handler(0-3)", "PView.didChange(0-3)", "PView.handler(0-3)", "C.didChange(0-5)",
            "C.handler(0-5)", "CView.didChange(light-dark 0-5)", "CView.handler(light-dark 0-5)",
        ])
    }

    func testNoCallWithoutAChange() {
        let root = controller("P")
        show(root)
        // The same as before, there and back, and an explicit default.
        root.traitOverrides.userInterfaceStyle = .light
        root.traitOverrides.depth = 0
        settle()
        window?.overrideUserInterfaceStyle = .dark
        window?.overrideUserInterfaceStyle = .unspecified
        expect([])
        root.traitOverrides.depth = 9
        root.traitOverrides.depth = 0
        settle()
        expect([])
        // A handler hears of its own traits only.
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        settle()
        expect(["P.didChange(other)", "PView.didChange(other)"])
    }

    func testAViewBetweenThatReplacesTheTraitShieldsWhatIsBelow() {
        let root = controller("P")
        show(root)
        let (shield, inner) = (TraitView("S", log), TraitView("V", log))
        shield.traitOverrides.depth = 1
        shield.addSubview(inner)
        root.view.addSubview(shield)
        settle()
        _ = log.drain()
        root.view.traitOverrides.depth = 2
        inner.traitOverrides.userInterfaceStyle = .dark
        settle()
        expect([
            "PView.didChange(0-2)", "PView.handler(0-2)", "V.didChange(light-dark)", "V.handler(light-dark)",
        ])
    }

    func testTargetsAndActions() {
        final class Listener: NSObject, ObjectiveCExposed {
            var heard: [String] = []
            static var __objectiveC: ObjectiveCTable {
                func listener(_ object: AnyObject) -> Listener { unsafeDowncast(object, to: Listener.self) }
                return ObjectiveCTable(
                    name: "Listener",
                    methods: [
                        "changed": { object, _ in listener(object).heard.append("changed") },
                        "changed:previous:": { object, arguments in
                            let (view, previous) = (arguments[0] as? UIView, arguments[1] as? UITraitCollection)
                            listener(object).heard.append("\(previous!.depth)-\(view!.traitCollection.depth)")
                            return nil
                        },
                    ])
            }
        }
        let root = UIViewController()
        show(root)
        var listener: Listener? = Listener()
        root.view.registerForTraitChanges([Depth.self], target: listener!, action: Selector("changed"))
        root.view.registerForTraitChanges([Depth.self], target: listener!, action: Selector("changed:previous:"))
        // The view itself is the target of the last: one of the methods that UIKit's views have.
        root.view.registerForTraitChanges([Depth.self], action: Selector("setNeedsLayout"))
        settle()
        root.view.traitOverrides.depth = 3
        root.updateTraitsIfNeeded()
        XCTAssertEqual(listener?.heard, ["changed", "0-3"])
        XCTAssertTrue(root.view.layer.needsLayout())
        // Targets are not kept.
        weak let kept = listener
        listener = nil
        XCTAssertNil(kept)
        root.view.traitOverrides.depth = 4
        settle()
    }

    func testARegistrationCanBeTakenBack() {
        let root = UIViewController()
        show(root)
        var heard: [String] = []
        final class Box { var registration: (any UITraitChangeRegistration)? }
        let second = Box()
        let first = root.registerForTraitChanges([Depth.self]) { (controller: UIViewController, _) in
            heard.append("first")
            second.registration.map(controller.unregisterForTraitChanges)
        }
        second.registration = root.registerForTraitChanges([Depth.self]) { (_: UIViewController, _) in
            heard.append("second")
        }
        root.registerForTraitChanges([Depth.self]) { (_: UIViewController, _) in heard.append("third") }
        // Another object's registration is not this one's to end.
        root.view.unregisterForTraitChanges(first)
        root.traitOverrides.depth = 1
        settle()
        XCTAssertEqual(heard, ["first", "third"])
        root.unregisterForTraitChanges(first)
        root.traitOverrides.depth = 2
        settle()
        XCTAssertEqual(heard, ["first", "third", "third"])
    }

    func testAHandlerForAnotherClassIsReported() {
        let root = UIViewController()
        show(root)
        var codes: [String] = []
        DiagnosticsChannel.shared.observers.append { codes.append($0.code) }
        root.view.registerForTraitChanges([Depth.self]) { (_: UILabel, _: UITraitCollection) in codes.append("called") }
        root.traitOverrides.depth = 1
        settle()
        XCTAssertEqual(codes, ["traits.handler"])
    }

    func testAHandlerThatReplacesTraitsIsHeardOnce() {
        let root = controller("P")
        show(root)
        let inner = TraitView("V", log)
        root.view.addSubview(inner)
        settle()
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: TraitController, _) in
            controller.traitOverrides.depth = 1
            controller.updateTraitsIfNeeded()
        }
        root.view.overrideUserInterfaceStyle = .dark
        expect([
            "PView.didChange(light-dark)", "PView.handler(light-dark)", "V.didChange(light-dark)",
            "V.handler(light-dark)",
        ])
        root.view.overrideUserInterfaceStyle = .unspecified
        root.overrideUserInterfaceStyle = .dark
        // The inner update tells the views of both changes in one, and the outer has nothing left for them.
        XCTAssertEqual(
            Array(log.drain().suffix(8)),
            [
                "P.didChange(light-dark)", "P.handler(light-dark)", "P.didChange(0-1)", "P.handler(0-1)",
                "PView.didChange(light-dark 0-1)", "PView.handler(light-dark 0-1)", "V.didChange(light-dark 0-1)",
                "V.handler(light-dark 0-1)",
            ])
    }

    func testWhatWasReadBeforeTheFirstPlaceIsAChangeThere() {
        let root = UIViewController()
        show(root)
        root.overrideUserInterfaceStyle = .dark
        let (view, plain) = (UIView(), TraitView("V", log))
        var heard: [String] = []
        XCTAssertEqual(style(view.traitCollection), "light")
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            heard.append("\(style(previous)) to \(style(view.traitCollection)), in window: \(view.window != nil)")
        }
        root.view.addSubview(view)
        XCTAssertEqual(heard, ["light to dark, in window: true"])
        root.view.addSubview(plain)
        expect(["V.didChange(light-dark)", "V.handler(light-dark)"])
    }

    func testTraitsAreCurrentInCallbacks() {
        final class Reader: UIView {
            var seen: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append("layout \(style(.current))")
            }
            override func draw(_ rect: CGRect) { seen.append("draw \(style(.current))") }
        }
        let root = UIViewController()
        show(root)
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        reader.overrideUserInterfaceStyle = .dark
        root.view.addSubview(reader)
        settle()
        XCTAssertEqual(reader.seen, ["layout dark", "draw dark"])
        reader.registerForTraitChanges([Depth.self]) { (reader: Reader, _) in
            reader.seen.append("handler \(style(.current))")
        }
        reader.traitOverrides.depth = 1
        settle()
        XCTAssertEqual(Array(reader.seen.dropFirst(2)), ["handler dark"])
        XCTAssertEqual(style(.current), "light")
    }

    func testDrawingIsDoneAgainWhereTraitsMayShow() {
        final class Reader: UIView {
            var depths: [Int] = []
            override func draw(_ rect: CGRect) { depths.append(tag == 1 ? traitCollection.depth : -1) }
        }
        let root = UIViewController()
        show(root)
        let readers = (0..<2).map { _ in Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        readers[1].tag = 1
        for reader in readers { root.view.addSubview(reader) }
        settle()
        root.traitOverrides.depth = 2
        settle()
        XCTAssertEqual(readers.map(\.depths), [[-1], [0, 2]])
        // Any of the system's traits may show.
        root.traitOverrides.accessibilityContrast = .high
        settle()
        XCTAssertEqual(readers.map(\.depths), [[-1, -1], [0, 2, 2]])
    }

    func testLayoutThatReadTraitsIsDoneAgain() {
        final class Reader: UIView {
            var layouts = 0
            var depth: Int?
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                if tag == 1 { depth = traitCollection.depth }
            }
        }
        let root = UIViewController()
        show(root)
        let (reader, other) = (Reader(), Reader())
        reader.tag = 1
        root.view.addSubview(reader)
        root.view.addSubview(other)
        settle()
        root.traitOverrides.depth = 4
        settle()
        XCTAssertEqual([reader.layouts, other.layouts], [2, 1])
        XCTAssertEqual(reader.depth, 4)
    }

    func testAScenesHandlers() {
        let scene = showInScene(UIViewController())
        var heard: [String] = []
        scene.registerForTraitChanges([Depth.self, UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, previous) in
            heard.append("\(previous.depth)-\(scene.traitCollection.depth) \(style(scene.traitCollection))")
        }
        scene.traitOverrides.depth = 1
        XCTAssertEqual(scene.traitCollection.depth, 0)
        scene.updateTraitsIfNeeded()
        setScreen { $0.style = .dark }
        settle()
        XCTAssertEqual(heard, ["0-1 light", "1-1 dark"])
    }
}
