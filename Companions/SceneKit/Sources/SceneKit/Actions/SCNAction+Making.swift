import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

extension SCNAction {
    /// A change that each frame adds its share of.
    private static func adding(
        _ duration: TimeInterval, _ back: @escaping @MainActor () -> SCNAction,
        _ add: @escaping @MainActor (SCNNode, Float) -> Void
    ) -> SCNAction {
        SCNAction(
            .change(
                { node in
                    var last: Float = 0
                    return { progress in
                        add(node, progress - last)
                        last = progress
                    }
                }, back: back), duration)
    }

    /// A change from what is to what is to be.
    private static func going<Value>(
        _ duration: TimeInterval, _ read: @escaping @MainActor (SCNNode) -> Value,
        _ write: @escaping @MainActor (SCNNode, Value, Float) -> Void
    ) -> SCNAction {
        SCNAction(
            .change(
                { node in
                    let start = read(node)
                    return { write(node, start, $0) }
                }, back: nil), duration)
    }

    // MARK: Place

    /// Moves the node by a way, in its parent's space.
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        adding(duration, { move(by: SCNVector3(-delta.simd), duration: duration) }) {
            $0.place.position += delta.simd * $1
        }
    }
    /// Moves the node by a way, in its parent's space.
    public class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        move(by: SCNVector3(x, y, z), duration: duration)
    }
    /// Moves the node to a place in its parent's space.
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        going(duration, { $0.place.position }) { $0.place.position = $1 + (location.simd - $1) * $2 }
    }
    /// Turns the node by an angle, in radians, around an axis.
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        adding(duration, { rotate(by: -angle, around: axis, duration: duration) }) {
            $0.place.turn = simd_quatf(angle: Float(angle) * $1, axis: axis.simd.unit) * $0.place.turn
        }
    }
    /// Turns the node by angles, in radians, around the axes of its parent's space.
    public class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        let way = SIMD3(Float(x), Float(y), Float(z))
        guard way.length > 0 else { return wait(duration: duration) }
        return adding(duration, { rotateBy(x: -x, y: -y, z: -z, duration: duration) }) {
            $0.place.turn = simd_quatf(angle: way.length * $1, axis: way.unit) * $0.place.turn
        }
    }
    /// Turns the node to angles, in radians.
    public class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        let end = SIMD3(Float(x), Float(y), Float(z))
        return going(duration, { $0.place.angles }) { $0.place.angles = $1 + (end - $1) * $2 }
    }
    /// Turns the node to angles, in radians, the shorter way where that is asked for.
    public class func rotateTo(
        x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool
    ) -> SCNAction {
        guard usesShortestUnitArc else { return rotateTo(x: x, y: y, z: z, duration: duration) }
        var end = NodePlace()
        end.angles = SIMD3(Float(x), Float(y), Float(z))
        let turn = end.turn
        return going(duration, { $0.place.turn }) { $0.place.turn = simd_slerp($1, turn, $2) }
    }
    /// Makes the node larger by a factor.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(
            .change(
                { node in
                    let start = node.place.scale
                    return { node.place.scale = start * (1 + (Float(scale) - 1) * $0) }
                }, back: { Self.scale(by: 1 / scale, duration: duration) }), duration)
    }
    /// Makes the node as large as a factor says.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
        let end = SIMD3<Float>(repeating: Float(scale))
        return going(duration, { $0.place.scale }) { $0.place.scale = $1 + (end - $1) * $2 }
    }

    // MARK: Look

    /// Changes the node's opacity.
    public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        going(sec, { $0.looks.opacity }) { $0.looks.opacity = $1 + (opacity - $1) * CGFloat($2) }
    }
    /// Changes the node's opacity by an amount.
    public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        adding(sec, { fadeOpacity(by: -factor, duration: sec) }) { $0.looks.opacity += factor * CGFloat($1) }
    }
    /// Makes the node seen.
    public class func fadeIn(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: sec) }
    /// Makes the node vanish.
    public class func fadeOut(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: sec) }
    /// Hides the node.
    public class func hide() -> SCNAction { SCNAction(.now { $0.isHidden = true }, 0) }
    /// Shows the node.
    public class func unhide() -> SCNAction { SCNAction(.now { $0.isHidden = false }, 0) }
    /// Takes the node out of its parent.
    public class func removeFromParentNode() -> SCNAction { SCNAction(.now { $0.removeFromParentNode() }, 0) }

    // MARK: Several

    /// Runs actions one after the other.
    public class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration / Double($1.speed) })
    }
    /// Runs actions at the same time.
    public class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(.group(actions), actions.map { $0.duration / Double($0.speed) }.max() ?? 0)
    }
    /// Runs an action a number of times.
    public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(.repeated(action, max(count, 0)), action.duration * Double(max(count, 0)))
    }
    /// Runs an action again and again.
    public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.repeated(action, nil), .infinity) }
    /// Does nothing for some seconds.
    public class func wait(duration sec: TimeInterval) -> SCNAction {
        SCNAction(.change({ _ in { _ in } }, back: nil), sec)
    }
    /// Calls a closure with the node.
    @preconcurrency public class func run(_ block: @escaping @MainActor (SCNNode) -> Void) -> SCNAction {
        SCNAction(.now(block), 0)
    }
    /// Calls a closure in every frame with the node and the seconds that have gone by.
    @preconcurrency public class func customAction(
        duration seconds: TimeInterval, action block: @escaping @MainActor (SCNNode, CGFloat) -> Void
    ) -> SCNAction {
        SCNAction(.custom(block), seconds)
    }
}
