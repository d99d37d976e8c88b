import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class InvalidatingTests: EventTestCase {
    private final class Gauge: UIView {
        @Invalidating(.layout) var level = 1
        @Invalidating(.intrinsicContentSize, .layout) var title = "a"
        var events: [String] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            events.append("layout")
        }

        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            events.append("size")
        }
    }

    func testOnlyAnotherValueAsksForWhatThePropertyNames() {
        let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        gauge.layoutIfNeeded()
        gauge.events = []
        gauge.level = 1
        gauge.layoutIfNeeded()
        XCTAssertEqual(gauge.events, [])
        gauge.level = 2
        gauge.layoutIfNeeded()
        XCTAssertEqual(gauge.events, ["layout"])
        XCTAssertEqual(gauge.level, 2)
        gauge.title = "b"
        gauge.layoutIfNeeded()
        XCTAssertEqual(gauge.events, ["layout", "size", "layout"])
    }
}
