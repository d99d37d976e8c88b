@_spi(Framework) import EventKit
@_spi(Framework) import UIKit

/// How many calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One.
    case single
    /// Several.
    case multiple
}

/// Which calendars a chooser shows.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All.
    case allCalendars
    /// Those that events can be added to.
    case writableCalendarsOnly
}

/// What a chooser of calendars tells.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Called when the person has chosen another calendar.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called when the person is done.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the person wants no other calendar.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

// What a delegate without the methods does.
extension EKCalendarChooserDelegate {
    /// Does nothing.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A list of calendars to choose from.
open class EKCalendarChooser: UIViewController {
    /// Whom the chooser tells; not kept alive.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// How many calendars can be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// The calendars that are chosen.
    open var selectedCalendars: Set<EKCalendar> {
        get { Set(list.chosen) }
        set { list.chosen = Array(newValue) }
    }
    /// Whether there is a button for being done.
    open var showsDoneButton = false
    /// Whether there is a button for choosing nothing.
    open var showsCancelButton = false
    private let list: CalendarList

    /// Makes a chooser of calendars of events.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    /// Makes a chooser of calendars.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        list = CalendarList(calendars: eventStore.calendars(for: entityType), chosen: [])
        super.init(nibName: nil, bundle: nil)
        title = selectionStyle == .single ? "Calendar" : "Calendars"
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    /// Shows the list. An override calls super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        list.onTap = { [weak self] in self?.tapped($0) }
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        if showsDoneButton {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [unowned self] _ in delegate?.calendarChooserDidFinish(self) })
        }
        if showsCancelButton {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [unowned self] _ in delegate?.calendarChooserDidCancel(self) })
        }
    }

    private func tapped(_ calendar: EKCalendar) {
        if selectionStyle == .single {
            list.chosen = [calendar]
        } else if let index = list.chosen.firstIndex(where: { $0 === calendar }) {
            list.chosen.remove(at: index)
        } else {
            list.chosen.append(calendar)
        }
        delegate?.calendarChooserSelectionDidChange(self)
    }
}
