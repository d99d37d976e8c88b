import Translation
import XCTest

/// What `#selector` resolves to, across a module.
final class SelectorExpressionTests: XCTestCase {
    private let module = """
        import UIKit
        class Base: UIViewController {
            @objc func inherited(value: Int) {}
            @objc(custom:) func named(_ x: Int) {}
        }
        class Other: NSObject { @objc func elsewhere(_ a: Int, by b: Int) {} }
        extension UIViewController { @objc func hideKeyboard(now: Bool) {} }
        @objc protocol Closing { @objc(closeThing:) func close(_ thing: Int) }
        class Screen: Base, Closing, UIScrollViewDelegate {
            let other = Other()
            @objc var title2: String = ""
            @objc func tap() {}
            @objc func tap(_ sender: UIButton) {}
            @objc func press(sender: UIButton) {}
            override func named(_ x: Int) {}
            override func viewDidLoad() {}
            override func viewWillAppear(_ animated: Bool) {}
            func close(_ thing: Int) {}
            func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {}
            class Inner: UIView { @objc func innerTap() {} }
        """

    private func selector(_ expression: String, line: UInt = #line) -> String {
        let source = module + "\n    func use() -> Any { #selector(\(expression)) }\n}"
        let result = translated(source, line: line)
        XCTAssertEqual(result.translation.diagnostics.map(\.description), [], line: line)
        let use = result.text.split(separator: "\n").first { $0.contains("func use()") } ?? ""
        let parts = use.split(separator: "\"")
        return parts.count > 1 ? String(parts[1]) : String(use)
    }

    func test_parenthesesOnTheNextLine() {
        let source = module + "\n    func use() -> Any { #selector\n      (self.press) }\n}"
        let result = translated(source)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertTrue(result.text.contains("\"pressWithSender:\""), result.text)
        XCTAssertEqual(lineCount(result.text), lineCount(source))
    }

