import Foundation
@_spi(Framework) import UIKit

/// What the person has said in one session, and who waits for it.
@MainActor final class TrackingAnswer: SessionState {
    private var answer = ATTrackingManager.AuthorizationStatus.notDetermined
    private let question = PermissionQuestion()

    init() {}

    /// What the person has said, for any thread: a status is asked for wherever an app likes.
    nonisolated static var status: ATTrackingManager.AuthorizationStatus {
        onMain { shared.answer }
    }

    func ask(_ completion: @escaping (ATTrackingManager.AuthorizationStatus) -> Void) {
        guard answer == .notDetermined else { return completion(answer) }
        let purpose = PermissionQuestion.purpose(
            ["NSUserTrackingUsageDescription"], for: "requestTrackingAuthorization", code: "tracking.missing-purpose")
        guard let purpose else { return completion(answer) }
        question.ask(
            "Allow “\(AppProperties.appName)” to track your activity across other companies’ apps and websites?",
            purpose,
            no: "Ask App Not to Track"
        ) { isAllowed in
            self.answer = isAllowed ? .authorized : .denied
            completion(self.answer)
        }
    }
}
