import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// The pace of an action.
public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// A change of nodes that takes its time.
@preconcurrency @MainActor open class SCNAction: NSObject {
    indirect enum Effect {
        /// Begins with a node; what comes of it is called with the progress of each frame.
        case change(@MainActor (SCNNode) -> @MainActor (Float) -> Void, back: (@MainActor () -> SCNAction)?)
        case now(@MainActor (SCNNode) -> Void)
        case custom(@MainActor (SCNNode, CGFloat) -> Void)
        case sequence([SCNAction])
        case group([SCNAction])
        case repeated(SCNAction, Int?)
    }

    let effect: Effect
    /// How long the action takes, in seconds.
    open var duration: TimeInterval
    /// The pace.
    open var timingMode = SCNActionTimingMode.linear
    /// A pace of the app's own, from the time's share to the change's.
    @preconcurrency open var timingFunction: (@MainActor (Float) -> Float)?
    /// The factor by which the action is faster.
    open var speed: CGFloat = 1

    init(_ effect: Effect, _ duration: TimeInterval) {
        (self.effect, self.duration) = (effect, duration)
        super.init()
    }

    func pace(_ share: Double) -> Float {
        let share = Float(share)
        if let timingFunction { return timingFunction(share) }
        switch timingMode {
        case .linear: return share
        case .easeIn: return share * share
        case .easeOut: return share * (2 - share)
        case .easeInEaseOut: return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
        }
    }

    /// The action that undoes this one; one that has none does nothing for as long.
    open func reversed() -> SCNAction {
        let other: SCNAction
        switch effect {
        case .change(_, let back): other = back?() ?? .wait(duration: duration)
        case .now, .custom: other = self
        case .sequence(let actions): other = .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): other = .group(actions.map { $0.reversed() })
        case .repeated(let action, let count): other = SCNAction(.repeated(action.reversed(), count), duration)
        }
        (other.timingMode, other.timingFunction, other.speed) = (timingMode, timingFunction, speed)
        return other
    }
}
