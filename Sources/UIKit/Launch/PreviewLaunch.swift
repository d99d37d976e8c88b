import Foundation
import QuartzCore

/// The launch of an app that shows a preview in the place of its own interface.
// Choice (projects): the app's delegate is there, and is not called.
@MainActor final class PreviewLaunch: SessionPart {
    /// The number of the preview, which the command line gives; nil in a usual launch.
    static let number = UserDefaults.standard.string(forKey: "MatryoshkaPreview").flatMap { Int($0) }

    /// The preview, once the app's registration has offered it.
    var chosen: __Preview?
    private var window: UIWindow?

    /// Shows the preview in a window of its own.
    func launch(_ preview: __Preview, in application: UIApplication) {
        application.applicationState = .inactive
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = preview.makeController()
        window.makeKeyAndVisible()
        AppActivity.becomeActive(application)
    }
}
