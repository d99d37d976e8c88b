import UIKitTesting
import XCTest

@testable import AuthenticationServices
@_spi(Framework) import UIKit

/// Signing in where nobody has an account.
@preconcurrency @MainActor final class SignInTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            events = []
        }
    }

    private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        var note: (String) -> Void = { _ in }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            note("\((error as? ASAuthorizationError).map { "\($0.code)" } ?? "another")")
        }
    }

    private func request(_ requests: [ASAuthorizationRequest]) -> (ASAuthorizationController, Delegate) {
        let controller = ASAuthorizationController(authorizationRequests: requests)
        let delegate = Delegate()
        delegate.note = { self.events.append($0) }
        controller.delegate = delegate
        controller.performRequests()
        screen.runUntilIdle()
        return (controller, delegate)
    }

    func testSignInWithAppleNeedsAnAccount() {
        screen.show(UIViewController())
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let kept = self.request([request])
        XCTAssertEqual(events, [])
        XCTAssertTrue(screen.texts.contains("Sign in to Your Apple Account"), "\(screen.texts)")
        screen.tap("Close")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["unknown"])
        withExtendedLifetime(kept) {}
    }

    func testRequestsCanBeTakenBack() {
        screen.show(UIViewController())
        let kept = request([ASAuthorizationAppleIDProvider().createRequest()])
        kept.0.cancel()
        screen.runUntilIdle()
        XCTAssertEqual(events, ["canceled"])
        XCTAssertFalse(screen.texts.contains("Sign in to Your Apple Account"))
    }

    func testThereAreNoPasswords() {
        screen.show(UIViewController())
        let kept = request([ASAuthorizationPasswordProvider().createRequest()])
        XCTAssertEqual(events, ["canceled"])
        withExtendedLifetime(kept) {}
    }

    func testNobodyIsKnown() {
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { state, error in
            self.events.append("\(state) \(error == nil)")
        }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["notFound true"])
    }

    private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
        let window: UIWindow
        init(_ window: UIWindow) { self.window = window }
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }

    private func session() -> ASWebAuthenticationSession {
        ASWebAuthenticationSession(
            url: URL(string: "https://example.org/login")!, callbackURLScheme: "app"
        ) { url, error in
            let code = (error as? ASWebAuthenticationSessionError)?.code
            self.events.append("\(url?.absoluteString ?? "nil") \(code.map { "\($0)" } ?? "nil")")
        }
    }

    func testThePersonIsAskedForAPage() throws {
        let root = UIViewController()
        screen.show(root)
        let anchor = Anchor(try XCTUnwrap(root.view.window))
        let session = session()
        session.presentationContextProvider = anchor
        XCTAssertTrue(session.canStart)
        XCTAssertTrue(session.start())
        XCTAssertFalse(session.start())
        screen.runUntilIdle()
        XCTAssertTrue(screen.texts.contains { $0.hasSuffix("Wants to Use “example.org” to Sign In") })
        screen.tap("Cancel")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["nil canceledLogin"])
    }

    func testThePageEndsTheSession() throws {
        let root = UIViewController()
        screen.show(root)
        let anchor = Anchor(try XCTUnwrap(root.view.window))
        let session = session()
        session.presentationContextProvider = anchor
        session.start()
        screen.runUntilIdle()
        screen.tap("Continue")
        screen.runUntilIdle()
        XCTAssertTrue(root.presentedViewController is UINavigationController)
        screen.tap("Cancel")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["nil canceledLogin"])
        XCTAssertNil(root.presentedViewController)
    }

    func testASessionNeedsAPlace() {
        XCTAssertFalse(session().start())
        screen.runUntilIdle()
        XCTAssertEqual(events, ["nil presentationContextNotProvided"])
    }

    func testTheButtonIsTapped() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        button.frame = CGRect(x: 40, y: 100, width: 260, height: 44)
        button.addAction(UIAction { _ in self.events.append("tapped") }, for: .touchUpInside)
        controller.view.addSubview(button)
        screen.show(controller)
        screen.runUntilIdle()
        screen.tap(button)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["tapped"])
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 140, height: 30))
    }
}
