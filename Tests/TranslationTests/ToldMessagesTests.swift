import Foundation
import Translation
import XCTest

/// What is told of a compiler's messages about a translation.
final class ToldMessagesTests: XCTestCase {
    private let names = FrameworkNames(
        table: """
            UIActivityViewController:UIViewController excludedActivityTypes
            UIApplication:UIResponder idleTimerDisabled
            UIColor:NSObject (patternImage (white getHue
            UILabel:UIView allowsDefaultTighteningForTruncation text
            UIResponder:NSObject motionBegan
            UIView:UIResponder alpha
            UIViewController:UIResponder title
            """)

    /// Tells messages that stand at the first occurrences of texts.
    private func told(_ source: String, _ messages: [(at: String, message: String)]) -> [String] {
        let translation = translate([SourceFile(path: "/A.swift", text: source)], moduleName: "App")
        // The compiler sees the translation without its first line.
        let body = translation.files[0].text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let found = messages.map { text, message in
            let number = body.firstIndex { $0.contains(text) } ?? 0
            let column = body[number].range(of: text).map { body[number][..<$0.lowerBound].utf8.count + 1 } ?? 1
            return Diagnostic(severity: .error, message: message, file: "/A.swift", line: number, column: column)
        }
        return translation.told(found, names: names).map { $0.description.replacing("/A.swift:", with: "") }
    }

    func test_placesAreTheOriginals() {
        let source = "import UIKit\nclass A: UIView {\n  @objc func fire() {}\n  let s = (#selector(fire), missing)\n}"
        XCTAssertEqual(told(source, [(at: "missing", message: "wrong")]), ["4:29: error: wrong"])
        XCTAssertEqual(told(source, [(at: "Selector(", message: "wrong")]), ["4:12: error: wrong"])
    }

    func test_whatNobodyWroteIsToldOnlyWhereNothingElseIs() {
        let source = "class A: UIView {\n  @objc func f(_ x: Strin) {}\n}"
        XCTAssertEqual(
            told(
                source,
                [
                    (at: "Strin)", message: "cannot find type 'Strin' in scope"),
                    (at: "ObjectiveCTable", message: "cannot find type 'Strin' in scope"),
                ]),
            ["2:21: error: cannot find type 'Strin' in scope"])
        XCTAssertEqual(told(source, [(at: "ObjectiveCTable", message: "odd")]), ["3:1: error: odd"])
    }

    func test_aNameOfUIKitIsToldOnce() {
        XCTAssertEqual(
            told(
                "import UIKit\nlet a: UIActivityViewController\nlet b: UIActivityViewController\nlet c: UIActvityViewController",
                [
                    (at: "a: ", message: "cannot find type 'UIActivityViewController' in scope"),
                    (at: "b: ", message: "cannot find type 'UIActivityViewController' in scope"),
                    (at: "c: ", message: "cannot find type 'UIActvityViewController' in scope"),
                ]),
            [
                "2:5: error: 'UIActivityViewController' is UIKit's, not in Matryoshka yet (and in one more place)",
                "4:5: error: cannot find type 'UIActvityViewController' in scope",
            ])
    }

    func test_membersAreTheirClassesAndInherited() {
        let source = "import UIKit; class Card: UILabel {}\nlet a = 1, b = 2, c = 3, d = 4"
        XCTAssertEqual(
            told(
                source,
                [
                    (at: "a =", message: "value of type 'Card' has no member 'allowsDefaultTighteningForTruncation'"),
                    (at: "b =", message: "value of type 'UIApplication' has no member 'isIdleTimerDisabled'"),
                    (at: "c =", message: "value of type 'UIApplication' has no member 'text'"),
                    (at: "d =", message: "type 'UIColor' has no member 'getHue'"),
                ]),
            [
                "2:5: error: 'allowsDefaultTighteningForTruncation' of UILabel is UIKit's, not in Matryoshka yet",
                "2:12: error: 'isIdleTimerDisabled' of UIApplication is UIKit's, not in Matryoshka yet",
                "2:26: error: 'getHue' of UIColor is UIKit's, not in Matryoshka yet",
                "2:19: error: value of type 'UIApplication' has no member 'text'",
            ])
    }

