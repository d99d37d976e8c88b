import Foundation
import UIKit

/// Hears that the person has chosen whom to invite.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
    /// The person is done; the delegate dismisses the controller.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The person has cancelled; the delegate dismisses the controller.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Lets the person choose whom to invite; it goes on looking, since nobody is nearby.
open class MCBrowserViewController: UIViewController {
    /// Hears that the person has chosen.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The session that others are invited to.
    public let session: MCSession
    /// The fewest who have to be in the session, with this device.
    open var minimumNumberOfPeers = 2
    /// The most who may be in the session, with this device.
    open var maximumNumberOfPeers = 8

    /// Looks for others of a kind.
    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerDidFinish(self)
            })
        done.isEnabled = false
        item.rightBarButtonItem = done
        bar.items = [item]
        let label = UILabel()
        label.text = "Searching for nearby devices…"
        label.textColor = .secondaryLabel
        let parts: [UIView] = [bar, label]
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
