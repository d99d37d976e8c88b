import UIKit

/// Static cells: what the storyboard has, with one row that comes and goes.
class PreferencesViewController: UITableViewController {
    @IBOutlet var soundsCell: UITableViewCell!
    @IBOutlet var themeCell: UITableViewCell!

    private var showsSounds = true

    @IBAction func notificationsChanged(_ sender: UISwitch) {
        showsSounds = sender.isOn
        let path = [IndexPath(row: 1, section: 0)]
        if showsSounds {
            tableView.insertRows(at: path, with: .fade)
        } else {
            tableView.deleteRows(at: path, with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let count = super.tableView(tableView, numberOfRowsInSection: section)
        return section == 0 && !showsSounds ? count - 1 : count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === soundsCell else { return }
        soundsCell.detailTextLabel?.text = soundsCell.detailTextLabel?.text == "On" ? "Off" : "On"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ThemeViewController)?.theme = themeCell.detailTextLabel?.text
    }

    @IBAction func themeChosen(_ segue: UIStoryboardSegue) {
        guard let theme = (segue.source as? ThemeViewController)?.theme else { return }
        themeCell.detailTextLabel?.text = theme
        // The theme screen is still on top: this controller's own view is in no window yet.
        let window = navigationController?.view.window
        window?.overrideUserInterfaceStyle = theme == "Dark" ? .dark : theme == "Light" ? .light : .unspecified
    }
}
