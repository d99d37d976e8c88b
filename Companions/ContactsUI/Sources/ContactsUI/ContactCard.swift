@_spi(Framework) import Contacts
@_spi(Framework) import UIKit

/// What a card shows below its bar: the picture and name, and a table.
@MainActor final class ContactCard: UITableViewController {
    private weak var owner: CNContactViewController?
    private var rows: [ContactRow] = []
    /// The contact as the person changes it.
    var draft: CNMutableContact?

    init(_ owner: CNContactViewController) {
        self.owner = owner
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    private var isForm: Bool { owner?.isEditing == true }

    func show() {
        guard let owner else { return }
        if isForm, draft == nil { draft = owner.contact.mutableCopy() as? CNMutableContact }
        if !isForm { draft = nil }
        let keys = owner.displayedPropertyKeys.map { Set($0.compactMap { $0 as? String }) }
        // Keys that formatters ask for are no lines of a card.
        rows = ContactRow.all(of: owner.contact, keys: keys?.isEmpty == false ? keys : nil)
        tableView.tableHeaderView = header(owner)
        tableView.reloadData()
    }

    /// What the person has made of the contact.
    func finishedDraft() -> CNMutableContact {
        view.endEditing(true)
        return draft ?? CNMutableContact()
    }

    // MARK: Header

    private func header(_ owner: CNContactViewController) -> UIView {
        let contact: CNContact = draft ?? owner.contact
        let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: isForm ? 130 : 168))
        let side: CGFloat = 96
        let picture = UIImageView(frame: CGRect(x: (header.bounds.width - side) / 2, y: 16, width: side, height: side))
        picture.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        picture.layer.cornerRadius = side / 2
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        let data = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData : nil
        picture.image = data.flatMap { UIImage(data: $0) }
        picture.backgroundColor = .systemGray3
        header.addSubview(picture)
        if picture.image == nil { picture.addSubview(monogram(of: contact, in: picture.bounds)) }
        guard !isForm else { return header }
        let name = UILabel(frame: CGRect(x: 16, y: 120, width: header.bounds.width - 32, height: 40))
        name.autoresizingMask = .flexibleWidth
        name.textAlignment = .center
        name.font = .systemFont(ofSize: 28)
        name.adjustsFontSizeToFitWidth = true
        name.text =
            CNContactFormatter.string(from: contact, style: .fullName) ?? owner.alternateName ?? "No Name"
        header.addSubview(name)
        return header
    }

    private func monogram(of contact: CNContact, in frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 40, weight: .medium)
        label.textColor = .white
        label.text = [contact.givenName, contact.familyName].compactMap { $0.first.map(String.init) }.joined()
        return label
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isForm ? ContactField.all.count : rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard !isForm else { return formCell(ContactField.all[indexPath.row]) }
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.label
        cell.textLabel?.font = .systemFont(ofSize: 14)
        cell.detailTextLabel?.text = row.text
        cell.detailTextLabel?.font = .systemFont(ofSize: 17)
        cell.detailTextLabel?.numberOfLines = 0
        let isLink = [CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey]
            .contains(row.property.key)
        cell.detailTextLabel?.textColor = isLink ? .systemBlue : .label
        return cell
    }

    private func formCell(_ field: ContactField) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let text = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.placeholder = field.title
        text.text = draft.map(field.read)
        text.clearButtonMode = .whileEditing
        text.addAction(
            UIAction { [weak self, weak text] _ in
                if let draft = self?.draft { field.write(draft, text?.text ?? "") }
            }, for: .editingChanged)
        cell.selectionStyle = .none
        cell.contentView.addSubview(text)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !isForm else { return }
        owner?.tapped(rows[indexPath.row].property)
    }
}
