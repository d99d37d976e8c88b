import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A sample that starts again where the person was, as it does when its source changes.
@preconcurrency @MainActor final class SampleRestorationTests: LiveAppTestCase {
    func testTwoTabsReturnsToItsTab() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let app = try build(package.appendingPathComponent("Samples/TwoTabs").path, named: "TwoTabs")
        launch(app)
        try wait(for: "the first tab", until: { isOnScreen("OrangeViewController") })
        let second = try button(named: "Second")
        tap(second.x + second.width / 2, second.y + second.height / 2)
        try wait(for: "the second tab", until: { isOnScreen("PurpleViewController") })
        let reply = try XCTUnwrap(request { DisplayMessage.RequestState(request: $0) })
        host.launch(app, restoring: try XCTUnwrap(reply.state))
        try wait(for: "the second tab again", until: { isOnScreen("PurpleViewController") })
        XCTAssertFalse(isOnScreen("OrangeViewController"))
    }

    private func isOnScreen(_ name: String) -> Bool {
        let ends = ["viewDidAppear", "viewDidDisappear"]
        let last = host.trace.last { $0.class.hasSuffix(name) && ends.contains($0.event) }
        return last?.event == "viewDidAppear"
    }

    private func button(named name: String) throws -> Tree.Rectangle {
        host.send(DisplayMessage.Observe(tree: false, accessibility: true))
        var found: Tree.Rectangle?
        try wait(
            for: name,
            until: {
                for case let described as AppMessage.Accessibility in messages {
                    found = described.elements.first { $0.label == name }?.frame
                }
                return found != nil
            })
        return try XCTUnwrap(found)
    }
}
