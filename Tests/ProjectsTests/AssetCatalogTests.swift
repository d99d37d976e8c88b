import XCTest

@testable import Projects

final class AssetCatalogTests: XCTestCase {
    private func color(_ json: String) throws -> ColorSet.Value? {
        CatalogColor.value(try JSONValue.parse(Data(json.utf8), name: "Contents.json"))
    }

    private func srgb(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
        """
        {"color-space": "\(space)", "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}
        """
    }

    private func assertColor(
        _ json: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1, accuracy: Double = 1e-9,
        line: UInt = #line
    ) throws {
        guard case .components(let r, let g, let b, let a) = try color(json) else {
            return XCTFail("no components", line: line)
        }
        for (found, expected) in [(r, red), (g, green), (b, blue), (a, alpha)] {
            XCTAssertEqual(found, expected, accuracy: accuracy, line: line)
        }
    }

    func test_notationsOfComponents() throws {
        try assertColor(srgb("0.5", "128", "0xFF"), 0.5, 128.0 / 255, 1)
        try assertColor(srgb("1.000", "0", "0x7f"), 1, 0, 127.0 / 255)
        try assertColor(#"{"components": {"red": 0.25, "green": 255, "blue": 0, "alpha": 0.5}}"#, 0.25, 1, 0, 0.5)
        try assertColor(
            #"{"color-space": "extended-gray", "components": {"white": "0.25", "alpha": "0.5"}}"#, 0.25, 0.25, 0.25,
            0.5)
        XCTAssertNil(try color(srgb("x", "0", "0")))
        XCTAssertNil(try color(srgb("nan.", "0", "0")))
        XCTAssertNil(try color(srgb("0", "0", "0", space: "lab")))
        XCTAssertNil(try color("{}"))
        XCTAssertEqual(
            try color(#"{"platform": "ios", "reference": "systemBlueColor"}"#), .system("systemBlueColor"))
    }

    func test_displayP3IsConvertedAndClamped() throws {
        // White and greys are the same in both; the primaries lie outside sRGB.
        try assertColor(srgb("1.0", "1.0", "1.0", space: "display-p3"), 1, 1, 1, accuracy: 1e-6)
        try assertColor(srgb("0.5", "0.5", "0.5", space: "display-p3"), 0.5, 0.5, 0.5, accuracy: 1e-6)
        try assertColor(srgb("1.0", "0.0", "0.0", space: "display-p3"), 1, 0, 0)
        // sRGB's own red, written in Display P3.
        try assertColor(srgb("0.91749", "0.20029", "0.13856", space: "display-p3"), 1, 0, 0, accuracy: 2e-3)
    }

    /// The first 24 bytes of a PNG file of the size.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, width, 0, 0, 0, height])
    }

    private func catalog() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "A.xcassets/Contents.json": #"{"info": {"version": 1, "author": "xcode"}}"#,
            "A.xcassets/star.imageset/Contents.json": """
            {"images": [
              {"idiom": "universal", "filename": "star@2x.png", "scale": "2x"},
              {"idiom": "universal", "filename": "star.png", "scale": "1x"},
              {"idiom": "universal", "scale": "3x"},
              {"idiom": "universal", "filename": "night.png", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "filename": "contrast.png", "scale": "2x",
               "appearances": [{"appearance": "contrast", "value": "high"}]},
              {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
              {"idiom": "watch", "filename": "watch.png", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """,
            "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Icons/dot.imageset/Contents.json": """
            {"images": [{"filename": "dot.png", "idiom": "universal", "resizing": {"mode": "9-part",
              "center": {"mode": "tile"}, "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}]}
            """,
            "A.xcassets/Plain/Deep/Back.colorset/Contents.json": """
            {"colors": [
              {"idiom": "universal", "color": {"reference": "systemBackgroundColor"},
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "1.000", "green": "0.500", "blue": "0", "alpha": "1.000"}}}]}
            """,
            "A.xcassets/rules.dataset/Contents.json": """
            {"data": [{"idiom": "universal", "filename": "rules.json", "universal-type-identifier": "public.json"}]}
            """,
            "A.xcassets/rules.dataset/rules.json": "{}",
            "A.xcassets/AppIcon.appiconset/Contents.json": """
            {"images": [{"filename": "small.png"}, {"filename": "large.png"}, {"size": "20x20"}]}
            """,
        ])
        for name in ["star", "star@2x", "night", "contrast", "pad", "watch"] {
            try folder.write("A.xcassets/star.imageset/\(name).png", png(1, 1))
        }
        try folder.write("A.xcassets/Icons/dot.imageset/dot.png", png(1, 1))
        try folder.write("A.xcassets/AppIcon.appiconset/small.png", png(20, 20))
        try folder.write("A.xcassets/AppIcon.appiconset/large.png", png(60, 60))
        return folder
    }

    func test_entries() throws {
        let folder = try catalog()
        let catalog = try AssetCatalog(contentsOf: folder.file("A.xcassets"))
        XCTAssertEqual(catalog.entries.map(\.name), ["AppIcon", "Back", "Icons/dot", "rules", "star"])
        XCTAssertEqual(catalog.warnings, [])
        XCTAssertEqual(
            catalog.entries[0],
            .appIcon(
                AppIcon(
                    name: "AppIcon", file: folder.file("A.xcassets/AppIcon.appiconset/large.png"), width: 60)))
    }

    func test_index() throws {
        let folder = try catalog()
        let compiled = try compileAssets([folder.file("A.xcassets")])
        let index = try JSONSerialization.jsonObject(with: compiled.index) as? NSDictionary
        let expected = """
            {"images": {
              "Icons/dot": [{"file": "assets/Icons/dot.imageset/dot.png", "scale": 1, "idiom": "universal",
                "appearance": null, "slicing": {"top": 1, "left": 2, "bottom": 3, "right": 4, "tiles": true}}],
              "star": [
                {"file": "assets/star.imageset/star.png", "scale": 1, "idiom": "universal", "appearance": null,
                 "rendering": "template"},
                {"file": "assets/star.imageset/star@2x.png", "scale": 2, "idiom": "universal", "appearance": null,
                 "rendering": "template"},
                {"file": "assets/star.imageset/night.png", "scale": 2, "idiom": "universal", "appearance": "dark",
                 "rendering": "template"},
                {"file": "assets/star.imageset/pad.png", "scale": 2, "idiom": "ipad", "appearance": null,
                 "rendering": "template"}]},
             "colors": {"Back": [
                {"idiom": "universal", "appearance": null, "red": 1, "green": 0.5, "blue": 0, "alpha": 1},
                {"idiom": "universal", "appearance": "dark", "system": "systemBackgroundColor"}]},
             "data": {"rules": {"file": "assets/rules.dataset/rules.json", "type": "public.json"}},
             "icon": "assets/AppIcon.appiconset/large.png"}
            """
        XCTAssertEqual(index, try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
        XCTAssertEqual(
            compiled.files.map(\.bundlePath),
            [
                "assets/AppIcon.appiconset/large.png", "assets/Icons/dot.imageset/dot.png",
                "assets/rules.dataset/rules.json", "assets/star.imageset/star@2x.png",
                "assets/star.imageset/star.png", "assets/star.imageset/night.png", "assets/star.imageset/pad.png",
            ])
        XCTAssertEqual(compiled.files[1].url, folder.file("A.xcassets/Icons/dot.imageset/dot.png"))
        XCTAssertEqual(try compileAssets([folder.file("A.xcassets")]).index, compiled.index)
    }

    func test_drawingsStandForPicturesOfEveryScale() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/arrow.imageset/Contents.json": """
            {"images": [{"filename": "arrow.pdf", "idiom": "universal", "resizing": {"mode": "9-part",
               "center": {"mode": "stretch"}, "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}]}
            """,
            "A.xcassets/arrow.imageset/arrow.pdf": "",
            "A.xcassets/sun.imageset/Contents.json": """
            {"images": [{"filename": "sun.svg", "idiom": "universal"}],
             "properties": {"preserves-vector-representation": true}}
            """,
            "A.xcassets/sun.imageset/sun.svg": "",
        ])
        let compiled = try compileAssets([folder.file("A.xcassets")])
        XCTAssertEqual(compiled.warnings, [])
        XCTAssertEqual(compiled.files, [])
        XCTAssertEqual(compiled.drawings.map(\.url.lastPathComponent), ["arrow.pdf", "sun.svg"])
        XCTAssertEqual(compiled.drawings.map(\.largePath), [nil, "assets/sun.imageset/sun.svg@large.png"])
        let expected = """
            {"images": {
              "arrow": [
                {"file": "assets/arrow.imageset/arrow.pdf@2x.png", "scale": 2, "idiom": "universal", "appearance": null,
                 "slicing": {"top": 2, "left": 4, "bottom": 6, "right": 8, "tiles": false}},
                {"file": "assets/arrow.imageset/arrow.pdf@3x.png", "scale": 3, "idiom": "universal", "appearance": null,
                 "slicing": {"top": 3, "left": 6, "bottom": 9, "right": 12, "tiles": false}}],
              "sun": [
                {"file": "assets/sun.imageset/sun.svg@2x.png", "scale": 2, "idiom": "universal", "appearance": null,
                 "large": "assets/sun.imageset/sun.svg@large.png"},
                {"file": "assets/sun.imageset/sun.svg@3x.png", "scale": 3, "idiom": "universal", "appearance": null,
                 "large": "assets/sun.imageset/sun.svg@large.png"}]},
             "colors": {}, "data": {}}
            """
        XCTAssertEqual(
            try JSONSerialization.jsonObject(with: compiled.index) as? NSDictionary,
            try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
    }

    func test_indexOfNothing() throws {
        XCTAssertEqual(
            String(decoding: try compileAssets([]).index, as: UTF8.self),
            "{\n  \"colors\" : {\n\n  },\n  \"data\" : {\n\n  },\n  \"images\" : {\n\n  }\n}")
    }

    func test_whatIsMalformedIsNamed() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json": "{\"images\":\n[}",
            "A.xcassets/b.imageset/none.txt": "",
            "A.xcassets/c.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}, {"filename": "../x.png"}]}"#,
            "A.xcassets/e.imageset/Contents.json": #"{"images": [{"filename": "e.png", "scale": "9x"}]}"#,
            "A.xcassets/e.imageset/e.png": "",
            "A.xcassets/f.colorset/Contents.json": #"{"colors": [{"color": {"components": 5}}]}"#,
            "A.xcassets/g.symbolset/Contents.json": "{}",
            "A.xcassets/h.appiconset/Contents.json": #"{"images": [{"filename": "h.png"}]}"#,
            "A.xcassets/h.appiconset/h.png": "text",
            "A.xcassets/i.colorset/Contents.json": "[]",
            "A.xcassets/j.dataset/Contents.json": "{}",
        ])
        XCTAssertEqual(
            try AssetCatalog(contentsOf: folder.file("A.xcassets")).warnings.map(\.description),
            [
                "A.xcassets/a.imageset/Contents.json:2: warning: malformed JSON: unexpected '}'",
                "A.xcassets/b.imageset/Contents.json: warning: no such file",
                "A.xcassets/c.imageset/Contents.json: warning: file not found: gone.png",
                "A.xcassets/c.imageset/Contents.json: warning: '../x.png' is not a file name",
                "A.xcassets/e.imageset/Contents.json: warning: '9x' is not a scale",
                "A.xcassets/f.colorset/Contents.json: warning: colour is malformed",
                "A.xcassets/g.symbolset: warning: sets of type 'symbolset' are not supported",
                "A.xcassets/h.appiconset/Contents.json: warning: h.png is not a PNG image",
                "A.xcassets/i.colorset/Contents.json: warning: not a JSON object",
                "A.xcassets/j.dataset/Contents.json: warning: names no file",
            ])
        XCTAssertThrowsError(try compileAssets([folder.file("B.xcassets")])) {
            XCTAssertEqual("\($0)", "B.xcassets: no such file or folder")
        }
    }

    func test_setsOfOneNameAreWarnedOf() throws {
        let set = #"{"colors": [{"color": {"reference": "x"}}]}"#
        let folder = try TemporaryFolder([
            "A.xcassets/c.colorset/Contents.json": set, "B.xcassets/c.colorset/Contents.json": set,
        ])
        let compiled = try compileAssets([folder.file("A.xcassets"), folder.file("B.xcassets")])
        XCTAssertEqual(
            compiled.warnings.map(\.description),
            ["B.xcassets: warning: colour set 'c' is there twice: the first one counts"])
    }
}
