import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A mistake has no after-effects: once it is repaired, the recipes lead to the callbacks that they always lead to.
@preconcurrency @MainActor final class MisuseRecoveryTests: MisuseTestCase {
    /// Each mistake, made with a container on the screen and a child of no parent.
    private var mistakes: [(name: String, make: (Probe, Probe) -> Void)] {
        [
            (
                "view before addChild",
                { container, child in
                    container.view.addSubview(child.view)
                    container.addChild(child)
                    child.didMove(toParent: container)
                }
            ),
            (
                "view under another controller",
                { [self] container, child in
                    let other = probe("O")
                    container.addChild(child)
                    other.view.addSubview(child.view)
                }
            ),
            ("view without addChild", { container, child in container.view.addSubview(child.view) }),
            (
                "no didMove",
                { container, child in
                    container.addChild(child)
                    container.view.addSubview(child.view)
                }
            ),
            (
                "no willMove(nil)",
                { [self] container, child in
                    add(child, to: container)
                    settle()
                    child.view.removeFromSuperview()
                    child.removeFromParent()
                }
            ),
            (
                "own willMove",
                { [self] container, child in
                    child.willMove(toParent: container)
                    add(child, to: container)
                }
            ),
            ("own willMove only", { container, child in child.willMove(toParent: container) }),
            (
                "didMove on the container",
                { container, child in
                    container.addChild(child)
                    container.view.addSubview(child.view)
                    container.didMove(toParent: child)
                }
            ),
            (
                "view loaded early",
                { [self] container, child in
                    child.loadViewIfNeeded()
                    add(child, to: container)
                }
            ),
            (
                "addChild again",
                { [self] container, child in
                    add(child, to: container)
                    container.addChild(child)
                    container.addChild(child)
                }
            ),
            (
                "callbacks called directly",
                { [self] container, child in
                    add(child, to: container)
                    child.viewWillDisappear(false)
                    child.viewDidDisappear(false)
                    child.viewWillAppear(true)
                    settle()
                    child.viewDidAppear(true)
                }
            ),
            (
                "begin after the forward",
                { [self] container, child in
                    add(child, to: container)
                    child.beginAppearanceTransition(true, animated: true)
                    child.endAppearanceTransition()
                }
            ),
            (
                "end without begin",
                { [self] container, child in
                    child.endAppearanceTransition()
                    add(child, to: container)
                    child.endAppearanceTransition()
                    settle()
                    child.endAppearanceTransition()
                }
            ),
            (
                "begin before addChild",
                { container, child in
                    child.beginAppearanceTransition(true, animated: false)
                    container.addChild(child)
                    container.view.addSubview(child.view)
                    child.endAppearanceTransition()
                    child.didMove(toParent: container)
                }
            ),
            (
                "transition to a stranger",
                { [self] container, child in
                    add(child, to: container)
                    container.transition(from: child, to: probe("O"), duration: 1, animations: nil)
                }
            ),
            (
                "transition to itself",
                { [self] container, child in
                    add(child, to: container)
                    container.transition(from: child, to: child, duration: 1, animations: nil)
                }
            ),
            (
                "view into the window",
                { [self] container, child in
                    add(child, to: container)
                    container.view.window?.addSubview(child.view)
                }
            ),
            (
                "one view of two controllers",
                { [self] container, child in
                    add(child, to: container)
                    probe("O").view = child.view
                    child.view = container.view
                }
            ),
            (
                "a child that contains its container",
                { [self] container, child in
                    add(child, to: container)
                    child.addChild(container)
                    child.addChild(child)
                }
            ),
        ]
    }

    /// Removes whatever the mistake left behind.
    private func repair(_ container: Probe, _ child: Probe) {
        settle()
        for child in container.children { remove(child as? Probe ?? child) }
        if child.parent != nil { remove(child) } else { child.willMove(toParent: nil) }
        child.view.removeFromSuperview()
        settle()
        _ = log.drain()
    }

    /// What two controllers are told while they are added, exchanged and removed.
    private func events(_ container: Probe, _ child: Probe) -> [String] {
        let other = probe("X")
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        container.addChild(other)
        container.transition(from: child, to: other, duration: 0.2, animations: nil) { _ in
            child.removeFromParent()
            other.didMove(toParent: container)
        }
        settle()
        container.addChild(child)
        other.willMove(toParent: nil)
        child.beginAppearanceTransition(true, animated: false)
        other.beginAppearanceTransition(false, animated: false)
        container.view.addSubview(child.view)
        other.view.removeFromSuperview()
        child.endAppearanceTransition()
        other.endAppearanceTransition()
        child.didMove(toParent: container)
        other.removeFromParent()
        settle()
        remove(child)
        settle()
        return log.drain().filter { !$0.contains("Layout") }
    }

    func testTheRecipesAfterEachMistake() {
        container.logsFlags = true
        let loaded = child()
        loaded.logsFlags = true
        add(loaded, to: container)
        repair(container, loaded)
        let expected = events(container, loaded)
        XCTAssertEqual(expected.count, 29, expected.joined(separator: "\n"))
        for mistake in mistakes {
            end()
            begin()
            container.logsFlags = true
            let child = child()
            child.logsFlags = true
            child.loadViewIfNeeded()
            Misuse.silence(.loadViewBeforeChild)
            mistake.make(container, child)
            repair(container, child)
            exceptions = []
            let before = Misuse.findings.count
            XCTAssertEqual(events(container, child), expected, mistake.name)
            XCTAssertEqual(exceptions, [], mistake.name)
            XCTAssertEqual(Misuse.findings.dropFirst(before).map(\.description), [], mistake.name)
            XCTAssertEqual(container.children, [], mistake.name)
        }
    }
}
