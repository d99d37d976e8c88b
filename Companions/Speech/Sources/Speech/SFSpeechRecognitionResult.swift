import Foundation

/// What was recognized. Nothing is.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The likeliest text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All texts, the likeliest first.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether the text stays as it is.
    open var isFinal: Bool { true }
}
