import Foundation

/// A node that brings sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// Makes a node.
    public override init() {}
    /// From 0, silent, to 1.
    open var outputVolume: Float = 1
    /// From 0, silent, to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0
    /// The first input that nothing is connected to.
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
