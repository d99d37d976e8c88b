import Foundation
@_spi(Framework) import UIKit

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// What is to be recognized.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Hears whether a recognizer is available. All of it is optional.
@preconcurrency @MainActor public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer is available has changed.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes speech. None is available here.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language.
    public let locale: Locale
    /// Whether speech can be recognized: it cannot.
    open var isAvailable: Bool { false }
    /// Whether speech can be recognized without the network: it cannot.
    open var supportsOnDeviceRecognition: Bool { false }
    /// What is to be recognized.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where tasks tell of what they recognize.
    open var queue: OperationQueue = .main
    /// Hears whether the recognizer is available; not kept alive.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?

    /// Makes a recognizer of the person's language.
    public convenience override init() { self.init(language: .current) }

    /// Makes a recognizer of a language; nil for one that is not known.
    public convenience init?(locale: Locale) {
        guard Self.supportedLocales().contains(where: { $0.identifier(.bcp47) == locale.identifier(.bcp47) }) else {
            return nil
        }
        self.init(language: locale)
    }

    private init(language: Locale) {
        locale = language
        super.init()
    }

    /// The languages that are known.
    open class func supportedLocales() -> Set<Locale> {
        Set(["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "zh-CN"].map { Locale(identifier: $0) })
    }

    /// Whether the app may recognize speech.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        onMain { SpeechPermission.shared.status }
    }

    /// Asks the person, once.
    @preconcurrency open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        soon { SpeechPermission.shared.ask { handler($0) } }
    }

    /// Begins to recognize speech; it ends with an error.
    @preconcurrency @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        soon {
            task.end()
            resultHandler(nil, unavailable())
        }
        return task
    }
}
