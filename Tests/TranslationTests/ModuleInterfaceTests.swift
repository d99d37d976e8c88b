import Foundation
import Translation
import XCTest

/// What the translation of a module knows of those that it imports.
final class ModuleInterfaceTests: XCTestCase {
    private func module(
        _ name: String, _ source: String, importing modules: [TranslatedModule] = [],
        missing: [String: String] = [:], registering: [TranslatedModule] = [], overridden: Set<String> = []
    ) -> TranslatedModule {
        translate(
            [SourceFile(path: "/\(name).swift", text: source)], moduleName: name,
            registrationSymbol: "register_\(name)",
            modules: modules.map(\.interface), missing: missing, registering: registering.map(\.interface),
            overriddenElsewhere: overridden)
    }

    private func lines(_ module: TranslatedModule) -> [String] {
        module.files[0].text.split(separator: "\n").dropFirst().map(String.init)
    }

    private var kit: TranslatedModule {
        module(
            "Kit",
            """
            import UIKit
            open class Model: NSObject {
                @objc open func save() {}
            }
            open class Plain {}
            class Hidden: NSObject { @objc func inside() {} }
            @objc public protocol Saving { func store(_ thing: Any) }
            public extension UIView { @objc func shake() {} }
            """)
    }

    func testWhatAnExtensionDeclaresIsOverriddenInAnotherModule() {
        let kit = module(
            "Kit",
            """
            import UIKit
            extension UIView {
                @objc var margin: Int { 1 }
                @objc private var inset: Int { 2 }
                func shake() {}
            }
            extension UIView { @objc open func tap() {} }
            open class Panel: UIView {
            }
            extension Panel { @objc open func drag() {} }
            """, overridden: ["margin", "inset", "shake", "tap", "drag"])
        let text = lines(kit).joined(separator: "\n")
        for part in [
            "var margin: Int { if let o = self as? any __Overriding__member_margin_Kit_1 { "
                + "return o.__member_margin_Kit_1_override }; return __member_margin_Kit_1 }}; "
                + "@MainActor protocol __Overriding__member_margin_Kit_1: AnyObject { "
                + "var __member_margin_Kit_1_override: Int { get } }",
            " private var inset: Int { 2 }\n    func shake() {}\n",
            "extension UIView {       public func __member_tap_Kit_2() {} ; public func tap() { ",
            "@MainActor public protocol __Overriding__member_tap_Kit_2: AnyObject { ",
            "open class Panel: UIView {\nopen func drag() { __member_drag_Kit_3() }",
        ] { XCTAssertTrue(text.contains(part), text) }
        let tests = module(
            "Tests",
            """
            import UIKit
            @testable import Kit
            class Wide: Panel { override var margin: Int { super.margin + 1 } }
            class Wider: Wide { override var margin: Int { super.margin + 1 }; override func tap() { super.tap() } }
            class Own: Panel { override func drag() { super.drag() } }
            """, importing: [kit])
        XCTAssertEqual(
            lines(tests).dropFirst(2),
            [
                "class Wide: Panel, __Overriding__member_margin_Kit_1 {          "
                    + "var __member_margin_Kit_1_override: Int { super.__member_margin_Kit_1 + 1 } }",
                "class Wider: Wide, __Overriding__member_tap_Kit_2 { "
                    + "override var __member_margin_Kit_1_override: Int { super.__member_margin_Kit_1_override + 1 };"
                    + "          func __member_tap_Kit_2_override() { super.__member_tap_Kit_2() } }",
                "class Own: Panel { override func drag() { super.drag() } }",
            ])
    }

    func testTestsOfWhatIsLeftOutOfAModuleGoWithIt() {
        let kit = module(
            "Kit",
            """
            import SwiftUI
            import UIKit
            public class Panel: UIView {}
            public struct PanelView: UIViewRepresentable { func makeUIView(context: Context) -> Panel { Panel() } }
            """)
        let tests = module(
            "Tests",
            """
            import XCTest
            @testable import Kit
            extension PanelView: Shown {}
            final class PanelTests: XCTestCase {
                func testPanel() { XCTAssertNotNil(Panel()) }
                func testView() { XCTAssertNotNil(PanelView()) }
                private func make() -> PanelView { PanelView() }
                func testMade() { XCTAssertNotNil(make()) }
            }
            """, importing: [kit])
        XCTAssertEqual(tests.testCases.flatMap(\.tests).map(\.name), ["testPanel"])
        XCTAssertFalse(tests.files[0].text.contains("PanelView"), tests.files[0].text)
        XCTAssertEqual(
            tests.diagnostics.map(\.message),
            [
                "left out, since it is for SwiftUI, which nothing else here needs: 'extension PanelView', 'testView', 'make', "
                    + "'testMade'"
            ])
    }

