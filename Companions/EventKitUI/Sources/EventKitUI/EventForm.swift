@_spi(Framework) import EventKit
@_spi(Framework) import UIKit

/// The form's table.
@MainActor final class EventForm: UITableViewController {
    weak var owner: EKEventEditViewController?
    var event: EKEvent? { didSet { if isViewLoaded { tableView.reloadData() } } }

    private enum Row {
        case title, place, allDay, start, end, calendar, notes, delete
    }

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    private var sections: [[Row]] {
        let parts: [[Row]] = [[.title, .place], [.allDay, .start, .end], [.calendar], [.notes]]
        return event?.isNew == false ? parts + [[.delete]] : parts
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let isNew = event?.isNew ?? true
        title = isNew ? "New Event" : "Edit Event"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.owner?.cancelEditing() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: isNew ? "Add" : "Done",
            primaryAction: UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.owner?.save()
            })
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        switch row {
        case .title: return field("Title", event?.title) { $0.title = $1 }
        case .place: return field("Location", event?.location) { $0.location = $1.isEmpty ? nil : $1 }
        case .notes: return field("Notes", event?.notes) { $0.notes = $1.isEmpty ? nil : $1 }
        case .allDay: return allDayCell()
        case .start: return dateCell("Starts", \.startDate)
        case .end: return dateCell("Ends", \.endDate)
        case .calendar:
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Calendar"
            cell.detailTextLabel?.text = event?.calendar?.title
            cell.accessoryType = .disclosureIndicator
            return cell
        case .delete:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Delete Event"
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
            return cell
        }
    }

    private func field(
        _ name: String, _ text: String?, _ write: @escaping (EKEvent, String) -> Void
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.placeholder = name
        field.text = text
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let event = self?.event { write(event, field?.text ?? "") }
            }, for: .editingChanged)
        cell.contentView.addSubview(field)
        return cell
    }

    private func allDayCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = "All-day"
        let toggle = UISwitch()
        toggle.isOn = event?.isAllDay ?? false
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.event?.isAllDay = toggle?.isOn ?? false
                self?.tableView.reloadData()
            }, for: .valueChanged)
        cell.accessoryView = toggle
        return cell
    }

    private func dateCell(
        _ name: String, _ property: ReferenceWritableKeyPath<EKEvent, Date?>
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = name
        let picker = UIDatePicker()
        picker.datePickerMode = event?.isAllDay == true ? .date : .dateAndTime
        picker.preferredDatePickerStyle = .compact
        if let date = event?[keyPath: property] { picker.date = date }
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                if let date = picker?.date { self?.event?[keyPath: property] = date }
            }, for: .valueChanged)
        picker.sizeToFit()
        cell.accessoryView = picker
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .delete: owner?.delete()
        case .calendar:
            let list = CalendarList(calendars: PersonsCalendars.all, chosen: event.map { [$0.calendar] } ?? [])
            list.onTap = { [weak self] calendar in
                self?.event?.calendar = calendar
                self?.tableView.reloadData()
                self?.navigationController?.popViewController(animated: true)
            }
            navigationController?.pushViewController(list, animated: true)
        default: break
        }
    }
}
