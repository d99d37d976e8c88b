import Foundation
import FoundationNetworking
import UIKit
import WebKit

/// What a browser consists of: a page between two bars.
@MainActor final class Browser: NSObject {
    weak var controller: SFSafariViewController?
    let page = WKWebView()
    let bar = UINavigationBar()
    let tools = UIToolbar()
    private let item = UINavigationItem()
    private let address: URL
    private var observations: [NSKeyValueObservation] = []
    /// Whether the delegate has heard how the first page was loaded.
    private var hasCompleted = false

    private lazy var back = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "chevron.backward")) { [weak self] _ in self?.page.goBack() }
    )
    private lazy var forward = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "chevron.forward")) { [weak self] _ in
            self?.page.goForward()
        })
    private lazy var again = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "arrow.clockwise")) { [weak self] _ in self?.page.reload() })

    init(_ address: URL) { self.address = address }

    func fill(_ view: UIView) {
        view.backgroundColor = .systemBackground
        back.accessibilityLabel = "Back"
        forward.accessibilityLabel = "Forward"
        again.accessibilityLabel = "Reload"
        item.rightBarButtonItem = again
        item.title = address.host
        bar.items = [item]
        tools.items = [back, .flexibleSpace(), forward, .flexibleSpace()]
        for part in [page, bar, tools] as [UIView] { view.addSubview(part) }
        page.navigationDelegate = self
        page.allowsBackForwardNavigationGestures = true
        observations = [
            page.observe(\.canGoBack) { [weak self] _, _ in self?.update() },
            page.observe(\.canGoForward) { [weak self] _, _ in self?.update() },
            page.observe(\.url) { [weak self] _, _ in self?.update() },
        ]
        applyButton()
        applyColors()
        update()
        page.load(URLRequest(url: address))
    }

    func layOut(in view: UIView) {
        let safe = view.safeAreaInsets
        let barHeight: CGFloat = 44
        let width = view.bounds.width
        bar.frame = CGRect(x: 0, y: safe.top, width: width, height: barHeight)
        let toolsTop = view.bounds.height - safe.bottom - barHeight
        tools.frame = CGRect(x: 0, y: toolsTop, width: width, height: barHeight)
        page.frame = CGRect(x: 0, y: bar.frame.maxY, width: width, height: max(0, toolsTop - bar.frame.maxY))
    }

    func applyButton() {
        let style: UIBarButtonItem.SystemItem =
            switch controller?.dismissButtonStyle {
            case .close: .close
            case .cancel: .cancel
            default: .done
            }
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    func applyColors() {
        let tint = controller?.preferredControlTintColor
        let colour = controller?.preferredBarTintColor
        for bar in [bar, tools] as [UIView] { bar.tintColor = tint }
        bar.barTintColor = colour
        tools.barTintColor = colour
        controller?.viewIfLoaded?.backgroundColor = colour ?? .systemBackground
    }

    private func update() {
        back.isEnabled = page.canGoBack
        forward.isEnabled = page.canGoForward
        item.title = (page.url ?? address).host ?? address.host
    }

    private func finish() {
        guard let controller else { return }
        controller.dismiss(animated: true) {
            controller.delegate?.safariViewControllerDidFinish(controller)
        }
    }

    private func complete(_ isLoaded: Bool) {
        guard !hasCompleted, let controller else { return }
        hasCompleted = true
        controller.delegate?.safariViewController(controller, didCompleteInitialLoad: isLoaded)
    }
}

extension Browser: WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { complete(true) }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        guard !hasCompleted, let controller, let url = webView.url else { return }
        controller.delegate?.safariViewController(controller, initialLoadDidRedirectTo: url)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        showFailure(error)
        complete(false)
    }

    /// Says in the page's place why there is none, as Safari does.
    private func showFailure(_ error: any Error) {
        let text = error.localizedDescription.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        page.loadHTMLString(
            """
            <meta name="viewport" content="width=device-width">
            <body style="font: 17px -apple-system; color: gray; text-align: center; padding: 40% 24px 0">
            <p>Safari cannot open the page. The error was:</p><p>“\(text)”</p>
            """, baseURL: nil)
    }
}
