import WidgetKit
import XCTest

/// What an app hears of its widgets.
@preconcurrency @MainActor final class WidgetCenterTests: XCTestCase {
    func testThePersonHasAddedNone() {
        let told = expectation(description: "told")
        nonisolated(unsafe) var isAtOnce = true
        WidgetCenter.shared.getCurrentConfigurations { result in
            XCTAssertFalse(isAtOnce)
            XCTAssertEqual(try? result.get(), [])
            told.fulfill()
        }
        isAtOnce = false
        wait(for: [told], timeout: 10)
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadTimelines(ofKind: "clock")
    }

    func testFamiliesHaveTheirNames() {
        XCTAssertEqual(WidgetFamily.allCases.map { "\($0)" }.first, "systemSmall")
        XCTAssertEqual(Set(WidgetFamily.allCases.map(\.description)).count, WidgetFamily.allCases.count)
    }
}
