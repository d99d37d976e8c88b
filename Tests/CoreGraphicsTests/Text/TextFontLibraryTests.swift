import Foundation
import XCTest

@testable import CoreGraphics

final class TextFontLibraryTests: XCTestCase {
    func testMissingFontsNameThePackages() {
        XCTAssertThrowsError(try FontLibrary(roots: ["/nonexistent"])) { error in
            guard case .missingFonts(let files, let packages, let searched)? = error as? FontLibraryError else {
                return XCTFail("\(error)")
            }
            XCTAssertEqual(files.count, 41)
            XCTAssertEqual(packages, ["fonts-dejavu-core", "fonts-inter", "fonts-noto-color-emoji"])
            XCTAssertEqual(searched, ["/nonexistent"])
            XCTAssertFalse("\(error)".contains("\n"))
            XCTAssertTrue("\(error)".contains("apt install fonts-dejavu-core fonts-inter fonts-noto-color-emoji"))
        }
    }

    func testOnlyPinnedFontsAreSeen() throws {
        let library = try FontLibrary(roots: ["/usr/share/fonts"])
        XCTAssertEqual(
            library.familyNames, ["DejaVu Sans", "DejaVu Sans Mono", "Inter", "Inter Display", "Noto Color Emoji"])
    }

    func testFontsInOneFlatFolderAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for font in FontConfiguration.fonts {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(font.file).path,
                withDestinationPath: "/usr/share/fonts/\(font.folder)/\(font.file)")
        }
        XCTAssertEqual(try FontLibrary(roots: [folder.path]).familyNames.count, 5)
    }

    func testARegisteredFontIsFoundByItsNames() throws {
        let library = try FontLibrary.shared.get()
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
        XCTAssertEqual(try library.registerFont(at: path).first, "DejaVuSans-Bold")
        XCTAssertNotNil(library.spelling(of: "DejaVu Sans"))
        XCTAssertNotNil(library.spelling(of: "DejaVuSans-Bold"))
        XCTAssertNil(library.spelling(of: "No Such Font"))
        func width(_ name: String, _ weight: FontWeight = .regular) -> CGFloat {
            let font = FontDescriptor(family: .named(name), size: 20, weight: weight)
            return TextLayout(TextLayoutRequest(string: "Hamburg", attributes: TextAttributes(font: font))).lines[0]
                .width
        }
        XCTAssertEqual(width("DejaVuSans-Bold"), width("DejaVu Sans", .bold))
        XCTAssertNotEqual(width("DejaVuSans-Bold"), width("DejaVu Sans"))
    }

    func testNamedFontsHaveTheirOwnMetrics() {
        let metrics = FontDescriptor(family: .named("DejaVu Sans"), size: 100).metrics
        XCTAssertEqual(metrics.ascender, 92.8, accuracy: 0.1)
        XCTAssertEqual(metrics.descender, -23.6, accuracy: 0.1)
        XCTAssertEqual(metrics.capHeight, 72.9, accuracy: 0.2)
        XCTAssertEqual(metrics.xHeight, 54.7, accuracy: 1.5)
    }

    func testAFileThatIsNoFontIsRefused() throws {
        XCTAssertThrowsError(try FontLibrary.shared.get().registerFont(at: "/etc/hostname")) {
            XCTAssertEqual($0 as? FontLibraryError, .unreadableFont(path: "/etc/hostname"))
        }
    }
}
