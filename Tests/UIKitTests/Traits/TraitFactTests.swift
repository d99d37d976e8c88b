import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Where controllers and views get their traits from, and when.
@preconcurrency @MainActor final class TraitFactTests: TraitTestCase {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    func test_7_10_overrideForAChildHoldsFromItsViewDidLoad() {
        let (parent, child) = (controller("P"), controller("C"))
        show(parent)
        parent.addChild(child)
        parent.setOverrideTraitCollection(dark, forChild: child)
        XCTAssertFalse(child.isViewLoaded)
        XCTAssertEqual(parent.overrideTraitCollection(forChild: child), dark)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        settle()
        expect(["C.viewDidLoad dark", "C.viewWillAppear dark", "C.viewIsAppearing dark", "C.viewDidAppear dark"])
        XCTAssertEqual(style(parent.view.traitCollection), "light")
        // The override is the parent's: it ends with it.
        remove(child)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child))
        settle()
        _ = log.drain()
        let other = controller("O")
        show(other)
        add(child, to: other)
        settle()
        expect([
            "C.viewWillAppear dark", "C.didChange(dark-light)", "C.handler(dark-light)", "CView.didChange(dark-light)",
            "CView.handler(dark-light)", "C.viewIsAppearing light", "C.viewDidAppear light",
        ])
    }

    func test_7_10_overrideForAStrangerIsReported() {
        let (parent, stranger) = (controller("P"), controller("S"))
        var codes: [String] = []
        DiagnosticsChannel.shared.observers.append { codes.append($0.code) }
        parent.setOverrideTraitCollection(dark, forChild: stranger)
        XCTAssertEqual(codes, ["traits.not-a-child"])
        XCTAssertNil(parent.overrideTraitCollection(forChild: stranger))
        XCTAssertEqual(style(stranger.traitCollection), "light")
    }

    func test_7_11_traitOverridesReplaceIt() {
        let (parent, child) = (controller("P"), controller("C"))
        show(parent)
        parent.addChild(child)
        child.traitOverrides.userInterfaceStyle = .dark
        XCTAssertTrue(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        settle()
        expect(["C.viewDidLoad dark", "C.viewWillAppear dark", "C.viewIsAppearing dark", "C.viewDidAppear dark"])
        child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        XCTAssertFalse(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        settle()
        expect([
            "C.didChange(dark-light)", "C.handler(dark-light)", "CView.didChange(dark-light)",
            "CView.handler(dark-light)",
        ])
    }

    func test_7_11_overridesOnSceneWindowViewAndController() {
        let root = controller("P")
        let scene = showInScene(root)
        let inner = TraitView("V", log)
        root.view.addSubview(inner)
        func depths() -> [Int] {
            settle()
            return [scene.traitCollection, window!.traitCollection, root.traitCollection, inner.traitCollection]
                .map(\.depth)
        }
        XCTAssertEqual(depths(), [0, 0, 0, 0])
        scene.traitOverrides.depth = 1
        XCTAssertEqual(depths(), [1, 1, 1, 1])
        window?.traitOverrides.depth = 2
        XCTAssertEqual(depths(), [1, 2, 2, 2])
        root.traitOverrides.depth = 3
        XCTAssertEqual(depths(), [1, 2, 3, 3])
        inner.traitOverrides.depth = 4
        XCTAssertEqual(depths(), [1, 2, 3, 4])
        root.traitOverrides.remove(Depth.self)
        window?.traitOverrides.remove(Depth.self)
        scene.traitOverrides.remove(Depth.self)
        XCTAssertEqual(depths(), [0, 0, 0, 4])
    }

    func test_7_12_aControllersTraitsComeFromItsViewsSuperview() {
        let (parent, child) = (controller("P"), controller("C"))
        show(parent)
        let slot = UIView(frame: parent.view.bounds)
        slot.traitOverrides.depth = 7
        parent.view.addSubview(slot)
        parent.addChild(child)
        slot.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertEqual(parent.traitCollection.depth, 0)
        XCTAssertEqual(child.traitCollection.depth, 7)
        // What a controller replaces for its view does not reach itself from there.
        child.view.traitOverrides.depth = 8
        settle()
        XCTAssertEqual(child.traitCollection.depth, 7)
        XCTAssertEqual(child.view.traitCollection.depth, 8)
    }

    func test_7_13_traitsAreStaleInViewWillAppearAndRightInViewIsAppearing() {
        let (parent, child) = (controller("P"), controller("C"))
        show(parent)
        let slot = UIView(frame: parent.view.bounds)
        slot.overrideUserInterfaceStyle = .dark
        parent.view.addSubview(slot)
        parent.addChild(child)
        slot.addSubview(child.view)
        child.didMove(toParent: parent)
        settle()
        expect([
            "C.viewDidLoad light", "C.viewWillAppear light", "C.didChange(light-dark)", "C.handler(light-dark)",
            "CView.didChange(light-dark)", "CView.handler(light-dark)", "C.viewIsAppearing dark",
            "C.viewDidAppear dark",
        ])
        // Nobody hears of changes while it is away; it has its old traits until it is back.
        child.view.removeFromSuperview()
        settle()
        slot.overrideUserInterfaceStyle = .unspecified
        settle()
        XCTAssertEqual(style(child.traitCollection), "dark")
        _ = log.drain()
        slot.addSubview(child.view)
        settle()
        expect([
            "C.viewWillAppear dark", "C.didChange(dark-light)", "C.handler(dark-light)", "CView.didChange(dark-light)",
            "CView.handler(dark-light)", "C.viewIsAppearing light", "C.viewDidAppear light",
        ])
    }

    func test_7_14_newObjectsHavePredictedTraits() {
        setScreen { $0.style = .dark }
        XCTAssertEqual(style(UIView().traitCollection), "dark")
        let (parent, child) = (controller("P"), controller("C"))
        XCTAssertEqual(parent.traitCollection.displayScale, UIScreen.main.scale)
        show(parent)
        parent.traitOverrides.userInterfaceStyle = .light
        settle()
        _ = log.drain()
        XCTAssertEqual(style(child.traitCollection), "dark")
        parent.addChild(child)
        XCTAssertEqual(style(child.traitCollection), "light", "predicted from the parent")
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        settle()
        // The prediction was right: there is no change to hear of.
        expect(["C.viewDidLoad light", "C.viewWillAppear light", "C.viewIsAppearing light", "C.viewDidAppear light"])
    }

    func test_7_15_theStyleReachesTheViewTreeAndTheChildren() {
        let (parent, child) = (controller("P"), controller("C"))
        let window = show(parent)
        let inner = TraitView("V", log)
        parent.view.addSubview(inner)
        add(child, to: parent)
        settle()
        _ = log.drain()
        parent.overrideUserInterfaceStyle = .dark
        expect([
            "P.didChange(light-dark)", "P.handler(light-dark)", "PView.didChange(light-dark)",
            "PView.handler(light-dark)", "V.didChange(light-dark)", "V.handler(light-dark)", "C.didChange(light-dark)",
            "C.handler(light-dark)", "CView.didChange(light-dark)", "CView.handler(light-dark)",
        ])
        XCTAssertEqual(style(window.traitCollection), "light")
        // A controller that is not below is not reached.
        let other = controller("O")
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.rootViewController = other
        second.isHidden = false
        XCTAssertEqual(style(other.traitCollection), "light")
    }

    func test_7_15_traitOverridesBeatTheStyle() {
        let root = controller("P")
        show(root)
        root.overrideUserInterfaceStyle = .dark
        root.traitOverrides.userInterfaceStyle = .light
        settle()
        XCTAssertEqual(style(root.traitCollection), "light")
        root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        settle()
        XCTAssertEqual(style(root.traitCollection), "dark")
    }
}
