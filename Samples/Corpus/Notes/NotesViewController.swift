import UIKit

class Note {
    var text: String
    init(_ text: String) { self.text = text }

    var title: String { text.split(separator: "\n").first.map(String.init) ?? "New Note" }
}

class NotesViewController: UITableViewController {
    private var notes = [Note("Groceries\nBread, olives, tea"), Note("Ideas\nA bench under the lime tree")]

    override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = splitViewController!.isCollapsed
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    @IBAction func addNote(_ sender: Any) {
        notes.insert(Note(""), at: 0)
        let path = IndexPath(row: 0, section: 0)
        tableView.insertRows(at: [path], with: .automatic)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetail", let path = tableView.indexPathForSelectedRow {
            let controller = (segue.destination as! UINavigationController).topViewController as! NoteViewController
            controller.note = notes[path.row]
            controller.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
            controller.navigationItem.leftItemsSupplementBackButton = true
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        cell.textLabel!.text = notes[indexPath.row].title
        return cell
    }
}
