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

    /// Guide 000, which is of Swift 2 and 3, as it is printed.
    func testTheWrittenMenu() throws {
        let run = try run(
            .writtenMenu,
            flow: """
                - assertVisible: One
                - tapOn: Menu
                - waitForAnimationToEnd
                - tapOn: Two
                - waitForAnimationToEnd
                - assertVisible: Two
                - assertNotVisible: Three
                - takeScreenshot: two
                """)
        let launch = Self.launch
            .replacingOccurrences(of: "First", with: "One").replacingOccurrences(of: "Second", with: "Two")
            .replacingOccurrences(of: "Third", with: "UIViewController#3")
        assertEqual(
            Array(run.trace.lines.prefix(16)), launch)
        XCTAssertEqual(try picture("two")[600, 1200], .init(red: 0, green: 255, blue: 0))
    }

    /// The initialiser of Swift 1 and the cast without a question, which the guide shows and argues against.
    func testTheMenuOfAStoryboard() throws {
        let run = try run(
            .coderMenu,
            flow: """
                - assertVisible: First
                - tapOn: Menu
                - waitForAnimationToEnd
                - tapOn: Second
                - waitForAnimationToEnd
                - assertVisible: Second
                """)
        XCTAssertTrue(run.trace.lines.contains("Second viewDidAppear animated=false"), "\(run.trace.lines)")
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

    /// The menu grows and shrinks by frames of 1/60 s, slow at both ends, and takes its 0.1 s.
    func test_S6_12_17_theMenuSlides() throws {
        let run = try run(.observedMenu, flow: "- tapOn: Menu\n- tapOn: Menu\n")
        let heights = run.output.split(separator: "\n").filter { $0.hasPrefix("height ") }
            .compactMap { Double($0.dropFirst(7)) }
            // The nib's height, before the first frame.
            .drop { $0 != 0 }.map { $0 }
        // Closed; five frames under way and one that is there, twice.
        guard heights.count == 13 else { return XCTFail("\(heights)") }
        XCTAssertEqual([heights[0], heights[6], heights[12]], [0, 150, 0])
        let (opening, closing) = (heights[0...6].map { $0 }, heights[6...12].map { $0 })
        for index in 0..<6 { XCTAssertLessThan(opening[index], opening[index + 1]) }
        for index in 0...6 {
            // Ease-in-ease-out is the same from both ends, and on both ways.
            XCTAssertEqual(opening[index] + opening[6 - index], 150, accuracy: 0.01)
            XCTAssertEqual(opening[index] + closing[index], 150, accuracy: 0.01)
        }
        XCTAssertLessThan(opening[1], 150.0 / 6)
    }
}
