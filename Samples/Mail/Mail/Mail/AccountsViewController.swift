import UIKit

/// The accounts, each with the number of messages that wait in it.
final class AccountsViewController: UITableViewController {
    private let store: MailStore

    init(store: MailStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Mailboxes"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(compose))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Account")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: MailStore.didChange, object: store)
        store.load()
    }

    @objc private func reload() { store.load() }

    @objc private func storeDidChange() {
        if !store.isLoading { refreshControl?.endRefreshing() }
        tableView.reloadData()
    }

    @objc private func compose() { ComposeViewController.present(over: self, store: store) }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.accounts.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if let error = store.error { return error.text }
        return store.isLoading && store.accounts.isEmpty ? "Loading…" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath)
        let account = store.accounts[indexPath.row]
        let unread = store.unreadCount(in: account)
        var content = UIListContentConfiguration.valueCell()
        content.text = account.name
        content.secondaryText = unread > 0 ? String(unread) : nil
        content.image = UIImage(systemName: "tray")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let inbox = InboxViewController(store: store, account: store.accounts[indexPath.row])
        navigationController?.pushViewController(inbox, animated: true)
    }
}
