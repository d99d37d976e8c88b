import Foundation

/// A thing that sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    /// What it is.
    public let portType: AVAudioSession.Port
    /// What a person calls it.
    public let portName: String
    /// Tells it from others.
    public let uid: String

    private init(_ type: AVAudioSession.Port, _ name: String) {
        portType = type
        portName = name
        uid = name
    }

    static let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")
    static let speaker = AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
    static let headphones = AVAudioSessionPortDescription(.headphones, "Headphones")
}
