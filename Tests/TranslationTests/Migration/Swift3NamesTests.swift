import XCTest

/// Sources of Swift 3, whose names Swift 4 changed.
final class Swift3NamesTests: XCTestCase {
    func test_constants() {
        assertMigrates(
            "let a = [NSFontAttributeName: UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)]; c.priority = UILayoutPriorityDefaultLow",
            to:
                "let a = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)]; c.priority = UILayoutPriority.defaultLow",
            version: "3.0")
    }
}
