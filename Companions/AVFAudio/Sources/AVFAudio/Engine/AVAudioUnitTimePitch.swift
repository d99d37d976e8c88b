import Foundation

/// A node that changes how fast and how high a sound is; here it stays as it is.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// Makes a node.
    public override init() {}

    /// How fast, from 1/32 to 32.
    open var rate: Float = 1
    /// How much higher, in hundredths of a semitone.
    open var pitch: Float = 0
    /// How much the pieces of the sound overlap, from 3 to 32.
    open var overlap: Float = 8
}
