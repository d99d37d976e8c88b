@_spi(Framework) import Contacts
@_spi(Framework) import UIKit

/// The list of all contacts, by their first letters.
@MainActor final class ContactList: UITableViewController, UISearchResultsUpdating {
    private weak var picker: CNContactPickerViewController?
    private var sections: [(letter: String, contacts: [CNContact])] = []
    private let search = UISearchController(searchResultsController: nil)

    init(_ picker: CNContactPickerViewController) {
        self.picker = picker
        super.init(style: .plain)
        title = "Contacts"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        fill()
    }

    func updateSearchResults(for searchController: UISearchController) { fill() }

    private func fill() {
        let wanted = search.searchBar.text ?? ""
        let contacts = PersonsContacts.all.filter {
            wanted.isEmpty || CNContact.predicateForContacts(matchingName: wanted).evaluate(with: $0)
        }
        sections = Dictionary(grouping: contacts, by: letter).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        tableView.reloadData()
    }

    private func letter(_ contact: CNContact) -> String {
        let name = contact.familyName.isEmpty ? name(contact) : contact.familyName
        return name.first.map { String($0).uppercased() } ?? "#"
    }

    private func name(_ contact: CNContact) -> String {
        CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let canBeChosen = picker?.canChoose(contact) ?? true
        cell.textLabel?.text = name(contact)
        cell.textLabel?.textColor = canBeChosen ? .label : .tertiaryLabel
        cell.isUserInteractionEnabled = canBeChosen
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.choose(sections[indexPath.section].contacts[indexPath.row])
    }
}
