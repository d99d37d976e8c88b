import Foundation
import XCTest

@testable import QuartzCore

final class AdditiveRectangleTests: XCTestCase {
    /// What an additive animation starts from when a layer grows has a negative size, whose sign must not get lost.
    func testGrowingStartsAtTheOldSize() {
        let old = AnimatableValue.rect(CGRect(x: 5, y: 0, width: 100, height: 0))
        let new = AnimatableValue.rect(CGRect(x: 0, y: 0, width: 100, height: 150))
        let difference = old.subtracting(new)
        XCTAssertEqual(new.adding(difference), old)
        XCTAssertEqual(
            new.adding(difference.interpolated(to: new.neutral, at: 0.5)),
            .rect(CGRect(x: 2.5, y: 0, width: 100, height: 75)))
    }
}
