import UIKit
import XCTest

@testable import UIKitTesting

@preconcurrency @MainActor final class LifecycleTests: UIKitTestingTestCase {
    private final class Pager: UIViewController {
        let pages: [UIViewController]
        lazy var cover = UIViewController()
        private let last = UIViewController()
        var children_: [UIViewController] { pages + [last] }

        init(_ pages: [UIViewController]) {
            self.pages = pages
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    private func names(_ controllers: UIViewController...) -> [String?] {
        let names = ControllerNames(controllers)
        return controllers.map { names.names[$0.traceIdentifier] }
    }

    // MARK: Names

    func testControllersAreCalledByTitleThenPropertyThenClass() {
        let pager = Pager([controller(), controller("Titled")])
        XCTAssertEqual(
            names(pager, pager.pages[0], pager.pages[1], pager.children_[2], pager.cover),
            ["Pager", "pages[0]", "Titled", "last", "cover"])
    }

    func testControllersOfOneNameAreNumbered() {
        XCTAssertEqual(
            names(controller(), controller(), controller("A"), controller("A"), controller("")),
            ["UIViewController 1", "UIViewController 2", "A 1", "A 2", "UIViewController 3"])
    }

    func testAControllerNamedTwiceIsOne() {
        let one = controller()
        XCTAssertEqual(names(one, one), ["UIViewController", "UIViewController"])
    }

    // MARK: Recording

    func testOnlyTheNamedControllersAreRecorded() {
        let (parent, one, two) = (controller("Parent"), controller("One"), controller("Two"))
        let recorder = LifecycleRecorder(of: ["p": parent, "1": one])
        parent.addChild(one)
        parent.addChild(two)
        XCTAssertEqual(recorder.takeEvents(), ["1.willMove(toParent: p)"])
        let other = LifecycleRecorder(of: one)
        one.didMove(toParent: parent)
        XCTAssertEqual(other.events, ["One.didMove(toParent: UIViewController)"])
        XCTAssertEqual(recorder.events, ["1.didMove(toParent: p)"])
    }

    func testEverythingIsRecordedWhereNobodyIsNamed() {
        let recorder = LifecycleRecorder()
        var parent: UIViewController? = controller("Parent")
        parent?.addChild(controller())
        parent?.loadViewIfNeeded()
        parent?.addChild(controller())
        parent = nil
        XCTAssertEqual(
            recorder.events,
            [
                "UIViewController.willMove(toParent: UIViewController)", "Parent.loadView()", "Parent.viewDidLoad()",
                "UIViewController 2.willMove(toParent: Parent)", "Parent.deinit", "UIViewController.deinit",
                "UIViewController 2.deinit",
            ])
    }

    func testOverridesThatDoNotCallSuperAreRecordedOnce() {
        final class Silent: UIViewController {
            override func willMove(toParent parent: UIViewController?) {}
            override func viewWillAppear(_ animated: Bool) {}
        }
        let (parent, silent) = (controller("Parent"), Silent())
        expectEvents(of: parent, silent, including: .moves) {
            parent.addChild(silent)
            silent.didMove(toParent: parent)
        } toBe: {
            "Silent.willMove(toParent: Parent)"
            "Silent.didMove(toParent: Parent)"
        }
    }

    func testLayoutIsRecordedWhereAskedFor() {
        let screen = TestScreen()
        let one = controller("One")
        expectEvents(of: one, including: [.layout, .loading]) {
            screen.show(one)
        } toBe: {
            "One.loadView()"
            "One.viewDidLoad()"
            "One.viewWillLayoutSubviews()"
            "One.viewDidLayoutSubviews()"
        }
    }

    func testARecorderThatWasStoppedOrLeftRecordsNothing() {
        let one = controller("One")
        let recorder = LifecycleRecorder(of: one)
        recorder.stop()
        one.loadViewIfNeeded()
        XCTAssertEqual(recorder.events, [])
        weak var left: LifecycleRecorder?
        do {
            let recorder = LifecycleRecorder(of: one)
            left = recorder
        }
        XCTAssertNil(left)
        one.willMove(toParent: nil)
    }

    func testARecordingOutlivesTheFirstUseOfAScreen() {
        let one = controller("One")
        let recorder = LifecycleRecorder(of: one, including: .loading)
        TestScreen().show(one)
        XCTAssertEqual(recorder.events, ["One.loadView()", "One.viewDidLoad()"])
    }

    // MARK: Expectations

    func testEventsAsExpectedPass() {
        let one = controller("One")
        let isLoaded = true
        let messages = failures {
            expectEvents(of: one) {
                one.loadViewIfNeeded()
                one.willMove(toParent: nil)
                one.didMove(toParent: nil)
            } toBe: {
                if isLoaded {
                    " One.loadView()"
                    "One.viewDidLoad()"
                }
                for verb in ["will", "did"] { "One.\(verb)Move(toParent: nil)" }
            }
        }
        XCTAssertEqual(messages, [])
    }

    func testADifferenceIsShownAndWhatHappenedIsThereToBeCopied() {
        let screen = TestScreen()
        let one = controller("One")
        let line: UInt = #line + 2
        let reports = reports {
            expectEvents(of: one) {
                screen.show(one)
            } toBe: {
                "One.viewDidLoad()"
                "One.viewWillAppear(true)"
                "One.viewIsAppearing(false)"
                "One.viewDidAppear(false)"
                "One.viewWillDisappear(false)"
            }
        }
        XCTAssertEqual(
            reports.map(\.message),
            [
                """
                the events differ in 4 lines (- expected, + happened):
                  + One.loadView()
                    One.viewDidLoad()
                  - One.viewWillAppear(true)
                  + One.viewWillAppear(false)
                    One.viewIsAppearing(false)
                    One.viewDidAppear(false)
                  - One.viewWillDisappear(false)
                what happened, to be copied:
                    "One.loadView()"
                    "One.viewDidLoad()"
                    "One.viewWillAppear(false)"
                    "One.viewIsAppearing(false)"
                    "One.viewDidAppear(false)"
                """
            ])
        XCTAssertEqual(reports.first?.line, line)
    }

    func testAnEmptyListGivesWhatHappened() {
        let one = controller("One")
        XCTAssertEqual(
            failures {
                expectEvents(of: one) {
                    one.loadViewIfNeeded()
                } toBe: {
                }
            },
            ["no events were expected; what happened, to be copied:\n    \"One.loadView()\"\n    \"One.viewDidLoad()\""]
        )
        XCTAssertEqual(
            failures {
                expectEvents(of: one) {
                } toBe: {
                }
            }, [])
    }

    func testNothingHappening() {
        let one = controller("One")
        XCTAssertEqual(
            failures {
                expectEvents(of: one) {
                } toBe: {
                    "One.viewDidLoad()"
                }
            }, ["nothing happened; expected were\n    One.viewDidLoad()"])
    }

    func testARecorderChecksStepByStep() {
        let one = controller("One")
        let recorder = LifecycleRecorder(of: one)
        one.loadViewIfNeeded()
        XCTAssertEqual(
            failures {
                recorder.expect {
                    "One.loadView()"
                    "One.viewDidLoad()"
                }
                one.willMove(toParent: nil)
                recorder.expect { "One.willMove(toParent: nil)" }
                recorder.expect {}
            }, [])
        one.didMove(toParent: nil)
        XCTAssertEqual(
            failures { recorder.expect { "One.willMove(toParent: nil)" } },
            [
                """
                the events differ in 2 lines (- expected, + happened):
                  - One.willMove(toParent: nil)
                  + One.didMove(toParent: nil)
                what happened, to be copied:
                    "One.didMove(toParent: nil)"
                """
            ])
    }

    func testARecorderTakesNoNumberOfTheControllers() {
        let one = controller("One")
        let recorder = LifecycleRecorder(of: one)
        XCTAssertEqual(controller("Two").traceIdentifier, one.traceIdentifier + 1)
        recorder.stop()
    }

    func testAnErrorOfTheActionIsPassedOn() {
        struct Mistake: Error {}
        XCTAssertThrowsError(
            try expectEvents(of: controller()) {
                throw Mistake()
            } toBe: {
            })
    }
}
