#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// Random operations on containers in containers, compared with what was asked for last: whatever is done, in whatever
    /// order, from callbacks too, no child is told anything twice or left without an end.
    @MainActor final class ModelTests: XCTestCase {
        func testRandomOperations() {
            for seed in 1...40 as ClosedRange<UInt64> {
                let world = ModelWorld(seed: seed)
                for step in 0..<60 {
                    world.step()
                    if let mistake = world.mistakes().first {
                        XCTFail("seed \(seed), step \(step): \(mistake)\n\(world.lastSteps)")
                        return
                    }
                }
                world.rest()
                if let mistake = (world.mistakes() + world.mistakesAtRest()).first {
                    XCTFail("seed \(seed), at rest: \(mistake)\n\(world.lastSteps)")
                    return
                }
            }
        }
    }

    /// Two containers, one of them in the other at times, and five children that wander between them.
    @MainActor private final class ModelWorld {
        private let screen = TestScreen(failsOnMisuse: true)
        private let log = ProbeLog()
        private var numbers: SeededNumbers
        private let outer = ContainerViewController()
        private let inner = ContainerViewController()
        private let other = UIViewController()
        private let probes: [Probe]
        private var hands: [InteractiveChange] = []
        /// What each container was asked to show last, less what was taken from it since.
        private var wishes: [ObjectIdentifier: [UIViewController]] = [:]
        private var history: [String] = []
        var lastSteps: String { history.suffix(12).joined(separator: "\n") }
        private var depth = 0

        init(seed: UInt64) {
            numbers = SeededNumbers(state: seed)
            let log = log
            probes = "abcde".map { Probe(String($0), in: log) }
            outer.title = "outer"
            inner.title = "inner"
            screen.show(outer)
        }

        private func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }

        func step() {
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0...4: show(in: pick([outer, outer, inner]))
            case 5:
                let container = pick([outer, inner])
                let wish = wish(for: container)
                if let hand = container.beginInteractiveChange(to: wish, using: transition() ?? .slide()) {
                    note("\(container.title!) by hand \(wish.map { $0.title! })")
                    hands.append(hand)
                    remember(wish, in: container)
                }
            case 6:
                if let hand = pick([outer, inner]).interruptChange() {
                    note("catch")
                    hands.append(hand)
                }
            case 7: moveHands()
            case 8: hook()
            case 9: changeScreen()
            default:
                let seconds = pick([0, 0.05, 0.2, 0.5])
                note("advance \(seconds)")
                screen.advance(by: seconds)
            }
        }

        private func transition() -> ContainerTransition? {
            pick([nil, .crossFade, .slide(), .push(), .push().backward(), .scale, .flip])
        }

        private func wish(for container: ContainerViewController) -> [UIViewController] {
            var pool: [UIViewController] = probes
            if container === outer { pool.append(inner) }
            return Array(pool.shuffled(using: &numbers).prefix(Int.random(in: 0...3, using: &numbers)))
        }

        private func show(in container: ContainerViewController) {
            let (wish, transition) = (wish(for: container), transition())
            note("\(container.title!) shows \(wish.map { $0.title! }) \(transition == nil ? "at once" : "animated")")
            remember(wish, in: container)
            container.show(wish, using: transition)
        }

        /// A cancelled gesture, and a child that two containers ask for while one of them is busy, make the wish unsure; then
        /// only the rules for everything hold.
        private func remember(_ wish: [UIViewController], in container: ContainerViewController) {
            let busy = [outer, inner].contains { $0.isChanging }
            var isFree = hands.isEmpty && depth == 0
            for other in [outer, inner] where other !== container {
                guard other.shownViewControllers.contains(where: { wish.contains($0) }) else { continue }
                wishes[ObjectIdentifier(other)] = nil
                if busy { isFree = false }
            }
            wishes[ObjectIdentifier(container)] = isFree ? wish : nil
            if container === inner, !isFree { wishes = [:] }
        }

        private func moveHands() {
            guard let hand = hands.popLast() else { return }
            wishes = [:]
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: hand.cancel()
            case 1: hand.finish()
            default:
                hand.update(CGFloat.random(in: 0...1, using: &numbers))
                hands.append(hand)
            }
            note("hand")
        }

        /// Lets a child change its container while it is told something.
        private func hook() {
            let probe = pick(probes)
            let event = pick(
                ["willMove(nil)", "willMove(in)", "willAppear", "didAppear", "willDisappear", "didDisappear"])
            note("hook \(probe.name) \(event)")
            probe.onCallback = { [unowned self] probe, heard in
                guard heard.hasPrefix(event), depth < 2 else { return }
                probe.onCallback = nil
                depth += 1
                wishes = [:]
                show(in: pick([outer, inner]))
                wishes = [:]
                depth -= 1
            }
        }

        private func changeScreen() {
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0:
                note("turn")
                screen.turn(to: pick([.portrait, .landscapeLeft]))
            case 1:
                note("other root")
                screen.show(other, settles: false)
            default:
                note("root")
                screen.show(outer, settles: false)
            }
        }

        private func note(_ line: String) { history.append(line) }

        func rest() {
            while let hand = hands.popLast() {
                hand.finish()
                wishes = [:]
            }
            for probe in probes { probe.onCallback = nil }
            screen.show(outer)
            screen.runUntilIdle()
        }

        func mistakes() -> [String] { log.mistakes }

        func mistakesAtRest() -> [String] {
            var mistakes: [String] = []
            for container in [outer, inner] {
                let shown = container.shownViewControllers
                if container.isViewLoaded, container.children != container.records.map(\.controller),
                    Set(container.children) != Set(shown)
                {
                    mistakes.append("\(container.title!) has children that it does not show")
                }
                if container.isChanging { mistakes.append("\(container.title!) still changes") }
                if let wish = wishes[ObjectIdentifier(container)], wish != shown {
                    let names = (shown.map { $0.title! }, wish.map { $0.title! })
                    mistakes.append("\(container.title!) shows \(names.0), not \(names.1)")
                }
                guard container.isViewLoaded else { continue }
                for (child, frame) in zip(shown, container.places(of: shown)) {
                    guard let host = child.view.superview, host.frame == frame, host.alpha == 1 else {
                        mistakes.append("\(child.title!) is not at its place")
                        continue
                    }
                }
                if container.contentView.subviews.count != shown.count { mistakes.append("something was left behind") }
            }
            for probe in probes {
                let isOnScreen = probe.viewIfLoaded?.window != nil
                if log.phase(of: probe) != (isOnScreen ? .appeared : .disappeared) {
                    mistakes.append("\(probe.name) is \(log.phase(of: probe)), on the screen: \(isOnScreen)")
                }
                if isOnScreen != (probe.parent != nil && probe.parent?.viewIfLoaded?.window != nil) {
                    mistakes.append("\(probe.name) is shown without a parent, or the other way round")
                }
            }
            return mistakes
        }
    }
#endif
