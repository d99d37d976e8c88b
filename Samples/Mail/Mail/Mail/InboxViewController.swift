import UIKit

/// The messages of one account; searching narrows them down.
final class InboxViewController: UITableViewController, UISearchResultsUpdating {
    private let store: MailStore
    private let account: Account
    private let search = UISearchController(searchResultsController: nil)
    private var messages: [Message] = []

    init(store: MailStore, account: Account) {
        self.store = store
        self.account = account
        super.init(style: .plain)
        title = account.name
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(compose))
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        definesPresentationContext = true

        tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 76
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: MailStore.didChange, object: store)
        storeDidChange()
    }

    @objc private func storeDidChange() {
        let text = search.searchBar.text ?? ""
        let found = store.messages(in: account).filter { text.isEmpty || $0.contains(text) }
        // A row that is being swiped stays so while other accounts load.
        guard found != messages else { return }
        messages = found
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) { storeDidChange() }

    @objc private func compose() { ComposeViewController.present(over: self, store: store) }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let message = messages[indexPath.row]
        store.markRead(message, in: account)
        let reader = MessageViewController(message: message)
        showDetailViewController(UINavigationController(rootViewController: reader), sender: self)
        if splitViewController?.isCollapsed == false { tableView.deselectRow(at: indexPath, animated: true) }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [store, account] _, _, done in
            store.delete(message, in: account)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
