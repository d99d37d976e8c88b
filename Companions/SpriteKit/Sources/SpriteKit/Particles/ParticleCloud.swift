import CoreGraphics
import Foundation
import UIKit

/// One of an emitter's particles.
struct Particle {
    var position: CGPoint
    var velocity: CGVector
    var age: CGFloat = 0
    let lifetime: CGFloat
    var rotation: CGFloat
    var scale: CGFloat
    var alpha: CGFloat
    /// Red, green, blue and opacity.
    var color: SIMD4<Double>
    var blend: CGFloat

    /// How much of the life is over, from 0 to 1.
    var part: CGFloat { lifetime > 0 ? age / lifetime : 1 }
}

/// The particles of an emitter: the same in every run.
@MainActor struct ParticleCloud {
    /// More would only be slow.
    private static let limit = 4000

    private(set) var particles: [Particle] = []
    private var generator = SeededGenerator(seed: 3)
    private var due: CGFloat = 0
    private var emitted = 0

    init() {}

    mutating func advance(_ emitter: SKEmitterNode, by seconds: Double) {
        let seconds = CGFloat(seconds)
        guard seconds > 0 else { return }
        move(emitter, seconds)
        due += emitter.particleBirthRate * seconds
        let total = emitter.numParticlesToEmit
        while due >= 1 {
            due -= 1
            guard total <= 0 || emitted < total, particles.count < Self.limit else { continue }
            emitted += 1
            // Of those that are born in a frame, each has flown for its share.
            var particle = make(emitter)
            let age = emitter.particleBirthRate > 0 ? due / emitter.particleBirthRate : 0
            Self.move(&particle, emitter, min(age, seconds))
            if particle.age < particle.lifetime { particles.append(particle) }
        }
    }

    private mutating func move(_ emitter: SKEmitterNode, _ seconds: CGFloat) {
        for index in particles.indices { Self.move(&particles[index], emitter, seconds) }
        particles.removeAll { $0.age >= $0.lifetime }
    }

    private static func move(_ particle: inout Particle, _ emitter: SKEmitterNode, _ seconds: CGFloat) {
        particle.age += seconds
        particle.position.x += particle.velocity.dx * seconds + emitter.xAcceleration * seconds * seconds / 2
        particle.position.y += particle.velocity.dy * seconds + emitter.yAcceleration * seconds * seconds / 2
        particle.velocity.dx += emitter.xAcceleration * seconds
        particle.velocity.dy += emitter.yAcceleration * seconds
        particle.rotation += emitter.particleRotationSpeed * seconds
        particle.scale += emitter.particleScaleSpeed * seconds
        particle.alpha += emitter.particleAlphaSpeed * seconds
        particle.blend += emitter.particleColorBlendFactorSpeed * seconds
        let speed = SIMD4(
            Double(emitter.particleColorRedSpeed), Double(emitter.particleColorGreenSpeed),
            Double(emitter.particleColorBlueSpeed), Double(emitter.particleColorAlphaSpeed))
        particle.color += speed * Double(seconds)
    }

    private mutating func spread(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
        range == 0 ? value : value + range * (CGFloat(Double.random(in: 0..<1, using: &generator)) - 0.5)
    }

