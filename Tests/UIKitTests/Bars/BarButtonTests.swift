import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class BarButtonTests: EventTestCase {
    /// An item that is replaced while a finger is on its button is gone when the finger is lifted.
    func testItemThatGoesUnderTheFingerDoesNothing() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44))
        weak var old: UIBarButtonItem?
        func show(_ title: String) {
            let item = UIBarButtonItem(
                primaryAction: UIAction(title: title) { [weak self] _ in self?.log.append(title) })
            bar.items = [item]
            if title == "Old" { old = item }
        }
        root.addSubview(bar)
        show("Old")
        FramePipeline.shared.runFrame()
        down(30, 422)
        show("New")
        FramePipeline.shared.runFrame()
        XCTAssertNil(old)
        up(30, 422)
        settle()
        XCTAssertEqual(takeLog(), [])
        tap(30, 422)
        settle()
        XCTAssertEqual(takeLog(), ["New"])
    }
}
