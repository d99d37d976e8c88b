import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// In which order particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
    /// The oldest last.
    case oldestLast
    /// The oldest first.
    case oldestFirst
    /// In any order: the oldest first.
    case dontCare
}

/// A node from which particles fly.
///
/// A range is how far a value is spread around the given one: by half of it to either side.
open class SKEmitterNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKEmitterNode") }

    var cloud = ParticleCloud()

    /// Makes an emitter without particles.
    public override init() { super.init() }

    /// Makes an emitter from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// The node in whose space the particles fly; nil for the emitter.
    open weak var targetNode: SKNode?

    // MARK: Birth

    /// The number of particles a second.
    open var particleBirthRate: CGFloat = 0
    /// The number of particles in all; 0 for no end.
    open var numParticlesToEmit = 0
    /// How long a particle lives, in seconds.
    open var particleLifetime: CGFloat = 0
    /// The range of the lifetime.
    open var particleLifetimeRange: CGFloat = 0
    /// In which order particles are drawn.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast

    /// Takes all particles away and begins anew.
    open func resetSimulation() { cloud = ParticleCloud() }

    /// Brings the particles on by some seconds.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        // Particles that were born and have died in between leave nothing behind.
        var left = sec
        while left > 0 {
            cloud.advance(self, by: min(left, 1.0 / 60))
            left -= 1.0 / 60
        }
    }

    // MARK: Movement

    /// Where particles begin, in points.
    open var particlePosition = CGPoint.zero
    /// The range of where particles begin.
    open var particlePositionRange = CGVector.zero
    /// The height of particles over the node.
    open var particleZPosition: CGFloat = 0
    /// The range of heights, which has no effect: particles are drawn with their emitter.
    open var particleZPositionRange: CGFloat = 0
    /// The speed of particles, in points a second.
    open var particleSpeed: CGFloat = 0
    /// The range of the speed.
    open var particleSpeedRange: CGFloat = 0
    /// The direction of particles, in radians.
    open var emissionAngle: CGFloat = 0
    /// The range of the direction.
    open var emissionAngleRange: CGFloat = 0
    /// How the speed along the x axis changes, in points a second in each second.
    open var xAcceleration: CGFloat = 0
    /// How the speed along the y axis changes, in points a second in each second.
    open var yAcceleration: CGFloat = 0

    // MARK: Turn and scale

    /// The turn of a new particle, in radians.
    open var particleRotation: CGFloat = 0
    /// The range of the turn.
    open var particleRotationRange: CGFloat = 0
    /// How the turn changes in a second.
    open var particleRotationSpeed: CGFloat = 0
    /// The scale of a new particle.
    open var particleScale: CGFloat = 1
    /// The range of the scale.
    open var particleScaleRange: CGFloat = 0
    /// How the scale changes in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The scale over a particle's life, by which it is multiplied.
    open var particleScaleSequence: SKKeyframeSequence?

    // MARK: Look

    /// The picture of particles; nil for squares.
    open var particleTexture: SKTexture?
    /// The size of particles, in points; zero for that of the picture.
    open var particleSize = CGSize.zero
    /// The colour of particles.
    open var particleColor = UIColor.white
    /// The range of the colour's red.
    open var particleColorRedRange: CGFloat = 0
    /// The range of the colour's green.
    open var particleColorGreenRange: CGFloat = 0
    /// The range of the colour's blue.
    open var particleColorBlueRange: CGFloat = 0
    /// The range of the colour's opacity.
    open var particleColorAlphaRange: CGFloat = 0
    /// How the colour's red changes in a second.
    open var particleColorRedSpeed: CGFloat = 0
    /// How the colour's green changes in a second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// How the colour's blue changes in a second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// How the colour's opacity changes in a second.
    open var particleColorAlphaSpeed: CGFloat = 0
    /// The colour over a particle's life.
    open var particleColorSequence: SKKeyframeSequence?
    /// How much of the colour is mixed into the picture, from 0 to 1.
    open var particleColorBlendFactor: CGFloat = 0
    /// The range of how much colour is mixed in.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// How the colour that is mixed in changes in a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// How much of the colour is mixed in over a particle's life.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// How particles are put over what is behind.
    open var particleBlendMode = SKBlendMode.alpha
    /// The opacity of new particles.
    open var particleAlpha: CGFloat = 1
    /// The range of the opacity.
    open var particleAlphaRange: CGFloat = 0
    /// How the opacity changes in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The opacity over a particle's life.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// The bits of the fields that move particles; none do.
    open var fieldBitMask: UInt32 = 0
    /// A shader, which is not run.
    open var shader: SKShader? { didSet { shader?.reportIgnored(by: self) } }
    /// An action of every particle, which is not run.
    open var particleAction: SKAction? {
        didSet {
            guard particleAction != nil else { return }
            Findings.report(
                limit: "spritekit.particle-action", "particles do not run actions",
                advice: "Describe what particles do by the emitter's properties.")
        }
    }

    override var isDrawn: Bool { !cloud.particles.isEmpty }

    override func advance(by seconds: Double) { cloud.advance(self, by: seconds) }

    override func paint(_ painter: NodePainter) { ParticlePicture(painter).draw(self) }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        if let other = other as? SKEmitterNode { takeOverEmitter(other) }
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        decodeEmitter(archive)
    }
}
