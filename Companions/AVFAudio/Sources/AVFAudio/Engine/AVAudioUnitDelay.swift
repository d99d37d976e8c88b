import Foundation

/// A node that repeats sound later; here it stays as it is.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// Makes a node.
    public override init() {}

    /// How much later, in seconds.
    open var delayTime: TimeInterval = 1
    /// How much of it is repeated again, from -100 to 100.
    open var feedback: Float = 50
    /// Above which frequency nothing is repeated.
    open var lowPassCutoff: Float = 15000
    /// How much of the repetition is heard, from 0 to 100.
    open var wetDryMix: Float = 100
}
