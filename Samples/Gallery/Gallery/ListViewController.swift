import Containers
import UIKit

/// The containers to look at.
final class ListViewController: UITableViewController {
    private struct Entry {
        let title: String
        let detail: String
        let make: @MainActor () -> UIViewController
    }

    private let entries = [
        Entry(title: "Menu", detail: "Drops down from the bar") {
            MenuViewController(viewControllers: PageViewController.samples())
        },
        Entry(title: "Tab strip", detail: "Tap or swipe") {
            TabStripViewController(viewControllers: PageViewController.samples(), style: .text)
        },
        Entry(title: "Tab strip with pictures", detail: "With a badge") {
            TabStripViewController(viewControllers: PageViewController.samples(), style: .imageAndText)
        },
        Entry(title: "Segments", detail: "The same as a segmented control") {
            TabStripViewController(viewControllers: PageViewController.samples(), style: .segmented)
        },
        Entry(title: "Pager", detail: "Goes on for ever") { DaysViewController() },
        Entry(title: "Switcher", detail: "Loading, content, empty, failed") { StatesViewController() },
        Entry(title: "Drawer", detail: "A menu at the side") {
            ChartViewController(
                content: PageViewController("Chart", "map.fill", .systemTeal, text: "Its layers are in a drawer."),
                drawer: PageViewController("Layers", "list.bullet", .systemGray))
        },
        Entry(title: "Panels", detail: "Drag the dividers; hold a panel to move it") { DeskViewController() },
        Entry(title: "Sheets", detail: "Cards that rest at detents") {
            HarbourViewController(
                content: PageViewController("Harbour", "house.fill", .systemBlue, text: "Boats that lie here today."))
        },
        Entry(title: "Transitions", detail: "Each as a value") { TransitionsViewController() },
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Containers"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.accessibilityIdentifier = "gallery"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = entries[indexPath.row].title
        cell.detailTextLabel?.text = entries[indexPath.row].detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = entries[indexPath.row].make()
        controller.navigationItem.leftItemsSupplementBackButton = true
        if controller.title == nil { controller.navigationItem.title = entries[indexPath.row].title }
        navigationController?.pushViewController(controller, animated: true)
    }
}
