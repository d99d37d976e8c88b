import Foundation

/// The loudspeakers.
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
