import Catalogue
import Foundation
import Translation
import XCTest

/// Modules that import a framework beside UIKit.
final class CompanionImportTests: XCTestCase {
    private func catalogue() throws -> FrameworkCatalogue {
        let folder = try makeFolder(for: self)
        let sources = folder.appendingPathComponent("MapKit/Sources/MapKit")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try """
        { "module": "MapKit", "summary": "Maps.", "prefixes": ["MK"], "elements": { "mapView": "MKMapView" } }
        """.write(to: folder.appendingPathComponent("MapKit/framework.json"), atomically: true, encoding: .utf8)
        try """
        open class MKMapView: UIView {}
        public protocol MKAnnotation {}
        open class MKPlacemark: NSObject {}
        """.write(to: sources.appendingPathComponent("MapKit.swift"), atomically: true, encoding: .utf8)
        return try FrameworkCatalogue(folders: [folder])
    }

    private func module(_ source: String, companions: Set<String> = []) throws -> TranslatedModule {
        translate(
            [SourceFile(path: "/A.swift", text: source)], moduleName: "App", catalogue: try catalogue(),
            companions: companions)
    }

    private func lines(_ module: TranslatedModule) -> [String] {
        module.files[0].text.split(separator: "\n").dropFirst().map(String.init)
    }

    func testAnotherImportBringsAFramework() throws {
        let folder = try makeFolder(for: self)
        let sources = folder.appendingPathComponent("Keys/Sources/Keys")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try #"{ "module": "Keys", "summary": "Keys.", "prefixes": ["KY", "Locking"], "broughtBy": "Foundation" }"#
            .write(to: folder.appendingPathComponent("Keys/framework.json"), atomically: true, encoding: .utf8)
        try "public func KYAdd() {}\npublic struct KYKey {}\n".write(
            to: sources.appendingPathComponent("Keys.swift"), atomically: true, encoding: .utf8)
        let catalogue = try FrameworkCatalogue(folders: [folder])
        func check(_ sources: [String], _ expected: [String], _ modules: [String]) {
            let files = sources.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
            let module = translate(files, moduleName: "App", catalogue: catalogue)
            XCTAssertEqual(module.companions.map(\.module), modules)
            XCTAssertEqual(
                module.files.map { $0.text.split(separator: "\n").dropFirst().joined(separator: "|") }, expected)
        }
        check(
            ["import Foundation\nKYAdd()\n", "import Foundation\nlet a = 1\n"],
            ["import Foundation; import Keys|KYAdd()", "import Foundation|let a = 1"], ["Keys"])
        // What the framework has of another module is a prefix in full.
        check(
            ["import Foundation\nclass A: Locking {}\nclass B: LockingOther {}\n"],
            ["import Foundation; import Keys|class A: Locking {}|class B: LockingOther {}"], ["Keys"])
        // A name that the framework does not have, or that the module has itself, is nobody's.
        check(["import Foundation\nKYOther()\n"], ["import Foundation|KYOther()"], [])
        check(
            ["import Foundation\nstruct KYKey {}; _ = KYKey()\n"], ["import Foundation|struct KYKey {}; _ = KYKey()"],
            [])
    }

    /// UIKit brings the older web view, and not the newer one's names.
    func testAnImportBringsSomeOfAFrameworksNames() throws {
        let folder = try makeFolder(for: self)
        let sources = folder.appendingPathComponent("Pages/Sources/Pages")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try """
        { "module": "Pages", "summary": "Pages.", "prefixes": ["PG", "UIPage"], "broughtBy": "UIKit",
          "broughtPrefixes": ["UIPage"] }
        """
        .write(to: folder.appendingPathComponent("Pages/framework.json"), atomically: true, encoding: .utf8)
        try "public struct UIPage {}\npublic struct PGPage {}\n".write(
            to: sources.appendingPathComponent("Pages.swift"), atomically: true, encoding: .utf8)
        let catalogue = try FrameworkCatalogue(folders: [folder])
        for (name, companions) in [("UIPage", ["Pages"]), ("PGPage", [])] {
            let file = SourceFile(path: "/A.swift", text: "import UIKit\nlet page = \(name)()\n")
            let module = translate([file], moduleName: "App", catalogue: catalogue)
            XCTAssertEqual(module.companions.map(\.module), companions, name)
        }
    }