    func testAClassOverridesTheTableOfAnImportedOne() {
        let app = module(
            "App",
            "import Kit\nfinal class Own: Model { @objc func close() {} }\nclass Other: Plain { @objc func go() {} }",
            importing: [kit])
        XCTAssertEqual(app.diagnostics, [])
        XCTAssertTrue(lines(app)[1].contains("override class var __objectiveC"), lines(app)[1])
        XCTAssertTrue(lines(app)[2].contains("@MainActor class var __objectiveC"), lines(app)[2])
    }

    func testAnImportedClassThroughAThirdModule() {
        let kit = kit
        let middle = module("Middle", "import Kit\nopen class Middle: Model {}", importing: [kit])
        let app = module(
            "App", "import Middle\nclass Own: Middle.Middle { @objc func close() {} }", importing: [kit, middle])
        XCTAssertTrue(lines(app)[1].contains("override class var __objectiveC"), lines(app)[1])
    }

    func testWhatAnExtensionAddsToAnImportedClassIsRegistered() {
        let app = module("App", "import Kit\nextension Model { @objc func copyAll() {} }", importing: [kit])
        XCTAssertTrue(
            lines(app)[1].contains("ObjectiveCTable.register(Model.self, methods: [\"copyAll\":"), lines(app)[1])
        XCTAssertTrue(app.extraFiles.values.joined().hasPrefix("import UIKit\nimport Kit\n"))
    }

    func testSelectorsOfImportedMembers() {
        let source = """
            import Kit
            class Own: Model, Saving {
                func store(_ thing: Any) {}
                let all = [#selector(save), #selector(Model.save), #selector(store(_:)), #selector(UIView.shake)]
            }
            """
        let app = module("App", source, importing: [kit])
        XCTAssertEqual(app.diagnostics, [])
        for selector in ["save", "store:", "shake"] {
            XCTAssertTrue(lines(app)[3].contains("Selector(\"\(selector)\""), lines(app)[3])
        }
        // The protocol's requirement is exposed because the other module says so.
        XCTAssertTrue(app.files[0].text.contains("\"store:\": {"), app.files[0].text)
    }

    func testInternalDeclarationsAreSeenByTestsAlone() {
        func own(_ attribute: String) -> String {
            lines(
                module(
                    "App", "\(attribute)import Kit\nclass Own: Hidden { @objc func close() {} }", importing: [kit]))[1]
        }
        XCTAssertTrue(own("@testable ").contains("override class var __objectiveC"))
        XCTAssertFalse(own("").contains("override class var __objectiveC"))
    }

    func testTheAppCallsTheRegistrationsOfItsModules() {
        let kit = kit
        let plain = module("Plain", "public enum Plain {}")
        let app = module("App", "import Kit\nimport Plain\n", importing: [kit, plain], registering: [kit, plain])
        XCTAssertEqual(
            app.extraFiles["__MatryoshkaRegistration.swift"],
            """
            import UIKit
            import Kit
            import Plain
            @_silgen_name("register_Kit") private func __register_Kit()

            /// Called at launch: introduces the frameworks beside UIKit, and what the app adds to framework classes.
            @_cdecl("register_App")
            public func __matryoshkaRegister() {
                MainActor.assumeIsolated {
                    __register_Kit()
                }
            }

            """)
    }

    func testAModuleOfTheGraphHidesAFrameworkOfItsName() {
        let charts = module("Charts", "public enum Chart {}")
        let source = "import Charts\n#if canImport(Charts)\nlet a = 1\n#else\nlet b = #selector(gone)\n#endif"
        XCTAssertEqual(module("App", source, importing: [charts]).diagnostics, [])
        XCTAssertEqual(
            module("App", "import Charts").diagnostics.map(\.message),
            ["Matryoshka does not support the framework 'Charts'"])
    }

    func testAModuleThatIsMissingSaysWhy() {
        let app = module("App", "import Alamo\n#if canImport(Alamo)\nmissing\n#endif", missing: ["Alamo": "is gone"])
        XCTAssertEqual(
            app.diagnostics.map(\.description), ["/App.swift:1:1: error: the module 'Alamo' is gone"])
        XCTAssertEqual(lines(app)[0], "import UIKit")
    }
}
