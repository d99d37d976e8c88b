import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

extension SKAction {
    // MARK: Several actions

    /// Runs actions one after the other.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.fullDuration })
    }

    /// Runs actions at the same time.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), duration: actions.map(\.fullDuration).max() ?? 0)
    }

    /// Runs an action a number of times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeated(action, max(count, 0)), duration: action.fullDuration * Double(max(count, 0)))
    }

    /// Runs an action again and again.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeated(action, nil), duration: .infinity)
    }

    /// The seconds that the action takes with its speed.
    private var fullDuration: TimeInterval { speed > 0 ? duration / Double(speed) : .infinity }

    // MARK: Time

    /// Does nothing for some seconds.
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), duration: sec) }

    /// Does nothing for some seconds, longer or shorter by up to half of the range.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: max(durationRange, 0)), duration: sec)
    }

    // MARK: The app's own

    /// Calls a closure.
    @preconcurrency public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction {
        now { _ in block() }
    }

    /// Calls a closure on a queue.
    @preconcurrency public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        now { _ in queue.async { block() } }
    }

    /// Runs an action on the child of a name.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.onChild(action, name), duration: 0)
    }

    /// Calls a closure in every frame with the node and the seconds that have gone by.
    @preconcurrency public class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(.custom(block), duration: seconds)
    }

    /// Calls a method of an object.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let object = target as AnyObject
        return now { UIApplication.shared.sendAction(selector, to: object, from: $0, for: nil) }
    }

    /// Takes the node out of its parent.
    public class func removeFromParent() -> SKAction { now { $0.removeFromParent() } }

    // MARK: Sound

    /// Plays a sound of the app's files; it is not heard.
    ///
    /// Choice (SpriteKit): there is no sound, and waiting for its end takes no time.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        now { _ in SceneSound.report(fileNamed: soundFile) }
    }

    /// Plays the sound of an audio node; it is not heard.
    public class func play() -> SKAction { now({ _ in SceneSound.report() }, reverse: .nothing) }
    /// Ends the sound of an audio node; none is heard.
    public class func stop() -> SKAction { now({ _ in }, reverse: .nothing) }
    /// Has the sound of an audio node pause; none is heard.
    public class func pause() -> SKAction { now({ _ in }, reverse: .nothing) }
    /// Changes the volume of an audio node; none is heard.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    /// Changes the volume of an audio node; none is heard.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    // MARK: Physics

    /// Pushes the node's body with a force, in newtons.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyForce(CGVector(dx: force.dx * $1, dy: force.dy * $1)) }
    }

    /// Pushes the node's body with a force, in newtons, at a point of the scene.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyForce(CGVector(dx: force.dx * $1, dy: force.dy * $1), at: point) }
    }

    /// Turns the node's body with a torque, in newton metres.
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyTorque(torque * $1) }
    }

    /// Gives the node's body an impulse over some seconds, in newton seconds.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        sharing(sec) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) }
    }

    /// Gives the node's body an impulse over some seconds, in newton seconds, at a point of the scene.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        sharing(sec) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1), at: point) }
    }

    /// Gives the node's body an impulse that turns it over some seconds, in newton metre seconds.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        sharing(sec) { $0.applyAngularImpulse(impulse * $1) }
    }

    private static func pushing(
        _ duration: TimeInterval, _ push: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void
    ) -> SKAction {
        change(pushing(1, push), duration)
    }

    private static func pushing(
        _ sign: CGFloat, _ push: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void
    ) -> ActionChange {
        ActionChange(reverse: { pushing(-sign, push) }) { node in
            { _ in if let body = node.physicsBody { push(body, sign) } }
        }
    }

    private static func sharing(
        _ duration: TimeInterval, _ push: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void
    ) -> SKAction {
        change(sharing(1, push), duration)
    }

    private static func sharing(
        _ sign: CGFloat, _ push: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void
    ) -> ActionChange {
        ActionChange(reverse: { sharing(-sign, push) }) { node in
            var last: CGFloat = 0
            return { progress in
                if let body = node.physicsBody { push(body, (progress - last) * sign) }
                last = progress
            }
        }
    }

    /// Changes the strength of a field.
    public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
        change(.moving([(.strength, CGFloat(strength))]), sec)
    }
    /// Changes the strength of a field by an amount.
    public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction {
        change(.adding([(.strength, CGFloat(strength))]), sec)
    }
    /// Changes how fast a field's strength falls off.
    public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction {
        change(.moving([(.falloff, CGFloat(falloff))]), sec)
    }
    /// Changes how fast a field's strength falls off by an amount.
    public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction {
        change(.adding([(.falloff, CGFloat(falloff))]), sec)
    }
}
