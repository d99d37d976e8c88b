import Translation
import XCTest

/// No source, however odd, has its lines moved.
final class LinePropertyTests: XCTestCase {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private let fragments = [
        "class A: UIView {", "final class B: NSObject {", "class C {", "private extension A {", "extension UIView {",
        "@objc protocol P {", "struct S {", "}", "}", "}", "\n", "\n", "\r\n", " ", "\t", "// @objc\n",
        "/* #selector\n */",
        "@objc func f() {}", "@objc(a:b:)\nfunc g(_ a: Int, b: Int) {}", "@IBOutlet weak\nvar v: UIView!",
        "@IBOutlet var w: [UIView]!", "@IBAction\nfunc t(sender: Any?) {}", "#if DEBUG\n", "#elseif os(iOS)\n",
        "#else\n",
        "\n#endif\n", "let s = #selector(f)", "let s = #selector(\n  A.g(_:b:)\n)", "#keyPath(\nA.v)",
        "import ObjectiveC\n",
        "import UIKit.UIView\n", "import MapKit\n", "@UIApplicationMain\n", "\"é👍\"", "\"\"\"\n@objc\n\"\"\"", "; ",
        "@objcMembers ",
        "func z<T>(_ t: T) async throws {", "init() {", "var p: Int { 1 }", "@IBInspectable var i = 1", "(", "{",
    ]

    func test_linesStay() {
        var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<400 {
            var source = ""
            for _ in 0..<Int.random(in: 1...40, using: &generator) {
                source += fragments.randomElement(using: &generator) ?? ""
            }
            _ = translated(source)
        }
    }

    func test_everyPrefixOfTheFixture() {
        let lines = ScreenFixture.source.split(separator: "\n", omittingEmptySubsequences: false)
        for count in stride(from: 0, through: lines.count, by: 3) {
            _ = translated(lines.prefix(count).joined(separator: "\n"))
        }
    }

    func test_untouchedLinesKeepTheirText() {
        let source = ScreenFixture.source
        let result = translated(source, path: ScreenFixture.path).text
        let marks = ["@", "#", "import", "}", "class", "protocol", "delegate", "Screen.renamed", "override", "dynamic"]
        for (before, after) in zip(source.split(separator: "\n"), result.split(separator: "\n"))
        where !marks.contains(where: before.contains) {
            XCTAssertEqual(String(after), String(before))
        }
    }
}
