import UIKit
import WebKit

/// Shows the pages of a small guide, with its title above, what is loaded below that, and the way back and forward.
class PageViewController: UIViewController {
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private var webView: WKWebView!
    private var observations: [NSKeyValueObservation] = []

    private lazy var back = UIBarButtonItem(
        image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(goBack))
    private lazy var forward = UIBarButtonItem(
        image: UIImage(systemName: "chevron.forward"), style: .plain, target: self, action: #selector(goForward))

    override func loadView() {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(self, name: "guide")
        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        back.accessibilityLabel = "Back"
        forward.accessibilityLabel = "Forward"
        toolbarItems = [back, UIBarButtonItem(systemItem: .flexibleSpace), forward]
        navigationController?.isToolbarHidden = false
        observations = [
            webView.observe(\.title) { [weak self] view, _ in self?.title = view.title },
            webView.observe(\.canGoBack, options: .initial) { [weak self] view, _ in
                self?.back.isEnabled = view.canGoBack
            },
            webView.observe(\.canGoForward, options: .initial) { [weak self] view, _ in
                self?.forward.isEnabled = view.canGoForward
            },
            webView.observe(\.estimatedProgress) { [weak self] view, _ in
                self?.progressView.progress = Float(view.estimatedProgress)
                self?.progressView.isHidden = view.estimatedProgress == 1
            },
        ]
        addProgressView()
        if let file = Bundle.main.url(forResource: "index", withExtension: "html") {
            webView.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
        }
    }

    private func addProgressView() {
        progressView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(progressView)
        NSLayoutConstraint.activate([
            progressView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            progressView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    @objc private func goBack() { webView.goBack() }

    @objc private func goForward() { webView.goForward() }
}

extension PageViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, !url.isFileURL else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        tell("Not here", "\(url.host ?? "The page") is not a part of the guide.")
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) { tell("Not found", error.localizedDescription) }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension PageViewController: WKUIDelegate {
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
    ) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
        present(alert, animated: true)
    }
}

extension PageViewController: WKScriptMessageHandler {
    /// The page says how many of its boxes are ticked.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        guard let count = message.body as? Int else { return }
        navigationItem.rightBarButtonItem =
            count == 0 ? nil : UIBarButtonItem(title: "\(count) done", style: .plain, target: nil, action: nil)
    }
}
