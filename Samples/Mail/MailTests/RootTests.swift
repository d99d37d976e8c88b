import UIKit
import XCTest

@testable import Mail

/// What fills the window, by who is signed in.
@MainActor
final class RootTests: XCTestCase {
    private func defaults() throws -> UserDefaults {
        let name = "MailTests"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
        defaults.removePersistentDomain(forName: name)
        return defaults
    }

    func testSignInFillsTheWindowOfNobody() throws {
        let root = AppDelegate.makeRoot(for: Session(defaults: try defaults()))
        let navigation = try XCTUnwrap(root as? UINavigationController)
        XCTAssertTrue(navigation.topViewController is SignInViewController)
    }

    func testMailFillsTheWindowOfSomebody() throws {
        let defaults = try defaults()
        defaults.set("a-token", forKey: "token")
        defaults.set("ada@engine.example", forKey: "address")
        let root = AppDelegate.makeRoot(for: Session(defaults: defaults))
        let tabs = try XCTUnwrap(root as? MainTabBarController)
        XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["Mail", "Settings"])
        XCTAssertTrue(tabs.selectedViewController is UISplitViewController)
    }

    func testSigningOutForgets() throws {
        let defaults = try defaults()
        defaults.set("a-token", forKey: "token")
        defaults.set("ada@engine.example", forKey: "address")
        let session = Session(defaults: defaults)
        XCTAssertEqual(session.address, "ada@engine.example")
        expectation(forNotification: Session.didChange, object: session)
        session.signOut()
        waitForExpectations(timeout: 1)
        XCTAssertNil(session.token)
        XCTAssertNil(session.address)
    }

    func testTheAppBeginsSignedOut() throws {
        let window = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window)
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        XCTAssertTrue(navigation.topViewController is SignInViewController)
    }
}
