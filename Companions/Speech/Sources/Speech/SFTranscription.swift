import Foundation

/// A text that was recognized.
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The text.
    open var formattedString: String { "" }
    /// The words.
    open var segments: [SFTranscriptionSegment] { [] }
}
