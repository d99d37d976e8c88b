import Foundation

/// The launch of an app that shows a preview in the place of its own interface.
// Choice (projects): the app's delegate is there, and is not called.
@MainActor enum PreviewLaunch {
    /// The number of the preview, which the command line gives; nil in a usual launch.
    static let number = UserDefaults.standard.string(forKey: "MatryoshkaPreview").flatMap { Int($0) }
    /// The preview, once the app's registration has offered it.
    static var chosen: __Preview?

    /// Shows the preview in a window of its own.
    static func launch(_ preview: __Preview, in application: UIApplication) {
        application.applicationState = .inactive
        let window = UIWindow(frame: UIScreen.main.bounds)
        kept = window
        window.rootViewController = preview.makeController()
        window.makeKeyAndVisible()
        AppActivity.becomeActive(application)
    }

    private static var kept: UIWindow?
}
