import CoreGraphics
import Foundation

/// The picture that a display shows from the start of the app to its first frame: the launch storyboard, of which only
/// classes of the framework are made, so that nothing of the app runs for it.
@MainActor enum LaunchScreen {
    /// Sends the launch screen to a display that wants frames as they come.
    static func show() {
        guard DisplayClient.current?.wantsFrames ?? false else { return }
        present { FramePresenter.shared.present() }
    }

    /// Has the launch screen on the screen while a closure runs; does nothing without a launch storyboard.
    static func present(_ body: () -> Void) {
        guard let view = makeView() else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        FramePipeline.shared.runFrame()
        body()
        window.isHidden = true
    }

    private static func makeView() -> UIView? {
        guard let name = AppInfo.value("UILaunchStoryboardName") as? String,
            NibLocation.url(named: name, extension: "storyboard", in: AppInfo.bundle) != nil
        else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: AppInfo.bundle, takesCustomClasses: false)
        guard let controller = storyboard.instantiateInitialViewController(), let scene = controller.scene else {
            return nil
        }
        // The controller has no part in it: neither events nor findings are about a picture.
        scene.loadView()
        defer { controller.view = nil }
        return controller.viewIfLoaded
    }
}
