@_spi(Framework) import EventKit
@_spi(Framework) import UIKit

/// What the person has done with an event that was shown.
public enum EKEventViewAction: Int, Sendable {
    /// Looked at it.
    case done
    /// Answered an invitation.
    case responded
    /// Deleted it.
    case deleted
}

/// What an event that is shown tells.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    /// Called when the person is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
open class EKEventViewController: UIViewController, EKEventEditViewDelegate {
    /// Whom the controller tells; not kept alive.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event, which has to be set before the view is shown.
    open var event: EKEvent! { didSet { if isViewLoaded { show() } } }
    /// Whether the person can change the event.
    open var allowsEditing = false
    private let headline = UILabel()
    private let text = UILabel()

    /// Shows the event. An override calls super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
        view.backgroundColor = .systemBackground
        headline.font = .systemFont(ofSize: 22, weight: .bold)
        text.font = .systemFont(ofSize: 16)
        text.textColor = .secondaryLabel
        for label in [headline, text] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            headline.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            headline.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        if allowsEditing {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
        }
        show()
    }

    private func show() {
        guard let event else { return }
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = event.isAllDay ? .none : .short
        let times = [event.startDate, event.endDate].compactMap { $0 }.map(formatter.string(from:))
        let lines: [String?] = [event.location, times.joined(separator: "\n"), event.calendar?.title, event.notes]
        headline.text = event.title
        text.text = lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func edit() {
        let form = EKEventEditViewController()
        form.event = event
        form.editViewDelegate = self
        present(form, animated: true)
    }

    /// Puts the form away that the controller has shown.
    public func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
        controller.dismiss(animated: true) { [self] in
            show()
            if action == .deleted { delegate?.eventViewController(self, didCompleteWith: .deleted) }
        }
    }
}
