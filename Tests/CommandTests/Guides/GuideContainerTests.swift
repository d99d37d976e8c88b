import Foundation
import XCTest

/// Guide 001: a container's methods, with both ways of forwarding.
final class GuideContainerTests: GuideAppTests {
    func test_S4_S3_container() throws {
        let run = try run(
            .container,
            flow: """
                - assertVisible: First
                - tapOn: First
                - waitForAnimationToEnd
                - takeScreenshot: stacked
                - tapOn: Third
                - waitForAnimationToEnd
                - assertNotVisible: Third
                - tapOn: Second
                - waitForAnimationToEnd
                - assertNotVisible: Second
                - assertVisible: Fourth
                """)
        XCTAssertEqual(run.output, "")
        assertEqual(
            run.trace.lines,
            """
            # Added before the container is on the screen, as in step 5 of S0; the container's view is read first there.
            First willMoveToParent parent=CustomContainerViewController
            CustomContainerViewController loadView
            CustomContainerViewController viewDidLoad
            First loadView
            First viewDidLoad
            First didMoveToParent parent=CustomContainerViewController
            CustomContainerViewController viewWillAppear animated=false
            First viewWillAppear animated=false
            CustomContainerViewController viewIsAppearing animated=false
            First viewIsAppearing animated=false
            CustomContainerViewController viewDidAppear animated=false
            First viewDidAppear animated=false
            # S4: two more, the container visible.
            Second willMoveToParent parent=CustomContainerViewController
            Second loadView
            Second viewDidLoad
            Second viewWillAppear animated=false
            Second didMoveToParent parent=CustomContainerViewController
            Third willMoveToParent parent=CustomContainerViewController
            Third loadView
            Third viewDidLoad
            Third viewWillAppear animated=false
            Third didMoveToParent parent=CustomContainerViewController
            Second viewIsAppearing animated=false
            Third viewIsAppearing animated=false
            Second viewDidAppear animated=false
            Third viewDidAppear animated=false
            # Removed (facts 1.05, 2.09, 2.10).
            Third willMoveToParent parent=nil
            Third viewWillDisappear animated=false
            Third didMoveToParent parent=nil
            Third viewDidDisappear animated=false
            # S3: replaced with a transition.
            Second willMoveToParent parent=nil
            Fourth willMoveToParent parent=CustomContainerViewController
            Fourth loadView
            Fourth viewDidLoad
            Second viewWillDisappear animated=true
            Fourth viewWillAppear animated=true
            Fourth viewIsAppearing animated=true
            Fourth viewDidAppear animated=true
            Second viewDidDisappear animated=true
            Second didMoveToParent parent=nil
            Fourth didMoveToParent parent=CustomContainerViewController
            """)
        XCTAssertEqual(run.trace.appearancesWithoutLayout, [])
    }

