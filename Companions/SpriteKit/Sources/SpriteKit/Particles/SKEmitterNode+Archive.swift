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

    private static let numbers: [(String, @MainActor (SKEmitterNode, CGFloat) -> Void)] = [
        ("_birthrate", { $0.particleBirthRate = $1 }),
        ("_lifetime", { $0.particleLifetime = $1 }),
        ("_lifetimeVariance", { $0.particleLifetimeRange = $1 }),
        ("_startZPosition", { $0.particleZPosition = $1 }),
        ("_startSpeed", { $0.particleSpeed = $1 }),
        ("_startSpeedVariance", { $0.particleSpeedRange = $1 }),
        ("_emissionAngle", { $0.emissionAngle = $1 }),
        ("_emissionAngleVariance", { $0.emissionAngleRange = $1 }),
        ("_startRotation", { $0.particleRotation = $1 }),
        ("_startRotationVariance", { $0.particleRotationRange = $1 }),
        ("_rotationSpeed", { $0.particleRotationSpeed = $1 }),
        ("_startScale", { $0.particleScale = $1 }),
        ("_startScaleVariance", { $0.particleScaleRange = $1 }),
        ("_scaleSpeed", { $0.particleScaleSpeed = $1 }),
        ("_startOpacity", { $0.particleAlpha = $1 }),
        ("_startOpacityVariance", { $0.particleAlphaRange = $1 }),
        ("_opacitySpeed", { $0.particleAlphaSpeed = $1 }),
        ("_startColorMix", { $0.particleColorBlendFactor = $1 }),
        ("_startColorBlendVariance", { $0.particleColorBlendFactorRange = $1 }),
        ("_colorBlendSpeed", { $0.particleColorBlendFactorSpeed = $1 }),
        ("_startColorVarianceR", { $0.particleColorRedRange = $1 }),
        ("_startColorVarianceG", { $0.particleColorGreenRange = $1 }),
        ("_startColorVarianceB", { $0.particleColorBlueRange = $1 }),
        ("_startColorVarianceA", { $0.particleColorAlphaRange = $1 }),
        ("_colorSpeedR", { $0.particleColorRedSpeed = $1 }),
        ("_colorSpeedG", { $0.particleColorGreenSpeed = $1 }),
        ("_colorSpeedB", { $0.particleColorBlueSpeed = $1 }),
        ("_colorSpeedA", { $0.particleColorAlphaSpeed = $1 }),
    ]

    private func decodeNumbers(_ archive: NodeArchive) {
        for (key, set) in Self.numbers { if let number = archive.number(key) { set(self, number) } }
    }

    func takeOverEmitter(_ other: SKEmitterNode) {
        targetNode = other.targetNode
        (particleBirthRate, numParticlesToEmit) = (other.particleBirthRate, other.numParticlesToEmit)
        (particleLifetime, particleLifetimeRange) = (other.particleLifetime, other.particleLifetimeRange)
        (particlePosition, particlePositionRange) = (other.particlePosition, other.particlePositionRange)
        (particleZPosition, particleSpeed) = (other.particleZPosition, other.particleSpeed)
        (particleSpeedRange, emissionAngle) = (other.particleSpeedRange, other.emissionAngle)
        (emissionAngleRange, xAcceleration) = (other.emissionAngleRange, other.xAcceleration)
        (yAcceleration, particleRotation) = (other.yAcceleration, other.particleRotation)
        (particleRotationRange, particleRotationSpeed) = (other.particleRotationRange, other.particleRotationSpeed)
        (particleScale, particleScaleRange) = (other.particleScale, other.particleScaleRange)
        (particleScaleSpeed, particleScaleSequence) = (other.particleScaleSpeed, other.particleScaleSequence)
        (particleTexture, particleSize, particleColor) = (
            other.particleTexture, other.particleSize, other.particleColor
        )
        (particleColorRedRange, particleColorGreenRange) = (other.particleColorRedRange, other.particleColorGreenRange)
        (particleColorBlueRange, particleColorAlphaRange) = (
            other.particleColorBlueRange, other.particleColorAlphaRange
        )
        (particleColorRedSpeed, particleColorGreenSpeed) = (other.particleColorRedSpeed, other.particleColorGreenSpeed)
        (particleColorBlueSpeed, particleColorAlphaSpeed) = (
            other.particleColorBlueSpeed, other.particleColorAlphaSpeed
        )
        particleColorSequence = other.particleColorSequence
        particleColorBlendFactor = other.particleColorBlendFactor
        particleColorBlendFactorRange = other.particleColorBlendFactorRange
        particleColorBlendFactorSpeed = other.particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = other.particleColorBlendFactorSequence
        (particleBlendMode, particleAlpha) = (other.particleBlendMode, other.particleAlpha)
        (particleAlphaRange, particleAlphaSpeed) = (other.particleAlphaRange, other.particleAlphaSpeed)
        particleAlphaSequence = other.particleAlphaSequence
    }
}
