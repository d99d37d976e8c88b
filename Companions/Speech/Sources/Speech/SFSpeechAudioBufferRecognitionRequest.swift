import AVFAudio
import Foundation

/// Speech that comes by and by.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// Makes a request without sound.
    public override init() { super.init() }

    /// Adds sound, which nobody listens to.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Says that no more sound comes.
    open func endAudio() {}
}
