import Foundation

/// The microphone; it hears silence.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
