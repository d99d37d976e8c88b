@_spi(Framework) import EventKit
@_spi(Framework) import UIKit

/// What the person has done with a form.
public enum EKEventEditViewAction: Int, Sendable {
    /// Nothing.
    case canceled
    /// Saved the event.
    case saved
    /// Deleted the event.
    case deleted

    /// The name of `canceled` with two letters.
    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// What a form tells and asks.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called when the person is done; the delegate dismisses the form.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Asked for the calendar of a new event; by default the store's.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Answers with the calendar that new events go to.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { PersonsCalendars.all[0] }
}

/// A form for a new event, or for changing one. It needs no permission.
open class EKEventEditViewController: UINavigationController {
    /// Whom the form tells; not kept alive.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Where the event is saved.
    open var eventStore: EKEventStore! = EKEventStore()
    /// The event; nil for a new one.
    open var event: EKEvent? { didSet { form.event = event } }

    private let form = EventForm()

    /// Makes a form for a new event.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a form; there is none in Interface Builder documents with a view of its own.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [form]
    }

    /// Makes a form from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [form]
    }

    /// Prepares the form. An override calls super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        form.owner = self
        if event == nil {
            let new = EKEvent(eventStore: eventStore)
            new.startDate = Date()
            new.endDate = Date().addingTimeInterval(3600)
            event = new
        }
        if let event, event.calendar == nil {
            event.calendar =
                editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) ?? PersonsCalendars.all[0]
        }
    }

    /// Ends the form without saving.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    func save() {
        guard let event else { return }
        do {
            try PersonsCalendars.change { try eventStore.save(event, span: .futureEvents) }
            editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
        } catch {
            let alert = UIAlertController(
                title: "Cannot Save Event", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    func delete() {
        guard let event else { return }
        // An event that is in the store can be removed from it.
        try? PersonsCalendars.change { try eventStore.remove(event, span: .futureEvents) }
        editViewDelegate?.eventEditViewController(self, didCompleteWith: .deleted)
    }
}
