import Foundation

/// A node that changes sound as it comes; here it stays as it is.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it is.
    open var bypass = false
}
