import QuartzCore
@_spi(Framework) import UIKit

/// The banner that comes down from the top while the app is in front: a tap opens the notification, a swipe puts it away.
@MainActor final class NotificationBanner {
    // Choice (UserNotifications): how long a banner stays, in seconds, and how it looks: after pictures of iOS 17.
    private static let stay = 5.0

    private var window: SystemWindow?
    private var view: BannerView?
    private var end: MediaCalls.Ticket?

    func show(_ notification: UNNotification, open: @escaping @MainActor () -> Void) {
        remove()
        let window = SystemWindow(frame: UIScreen.main.bounds, level: 15_000_000, passesTouches: true)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let view = BannerView(
            notification.request.content,
            tapped: { [weak self] in
                self?.hide()
                open()
            }, swiped: { [weak self] in self?.hide() })
        let width = min(root.view.bounds.width - 16, 420)
        let height = view.height(for: width)
        let top = max(root.view.safeAreaInsets.top - 4, 8)
        view.frame = CGRect(x: (root.view.bounds.width - width) / 2, y: -height - 8, width: width, height: height)
        root.view.addSubview(view)
        (self.window, self.view) = (window, view)
        UIView.animate(withDuration: 0.4) { view.frame.origin.y = top }
        end = soon(after: Self.stay) { self.hide() }
    }

    /// Lets the banner go up again.
    func hide() {
        guard let view else { return }
        MediaCalls.cancel(end)
        self.view = nil
        UIView.animate(
            withDuration: 0.3, animations: { view.frame.origin.y = -view.frame.height - 8 },
            completion: { _ in if self.view == nil { self.remove() } })
    }

    private func remove() {
        MediaCalls.cancel(end)
        window?.isHidden = true
        (window, view) = (nil, nil)
    }
}
