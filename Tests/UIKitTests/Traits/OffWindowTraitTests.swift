import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Traits that are replaced where there is no window: nobody is told, but they are there and are seen (fact 7.14).
@preconcurrency @MainActor final class OffWindowTraitTests: TraitTestCase {
    private let light = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    private let dark = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

    /// A view with a background that goes with the style, and one inside it.
    private func pair() -> (TraitView, TraitView) {
        let (outer, inner) = (TraitView("outer", log), TraitView("inner", log))
        for view in [outer, inner] { view.backgroundColor = .systemBackground }
        outer.addSubview(inner)
        return (outer, inner)
    }

    /// The same, which was in a window.
    private func formerPair() -> (TraitView, TraitView) {
        let (outer, inner) = pair()
        let root = UIViewController()
        show(root)
        root.view.addSubview(outer)
        outer.removeFromSuperview()
        _ = log.drain()
        return (outer, inner)
    }

    private func expectDark(_ views: UIView..., line: UInt = #line) {
        for view in views {
            XCTAssertEqual(style(view.traitCollection), "dark", line: line)
            XCTAssertEqual(view.layer.backgroundColor, dark.cgColor, line: line)
        }
        expect([], line: line)
    }

    func testTheStyleOfAViewThatNeverHadAWindow() {
        let (outer, inner) = pair()
        XCTAssertEqual(inner.layer.backgroundColor, light.cgColor)
        outer.overrideUserInterfaceStyle = .dark
        expectDark(outer, inner)
    }

    func testTheStyleOfAViewThatLeftItsWindow() {
        let (outer, inner) = formerPair()
        outer.overrideUserInterfaceStyle = .dark
        expectDark(outer, inner)
        outer.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(style(inner.traitCollection), "light")
        XCTAssertEqual(inner.layer.backgroundColor, light.cgColor)
        expect([])
    }

    func testTheStyleOfAControllerWhoseViewLeftItsWindow() {
        let (root, child) = (UIViewController(), UIViewController())
        show(root)
        add(child, to: root)
        child.view.backgroundColor = .systemBackground
        remove(child)
        child.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(style(child.traitCollection), "dark")
        expectDark(child.view)
    }

    func testOverridesOfAViewThatLeftItsWindow() {
        let (outer, inner) = formerPair()
        outer.traitOverrides.depth = 3
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.updateTraitsIfNeeded()
        XCTAssertEqual(outer.traitCollection.depth, 3)
        XCTAssertEqual(inner.traitCollection.depth, 3)
        expectDark(outer, inner)
    }

    func testOverridesOfAViewAroundOneThatLeftItsWindow() {
        let (outer, inner) = formerPair()
        outer.traitOverrides.userInterfaceStyle = .dark
        inner.updateTraitsIfNeeded()
        expectDark(outer, inner)
    }

    func testOverridesOfAViewThatNeverHadAWindow() {
        let (outer, inner) = pair()
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.layoutIfNeeded()
        expectDark(outer, inner)
    }

    func testAPlaceInADarkViewWithoutAWindow() {
        let box = UIView()
        box.overrideUserInterfaceStyle = .dark
        let (fresh, freshInner) = pair()
        box.addSubview(fresh)
        expectDark(fresh, freshInner)
        let (former, formerInner) = formerPair()
        box.addSubview(former)
        expectDark(former, formerInner)
    }

    func testWhatWasReplacedForThePlaceBeforeIsKept() {
        let (outer, inner) = pair()
        let root = UIViewController()
        show(root)
        root.view.traitOverrides.depth = 5
        root.view.updateTraitsIfNeeded()
        root.view.addSubview(outer)
        outer.removeFromSuperview()
        XCTAssertEqual(inner.traitCollection.depth, 5)
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.depth, 5)
    }

    func testTheChangeIsToldInTheNextWindow() {
        let (outer, inner) = formerPair()
        outer.overrideUserInterfaceStyle = .dark
        expectDark(outer, inner)
        window?.rootViewController?.view.addSubview(outer)
        expect([
            "outer.didChange(light-dark)", "outer.handler(light-dark)", "inner.didChange(light-dark)",
            "inner.handler(light-dark)",
        ])
    }

    /// What the framework works out does not go through an app's own property.
    func testThePredictionDoesNotAskTheApp() {
        final class Asked: UIView {
            var count = 0
            override var traitCollection: UITraitCollection {
                count += 1
                return super.traitCollection
            }
        }
        let (outer, root) = (Asked(), UIViewController())
        outer.addSubview(UIView())
        show(root)
        root.view.addSubview(outer)
        XCTAssertEqual(outer.count, 0)
    }
}
