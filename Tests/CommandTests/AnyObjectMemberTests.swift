import XCTest

/// Members of `AnyObject`, which Objective-C looks up by name.
final class AnyObjectMemberTests: XCTestCase {
    private func app(_ body: String, _ declarations: String = "") -> String {
        AppSource.app(
            showing: "UIViewController()", then: ["run()"],
            """
            extension AppDelegate {
                func run() {
            \(body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            \(declarations)
            """)
    }

    private func output(of body: String, _ declarations: String = "") throws -> [String] {
        let runner = try CommandRunner()
        try runner.write(app(body, declarations), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.status, 0, result.errors)
        return result.output.split(separator: "\n").map(String.init)
    }

    func testPropertiesOfFrameworkClasses() throws {
        let printed = try output(
            of: """
                let view = UIView()
                view.tag = 4
                let item = UIBarButtonItem(title: "Hi", style: .plain, target: nil, action: nil)
                item.tag = 9
                print(tag(view), tag(item))
                touched(view)
                let label = UILabel()
                label.text = "L"
                print((label as AnyObject).text as Any, (view as AnyObject).text as Any)
                let none: AnyObject? = nil
                print(none?.tag as Any, Optional<AnyObject>.some(item)?.tag as Any)
                let frame = (NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)) as AnyObject).cgRectValue
                print(frame!.width, frame?.height as Any, (CGRect.zero as AnyObject).cgRectValue!)
                let width = view.widthAnchor.constraint(equalToConstant: 4)
                width.priority = .defaultLow
                let priority: Float? = (width as AnyObject).priority
                let typed: UILayoutPriority? = (width as AnyObject).priority
                print(priority! + 1, typed == .defaultLow)
                for one in [view, label] as [AnyObject] { print(one.isHidden!, one.isKind(of: UILabel.self)) }
                """,
            """
            func tag(_ sender: AnyObject) -> Int { return sender.tag }
            func touched(_ sender: AnyObject!) { print("touched", sender.tag!) }
            """)
        XCTAssertEqual(
            printed,
            [
                "4 9", "touched 4", "Optional(Optional(\"L\")) nil", "nil Optional(9)",
                "3.0 Optional(4.0) (0.0, 0.0, 0.0, 0.0)", "251.0 true", "false false", "false true",
            ])
    }

    func testSubscriptsOfWhatJSONIsMadeOf() throws {
        let printed = try output(
            of: """
                let json: [String: AnyObject] = ["a": ["b": ["c", 3]] as AnyObject, "n": 7 as AnyObject]
                print(json["a"]!["b"]!! as! [Any])
                print((json["a"]!["b"]!! as AnyObject)[1] as! Int, json["n"]!.intValue!, json["n"]?.intValue as Any)
                print(json["a"]?["nothing"] as Any, json["n"]?["b"] as Any, json["none"]?["b"] as Any)
                print((json as AnyObject).count!, json["a"]!.object(forKey: "b") as! [Any])
                if let list = json["a"]!["b"] as? [Any] { print(list.count) }
                """)
        XCTAssertEqual(
            printed,
            ["[\"c\", 3]", "3 7 Optional(7)", "Optional(nil) nil nil", "2 [\"c\", 3]", "2"])
    }

    func testMembersOfTheAppsOwnClasses() throws {
        let printed = try output(
            of: """
                let any: AnyObject = Thing()
                let view: AnyObject = UIView()
                print(any.weight as Double * 2, view.weight as Any)
                print(any.reset?(3, with: true) as Any, any.reset(4, with: false), any.reset!(5, with: false))
                print(view.reset?(1, with: true) as Any)
                if let mark = any.mark { print(mark) }
                """,
            """
            class Thing: NSObject {
                @objc var weight = 2.5
                @objc var mark: String { "marked" }
                @objc func reset(_ number: Int, with flag: Bool) -> Int { number * 2 }
            }
            """)
        XCTAssertEqual(printed, ["5.0 nil", "Optional(6) 8 10", "nil", "marked"])
    }

    func testASecondBuildNeedNotLookAgain() throws {
        let runner = try CommandRunner()
        try runner.write(app("print((UIView() as AnyObject).tag!)"), to: "App/App.swift")
        for _ in 0..<2 {
            let result = try runner.run("run", "App")
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(result.output, "0\n")
        }
    }

