import UIKit

class WalksViewController: UITableViewController {
    private let walks = Walk.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "__NAME__"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Walk")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        walks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Walk", for: indexPath)
        let walk = walks[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = walk.name
        content.secondaryText = "\(walk.length) km"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(WalkViewController(walk: walks[indexPath.row]), sender: self)
    }
}
