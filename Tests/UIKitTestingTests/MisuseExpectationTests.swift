import DisplayProtocol
import XCTest

@testable import UIKit
@testable import UIKitTesting

@preconcurrency @MainActor final class MisuseExpectationTests: UIKitTestingTestCase {
    private static let code = Misuse.Code(rawValue: "test.misuse")

    private func misuse(_ code: String = "test.misuse", _ message: String = "Something is wrong.") {
        DiagnosticsChannel.shared.report(code, message, advice: "Do it right.")
    }

    func testNoMisusePasses() {
        XCTAssertEqual(failures { expectNoMisuse {} }, [])
        XCTAssertEqual(failures { expectMisuse(Self.code) { misuse() } }, [])
    }

    func testMisusesAreListed() {
        XCTAssertEqual(
            failures { expectNoMisuse { misuse() } },
            ["1 misuse of UIKit:\nSomething is wrong. [test.misuse]\n    Do it right."])
        XCTAssertEqual(
            failures {
                expectNoMisuse {
                    misuse("test.one", "One.")
                    misuse("test.two", "Two.")
                }
            },
            ["2 misuses of UIKit:\nOne. [test.one]\n    Do it right.\nTwo. [test.two]\n    Do it right."])
    }

    func testAMisuseInTheFrameAfterCounts() {
        TestEnvironment.reset()
        XCTAssertEqual(failures { expectNoMisuse { DispatchQueue.main.async { self.misuse() } } }.count, 1)
    }

    func testAMisuseDuringTheFirstUseOfAScreenCounts() {
        XCTAssertEqual(
            failures {
                expectNoMisuse {
                    _ = TestScreen()
                    misuse()
                }
            }.count, 1)
    }

    func testAnExpectedMisuseCountsWhateverWasFoundBeforeAReset() {
        misuse("test.earlier", "Earlier.")
        XCTAssertEqual(
            failures {
                expectMisuse(Self.code) {
                    _ = TestScreen()
                    misuse()
                }
            }, [])
        let found = Misuse.expect(Self.code) {
            misuse("test.before", "Before.")
            _ = TestScreen()
            misuse()
        }
        XCTAssertEqual(found.map(\.code.rawValue), ["test.before", "test.misuse"], "a reset forgets none of them")
    }

    func testARealMisuseIsNoticed() {
        let messages = failures {
            expectNoMisuse { UIViewController().endAppearanceTransition() }
        }
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages[0].contains("Unbalanced calls to begin/end appearance transitions for"), messages[0])
        XCTAssertEqual(
            failures { expectMisuse(.unbalancedAppearance) { UIViewController().endAppearanceTransition() } }, [])
        let screen = TestScreen(failsOnMisuse: true)
        XCTAssertEqual(
            failures {
                expectMisuse(.unbalancedAppearance) { screen.show(UIViewController()).endAppearanceTransition() }
            }, [], "what is expected does not fail the test")
    }

    func testLimitsAreNoMisuse() {
        let screen = TestScreen(failsOnMisuse: true)
        XCTAssertEqual(
            failures {
                expectNoMisuse { XCTAssertNil(UIImage(systemName: "no.such.symbol")) }
                screen.show(UIViewController())
            }, [])
        XCTAssertEqual(Misuse.findings, [])
    }

    private final class Forgetful: UIViewController {
        static let line = #line + 4
        override func viewDidLoad() {
            super.viewDidLoad()
            let child = UIViewController()
            addChild(child)
            view.addSubview(child.view)
        }
    }

    func testTheEndOfAnExpectationIsWhenWhatIsMissingIsMissing() {
        var screen = TestScreen()
        let messages = failures { expectNoMisuse { screen.show(Forgetful()) } }
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages.first?.contains("has not been sent didMove(toParent:) yet") ?? false, "\(messages)")
        screen = TestScreen()
        XCTAssertEqual(failures { expectMisuse(.missingDidMove) { screen.show(Forgetful()) } }, [])
    }

    func testAScreensFailureBeginsWithTheAppsPlace() {
        let screen = TestScreen(failsOnMisuse: true)
        screen.show(Forgetful())
        var line: UInt = 0
        let reports = reports {
            line = #line + 1
            screen.advance(by: 11)
        }
        XCTAssertEqual(reports.count, 1)
        XCTAssertEqual(reports.first?.line, line)
        let place = "\(#filePath):\(Forgetful.line): warning: "
        XCTAssertTrue(reports.first?.message.hasPrefix(place) ?? false, "\(reports)")
    }

    /// The screen before has nothing to say about the test after it.
    func testTheNextTestIsNotBlamed() {
        TestScreen(failsOnMisuse: true).show(Forgetful())
        XCTAssertEqual(failures { TestScreen(failsOnMisuse: true).show(UIViewController()) }, [])
    }

    func testAnExpectedMisuseThatDoesNotComeFails() {
        XCTAssertEqual(
            failures { expectMisuse(Self.code) {} }, ["expected only the misuse test.misuse; none was noticed"])
        XCTAssertEqual(
            failures { expectMisuse(Self.code) { misuse("test.other", "Other.") } },
            ["expected only the misuse test.misuse; noticed were\nOther. [test.other]\n    Do it right."])
        XCTAssertEqual(
            failures {
                expectMisuse(Self.code) {
                    misuse()
                    misuse("test.third", "Third.")
                }
            },
            ["expected only the misuse test.misuse; noticed were\nThird. [test.third]\n    Do it right."])
    }

    func testAScreenFailsOnMisuseAtTheLineThatLedToIt() {
        let screen = TestScreen(failsOnMisuse: true)
        let root = screen.show(UIViewController())
        var tapped: UInt = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { _ in self.misuse() }, for: .touchUpInside)
        root.view.addSubview(button)
        screen.runUntilIdle()
        let reports = reports {
            tapped = #line + 1
            screen.tap("Go")
        }
        XCTAssertEqual(reports.map(\.message), ["Something is wrong. [test.misuse]\n    Do it right."])
        XCTAssertEqual(reports.first?.line, tapped)
        XCTAssertEqual(
            failures {
                _ = TestScreen()
                misuse()
            }, [], "the next screen does not ask for it")
    }
}
