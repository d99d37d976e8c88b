import Foundation
import XCTest

/// What `matryoshka check` says of projects.
final class CheckTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    func testAnAppThatRuns() throws {
        try runner.write(AppSource.app(showing: "UIViewController()"), to: "App/App.swift")
        let result = try runner.run("check", "App")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            "app 'App', 1 Swift file: all of it compiles\n\nApp runs here, as far as its sources say\n")
        XCTAssertEqual(result.errors, "")
    }

    private func writeMissing() throws {
        try runner.write(
            AppSource.app(
                showing: "Menu()",
                """
                import HealthKit
                final class Menu: UIViewController {
                    let views: [HKHealthStore] = [HKHealthStore()]
                    var loader: HKWorkout?
                    let first: UICloudSharingController? = nil
                    let second: UICloudSharingController? = nil
                    func f() { _ = class_copyMethodList(Menu.self, nil) }
                    func g() { view.shimmers = true; let n: Int = "" }
                }
                """), to: "App/App.swift")
        try runner.write(
            "import UIKit\nimport XCTest\nfinal class T: XCTestCase { func testA() { missing() } }\n",
            to: "App/AppTests/T.swift")
    }

    func testWhatIsMissing() throws {
        try writeMissing()
        let result = try runner.run("check", "App")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output,
            """
            app 'App', 1 Swift file
              missing frameworks
                HealthKit  1 place, first App.swift:19; used: HKHealthStore 2, HKWorkout 1
              missing names
                UICloudSharingController  2 places, first App.swift:23
              missing features
                'class_copyMethodList' needs the Objective-C runtime, which Matryoshka does not have  1 place, first App.swift:25
              wrong in the sources
                App.swift:26: value of type 'UIView' has no member 'shimmers'
                App.swift:26: cannot convert value of type 'String' to specified type 'Int'

            tests 'AppTests', 1 Swift file
              wrong in the sources
                AppTests/T.swift:3: cannot find 'missing' in scope

            App does not run here as it is: 1 framework, 1 name and 1 feature are missing, in 4 places; 3 errors in the sources

            """)
        XCTAssertEqual(result.errors, "")
    }

    func testWhatTheProjectIsBuiltWithout() throws {
        try runner.write(AppSource.app(showing: "UIViewController()"), to: "App/App.swift")
        try runner.write("key", to: "App/Localizable.strings")
        let result = try runner.run("check", "App")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        let parts = result.output.split(separator: "\n\n")
        XCTAssertEqual(parts.count, 3, result.output)
        XCTAssertTrue(parts[1].contains("Localizable.strings:"), result.output)
    }

    func testForPrograms() throws {
        try writeMissing()
        let result = try runner.run("check", "App", "--format", "json")
        XCTAssertEqual(result.status, 1)
        let report = try XCTUnwrap(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        XCTAssertEqual(report["app"] as? String, "App")
        XCTAssertEqual(report["runs"] as? Bool, false)
        let modules = try XCTUnwrap(report["modules"] as? [[String: Any]])
        XCTAssertEqual(modules.map { $0["target"] as? String }, ["App", "AppTests"])
        let missing = try XCTUnwrap(modules[0]["missing"] as? [[String: Any]])
        XCTAssertEqual(missing.map { $0["kind"] as? String }, ["framework", "name", "feature"])
        XCTAssertEqual(missing.map { $0["uses"] as? Int }, [1, 2, 1])
        XCTAssertEqual(missing[0]["names"] as? [String: Int], ["HKHealthStore": 2, "HKWorkout": 1])
    }

    func testBadInput() throws {
        assertFails(try runner.run("check", "Nowhere"), with: "Nowhere: no such file or folder")
        assertFails(try runner.run("check", ""), with: "the path of the app is empty")
    }
}
