import Foundation

/// Speech that is to be recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// What is to be recognized.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether what is recognized so far is told.
    open var shouldReportPartialResults = true
    /// Words that are likely.
    open var contextualStrings: [String] = []
    /// Whether nothing leaves the device.
    open var requiresOnDeviceRecognition = false
    /// Whether marks are set.
    open var addsPunctuation = false

    override init() { super.init() }
}
