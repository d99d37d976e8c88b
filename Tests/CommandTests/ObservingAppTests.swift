import Foundation
import XCTest

/// Key-value observing in an app: what the translation makes of its classes, and what UIKit tells of its own.
final class ObservingAppTests: XCTestCase {
    private func output(of app: String, model: String = "") throws -> String {
        let runner = try CommandRunner()
        try runner.write(
            AppSource.app(showing: "UIViewController()", then: ["run()"], "extension AppDelegate {\n\(app)\n}"),
            to: "Observing/App.swift")
        try runner.write("import Foundation\n\(model)", to: "Observing/Model.swift")
        let result = try runner.run("run", "Observing")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        return result.output
    }

    func testPropertiesOfTheAppsOwnClasses() throws {
        let model = """
            class Person: NSObject {
                @objc dynamic var name = "Ada"
                @objc dynamic var nick: String?, age = 1
                @objc public private(set) dynamic var score: Int = 0 { didSet { print("didSet", oldValue, score) } }
                @objc dynamic var half: Int { get { score / 2 } set { print("set"); score = newValue * 2 } }
                @objc dynamic weak var friend: Person?
                @objc dynamic lazy var badge = String("none")
                @objc var silent = 0
                func win() { score += 10; if score > 10 { return } }
            }
            final class Student: Person {
                override var name: String { didSet { print("override", name) } }
            }
            final class List<Element>: NSObject {
                @objc dynamic var count = 0
                var elements: [Element] = [] { didSet { count = elements.count } }
            }
            """
        let app = #"""
                func run() {
                    let person = Student()
                    var tokens = [
                        person.observe(\.name, options: [.initial, .prior, .old, .new]) { person, change in
                            print(person.name, change.isPrior, change.oldValue ?? "-", change.newValue ?? "-", change.kind)
                        },
                        person.observe(\.nick, options: [.old, .new]) { _, change in
                            print("nick", change.oldValue as Any, change.newValue as Any)
                        },
                        person.observe(\.score) { print("score", $0.score, $1.newValue as Any) },
                        person.observe(\.half, options: .new) { print("half", $1.newValue!) },
                        person.observe(\.friend?.name, options: [.new]) { print("friend", $1.newValue! as Any) },
                        person.observe(\.badge) { person, _ in print("badge", person.badge) },
                        person.observe(\.silent) { _, _ in print("never") },
                    ]
                    person.name = "Eve"
                    person.nick = "E"
                    person.win()
                    person.half = 7
                    person.badge += "!"
                    person.silent = 1
                    let (one, two) = (Person(), Person())
                    one.name = "One"
                    person.friend = one
                    one.name = "Uno"
                    person.friend = two
                    one.name = "gone"
                    two.name = "Due"
                    person.friend = nil
                    tokens.removeAll()
                    person.name = "nobody hears"
                    person.nick = nil
                    let list = List<String>()
                    let token = list.observe(\.count, options: [.old, .new]) { print("count", $1.oldValue!, $1.newValue!) }
                    list.elements = ["a", "b"]
                    token.invalidate()
                    list.elements = []
                    print("end")
                }
            """#
        XCTAssertEqual(
            try output(of: app, model: model),
            """
            Ada false - Ada setting
            Ada true Ada - setting
            override Eve
            Eve false Ada Eve setting
            nick Optional(nil) Optional(Optional("E"))
            didSet 0 10
            score 10 nil
            set
            didSet 10 14
            score 14 nil
            half 7
            badge none!
            friend Optional("One")
            friend Optional("Uno")
            friend Optional("Ada")
            friend Optional("Due")
            friend nil
            override nobody hears
            count 0 2
            end

            """)
    }

    func testObserversWithAMethod() throws {
        let model = """
            class Model: NSObject {
                @objc dynamic var first = "A"
                @objc dynamic var last = "B"
                @objc dynamic var full: String { first + " " + last }
                @objc dynamic var quiet = 0
                @objc dynamic var inner = Inner()
                @objc class func keyPathsForValuesAffectingFull() -> Set<String> { ["first", #keyPath(Model.last)] }
                override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
                    key == "quiet" ? false : super.automaticallyNotifiesObservers(forKey: key)
                }
                func beQuiet() {
                    willChangeValue(forKey: "quiet")
                    quiet += 1
                    didChangeValue(for: \\.quiet)
                }
            }
            class Inner: NSObject {
                @objc dynamic var value = 1
                @objc dynamic var double: Int { value * 2 }
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    var keys = super.keyPathsForValuesAffectingValue(forKey: key)
                    if key == "double" { keys.insert("value") }
                    return keys
                }
            }
            private var context = 0
            class Base: NSObject {
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    let values = (change ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
                    print("base", keyPath ?? "nil", values.map { "\\($0.key.rawValue) \\($0.value)" }, context == nil)
                }
            }
            class Observer: Base {
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context given: UnsafeMutableRawPointer?
                ) {
                    guard given == &context else {
                        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: given)
                    }
                    print("own", keyPath!, change?[.newKey] as? String ?? "-", object is Model)
                }
                func begin(_ model: Model) {
                    model.addObserver(self, forKeyPath: #keyPath(Model.full), options: [.new], context: &context)
                    model.addObserver(self, forKeyPath: "first", options: [.old, .new, .prior], context: nil)
                    model.addObserver(self, forKeyPath: "inner.double", options: [.initial, .new], context: nil)
                    model.addObserver(self, forKeyPath: "quiet", options: [], context: nil)
                }
                func end(_ model: Model) {
                    model.removeObserver(self, forKeyPath: "full", context: &context)
                    for key in ["first", "inner.double", "quiet"] { model.removeObserver(self, forKeyPath: key) }
                }
            }
            """
        let app = #"""
                func run() {
                    let (model, observer) = (Model(), Observer())
                    observer.begin(model)
                    model.first = "C"
                    model.last = "D"
                    model.inner.value = 2
                    let old = model.inner
                    model.inner = Inner()
                    old.value = 9
                    model.quiet = 5
                    model.beQuiet()
                    model.setValue("E", forKey: "last")
                    observer.end(model)
                    model.first = "silence"
                    print("end")
                }
            """#
        XCTAssertEqual(
            try output(of: app, model: model),
            """
            base inner.double ["kind 1", "new 2"] true
            base first ["kind 1", "notificationIsPrior true", "old A"] true
            own full C B true
            base first ["kind 1", "new C", "old A"] true
            own full C D true
            base inner.double ["kind 1", "new 4"] true
            base inner.double ["kind 1", "new 2"] true
            base quiet ["kind 1"] true
            own full C E true
            end

