import Foundation

/// What is posted around a turn of the interface, which takes the status bar along.
// Choice (rotation): the bar's frame is announced with the interface's turns and at no other time.
@MainActor struct StatusBarNotices {
    private let orientation = UIApplication.shared.statusBarOrientation
    private let frame = UIApplication.shared.statusBarFrame

    init(turningTo next: UIInterfaceOrientation) {
        post(
            UIApplication.willChangeStatusBarOrientationNotification,
            [UIApplication.statusBarOrientationUserInfoKey: next.rawValue])
        let size = UIScreen.main.device.turned(to: next.holding).size
        let height = frame.height
        post(
            UIApplication.willChangeStatusBarFrameNotification,
            [
                UIApplication.statusBarFrameUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 0, width: size.width, height: height))
            ])
    }

    /// Posts what comes after the turn, with how it was before.
    func postEnd() {
        post(
            UIApplication.didChangeStatusBarFrameNotification,
            [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
        post(
            UIApplication.didChangeStatusBarOrientationNotification,
            [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }

    private func post(_ name: Notification.Name, _ info: [String: Any]) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: info)
    }
}

extension UIApplication {
    /// Posted with the application before the interface turns; `statusBarOrientationUserInfoKey` has the number of the next
    /// orientation.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted with the application after the interface has turned; `statusBarOrientationUserInfoKey` has the number of the
    /// orientation from before.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted with the application before the status bar has another frame; `statusBarFrameUserInfoKey` has the next one.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted with the application after the status bar got another frame; `statusBarFrameUserInfoKey` has that from before.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of an orientation's number.
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the status bar's frame in points of the screen, in an `NSValue`.
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
