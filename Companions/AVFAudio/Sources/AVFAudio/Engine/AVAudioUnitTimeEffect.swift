import Foundation

/// A node that changes the time of sound; here it stays as it is.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it is.
    open var bypass = false
}
