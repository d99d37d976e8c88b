import Foundation
import XCTest

/// Programs in the shape that needs translating print what the same programs print that any system compiles.
final class DifferentialTests: XCTestCase {
    private static let classes = """
        class Plain: NSObject {
            @objc dynamic var whole = 3
            @objc dynamic var real = 1.5
            @objc dynamic var text = "old"
            @objc dynamic var flag = false
            @objc dynamic var list = [1, 2]
            @objc dynamic var single: Float = 0.25
            @objc func hello() -> String { "hello" }
            @objc func greet(_ name: String) -> String { "hello " + name }
            @objc class func about() -> String { "class" }
        }
        class Inherited: Plain {}
        final class Overriding: Inherited {
            override var whole: Int { didSet { changes += 1 } }
            override var text: String { get { super.text } set { super.text = newValue } }
            override func hello() -> String { super.hello() + "!" }
            var changes = 0
        }
        final class Generic<Element>: NSObject {
            @objc dynamic var whole = 3
            @objc dynamic var real = 1.5
            @objc dynamic var text = "old"
            @objc dynamic var flag = false
            @objc dynamic var list = [1, 2]
            @objc dynamic var single: Float = 0.25
            var elements: [Element] = []
            @objc func hello() -> String { "hello" }
            @objc func greet(_ name: String) -> String { "hello " + name }
        }
        final class Extended: NSObject {
            var store: [String: Any] = ["whole": 3, "real": 1.5, "text": "old", "flag": false, "list": [1, 2], "single": Float(0.25)]
        }
        class Holder: NSObject {
            @objc dynamic var held: Plain!
            @objc dynamic var any: NSObject!
        }
        """

    private static let extensions =
        "extension Extended {\n"
        + [
            ("whole", "Int"), ("real", "Double"), ("text", "String"), ("flag", "Bool"), ("list", "[Int]"),
            ("single", "Float"),
        ]
        .map { name, type in
            "    @objc dynamic var \(name): \(type) { get { store[\"\(name)\"] as! \(type) } set { store[\"\(name)\"] = newValue } }"
        }.joined(separator: "\n")
            + """

                @objc func hello() -> String { "hello" }
                @objc func greet(_ name: String) -> String { "hello " + name }
            }
            protocol Numbered: AnyObject {
                var whole: Int { get set }
                var text: String { get set }
                var flag: Bool { get set }
                var list: [Int] { get set }
            }
            extension Plain: Numbered {}
            extension Generic: Numbered {}
            extension Extended: Numbered {}
            func five<Object: Numbered>(_ make: () -> Object) -> [Object] {
                [4, 1, 5, 2, 3].map { number in
                    let object = make()
                    (object.whole, object.text, object.flag) = (number, "n\\(number)", number.isMultiple(of: 2))
                    object.list = [number, number + 1]
                    return object
                }
            }
            """

    private static let runtime = """
        var isFirst = true
        var key: UInt8 = 0
        @objc protocol Delegate { @objc optional func did(_ object: Any) -> String }
        class Empty: NSObject, Delegate {}
        class Full: NSObject, Delegate { func did(_ object: Any) -> String { "did" } }
        """

    func testBothPrintTheSame() throws {
        let cases = DifferentialCases.all
        XCTAssertGreaterThanOrEqual(cases.count, 300)
        XCTAssertEqual(Set(cases.map(\.name)).count, cases.count)
        let runner = try CommandRunner()
        let translated = try results(translated: cases, runner)
        let native = try results(native: cases, runner)
        for one in cases {
            XCTAssertNotNil(native[one.name], "\(one.name) did not run")
            XCTAssertEqual(translated[one.name], native[one.name], one.name)
        }
    }

    /// A function for each case, and one that calls them all.
    private func source(_ cases: [(name: String, code: String)]) -> String {
        cases.enumerated().map { number, one in "func case\(number)() { print(\"== \(one.name)\"); \(one.code) }\n" }
            .joined()
            + "func runCases() {\n" + cases.indices.map { "    case\($0)()\n" }.joined() + "}\n"
    }

    private func results(translated cases: [DifferentialCase], _ runner: CommandRunner) throws -> [String: String] {
        let app = AppSource.app(
            showing: "UIViewController()", then: ["runCases()"], source(cases.map { ($0.name, $0.translated) }))
        try runner.write(app, to: "Both/App.swift")
        try runner.write("import Foundation\n" + Self.classes, to: "Both/Classes.swift")
        try runner.write("import Foundation\n" + Self.extensions, to: "Both/Extensions.swift")
        try runner.write("import UIKit\n" + Self.runtime, to: "Both/Runtime.swift")
        let result = try runner.run("run", "Both")
        XCTAssertEqual(result.status, 0, result.errors)
        return outputs(result.output)
    }

    private func results(native cases: [DifferentialCase], _ runner: CommandRunner) throws -> [String: String] {
        let plain = { (text: String) in
            text.replacingOccurrences(of: "@objc dynamic ", with: "").replacingOccurrences(of: "@objc ", with: "")
        }
        let folder = "Native"
        // `dynamic` makes a member of an extension one that could be overridden; none is.
        try runner.write("import Foundation\n" + plain(Self.classes), to: "\(folder)/Classes.swift")
        try runner.write("import Foundation\n" + plain(Self.extensions), to: "\(folder)/Extensions.swift")
        try runner.write(
            "import Foundation\n" + source(cases.map { ($0.name, $0.native) }) + "runCases()\n",
            to: "\(folder)/main.swift")
        let place = runner.folder.appendingPathComponent(folder)
        let files = ["main.swift", "Classes.swift", "Extensions.swift"].map { place.appendingPathComponent($0).path }
        let program = place.appendingPathComponent("program").path
        _ = try printed(by: "swiftc", ["-swift-version", "5", "-o", program] + files)
        return outputs(try printed(by: program, []))
    }

    private func printed(by program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, program)
        return String(decoding: data, as: UTF8.self)
    }

    /// What stands behind each line with a case's name.
    private func outputs(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for part in ("\n" + text).components(separatedBy: "\n== ").dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            result[String(lines[0])] = lines.count > 1 ? lines[1].trimmingCharacters(in: .newlines) : ""
        }
        return result
    }
}