            """)
    }

    func testPropertiesOfUIKit() throws {
        let model = """
            final class Scroll: NSObject {
                var tokens: [NSKeyValueObservation] = []
            }
            """
        let app = #"""
                final class Own: UIScrollView {
                    override var contentSize: CGSize { didSet { print("own", contentSize) } }
                }
                final class Watcher: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("delegate", scrollView.contentOffset.y) }
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) { print("method", keyPath!, (change?[.newKey] as! NSValue).cgPointValue, change?[.newKey] is CGPoint) }
                }
                func run() {
                    let scroll = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    let (watcher, label, button) = (Watcher(), UILabel(), UIButton())
                    scroll.delegate = watcher
                    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UIViewController(), UIViewController()]
                    let tokens = [
                        scroll.observe(\.contentSize, options: [.old, .new]) { print("size", $1.oldValue!, $1.newValue!) },
                        scroll.observe(\.contentOffset) { scroll, _ in print("offset", scroll.contentOffset.y) },
                        scroll.observe(\.bounds, options: .new) { print("bounds", $1.newValue!) },
                        scroll.observe(\.frame, options: .new) { print("frame", $1.newValue!) },
                        scroll.observe(\.center, options: .new) { print("center", $1.newValue!) },
                        scroll.observe(\.layer.bounds, options: .new) { print("layer", $1.newValue!) },
                        scroll.observe(\.isHidden, options: .new) { print("hidden", $1.newValue!) },
                        label.observe(\.text, options: [.old, .new]) { print("text", $1.oldValue! as Any, $1.newValue! as Any) },
                        button.observe(\.isHighlighted, options: .new) { print("highlighted", $1.newValue!) },
                        tabs.observe(\.selectedIndex, options: [.old, .new]) { print("tab", $1.oldValue!, $1.newValue!) },
                    ]
                    scroll.contentSize = CGSize(width: 100, height: 400)
                    scroll.contentOffset.y = 10
                    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
                    scroll.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
                    scroll.isHidden = true
                    label.text = "A"
                    label.text = nil
                    button.isHighlighted = true
                    tabs.selectedIndex = 1
                    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
                    withExtendedLifetime(tokens) { scroll.contentOffset = .zero }
                }
            """#
        XCTAssertEqual(
            try output(of: app, model: model),
            """
            own (100.0, 400.0)
            size (0.0, 0.0) (100.0, 400.0)
            layer (0.0, 10.0, 100.0, 100.0)
            delegate 10.0
            bounds (0.0, 10.0, 100.0, 100.0)
            method contentOffset (0.0, 10.0) true
            offset 10.0
            layer (0.0, 20.0, 100.0, 100.0)
            delegate 20.0
            bounds (0.0, 20.0, 100.0, 100.0)
            method contentOffset (0.0, 20.0) true
            offset 20.0
            layer (0.0, 20.0, 50.0, 100.0)
            center (25.0, 50.0)
            bounds (0.0, 20.0, 50.0, 100.0)
            frame (0.0, 0.0, 50.0, 100.0)
            hidden true
            text nil Optional("A")
            text Optional("A") nil
            highlighted true
            tab 0 1
            layer (0.0, 0.0, 50.0, 100.0)
            delegate 0.0
            bounds (0.0, 0.0, 50.0, 100.0)
            offset 0.0

            """)
    }
}