    private mutating func make(_ emitter: SKEmitterNode) -> Particle {
        let angle = spread(emitter.emissionAngle, emitter.emissionAngleRange)
        let speed = spread(emitter.particleSpeed, emitter.particleSpeedRange)
        let color = emitter.particleColor.components
        var particle = Particle(
            position: CGPoint(
                x: spread(emitter.particlePosition.x, emitter.particlePositionRange.dx),
                y: spread(emitter.particlePosition.y, emitter.particlePositionRange.dy)),
            velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            lifetime: max(spread(emitter.particleLifetime, emitter.particleLifetimeRange), 0),
            rotation: spread(emitter.particleRotation, emitter.particleRotationRange),
            scale: spread(emitter.particleScale, emitter.particleScaleRange),
            alpha: spread(emitter.particleAlpha, emitter.particleAlphaRange),
            color: SIMD4(
                Double(spread(color[0], emitter.particleColorRedRange)),
                Double(spread(color[1], emitter.particleColorGreenRange)),
                Double(spread(color[2], emitter.particleColorBlueRange)),
                Double(spread(color[3], emitter.particleColorAlphaRange))),
            blend: spread(emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange))
        if let toTarget = emitter.toTarget {
            particle.position = particle.position.applying(toTarget)
            let velocity = particle.velocity
            particle.velocity = CGVector(
                dx: velocity.dx * toTarget.a + velocity.dy * toTarget.c,
                dy: velocity.dx * toTarget.b + velocity.dy * toTarget.d)
        }
        return particle
    }
}

extension SKEmitterNode {
    /// From the emitter's space to that in which the particles fly; nil where it is the same.
    var toTarget: CGAffineTransform? {
        guard let targetNode, targetNode !== self, targetNode.root === root else { return nil }
        return worldTransform.concatenating(targetNode.worldTransform.inverted())
    }
}

/// Draws the particles of emitters.
@MainActor struct ParticlePicture {
    private let painter: NodePainter
    private var context: CGContext { painter.context }

    init(_ painter: NodePainter) { self.painter = painter }

    func draw(_ emitter: SKEmitterNode) {
        if let toTarget = emitter.toTarget { context.concatenate(toTarget.inverted()) }
        context.setBlendMode(emitter.particleBlendMode.coreGraphics)
        context.interpolationQuality = .low
        let particles = emitter.cloud.particles
        if emitter.particleRenderOrder == .oldestLast {
            for particle in particles.reversed() { draw(particle, of: emitter) }
        } else {
            for particle in particles { draw(particle, of: emitter) }
        }
    }

    private func draw(_ particle: Particle, of emitter: SKEmitterNode) {
        let part = particle.part
        let scale = particle.scale * (emitter.particleScaleSequence?.number(at: part) ?? 1)
        var color = particle.color
        if let components = emitter.particleColorSequence?.color(at: part)?.components {
            color = SIMD4(components.map(Double.init))
        }
        let alpha = min(max(emitter.particleAlphaSequence?.number(at: part) ?? particle.alpha, 0), 1)
        let opacity = painter.alpha * alpha * CGFloat(min(max(color.w, 0), 1))
        guard scale > 0, opacity > 0.003 else { return }
        var size = emitter.particleSize
        if size.width <= 0 || size.height <= 0 { size = emitter.particleTexture?.size() ?? CGSize(width: 1, height: 1) }
        context.saveGState()
        context.translateBy(x: particle.position.x, y: particle.position.y)
        if particle.rotation != 0 { context.rotate(by: particle.rotation) }
        context.setAlpha(opacity)
        let rect = CGRect(
            x: -size.width * scale / 2, y: -size.height * scale / 2, width: size.width * scale,
            height: size.height * scale)
        if let texture = emitter.particleTexture {
            let blend = emitter.particleColorBlendFactorSequence?.number(at: part) ?? particle.blend
            if let image = texture.image(tinted: tint(color, min(max(blend, 0), 1))) { context.draw(image, in: rect) }
        } else {
            context.setFillColor(red: color.x, green: color.y, blue: color.z, alpha: 1)
            context.fill(rect)
        }
        context.restoreGState()
    }

    /// The tint for a colour, of which there are so few that pictures of each can be kept.
    private func tint(_ color: SIMD4<Double>, _ factor: CGFloat) -> Tint? {
        guard factor > 0 else { return nil }
        func rounded(_ value: Double) -> CGFloat { CGFloat((min(max(value, 0), 1) * 15).rounded() / 15) }
        return Tint(red: rounded(color.x), green: rounded(color.y), blue: rounded(color.z), factor: factor)
    }
}
