import Foundation
import UIKit

/// An action that a node runs, and how far it is.
@MainActor final class RunningAction {
    let action: SKAction
    let key: String?
    var run: ActionRun
    /// Whether the action was removed while the node's actions went on.
    var isRemoved = false

    init(_ action: SKAction, key: String?) {
        self.action = action
        self.key = key
        run = ActionRun(action)
    }
}

extension SKNode {
    /// Runs an action from the next frame on.
    public func run(_ action: SKAction) { runs.append(RunningAction(action, key: nil)) }

    /// Runs an action from the next frame on, and then a closure.
    @preconcurrency public func run(_ action: SKAction, completion block: @escaping @MainActor () -> Void) {
        run(SKAction.sequence([action, SKAction.run(block)]))
    }

    /// Runs an action from the next frame on, in place of the one that runs under the key.
    public func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        runs.append(RunningAction(action, key: key))
    }

    /// Runs an action from the next frame on, and waits for its end.
    @_disfavoredOverload public func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
    }

    /// Whether the node runs actions.
    public func hasActions() -> Bool { !runs.isEmpty }

    /// The action that runs under a key.
    public func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.action }

    /// Ends the action that runs under a key.
    public func removeAction(forKey key: String) {
        runs.removeAll {
            if $0.key == key { $0.isRemoved = true }
            return $0.key == key
        }
    }

    /// Ends all actions of the node.
    public func removeAllActions() {
        for run in runs { run.isRemoved = true }
        runs = []
    }

    /// Brings the actions of the node and of those below it on by some seconds.
    func evaluateActions(by seconds: Double) {
        guard !isPaused else { return }
        let seconds = seconds * Double(speed)
        // What an action starts begins with the next frame.
        for running in runs where !running.isRemoved {
            if running.run.advance(by: seconds, on: self) != nil {
                runs.removeAll { $0 === running }
            }
        }
        advance(by: seconds)
        for child in storedChildren where child.storedParent === self { child.evaluateActions(by: seconds) }
    }
}
