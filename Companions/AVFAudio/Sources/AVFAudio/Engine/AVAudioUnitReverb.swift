import Foundation

/// A room to echo as.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom = 1
    case largeRoom = 2
    case mediumHall = 3
    case largeHall = 4
    case plate = 5
    case mediumChamber = 6
    case largeChamber = 7
    case cathedral = 8
    case largeRoom2 = 9
    case mediumHall2 = 10
    case mediumHall3 = 11
    case largeHall2 = 12
}

/// A node that makes sound echo as in a room; here it stays as it is.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// Makes a node.
    public override init() {}

    /// How much of the echo is heard, from 0 to 100.
    open var wetDryMix: Float = 50
    /// Echoes as a room does.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
