import Foundation
@_spi(Framework) import UIKit
import WebKit

/// The domain of the errors of sessions.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody signed in by a web page.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }

    /// The person did not want to.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody said where the page is shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The page cannot be shown where it was said.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Lets `catch ASWebAuthenticationSessionError.canceledLogin` find the error.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// Says where a session's page is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets somebody sign in by a web page, which says how it went by going to an address of the app's.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
    /// Called with the address that the page went to, or why nobody signed in.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Says where the page is shown; not kept alive.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page is to know nothing of the browser's cookies; it never does.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether the session can begin.
    open var canStart: Bool { state == .new && presentationContextProvider != nil }

    private enum State { case new, asking, showing, over }
    private var state = State.new
    private let url: URL
    private let scheme: String?
    private let completionHandler: CompletionHandler
    private var question: SystemAlert?
    private var page: SignInPage?
    /// The session itself, which the system keeps while it runs.
    private var kept: ASWebAuthenticationSession?

    /// Makes a session.
    ///
    /// - Parameter callbackURLScheme: The scheme of the app's addresses.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        scheme = callbackURLScheme?.lowercased()
        self.completionHandler = completionHandler
        super.init()
    }

    /// Asks the person, and shows the page; false where that cannot begin.
    @discardableResult open func start() -> Bool {
        guard state == .new else { return false }
        guard presentationContextProvider != nil else {
            state = .over
            soon { self.completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided)) }
            return false
        }
        state = .asking
        kept = self
        question = SystemAlert(
            title: "“\(AppProperties.appName)” Wants to Use “\(url.host ?? url.absoluteString)” to Sign In",
            message: "This allows the app and website to share information about you.", choices: ["Cancel", "Continue"]
        ) { [weak self] choice in
            guard let self, state == .asking else { return }
            question = nil
            if choice == 1 { show() } else { end(nil, .canceledLogin) }
        }
        return true
    }

    /// Ends the session; the app hears that the person did not want to.
    open func cancel() {
        guard state == .asking || state == .showing else { return }
        question?.withdraw()
        end(nil, .canceledLogin)
    }

    private func show() {
        guard let root = presentationContextProvider?.presentationAnchor(for: self).rootViewController else {
            return end(nil, .presentationContextInvalid)
        }
        state = .showing
        let page = SignInPage(url, scheme) { [weak self] address in
            self?.end(address, address == nil ? .canceledLogin : nil)
        }
        self.page = page
        var top = root
        while let next = top.presentedViewController { top = next }
        top.present(UINavigationController(rootViewController: page), animated: true)
    }

    private func end(_ address: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
        guard state != .over else { return }
        state = .over
        let handler = completionHandler
        let answer: @MainActor @Sendable () -> Void = { [weak self] in
            self?.kept = nil
            handler(address, code.map { ASWebAuthenticationSessionError($0) })
        }
        guard let page else {
            soon { answer() }
            return
        }
        self.page = nil
        page.dismiss(animated: true) { answer() }
    }
}

/// The page with its way out.
final class SignInPage: UIViewController, WKNavigationDelegate {
    private let page = WKWebView()
    private let address: URL
    private let scheme: String?
    private let answer: (URL?) -> Void

    init(_ address: URL, _ scheme: String?, _ answer: @escaping (URL?) -> Void) {
        self.address = address
        self.scheme = scheme
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = address.host
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.answer(nil) })
        page.navigationDelegate = self
        page.load(URLRequest(url: address))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, let scheme, url.scheme?.lowercased() == scheme else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        answer(url)
    }
}
