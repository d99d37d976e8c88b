import UIKit

class ThemeViewController: UITableViewController {
    var theme: String?

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = cell.textLabel?.text == theme ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        theme = tableView.cellForRow(at: indexPath)?.textLabel?.text
        performSegue(withIdentifier: "choose", sender: nil)
    }
}
