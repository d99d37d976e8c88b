import Foundation
import ProjectFixtures
import XCTest

/// Apps of several modules, built and run.
final class ModuleGraphTests: XCTestCase {
    private typealias Target = XcodeProjectText.Target
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try runner.write(text, to: path) }
    }

    private func lines(_ result: CommandResult) -> [String] {
        result.output.split(separator: "\n").map { $0.replacingOccurrences(of: runner.folder.path, with: "DIR") }
    }

    // MARK: A framework with resources

    private static let catalog = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", \
        "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }], \
        "info": { "author": "xcode", "version": 1 } }
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="CardController" customModule="Kit" \
        customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v"><subviews>\
        <button opaque="NO" id="b"><rect key="frame" x="10" y="10" width="100" height="40"/><connections>\
        <action selector="press:" destination="c" eventType="touchUpInside" id="a"/></connections></button></subviews></view>\
        <connections><outlet property="button" destination="b" id="o"/></connections></viewController></objects></scene>\
        </scenes></document>
        """

    private static let kit = """
        import UIKit

        open class CardController: UIViewController {
            @IBOutlet public var button: UIButton!
            @IBAction open func press(_ sender: Any) { print("pressed in Kit") }
            @objc open dynamic func close() { print("closed in Kit") }
        }

        extension UIView {
            @objc public func shake() { print("shaken by Kit") }
        }

        public enum Kit {
            public static var bundle: Bundle { Bundle(for: CardController.self) }
        }
        """

    private static let app = AppSource.app(
        showing: "UIStoryboard(name: \"Card\", bundle: Kit.bundle).instantiateInitialViewController()",
        then: [
            "let bundle = Kit.bundle",
            "print(bundle.bundleURL.lastPathComponent, bundle.bundleIdentifier ?? \"\")",
            "print(Bundle(identifier: \"org.example.kit\")?.bundlePath == bundle.bundlePath)",
            "print(bundle.path(forResource: \"list\", ofType: \"txt\") != nil)",
            "print(Bundle.main.path(forResource: \"list\", ofType: \"txt\") == nil)",
            "let texts = bundle.url(forResource: \"Texts\", withExtension: \"bundle\").flatMap { Bundle(url: $0) }",
            "print(texts?.path(forResource: \"more\", ofType: \"txt\") != nil)",
            "print(NSLocalizedString(\"hello\", bundle: bundle, comment: \"\"))",
            "print(UIColor(named: \"Mark\", in: bundle, compatibleWith: nil) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))",
            "print(UIColor(named: \"Mark\") == nil)",
            "let card = window.rootViewController as! CardController",
            "card.button.sendActions(for: .touchUpInside)",
            "let own = OwnController()",
            "own.perform(#selector(CardController.close))",
            "own.perform(#selector(CardController.press(_:)), with: nil)",
            "own.perform(#selector(OwnController.open(_:)), with: \"a door\")",
            "own.view.perform(#selector(UIView.shake))",
            "card.perform(#selector(CardController.turn))",
        ],
        """
        import Kit

        final class OwnController: CardController {
            override func press(_ sender: Any) { print("pressed in App") }
            @objc func open(_ thing: String) { print("opened", thing) }
        }

        extension CardController {
            @objc func turn() { print("turned in App") }
        }
        """)

    private func writeFrameworkProject() throws {
        let project = XcodeProjectText([
            Target("App", sources: ["App.swift"], dependencies: ["Kit"]),
            Target(
                "Kit", .framework, sources: ["Kit.swift"],
                resources: ["Kit.xcassets", "Card.storyboard", "list.txt", "en.lproj/Localizable.strings"],
                bundles: ["Kit-Texts"], settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.kit"]),
            Target("Kit-Texts", .bundle, resources: ["more.txt"], settings: ["PRODUCT_NAME": "Texts"]),
        ])
        try write([
            "P/App.xcodeproj/project.pbxproj": project.text, "P/App.swift": Self.app, "P/Kit.swift": Self.kit,
            "P/Card.storyboard": Self.storyboard, "P/list.txt": "a", "P/more.txt": "b",
            "P/Kit.xcassets/Contents.json": "{}",
            "P/Kit.xcassets/Mark.colorset/Contents.json": Self.catalog,
            "P/en.lproj/Localizable.strings": "\"hello\" = \"Hello from Kit\";",
        ])
    }

    func testAFrameworkHasItsClassesAndItsResources() throws {
        try writeFrameworkProject()
        let result = try runner.run("run", "P")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            lines(result),
            [
                "Kit.framework org.example.kit", "true", "true", "true", "true", "Hello from Kit", "true", "true",
                "pressed in Kit", "closed in Kit", "pressed in App", "opened a door", "shaken by Kit", "turned in App",
            ])
    }

    func testACrashInAFrameworkIsToldWithItsPlace() throws {
        let project = XcodeProjectText([
            Target("App", sources: ["App.swift"]), Target("Kit", .framework, sources: ["Kit.swift"]),
        ])
        try write([
            "F/App.xcodeproj/project.pbxproj": project.text,
            "F/App.swift": "import Kit\n" + AppSource.app(showing: "Screen()"),
            "F/Kit.swift": """
            import UIKit
            public final class Screen: UIViewController {
                public override func viewDidLoad() { fatalError("no screen") }
            }
            """,
        ])
        let result = try runner.run("run", "F")
        XCTAssertNotEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.contains("\n    \(runner.folder.path)/F/Kit.swift:3: Screen.viewDidLoad()"), result.errors)
    }

    func testAClassOfAStaticLibraryIsTheAppsAlsoWhereAFrameworkUsesIt() throws {
        let project = XcodeProjectText([
            Target("App", sources: ["App.swift"]), Target("Kit", .framework, sources: ["Kit.swift"]),
            Target("Base", .staticLibrary, sources: ["Base.swift"]),
            Target("Alone", .staticLibrary, sources: ["Alone.swift"]),
        ])
        let statements = [
            "Store.shared.count += 1", "print(count(), Alone.name)",
            "print(Bundle(for: Store.self).bundlePath == Bundle.main.bundlePath)",
        ]
        try write([
            "B/App.xcodeproj/project.pbxproj": project.text,
            "B/App.swift": "import Kit\nimport Base\nimport Alone\n"
                + AppSource.app(showing: "UIViewController()", then: statements),
            "B/Kit.swift":
                "import Base\npublic func count() -> Int { Store.shared.count += 1; return Store.shared.count }\n",
            "B/Base.swift": "public final class Store { public static let shared = Store(); public var count = 0 }\n",
            "B/Alone.swift": "public enum Alone { public static let name = \"alone\" }\n",
        ])
        let result = try runner.run("run", "B")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(lines(result), ["2 alone", "true"])
    }

    // MARK: Several projects

    private func writeWorkspace() throws {
        let main = XcodeProjectText([Target("App", sources: ["App.swift"])])
        let kits = XcodeProjectText([
            Target("Views", .framework, sources: ["Views.swift"]),
            Target("Texts", .staticLibrary, sources: ["Texts.swift"]),
            Target("Other", .framework, sources: ["Other.swift"]),
        ])
        let app = AppSource.app(showing: "Panel()", then: ["print(Panel.title, Other.number)"])
        try write([
            "W/All.xcworkspace/contents.xcworkspacedata": workspaceText([
                "App/App.xcodeproj", "Kits/Kits.xcodeproj",
            ]),
            "W/App/App.xcodeproj/project.pbxproj": main.text,
            "W/App/App.swift": "import Views\nimport Other\n" + app,
            "W/Kits/Kits.xcodeproj/project.pbxproj": kits.text,
            "W/Kits/Views.swift": """
            import Texts
            import UIKit
            open class Panel: UIViewController { public static var title: String { Texts.title(of: Counter.shared) } }
            """,
            "W/Kits/Texts.swift": """
            public final class Counter { public static let shared = Counter(); var count = 0 }
            public enum Texts { public static func title(of counter: Counter) -> String { counter.count += 1; return "Panel" } }
            """,
            "W/Kits/Other.swift": "public enum Other { public static var number: Int { 7 } }\n",
        ])
    }

    /// The modules that were compiled, and the products that were linked, in the order of the names.
    private func compiled(_ environment: [String: String], log: String) throws -> [String] {
        try Data().write(to: URL(fileURLWithPath: log))
        let result = try runner.run("run", "W", environment: environment)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(lines(result).count, 1)
        return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init).sorted()
    }

    /// A compiler that notes what it is called for.
    private func countingCompiler() throws -> (environment: [String: String], log: String) {
        let log = runner.folder.appendingPathComponent("calls").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let real = try XCTUnwrap(
            path.split(separator: ":").map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile))
        let script = """
            #!/bin/sh
            previous=; module=; product=
            for word in "$@"; do
              case "$previous" in -module-name) module=$word;; -o) product=$(basename "$word");; esac
              previous=$word
            done
            echo "${module:-link $product}" >> '\(log)'
            exec '\(real)' "$@"
            """
        let file = try runner.write(script, to: "bin/swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        return (["PATH": "\(folder):\(path)", "XDG_CACHE_HOME": runner.folder.path + "/cache"], log)
    }

    func testAnEditTouchesItsModuleAndThoseThatImportIt() throws {
        try writeWorkspace()
        let (environment, log) = try countingCompiler()
        XCTAssertEqual(
            try compiled(environment, log: log),
            ["App", "Other", "Texts", "Views", "link Other", "link Views", "link executable", "link libTexts.so"])
        XCTAssertEqual(try compiled(environment, log: log), [])

        // A body is nothing that importers see.
        let other = "W/Kits/Other.swift"
        try runner.write(
            "public enum Other { public static var number: Int {\nlet six = 6\nreturn six + 1 } }\n", to: other)
        XCTAssertEqual(try compiled(environment, log: log), ["Other", "link Other"])

        try runner.write(
            "public enum Other { public static var number: Int { 7 }; public static let more = 8 }\n", to: other)
        // The app's objects came out as before.
        XCTAssertEqual(try compiled(environment, log: log), ["App", "Other", "link Other"])

        let texts = try runner.contents(of: "W/Kits/Texts.swift")
        try runner.write(texts + "\npublic struct More { public var size = 1 }\n", to: "W/Kits/Texts.swift")
        XCTAssertEqual(
            try compiled(environment, log: log),
            ["App", "Texts", "Views", "link libTexts.so"])
    }

    func testAnErrorNamesItsModulesFileAndLeavesOthersToBeBuilt() throws {
        try writeWorkspace()
        try runner.write("public let wrong: Int = \"\"\n", to: "W/Kits/Texts.swift")
        try runner.write("public let alsoWrong: Int = \"\"\n", to: "W/Kits/Other.swift")
        let result = try runner.run("run", "W")
        XCTAssertEqual(result.status, 1)
        for file in ["Texts", "Other"] {
            XCTAssertTrue(
                result.errors.contains("\(runner.folder.path)/W/Kits/\(file).swift:1:"), result.errors)
        }
        XCTAssertFalse(result.errors.contains("no such module"), result.errors)
    }

    // MARK: Tests

    func testAnAppsTestsSeeTheInsideOfItsModules() throws {
        let project = XcodeProjectText([
            Target("Shop", sources: ["App.swift"], dependencies: ["Kit"]),
            Target("Kit", .framework, sources: ["Kit.swift"]),
            Target("Mocks", .staticLibrary, sources: ["Mocks.swift"]),
            Target("ShopTests", .unitTests, sources: ["Tests.swift"], dependencies: ["Shop"], linked: ["Mocks"]),
        ])
        try write([
            "S/Shop.xcodeproj/project.pbxproj": project.text,
            "S/App.swift": AppSource.app(showing: "Screen()", "import Kit\nfinal class Screen: Base { var inApp = 2 }"),
            "S/Kit.swift": """
            import UIKit
            open class Base: UIViewController { var inKit = 1; @objc open func note() { inKit += 10 } }
            """,
            "S/Mocks.swift": "import Kit\npublic final class Mock: Base { override public func note() {} }\n",
            "S/Tests.swift": """
            import XCTest
            @testable import Kit
            @testable import Shop
            import Mocks

            @MainActor final class ShopTests: XCTestCase {
                func testTheInside() {
                    let screen = Screen()
                    screen.perform(#selector(Base.note))
                    XCTAssertEqual([screen.inKit, screen.inApp], [11, 2])
                    XCTAssertNotEqual(Bundle(for: Base.self).bundlePath, Bundle.main.bundlePath)
                    XCTAssertEqual(Bundle(for: Screen.self), Bundle.main)
                }

                func testTheMock() {
                    let mock = Mock()
                    mock.perform(#selector(Base.note))
                    XCTAssertEqual(mock.inKit, 1)
                }
            }
            """,
        ])
        let result = try runner.run("test", "S")
        XCTAssertEqual(result.status, 0, result.errors + result.output)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
    }

    // MARK: Settings

    func testTheLanguagesSettingsAreEachTargetsOwn() throws {
        let project = XcodeProjectText([
            Target(
                "App", sources: ["App.swift"],
                settings: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
            Target(
                "Kit", .framework, sources: ["Kit.swift"],
                settings: ["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "KIT"]),
            Target(
                "Memory", .framework, sources: ["Memory.swift"],
                settings: ["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]),
        ])
        try write([
            "L/App.xcodeproj/project.pbxproj": project.text,
            // Only a conformance that is the main actor's own may be so.
            "L/Memory.swift": """
            public protocol Store { func load() -> Int }
            @MainActor public final class Memory { public init() {} }
            extension Memory: Store { public func load() -> Int { 3 } }
            """,
            "L/App.swift":
                "import Kit\nimport Memory\nfunc title() -> String { UIDevice.current.systemName }\nvar visits = 0\n"
                + AppSource.app(
                    showing: "Screen()",
                    then: ["visits += 1", "print(title(), visits, Kit.digits(in: \"a12b\"), Memory().load())"],
                    "class Screen: UIViewController { @objc func tap() {} }"),
            "L/Kit.swift": """
            public enum Kit {
                public static func digits(in text: String) -> Substring {
                    #if KIT
                    return text.firstMatch(of: /\\d+/)?.output ?? ""
                    #endif
                }
            }
            """,
        ])
        let result = try runner.run("run", "L")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(lines(result), ["iOS 1 12 3"])
    }

    // MARK: What cannot be built

    func testWhatIsMissingIsSaidWhereItIsImported() throws {
        try write([
            "M/App.xcodeproj/project.pbxproj": XcodeProjectText([Target("App", sources: ["main.swift"])]).text,
            "M/Podfile": "pod 'Alamo'\n", "M/main.swift": "import Alamo\nprint(1)\n",
        ])
        let result = try runner.run("run", "M")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errorLines.first,
            "\(runner.folder.path)/M/main.swift:1:1: error: the module 'Alamo' is a pod that is not here: "
                + "run 'pod install' in \(runner.folder.path)/M")
        XCTAssertFalse(result.errors.contains("no such module"), result.errors)
    }

    func testObjectiveCIsLeftOutWhereNothingNeedsIt() throws {
        let project = XcodeProjectText([
            Target(
                "App", sources: ["main.swift", "Old.m"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"])
        ])
        let warnings = [
            "App.xcodeproj: warning: Old.m in target 'App' is left out: only Swift is supported",
            "App.xcodeproj: warning: bridging header Bridge.h is left out: only Swift is supported",
        ]
        try write([
            "O/App.xcodeproj/project.pbxproj": project.text, "O/Old.m": "", "O/main.swift": "print(1)\n",
            "O/Bridge.h": "#import \"Old.h\"\n#import <UIKit/UIKit.h>\nextern NSString *const OldName;\n",
            "O/Old.h": "@class Other;\n@interface OldView : UIView\n@end\n",
        ])
        let result = try runner.run("run", "O", "--display", "none")
        XCTAssertEqual(Array(result.errorLines.prefix(2)), warnings)
        XCTAssertEqual(result.output, "1\n")

        try runner.write("let view = OldView()\nprint(OldName, OldView.self)\n", to: "O/main.swift")
        let failed = try runner.run("run", "O")
        XCTAssertEqual(failed.status, 1)
        let place = "\(runner.folder.path)/O/main.swift"
        XCTAssertEqual(
            failed.errorLines.filter { $0.contains(": error: ") },
            [
                "\(place):1:12: error: 'OldView' is declared in Old.h, which is left out: only Swift is supported "
                    + "(and in one more place)",
                "\(place):2:7: error: 'OldName' is declared in Bridge.h, which is left out: only Swift is supported",
            ])
    }

    func testModulesThatDependOnEachOther() throws {
        try write([
            "C/App.xcodeproj/project.pbxproj": XcodeProjectText([
                Target("App", sources: ["main.swift"]), Target("A", .framework, sources: ["A.swift"]),
                Target("B", .framework, sources: ["B.swift"]),
            ]).text,
            "C/main.swift": "import A\n", "C/A.swift": "import B\n", "C/B.swift": "import A\n",
        ])
        assertFails(
            try runner.run("run", "C"),
            with:
                "targets depend on each other: 'B' of App.xcodeproj needs 'A' of App.xcodeproj needs 'B' of App.xcodeproj"
        )
    }
}
