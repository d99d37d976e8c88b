import Foundation
import XCTest

/// Guide 004: two tabs.
final class GuideTabsTests: GuideAppTests {
    func test_S5_S1_S2_tabs() throws {
        let run = try run(
            .twoTabs,
            flow: """
                - takeScreenshot: first
                - tapOn: Second
                - waitForAnimationToEnd
                - takeScreenshot: second
                - tapOn: Second
                - waitForAnimationToEnd
                - tapOn: First
                - waitForAnimationToEnd
                - takeScreenshot: again
                """)
        XCTAssertEqual(run.output, "")
        assertEqual(
            run.trace.lines,
            """
            # S5: the delegate reads both views early; makeKeyAndVisible loads the container's.
            UIViewController#1 loadView
            UIViewController#1 viewDidLoad
            UIViewController#2 loadView
            UIViewController#2 viewDidLoad
            TwoTabViewController loadView
            TwoTabViewController viewDidLoad
            UIViewController#1 willMoveToParent parent=TwoTabViewController
            UIViewController#1 didMoveToParent parent=TwoTabViewController
            TwoTabViewController viewWillAppear animated=false
            UIViewController#1 viewWillAppear animated=false
            TwoTabViewController viewIsAppearing animated=false
            UIViewController#1 viewIsAppearing animated=false
            TwoTabViewController viewDidAppear animated=false
            UIViewController#1 viewDidAppear animated=false
            # S1: the other tab.
            UIViewController#1 willMoveToParent parent=nil
            UIViewController#1 viewWillDisappear animated=false
            UIViewController#1 didMoveToParent parent=nil
            UIViewController#2 willMoveToParent parent=TwoTabViewController
            UIViewController#2 viewWillAppear animated=false
            UIViewController#2 didMoveToParent parent=TwoTabViewController
            UIViewController#2 viewIsAppearing animated=false
            UIViewController#1 viewDidDisappear animated=false
            UIViewController#2 viewDidAppear animated=false
            # S2: the same tab again.
            UIViewController#2 willMoveToParent parent=nil
            UIViewController#2 viewWillDisappear animated=false
            UIViewController#2 didMoveToParent parent=nil
            UIViewController#2 willMoveToParent parent=TwoTabViewController
            UIViewController#2 viewWillAppear animated=false
            UIViewController#2 didMoveToParent parent=TwoTabViewController
            UIViewController#2 viewIsAppearing animated=false
            UIViewController#2 viewDidAppear animated=false
            # S1, back.
            UIViewController#2 willMoveToParent parent=nil
            UIViewController#2 viewWillDisappear animated=false
            UIViewController#2 didMoveToParent parent=nil
            UIViewController#1 willMoveToParent parent=TwoTabViewController
            UIViewController#1 viewWillAppear animated=false
            UIViewController#1 didMoveToParent parent=TwoTabViewController
            UIViewController#1 viewIsAppearing animated=false
            UIViewController#2 viewDidDisappear animated=false
            UIViewController#1 viewDidAppear animated=false
            """)
        XCTAssertEqual(run.trace.appearancesWithoutLayout, [])

        // Orange and purple, from under the buttons to the bottom: the child follows its container's final size.
        for (name, color) in [
            ("first", Picture.Pixel(red: 255, green: 127, blue: 0)),
            ("second", Picture.Pixel(red: 127, green: 0, blue: 127)),
        ] {
            let picture = try picture(name)
            for (x, y) in [(0, 59 * 3 + 180), (1178, 2555)] {
                let pixel = picture[x, y]
                // 127.5 of 255 rounds either way.
                XCTAssertTrue(near(pixel, color), "\(name): \(pixel)")
            }
        }
        XCTAssertEqual(try picture("again"), try picture("first"))
    }

    func testAnActionThatSwift2NamedIsConnectedWithANote() throws {
        let errors = try run(.twoTabs, flow: "- tapOn: Second\n").errors
        let notes = errors.split(separator: "\n").filter { $0.contains(": note: ") && $0.contains(".xib:") }
        XCTAssertEqual(notes.count, 1, errors)
        XCTAssertTrue(
            try XCTUnwrap(notes.first).hasSuffix(
                "action 'didTapSecondButton:' connects to 'didTapSecondButtonWithSender:' by its name in older versions of Swift"
            ), errors)
    }

    private func near(_ one: Picture.Pixel, _ other: Picture.Pixel) -> Bool {
        func near(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) <= 1 }
        return near(one.red, other.red) && near(one.green, other.green) && near(one.blue, other.blue)
    }
}
