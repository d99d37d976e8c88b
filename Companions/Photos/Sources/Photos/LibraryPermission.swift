import Foundation
@_spi(Framework) import UIKit

/// What the person has said about their pictures in one session.
@MainActor final class LibraryPermission: SessionState {
    private var answers: [PHAccessLevel: PHAuthorizationStatus] = [:]
    private var questions: [PHAccessLevel: PermissionQuestion] = [:]

    init() {}

    /// What the person has said, for any thread.
    nonisolated static func status(_ level: PHAccessLevel) -> PHAuthorizationStatus {
        onMain { shared.answer(level) }
    }

    private func answer(_ level: PHAccessLevel) -> PHAuthorizationStatus { answers[level] ?? .notDetermined }

    func ask(_ level: PHAccessLevel, _ handler: @escaping (PHAuthorizationStatus) -> Void) {
        if let answer = answers[level] { return handler(answer) }
        let key = level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription"
        guard
            let purpose = PermissionQuestion.purpose([key], for: "requestAuthorization", code: "photos.missing-purpose")
        else {
            answers[level] = .denied
            return handler(.denied)
        }
        let wish = level == .addOnly ? "Add to Your Photos" : "Access Your Photo Library"
        let question = questions[level] ?? PermissionQuestion()
        questions[level] = question
        question.ask("“\(AppProperties.appName)” Would Like to \(wish)", purpose) { isAllowed in
            self.answers[level] = isAllowed ? .authorized : .denied
            handler(self.answer(level))
        }
    }
}
