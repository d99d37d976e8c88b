import Foundation
import Translation
import XCTest

/// What is left out of a module until the compiler takes the rest.
final class PartialModuleTests: XCTestCase {
    private struct Outcome {
        /// What was left out, with its line.
        var omissions: [String]
        /// Why, in the same order.
        var reasons: [String]
        /// The rest's files, without their first lines.
        var texts: [String]
        /// The errors that are left.
        var errors: [String]
        var rounds: Int
    }

    private static let names = FrameworkNames(
        table: """
            UIActivityViewController:UIViewController excludedActivityTypes
            UIDragInteractionDelegate
            UIResponder:NSObject motionBegan
            UIView:UIResponder alpha isExclusive
            UIViewController:UIResponder title
            """)

    private static let framework = Result { () -> (Compiler, URL) in
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("partial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (try Compiler(in: folder), folder)
    }

    override class func tearDown() {
        if case .success((_, let folder)) = framework { try? FileManager.default.removeItem(at: folder) }
        super.tearDown()
    }

    /// Leaves out of a module's files what the compiler takes exception to, until it takes none.
    private func partial(_ sources: String...) throws -> Outcome {
        let (compiler, _) = try Self.framework.get()
        let folder = try makeFolder(for: self)
        let files = sources.enumerated().map {
            SourceFile(path: "/App/\($0.offset == 0 ? "A" : "B").swift", text: $0.element)
        }
        var module = PartialModule(translate(files, moduleName: "App"), names: Self.names)
        var errors: [Diagnostic] = []
        var rounds = 0
        repeat {
            rounds += 1
            errors = try module.hasErrors ? [] : messages(of: module.translation, compiler, in: folder)
            if errors.isEmpty, !module.hasErrors { break }
        } while module.leaveOut(errors) && rounds < 20
        for (text, source) in zip(module.translation.files.map(\.text), sources) {
            XCTAssertEqual(lineCount(text), lineCount(source) + 1, "lines moved")
        }
        return Outcome(
            omissions: module.omissions.map { "\($0.line): \($0.subject)" }, reasons: module.omissions.map(\.reason),
            texts: module.translation.files.map { String($0.text.drop { $0 != "\n" }.dropFirst()) },
            errors: module.translation.told(errors, names: Self.names).filter { $0.severity == .error }.map(
                \.description),
            rounds: rounds)
    }

    private func messages(of module: TranslatedModule, _ compiler: Compiler, in folder: URL) throws -> [Diagnostic] {
        let lines = try compiler.check(try module.write(to: folder.appendingPathComponent("out")))
        return try lines.filter { $0.contains(": error: ") }.map { line in
            let match = try XCTUnwrap(line.wholeMatch(of: /(.+):([0-9]+):([0-9]+): error: (.+)/))
            return Diagnostic(
                severity: .error, message: String(match.4), file: String(match.1), line: try XCTUnwrap(Int(match.2)),
                column: try XCTUnwrap(Int(match.3)))
        }
    }

    func test_aBodyIsReplacedByAStop() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIViewController {
                func share(_ text: String) -> Int {
                    let sheet = UIActivityViewController(activityItems: [text])
                    return 1
                }
                func known() -> Int { 2 }
            }
            """)
        XCTAssertEqual(outcome.omissions, ["4: the body of 'Menu.share(_:)'"])
        XCTAssertEqual(outcome.reasons, ["'UIActivityViewController' is UIKit's, not in Matryoshka yet"])
        XCTAssertTrue(
            outcome.texts[0].contains(
                #"""
                    func share(_ text: String) -> Int { Swift.fatalError("Menu.share(_:) is left out: \#
                'UIActivityViewController' is UIKit's, not in Matryoshka yet (A.swift:4)")
                """#), outcome.texts[0])
        XCTAssertEqual(outcome.rounds, 2)
        XCTAssertEqual(outcome.errors, [])
    }

    func test_everyKindOfBody() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIView {
                var short: Int { missing() }
                var both: Int { get { missing() } set { missing() } }
                var watched = 1 { didSet { missing() } }
                init() { missing(); super.init(frame: .zero) }
                required init?(coder: NSCoder) { missing() }
                deinit { missing() }
                subscript(index: Int) -> Int { missing() }
                override func layoutSubviews() { missing() }
            }
            func free() -> [Int] { missing() }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "3: the body of 'Menu.short'", "4: the body of 'Menu.both'", "4: the body of 'Menu.both'",
                "5: the body of 'Menu.watched'", "6: the body of 'Menu.init()'", "7: the body of 'Menu.init(coder:)'",
                "8: the body of 'Menu.deinit'", "9: the body of 'Menu.subscript(index:)'",
                "10: the body of the override 'Menu.layoutSubviews()'", "12: the body of 'free()'",
            ])
        XCTAssertEqual(Set(outcome.reasons), ["cannot find 'missing' in scope"])
        XCTAssertEqual(outcome.rounds, 2)
    }

    func test_closuresAreLeftOutAlone() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIViewController {
                lazy var label: UILabel = { let label = UILabel(); label.missing = 1; return label }()
                let fields: UILabel = { let label = UILabel(); label.missing = 1; return label }()
                var handler: (Int, Int) -> Int = { $0 + missing($1) }
                override func viewDidLoad() {
                    title = "known"
                    dismiss(animated: true) { missing() }
                    let doubled = [1].map { (n: Int) -> Int in missing(n) }
                    print(doubled)
                }
            }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "3: a closure of 'Menu.label'", "4: 'Menu.fields'", "5: a closure of 'Menu.handler'",
                "8: a closure of 'Menu.viewDidLoad()'", "9: a closure of 'Menu.viewDidLoad()'",
            ])
        XCTAssertTrue(outcome.texts[0].contains("= { _ = ($0, $1); Swift.fatalError(\"a closure of Menu.handler"))
    }

    func test_declarationsAndWhatNeedsThem() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIViewController {
                let sheet = UIActivityViewController()
                lazy var other: Int = missing()
                static let shared: Menu = missing()
                func take(_ sheet: UIActivityViewController) {}
                func use() { print(sheet) }
                func call() { use(); take(nil) }
                enum Row { case first, second(UIActivityViewController) }
                typealias Sheet = UIActivityViewController
            }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "3: 'Menu.sheet'", "4: the value of 'Menu.other'", "5: the value of 'Menu.shared'",
                "6: 'Menu.take(_:)'",
                "7: the body of 'Menu.use()'", "8: the body of 'Menu.call()'", "9: 'Menu.Row.first, second'",
                "10: 'Menu.Sheet'",
            ])
        XCTAssertEqual(outcome.reasons[4], "it needs 'sheet', which is left out")
        XCTAssertEqual(outcome.reasons[5], "it needs 'take', which is left out")
        XCTAssertEqual(outcome.errors, [])
    }

    func test_conformances() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIViewController, UITextFieldDelegate, UIDragInteractionDelegate {}
            extension Menu: UIDragInteractionDelegate {}
            protocol Named { var name: String { get } }
            struct Thing: Named, Equatable { var name: UIActivityViewController }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "2: the conformance of 'Menu' to 'UIDragInteractionDelegate'",
                "3: the conformance of 'Menu' to 'UIDragInteractionDelegate'",
                "5: the conformance of 'Thing' to 'Named'", "5: 'Thing.name'",
            ])
    }

    func test_typesWithThoseThatNeedThem() throws {
        let outcome = try partial(
            """
            import UIKit
            import SpriteKit
            class Scene: SKScene {
                override func didMove() { addChild(nothing) }
            }
            extension Scene: SKPhysicsContactDelegate {}
            class Level: Scene { let number: Int = 1 }
            class Root: UIViewController {
                let level = Level()
                override func viewDidLoad() { title = "known" }
                func start() { level.begin() }
            }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "2: the import of 'SpriteKit'", "3: the type 'Scene'", "6: an extension of 'Scene'",
                "7: the type 'Level'",
                "9: 'Root.level'", "11: the body of 'Root.start()'",
            ])
        XCTAssertEqual(
            outcome.reasons,
            [
                "Matryoshka does not support the framework 'SpriteKit'",
                "'SKScene' is SpriteKit's, not in Matryoshka yet",
                "it needs 'Scene', which is left out", "it needs 'Scene', which is left out",
                "it needs 'Level', which is left out", "it needs 'level', which is left out",
            ])
    }

