import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Scenes that are turned, and what an app may ask of them.
@preconcurrency @MainActor final class SceneGeometryTests: SizeTestCase {
    private final class Delegate: NSObject, UIWindowSceneDelegate {
        var events: [String] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let (old, new) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
            events.append(
                "\(Int(old.width))x\(Int(old.height)) \(previousInterfaceOrientation.rawValue) -> \(Int(new.width))x\(Int(new.height)) \(windowScene.interfaceOrientation.rawValue)"
            )
        }
    }

    func testTheDelegateHearsOfEachTurn() {
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let delegate = Delegate()
        scene.delegate = delegate
        UIApplication.shared.connectedScenes = [scene]
        let parent = showPair().0
        parent.callsSuper = false
        window?.windowScene = scene
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
        settle()
        XCTAssertEqual(delegate.events, ["393x852 1 -> 852x393 3"])
        XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeRight)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
        settle()
        XCTAssertEqual(delegate.events.last, "852x393 3 -> 393x852 1")
        XCTAssertEqual(delegate.events.count, 2)
    }

    func testAnActionForAnotherSceneIsItsAlternate() {
        let hidden = UIWindowScene.ActivationAction { _ in nil }
        XCTAssertTrue(hidden.attributes.contains(.hidden))
        var done = 0
        let alternate = UIAction(title: "Open") { _ in done += 1 }
        let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
        XCTAssertEqual(action.title, "Open")
        XCTAssertFalse(action.attributes.contains(.hidden))
        action.perform(from: nil)
        XCTAssertEqual(done, 1)
    }

    func testAnotherSceneIsRefused() {
        var errors = 0
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { _ in errors += 1 }
        XCTAssertEqual(errors, 1)
    }
}
