import Foundation
@_spi(Framework) import UIKit

/// What the person has said in one session, and who waits for it.
@MainActor final class TrackingAnswer: SessionState {
    private var answer = ATTrackingManager.AuthorizationStatus.notDetermined
    private var waiting: [(ATTrackingManager.AuthorizationStatus) -> Void] = []

    init() {}

    func sessionWillEnd() {}

    /// What the person has said, for any thread: a status is asked for wherever an app likes.
    nonisolated static var status: ATTrackingManager.AuthorizationStatus {
        if Thread.isMainThread { return MainActor.assumeIsolated { shared.answer } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { shared.answer } }
    }

    func ask(_ completion: @escaping (ATTrackingManager.AuthorizationStatus) -> Void) {
        guard answer == .notDetermined else { return completion(answer) }
        guard let purpose = AppProperties.value("NSUserTrackingUsageDescription") as? String, !purpose.isEmpty else {
            Findings.report(
                mistake: "tracking.missing-purpose",
                "requestTrackingAuthorization asks nobody: the app's Info.plist does not say what following the person is for",
                advice: "Add NSUserTrackingUsageDescription with a text for the person to the Info.plist.")
            return completion(answer)
        }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        let name = AppProperties.appName
        SystemAlert(
            title: "Allow “\(name)” to track your activity across other companies’ apps and websites?",
            message: purpose, choices: ["Ask App Not to Track", "Allow"]
        ) { choice in
            self.answer = choice == 1 ? .authorized : .denied
            let waiting = self.waiting
            self.waiting = []
            for completion in waiting { completion(self.answer) }
        }
    }
}