    /// A document that connects them can be loaded, and their types come to nothing.
    func test_outletsStayWithoutTheirTypes() throws {
        let outcome = try partial(
            """
            import UIKit
            class Menu: UIViewController {
                @IBOutlet weak var sheet: UIActivityViewController!
                @IBOutlet var sheets: [UIActivityViewController]!
                func use() { sheet.begin() }
            }
            class Place { let sheet: UIActivityViewController; init(sheet: UIActivityViewController) { self.sheet = sheet } }
            """)
        XCTAssertEqual(
            outcome.omissions,
            [
                "3: 'Menu.sheet'", "4: 'Menu.sheets'", "5: the body of 'Menu.use()'", "7: 'Place.sheet'",
                "7: 'Place.init(sheet:)'",
            ])
        XCTAssertEqual(outcome.reasons[2], "it needs 'sheet', which is left out")
        XCTAssertTrue(outcome.texts[0].contains(" var sheet: AnyObject? "), outcome.texts[0])
        XCTAssertTrue(outcome.texts[0].contains(" var sheets: [AnyObject]? "), outcome.texts[0])
        XCTAssertTrue(outcome.texts[0].contains(#""sheet": { "#), outcome.texts[0])
    }

    func test_aTypeThatIsNothingWithoutAPart() throws {
        let outcome = try partial(
            """
            import UIKit
            class Place {
                let name: String
                init(sheet: UIActivityViewController) { name = "" }
            }
            """)
        XCTAssertEqual(outcome.omissions, ["2: the type 'Place'"])
        XCTAssertEqual(
            outcome.reasons,
            [
                "class 'Place' has no initializers without 'Place.init(sheet:)': "
                    + "'UIActivityViewController' is UIKit's, not in Matryoshka yet"
            ])
    }

    func test_aModuleThatNobodyHasHidesNothing() throws {
        let outcome = try partial(
            """
            import UIKit
            import Missing
            class Root: UIViewController {
                let view2: MissingView
                func start() { let n: Int = "" }
            }
            """)
        XCTAssertEqual(outcome.omissions.first, "2: the import of 'Missing'")
        XCTAssertEqual(outcome.omissions.last, "5: the body of 'Root.start()'")
    }

    func test_whatTheTranslationRefuses() throws {
        let outcome = try partial(
            """
            import UIKit
            @objc protocol Choices { @objc optional func choose(); func known() }
            class Root: UIViewController {
                weak var choices: Choices?
                func start() { objc_setAssociatedObject(self, "a", 1, .OBJC_ASSOCIATION_RETAIN) }
                func use() { choices?.choose?() }
                @NSManaged var name: String
            }
            """)
        XCTAssertEqual(outcome.errors, [])
        XCTAssertTrue(outcome.omissions.contains("7: 'Root.name'"), "\(outcome.omissions)")
    }

    /// Without them the app does not start, and nobody would know what is left.
    func test_whatTheAppStartsWithStays() throws {
        let outcome = try partial(
            """
            import UIKit
            @main class Delegate: UIRespnder, UIApplicationDelegate {
                func a() { missing() }
            }
            """, "")
        XCTAssertEqual(outcome.errors, ["/App/A.swift:2:23: error: cannot find type 'UIRespnder' in scope"])
    }

    func test_aFileThatDoesNotParse() throws {
        let files = ["class A { let b = B() }\n", "class B {\n func b( {\n }\n"]
        var partial = PartialModule(
            translate(zip(["/App/A.swift", "/App/B.swift"], files).map(SourceFile.init), moduleName: "App"),
            names: Self.names)
        let error = Diagnostic(
            severity: .error, message: "expected '}' in class", file: "/App/B.swift", line: 4, column: 1)
        XCTAssertTrue(partial.leaveOut([error]))
        while partial.leaveOut([error]) {}
        XCTAssertEqual(partial.omissions.map(\.subject), ["the file"])
        XCTAssertEqual(partial.translation.files[1].text.filter { $0 == "\n" }.count, 4)
        XCTAssertTrue(partial.translation.files[1].text.allSatisfy { !"{}".contains($0) })
    }

    func test_aTestFailsInsteadOfStoppingTheOthers() throws {
        let source = """
            import XCTest
            final class Tests: XCTestCase {
                func testA() { [1].forEach { _ in missing() } }
                func helper() { missing() }
            }
            """
        let outcome = try partial(source)
        XCTAssertEqual(outcome.omissions, ["3: the test 'Tests.testA()'", "4: the body of 'Tests.helper()'"])
        XCTAssertTrue(
            outcome.texts[0].contains(
                #"func testA() { XCTFail("left out: cannot find 'missing' in scope (A.swift:3)") }"#), outcome.texts[0])
    }

    /// What is left out moves nothing: errors that are left stand at their places.
    func test_placesAreTheOriginals() throws {
        let module = translate(
            [SourceFile(path: "/App/A.swift", text: "class A {\n  func a() { b() }; let c = d\n}")], moduleName: "App")
        var partial = PartialModule(module, names: Self.names)
        let error = { (text: String, column: Int) in
            Diagnostic(severity: .error, message: text, file: "/App/A.swift", line: 2, column: column)
        }
        XCTAssertTrue(partial.leaveOut([error("cannot find 'b' in scope", 14)]))
        let line = partial.translation.files[0].text.split(separator: "\n")[2]
        let column = try XCTUnwrap(line.range(of: "d", options: .backwards)).lowerBound
        XCTAssertEqual(
            partial.translation.told(
                [error("cannot find 'd' in scope", line[..<column].utf8.count + 1)], names: Self.names
            ).map(\.description), ["/App/A.swift:2:29: error: cannot find 'd' in scope"])
    }
}
