import Translation
import XCTest

/// Functions of Foundation that a module gets its own version of.
final class ModuleStandInTests: XCTestCase {
    private func extra(_ source: String) -> String {
        let module = translate([SourceFile(path: "A.swift", text: "import UIKit\n" + source)], moduleName: "App")
        XCTAssertFalse(module.hasErrors)
        return module.extraFiles.values.joined()
    }

    func test_modulesThatAskForIntersectionsHaveTheirOwn() {
        for source in ["let t = a.intersects(b)", "let f = rects.contains(where: view.frame.intersects)"] {
            XCTAssertTrue(extra(source).contains("func intersects(_ rect2: CGRect) -> Bool { __intersects(rect2) }"))
            XCTAssertFalse(extra(source).contains("NSClassFromString"))
        }
    }

    func test_modulesThatLookUpClassesHaveTheirOwn() {
        XCTAssertTrue(
            extra("let isTest = NSClassFromString(\"XCTestCase\") != nil").contains(
                "func NSClassFromString(_ aClassName: String) -> AnyClass? { __classFromString(aClassName) }"))
    }

    func test_modulesThatAskForTheLibrarysFolderHaveTheirOwn() {
        let text = extra("let u = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)")
        XCTAssertTrue(text.contains("__urls(for: directory, in: domainMask)"), text)
        XCTAssertTrue(text.contains("func NSSearchPathForDirectoriesInDomains("), text)
        XCTAssertEqual(extra("let u = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"), "")
    }

    func test_whatAModuleDeclaresItselfStays() {
        XCTAssertEqual(
            extra("extension CGRect { func intersects(_ r: CGRect) -> Bool { true } }\nlet t = a.intersects(b)"), "")
        XCTAssertEqual(
            extra("func NSClassFromString(_ n: String) -> AnyClass? { nil }\nlet c = NSClassFromString(n)"), "")
        XCTAssertEqual(extra("let union = a.union(b)"), "")
    }

    func test_testsMeasureWithoutALimit() {
        let source = "import XCTest\nclass A: XCTestCase { func test() { measure { f() } } }"
        XCTAssertTrue(extra(source).contains("func measure(file: StaticString = #file"))
        XCTAssertEqual(extra("let size = measure { f() }"), "")
    }

    func test_testsMeasureAsOftenAsTheySay() {
        let source =
            "import XCTest\nclass A: XCTestCase { func test() { measure(options: XCTMeasureOptions()) { f() } } }"
        XCTAssertTrue(extra(source).contains("class XCTMeasureOptions: NSObject, NSCopying {"))
        XCTAssertTrue(extra(source).contains("options: XCTMeasureOptions, file: StaticString = #file"))
    }

    func test_testsExpectValuesOfKeyPaths() {
        let source =
            "import XCTest\nclass A: XCTestCase { func test() { _ = XCTKVOExpectation(keyPath: k, object: o) } }"
        XCTAssertTrue(extra(source).contains("final class XCTKVOExpectation: XCTestExpectation"))
        let method =
            "import XCTest\nclass A: XCTestCase { func test() { keyValueObservingExpectation(for: o, keyPath: k) } }"
        XCTAssertTrue(extra(method).contains("func keyValueObservingExpectation("))
        XCTAssertEqual(extra("let e = keyValueObservingExpectation(for: o, keyPath: k)"), "")
    }

    func test_classesThatNobodyKnowsDescribeThemselves() {
        let source = "import UIKit\nfunc f(_ o: AnyObject) -> String { \"<\" + type(of: o).description() + \">\" }"
        let module = translate([SourceFile(path: "A.swift", text: source)], moduleName: "App")
        XCTAssertTrue(module.files[0].text.contains("\"<\" + __classDescription(type(of: o)) + \">\""))
        XCTAssertTrue(module.extraFiles.values.joined().contains("func __classDescription(_ type: AnyClass)"))
        let own = source + "\nextension A { static func description() -> String { n } }"
        let other = translate([SourceFile(path: "A.swift", text: own)], moduleName: "App")
        XCTAssertTrue(other.files[0].text.contains("type(of: o).description()"))
    }
}
