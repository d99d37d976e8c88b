import Foundation
import Translation
import XCTest

/// Translated sources, as the compiler and the running program see them.
final class CompilationTests: XCTestCase {
    private func write(_ files: [SourceFile], to folder: URL) throws -> [String] {
        let translation = translate(files, moduleName: "App")
        XCTAssertEqual(translation.diagnostics.map(\.description), [])
        return try translation.write(to: folder.appendingPathComponent("out"))
    }

    func test_everySpellingCompilesInBothLanguageModes() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let paths = try write([SourceFile(path: ScreenFixture.path, text: ScreenFixture.source)], to: folder)
        XCTAssertEqual(try compiler.check(paths, languageMode: "5"), [])
        XCTAssertEqual(try compiler.check(paths, languageMode: "6"), [])
    }

    /// The table is the main actor's, the class it stands in is not.
    func test_tablesDoNotIsolateTheirClasses() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let source = """
            import Foundation
            class Model: NSObject { @objc func fire() {} }
            class Plain { class Inner { @objc func fire() {} } }
            nonisolated func use() { Model().fire(); Plain.Inner().fire() }
            """
        let paths = try write([SourceFile(path: "/Original/Model.swift", text: source)], to: folder)
        XCTAssertEqual(try compiler.check(paths, languageMode: "6"), [])
    }

    func test_errorsNameTheOriginalPlace() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let source = """
            import UIKit
            class A: UIView {
                @IBOutlet weak var label: UILabel!
                @IBAction func tap(_ sender: UIButton) { let n: Int = "no"; _ = n }
                let s = #selector(
                    tap(_:)); let t: Int = ""
                func last() { missing() }
            }
            """
        let paths = try write([SourceFile(path: "/Original/A.swift", text: source)], to: folder)
        XCTAssertEqual(
            try compiler.check(paths).sorted(),
            [
                "/Original/A.swift:4:59: error: cannot convert value of type 'String' to specified type 'Int'",
                "/Original/A.swift:6:32: error: cannot convert value of type 'String' to specified type 'Int'",
                "/Original/A.swift:7:19: error: cannot find 'missing' in scope",
            ])
    }

    func test_tablesWork() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let main = """
            import UIKit

            class Base: UIView {
                @IBOutlet private weak var label: UILabel?
                @IBOutlet var buttons: [UIButton]!
                @IBInspectable var width: Double = 1 { didSet { print("width", oldValue, width) } }
                @IBAction func tap(sender: UIButton) { print("tap", type(of: sender)) }
                @objc func sum(_ a: Int, and b: Int?) -> Int { a + (b ?? 100) }
                func show() { print(label?.text ?? "none", buttons?.count ?? -1) }
            }
            class Derived: Base { @objc func own() { print("own") } }
            extension Base { @objc private func hidden() { print("hidden") } }
            private extension UIView { @objc func added() { print("added") } }
            class Plain: NSObject { @objc func fire() -> String { "fired" } }

            @_silgen_name("matryoshka_register") func register()
            setvbuf(stdout, nil, _IONBF, 0)
            MainActor.assumeIsolated {
                let object = Derived()
                let table = Derived.__objectiveC
                print(table.name, table.properties.keys.sorted(), table.methods.keys.sorted())
                let label = UILabel()
                label.text = "text"
                try! table.properties["label"]!(object, label)
                try! table.properties["buttons"]!(object, [UIButton(), UIButton()] as [UIView])
                try! table.properties["width"]!(object, 2.5)
                object.show()
                do { try table.properties["label"]!(object, "wrong") } catch { print(error) }
                _ = table.methods["tapWithSender:"]!(object, [UIButton()])
                _ = table.methods["tap:"]!(object, [UIButton()])
                print(table.methods["sum:and:"]!(object, [1, 2]) ?? "nil", table.methods["sum:and:"]!(object, [1]) ?? "nil")
                _ = table.methods["own"]!(object, [])
                _ = table.methods["hidden"]!(object, [])
                print(Plain.__objectiveC.methods["fire"]!(Plain(), []) ?? "nil", table.getters["width"]!(object) ?? "nil")
                register()
                _ = ObjectiveCTable.registered[ObjectIdentifier(UIView.self)]?.methods["added"]?(object, [])
                if CommandLine.arguments.count == 1 { _ = table.methods["tap:"]!(object, [UILabel()]) }
            }
            """
        let paths = try write([SourceFile(path: "/Original/main.swift", text: main)], to: folder)
        let result = try compiler.run(paths, in: folder)
        XCTAssertNotEqual(result.status, 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(
            Array(lines.prefix { !$0.contains("Fatal error") }),
            [
                "Derived [\"buttons\", \"label\", \"width\"] "
                    + "[\"hidden\", \"own\", \"sum:and:\", \"tap:\", \"tapWithSender:\"]",
                "width 1.0 2.5", "text 2", "WrongType(key: \"label\")", "tap UIButton", "tap UIButton", "3 101", "own",
                "hidden", "fired 2.5", "added",
            ])
        XCTAssertEqual(
            lines.first { $0.contains("Fatal error") },
            "/Original/main.swift:7: Fatal error: 'tap:' takes UIButton as argument 1 but was sent UILabel")
    }

    func test_unchangedFilesKeepTheirDates() throws {
        let folder = try makeFolder(for: self)
        var files = ["A", "B"].map { SourceFile(path: "/Original/\($0).swift", text: "let \($0) = 1\n") }
        let paths = try translate(files, moduleName: "App").write(to: folder)
        XCTAssertEqual(
            paths.map { URL(fileURLWithPath: $0).lastPathComponent }, ["A.translated.swift", "B.translated.swift"])
        let past = Date(timeIntervalSince1970: 1_000_000)
        for path in paths { try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path) }
        files[1].text += "// more\n"
        _ = try translate(files, moduleName: "App").write(to: folder)
        let dates = try paths.map {
            try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
        }
        XCTAssertEqual(dates[0], past)
        XCTAssertNotEqual(dates[1], past)
    }

    func test_twoFilesOfOneName() throws {
        let folder = try makeFolder(for: self)
        let files = ["/One/A.swift", "/Two/A.swift"].map { SourceFile(path: $0, text: "") }
        XCTAssertThrowsError(try translate(files, moduleName: "App").write(to: folder)) {
            XCTAssertEqual(
                "\($0)",
                "/Two/A.swift:1:1: error: a module cannot have two files of one name: the other is /One/A.swift")
        }
    }
}
