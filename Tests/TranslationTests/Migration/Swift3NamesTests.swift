import Translation
import XCTest

/// Sources of Swift 3, whose names Swift 4 changed.
final class Swift3NamesTests: XCTestCase {
    func test_constants() {
        assertMigrates(
            "let a = [NSFontAttributeName: UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)]; c.priority = UILayoutPriorityDefaultLow",
            to:
                "let a = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)]; c.priority = UILayoutPriority.defaultLow",
            version: "3.0")
    }

    func test_constantsOfFilms() {
        assertMigrates(
            "e.outputFileType = AVFileTypeMPEG4; s.sessionPreset = AVCaptureSessionPreset640x480; let a = [AVMetadataObjectTypeEAN13Code]",
            to:
                "e.outputFileType = AVFileType.mp4; s.sessionPreset = AVCaptureSession.Preset.vga640x480; let a = [AVMetadataObject.ObjectType.ean13]",
            version: "3.0")
    }

    func test_attributesOfText() {
        assertMigrates(
            "let a: [String: AnyObject] = [NSFontAttributeName: b]; let c: [String: Any] = [\"d\": e]",
            to:
                "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b]; let c: [String: Any] = [\"d\": e]",
            version: "3.0")
        assertMigrates(
            "func f(with a: [String: Any], _ b: [String: Any]?) { t.defaultTextAttributes = a; NSFontAttributeName }",
            to:
                "func f(with a: [NSAttributedString.Key: Any], _ b: [String: Any]?) { t.defaultTextAttributes = a; NSAttributedString.Key.font }",
            version: "3.0")
        assertMigrates(
            "let a: [String: Any] = [NSAttributedStringKey.font.rawValue: b, c: d]; x.f(NSAttributedStringKey.font.rawValue)",
            to:
                "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b, c: d]; x.f(NSAttributedString.Key.font.rawValue)",
            version: "4.0")
    }

    func test_attributesThatAFunctionReturns() {
        let keys = "NSAttributedStringKey.font.rawValue: b"
        assertMigrates(
            "enum A { static func f() -> [String: Any] { return [\(keys)] } }; t.defaultTextAttributes = A.f()",
            to:
                "enum A { static func f() -> [NSAttributedString.Key: Any] { return [NSAttributedString.Key.font: b] } }; t.defaultTextAttributes = A.f()",
            version: "4.0")
        assertMigrates(
            "struct A { var f: [String: Any] { [\(keys)] }; var g: [String: Any] { [h: b] } }; t.typingAttributes = a.g",
            to:
                "struct A { var f: [NSAttributedString.Key: Any] { [NSAttributedString.Key.font: b] }; var g: [NSAttributedString.Key: Any] { [h: b] } }; t.typingAttributes = a.g",
            version: "4.0")
    }

    func test_optionsOfASession() {
        assertMigrates(
            "try s.setCategory(c, with: []); try s.setActive(false, with: .a)",
            to: "try s.setCategory(c, options: []); try s.setActive(false, options: .a)", version: "4.0")
    }

    func test_selectorsNameMethodsWithoutAWord() {
        let source = """
            import UIKit
            class A: UIView { func go() {}; func stay() {} }
            extension UILabel { func tap(_ label: UILabel) {} }
            let a = [#selector(A.go), #selector(UILabel.tap)]
            """
        let files = [SourceFile(path: "/A.swift", text: source)]
        let module = translate(files, moduleName: "App", version: "3.0")
        XCTAssertEqual(module.diagnostics, [])
        XCTAssertTrue(module.files[0].text.contains("\"go\""), module.files[0].text)
        XCTAssertFalse(module.files[0].text.contains("\"stay\""), module.files[0].text)
        XCTAssertTrue(module.files[0].text.contains("\"tap:\""), module.files[0].text)
        XCTAssertEqual(translate(files, moduleName: "App", version: "4.0").diagnostics.count, 2)
    }
}
