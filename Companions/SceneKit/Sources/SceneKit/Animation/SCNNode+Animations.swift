import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// An animation of a node that goes on.
struct RunningNodeAnimation {
    let animation: CAAnimation
    var elapsed = 0.0
    /// What the animation began with.
    let start: NodePlace
    let opacity: CGFloat
}

extension SCNNode {
    /// Runs an animation of the node's place, turn, size or opacity, in place of the one of the key.
    public func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        let parts = (animation as? CAAnimationGroup)?.animations ?? [animation]
        for part in parts where (part as? CABasicAnimation)?.sceneKey == nil {
            Findings.report(
                limit: "scenekit.animation", "an animation of nodes is not known and does nothing: \(type(of: part))",
                advice: "Animate position, rotation, eulerAngles, orientation, scale, transform or opacity.")
        }
        animations[key ?? "\(ObjectIdentifier(animation))"] = RunningNodeAnimation(
            animation: animation, start: place, opacity: looks.opacity)
        changed()
    }
    /// The keys of the animations that go on.
    public var animationKeys: [String] { animations.keys.sorted() }
    /// The animation of a key.
    public func animation(forKey key: String) -> CAAnimation? { animations[key]?.animation }
    /// Ends the animation of a key; the node is again as it was.
    public func removeAnimation(forKey key: String) {
        guard let animation = animations.removeValue(forKey: key) else { return }
        (place, looks.opacity) = (animation.start, animation.opacity)
        changed()
    }
    /// Ends all animations.
    public func removeAllAnimations() { for key in animationKeys { removeAnimation(forKey: key) } }

    func advanceAnimations(by seconds: TimeInterval) {
        for (key, running) in animations {
            let animation = running.animation
            let elapsed = running.elapsed + seconds * Double(animation.speed)
            animations[key]?.elapsed = elapsed
            let length = animation.duration > 0 ? animation.duration : 0.25
            let once = animation.autoreverses ? length * 2 : length
            let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
            let isOver = elapsed >= once * count
            var share = isOver ? 1 : elapsed.truncatingRemainder(dividingBy: once) / length
            if isOver, animation.autoreverses { share = 0 }
            if share > 1 { share = 2 - share }
            for part in (animation as? CAAnimationGroup)?.animations ?? [animation] {
                let paced = (part.timingFunction ?? animation.timingFunction)?.sceneProgress(at: share) ?? share
                (part as? CABasicAnimation)?.apply(Float(paced), to: self, from: running)
            }
            guard isOver, animation.isRemovedOnCompletion else { continue }
            removeAnimation(forKey: key)
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }
}

extension CABasicAnimation {
    /// The property and, where only one number of it changes, that number's place.
    var sceneKey: (String, Int?)? {
        guard let parts = keyPath?.split(separator: ".").map(String.init), let first = parts.first,
            ["position", "rotation", "eulerAngles", "orientation", "scale", "transform", "opacity"].contains(first)
        else { return nil }
        return (first, parts.count > 1 ? ["x", "y", "z", "w"].firstIndex(of: parts[1]) : nil)
    }

    func apply(_ share: Float, to node: SCNNode, from running: RunningNodeAnimation) {
        guard let (key, part) = sceneKey else { return }
        let start = running.start
        var current: [Float]
        switch key {
        case "position": current = [start.position.x, start.position.y, start.position.z]
        case "eulerAngles": current = [start.angles.x, start.angles.y, start.angles.z]
        case "scale": current = [start.scale.x, start.scale.y, start.scale.z]
        case "rotation": current = [start.rotation.x, start.rotation.y, start.rotation.z, start.rotation.w]
        case "orientation": current = (0..<4).map { start.turn.vector[$0] }
        case "transform":
            let matrix = start.matrix
            current = [matrix.x, matrix.y, matrix.z, matrix.w].flatMap { [$0.x, $0.y, $0.z, $0.w] }
        default: current = [Float(running.opacity)]
        }
        func numbers(_ value: Any?) -> [Float]? {
            if let number = value as? NSNumber {
                guard let part, part < current.count else { return current.count == 1 ? [number.floatValue] : nil }
                var list = current
                list[part] = number.floatValue
                return list
            }
            let list =
                (value as? NSValue)?.sceneNumbers ?? (value as? SCNVector3).map { [$0.x, $0.y, $0.z] }
                ?? (value as? SCNVector4).map { [$0.x, $0.y, $0.z, $0.w] } ?? []
            return list.count == current.count ? list : nil
        }
        let from = numbers(fromValue) ?? current
        let to = numbers(toValue) ?? numbers(byValue).map { zip(from, $0).map(+) } ?? current
        let now = zip(from, to).map { $0 + ($1 - $0) * share }
        switch key {
        case "position": node.place.position = SIMD3(now)
        case "eulerAngles": node.place.angles = SIMD3(now)
        case "scale": node.place.scale = SIMD3(now)
        case "rotation": node.place.rotation = SCNVector4(SIMD4(now))
        case "orientation": node.place.turn = simd_quatf(vector: SIMD4(now)).normalized
        case "transform":
            node.place.matrix = Matrix(SIMD4(now[0..<4]), SIMD4(now[4..<8]), SIMD4(now[8..<12]), SIMD4(now[12..<16]))
        default: node.looks.opacity = CGFloat(now[0])
        }
    }
}
