import Foundation

/// A piece of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How the sound is written.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}
