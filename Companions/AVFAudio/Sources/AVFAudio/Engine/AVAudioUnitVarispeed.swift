import Foundation

/// A node that changes how fast a sound is, and so how high; here it stays as it is.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// Makes a node.
    public override init() {}

    /// How fast, from 0.25 to 4.
    open var rate: Float = 1
}
