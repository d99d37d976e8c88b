import Translation
import XCTest

/// Names of UIKit's and Foundation's in files that import neither.
final class UnimportedNameTests: XCTestCase {
    private func lines(_ source: String, beside other: String = "") -> [String] {
        let files = [SourceFile(path: "/A.swift", text: source), SourceFile(path: "/B.swift", text: other)]
        let module = translate(files, moduleName: "App")
        return module.files[0].text.split(separator: "\n").dropFirst().map(String.init)
    }

    func test_whatAnUmbrellaHeaderBringsToFilesWithoutImports() {
        for name in ["CGFloat", "CGRect", "TimeInterval", "URL", "RunLoop", "NSNumber", "UIView", "CALayer"] {
            XCTAssertEqual(lines("struct A { let v: \(name) }"), ["import UIKit; struct A { let v: \(name) }"])
        }
        XCTAssertEqual(lines("func f() { RunLoop.main.run() }"), ["import UIKit; func f() { RunLoop.main.run() }"])
    }

    func test_whatTheHeadersOfOtherFrameworksBring() {
        XCTAssertEqual(
            lines("import Dispatch\nlet v: Date? = nil"), ["import Dispatch; import UIKit", "let v: Date? = nil"])
        XCTAssertEqual(
            lines("import Foundation\nlet v: UIView? = nil"),
            ["import Foundation; import UIKit", "let v: UIView? = nil"])
    }

    func test_whatFoundationBringsOfCoreFoundation() {
        for name in [
            "kCFAbsoluteTimeIntervalSince1970", "CFAbsoluteTimeGetCurrent()",
            "DispatchSource.makeMemoryPressureSource()",
        ] {
            XCTAssertEqual(
                lines("import Foundation\nlet v = \(name)"), ["import Foundation; import UIKit", "let v = \(name)"])
        }
        XCTAssertEqual(lines("import Foundation\nlet v = CFirst"), ["import Foundation", "let v = CFirst"])
    }

    func test_observableClassesImportObservation() {
        XCTAssertEqual(
            lines("import Foundation\n@Observable final class A {}"),
            ["import Foundation; import Observation", "@Observable final class A {}"])
        XCTAssertEqual(
            lines("import Observation\n@Observable final class A {}"),
            ["import Observation", "@Observable final class A {}"])
    }

    func test_whatFoundationBringsOfItsOwnThatIsUIKitsHere() {
        for name in [
            "NSURLAuthenticationMethodServerTrust", "NSFoundationVersionNumber", "INT_MIN", "sel_getName(s)",
            "URLSession.shared.streamTask(with: s)", "ProcessInfo.processInfo.isiOSAppOnMac",
        ] {
            XCTAssertEqual(
                lines("import Foundation\nlet v = \(name)").first?.contains("import UIKit"), true, name)
        }
    }

    func test_whatIsFoundationsByNameAndAnotherModulesHere() {
        XCTAssertEqual(
            lines("import Foundation\nlet v: Foundation.HTTPURLResponse? = nil\nlet d: Foundation.Data? = nil"),
            [
                "import Foundation; import FoundationNetworking",
                "let v: FoundationNetworking.HTTPURLResponse? = nil", "let d: Foundation.Data? = nil",
            ])
        XCTAssertEqual(
            lines("import UIKit\nlet v = Foundation.URLSession.shared"),
            ["import UIKit", "let v = FoundationNetworking.URLSession.shared"])
    }

    func test_functionsThatOnlyTheirResultsTellFromLinuxs() {
        XCTAssertEqual(
            lines("import Foundation\nlet v = CFDataCreateMutable(nil, 0)"),
            ["import Foundation; import UIKit", "let v = __CoreFoundation.CFDataCreateMutable(nil, 0)"])
        XCTAssertEqual(
            lines("import Foundation\nlet v = CFDataGetLength(d)"),
            ["import Foundation; import UIKit", "let v = UIKit.CFDataGetLength(d)"])
    }

    func test_filesThatImportWhatTheyUseStay() {
        for source in [
            "import Foundation\nlet v: (CGFloat, URL)", "import UIKit\nlet v: UIView", "let v: Int", "let v: UIThing",
        ] {
            XCTAssertEqual(lines(source), source.split(separator: "\n").map(String.init))
        }
    }

    func test_whatTheModuleDeclaresIsItsOwn() {
        XCTAssertEqual(lines("let v: URL", beside: "struct URL {}"), ["let v: URL"])
    }

    /// A property is often called so: only calls with the labels that Linux lacks are meant.
    func test_aMemberOfAnySessionsNameNeedsNothing() {
        XCTAssertEqual(
            lines("import Foundation\nlet v = a.urlSession.dataTask(b)"),
            ["import Foundation", "let v = a.urlSession.dataTask(b)"])
        let call = "func f() { a.urlSession(b, didCreateTask: c) }"
        XCTAssertEqual(lines("import Foundation\n" + call), ["import Foundation; import UIKit", call])
        let asked = lines("import Foundation\nfunc f() { a.urlSession?(b, taskIsWaitingForConnectivity: c) }")
        XCTAssertEqual(asked.first, "import Foundation; import UIKit")
    }

    func test_aMethodIsMissingByItsLabels() {
        let listed = "let v = Bundle.main.urls(forResourcesWithExtension: \"a\", subdirectory: nil)"
        XCTAssertEqual(lines("import Foundation\n" + listed), ["import Foundation; import UIKit", listed])
        let found = "let v = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"
        XCTAssertEqual(lines("import Foundation\n" + found), ["import Foundation", found])
    }
}
