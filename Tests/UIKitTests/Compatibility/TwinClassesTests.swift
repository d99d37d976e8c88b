@testable import UIKit
import XCTest

/// A class of the name that another module's class has, see `test_outletsHoldTheTwin`.
private enum Other {
    final class Card: UIView { var title = "other" }
}

/// Outlets of a class that two modules compile from one source.
@preconcurrency @MainActor final class TwinClassesTests: XCTestCase {
    func test_classesOfOtherNamesAreNoTwins() {
        final class Page: UIView { var title = "" }
        XCTAssertThrowsError(try __objectiveCCast(Other.Card(), "card") as Page?)
        XCTAssertThrowsError(try __objectiveCCast("text", "card") as UIView?)
    }
}
