import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether the person lets the app see, and the question that the system asks for it.
@MainActor final class CameraPermission: SessionState {
    private(set) var status = AVAuthorizationStatus.notDetermined
    private let question = PermissionQuestion()

    init() {}

    func request(_ answer: @escaping @Sendable (Bool) -> Void) {
        guard status == .notDetermined else {
            let isAuthorized = status == .authorized
            soon { answer(isAuthorized) }
            return
        }
        let purpose = PermissionQuestion.purpose(
            ["NSCameraUsageDescription"], for: "requestAccess(for:)", code: "camera.missing-purpose")
        guard let purpose else {
            soon { answer(false) }
            return
        }
        question.ask("“\(AppProperties.appName)” Would Like to Access the Camera", purpose) { isAllowed in
            self.status = isAllowed ? .authorized : .denied
            soon { answer(isAllowed) }
        }
    }
}
