import UIKitTesting
import XCTest

@testable import UIKit

/// Mistakes with navigation controllers.
@preconcurrency @MainActor final class NavigationFindingTests: NavigationTestCase {
    private var codes: [String] { Misuse.findings.map { $0.code.rawValue } }

    func test_5_25_aPushDuringAPush() {
        let navigation = showNavigation(probe("A"))
        navigation.pushViewController(probe("B"), animated: true)
        TestEnvironment.advance(by: 0.1)
        navigation.pushViewController(probe("C"), animated: true)
        XCTAssertEqual(codes, ["navigation.nested-push"])
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 3)
    }

    func test_5_25_onePushAfterTheOther() {
        let navigation = showNavigation(probe("A"))
        navigation.pushViewController(probe("B"), animated: true)
        settle()
        navigation.pushViewController(probe("C"), animated: true)
        TestEnvironment.advance(by: 0.1)
        navigation.pushViewController(probe("D"), animated: false)
        settle()
        XCTAssertEqual(codes, [])
    }

    func test_5_19_aPushOfWhatIsInTheStack() {
        let a = probe("A")
        let navigation = showNavigation(a)
        navigation.pushViewController(a, animated: false)
        XCTAssertEqual(codes, ["navigation.pushed-twice"])
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertEqual(navigation.viewControllers, [a])
    }
}
