import CoreGraphics
import Foundation
@_spi(Framework) import QuartzCore
import UIKit

/// How far a node is with an action.
@MainActor final class ActionRun {
    private let action: SKAction
    private var elapsed = 0.0
    private var duration: TimeInterval
    private var apply: (@MainActor (CGFloat) -> Void)?
    /// The actions inside that go on.
    private var inner: [ActionRun?] = []
    /// How many actions of a sequence, or turns of a repetition, are over.
    private var index = 0

    init(_ action: SKAction) {
        self.action = action
        duration = action.duration
        if case .wait(let range) = action.effect, range > 0 {
            duration = max(duration + ActionDice.shared.number(in: -range / 2...range / 2), 0)
        }
    }

    /// Brings the action on by some seconds.
    ///
    /// - Returns: The seconds that are left when the action is over; nil when it goes on.
    func advance(by seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        let speed = Double(action.speed)
        let own = seconds * speed
        guard let left = advance(own, node) else { return nil }
        return speed > 0 ? left / speed : 0
    }

    private func advance(_ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        switch action.effect {
        case .change(let change):
            let apply = apply ?? change.begin(node)
            self.apply = apply
            return timed(seconds) { apply(action.progress(at: $0)) }
        case .custom(let body):
            return timed(seconds) { body(node, CGFloat(duration) * action.progress(at: $0)) }
        case .wait: return timed(seconds) { _ in }
        case .now(let body, _):
            body(node)
            return seconds
        case .sequence(let actions): return sequence(actions, seconds, node)
        case .group(let actions): return group(actions, seconds, node)
        case .repeated(let action, let count): return repeated(action, count, seconds, node)
        case .onChild(let action, let name):
            node.childNode(withName: name)?.run(action)
            return seconds
        }
    }

    /// Counts the time and calls a closure with the part of it that is over.
    private func timed(_ seconds: TimeInterval, _ body: (CGFloat) -> Void) -> TimeInterval? {
        elapsed += seconds
        // Steps of a frame do not add up to whole seconds exactly.
        let isOver = elapsed >= duration - 1e-9
        body(isOver || duration <= 0 ? 1 : CGFloat(elapsed / duration))
        return isOver ? max(elapsed - duration, 0) : nil
    }

    private func sequence(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        var left = seconds
        while index < actions.count {
            if inner.isEmpty { inner = [ActionRun(actions[index])] }
            guard let rest = inner[0]?.advance(by: left, on: node) else { return nil }
            left = rest
            inner = []
            index += 1
        }
        return left
    }

    private func group(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
        if index == 0 {
            inner = actions.map { ActionRun($0) }
            index = 1
        }
        var least = seconds
        for (place, run) in inner.enumerated() {
            guard let run else { continue }
            guard let rest = run.advance(by: seconds, on: node) else { continue }
            inner[place] = nil
            least = min(least, rest)
        }
        return inner.allSatisfy { $0 == nil } ? least : nil
    }

    private func repeated(
        _ action: SKAction, _ count: Int?, _ seconds: TimeInterval, _ node: SKNode
    ) -> TimeInterval? {
        var left = seconds
        while count.map({ index < $0 }) ?? true {
            if inner.isEmpty { inner = [ActionRun(action)] }
            guard let rest = inner[0]?.advance(by: left, on: node) else { return nil }
            inner = []
            index += 1
            // What takes no time goes on with the next frame, or it would never end.
            if count == nil, rest >= left - 1e-12 { return nil }
            left = rest
        }
        return left
    }
}

/// The chances of a run: the same in every run.
@MainActor final class ActionDice: SessionState {
    private var generator = SeededGenerator(seed: 1)

    init() {}

    func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
}
