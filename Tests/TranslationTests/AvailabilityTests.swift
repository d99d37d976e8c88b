import Translation
import XCTest

/// What depends on the system's version, and previews.
final class AvailabilityTests: XCTestCase {
    func test_branchesForLaterSystems() {
        let text = translated(
            """
            import UIKit
            func f() -> Int {
                if #available(iOS 26, *), let a = b {
                    return a.c
                } else if #available(iOS 15, *) { return 2 }
                guard #available(iOS 18.0, *) else { return 3 }
                return later()
            }
            """
        ).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        XCTAssertEqual(lines[2].trimmingCharacters(in: .whitespaces), "if __isLaterSystem                  {")
        XCTAssertEqual(lines[3].trimmingCharacters(in: .whitespaces), "fatalError()")
        XCTAssertEqual(lines[4], "    } else if #available(iOS 15, *) { return 2 }")
        XCTAssertTrue(lines[5].hasPrefix("    guard __isLaterSystem"), lines[5])
        XCTAssertTrue(lines[5].contains("else { return 3 }; fatalError()"), lines[5])
        XCTAssertFalse(text.contains("later()"))
    }

    func test_branchesForEarlierSystems() {
        let text = translated(
            "import UIKit\nfunc f() { if #unavailable(iOS 26) { a() } else { b() }; if #unavailable(iOS 13) { c() } }"
        ).text
        XCTAssertTrue(text.contains("if !__isLaterSystem     { a() } else { fatalError() }"), text)
        XCTAssertTrue(text.contains("if #unavailable(iOS 13) { c() }"), text)
    }

    func test_unavailableInExtensionsOfApps() {
        let text = translated(
            """
            import UIKit
            class A: UIView {
                @available(iOSApplicationExtension, unavailable) @objc func f() {}
                @available(*, unavailable) @objc func g() {}
                @available(iOS, introduced: 13, message: "unavailable") @objc func h() {}
            }
            """
        ).text
        XCTAssertTrue(text.contains("\"f\":") && text.contains("\"h\":") && !text.contains("\"g\":"), text)
    }

    private let preview = """
        import UIKit
        @available(iOS 17, *)
        #Preview("One", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) {
            UIView()
        }
        #Preview { UIViewController() }
        let after = 1
        """

    func test_previewsAreLeftOut() {
        let result = translated(preview)
        XCTAssertEqual(
            result.text.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } },
            ["import UIKit", "let after = 1"])
        XCTAssertEqual(
            result.translation.previews.map { "\($0.name ?? "-") \($0.traits) \($0.line) \($0.isOfSwiftUI)" },
            [#"One ["landscapeLeft", "fixedLayout"] 3 false"#, "- [] 6 false"])
    }

    func test_previewsAreShown() {
        let result = translate(
            [SourceFile(path: "/App/File.swift", text: preview)], moduleName: "App", showsPreviews: true)
        let text = result.files[0].text
        XCTAssertTrue(
            text.contains("@MainActor let __preview_File_1 = __Preview(\"One\", traits: .landscapeLeft"), text)
        XCTAssertTrue(text.contains("@MainActor let __preview_File_2 = __Preview { UIViewController() }"), text)
        XCTAssertTrue(
            result.extraFiles["__MatryoshkaRegistration.swift"]?
                .contains("__Preview.__offer([__preview_File_1, __preview_File_2])") == true)
    }

    func test_declarationsOfLaterSystems() {
        let text = translated(
            """
            import UIKit
            class A: UIView {
                @available(iOS 26.0, *)
                var later: UILater { UILater() }
                @available(iOS 15, *) var now: Int { 1 }
                @available(iOS, introduced: 26, deprecated: 27) func alsoLater() {}
                @available(iOS, introduced: 12, deprecated: 27) func old() {}
            }
            @available(iOS 26, macOS 26, *) extension A { func other(_ l: UILater) {} }
            """
        ).text
        for name in ["UILater", "alsoLater", "extension"] { XCTAssertFalse(text.contains(name), text) }
        for name in ["var now", "func old()"] { XCTAssertTrue(text.contains(name), text) }
    }

    func test_typesOfMethodsAndBlocks() {
        let text = translated(
            """
            import UIKit
            typealias Call = @convention(c) (AnyObject, Selector, Bool) -> Void
            typealias Block = @convention(block) (Int) -> Void
            typealias Plain = @convention(c) (Int32) -> Void
            """
        ).text
        XCTAssertTrue(text.contains("typealias Call =                (AnyObject"), text)
        XCTAssertTrue(text.contains("typealias Block =                    (Int)"), text)
        XCTAssertTrue(text.contains("typealias Plain = @convention(c) (Int32)"), text)
    }
}
