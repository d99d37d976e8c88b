import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether an app may look at the person's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// The person's library of music, which is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()

    private override init() {}

    /// The device's library.
    open class func `default`() -> MPMediaLibrary { library }

    /// When the library last changed.
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }

    /// Whether the app may look at the person's music.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        onMain { LibraryPermission.shared.status }
    }

    /// Asks the person, once, whether the app may look at their music.
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        onMain { LibraryPermission.shared.request(completionHandler) }
    }

    /// Tells of changes; there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Tells of changes no more.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Whether the person lets the app look at their music, and the question for it.
@MainActor final class LibraryPermission: SessionState {
    private(set) var status = MPMediaLibraryAuthorizationStatus.notDetermined
    private var waiting: [@Sendable (MPMediaLibraryAuthorizationStatus) -> Void] = []

    init() {}

    func request(_ answer: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        let status = status
        guard status == .notDetermined else {
            soon { answer(status) }
            return
        }
        guard let purpose = AppProperties.value("NSAppleMusicUsageDescription") as? String else {
            // A device ends the app here.
            Findings.report(
                mistake: "music.missing-purpose",
                "requestAuthorization(_:) asks nobody: the app's Info.plist does not say what the music is for",
                advice: "Add NSAppleMusicUsageDescription with a text for the person to the Info.plist.")
            soon { answer(.denied) }
            return
        }
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        let name = AppProperties.appName
        SystemAlert(
            title: "“\(name)” Would Like to Access Apple Music And Your Media Library", message: purpose,
            choices: ["Don’t Allow", "OK"]
        ) { choice in
            let status: MPMediaLibraryAuthorizationStatus = choice == 1 ? .authorized : .denied
            self.status = status
            let answers = self.waiting
            self.waiting = []
            for answer in answers { soon { answer(status) } }
        }
    }
}
