import Foundation
@_spi(Framework) import UIKit

/// Asks the person whether they may be followed across apps and sites.
open class ATTrackingManager: NSObject, @unchecked Sendable {
    /// What the person has said.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    override init() { super.init() }

    /// What the person has said in this run.
    open class var trackingAuthorizationStatus: AuthorizationStatus { TrackingAnswer.status }

    /// Asks the person, unless they have been asked; the handler is told what they say.
    ///
    /// Without `NSUserTrackingUsageDescription` in the app's Info.plist nobody is asked, which is reported.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { TrackingAnswer.shared.ask(completion) } }
    }

    /// Asks the person, unless they have been asked.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
