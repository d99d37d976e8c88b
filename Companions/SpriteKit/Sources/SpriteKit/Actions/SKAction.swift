import CoreGraphics
import Foundation
import UIKit

/// How an action's progress goes with time.
public enum SKActionTimingMode: Int, Sendable {
    /// Evenly.
    case linear
    /// Slowly at first.
    case easeIn
    /// Slowly at last.
    case easeOut
    /// Slowly at first and at last.
    case easeInEaseOut

    /// The progress, from 0 to 1, when a part of the time is over.
    ///
    /// Choice (SpriteKit): what begins or ends slowly goes with the square of the time.
    func progress(at part: CGFloat) -> CGFloat {
        switch self {
        case .linear: part
        case .easeIn: part * part
        case .easeOut: part * (2 - part)
        case .easeInEaseOut: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
        }
    }
}

/// A function from the part of an action's time that is over to the part of its progress.
public typealias SKActionTimingFunction = (Float) -> Float

/// Something that nodes do over time. An action can be run by many nodes.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    let effect: ActionEffect
    private var storedDuration: TimeInterval

    init(_ effect: ActionEffect, duration: TimeInterval) {
        self.effect = effect
        storedDuration = max(duration, 0)
        super.init()
    }

    /// Makes an action that does nothing.
    public override convenience init() { self.init(.wait(range: 0), duration: 0) }

    /// The time that the action takes without its speed, in seconds.
    open var duration: TimeInterval {
        get { storedDuration }
        set { storedDuration = max(newValue, 0) }
    }

    /// How the action's progress goes with time.
    open var timingMode = SKActionTimingMode.linear

    /// A function in place of the timing mode.
    open var timingFunction: SKActionTimingFunction?

    /// The factor by which the action is faster.
    open var speed: CGFloat = 1

    /// An action that undoes this one. What cannot be undone is done again, or takes its time without an effect.
    open func reversed() -> SKAction {
        let action = SKAction(effect.reversed, duration: storedDuration)
        action.takeTiming(of: self)
        return action
    }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let action = SKAction(effect, duration: storedDuration)
        action.takeTiming(of: self)
        return action
    }

    func takeTiming(of other: SKAction) {
        (timingMode, timingFunction, speed) = (other.timingMode, other.timingFunction, other.speed)
    }

    /// The progress, from 0 to 1, when a part of the time is over.
    func progress(at part: CGFloat) -> CGFloat {
        if let timingFunction { return CGFloat(timingFunction(Float(part))) }
        return timingMode.progress(at: part)
    }

    /// An action that changes a node with its progress.
    static func change(_ change: ActionChange, _ duration: TimeInterval) -> SKAction {
        SKAction(.change(change), duration: duration)
    }

    /// An action that is done at once.
    static func now(_ body: @escaping @MainActor (SKNode) -> Void, reverse: ActionEffect.Reverse = .same) -> SKAction {
        SKAction(.now(body, reverse), duration: 0)
    }
}