    /// Each of the children that are added together gets its share of the screen's height, top to bottom.
    func test_S4_constrainedFrames() throws {
        let run = try run(.container, flow: "- tapOn: First\n")
        let tree = try JSONDecoder().decode(Tree.self, from: Data(run.tree.utf8))
        let container = try XCTUnwrap(tree.windows.first?.view.subviews.first)
        XCTAssertEqual(
            container.subviews.map(\.frame),
            [
                CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 0, width: 393, height: 426),
                CGRect(x: 0, y: 426, width: 393, height: 426),
            ].map(Tree.View.Frame.init))
    }

    /// As much of a tree as is looked at.
    private struct Tree: Decodable {
        struct Window: Decodable { var view: View }
        struct View: Decodable {
            struct Frame: Decodable, Equatable {
                var x, y, width, height: Double

                init(_ rectangle: CGRect) {
                    (x, y) = (rectangle.minX, rectangle.minY)
                    (width, height) = (rectangle.width, rectangle.height)
                }
            }

            var frame: Frame
            var subviews: [View]
        }

        var windows: [Window]
    }

    func test_3_28_forwardingByHand() throws {
        let run = try run(
            .manualContainer,
            flow: """
                - tapOn: First
                - waitForAnimationToEnd
                - tapOn: Third
                - waitForAnimationToEnd
                - tapOn: Second
                - waitForAnimationToEnd
                - assertVisible: Last
                """,
            // The guide forwards the container's own appearance only: the third child hears nothing of its own.
            mistakes: ["containment.missing-appearance"])
        assertEqual(
            run.trace.lines,
            """
            First willMoveToParent parent=CustomContainerViewController
            CustomContainerViewController loadView
            CustomContainerViewController viewDidLoad
            First loadView
            First viewDidLoad
            First didMoveToParent parent=CustomContainerViewController
            Second willMoveToParent parent=CustomContainerViewController
            Second loadView
            Second viewDidLoad
            Second didMoveToParent parent=CustomContainerViewController
            # The guide's overrides: begin in will, end in did.
            CustomContainerViewController viewWillAppear animated=false
            First viewWillAppear animated=false
            Second viewWillAppear animated=false
            CustomContainerViewController viewIsAppearing animated=false
            First viewIsAppearing animated=false
            Second viewIsAppearing animated=false
            CustomContainerViewController viewDidAppear animated=false
            First viewDidAppear animated=false
            Second viewDidAppear animated=false
            # Nobody forwards to a child that comes and goes while the container is there (fact 3.02).
            Third willMoveToParent parent=CustomContainerViewController
            Third loadView
            Third viewDidLoad
            Third didMoveToParent parent=CustomContainerViewController
            Third willMoveToParent parent=nil
            Third didMoveToParent parent=nil
            # The root is replaced (fact 10.06): begin and end for those that are left.
            CustomContainerViewController viewWillDisappear animated=false
            First viewWillDisappear animated=false
            Second viewWillDisappear animated=false
            Last loadView
            Last viewDidLoad
            Last viewWillAppear animated=false
            Last viewIsAppearing animated=false
            CustomContainerViewController viewDidDisappear animated=false
            First viewDidDisappear animated=false
            Second viewDidDisappear animated=false
            Last viewDidAppear animated=false
            """)
        XCTAssertEqual(run.trace.appearancesWithoutLayout, [])
    }

    func test_4_03_transitionIsOffLimitsWhenForwardingByHand() throws {
        let folder = try GuideApp.manualContainer.install()
        try runner.write("- tapOn: Second\n", to: "flow.yaml")
        let result = try runner.run("run", folder, "--flow", "flow.yaml", environment: ["GUIDE_REPLACES": "1"])
        XCTAssertEqual(result.status, 1)
        XCTAssertFalse(result.wasKilled)
        // Below it stands the line of the listing.
        let error = try XCTUnwrap(result.errorLines.last { $0.hasPrefix("error: ") })
        XCTAssertTrue(
            error.hasPrefix(
                "error: ManualContainer crashed (SIGABRT): *** Terminating app due to uncaught exception 'NSInvalidArgumentException'"
            ), error)
        XCTAssertTrue(error.contains("transitionFromViewController:toViewController:"), error)
    }

    /// The first child's answers decide, and no other's.
    func test_8_01_statusBarIsTheFirstChilds() throws {
        func statusBar(_ environment: [String: String]) throws -> Picture {
            _ = try run(.container, flow: "- tapOn: First\n- takeScreenshot: bar\n", environment: environment)
            return try picture("bar")
        }
        let plain = try statusBar([:])
        let light = try statusBar(["GUIDE_STATUS_BAR_First": "light"])
        let hidden = try statusBar(["GUIDE_STATUS_BAR_First": "hidden"])
        // White on white, or nothing at all.
        XCTAssertTrue(isBlank(light.top(50 * 3)))
        XCTAssertTrue(isBlank(hidden.top(50 * 3)))
        XCTAssertFalse(isBlank(plain.top(50 * 3)))
        for wish in ["light", "hidden"] { XCTAssertEqual(try statusBar(["GUIDE_STATUS_BAR_Second": wish]), plain) }
    }

    private func isBlank(_ pixels: ArraySlice<UInt32>) -> Bool { pixels.allSatisfy { $0 == 0xff_ffff } }
}