    func testABridgingHeaderImportsForAllFiles() throws {
        let sources = [
            "@UIApplicationMain class A {}\n", "import Foundation\nlet map = MKMapView()\n", "import MapKit\n",
        ]
        let module = translate(
            sources.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }, moduleName: "App",
            catalogue: try catalogue(), bridged: ["UIKit", "MapKit", "Pod"])
        XCTAssertEqual(module.companions.map(\.module), ["MapKit"])
        let heads = module.files.map { $0.text.split(separator: "\n")[1].components(separatedBy: " {")[0] }
        XCTAssertEqual(
            heads,
            [
                "import MapKit; import UIKit; @main              class A",
                "import Foundation; import MapKit; import UIKit",
                "import MapKit; import UIKit",
            ])
        XCTAssertEqual(module.diagnostics, [])
    }

    func testTheFrameworkIntroducesItself() throws {
        let module = try module("import MapKit\nimport class MapKit.MKMapView\n")
        XCTAssertEqual(module.diagnostics.map(\.description), [])
        XCTAssertEqual(module.companions.map(\.module), ["MapKit"])
        XCTAssertEqual(
            module.extraFiles,
            [
                "__MatryoshkaRegistration.swift": """
                import UIKit
                import MapKit

                /// Called at launch: introduces the frameworks beside UIKit, and what the app adds to framework classes.
                @_cdecl("matryoshka_register")
                public func __matryoshkaRegister() {
                    MainActor.assumeIsolated {
                        __introduce(__MapKit.self, elements: ["mapView": MapKit.MKMapView.self])
                    }
                }

                """
            ])
    }

    func testWhatIsNotImportedIsNotNeeded() throws {
        let module = try module("import UIKit\nclass A: UIView {}\n")
        XCTAssertEqual(module.companions, [])
        XCTAssertEqual(module.extraFiles, [:])
        XCTAssertEqual(
            try self.module("#if os(macOS)\nimport MapKit\n#endif\n").companions, [], "a clause that is left out")
    }

    func testWhatTheAppsDocumentsNeed() throws {
        XCTAssertEqual(
            try module("import UIKit\n", companions: ["MapKit", "Model"]).companions.map(\.module), ["MapKit"])
    }

    func testItsClassesAndProtocols() throws {
        let text = lines(
            try module(
                """
                import MapKit
                class A: MKMapView { @objc func a() {} }
                class B: MapKit.MKMapView { @objc func b() {} }
                class C: MKAnnotation { @objc func c() {} }
                class D: MKPlacemark { @objc func d() {} }
                """))
        XCTAssertEqual(text.map { $0.contains("override class var __objectiveC") }, [false, true, true, false, false])
    }

    func testANameThatTheFrameworkDoesNotHaveYet() throws {
        let module = try module("import MapKit\nlet a: MKRoute\nlet b: MKRoute\n")
        let messages = [2, 3].map { line in
            Diagnostic(
                severity: .error, message: "cannot find type 'MKRoute' in scope", file: "/A.swift", line: line,
                column: 8)
        }
        XCTAssertEqual(
            module.told(messages, names: FrameworkNames(table: "")).map(\.description),
            ["/A.swift:2:8: error: 'MKRoute' is MapKit's, not in Matryoshka yet (and in one more place)"])
    }

    func testANameWhoseImportIsForgotten() throws {
        let module = try module("import UIKit\nlet a: MKMapView\nlet b: MKMapVeiw\nlet c: MKMapView")
        let messages = [(2, "MKMapView"), (3, "MKMapVeiw"), (4, "MKMapView")].map { line, name in
            Diagnostic(
                severity: .error, message: "cannot find type '\(name)' in scope", file: "/A.swift", line: line,
                column: 8)
        }
        XCTAssertEqual(
            module.told(messages, names: FrameworkNames(table: "")).map(\.description),
            [
                "/A.swift:2:8: error: 'MKMapView' is MapKit's: the file needs 'import MapKit' (and in one more place)",
                "/A.swift:3:8: error: cannot find type 'MKMapVeiw' in scope",
            ])
    }

    func testConditions() throws {
        let text = "#if canImport(MapKit)\nimport MapKit\n#else\nimport Missing\n#endif\n"
        XCTAssertEqual(try module(text).companions.map(\.module), ["MapKit"])
        XCTAssertEqual(translate([SourceFile(path: "/A.swift", text: text)], moduleName: "App").companions, [])
        XCTAssertEqual(
            translate([SourceFile(path: "/A.swift", text: "import MapKit")], moduleName: "App").diagnostics
                .map(\.description),
            ["/A.swift:1:1: error: Matryoshka does not support the framework 'MapKit'"])
    }
}
