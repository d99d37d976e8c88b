import Foundation
import XCTest

/// Subclasses of all open classes of the framework, with a method for Objective-C each.
final class FrameworkClassesTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func openClasses() throws -> [String] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let head = try NSRegularExpression(
            pattern: #"^(?:@.*)?open class ([A-Z]\w+)(<[^>]*>|<$)?"#, options: .anchorsMatchLines)
        var names: [String] = []
        for module in ["UIKit", "QuartzCore"] {
            let folder = sources.appendingPathComponent(module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for match in head.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                    guard let name = Range(match.range(at: 1), in: text) else { continue }
                    names.append(String(text[name]))
                }
            }
        }
        return names.sorted()
    }

    func testEachCompilesAndIsReachedByItsSelector() throws {
        let names = try openClasses()
        XCTAssertGreaterThan(names.count, 120)
        let generic = ["NSLayoutAnchor": "<NSLayoutXAxisAnchor>"]
        let classes = names.map { name in
            let arguments = generic[name] ?? (name.hasSuffix("DiffableDataSource") ? "<Int, Int>" : "")
            return "class S\(name): \(name)\(arguments) {\n"
                + "    @objc func tapped(_ sender: Any?) { Swift.print(\"\(name)\") }\n}\n"
        }
        let delegate = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let objects: [NSObject] = [
                        SUIPresentationController(presentedViewController: UIViewController(), presenting: nil),
                        SUIPercentDrivenInteractiveTransition(), SUICollectionViewFlowLayout(), SUIBezierPath(),
                        SCALayer(),
                        SUITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in UITableViewCell() },
                    ]
                    for object in objects {
                        _ = application.sendAction(
                            #selector(SUIBezierPath.tapped(_:)), to: object, from: nil, for: nil)
                    }
                    exit(0)
                }
            }
            """
        try runner.write("import UIKit\n" + classes.joined() + delegate, to: "App/App.swift")
        let result = try runner.run("run", "App", "--display", "none")
        XCTAssertEqual(
            result.output,
            [
                "UIPresentationController", "UIPercentDrivenInteractiveTransition", "UICollectionViewFlowLayout",
                "UIBezierPath", "CALayer", "UITableViewDiffableDataSource",
            ].map { $0 + "\n" }.joined(), result.errors)
    }
}
