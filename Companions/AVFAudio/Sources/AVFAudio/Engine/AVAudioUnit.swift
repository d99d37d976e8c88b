import Foundation

/// A node that changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name of what changes the sound.
    open var name: String { String(describing: type(of: self)) }
}
