import Foundation
import XCTest

/// `matryoshka migrate` as a user runs it.
final class MigrateCommandTests: XCTestCase {
    func testASummaryAndTheSourcesInANewFolder() throws {
        let runner = try CommandRunner()
        try runner.write(
            """
            import UIKit
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(application: UIApplication, didFinishLaunchingWithOptions o: [NSObject: AnyObject]?) -> Bool {
                    window = UIWindow(frame: UIScreen.mainScreen().bounds)
                    window!.hidden = false
                    return true
                }
            }
            """, to: "Old/App.swift")
        try runner.write("let number = 1\n", to: "Old/Model/Number.swift")
        let result = try runner.run("migrate", "Old", "--output", "New")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            """
            Changed 3 places in 1 of 2 files:
              1  application(application:didFinishLaunchingWithOptions:) → application(_:didFinishLaunchingWithOptions:)
              1  hidden → isHidden
              1  mainScreen() → main
            Please look at 1 place:
              App.swift:7: 'hidden' was taken for the framework's, which is 'isHidden' now
            In the project, set SWIFT_VERSION to 5.

            """)
        XCTAssertEqual(
            try runner.contents(of: "New/App.swift"),
            """
            import UIKit
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window!.isHidden = false
                    return true
                }
            }
            """)
        XCTAssertEqual(try runner.contents(of: "New/Model/Number.swift"), "let number = 1\n")
        // What was written is today's.
        let again = try runner.run("migrate", "New", "--output", "Newer")
        XCTAssertEqual(again.output, "Nothing had to be changed in 2 files.\n", again.errors)
    }

    func testNothingIsOverwritten() throws {
        let runner = try CommandRunner()
        try runner.write("let a = 1", to: "Old/App.swift")
        try runner.write("mine", to: "New/App.swift")
        let result = try runner.run("migrate", "Old", "--output", "New")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errors, "error: New: there is something already; name a new folder\n")
        XCTAssertEqual(try runner.contents(of: "New/App.swift"), "mine")
    }

    /// Sources of Swift 2 run as they are.
    func testAnAppOfSwift2Runs() throws {
        let runner = try CommandRunner()
        try runner.write(Self.swift2, to: "Old/App.swift")
        let result = try runner.run("run", "Old", "--tree", "tree.json")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "0 a\n1 b\n5 8 3\ntrue\ndone\n")
    }

    private static let swift2 = """
        import UIKit

        enum Kind: String { case Small, Large }

        class Old: UIViewController, UITextFieldDelegate {
            private var items: [String: AnyObject] = ["a": 3, "b": 2]
            let button = UIButton(type: .System)
            private func add(first: Int, second: Int) -> Int { return first + second }
            func swapThem(inout a: Int, inout b: Int) { let c = a; a = b; b = c }
            func halve(var n: Int) -> Int { while n > 10 { n-- }; return n }

            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: "tapped:", forControlEvents: .TouchUpInside)
                button.setTitle("Go", forState: .Normal)
                button.titleLabel?.font = UIFont.boldSystemFontOfSize(14)
                button.frame = CGRectMake(10, 20, CGRectGetWidth(view.frame), 44)
                view.addSubview(button)
                view.backgroundColor = UIColor.whiteColor().colorWithAlphaComponent(0.5)
                for (i, x) in ["a", "b"].enumerate() { println("\\(i) \\(x)") }
                var total = 0
                for var i = 0; i < 2; i++ { total += add(i, second: 2) }
                var (one, two) = (3, 8)
                swapThem(&one, b: &two)
                do { total-- } while total > 100
                if let a = items["a"] as? Int, b = items["b"] as? Int where a > b && b > 0 { print(++total, one, two) }
                print(Kind.Small == .Small)
                button.sendActionsForControlEvents(.TouchUpInside)
            }

            func tapped(sender: UIButton) { perform { print("done") } }
            func perform(block: () -> Void) { dispatch_async(dispatch_get_main_queue(), block) }
            func textFieldShouldReturn(textField: UITextField) -> Bool { return true }
            override func preferredStatusBarStyle() -> UIStatusBarStyle { return .LightContent }
        }

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(application: UIApplication, didFinishLaunchingWithOptions o: [NSObject: AnyObject]?) -> Bool {
                window = UIWindow(frame: UIScreen.mainScreen().bounds)
                window!.rootViewController = Old()
                window!.makeKeyAndVisible()
                return true
            }
        }
        """
}
