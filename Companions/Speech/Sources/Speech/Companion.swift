@_spi(Framework) import UIKit

/// What Speech brings into UIKit's registers: nothing.
public enum __Speech: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}

/// Why nothing is recognized.
func unavailable() -> NSError {
    NSError(
        domain: "kAFAssistantErrorDomain", code: 203,
        userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available on this device."])
}

/// What the person has said to the question; it goes with the session.
@MainActor final class SpeechPermission: SessionState {
    var status = SFSpeechRecognizerAuthorizationStatus.notDetermined
    private let question = PermissionQuestion()

    init() {}

    func ask(_ answer: @escaping @MainActor (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        guard status == .notDetermined else { return answer(status) }
        let purpose = PermissionQuestion.purpose(
            ["NSSpeechRecognitionUsageDescription"], for: "requestAuthorization(_:)", code: "speech.missing-purpose")
        guard let purpose else { return answer(.denied) }
        question.ask("“\(AppProperties.appName)” Would Like to Access Speech Recognition", purpose) { isAllowed in
            self.status = isAllowed ? .authorized : .denied
            answer(self.status)
        }
    }
}
