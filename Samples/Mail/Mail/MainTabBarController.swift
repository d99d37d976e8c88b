import UIKit

/// Mail and settings. The mail is a list beside a message where there is room for both, and a stack where there is not.
final class MainTabBarController: UITabBarController, UISplitViewControllerDelegate {
    private let store: MailStore
    private let mail = UISplitViewController(style: .doubleColumn)

    init(store: MailStore, session: Session) {
        self.store = store
        super.init(nibName: nil, bundle: nil)

        let accounts = AccountsViewController(store: store)
        mail.delegate = self
        mail.setViewController(UINavigationController(rootViewController: accounts), for: .primary)
        mail.setViewController(NoMessageViewController(), for: .secondary)
        mail.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)

        let settings = SettingsViewController(session: session)
        let settingsNavigation = UINavigationController(rootViewController: settings)
        settingsNavigation.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)

        viewControllers = [mail, settingsNavigation]
        NotificationCenter.default.addObserver(
            self, selector: #selector(updateBadge), name: MailStore.didChange, object: store)
        updateBadge()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    @objc private func updateBadge() {
        let unread = store.accounts.reduce(0) { $0 + store.unreadCount(in: $1) }
        mail.tabBarItem.badgeValue = unread > 0 ? String(unread) : nil
    }

    // A phone begins with the accounts, not with an empty message.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}