    func test_initializersAreKnownByTheirFirstLabel() {
        XCTAssertEqual(
            told(
                "import UIKit\nlet c = UIColor(patternImage: picture)",
                [
                    (
                        at: "(patternImage",
                        message: "incorrect argument label in call (have 'patternImage:', expected 'named:')"
                    ),
                    (
                        at: "picture",
                        message: "cannot convert value of type 'UIImage' to expected argument type 'String'"
                    ),
                ]),
            ["2:16: error: 'UIColor(patternImage:)' is UIKit's, not in Matryoshka yet"])
        XCTAssertEqual(
            told("let c = UIColor(pattern: picture)", [(at: "pattern:", message: "extra argument 'pattern' in call")]),
            ["1:17: error: extra argument 'pattern' in call"])
    }

    func test_overridesOfMissingMethods() {
        XCTAssertEqual(
            told(
                "import UIKit; class A: UIView {\n  override func motionBegan() {}\n  override func motionBegn() {}\n}",
                [
                    (at: "motionBegan", message: "method does not override any method from its superclass"),
                    (at: "motionBegn", message: "method does not override any method from its superclass"),
                ]),
            [
                "2:17: error: 'motionBegan' of UIResponder is UIKit's, not in Matryoshka yet",
                "3:17: error: method does not override any method from its superclass",
            ])
    }

    func test_anUnsupportedImportDoesNotHideOtherErrors() {
        let source = """
            import Foundation
            import AVFoundation
            var player: AVAudioPlayer?
            let n: Int = ""
            """
        XCTAssertEqual(
            told(
                source,
                [
                    (at: "AVAudioPlayer", message: "cannot find type 'AVAudioPlayer' in scope"),
                    (at: "\"\"", message: "cannot convert value of type 'String' to specified type 'Int'"),
                ]),
            [
                "2:1: error: Matryoshka does not support the framework 'AVFoundation'",
                "4:14: error: cannot convert value of type 'String' to specified type 'Int'",
            ])
    }

    func test_aPrefixTellsTheFrameworkOfANameThatNobodyImported() {
        XCTAssertEqual(
            told(
                "import UIKit; let s: SKScene\nlet t: Sketch",
                [
                    (at: "SKScene", message: "cannot find type 'SKScene' in scope"),
                    (at: "Sketch", message: "cannot find type 'Sketch' in scope"),
                ]),
            [
                "1:22: error: cannot find 'SKScene': its prefix is SpriteKit's, a framework that Matryoshka does not support",
                "2:8: error: cannot find type 'Sketch' in scope",
            ])
    }

    func test_whatFollowsFromAMissingTypeIsLeftOut() {
        let source = """
            import SpriteKit
            class Scene: SKScene {
                override func didMove() { super.didMove(); addChild(node) }
                let n: Int = ""
            }
            class Root: UIViewController {
                let scene = Scene()
                let other = SKView()
                func f() {
                    other.mode = .fill
                    let known: UIView = other
                    known.mode = .odd
                    show(scene)
                    let a = missing(nil)
                }
            }
            """
        XCTAssertEqual(
            told(
                source,
                [
                    (at: "SKScene {", message: "cannot find type 'SKScene' in scope"),
                    (at: "didMove() {", message: "method does not override any method from its superclass"),
                    (at: "super.didMove", message: "'super' members cannot be referenced in a root class"),
                    (at: "addChild", message: "cannot find 'addChild' in scope"),
                    (at: "\"\"", message: "cannot convert value of type 'String' to specified type 'Int'"),
                    (at: "SKView", message: "cannot find 'SKView' in scope"),
                    (at: ".fill", message: "cannot infer contextual base in reference to member 'fill'"),
                    (at: ".odd", message: "cannot infer contextual base in reference to member 'odd'"),
                    (
                        at: "scene)",
                        message: "cannot convert value of type 'Scene' to expected argument type 'UIViewController'"
                    ),
                    (at: "missing", message: "cannot find 'missing' in scope"),
                    (at: "nil", message: "'nil' requires a contextual type"),
                ]),
            [
                "1:1: error: Matryoshka does not support the framework 'SpriteKit'",
                "4:18: error: cannot convert value of type 'String' to specified type 'Int'",
                "12:22: error: cannot infer contextual base in reference to member 'odd'",
                "14:17: error: cannot find 'missing' in scope",
            ])
    }

