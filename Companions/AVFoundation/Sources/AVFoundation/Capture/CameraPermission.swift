import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether the person lets the app see, and the question that the system asks for it.
@MainActor final class CameraPermission: SessionState {
    private(set) var status = AVAuthorizationStatus.notDetermined
    private var waiting: [@Sendable (Bool) -> Void] = []

    init() {}

    func request(_ answer: @escaping @Sendable (Bool) -> Void) {
        guard status == .notDetermined else {
            let isAuthorized = status == .authorized
            soon { answer(isAuthorized) }
            return
        }
        guard let purpose = AppProperties.value("NSCameraUsageDescription") as? String else {
            // A device ends the app here.
            Findings.report(
                mistake: "camera.missing-purpose",
                "requestAccess(for:) asks nobody: the app's Info.plist does not say what the camera is for",
                advice: "Add NSCameraUsageDescription with a text for the person to the Info.plist.")
            soon { answer(false) }
            return
        }
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        let name = AppProperties.appName
        SystemAlert(
            title: "“\(name)” Would Like to Access the Camera", message: purpose, choices: ["Don’t Allow", "Allow"]
        ) { self.decide($0 == 1 ? .authorized : .denied) }
    }

    private func decide(_ status: AVAuthorizationStatus) {
        self.status = status
        let answers = waiting
        waiting = []
        for answer in answers { soon { answer(status == .authorized) } }
    }
}
