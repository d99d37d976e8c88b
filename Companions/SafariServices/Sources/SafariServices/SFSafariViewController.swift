import Foundation
import UIKit

/// A browser that shows a page inside the app.
open class SFSafariViewController: UIViewController {
    /// How the browser behaves.
    @MainActor @preconcurrency open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Makes the usual configuration.
        nonisolated public override init() { super.init() }

        /// Whether an article is shown without what is around it; no reader is here.
        open var entersReaderIfAvailable = false
        /// Whether the bars become small while the page is scrolled; they stay.
        open var barCollapsingEnabled = true

        /// A configuration with the same values.
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// What the button says that ends the browser.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    let browser: Browser

    /// Makes a browser for an address of the web; one of another scheme raises an exception.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Makes a browser for an address of the web, and says how it behaves.
    public init(url URL: URL, configuration: Configuration) {
        if !["http", "https"].contains(URL.scheme?.lowercased()) {
            NSException(
                name: .invalidArgumentException,
                reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
            ).raise()
        }
        browser = Browser(URL)
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        // Choice (SafariServices): a browser fills the screen, unless the app says otherwise.
        modalPresentationStyle = .fullScreen
        browser.controller = self
    }

    /// Makes a browser for an address, as before iOS 11.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Is in no Interface Builder document.
    public required init?(coder: NSCoder) { nil }

    /// Whom the browser tells what the person does; not kept alive.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// How the browser behaves: what it was made with.
    public let configuration: Configuration

    /// The colour of the bars; nil for the usual one.
    open var preferredBarTintColor: UIColor? { didSet { browser.applyColors() } }

    /// The colour of the bars' buttons; nil for the usual one.
    open var preferredControlTintColor: UIColor? { didSet { browser.applyColors() } }

    /// What the button says that ends the browser.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { browser.applyButton() } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        browser.fill(view)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        browser.layOut(in: view)
    }
}
