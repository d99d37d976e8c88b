import Foundation
@_spi(Framework) import UIKit

/// The window that the system's sheets are shown in.
public typealias ASPresentationAnchor = UIWindow

/// Hears how an authorization went. All of it is optional.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Somebody was authorized.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody was authorized.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

/// Says where the system's sheet is shown.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Has the system authorize somebody.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
    /// How requests are made.
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only what is on the device is asked for.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// What is wanted.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears how it went; not kept alive.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says where the system's sheet is shown; not kept alive.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    private var question: SystemAlert?
    /// The controller itself, which the system keeps while it asks.
    private var kept: ASAuthorizationController?

    /// Makes a controller.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    // Choice (AuthenticationServices): where nobody is signed in, the question has no way into the settings.
    /// Asks the person, who is told that nobody is signed in to Apple's account.
    open func performRequests() { performRequests(options: []) }

    /// Asks the person as options say.
    open func performRequests(options: RequestOptions) {
        let wantsAccount = authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest }
        guard wantsAccount, !options.contains(.preferImmediatelyAvailableCredentials), kept == nil else {
            soon { self.end(.canceled) }
            return
        }
        kept = self
        question = SystemAlert(
            title: "Sign in to Your Apple Account",
            message:
                "To use Sign in with Apple in “\(AppProperties.appName)”, sign in to your Apple Account in Settings.",
            choices: ["Close"]
        ) { [weak self] _ in self?.end(.unknown) }
    }

    /// Offers saved passwords above the keyboard; there are none.
    open func performAutoFillAssistedRequests() {}

    /// Takes the question back; the delegate hears that it was canceled.
    open func cancel() {
        guard let question else { return }
        question.withdraw()
        soon { self.end(.canceled) }
    }

    private func end(_ code: ASAuthorizationError.Code) {
        question = nil
        kept = nil
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
}
