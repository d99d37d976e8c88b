import Foundation

/// The tabs that the bar has no room for, behind a More item (facts 5.40, 5.43).
extension UITabBarController {
    func makeMore() -> UINavigationController {
        let list = UIMoreListController(style: .plain)
        list.owner = self
        let more = UIMoreNavigationController(rootViewController: list)
        more.tabs = self
        more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return more
    }

    /// The tabs in the list.
    var tabsInMore: [UIViewController] {
        let count = barControllers.count
        return tabControllers.count > count ? Array(tabControllers.suffix(from: count - 1)) : []
    }

    /// The tab that was chosen from the list, while it is in More's stack.
    var shownInMore: UIViewController? {
        guard let more = storedMore else { return nil }
        return lentTabs.first { more.stack.holds($0.content) }?.tab
    }

    /// Shows a tab on top of the list.
    ///
    /// Choice (5.43): it is More's child until it leaves its stack. A navigation controller lends its stack, as one cannot
    /// be in another (fact 5.20).
    func showInMore(_ tab: UIViewController, animated: Bool) {
        let more = moreNavigationController
        guard tab !== shownInMore, let list = more.stack.first else { return }
        var contents = [tab]
        if let lent = lentTabs.first(where: { $0.tab === tab }) {
            contents = [lent.content]
        } else if let navigation = tab as? UINavigationController, let root = navigation.stack.first {
            contents = navigation.stack
            navigation.replaceStack(with: [], animated: false)
            for controller in contents { navigation.detach(controller) }
            lentTabs.append(LentTab(tab: tab, content: root))
        } else {
            lentTabs.append(LentTab(tab: tab, content: tab))
        }
        more.replaceStack(with: [list] + contents, animated: animated)
        storedView?.setNeedsLayout()
    }

    /// Takes back what More shows besides the list, whatever is under way.
    func emptyMore() {
        guard let more = storedMore, !lentTabs.isEmpty else { return }
        if more.stack.count > 1 { more.replaceStack(with: Array(more.stack.prefix(1)), animated: false) }
        more.showing.running?.completeTransition(true)
        for lent in lentTabs { takeBack(lent, from: more) }
    }

    /// Takes back what has left More's stack, once its view is gone too.
    func takeBackFromMore() {
        guard let more = storedMore, more.showing.running == nil else { return }
        for lent in lentTabs
        where !more.stack.holds(lent.content) && (more.showing.controller !== lent.content || !more.isOnScreen) {
            takeBack(lent, from: more)
        }
    }

    private func takeBack(_ lent: LentTab, from more: UINavigationController) {
        lentTabs.removeAll { $0.tab === lent.tab }
        more.showing.leaving.drop(lent.content)
        more.showing.arriving.drop(lent.content)
        more.detach(lent.content)
        if let navigation = lent.tab as? UINavigationController {
            if navigation.stack.isEmpty { navigation.replaceStack(with: [lent.content], animated: false) }
        } else if tabControllers.contains(where: { $0 === lent.tab }) {
            adopt(lent.tab)
        }
    }
}

/// A tab whose content is in More's stack, or on its way out of it.
struct LentTab {
    var tab: UIViewController
    /// The tab, or the root of the navigation controller that it is.
    var content: UIViewController
}

/// Tells the tab bar controller when its stack, or what is on view of it, has changed.
final class UIMoreNavigationController: UINavigationController {
    weak var tabs: UITabBarController?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabs?.takeBackFromMore()
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        tabs?.barDidChange()
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        defer { tabs?.barDidChange() }
        return super.popViewController(animated: animated)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        defer { tabs?.barDidChange() }
        return super.popToViewController(viewController, animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        defer { tabs?.barDidChange() }
        return super.popToRootViewController(animated: animated)
    }
}

/// The list of the tabs that the bar has no room for.
final class UIMoreListController: UITableViewController {
    weak var owner: UITabBarController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "More"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        owner?.tabsInMore.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        guard let tab = owner?.tabsInMore[indexPath.row] else { return cell }
        let item = tab.tabBarItem
        cell.textLabel?.text = item?.title ?? tab.title
        cell.imageView?.image = item?.image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let owner else { return }
        owner.showInMore(owner.tabsInMore[indexPath.row], animated: true)
    }
}
