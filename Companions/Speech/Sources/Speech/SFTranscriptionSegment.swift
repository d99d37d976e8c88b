import Foundation

/// A word that was recognized.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The word.
    open var substring: String { "" }
    /// Where the word is in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// The time in seconds at which the word begins.
    open var timestamp: TimeInterval { 0 }
    /// The time in seconds that the word takes.
    open var duration: TimeInterval { 0 }
    /// How sure the recognizer is, from 0 to 1.
    open var confidence: Float { 0 }
}
