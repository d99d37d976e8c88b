import Foundation
import XCTest

/// Guide 003: an app delegate's label, and the drop-down menu.
final class GuideMenuTests: GuideAppTests {
    func testTheLecturesFirstListing() throws {
        let run = try run(
            .helloWorld,
            flow: """
                - assertVisible: "hello, world!"
                - takeScreenshot: hello
                """)
        XCTAssertEqual(run.output, "")
        assertEqual(
            run.trace.lines,
            """
            UIViewController#1 loadView
            UIViewController#1 viewDidLoad
            UIViewController#1 viewWillAppear animated=false
            UIViewController#1 viewIsAppearing animated=false
            UIViewController#1 viewDidAppear animated=false
            """)
        let picture = try picture("hello")
        XCTAssertEqual(picture[600, 600], .init(red: 0, green: 255, blue: 255))
    }

    private static let launch = """
        # S0: the delegate reads three views early; the menu is the root of a window that is still hidden.
        First loadView
        First viewDidLoad
        Second loadView
        Second viewDidLoad
        Third loadView
        Third viewDidLoad
        MenuViewController loadView
        MenuViewController viewDidLoad
        First willMoveToParent parent=MenuViewController
        First didMoveToParent parent=MenuViewController
        MenuViewController viewWillAppear animated=false
        First viewWillAppear animated=false
        MenuViewController viewIsAppearing animated=false
        First viewIsAppearing animated=false
        MenuViewController viewDidAppear animated=false
        First viewDidAppear animated=false

        """

    func test_S0_S1_S2_S6_menu() throws {
        let run = try run(
            .dropDownMenu,
            flow: """
                - assertVisible: First
                - assertNotVisible: Second
                - tapOn: Menu
                - waitForAnimationToEnd
                - assertVisible: Third
                - tapOn: Second
                - waitForAnimationToEnd
                - assertVisible: Second
                - assertNotVisible: Third
                # The row of the screen that is there already; the bar has its title too, further up.
                - tapOn: Menu
                - waitForAnimationToEnd
                - tapOn: {text: Second, index: 1}
                - waitForAnimationToEnd
                - assertNotVisible: Third
                - takeScreenshot: second
                # Open and shut.
                - tapOn: Menu
                - waitForAnimationToEnd
                - tapOn: Menu
                - waitForAnimationToEnd
                - assertNotVisible: Third
                """)
        assertEqual(
            run.trace.lines,
            Self.launch + """
                # S1: another row, the menu visible.
                First willMoveToParent parent=nil
                First viewWillDisappear animated=false
                First didMoveToParent parent=nil
                Second willMoveToParent parent=MenuViewController
                Second viewWillAppear animated=false
                Second didMoveToParent parent=MenuViewController
                Second viewIsAppearing animated=false
                First viewDidDisappear animated=false
                Second viewDidAppear animated=false
                # S2: the selected row again.
                Second willMoveToParent parent=nil
                Second viewWillDisappear animated=false
                Second didMoveToParent parent=nil
                Second willMoveToParent parent=MenuViewController
                Second viewWillAppear animated=false
                Second didMoveToParent parent=MenuViewController
                Second viewIsAppearing animated=false
                Second viewDidAppear animated=false
                """)
        XCTAssertEqual(run.trace.appearancesWithoutLayout, [])

        // S6: the table answers at height 0, and makes its cells inside the animation, before the print that follows it.
        let open = """
            -- cellForRowAt indexPath.row: 0
            -- cellForRowAt title: Optional("First")
            -- cellForRowAt indexPath.row: 1
            -- cellForRowAt title: Optional("Second")
            -- cellForRowAt indexPath.row: 2
            -- cellForRowAt title: Optional("Third")
            -- showMenu self.tableViewHeightConstraint.constant: 150.0

            """
        let shut = "-- hideMenu self.tableViewHeightConstraint.constant: 0.0\n"
        let selection = "-- didDeselectRowAt indexPath.row: 1\n"
        XCTAssertEqual(
            run.output,
            "-- numberOfRowsInSection: 3\n" + open + selection + shut + open + selection + shut + open + shut)

        // The second screen is green, and fills the container under the bar.
        let picture = try picture("second")
        for y in [400, 2500] { XCTAssertEqual(picture[600, y], .init(red: 0, green: 255, blue: 0)) }
    }

    func test_S6_theMenuSlides() throws {
        _ = try run(
            .dropDownMenu,
            flow: """
                - tapOn: Menu
                - takeScreenshot: start
                - wait: 0.05
                - takeScreenshot: middle
                - waitForAnimationToEnd
                - takeScreenshot: end
                """)
        XCTAssertEqual(try menuHeight("end"), 150)
        let start = try menuHeight("start")
        let middle = try menuHeight("middle")
        XCTAssertLessThan(start, middle)
        XCTAssertLessThan(middle, 150)
        XCTAssertGreaterThan(middle, 0)
    }

    /// How many points of white table lie between the bar and the first screen's blue, left of what the rows show.
    private func menuHeight(_ name: String) throws -> Double {
        let picture = try picture(name)
        // The bar ends 44 points below the safe area's 59.
        let bar = (59 + 44) * 3
        let blue = try XCTUnwrap(
            (bar..<picture.height).first { picture[6, $0] == .init(red: 0, green: 0, blue: 255) }, name)
        return Double(blue - bar) / 3
    }
}
