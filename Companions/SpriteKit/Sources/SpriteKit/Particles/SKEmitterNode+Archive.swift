import CoreGraphics
import Foundation
import UIKit

extension SKEmitterNode {
    func decodeEmitter(_ archive: NodeArchive) {
        decodeNumbers(archive)
        numParticlesToEmit = archive.boxed("_numParticlesToEmit")?.intValue ?? 0
        particlePosition = archive.point("_startPosition") ?? .zero
        particlePositionRange = archive.vector("_startPositionVariance") ?? .zero
        particleSize = archive.size("_startSize") ?? .zero
        let acceleration = archive.vector("_acceleration") ?? .zero
        (xAcceleration, yAcceleration) = (acceleration.dx, acceleration.dy)
        particleTexture = archive.object("_particleTexture") as? SKTexture
        particleColor = archive.color("_startColor") ?? .white
        particleBlendMode = archive.integer("_particleBlendMode").flatMap(SKBlendMode.init) ?? .alpha
        fieldBitMask = archive.mask("_fieldBitMask") ?? 0
        particleColorSequence = archive.object("_particleColorSequence") as? SKKeyframeSequence
        particleAlphaSequence = archive.object("_particleAlphaSequence") as? SKKeyframeSequence
        particleScaleSequence = archive.object("_particleScaleSequence") as? SKKeyframeSequence
        particleColorBlendFactorSequence =
            archive.object("_particleColorBlendFactorSequence") as? SKKeyframeSequence
    }

    /// The numbers of an emitter, by their keys in archives.
    private static let numbers: [(key: String, path: ReferenceWritableKeyPath<SKEmitterNode, CGFloat>)] = [
        ("_birthrate", \.particleBirthRate),
        ("_lifetime", \.particleLifetime),
        ("_lifetimeVariance", \.particleLifetimeRange),
        ("_startZPosition", \.particleZPosition),
        ("_startSpeed", \.particleSpeed),
        ("_startSpeedVariance", \.particleSpeedRange),
        ("_emissionAngle", \.emissionAngle),
        ("_emissionAngleVariance", \.emissionAngleRange),
        ("_startRotation", \.particleRotation),
        ("_startRotationVariance", \.particleRotationRange),
        ("_rotationSpeed", \.particleRotationSpeed),
        ("_startScale", \.particleScale),
        ("_startScaleVariance", \.particleScaleRange),
        ("_scaleSpeed", \.particleScaleSpeed),
        ("_startOpacity", \.particleAlpha),
        ("_startOpacityVariance", \.particleAlphaRange),
        ("_opacitySpeed", \.particleAlphaSpeed),
        ("_startColorMix", \.particleColorBlendFactor),
        ("_startColorBlendVariance", \.particleColorBlendFactorRange),
        ("_colorBlendSpeed", \.particleColorBlendFactorSpeed),
        ("_startColorVarianceR", \.particleColorRedRange),
        ("_startColorVarianceG", \.particleColorGreenRange),
        ("_startColorVarianceB", \.particleColorBlueRange),
        ("_startColorVarianceA", \.particleColorAlphaRange),
        ("_colorSpeedR", \.particleColorRedSpeed),
        ("_colorSpeedG", \.particleColorGreenSpeed),
        ("_colorSpeedB", \.particleColorBlueSpeed),
        ("_colorSpeedA", \.particleColorAlphaSpeed),
    ]

    private func decodeNumbers(_ archive: NodeArchive) {
        for (key, path) in Self.numbers { if let number = archive.number(key) { self[keyPath: path] = number } }
    }

    func takeOverEmitter(_ other: SKEmitterNode) {
        for (_, path) in Self.numbers { self[keyPath: path] = other[keyPath: path] }
        targetNode = other.targetNode
        numParticlesToEmit = other.numParticlesToEmit
        particleRenderOrder = other.particleRenderOrder
        (particlePosition, particlePositionRange) = (other.particlePosition, other.particlePositionRange)
        particleZPositionRange = other.particleZPositionRange
        (xAcceleration, yAcceleration) = (other.xAcceleration, other.yAcceleration)
        (particleTexture, particleSize) = (other.particleTexture, other.particleSize)
        (particleColor, particleBlendMode) = (other.particleColor, other.particleBlendMode)
        particleScaleSequence = other.particleScaleSequence
        particleColorSequence = other.particleColorSequence
        particleColorBlendFactorSequence = other.particleColorBlendFactorSequence
        particleAlphaSequence = other.particleAlphaSequence
        (fieldBitMask, shader, particleAction) = (other.fieldBitMask, other.shader, other.particleAction)
    }
}
