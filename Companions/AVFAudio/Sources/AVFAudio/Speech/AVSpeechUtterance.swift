import Foundation

/// The slowest rate of speaking.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speaking.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speaking.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text that is to be spoken, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The same as an attributed text.
    public let attributedSpeechString: NSAttributedString

    /// Makes an utterance of a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    /// Makes an utterance of an attributed text.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }

    /// Who speaks; nil for the voice of the person's language.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Seconds of silence before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence afterwards.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether the person's own settings for spoken text go before.
    open var prefersAssistiveTechnologySettings = false

    /// How long a piece of the text takes, in seconds.
    ///
    /// Choice (AVFAudio): fifteen letters a second at the usual rate, three times as many at the greatest.
    func seconds(_ length: Int) -> Double {
        let rate = Double(min(max(rate, 0), 1))
        let speed = rate <= 0.5 ? 0.3 + rate * 1.4 : 1 + (rate - 0.5) * 4
        return Double(length) / (15 * speed)
    }
}
