import Foundation
import XCTest

/// What Objective-C dispatches and Swift alone does not, in an app that runs.
final class ObjectiveCDispatchTests: XCTestCase {
    private func output(_ statements: [String], _ source: String) throws -> String {
        let runner = try CommandRunner()
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: statements, source), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.errors, "")
        return result.output
    }

    func testOverridesOfAFrameworksMembersInExtensionsOfItsClasses() throws {
        let text = try output(
            [
                "print(UINavigationController(rootViewController: Light()).preferredStatusBarStyle.rawValue)",
                "print(UINavigationController().preferredStatusBarStyle.rawValue, Inheriting().preferredStatusBarStyle.rawValue)",
                "print(Own().preferredStatusBarStyle.rawValue, UIViewController().preferredStatusBarStyle.rawValue)",
                "_ = Inheriting(rootViewController: Light()).view",
                "let field = Field(); print(field.canPerformAction(#selector(UIResponder.copy(_:)), withSender: nil), field.isEnabled)",
            ],
            """
            class Light: UIViewController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
            class Own: UINavigationController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
            private class Inheriting: UINavigationController {}
            extension UINavigationController {
                override open var preferredStatusBarStyle: UIStatusBarStyle {
                    topViewController?.preferredStatusBarStyle ?? .darkContent
                }
                open override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loaded", type(of: self))
                }
            }
            class Field: UITextField {}
            extension UITextField {
                open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
            }
            """)
        XCTAssertEqual(text, "1\n3 3\n1 0\nloaded Inheriting\nfalse true\n")
    }

    func testASenderThatNobodyReadsMayBeOfAnyClass() throws {
        let text = try output(
            [
                "let target = Target(); let button = UIButton()",
                "button.addTarget(target, action: #selector(Target.item(_:)), for: .touchUpInside)",
                "button.addTarget(target, action: #selector(Target.maybe(_:)), for: .touchUpInside)",
                "button.sendActions(for: .touchUpInside)",
                "target.perform(#selector(Target.item(_:)))",
            ],
            """
            class Target: NSObject {
                @objc func item(_ sender: UIBarButtonItem) { print("item") }
                @objc func maybe(_ sender: UIBarButtonItem?) { print("maybe") }
            }
            """)
        XCTAssertEqual(text.split(separator: "\n").sorted(), ["item", "item", "maybe"])
    }

    func testOverridesOfWhatExtensionsDeclare() throws {
        let text = try output(
            [
                "print(Animal().speak(), Dog().speak(), (Dog() as Animal).speak(3), Puppy().speak(4))",
                "print((Dog() as Animal).legs, Animal().legs, Dog().touch(1), Puppy().legs)",
                "print(UIViewController().tidy(), A().tidy(1), (B() as UIViewController).tidy(2))",
                "let b = B(); b.mood = \"x\"; print((b as UIViewController).mood, A().mood)",
                "print(b.perform(#selector(UIViewController.tidy(_:)), with: 9)?.takeUnretainedValue() ?? \"nothing\")",
            ],
            """
            public class Animal: NSObject {}
            public extension Animal { @objc func speak(_ times: Int = 1) -> String { "?\\(times)" } }
            extension Animal {
                @objc var legs: Int { 4 }
                @discardableResult @objc func touch<T>(_ value: T) -> String { "\\(value)" }
            }
            public class Dog: Animal {
                public override func speak(_ times: Int = 2) -> String { "wau" + super.speak(times) }
                override var legs: Int { super.legs + 1 }
                override func touch<T>(_ value: T) -> String { "dog" + super.touch(value) }
            }
            public class Puppy: Dog {}
            extension Puppy { public override func speak(_ times: Int) -> String { "wiff" + super.speak(times) } }

            extension UIViewController {
                @objc func tidy(_ n: Int = 3) -> String { "tidy\\(n)" }
                @objc var mood: String { get { "calm" } set { print("set", newValue) } }
            }
            class A: UIViewController { override func tidy(_ n: Int) -> String { "A" + super.tidy(n) } }
            class B: A {
                override func tidy(_ n: Int) -> String { "B" + super.tidy(n) }
                override var mood: String { get { "B" + super.mood } set { super.mood = "B" + newValue } }
            }
            """)
        XCTAssertEqual(
            text, "?1 wau?2 wau?3 wiffwau?4\n5 4 dog1 5\ntidy3 Atidy1 BAtidy2\nset Bx\nBcalm calm\nBAtidy9\n")
    }

    func testInitialisersOfClassesKnownAtRunTime() throws {
        let text = try output(
            [
                "print(Box.load().frame.width, Box.load().count, make(Box.self).count, make(UILabel.self).tag)",
                "print(makeController(A.self).name, A.instantiate().name, A.plain().name, Pool<Box>().get().count)",
                "let type: UITableViewCell.Type = Cell.self",
                "print((type.init(style: .value1, reuseIdentifier: \"x\") as! Cell).mark, Value.make(), Cell().copyOfSame().mark)",
                "if let type = NSClassFromString(\"UILabel\") as? UIView.Type { print(Swift.type(of: type.init())) }",
                "print(Screen<A>().child.name, Holder().content.count)",
            ],
            """
            protocol Loadable: UIView { var count: Int { get } }
            extension Loadable { static func load() -> Self { Self(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) } }
            final class Box: UIView, Loadable {
                var count = 7
                override init(frame: CGRect) { super.init(frame: frame); count += 1 }
                required init?(coder: NSCoder) { nil }
            }
            func make<T: UIView>(_ type: T.Type) -> T { let view = T(); view.tag = 5; return view }
            func makeController<T>(_ type: T.Type) -> T where T: UIViewController { type.init(nibName: nil, bundle: nil) }
            class A: UIViewController { let name = "A" }
            class Cell: UITableViewCell {
                let mark = "m"
                func copyOfSame() -> Self { type(of: self).init(style: .default, reuseIdentifier: nil) }
            }
            class Pool<V: UIView> { func get() -> V { V(frame: .zero) } }
            class Screen<Child: UIViewController>: UIViewController { var child: Child { Child() } }
            protocol Holding { associatedtype Content: UIView }
            extension Holding { var content: Content { Content(frame: .zero) } }
            struct Holder: Holding { typealias Content = Box }
            extension UIViewController {
                class func instantiate() -> Self { self.init(nibName: nil, bundle: nil) }
                static func plain() -> Self { Self.init() }
            }
            struct Value { static func make() -> Self { Self() } }
            """)
        XCTAssertEqual(text, "3.0 8 8 5\nA A A 8\nm Value() m\nUILabel\nA 8\n")
    }

    /// As Swift says it on Apple's systems.
    func testAnInitialiserThatTheClassDoesNotHave() throws {
        let runner = try CommandRunner()
        let source = """
            class Bad: UIView {
                let text: String
                init(text: String) { self.text = text; super.init(frame: .zero) }
                required init?(coder: NSCoder) { nil }
            }
            func make<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }
            """
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: ["_ = make(Bad.self)"], source), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertTrue(
            result.errors.contains("Use of unimplemented initializer 'init(frame:)' for class 'App.Bad'"),
            result.errors)
    }

    func testLiteralsConditionsAndNames() throws {
        let text = try output(
            [
                "let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
                "let layer = CALayer(); layer.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
                "print(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), layer.backgroundColor == color.cgColor)",
                "print(UIApplication.shared.shown(), application.perform(#selector(UIApplication.shown))?.takeUnretainedValue() ?? \"nothing\")",
                "if #available(iOS 26.0, *), let glass = UIGlassThing.made { print(glass) } else { print(\"17\") }",
                "if #unavailable(iOS 26.0) { print(\"before 26\") } else { UIGlassThing.make() }",
                "if #available(iOS 13.0, *) { print(\"since 13\") }",
                "print(early(), count(of: UIViewController() as UIViewController & Marked))",
                "var place: NSString?; fill(&place); print(place ?? \"nil\")",
                "#if targetEnvironment(simulator) && DEBUG && canImport(UIKit) && !canImport(SwiftUI) && os(iOS)",
                "print(\"conditions\")",
                "#endif",
            ],
            """
            @available(iOSApplicationExtension, unavailable)
            extension UIApplication { @objc func shown() -> String { "shown" } }
            func early() -> Int {
                guard #available(iOS 18, *) else { return 17 }
                let value = UIGlassThing.value
                return value
            }
            protocol Marked: AnyObject { var mark: Int { get } }
            extension UIViewController: Marked { var mark: Int { 4 } }
            func count(of object: UIViewController & Marked) -> Int { object.children.count + object.mark }
            func fill(_ place: AutoreleasingUnsafeMutablePointer<NSString?>) { place.pointee = "filled" }
            """)
        XCTAssertEqual(
            text,
            "true true\nshown shown\n17\nbefore 26\nsince 13\n17 4\nfilled\nconditions\n")
    }
}
