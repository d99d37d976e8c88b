import Foundation
import XCTest

/// `matryoshka preview`.
final class PreviewCommandTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: ["print(\"launched\")"]), to: "App/App.swift")
        try runner.write(
            """
            import UIKit

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .red
                    print("loaded", view.bounds.size)
                }
            }

            @available(iOS 17.0, *)
            #Preview("The Screen", traits: .landscapeLeft) {
                Screen()
            }

            #Preview(traits: .fixedLayout(width: 100, height: 50)) {
                let view = UIView()
                view.backgroundColor = .blue
                return view
            }
            """, to: "App/Screen.swift")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testList() throws {
        let result = try runner.run("preview", "App")
        let file = "\(runner.folder.path)/App/Screen.swift"
        XCTAssertEqual(result.output, "1\tThe Screen\t\(file):12\n2\tScreen.swift:16\t\(file):16\n", result.errors)
    }

    func testAnAppThatRunsHasNone() throws {
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.output, "launched\n", result.errors)
    }

    func testPictures() throws {
        let result = try runner.run("preview", "App", "--output", "Pictures")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "loaded (852.0, 393.0)\n")
        let folder = runner.folder.appendingPathComponent("Pictures")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["1-The Screen.png", "2-Screen.swift-16.png"])
    }

    func testOneByItsNumber() throws {
        let result = try runner.run("preview", "App", "2", "--output", "One")
        XCTAssertEqual(result.output, "", result.errors)
        let folder = runner.folder.appendingPathComponent("One")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path), ["2-Screen.swift-16.png"])
    }

    func testAnUnknownName() throws {
        let result = try runner.run("preview", "App", "Nothing")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains("there is no preview 'Nothing'; 'matryoshka preview App' lists them"), result.errors)
    }

    func testPreviewsOfSwiftUI() throws {
        try runner.write(
            """
            #if canImport(SwiftUI)
            import SwiftUI
            struct Old: PreviewProvider { static var previews: some View { Text("x") } }
            #endif
            """, to: "App/Old.swift")
        XCTAssertEqual(try runner.run("run", "App").output, "launched\n")
        try runner.write("import SwiftUI\n#Preview { Text(\"x\") }\n", to: "App/New.swift")
        let result = try runner.run("preview", "App")
        XCTAssertTrue(
            result.errors.contains("App/New.swift:2: left out: it is a preview of SwiftUI's views"), result.errors)
        XCTAssertEqual(result.output.split(separator: "\n").count, 2)
    }
}