    /// First what nobody can mend in the sources, by name, then the mistakes.
    func test_whatIsMissingIsToldBeforeMistakes() {
        XCTAssertEqual(
            told(
                "import UIKit\nlet a: Int = 1.5\nlet b: UIActivityViewController\nlet c: UIActivityViewController\nlet d = e",
                [
                    (at: "1.5", message: "wrong"),
                    (at: "b: ", message: "cannot find type 'UIActivityViewController' in scope"),
                    (at: "c: ", message: "cannot find type 'UIActivityViewController' in scope"),
                    (at: "d =", message: "cannot find 'e' in scope"),
                ]
            ).map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") },
            [
                "'UIActivityViewController' is UIKit's, not in Matryoshka yet (and in one more place)", "wrong",
                "cannot find 'e' in scope",
            ])
    }

    func test_namesThatAppleFoundationBrings() {
        let source =
            "import Foundation\nlet a = NSProxy(), b = NSProxi(), c = kSecClass, d = SecondTry(), e: IMP"
        XCTAssertEqual(
            told(
                source,
                ["NSProxy", "NSProxi", "kSecClass", "SecondTry", "IMP"].map {
                    (at: $0, message: "cannot find '\($0)' in scope")
                }
            ).map { String($0.drop { $0 != " " }.dropFirst()) },
            [
                "error: 'NSProxy' is Foundation's, not in Matryoshka yet",
                "error: 'kSecClass' is Security's, not in Matryoshka yet",
                "error: 'IMP' is Objective-C's, not in Matryoshka yet",
                "error: cannot find 'NSProxi' in scope", "error: cannot find 'SecondTry' in scope",
            ])
    }

    func test_resultsThatNobodyHasToUse() {
        let module = translate([SourceFile(path: "/A.swift", text: "import Foundation\nlet a = 1")], moduleName: "App")
        let messages = ["addObserver(forName:object:queue:using:)", "map(_:)"].map {
            Diagnostic(
                severity: .warning, message: "result of call to '\($0)' is unused", file: "/A.swift", line: 2, column: 1
            )
        }
        XCTAssertEqual(
            module.told(messages, names: names).map(\.message),
            ["result of call to 'map(_:)' is unused"])
    }

    /// Many files import what they once used, and compile without it.
    func test_aFrameworkOfWhichNothingIsUsedIsNoError() {
        let module = translate(
            [SourceFile(path: "/A.swift", text: "import UIKit\nimport HomeKit\nlet a = 1")], moduleName: "App")
        XCTAssertFalse(module.hasErrors)
        let unused =
            "/A.swift:2:1: warning: Matryoshka does not support the framework 'HomeKit', of which nothing is used here"
        XCTAssertEqual(module.told([], names: names).map(\.description), [unused])
        XCTAssertEqual(module.diagnosticsOfSuccess.map(\.description), [unused])
        let error = Diagnostic(
            severity: .error, message: "cannot convert value of type 'Int' to specified type 'String'",
            file: "/A.swift", line: 3, column: 9)
        XCTAssertEqual(module.told([error], names: names).map(\.description), [unused, error.description])
    }

    /// A build never fails without an error, though the only one is about what was added.
    func test_anErrorInWhatWasAddedIsToldBesideAnUnusedFramework() {
        let module = translate(
            [SourceFile(path: "/A.swift", text: "import UIKit\nimport HomeKit\nclass A: UIView {}")], moduleName: "App")
        let added = Diagnostic(severity: .error, message: "odd", file: "/A.swift", line: 3, column: 200)
        XCTAssertEqual(module.told([added], names: names).filter { $0.severity == .error }.map(\.message), ["odd"])
    }