    /// Several classes have a method of the name, and one has it with these labels.
    func testMethodsThatTheirLabelsTellApart() throws {
        let runner = try CommandRunner()
        try runner.write(
            app(
                """
                let button = UIButton()
                let any: AnyObject = button
                any.setImage(UIImage(), for: .normal)
                print(button.image(for: .normal) != nil)
                """), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.output, "true\n")
    }

    /// An object is asked for what a protocol leaves to its classes, and for what several classes have alike.
    func testMembersOfTheAppsOwnProtocols() throws {
        let printed = try output(
            of: """
                let menu = Menu()
                menu.delegate = Listener()
                menu.open()
                menu.delegate = UIView()
                menu.open()
                for any in [Head(), Foot(), UIView()] as [AnyObject] { any.arrange?(2) }
                [Head(), Foot()].forEach { ($0 as AnyObject).arrange(3) }
                """,
            """
            @objc protocol MenuDelegate {
                @objc optional func menuOpened(_ menu: Menu)
                @objc optional func menu(_ menu: Menu, at index: Int) -> String
                @objc optional func menu(_ menu: Menu, last index: Int) -> String
            }
            class Menu: NSObject {
                var delegate: AnyObject?
                func open() {
                    delegate?.menuOpened?(self)
                    print(delegate?.menu?(self, at: 4) ?? "none", delegate?.menu?(self, last: 4) ?? "none")
                }
            }
            class Listener: NSObject, MenuDelegate {
                func menuOpened(_ menu: Menu) { print("opened") }
                func menu(_ menu: Menu, at index: Int) -> String { "at \\(index)" }
            }
            class Head: UIView { @objc func arrange(_ number: Int) { print("head", number) } }
            class Foot: UIView { @objc func arrange(_ number: Int) { print("foot", number) } }
            """)
        XCTAssertEqual(
            printed, ["opened", "at 4 none", "none none", "head 2", "foot 2", "head 3", "foot 3"])
    }

    /// What iOS's compiler takes, or took, and Linux's does not.
    func testFormsThatAreMended() throws {
        let runner = try CommandRunner()
        try runner.write(
            app(
                """
                let field = Field()
                field.delegate = nil
                print(name(of: .ended), dark(field), isDark(field))
                """,
                """
                class Field: UITextView {
                    weak override var delegate: UITextViewDelegate? {
                        get { super.delegate }
                        set { print("set"); super.delegate = newValue }
                    }
                }
                func dark(_ input: UITextInput) -> Bool {
                    switch input.keyboardAppearance {
                    case .dark?: return true
                    default: return false
                    }
                }
                func isDark(_ input: UITextInput) -> Bool {
                    if case .dark? = input.keyboardAppearance { return true }
                    return false
                }
                func name(of phase: UITouch.Phase) -> String {
                    switch phase {
                    case .began: return "began"
                    case .moved: return "moved"
                    case .stationary: return "stationary"
                    case .ended: return "ended"
                    case .cancelled: return "cancelled"
                    }
                }
                """), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "set\nended false false\n")
        XCTAssertTrue(result.errors.contains("warning: this switch does not know .region"), result.errors)
    }

    /// Nobody has the first; several classes have the second, with arguments that only their declarations tell.
    func testWhatCannotBeLookedUpIsAnError() throws {
        let runner = try CommandRunner()
        try runner.write(
            app(
                """
                let any: AnyObject = UIView()
                print(any.nothing)
                any.reloadData()
                print(any.tag!)
                """), to: "App/App.swift")
        let found = try runner.run("run", "App").errorLines.filter { $0.contains("error:") }
        XCTAssertEqual(found.count, 2, found.joined(separator: "\n"))
        XCTAssertTrue(found.first?.contains("value of type 'AnyObject' has no member 'nothing'") == true)
        XCTAssertTrue(found.last?.contains("value of type 'AnyObject' has no member 'reloadData'") == true)
    }

    /// Names of before Swift 4.2 beside a syntax of today.
    func testOldNamesInNewSources() throws {
        let runner = try CommandRunner()
        try runner.write(
            app(
                """
                let state: UIGestureRecognizerState = .began
                print(state == UIGestureRecognizerState.began, UITableViewAutomaticDimension < 0)
                """), to: "App/App.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "true true\n")
    }
}
