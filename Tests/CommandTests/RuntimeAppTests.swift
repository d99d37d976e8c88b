import Foundation
import XCTest

/// What Swift code sees of the Objective-C runtime: associated objects, messages, classes.
final class RuntimeAppTests: XCTestCase {
    private func run(_ app: String, model: String = "") throws -> CommandResult {
        let runner = try CommandRunner()
        try runner.write(
            AppSource.app(
                showing: "UIViewController()", then: ["run()"], "extension AppDelegate {\n\(app)\n}\n\(model)"),
            to: "Talk/App.swift")
        let result = try runner.run("run", "Talk")
        XCTAssertEqual(result.status, 0, result.errors)
        return result
    }

    func testAssociatedObjectsGoWithTheirOwner() throws {
        let model = """
            private var noteKey: UInt8 = 0
            private var weakKey: Void?
            enum Keys { static var text = 0; static var copy = 0 }
            extension UIView {
                var note: String? {
                    get { objc_getAssociatedObject(self, &noteKey) as? String }
                    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
                }
                var link: Noisy? {
                    get { objc_getAssociatedObject(self, &weakKey) as? Noisy }
                    set { objc_setAssociatedObject(self, &weakKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
                }
            }
            class Noisy: NSObject {
                let name: String
                init(_ name: String) { self.name = name }
                deinit { print("deinit", name, (objc_getAssociatedObject(self, &Keys.text) as? Noisy)?.name ?? "nil") }
            }
            class Quiet {}
            """
        let result = try run(
            """
                func run() {
                    let view = UIView()
                    print(view.note ?? "nil", UIView().note ?? "nil")
                    view.note = "a"
                    print(view.note ?? "nil", UIView().note ?? "nil")
                    view.note = nil
                    print(view.note ?? "nil")
                    do {
                        let noisy = Noisy("weak")
                        view.link = noisy
                        print(view.link?.name ?? "nil")
                    }
                    print(view.link?.name ?? "nil")
                    do {
                        let owner = Noisy("owner")
                        objc_setAssociatedObject(owner, &Keys.text, Noisy("value"), .OBJC_ASSOCIATION_RETAIN)
                        print("before")
                    }
                    print("after")
                    do {
                        let quiet = Quiet()
                        objc_setAssociatedObject(quiet, &Keys.text, Noisy("plain"), .OBJC_ASSOCIATION_RETAIN)
                        objc_removeAssociatedObjects(quiet)
                        objc_setAssociatedObject(Quiet.self, &Keys.text, 4, .OBJC_ASSOCIATION_RETAIN)
                        print(objc_getAssociatedObject(Quiet.self, &Keys.text) ?? "nil")
                    }
                    let text = NSMutableString(string: "copied")
                    objc_setAssociatedObject(view, &Keys.copy, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
                    text.append("!")
                    print(objc_getAssociatedObject(view, &Keys.copy) ?? "nil")
                    var places = Set<Int>()
                    for number in 0..<1000 {
                        let object = Quiet()
                        if objc_getAssociatedObject(object, &Keys.copy) != nil { places.insert(number) }
                        objc_setAssociatedObject(object, &Keys.copy, number, .OBJC_ASSOCIATION_RETAIN)
                    }
                    print(places.isEmpty)
                }
            """, model: model)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.output,
            """
            nil nil
            a nil
            nil
            weak
            deinit weak nil
            nil
            before
            deinit owner value
            deinit value nil
            after
            deinit plain nil
            4
            copied
            true

            """)
    }

    func testMessagesAndClasses() throws {
        let model = """
            class Base: NSObject {
                @objc func greet(_ name: String) -> String { "hello " + name }
                @objc func add(_ a: NSNumber, to b: NSNumber) -> NSNumber { NSNumber(value: a.intValue + b.intValue) }
                @objc func hush() { print("hush") }
                @objc class func make() -> Base { self.init() }
                @objc static func twice(_ text: String) -> String { text + text }
                required override init() {}
            }
            class Derived: Base {
                override func greet(_ name: String) -> String { "derived " + super.greet(name) }
                override class func make() -> Base { print("make"); return super.make() }
            }
            class Other: NSObject {}
            """
        let result = try run(
            """
                func run() {
                    let object: NSObject = Derived()
                    print(object.perform(#selector(Base.greet(_:)), with: "you")?.takeUnretainedValue() as! String)
                    print(object.perform(Selector(("add:to:")), with: 1, with: 2).takeUnretainedValue())
                    print(object.perform(#selector(Base.hush)) == nil)
                    print(type(of: Derived.perform(#selector(Base.make)).takeUnretainedValue()))
                    print(Base.perform(#selector(Base.twice(_:)), with: "ab").takeUnretainedValue())
                    print(object.responds(to: #selector(Base.hush)), object.responds(to: Selector(("nothing"))))
                    print(Base.responds(to: #selector(Base.make)), Base.instancesRespond(to: #selector(Base.hush)))
                    object.performSelector(onMainThread: #selector(Base.hush), with: nil, waitUntilDone: true)
                    print(object.isKind(of: Base.self), object.isMember(of: Base.self), object.isKind(of: Other.self))
                    print(NSStringFromClass(Derived.self), NSStringFromClass(UIView.self), Derived.description())
                    print(String(cString: class_getName(UIButton.self)), String(cString: object_getClassName(object)))
                    print(object_getClass(object) == Derived.self, class_getSuperclass(Derived.self) == Base.self)
                    print(NSClassFromString("Talk.Derived") == Derived.self, NSClassFromString("UILabel") == UILabel.self)
                    print(NSStringFromSelector(#selector(Base.add(_:to:))), type(of: object))
                    objc_sync_enter(self)
                    objc_sync_enter(self)
                    objc_sync_exit(self)
                    objc_sync_exit(self)
                    print(autoreleasepool { 5 })
                }
            """, model: model)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.output,
            """
            derived hello you
            3
            hush
            true
            make
            Derived
            abab
            true false
            true true
            hush
            true false false
            Talk.Derived UIView Talk.Derived
            UIButton Talk.Derived
            true true
            true true
            add:to: Derived
            5

            """)
    }

    func testMessagesAreHandedOn() throws {
        let result = try run(
            """
                func run() {
                    let recognizer = UIPanGestureRecognizer()
                    recognizer.delegate = router
                    let delegate = recognizer.delegate!
                    print(delegate.gestureRecognizerShouldBegin(recognizer))
                    print(delegate.gestureRecognizer?(recognizer, shouldRequireFailureOf: recognizer) ?? false)
                    print(delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()))
                    print(delegate.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))))
                    print(delegate.responds(to: #selector(Target.hello)), delegate.responds(to: Selector(("other"))))
                    print(delegate.perform(#selector(Target.hello))!.takeUnretainedValue())
                    router.target = nil
                    print(delegate.gestureRecognizerShouldBegin(recognizer), delegate.isKind(of: Router.self))
                }
            """,
            model: """
                private let router = Router()
                class Router: NSObject, UIGestureRecognizerDelegate {
                    var target: UIGestureRecognizerDelegate? = Target()
                    override func responds(to aSelector: Selector!) -> Bool {
                        super.responds(to: aSelector) || target?.responds(to: aSelector) == true
                    }
                    override func forwardingTarget(for aSelector: Selector!) -> Any? {
                        target?.responds(to: aSelector) == true ? target : super.forwardingTarget(for: aSelector)
                    }
                    func gestureRecognizer(_ r: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
                }
                class Target: NSObject, UIGestureRecognizerDelegate {
                    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
                    func gestureRecognizer(_ r: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
                    func gestureRecognizer(
                        _ r: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
                    ) -> Bool { true }
                    @objc func hello() -> String { "hello" }
                }
                """)
        XCTAssertEqual(result.output, "false\ntrue\nfalse\ntrue\ntrue false\nhello\ntrue true\n", result.errors)
    }

    func testClassesAsTargets() throws {
        let result = try run(
            """
            func run() {
                print(Clock.perform(#selector(Clock.now(_:)), with: "a")!.takeUnretainedValue())
                Timer(timeInterval: 1, target: Clock.self, selector: #selector(Clock.tick), userInfo: nil, repeats: false).fire()
                Timer(timeInterval: 1, target: LateClock.self, selector: #selector(Clock.tick), userInfo: nil, repeats: false).fire()
            }
            """,
            model: """
                class Clock: NSObject {
                    @objc static func now(_ text: String) -> String { "now " + text }
                    @objc class func tick() { print("tick") }
                }
                final class LateClock: Clock {
                    override class func tick() { print("late"); super.tick() }
                }
                """)
        XCTAssertEqual(result.output, "now a\ntick\nlate\ntick\n")
    }

    func testExchangingMethodsIsToldByName() throws {
        let result = try run(
            """
                func run() {
                    let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:)))
                    let replaced = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.tracked(_:)))
                    if let original, let replaced { method_exchangeImplementations(original, replaced) }
                    print("end")
                }
            """, model: "extension UIViewController { @objc func tracked(_ animated: Bool) { tracked(animated) } }")
        XCTAssertEqual(result.output, "end\n")
        XCTAssertTrue(
            result.errors.contains(
                "method_exchangeImplementations has no effect: -[UIViewController viewWillAppear:] and "
                    + "-[UIViewController tracked:] are not exchanged."), result.errors)
    }

    func testPropertiesAreListedAndBlocksAreNoMethods() throws {
        let result = try run(
            """
                func run() {
                    var count: UInt32 = 0
                    if let list = class_copyPropertyList(Car.self, &count) {
                        print((0..<Int(count)).map { String(cString: property_getName(list[$0])) })
                        free(list)
                    }
                    print(class_copyPropertyList(Vehicle.self, nil) == nil, count)
                    print(class_getProperty(Car.self, "wheels") != nil, class_getProperty(Car.self, "wings") != nil)
                    print(String(cString: sel_getName(#selector(UIViewController.viewWillAppear(_:)))))
                    let method = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidLoad))
                    let block: @convention(block) (AnyObject) -> Void = { _ in }
                    if let method { method_setImplementation(method, imp_implementationWithBlock(block)) }
                }
            """,
            model: """
                class Vehicle: NSObject {}
                class Car: Vehicle { @objc var wheels = 4; @objc var color = "red"; var hidden = 1 }
                """)
        XCTAssertEqual(
            result.output,
            """
            ["color", "wheels"]
            true 2
            true false
            viewWillAppear:

            """)
        XCTAssertTrue(
            result.errors.contains(
                "method_setImplementation has no effect: -[UIViewController viewDidLoad] keeps its code."),
            result.errors)
    }
}