    func test_typesTellDelegatesMethodsOfOneNameApart() {
        let result = translated(
            """
            import UIKit
            class Proxy: NSObject, UITextViewDelegate {
                @objc func textView(_ v: UITextView, shouldInteractWith URL: URL, in range: NSRange) -> Bool { true }
                @objc func textView(_ v: UITextView, shouldInteractWith file: NSTextAttachment, in range: NSRange) -> Bool { true }
                let url = #selector(textView as (UITextView, URL, NSRange) -> Bool)
                let file = #selector(textView as (UITextView, NSTextAttachment, Foundation.NSRange) -> Bool)
                let change = #selector(UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:))
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        for (name, selector) in [
            ("url", "textView:shouldInteractWithURL:inRange:"),
            ("file", "textView:shouldInteractWithTextAttachment:inRange:"),
            ("change", "textView:shouldChangeTextInRange:replacementText:"),
        ] {
            let line = result.text.split(separator: "\n").first { $0.contains("let \(name) =") } ?? ""
            XCTAssertTrue(line.contains("\"\(selector)\""), String(line))
        }
        let table = result.translation.files.map(\.text).joined()
        XCTAssertTrue(table.contains("\"textView:shouldInteractWithURL:inRange:\": "))
        XCTAssertTrue(table.contains("\"textView:shouldInteractWithTextAttachment:inRange:\": "))
    }

    func test_overridesInExtensionsOfWhatAnotherExposes() {
        let result = translated(
            """
            import UIKit
            extension UIControl { @objc func mark() {} }
            extension UITextField { override func mark() {} }
            let name = #selector(UITextField.mark)
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertTrue(result.text.contains("\"mark\""), result.text)
    }

    /// Objective-C names the types that alone tell these methods apart.
    func test_methodsThatTheirTypesTellApart() {
        let result = translated(
            """
            import UIKit
            class Handler: NSObject, UITextViewDelegate {
                @objc func textView(_ v: UITextView, shouldInteractWith u: URL, in r: NSRange) -> Bool { true }
                @objc func textView(_ v: UITextView, shouldInteractWith t: NSTextAttachment, in r: NSRange) -> Bool { true }
                @objc func textView(_ v: UITextView, shouldChangeTextIn r: NSRange, replacementText: String) -> Bool { true }
                func use() -> Any { #selector(textView as (UITextView, NSTextAttachment, NSRange) -> Bool) }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        let use = result.text.split(separator: "\n").first { $0.contains("func use()") } ?? ""
        XCTAssertTrue(use.contains("\"textView:shouldInteractWithTextAttachment:inRange:\""), String(use))
    }

    func test_aTypeOfTheModuleMayBeCalledSelector() {
        let result = translated(
            "import UIKit\nenum Selector { case id }\nclass A: UIView { @objc func f() { _ = #selector(f) } }")
        XCTAssertTrue(result.text.contains("_ = UIKit.Selector(\"f\")"), result.text)
    }

    /// What satisfies a requirement is the method with its result.
    func test_methodsThatTheirResultsTellApart() {
        let text = translated(
            """
            import UIKit
            @objc protocol Removing { func removeLast() -> Bool }
            class Base: NSObject, Removing { func removeLast() -> Bool { true } }
            class List: Base { override func removeLast() -> Bool { false } }
            extension List { public func removeLast() -> Int { 1 } }
            class Both: NSObject { @objc func f() -> Int { 1 }; @objc(g) func f() -> Bool { true } }
            """
        ).text
        XCTAssertFalse(text.contains("(o as! List).removeLast()"), text)
        XCTAssertTrue(text.contains("{ o, _ in (o as! Base).removeLast() }"), text)
        XCTAssertTrue(text.contains("{ o, _ in let r: Bool = (o as! Both).f(); return r }"), text)
    }

    func test_forms() {
        XCTAssertEqual(selector("tap as () -> Void"), "tap")
        XCTAssertEqual(selector("tap as (UIButton) -> Void"), "tap:")
        XCTAssertEqual(selector("Screen.tap as (Screen) -> (UIButton) -> Void"), "tap:")
        XCTAssertEqual(selector("tap(_:)"), "tap:")
        XCTAssertEqual(selector("press"), "pressWithSender:")
        XCTAssertEqual(selector("press(sender:)"), "pressWithSender:")
        XCTAssertEqual(selector("Screen.press"), "pressWithSender:")
        XCTAssertEqual(selector("App.Screen.press"), "pressWithSender:")
        XCTAssertEqual(selector("self.press(sender:)"), "pressWithSender:")
        XCTAssertEqual(selector("Self.press(sender:)"), "pressWithSender:")
        XCTAssertEqual(selector("type(of: self).press"), "pressWithSender:")
        XCTAssertEqual(selector("(press)"), "pressWithSender:")
        XCTAssertEqual(selector("inherited"), "inheritedWithValue:")
        XCTAssertEqual(selector("super.inherited(value:)"), "inheritedWithValue:")
        XCTAssertEqual(selector("Inner.innerTap"), "innerTap")
        XCTAssertEqual(selector("Screen.Inner.innerTap"), "innerTap")
        XCTAssertEqual(selector("other.elsewhere"), "elsewhere:by:")
        XCTAssertEqual(selector("Other.elsewhere(_:by:)"), "elsewhere:by:")
        XCTAssertEqual(selector("hideKeyboard"), "hideKeyboardWithNow:")
    }

    func test_explicitNames() {
        XCTAssertEqual(selector("named"), "custom:")
        XCTAssertEqual(selector("Base.named(_:)"), "custom:")
        XCTAssertEqual(selector("close(_:)"), "closeThing:")
        XCTAssertEqual(selector("Closing.close(_:)"), "closeThing:")
    }

    func test_accessors() {
        XCTAssertEqual(selector("getter: Screen.title2"), "title2")
        XCTAssertEqual(selector("setter: title2"), "setTitle2:")
        XCTAssertEqual(selector("getter: UIViewController.title"), "title")
        XCTAssertEqual(selector("setter: UIViewController.title"), "setTitle:")
    }

    func test_frameworkMembers() {
        XCTAssertEqual(selector("viewDidLoad"), "viewDidLoad")
        XCTAssertEqual(selector("viewWillAppear(_:)"), "viewWillAppear:")
        XCTAssertEqual(selector("UIResponder.resignFirstResponder"), "resignFirstResponder")
        XCTAssertEqual(selector("UIView.endEditing(_:)"), "endEditing:")
        XCTAssertEqual(selector("UIView.endEditing"), "endEditing:")
        XCTAssertEqual(
            selector("UIViewController.dismiss(animated:completion:)"), "dismissViewControllerAnimated:completion:")
        XCTAssertEqual(
            selector("UINavigationController.popViewController(animated:)"), "popViewControllerAnimated:")
        XCTAssertEqual(selector("scrollViewDidEndScrollingAnimation"), "scrollViewDidEndScrollingAnimation:")
        XCTAssertEqual(
            selector("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation"), "scrollViewDidEndScrollingAnimation:")
    }

    func test_referencedOverridesAndRequirementsAreInTheTable() {
        let source =
            module + "\n    let s = [#selector(viewWillAppear), #selector(scrollViewDidEndScrollingAnimation)]\n}"
        let text = translated(source).text
        XCTAssertTrue(text.contains("\"viewWillAppear:\": { o, a in (o as! Screen).viewWillAppear("), text)
        XCTAssertTrue(text.contains("\"scrollViewDidEndScrollingAnimation:\": { o, a in"), text)
        XCTAssertFalse(translated(module + "\n}").text.contains("\"viewWillAppear:\""))
    }

    func test_acrossFiles() {
        let files = [
            SourceFile(path: "/App/A.swift", text: "import UIKit\nclass A: B { let s = #selector(go) }"),
            SourceFile(path: "/App/B.swift", text: "import UIKit\nclass B: UIView {}"),
            SourceFile(path: "/App/C.swift", text: "import UIKit\nextension B { @objc func go(_ a: Int) {} }"),
        ]
        let result = translate(files, moduleName: "App")
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(result.files[0].text.hasSuffix("class A: B { let s = Selector(\"go:\") }"))
        XCTAssertTrue(
            result.files[1].text.contains("ObjectiveCTable(__objectiveC_C_1(super.__objectiveC), name: \"B\")"))
    }
}
