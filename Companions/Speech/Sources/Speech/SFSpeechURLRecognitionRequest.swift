import Foundation

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL

    /// Makes a request for a file.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}
