import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// An action that a node runs.
struct RunningSceneAction {
    let key: String?
    let run: SceneActionRun
    let completion: (@MainActor () -> Void)?
}

/// How far a node is with an action.
@MainActor final class SceneActionRun {
    private let action: SCNAction
    private var elapsed = 0.0
    private var apply: (@MainActor (Float) -> Void)?
    private var inner: [SceneActionRun?] = []
    private var index = 0

    init(_ action: SCNAction) { self.action = action }

    /// Brings the action on; the seconds that are left when it is over, nil when it goes on.
    func advance(by seconds: TimeInterval, on node: SCNNode) -> TimeInterval? {
        let speed = Double(action.speed)
        guard let left = step(seconds * speed, node) else { return nil }
        return speed > 0 ? left / speed : 0
    }

    private func step(_ seconds: TimeInterval, _ node: SCNNode) -> TimeInterval? {
        switch action.effect {
        case .change(let begin, _):
            let apply = apply ?? begin(node)
            self.apply = apply
            return timed(seconds) { apply(action.pace($0)) }
        case .custom(let body):
            return timed(seconds) { body(node, CGFloat(action.duration) * CGFloat(action.pace($0))) }
        case .now(let body):
            body(node)
            return seconds
        case .sequence(let actions):
            var left = seconds
            while index < actions.count {
                if inner.isEmpty { inner = [SceneActionRun(actions[index])] }
                guard let rest = inner[0]?.advance(by: left, on: node) else { return nil }
                (left, inner) = (rest, [])
                index += 1
            }
            return left
        case .group(let actions):
            if index == 0 { (inner, index) = (actions.map { SceneActionRun($0) }, 1) }
            var least = seconds
            for (place, run) in inner.enumerated() {
                guard let run, let rest = run.advance(by: seconds, on: node) else { continue }
                inner[place] = nil
                least = min(least, rest)
            }
            return inner.allSatisfy { $0 == nil } ? least : nil
        case .repeated(let action, let count):
            var left = seconds
            while count.map({ index < $0 }) ?? true {
                if inner.isEmpty { inner = [SceneActionRun(action)] }
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

    private func timed(_ seconds: TimeInterval, _ body: (Double) -> Void) -> TimeInterval? {
        elapsed += seconds
        let isOver = elapsed >= action.duration - 1e-9
        body(isOver || action.duration <= 0 ? 1 : elapsed / action.duration)
        return isOver ? max(elapsed - action.duration, 0) : nil
    }
}

extension SCNNode {
    /// Runs an action.
    public func runAction(_ action: SCNAction) { start(action, nil, nil) }
    /// Runs an action and calls a closure at its end.
    @preconcurrency public func runAction(_ action: SCNAction, completionHandler block: (@MainActor () -> Void)?) {
        start(action, nil, block)
    }
    /// Runs an action in place of the one of the key.
    public func runAction(_ action: SCNAction, forKey key: String?) { start(action, key, nil) }
    /// Runs an action in place of the one of the key, and calls a closure at its end.
    @preconcurrency public func runAction(
        _ action: SCNAction, forKey key: String?, completionHandler block: (@MainActor () -> Void)?
    ) {
        start(action, key, block)
    }
    /// Whether any action runs.
    public var hasActions: Bool { !runs.isEmpty }
    /// The keys of the actions that run.
    public var actionKeys: [String] { runs.compactMap(\.key) }
    /// Ends the action of a key.
    public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    /// Ends all actions.
    public func removeAllActions() { runs = [] }

    private func start(_ action: SCNAction, _ key: String?, _ completion: (@MainActor () -> Void)?) {
        if let key { removeAction(forKey: key) }
        runs.append(RunningSceneAction(key: key, run: SceneActionRun(action), completion: completion))
        changed()
    }

    /// Whether anything at the node or below changes with time.
    var isMoving: Bool {
        if isPaused { return false }
        return !runs.isEmpty || !animations.isEmpty || change != nil || storedChildren.contains { $0.isMoving }
    }

    func advance(by seconds: TimeInterval) {
        guard !isPaused else { return }
        for running in runs {
            guard runs.contains(where: { $0.run === running.run }) else { continue }
            guard running.run.advance(by: seconds, on: self) != nil else { continue }
            runs.removeAll { $0.run === running.run }
            running.completion?()
        }
        advanceAnimations(by: seconds)
        if var change {
            change.elapsed += seconds
            self.change = change.elapsed >= change.duration ? nil : change
        }
        for child in storedChildren { child.advance(by: seconds) }
    }
}
