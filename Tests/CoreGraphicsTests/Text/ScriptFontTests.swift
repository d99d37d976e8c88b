import Foundation
import XCTest

@testable import CoreGraphics

/// Letters that the system font lacks.
final class ScriptFontTests: XCTestCase {
    private func region(_ text: String, _ languages: String...) -> String {
        ScriptFonts.region(of: ScriptFonts.Scripts(of: text[...]), languages: languages)
    }

    func testTheScriptsOfATextAreFound() {
        let scripts = ScriptFonts.Scripts(of: "Hallo สวัสดี नमस्ते שלום, 12 € مرحبا")
        XCTAssertEqual(scripts.named, ["Arabic", "Devanagari", "Hebrew", "Thai"])
        XCTAssertFalse(scripts.hasIdeographs)
        XCTAssertEqual(ScriptFonts.Scripts(of: "Grüße — Привет αβγ 😀 ✓ →").named, [])
        XCTAssertTrue(ScriptFonts.Scripts(of: "，").hasIdeographs)
    }

    func testThePreferredLanguageDecidesAboutIdeographs() {
        XCTAssertEqual(region("直骨", "en-US", "zh-Hans-CN"), "SC")
        XCTAssertEqual(region("直骨", "zh-Hant-TW"), "TC")
        XCTAssertEqual(region("直骨", "zh_HK"), "HK")
        XCTAssertEqual(region("直骨", "ja-JP", "zh-Hans"), "JP")
        XCTAssertEqual(region("直骨", "de"), "SC")
        XCTAssertEqual(region("直ちに", "de"), "JP")
        XCTAssertEqual(region("한국어", "de"), "KR")
    }

    func testLettersComeFromNotoWhereItIsInstalled() throws {
        for (text, set) in [
            ("中文", FontSet.chineseJapaneseKorean), ("한국어", .chineseJapaneseKorean), ("สวัสดี", .noto("Thai")),
            ("नमस्ते", .noto("Devanagari")), ("مرحبا", .noto("Arabic")), ("வணக்கம்", .noto("Tamil")),
        ] {
            let library = try FontLibrary.shared.get()
            guard library.locked({ library.open(set) }) else { continue }
            let attributes = TextAttributes(font: FontDescriptor(size: 17))
            let table = AttributeTable(length: text.utf16.count, base: attributes, runs: [])
            let count = text.utf16.count
            let paragraph = TextShaper(library: library, table: table).shape(text[...], range: 0..<count, next: count)
            for run in paragraph.runs { XCTAssertTrue(run.font.family.hasPrefix(set.name), run.font.family) }
            XCTAssertFalse(paragraph.glyphs.contains { $0.id == 0 }, text)
        }
    }

    func testAScriptWithoutAFontIsToldOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for font in FontConfiguration.fonts {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(font.file).path,
                withDestinationPath: "/usr/share/fonts/\(font.folder)/\(font.file)")
        }
        let library = try FontLibrary(roots: [folder.path])
        let told = Told()
        library.onMissingScript { told.append("\($0): \($1)") }
        for text in ["中文", "日本語", "สวัสดี", "שלום", "中文"] {
            _ = library.locked { library.families(for: ScriptFonts.Scripts(of: text[...]), region: nil) }
        }
        XCTAssertEqual(told.texts, ["Chinese, Japanese and Korean: fonts-noto-cjk", "Thai: fonts-noto-core"])
    }

    private final class Told: @unchecked Sendable {
        // The library calls back on the thread of the test.
        private(set) var texts: [String] = []
        func append(_ text: String) { texts.append(text) }
    }
}
