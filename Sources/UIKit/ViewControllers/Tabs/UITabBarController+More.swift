import Foundation
import QuartzCore

/// The tabs that the bar has no room for, behind a More item (facts 5.40, 5.43).
extension UITabBarController {
    func makeMore() -> UINavigationController {
        let list = UIMoreListController(style: .plain)
        list.owner = self
        let more = UINavigationController(rootViewController: list)
        more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return more
    }

    /// The tabs in the list.
    var tabsInMore: [UIViewController] {
        let count = barControllers.count
        return tabs.count > count ? Array(tabs.suffix(from: count - 1)) : []
    }

    /// The tab that was chosen from the list.
    var shownInMore: UIViewController? { moreShown }

    /// Shows a tab on top of the list.
    ///
    /// Choice (5.43): it is More's child until it leaves its stack. A navigation controller lends its stack, as one cannot
    /// be in another (fact 5.20).
    func showInMore(_ tab: UIViewController, animated: Bool) {
        let more = moreNavigationController
        guard tab !== moreShown else { return }
        emptyMore()
        guard let list = more.stack.first else { return }
        moreShown = tab
        var lent = [tab]
        if let navigation = tab as? UINavigationController {
            lent = navigation.stack
            lentRoot = lent.first
            navigation.replaceStack(with: [], animated: false)
            for controller in lent { navigation.detach(controller) }
        }
        more.replaceStack(with: [list] + lent, animated: animated)
    }

    /// Takes back what More shows besides the list.
    func emptyMore() {
        guard let more = storedMore, moreShown != nil else { return }
        if more.stack.count > 1 { more.replaceStack(with: Array(more.stack.prefix(1)), animated: false) }
        takeBackFromMore()
    }

    /// The list is on top again: what was above it goes back to where it belongs.
    func takeBackFromMore() {
        guard let more = storedMore, let tab = moreShown, more.stack.count == 1 else { return }
        moreShown = nil
        if let navigation = tab as? UINavigationController {
            guard let root = lentRoot else { return }
            lentRoot = nil
            more.detach(root)
            if navigation.stack.isEmpty { navigation.replaceStack(with: [root], animated: false) }
        } else if tabs.contains(where: { $0 === tab }) {
            more.detach(tab)
            adopt(tab)
        }
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

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The stack lets go of what was popped when everybody has been told.
        CATransaction.afterCommit { [weak owner] in owner?.takeBackFromMore() }
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
