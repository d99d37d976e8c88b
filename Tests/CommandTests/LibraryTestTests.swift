import Foundation
import ProjectFixtures
import XCTest

/// `matryoshka test` on a project of a library, which has no app.
final class LibraryTestTests: XCTestCase {
    private typealias Target = XcodeProjectText.Target
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        let project = XcodeProjectText([
            Target("Kit", .framework, sources: ["Kit/Badge.swift"]),
            Target("KitTests", .unitTests, sources: ["KitTests/Badge.swift"], dependencies: ["Kit"]),
            Target("SlowTests", .unitTests, sources: ["SlowTests/Slow.swift"], dependencies: ["Kit"]),
            Target("NoTests", .unitTests, sources: ["NoTests/Helper.swift"], dependencies: ["Kit"]),
        ])
        try runner.write(project.text, to: "Kit/Kit.xcodeproj/project.pbxproj")
        try runner.write(
            "import UIKit\nfinal class Badge: UIView { let text = \"badge\" }\n", to: "Kit/Kit/Badge.swift")
        // A file and a class of the same names as in the framework.
        try runner.write(
            """
            import XCTest
            @testable import Kit

            final class Badge: XCTestCase {
                @MainActor func testTheFrameworksClass() throws {
                    XCTAssertEqual(Kit.Badge().text, "badge")
                    XCTAssertEqual(Bundle(for: Kit.Badge.self).bundleURL.lastPathComponent, "Kit.framework")
                    XCTAssertNotNil(UIApplication.shared.windows.first?.rootViewController)
                }
                func testSkippedByThePlan() {}
            }
            """, to: "Kit/KitTests/Badge.swift")
        try runner.write(
            "import XCTest\nfinal class SlowTests: XCTestCase { func testSlow() {} }\n", to: "Kit/SlowTests/Slow.swift")
        try runner.write("import XCTest\n", to: "Kit/NoTests/Helper.swift")
    }

    override func tearDown() { runner = nil }

    func testTheTestsRunInAnAppThatIsMadeUp() throws {
        let result = try runner.run("test", "Kit")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "matryoshka: there are no tests in 'NoTests'\n")
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("'SlowTests.testSlow' passed"), result.output)
    }

    func testTestsOverrideWhatExtensionsOfTheFrameworkDeclare() throws {
        try runner.write(
            """
            import UIKit
            extension UIViewController {
                @objc var margin: CGFloat { 1 }
            }
            open class Panel: UIViewController { public var total: CGFloat { margin + padding() } }
            extension Panel {
                @objc open func padding() -> CGFloat { 10 }
            }
            """, to: "Kit/Kit/Badge.swift")
        try runner.write(
            """
            import XCTest
            @testable import Kit

            private class Wide: Panel { override var margin: CGFloat { super.margin + 1 } }
            private final class Wider: Wide {
                override var margin: CGFloat { super.margin + 1 }
                override func padding() -> CGFloat { super.padding() * 2 }
            }
            @MainActor final class PanelTests: XCTestCase {
                func testMargins() { XCTAssertEqual([Panel(), Wide(), Wider()].map(\\.total), [11, 12, 23]) }
            }
            """, to: "Kit/KitTests/Badge.swift")
        let result = try runner.run("test", "Kit", "--target", "KitTests")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    /// Objective-C sees what a class has for a framework's protocol, without a word about it.
    func testTestsOverrideWhatExtensionsHaveForAProtocol() throws {
        try runner.write(
            """
            import UIKit
            open class Rows: NSObject {}
            extension Rows: UITableViewDataSource {
                open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            """, to: "Kit/Kit/Badge.swift")
        try runner.write(
            """
            import UIKit
            import XCTest
            @testable import Kit

            final class Two: Rows {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            }
            @MainActor final class RowsTests: XCTestCase {
                func testRows() {
                    let table = UITableView()
                    let (rows, two) = (Rows(), Two())
                    XCTAssertEqual(two.tableView(table, numberOfRowsInSection: 0), 2)
                    table.dataSource = rows
                    XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
                    table.dataSource = two
                    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
                }
            }
            """, to: "Kit/KitTests/Badge.swift")
        let result = try runner.run("test", "Kit", "--target", "KitTests")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testAProjectWithoutTestsLeavesThemToTheOneInItsExample() throws {
        let library = XcodeProjectText([Target("Kit", .framework, sources: ["Badge.swift"])])
        try runner.write(library.text, to: "Lib/Kit.xcodeproj/project.pbxproj")
        try runner.write("import UIKit\n", to: "Lib/Badge.swift")
        let example = XcodeProjectText([
            Target("Kit", .framework, sources: ["Kit.swift"]),
            Target("KitTests", .unitTests, sources: ["Tests.swift"], dependencies: ["Kit"]),
        ])
        try runner.write(example.text, to: "Lib/Example/Example.xcodeproj/project.pbxproj")
        try runner.write("import UIKit\n", to: "Lib/Example/Kit.swift")
        try runner.write(
            "import XCTest\nfinal class KitTests: XCTestCase { func testOne() {} }\n", to: "Lib/Example/Tests.swift")
        let result = try runner.run("test", "Lib", "--list")
        XCTAssertEqual(result.output, "KitTests/testOne\n", result.errors)
        XCTAssertTrue(result.errors.contains("Example.xcodeproj is tested instead\n"), result.errors)
        XCTAssertEqual(try runner.run("test", "Lib/Kit.xcodeproj", "--list").status, 1)
    }

    func testExpectationsOfKeyPathsAndPropertiesOfClasses() throws {
        try runner.write(
            """
            import UIKit
            import XCTest

            final class Door: NSObject {
                @objc dynamic var isOpen = false
                @objc class var kind: String { "door" }
            }
            @MainActor final class ExpectationTests: XCTestCase {
                func testAValueThatIsThere() {
                    let door = Door()
                    door.isOpen = true
                    let open = XCTKVOExpectation(keyPath: "isOpen", object: door, expectedValue: true)
                    wait(for: [open], timeout: 0)
                }
                func testAValueThatComes() {
                    let door = Door()
                    let (open, any) = (
                        XCTKVOExpectation(keyPath: "isOpen", object: door, expectedValue: true),
                        XCTKVOExpectation(keyPath: "isOpen", object: door)
                    )
                    let asked = XCTKVOExpectation(keyPath: "isOpen", object: door, expectedValue: nil, options: [.new])
                    asked.handler = { _, change in change[NSKeyValueChangeKey.newKey] as? Bool == true }
                    keyValueObservingExpectation(for: door, keyPath: "isOpen", expectedValue: true)
                    keyValueObservingExpectation(for: door, keyPath: "isOpen") { object, _ in object as? Door === door }
                    let never = XCTKVOExpectation(keyPath: "isOpen", object: Door())
                    never.isInverted = true
                    door.isOpen = true
                    door.isOpen = false
                    wait(for: [open, any, asked, never], timeout: 0.1)
                    waitForExpectations(timeout: 0)
                }
                func testPropertiesOfClasses() {
                    let application = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))
                    XCTAssertTrue(application as? UIApplication === UIApplication.shared)
                    XCTAssertEqual(UIScreen.value(forKeyPath: "mainScreen.hash") as? Int, UIScreen.main.hash)
                    XCTAssertEqual(Door.value(forKey: "kind") as? String, "door")
                    let shared = NSSelectorFromString("sharedApplication")
                    XCTAssertTrue(UIApplication.responds(to: shared))
                    let found = UIApplication.perform(shared)?.takeUnretainedValue()
                    XCTAssertTrue(found as? UIApplication === UIApplication.shared)
                    XCTAssertEqual(#selector(getter: UIApplication.shared).description, "sharedApplication")
                }
            }
            """, to: "Kit/SlowTests/Slow.swift")
        let result = try runner.run("test", "Kit", "--target", "SlowTests")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
    }

    func testASchemeAndItsPlanChoose() throws {
        try runner.write(
            """
            <Scheme><TestAction><TestPlans>
            <TestPlanReference reference="container:Quick.xctestplan" default="YES"/>
            </TestPlans></TestAction></Scheme>
            """, to: "Kit/Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme")
        try runner.write(
            """
            {"version": 1, "testTargets": [
              {"target": {"containerPath": "container:Kit.xcodeproj", "name": "KitTests"},
               "skippedTests": ["Badge/testSkippedByThePlan()"]},
              {"enabled": false, "target": {"name": "SlowTests"}}]}
            """, to: "Kit/Quick.xctestplan")
        XCTAssertEqual(
            try runner.run("test", "Kit", "--scheme", "Kit", "--list").output, "Badge/testTheFrameworksClass\n")
        XCTAssertEqual(
            try runner.run("test", "Kit", "--target", "SlowTests", "--list").output, "SlowTests/testSlow\n")
        assertFails(
            try runner.run("test", "Kit", "--scheme", "Gone"),
            with: "Kit.xcodeproj: no shared scheme 'Gone'; choose one of: Kit")
    }

    func testATargetWithoutTestsSaysSo() throws {
        let folder = runner.folder.appendingPathComponent("Kit").path
        assertFails(
            try runner.run("test", folder, "--target", "NoTests"), with: "\(folder): there are no tests in 'NoTests'")
    }
}
