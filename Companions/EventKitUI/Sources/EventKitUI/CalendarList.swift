@_spi(Framework) import EventKit
@_spi(Framework) import UIKit

/// A list of calendars, of which some are chosen.
@MainActor final class CalendarList: UITableViewController {
    private let calendars: [EKCalendar]
    var chosen: [EKCalendar] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var onTap: (EKCalendar) -> Void = { _ in }

    init(calendars: [EKCalendar], chosen: [EKCalendar?]) {
        (self.calendars, self.chosen) = (calendars, chosen.compactMap { $0 })
        super.init(style: .insetGrouped)
        title = "Calendar"
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let calendar = calendars[indexPath.row]
        cell.textLabel?.text = calendar.title
        cell.imageView?.image = UIImage(systemName: "circle.fill")
        cell.imageView?.tintColor = UIColor(cgColor: calendar.cgColor)
        cell.accessoryType = chosen.contains { $0 === calendar } ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onTap(calendars[indexPath.row])
    }
}
