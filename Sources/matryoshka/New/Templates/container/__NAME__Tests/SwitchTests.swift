import UIKit
import XCTest

@testable import __NAME__

@MainActor
final class SwitchTests: XCTestCase {
    func testTheFirstChildIsShown() {
        let morning = NoteViewController(title: "Morning", color: .systemOrange)
        let evening = NoteViewController(title: "Evening", color: .systemIndigo)
        let container = SwitchViewController(children: [morning, evening])
        container.loadViewIfNeeded()
        XCTAssertEqual(container.children, [morning])
        XCTAssertEqual(container.selected, morning)
        XCTAssertFalse(evening.isViewLoaded)
    }
}
