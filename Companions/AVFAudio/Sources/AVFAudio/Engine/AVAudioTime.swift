import Foundation

/// A time of sound: seconds of the device's clock, or frames.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The time in nanoseconds of the device's clock.
    public let hostTime: UInt64
    /// The time in frames.
    public let sampleTime: AVAudioFramePosition
    /// In frames a second.
    public let sampleRate: Double

    /// Makes a time in nanoseconds of the device's clock.
    public init(hostTime: UInt64) {
        self.hostTime = hostTime
        sampleTime = 0
        sampleRate = 0
    }

    /// Makes a time in frames.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        hostTime = 0
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
    }

    /// Whether the time is one in frames.
    open var isSampleTimeValid: Bool { sampleRate > 0 }
    /// Whether the time is one of the device's clock.
    open var isHostTimeValid: Bool { sampleRate == 0 }
}
