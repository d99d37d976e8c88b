import Foundation
@_spi(Framework) import UIKit

/// What the person has said about their pictures in one session.
@MainActor final class LibraryPermission: SessionState {
    private var answers: [PHAccessLevel: PHAuthorizationStatus] = [:]

    init() {}

    func sessionWillEnd() {}

    /// What the person has said, for any thread.
    nonisolated static func status(_ level: PHAccessLevel) -> PHAuthorizationStatus {
        if Thread.isMainThread { return MainActor.assumeIsolated { shared.answer(level) } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { shared.answer(level) } }
    }

    private func answer(_ level: PHAccessLevel) -> PHAuthorizationStatus { answers[level] ?? .notDetermined }

    func ask(_ level: PHAccessLevel, _ handler: @escaping (PHAuthorizationStatus) -> Void) {
        if let answer = answers[level] { return handler(answer) }
        let key = level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription"
        guard let purpose = AppProperties.value(key) as? String, !purpose.isEmpty else {
            Findings.report(
                mistake: "photos.missing-purpose",
                "requestAuthorization asks nobody: the app's Info.plist does not say what pictures are for under \(key)",
                advice: "Add \(key) with a text for the person to the Info.plist.")
            answers[level] = .denied
            return handler(.denied)
        }
        let name = AppProperties.appName
        let wish = level == .addOnly ? "add to your photos" : "access your photo library"
        SystemAlert(
            title: "“\(name)” would like to \(wish)", message: purpose, choices: ["Don’t Allow", "Allow"]
        ) { choice in
            self.answers[level] = choice == 1 ? .authorized : .denied
            handler(self.answer(level))
        }
    }
}
