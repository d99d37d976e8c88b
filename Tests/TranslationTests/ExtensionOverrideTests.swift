import Foundation
import Translation
import XCTest

/// Overrides in extensions, and overrides of what extensions declare, as text.
final class ExtensionOverrideTests: XCTestCase {
    func test_memberOfAnExtensionThatASubclassOverrides() {
        let result = translated(
            """
            public class A {
            }
            public extension A {
                @discardableResult func f(_ n: Int = 1) -> Int { n }
            }
            class B: A { override func f(_ n: Int) -> Int { super.f(n) } }
            """)
        XCTAssertEqual(
            result.text,
            """
            public class A {
            @discardableResult public func f(_ p0: Int = 1) -> Int { __member_f_File_1(p0) }}
            public extension A {
                @discardableResult func __member_f_File_1(_ n: Int = 1) -> Int { n }
            }
            class B: A { override func f(_ n: Int) -> Int { super.f(n) } }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
    }

    func test_anOverrideThatEntersTheMainActorStaysOutsideOfIt() {
        let result = translated(
            """
            import UIKit
            @MainActor class A: NSObject {
            }
            extension A {
                override public var debugDescription: String { MainActor.assumeIsolated { "a" } }
            }
            """)
        XCTAssertTrue(
            result.text.contains("nonisolated public var __override_debugDescription_File_1: String {"), result.text)
        XCTAssertEqual(result.translation.diagnostics, [])
    }

    func test_openMembersOfAFrameworksClassArePublic() {
        let source = "import UIKit\nextension UIColor { open class var sea: UIColor { .blue } }\n"
        XCTAssertEqual(translated(source).text, source.replacingOccurrences(of: "open", with: "public"))
        let own = "open class A {}\nextension A { open func f() {} }\n"
        XCTAssertEqual(translated(own).text, own)
    }

    func test_anExtensionOverridesWhatAnotherDeclares() {
        let result = translated(
            """
            import UIKit
            public extension UIView {
                func add(_ views: UIView...) -> UIView { self }
                @objc func add(_ views: [UIView]) -> UIView { self }
            }
            public extension UITableViewCell {
                override func add(_ views: [UIView]) -> UIView { super.add(views) }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            public extension UIView {
                func add(_ views: UIView...) -> UIView { self }
                      func __member_add_File_1(_ views: [UIView]) -> UIView { self }
            public func add(_ p0: [UIView]) -> UIView { if let o = self as? UITableViewCell \
            { return o.__override_add_File_2(p0) }; return __member_add_File_1(p0) }}; \
            extension UIView { @MainActor static func __objectiveC_File_1() { ObjectiveCTable.register(UIView.self, \
            methods: ["add:": { o, a in (o as! UIView).add(__objectiveCArgument(a, 0, "add:", isRead: false, line: 4) as [UIView]) }]) } }
            public extension UITableViewCell {
                         func __override_add_File_2(_ views: [UIView]) -> UIView { super.__member_add_File_1(views) }
            }
            """)
    }

    func test_aliasesOfAFrameworksClassAreExtendedAndOverridden() {
        let result = translated(
            """
            import UIKit
            typealias Base = UIView
            extension Base {
                @objc func f() -> Bool { true }
            }
            class A: Base {
                override func f() -> Bool { !super.f() }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        for part in [
            "if let o = self as? any __Overriding__member_f_File_1 { return o.__member_f_File_1_override() }",
            "class A: Base, __Overriding__member_f_File_1 {",
            "func __member_f_File_1_override() -> Bool { !super.__member_f_File_1() }",
        ] {
            XCTAssertTrue(result.text.contains(part), result.text)
        }
    }

    func test_overridesInExtensionsKeepDefaults() {
        let text = translated(
            """
            import UIKit
            class A: UIViewController {
            }
            extension A {
                override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
            }
            """
        ).text
        XCTAssertTrue(
            text.contains(
                "override func dismiss(animated p0: Bool, completion p1: (() -> Void)? = nil) "
                    + "{ __override_dismiss_File_1(animated: p0, completion: p1) }}"), text)
    }

    func test_extensionsOfFrameworkClassesOverrideEachOther() {
        let result = translated(
            """
            import UIKit
            extension CALayer {
                @objc func tint(_ n: Int) {}
                func tint(_ n: Int...) {}
            }
            extension CAGradientLayer {
                override func tint(_ n: Int) { super.tint(n) }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertTrue(
            result.text.contains(
                "func tint(_ p0: Int) { if let o = self as? CAGradientLayer { return o.__override_tint_File_2(p0) }; "
                    + "return __member_tint_File_1(p0) }}"), result.text)
        XCTAssertTrue(
            result.text.contains(
                "             func __override_tint_File_2(_ n: Int) { super.__member_tint_File_1(n) }\n"),
            result.text)
        XCTAssertTrue(result.text.contains("    func tint(_ n: Int...) {}\n"), result.text)
    }

    func test_anAliasOfAFrameworksClassIsThatClass() {
        let result = translated(
            """
            import UIKit
            public typealias CrossPlatformView = UIImageView
            extension CrossPlatformView {
                @objc func preloads() -> Bool { return true }
            }
            open class Animated: UIImageView {
                override func preloads() -> Bool { return false }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertTrue(result.text.contains("if let o = self as? any __Overriding"), result.text)
    }

    func test_overridesThatNobodyMayCall() {
        let result = translated(
            """
            import UIKit
            class Screen: UIViewController {
            }
            extension Screen {
                @available(*, unavailable) override func viewDidLoad() { super.viewDidLoad() }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertFalse(result.text.contains("unavailable"), result.text)
        XCTAssertTrue(
            result.text.contains("override func viewDidLoad() { __override_viewDidLoad_File_1() }"), result.text)
    }

    func test_functionsThatFoundationHidesInExtensionsOfNumbers() {
        let result = translated(
            "extension CGFloat { var size: CGFloat { abs(self) } }\nfunc f(_ x: CGFloat) -> CGFloat { abs(x) }")
        XCTAssertEqual(
            result.text,
            "import UIKit; extension CGFloat { var size: CGFloat { Swift.abs(self) } }\nfunc f(_ x: CGFloat) -> CGFloat { abs(x) }"
        )
    }

    func test_membersThatNobodyOverridesStay() {
        let source = """
            class A {}
            extension A { func f() {}; var v: Int { 1 } }
            class B: A { func g() {} }
            """
        XCTAssertEqual(translated(source).text, source)
    }

    func test_overrideOfAFrameworksMember() {
        let result = translated(
            """
            import UIKit
            extension UINavigationController {
                override open var shouldAutorotate: Bool { true }
            }
            """)
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            extension UINavigationController {
                              var __override_shouldAutorotate_File_1: Bool { true }
            }; class __Plain__override_shouldAutorotate_File_1: UINavigationController {}; \
            class __With__override_shouldAutorotate_File_1: UINavigationController { \
            override open var shouldAutorotate: Bool { __override_shouldAutorotate_File_1 } }
            """)
        let registration = result.translation.extraFiles["__MatryoshkaRegistration.swift"] ?? ""
        XCTAssertTrue(
            registration.contains(
                "__overrideInExtension(UINavigationController.self, by: "
                    + "__With__override_shouldAutorotate_File_1.self, unlike: "
                    + "__Plain__override_shouldAutorotate_File_1.self)"), registration)
    }

    func test_overrideOfAFrameworksMemberOutsideOfResponders() {
        XCTAssertEqual(
            diagnostics("import UIKit\nextension CALayer { open override func display() {} }"),
            [
                "/App/File.swift:2:40: error: an extension can override members of views, controllers and other "
                    + "responders, and not of 'CALayer': override 'display()' in a subclass"
            ])
    }

    func test_overrideOfWhatAnExtensionOfAFrameworksClassDeclares() {
        let result = translated(
            """
            import UIKit
            extension UIView {
                func f() {}
            }
            class A: UIView { override func f() { super.f() } }
            class B: A { override func f() { super.f() } }
            """)
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            extension UIView {
                func __member_f_File_1() {}
            func f() { if let o = self as? any __Overriding__member_f_File_1 { return o.__member_f_File_1_override() }; \
            return __member_f_File_1() }}; \
            @MainActor protocol __Overriding__member_f_File_1: AnyObject { func __member_f_File_1_override() }
            class A: UIView, __Overriding__member_f_File_1 {          func __member_f_File_1_override() { \
            super.__member_f_File_1() } }
            class B: A { override func __member_f_File_1_override() { super.__member_f_File_1_override() } }
            """)
    }

    func test_overrideInAnExtensionOfWhatAnExtensionOfAFrameworksClassDeclares() {
        let result = translated(
            """
            import UIKit
            extension UIView {
                var f: Int { 1 }
            }
            class A: UIView {}
            extension A {
                override var f: Int { super.f }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertEqual(
            result.text.split(separator: "\n").suffix(4),
            [
                "class A: UIView, __Overriding__member_f_File_1 {"
                    + "var __member_f_File_1_override: Int { __override_f_File_2 }}",
                "extension A {", "             var __override_f_File_2: Int { super.__member_f_File_1 }", "}",
            ])
    }

    func test_overrideInAnExtensionOfAnotherFrameworksClass() {
        let result = translated(
            """
            import UIKit
            extension CAGradientLayer {
                override func f(_ n: Int) -> Int { super.f(n) }
            }
            extension CALayer {
                func f(_ n: Int) -> Int { n }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            extension CAGradientLayer {
                         func __override_f_File_2(_ n: Int) -> Int { super.__member_f_File_1(n) }
            }
            extension CALayer {
                func __member_f_File_1(_ n: Int) -> Int { n }
            func f(_ p0: Int) -> Int { if let o = self as? CAGradientLayer { return o.__override_f_File_2(p0) }; \
            return __member_f_File_1(p0) }}
            """)
    }

    func test_theLowestOfSeveralOverridesInExtensionsIsCalled() {
        let result = translated(
            """
            import UIKit
            extension UIView { var f: Int { 1 } }
            extension UIControl { override var f: Int { super.f } }
            extension UIButton { override var f: Int { super.f } }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertEqual(
            result.text.split(separator: "\n").dropFirst().joined(separator: "\n"),
            """
            extension UIView { var __member_f_File_1: Int { 1 } ; \
            var f: Int { if let o = self as? UIButton { return o.__override_f_File_2 }; \
            if let o = self as? UIControl { return o.__override_f_File_3 }; return __member_f_File_1 }}
            extension UIControl {          var __override_f_File_3: Int { super.__member_f_File_1 } }
            extension UIButton {          var __override_f_File_2: Int { super.__override_f_File_3 } }
            """)
    }

    func test_observersInAnExtensionBecomeFunctions() {
        let result = translated(
            """
            import UIKit
            class A: UIButton {
            }
            extension A {
                override open var isSelected: Bool {
                    willSet { f(newValue) }
                    didSet(before) { f(before) }
                }
            }
            """)
        XCTAssertEqual(result.translation.diagnostics, [])
        XCTAssertEqual(
            result.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
            [
                "import UIKit", "class A: UIButton {",
                "override open var isSelected: Bool { willSet { __override_isSelected_File_1_willSet(newValue) } "
                    + "didSet { __override_isSelected_File_1_didSet(oldValue) } }}",
                "extension A {", "",
                "func __override_isSelected_File_1_willSet(_ newValue: Bool) { f(newValue) }",
                "func __override_isSelected_File_1_didSet(_ before: Bool) { f(before) }", "", "}",
            ])
    }

    func test_initialisersWithoutArgumentsMoveIntoViews() {
        let result = translated(
            """
            import UIKit
            class A: UILabel {
            }
            extension A {
                convenience init() { self.init(frame: .zero) }
            }
            """)
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            class A: UILabel {
            convenience init() { self.init(__member_init_File_1: ()) }}
            extension A {
                convenience init(__member_init_File_1: Void) { self.init(frame: .zero) }
            }
            """)
        let own = "class A {}\nextension A { convenience init() { self.init(1) } }"
        XCTAssertEqual(translated(own).text, own)
    }

    func test_whatCannotBeMoved() {
        XCTAssertEqual(
            diagnostics(
                "class A {}\nextension A { func f(_ n: Int...) {} }\nclass B: A { override func f(_ n: Int...) {} }"),
            [
                "/App/File.swift:3:28: error: Swift on Linux cannot override 'f(_:)', which an extension of 'A' "
                    + "declares: move it into the class"
            ])
    }
}