    /// Nobody can tell what is one of its names.
    func test_aFrameworkWithoutPrefixIsAnErrorWhereAnythingIs() {
        let module = translate(
            [SourceFile(path: "/A.swift", text: "import SwiftData\nlet a = missing")], moduleName: "App")
        let error = Diagnostic(
            severity: .error, message: "cannot convert value of type 'Int' to specified type 'String'",
            file: "/A.swift", line: 2, column: 9)
        XCTAssertEqual(
            module.told([error], names: names).map(\.description),
            ["/A.swift:1:1: error: Matryoshka does not support the framework 'SwiftData'", error.description])
    }

    func test_whatIsUsedOfAFrameworkIsCounted() {
        let module = translate(
            [SourceFile(path: "/A.swift", text: "import SpriteKit\nlet a = SKScene(), b = SKView(), c = SKScene()")],
            moduleName: "App")
        let messages = [(9, "SKScene"), (24, "SKView"), (38, "SKScene")].map { column, name in
            Diagnostic(
                severity: .error, message: "cannot find '\(name)' in scope", file: "/A.swift", line: 2, column: column)
        }
        let told = module.told(messages, names: names)
        XCTAssertEqual(told.map(\.message), ["Matryoshka does not support the framework 'SpriteKit'"])
        XCTAssertEqual(told.first?.usedNames, ["SKScene": 2, "SKView": 1])
    }

    func test_aRuntimeCallIsToldOnceAtItsPlace() {
        XCTAssertEqual(
            told(
                "func f() {\n    class_copyMethodList(a, b)\n}",
                [(at: "class_", message: "cannot find 'class_copyMethodList' in scope")]),
            ["2:5: error: 'class_copyMethodList' needs the Objective-C runtime, which Matryoshka does not have"])
    }

    /// UIKit's names come with its import, with those of frameworks that are built on it, and with headers.
    func test_namesOfUIKitComeWithImports() {
        XCTAssertEqual(
            translated("import Foundation\nlet a = UILabel()").text,
            "import Foundation; import UIKit\nlet a = UILabel()")
        let text = translated("import SpriteKit\nlet a = 1").text
        XCTAssertEqual(text, "import UIKit    \nlet a = 1")
    }

    func test_membersWithoutSelf() {
        XCTAssertEqual(
            told(
                "import UIKit\nextension UILabel { func f() { _ = excluded; _ = motionBegan } }",
                [
                    (at: "excluded", message: "cannot find 'excluded' in scope"),
                    (at: "motionBegan", message: "cannot find 'motionBegan' in scope"),
                ]),
            [
                "2:50: error: 'motionBegan' of UIResponder is UIKit's, not in Matryoshka yet",
                "2:36: error: cannot find 'excluded' in scope",
            ])
    }

    func test_selectorsOfMethodsThatDoNotExist() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let source = """
            import UIKit
            class A: UIView {
                @objc func fire() {}
                lazy var known = [#selector(fire), #selector(UIView.layoutSubviews), #selector(self.setNeedsLayout)]
                let wrong = #selector(nothing)
                func use() { _ = (#selector(A.nothing(_:)), #selector(
                    self.none(of:))) }
            }
            extension UIView { func more() -> Selector { #selector(noMore) } }
            """
        let translation = translate([SourceFile(path: "/Original/A.swift", text: source)], moduleName: "App")
        let lines = try compiler.check(try translation.write(to: folder.appendingPathComponent("out")))
        let messages = try lines.filter { $0.contains(": error: ") }.map { line in
            let match = try XCTUnwrap(line.wholeMatch(of: /(.+):([0-9]+):([0-9]+): error: (.+)/))
            return Diagnostic(
                severity: .error, message: String(match.4), file: String(match.1), line: try XCTUnwrap(Int(match.2)),
                column: try XCTUnwrap(Int(match.3)))
        }
        XCTAssertEqual(
            translation.told(messages, names: names).filter { $0.severity == .error }.map(\.description),
            [
                "/Original/A.swift:5:27: error: type 'A' has no member 'nothing'",
                "/Original/A.swift:6:35: error: type 'A' has no member 'nothing'",
                "/Original/A.swift:7:14: error: type 'A' has no member 'none(of:)'",
                "/Original/A.swift:9:56: error: type 'UIView' has no member 'noMore'",
            ])
    }
}
