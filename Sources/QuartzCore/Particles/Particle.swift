import CoreGraphics
import Foundation

/// A particle as it is seen at one moment.
package struct Particle: Equatable {
    /// In the emitter layer's coordinate space.
    var position: CGPoint
    var z: CGFloat
    /// As a multiple of the contents' size.
    var scale: CGFloat
    /// In radians.
    var angle: CGFloat
    var color: RGBA
    /// In seconds.
    var age: Double
    var image: CGImage
    /// In points, at scale 1.
    var size: CGSize
    var quality: CGInterpolationQuality
}

extension FrameBuilder {
    /// Adds particles, each an image in the emitter layer's plane.
    func add(
        _ particles: [Particle], of emitter: EmitterState, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        var whole = DisplayList()
        for particle in emitter.renderMode.order(particles) {
            guard particle.color.alpha > 0, particle.scale > 0 else { continue }
            let image = memory.tinted(particle.image, by: particle.color)
            let transform = place.points.translatedBy(x: particle.position.x, y: particle.position.y)
                .rotated(by: particle.angle).scaledBy(x: particle.scale, y: particle.scale)
            let rect = CGRect(
                x: -particle.size.width / 2, y: -particle.size.height / 2, width: particle.size.width,
                height: particle.size.height)
            append(
                DisplayCommand(
                    .image(image, rect, particle.quality), transform: transform, clip: clip,
                    alpha: CGFloat(particle.color.alpha),
                    blendMode: emitter.renderMode == .additive ? .plusLighter : .normal), visible, to: &whole)
        }
        for command in whole.commands { list.append(command) }
    }
}

extension CAEmitterLayerRenderMode {
    /// The particles from the lowest to the topmost.
    fileprivate func order(_ particles: [Particle]) -> [Particle] {
        func sorted(_ isBefore: (Particle, Particle) -> Bool) -> [Particle] {
            particles.enumerated().sorted { one, other in
                isBefore(one.element, other.element)
                    || (!isBefore(other.element, one.element) && one.offset < other.offset)
            }.map(\.element)
        }
        switch self {
        case .oldestFirst: return sorted { $0.age > $1.age }
        case .oldestLast: return sorted { $0.age < $1.age }
        case .backToFront: return sorted { $0.z < $1.z }
        default: return particles
        }
    }
}
