import Foundation
import XCTest

/// Optional requirements of an app's own protocols, called, asked for, left out and added later.
final class OptionalRequirementAppTests: XCTestCase {
    func testCallsReachWhatIsThere() throws {
        let runner = try CommandRunner()
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: ["run()"], "extension AppDelegate {\n\(Self.app)\n}"),
            to: "Optional/App.swift")
        try runner.write(Self.model, to: "Optional/Model.swift")
        let result = try runner.run("run", "Optional")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.output,
            """
            None: nil nil nil nil nil false
            Some: began 1 nil nil Optional(7) Optional("some") true
            More: began 1 ended 2 true Optional("[2]") Optional(7) Optional("more") true
            Plain: nil nil nil nil Optional("plain") false
            View: began 1 nil nil nil nil true
            Box: ended 2 true nil nil nil nil false
            began 0 called Optional(())
            closure 3
            widths 1 2
            widths 0 3
            """ + "\n")
    }

    private static let model = """
        import Foundation

        @objc protocol Named { @objc optional var title: String { get } }

        @objc public protocol ActivityDelegate: NSObjectProtocol {
            /// Told first.
            @objc optional func activityBegan(count: Int)
            @objc
            optional func activity(_ activity: Activity, ended count: Int, animated: Bool)
            @objc optional func activity(_ activity: Activity, textFor count: Int) -> String?
            @objc(limitForActivity:) optional func limit(for activity: Activity) -> Int
            @objc optional func finish(_ body: (Int) -> Void)
            func need()
        }

        @objc public protocol Measuring {
            @objc(door:widthForTraits:) optional func door(_ door: Activity, widthFor traits: UITraitCollection) -> Int
            @objc(door:widthForSize:) optional func door(_ door: Activity, widthFor size: CGSize) -> Int
        }
        final class Both: Measuring {
            func door(_ door: Activity, widthFor traits: UITraitCollection) -> Int { 1 }
            func door(_ door: Activity, widthFor size: CoreGraphics.CGSize) -> Int { 2 }
        }
        final class Second: Measuring { func door(_ door: Activity, widthFor size: CGSize) -> Int { 3 } }

        public class Activity: NSObject {
            public weak var delegate: ActivityDelegate?

            func run() -> String {
                let began: ()? = delegate?.activityBegan?(count: 1)
                let ended: ()? = delegate?.activity?(self, ended: 2, animated: true)
                let text = delegate?.activity?(self, textFor: 2)
                let limit = delegate?.limit?(for: self)
                let title = (delegate as? Named)?.title
                let responds = delegate?.responds(to: #selector(ActivityDelegate.activityBegan(count:))) ?? false
                return [
                    began == nil ? "nil" : "", ended == nil ? "nil" : "", text.map { "Optional(\\"\\($0)\\")" } ?? "nil",
                    limit.map { "Optional(\\($0))" } ?? "nil", title.map { "Optional(\\"\\($0)\\")" } ?? "nil", "\\(responds)",
                ].filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        """

    private static let app = """
            class None: NSObject, ActivityDelegate { func need() {} }
            class Some: NSObject, ActivityDelegate, Named {
                func need() {}
                func activityBegan(count: Int) { print("began", count, terminator: " ") }
                func limit(for activity: Activity) -> Int { 7 }
                var title: String { "some" }
            }
            class More: Some {
                override var title: String { "more" }
                func finish(_ body: (Int) -> Void) { body(3) }
                func activity(_ activity: Activity, textFor count: Int) -> String? { "[\\(count)]" }
            }
            class Plain: None, Named { let title = "plain" }
            class Box<Content>: NSObject {}
            func show(_ name: String, _ delegate: ActivityDelegate) {
                print(name, terminator: ": ")
                let activity = Activity()
                activity.delegate = delegate
                print(activity.run())
            }
            func call<D: ActivityDelegate>(_ delegate: D) {
                if let finish = delegate.finish { finish { print("closure", $0) } }
            }
            func measure(_ door: Measuring) {
                let traits = door.door?(Activity(), widthFor: UITraitCollection())
                print("widths", traits ?? 0, door.door?(Activity(), widthFor: CGSize.zero) ?? 0)
            }
            func run() {
                show("None", None())
                show("Some", Some())
                show("More", More())
                show("Plain", Plain())
                show("View", UIView())
                show("Box", Box<Int>())
                print("called", More().activityBegan(count: 0) as ()? as Any)
                call(More())
                measure(Both())
                measure(Second())
            }
        }
        extension AppDelegate.More {
            func activity(_ activity: Activity, ended count: Int, animated: Bool) {
                print("ended", count, animated, terminator: " ")
            }
        }
        extension UIView: ActivityDelegate {
            public func need() {}
            public func activityBegan(count: Int) { print("began", count, terminator: " ") }
        }
        extension AppDelegate.Box: ActivityDelegate {
            public func need() {}
            public func activity(_ activity: Activity, ended count: Int, animated: Bool) {
                print("ended", count, animated, terminator: " ")
            }
        """
}
