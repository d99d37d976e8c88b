import Foundation
@_spi(Framework) import UIKit

/// Asks the person what they think of the app.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    nonisolated override init() { super.init() }

    // Choice (StoreKit): the question has no stars to tap, since nobody reads what is said.
    /// Asks the person, as an app under development always does.
    open class func requestReview() {
        let name = AppProperties.appName
        SystemAlert(
            title: "Enjoying \(name)?", message: "Tap a star to rate it on the App Store.", choices: ["Not Now"]
        ) { _ in }
    }

    /// Asks the person in a scene.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
