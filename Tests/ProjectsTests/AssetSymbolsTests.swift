import XCTest

@testable import Projects

/// The names that Swift has for assets.
final class AssetSymbolsTests: XCTestCase {
    func test_namesOfMembers() {
        let names = [
            "logo", "App Logo", "app-logo", "GitHub", "URLIcon", "QR", "BrandColor", "Color", "2x", "default", "a_b",
        ]
        XCTAssertEqual(
            names.map { SymbolName.member($0, ending: "Color") },
            ["logo", "appLogo", "appLogo", "gitHub", "urlIcon", "qr", "brand", "color", "_2x", "`default`", "aB"])
    }

    private func catalog() throws -> AssetCatalog {
        let contents = "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}"
        let color = """
            {"info": {"version": 1, "author": "xcode"}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """
        let folder = try TemporaryFolder([
            "A.xcassets/Contents.json": contents,
            "A.xcassets/BrandColor.colorset/Contents.json": color,
            "A.xcassets/red.colorset/Contents.json": color,
            "A.xcassets/Other.colorset/Contents.json": color,
            "A.xcassets/OldColorResource.colorset/Contents.json": color,
            "A.xcassets/Set/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Set/deep.colorset/Contents.json": color,
        ])
        return try AssetCatalog(contentsOf: folder.url.appendingPathComponent("A.xcassets"))
    }

    func test_onlyNamesThatSourcesMayMean() throws {
        let symbols = AssetSymbols([try catalog()])
        XCTAssertEqual(symbols.files(for: ["let a = UIColor.white"], bundle: "Bundle.main"), [:])
        let files = symbols.files(
            for: ["view.backgroundColor = .brand; let c = UIColor(resource: .Set.deep); let d: UIColor = .red"],
            bundle: "Bundle.main")
        XCTAssertEqual(files.keys.sorted(), ["GeneratedAssetSymbols.swift"])
        let text = try XCTUnwrap(files.values.first)
        XCTAssertTrue(text.contains("private let __assetBundle = Bundle.main\n"), text)
        XCTAssertTrue(
            text.hasSuffix(
                """
                extension ColorResource {
                static let brand = ColorResource(name: "BrandColor", bundle: __assetBundle)
                static let red = ColorResource(name: "red", bundle: __assetBundle)
                enum Set {
                static let deep = ColorResource(name: "Set/deep", bundle: __assetBundle)
                }
                }
                extension UIColor {
                static var brand: UIColor { .init(resource: .brand) }
                }

                """), text)
    }

    func test_anotherModulesTypeOfTheNameIsNotHidden() throws {
        let symbols = AssetSymbols([try catalog()])
        func text(_ source: String) throws -> String {
            try XCTUnwrap(symbols.files(for: ["view.color = .brand; " + source], bundle: "Bundle.main").values.first)
        }
        XCTAssertTrue(try text("let a = ColorResource( url: b)").contains("struct __ColorResource: Hashable"))
        XCTAssertTrue(try text("let a = ColorResource(name: b, bundle: c)").contains("struct ColorResource: Hashable"))
        XCTAssertTrue(try text("let a = MyColorResource(url: b)").contains("struct ColorResource: Hashable"))
        XCTAssertTrue(try text("let a = Web.ColorResource(url: b)").contains("struct __ColorResource: Hashable"))
    }

    func test_anAssetKeepsItsNameWhereTheTypeHasAnother() throws {
        let symbols = AssetSymbols([try catalog()])
        let files = symbols.files(
            for: ["view.color = .oldColorResource; let a = ColorResource(url: b)"], bundle: "Bundle.main")
        let text = try XCTUnwrap(files.values.first)
        XCTAssertTrue(
            text.contains(
                "static let oldColorResource = __ColorResource(name: \"OldColorResource\", bundle: __assetBundle)\n"),
            text)
    }

    func test_whatSourcesDeclareThemselves() throws {
        let symbols = AssetSymbols([try catalog()])
        let files = symbols.files(
            for: ["import SwiftUI\nextension UIColor { static let brand = UIColor.black }\nlet a: UIColor = .brand"],
            bundle: "Bundle.main")
        XCTAssertFalse(files["GeneratedAssetSymbols.swift"]?.contains("static var brand") ?? true)
        XCTAssertTrue(
            files["GeneratedAssetSymbols+SwiftUI.swift"]?.contains("init(_ resource: ColorResource)") ?? false)
        let styles = symbols.files(for: ["import SwiftUI\nText(a).background(.brand)"], bundle: "Bundle.main")
        XCTAssertTrue(
            styles["GeneratedAssetSymbols+SwiftUI.swift"]?.contains(
                "extension ShapeStyle where Self == Color {\nstatic var brand: Color { .init(resource: .brand) }\n")
                ?? false)
    }

    func test_onlyStaticMembersStandInTheWay() throws {
        let symbols = AssetSymbols([try catalog()])
        let use = "let a: UIColor = .brand\n"
        for (source, isWritten) in [
            ("func f() { let brand = 1 }", true), ("struct S { var brand = 1 }", true), ("enum E { case brand }", true),
            ("extension UIColor { public static let brand = UIColor.red }", false),
            ("extension UIColor { static private(set) var brand = UIColor.red }", false),
            ("extension UIColor { @objc class var brand: UIColor { .red } }", false),
        ] {
            let files = symbols.files(for: [use + source], bundle: "Bundle.main")
            let text = try XCTUnwrap(files["GeneratedAssetSymbols.swift"])
            XCTAssertEqual(text.contains("static var brand"), isWritten, source)
        }
    }
}
