import Foundation
import UIKit

/// A controller by which the person asks devices nearby to come into a session; it finds none.
open class MCBrowserViewController: UIViewController {
    /// What looks for devices.
    public let browser: MCNearbyServiceBrowser?
    /// The session that devices come into.
    public let session: MCSession
    /// Who is told what the person does; not kept alive.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The least devices of a session.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    /// The most devices of a session.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    private let bar = UINavigationBar()
    private let label = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)

    /// Makes a controller that looks for a service; a name that is none raises an exception.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    /// Makes a controller that shows what a browser finds.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.browser = browser
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let item = UINavigationItem(title: "Choose Invitees")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                if let self { delegate?.browserViewControllerWasCancelled(self) }
            })
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                if let self { delegate?.browserViewControllerDidFinish(self) }
            })
        // Nobody can be asked, so there is nothing to be done with.
        done.isEnabled = false
        item.rightBarButtonItem = done
        bar.items = [item]
        label.text = "Searching…"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        spinner.startAnimating()
        for part in [label, spinner, bar] as [UIView] { view.addSubview(part) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let height = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: width, height: height)
        let size = label.sizeThatFits(view.bounds.size)
        label.frame = CGRect(x: 20, y: bar.frame.maxY + 24, width: size.width, height: size.height)
        spinner.center = CGPoint(x: label.frame.maxX + 20, y: label.frame.midY)
    }
}

/// What a controller for asking devices tells its delegate.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has asked those who are to come: the delegate dismisses the controller.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when the person wants nobody: the delegate dismisses the controller.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Asked whether a device is shown; may be left out.
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    /// Shows it.
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
