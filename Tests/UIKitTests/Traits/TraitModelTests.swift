import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Random hierarchies and random changes against the plain rule: a trait is that of the nearest object upwards that
/// replaces it.
@preconcurrency @MainActor final class TraitModelTests: TraitTestCase {
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// A place in the hierarchy: a view, of a controller or not, that counts what it is told.
    @MainActor private final class Node {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let controller: UIViewController?
        var calls = 0

        init(hasController: Bool) {
            controller = hasController ? UIViewController() : nil
            controller?.view = view
            view.registerForTraitChanges([Depth.self]) { [unowned self] (_: UIView, previous) in
                XCTAssertNotEqual(previous.depth, self.view.traitCollection.depth)
                self.calls += 1
            }
        }
    }

    private func expectedDepth(_ view: UIView) -> Int {
        if view.traitState.overrides.contains(Depth.self) { return view.traitState.overrides.depth }
        if let overrides = view.controller?.traitState.overrides, overrides.contains(Depth.self) {
            return overrides.depth
        }
        return view.superview.map(expectedDepth) ?? 0
    }

    func testEveryObjectHasTheNearestReplacementWhereverItMoves() {
        for seed in 1...40 {
            var random = Random(state: UInt64(seed))
            let root = UIViewController()
            show(root)
            let nodes = (0..<14).map { _ in Node(hasController: Bool.random(using: &random)) }
            for node in nodes { root.view.addSubview(node.view) }
            settle()
            for round in 0..<40 {
                // Outside a window traits change without a word.
                let before = nodes.map { $0.view.traitState.told?.depth }
                for node in nodes { node.calls = 0 }
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let node = nodes.randomElement(using: &random)!
                    let depth = Int.random(in: 0...2, using: &random)
                    switch Int.random(in: 0..<8, using: &random) {
                    case 0...2: node.view.traitOverrides.depth = depth
                    case 3: node.view.traitOverrides.remove(Depth.self)
                    case 4: node.controller?.traitOverrides.depth = depth
                    case 5: node.controller?.traitOverrides.remove(Depth.self)
                    case 6 where round % 2 == 1:
                        let target = nodes.randomElement(using: &random)!.view
                        guard !target.isDescendant(of: node.view) else { continue }
                        target.addSubview(node.view)
                    case 7 where round % 2 == 1:
                        node.view.removeFromSuperview()
                        if Bool.random(using: &random) { root.view.addSubview(node.view) }
                    default: nodes.randomElement(using: &random)!.view.updateTraitsIfNeeded()
                    }
                }
                settle()
                for (node, old) in zip(nodes, before) where node.view.window != nil {
                    let depth = node.view.traitCollection.depth
                    XCTAssertEqual(depth, expectedDepth(node.view), "seed \(seed), round \(round)")
                    // What is brought up to date in between may hear of several changes.
                    if depth != old { XCTAssertGreaterThan(node.calls, 0, "seed \(seed), round \(round)") }
                }
            }
            window?.isHidden = true
        }
    }

    func testWithoutUpdatesInBetweenACallForEachDifferenceAndNoOther() {
        for seed in 1...40 {
            var random = Random(state: UInt64(seed))
            let root = UIViewController()
            show(root)
            let nodes = (0..<14).map { _ in Node(hasController: Bool.random(using: &random)) }
            for (index, node) in nodes.enumerated() {
                let parent = index == 0 ? root.view! : nodes[Int.random(in: 0..<index, using: &random)].view
                parent.addSubview(node.view)
            }
            settle()
            for round in 0..<40 {
                let before = nodes.map(\.view.traitCollection.depth)
                for node in nodes { node.calls = 0 }
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    let node = nodes.randomElement(using: &random)!
                    let depth = Int.random(in: 0...2, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: node.view.traitOverrides.depth = depth
                    case 1: node.view.traitOverrides.remove(Depth.self)
                    case 2: node.controller?.traitOverrides.depth = depth
                    default: node.controller?.traitOverrides.remove(Depth.self)
                    }
                }
                XCTAssertEqual(nodes.map(\.view.traitCollection.depth), before)
                settle()
                for (node, old) in zip(nodes, before) {
                    let depth = node.view.traitCollection.depth
                    XCTAssertEqual(depth, expectedDepth(node.view), "seed \(seed), round \(round)")
                    XCTAssertEqual(node.calls, depth == old ? 0 : 1, "seed \(seed), round \(round)")
                }
            }
            window?.isHidden = true
        }
    }
}
