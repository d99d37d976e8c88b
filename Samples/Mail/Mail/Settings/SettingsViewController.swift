import UIKit

/// Who is signed in, how messages are signed, and the way out.
final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case account, signature, signOut }

    private let session: Session
    private let signatureSwitch = UISwitch()

    init(session: Session) {
        self.session = session
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        signatureSwitch.isOn = UserDefaults.standard.bool(forKey: "signature")
        signatureSwitch.accessibilityIdentifier = "signature"
        signatureSwitch.addTarget(self, action: #selector(signatureDidChange), for: .valueChanged)
    }

    @objc private func signatureDidChange() {
        UserDefaults.standard.set(signatureSwitch.isOn, forKey: "signature")
        tableView.reloadSections(IndexSet(integer: Section.signature.rawValue), with: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.account.rawValue ? "Account" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == Section.signature.rawValue else { return nil }
        return signatureSwitch.isOn ? "Messages end with “Sent from Mail”." : "Messages end as you write them."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch Section(rawValue: indexPath.section) {
        case .account:
            cell.textLabel?.text = "Signed in as"
            cell.detailTextLabel?.text = session.address
        case .signature:
            cell.textLabel?.text = "Signature"
            cell.accessoryView = signatureSwitch
        case .signOut, nil:
            cell.textLabel?.text = "Sign Out"
            cell.textLabel?.textColor = .systemRed
            cell.selectionStyle = .default
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == Section.signOut.rawValue else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(
            title: "Sign Out?", message: "The messages on this device are kept.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Sign Out", style: .destructive) { [session] _ in session.signOut() })
        present(alert, animated: true)
    }
}
