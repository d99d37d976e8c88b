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
    private let question = PermissionQuestion()

    init() {}

    func request(_ answer: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        let status = status
        guard status == .notDetermined else {
            soon { answer(status) }
            return
        }
        let purpose = PermissionQuestion.purpose(
            ["NSAppleMusicUsageDescription"], for: "requestAuthorization(_:)", code: "music.missing-purpose")
        guard let purpose else {
            soon { answer(.denied) }
            return
        }
        question.ask(
            "“\(AppProperties.appName)” Would Like to Access Apple Music And Your Media Library", purpose, yes: "OK"
        ) { isAllowed in
            let status: MPMediaLibraryAuthorizationStatus = isAllowed ? .authorized : .denied
            self.status = status
            soon { answer(status) }
        }
    }
}
