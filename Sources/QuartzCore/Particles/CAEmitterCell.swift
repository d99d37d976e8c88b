import CoreGraphics
import Foundation

/// One kind of particles that an emitter layer, or another particle, sends out.
///
/// A value is drawn for each particle within its range on both sides.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    /// The name under which key paths such as `emitterCells.fire.birthRate` find the cell.
    open var name: String?
    /// Whether particles of this kind are sent out.
    open var isEnabled = true
    /// Particles in a second.
    open var birthRate: Float = 0
    /// For how many seconds a particle is there.
    open var lifetime: Float = 0
    /// By how many seconds lifetimes differ.
    open var lifetimeRange: Float = 0
    /// The angle out of the layer's plane in which particles go, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The angle in the layer's plane in which particles go, in radians from the x axis towards the y axis.
    open var emissionLongitude: CGFloat = 0
    /// The opening of the cone around that direction, in radians.
    open var emissionRange: CGFloat = 0
    /// How fast particles start, in points a second.
    open var velocity: CGFloat = 0
    /// By how much starting speeds differ, in points a second.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points a second in each second.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards, in points a second in each second.
    open var yAcceleration: CGFloat = 0
    /// The acceleration towards the eye, in points a second in each second.
    open var zAcceleration: CGFloat = 0
    /// The size of a particle, as a multiple of its contents' size.
    open var scale: CGFloat = 1
    /// By how much sizes differ.
    open var scaleRange: CGFloat = 0
    /// By how much a size grows in a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast particles turn, in radians a second.
    open var spin: CGFloat = 0
    /// By how much turns differ, in radians a second.
    open var spinRange: CGFloat = 0
    /// What the colours of the contents are multiplied by; white unless set.
    open var color: CGColor? = .white
    /// By how much the red of colours differs.
    open var redRange: Float = 0
    /// By how much the green of colours differs.
    open var greenRange: Float = 0
    /// By how much the blue of colours differs.
    open var blueRange: Float = 0
    /// By how much the alpha of colours differs.
    open var alphaRange: Float = 0
    /// By how much the red grows in a second.
    open var redSpeed: Float = 0
    /// By how much the green grows in a second.
    open var greenSpeed: Float = 0
    /// By how much the blue grows in a second.
    open var blueSpeed: Float = 0
    /// By how much the alpha grows in a second.
    open var alphaSpeed: Float = 0
    /// A `CGImage` that each particle shows; particles without one are not seen.
    open var contents: Any?
    /// The part of the contents to show, in fractions of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents a point.
    open var contentsScale: CGFloat = 1
    /// How contents are shown larger than they are.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// How contents are shown smaller than they are.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// The kinds of particles that each particle of this kind sends out in turn.
    open var emitterCells: [CAEmitterCell]?

    // MARK: Time

    /// How many seconds after the emitter, or the particle that sends it out, the cell begins.
    open var beginTime: CFTimeInterval = 0
    /// For how many seconds particles are sent out; 0 is without end.
    open var duration: CFTimeInterval = 0
    /// How fast the particles' time passes.
    open var speed: Float = 1
    /// Seconds added to the time of the cell.
    open var timeOffset: CFTimeInterval = 0
    /// How many times the duration is run through.
    open var repeatCount: Float = 0
    /// For how many seconds the duration is run through again.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the duration is run through backwards; particles have no backwards.
    open var autoreverses = false
    /// What the cell does outside its active time; nothing is sent out then.
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() { super.init() }

    /// Whether particles are sent out at a time, in seconds since the emitter or particle around the cell began.
    func isEmitting(at time: Double) -> Bool {
        guard isEnabled, time >= beginTime else { return false }
        guard duration > 0, duration.isFinite else { return true }
        let runs = repeatDuration > 0 ? repeatDuration : duration * Double(max(repeatCount, 1))
        return time < beginTime + runs
    }
}
