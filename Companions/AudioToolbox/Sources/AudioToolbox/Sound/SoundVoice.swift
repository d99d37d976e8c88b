import Foundation
@_spi(Framework) import UIKit

/// A sound that is heard from a place on, until it is silenced.
@_spi(Framework) @MainActor public final class SoundVoice {
    private var device: UInt32?

    /// Makes a voice that is silent.
    public nonisolated init() {}

    isolated deinit { silence() }

    /// Whether sounds would be heard: so long as nobody listens, nothing needs to be decoded.
    public static var isHeard: Bool { SoundDevice.shared.isWanted }

    /// Is heard from a place on, in seconds.
    ///
    /// - Parameter pan: From -1, left, to 1, right.
    public func play(_ samples: SoundSamples, from seconds: Double, volume: Float, rate: Float = 1, pan: Float = 0) {
        silence()
        let first = min(max(0, Int(seconds * samples.sampleRate)), samples.frames)
        guard Self.isHeard, first < samples.frames, volume > 0, rate > 0 else { return }
        var values = samples.values[(first * samples.channels)...]
        let gains = (0..<samples.channels).map { channel -> Float in
            samples.channels == 2 ? volume * min(1, channel == 0 ? 1 - pan : 1 + pan) : volume
        }
        for index in values.indices { values[index] *= gains[index % samples.channels] }
        device = SoundDevice.shared.play(
            values, channels: samples.channels, sampleRate: samples.sampleRate * Double(rate))
    }

    /// Is silent.
    public func silence() {
        if let device { SoundDevice.shared.close(device) }
        device = nil
    }
}
