@testable import Translation
import XCTest

/// What Interface Builder files can be checked against.
final class ClassDescriptionTests: XCTestCase {
    func test_description() throws {
        let source = """
            import UIKit
            class Outer {
                @objc(Renamed) class Screen: UIViewController {
                    @IBOutlet weak var label: UILabel!
                    @IBOutlet var views: [UIView]!
                    @IBOutlet static var shared: UIView!
                    @IBInspectable var radius = 4.0
                    @IBAction func tap(sender: Any, event: UIEvent) {}
                    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
                    @objc func other() {}
                }
            }
            extension Outer.Screen { @IBAction func more() {} }
            """
        let classes = translated(source).translation.classes
        let screen = try XCTUnwrap(classes.first { $0.name == "Outer.Screen" })
        XCTAssertEqual(screen.objectiveCName, "Renamed")
        XCTAssertEqual(screen.superclass, "UIViewController")
        XCTAssertEqual(screen.line, 3)
        XCTAssertEqual(
            screen.outlets,
            [
                .init(name: "label", isCollection: false, file: "/App/File.swift", line: 4),
                .init(name: "views", isCollection: true, file: "/App/File.swift", line: 5),
            ])
        XCTAssertEqual(
            screen.actions,
            [
                .init(selector: "tapWithSender:event:", file: "/App/File.swift", line: 8),
                .init(selector: "more", file: "/App/File.swift", line: 13),
            ])
        XCTAssertEqual(screen.segueActions, [.init(selector: "make:", file: "/App/File.swift", line: 9)])
        XCTAssertEqual(screen.legacySelectors, ["tap:event:": "tapWithSender:event:"])
    }

    func test_superclasses() {
        let source = """
            typealias Controller = UIViewController
            protocol Mine {}
            class A: Controller {}
            class B: A {}
            class C: Mine {}
            class D: UITableViewDataSource {}
            class E: Codable {}
            class F: UIKit.UIView {}
            class G: Box<Int> { override func f() {} }
            """
        let classes = translated(source).translation.classes
        XCTAssertEqual(
            classes.map { "\($0.name) \($0.superclass ?? "-")" },
            ["A UIViewController", "B A", "C -", "D -", "E -", "F UIView", "G Box"])
    }

    func test_frameworkClass() {
        let classes = translated("extension UIView { @IBInspectable var corner: Double { get { 0 } set {} } }")
            .translation
            .classes
        XCTAssertEqual(classes.map(\.name), ["UIView"])
    }
}
