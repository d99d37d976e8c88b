import XCTest

@testable import CoreGraphics

final class StandInFontTests: XCTestCase {
    private func describe(_ name: String) -> String? {
        StandInFont(named: name).map {
            "\($0.family) \($0.weight)\($0.isItalic ? " italic" : "")\($0.isFace ? "" : " family")"
        }
    }

    func testNamesOfFamiliesAndFaces() {
        let names = [
            "Helvetica Neue": "Helvetica Neue regular family", "HelveticaNeue": "Helvetica Neue regular family",
            "HelveticaNeue-Bold": "Helvetica Neue bold",
            "HelveticaNeue-UltraLightItalic": "Helvetica Neue ultraLight italic",
            "HelveticaNeue-CondensedBold": "Helvetica Neue bold", "Helvetica-BoldOblique": "Helvetica bold italic",
            "Avenir-Book": "Avenir regular", "AvenirNext-DemiBoldItalic": "Avenir Next semibold italic",
            "AvenirNextCondensed-Heavy": "Avenir Next Condensed heavy", "ArialMT": "Arial regular family",
            "Arial-BoldItalicMT": "Arial bold italic", "TimesNewRomanPSMT": "Times New Roman regular family",
            "TimesNewRomanPS-BoldMT": "Times New Roman bold", "CourierNewPS-ItalicMT": "Courier New regular italic",
            "Futura-CondensedExtraBold": "Futura heavy", "Georgia-Italic": "Georgia regular italic",
            "Menlo-Regular": "Menlo regular", "Verdana-Bold": "Verdana bold",
            "SFProText-Semibold": ".AppleSystemUIFont semibold", ".SFUI-Regular": ".AppleSystemUIFont regular",
        ]
        for (name, description) in names { XCTAssertEqual(describe(name), description, name) }
    }

    func testNamesThatAreNotMadeByRule() {
        let names = [
            "Trebuchet-BoldItalic": "Trebuchet MS bold italic", "DamascusBold": "Damascus bold",
            "ArialRoundedMTBold": "Arial Rounded MT Bold bold",
            "BodoniSvtyTwoITCTT-BookIta": "Bodoni 72 regular italic",
            "BradleyHandITCTT-Bold": "Bradley Hand bold", "MarkerFelt-Thin": "Marker Felt bold",
            "SnellRoundhand-Black": "Snell Roundhand black", "Zapfino": "Zapfino regular family",
            "HiraginoSans-W6": "Hiragino Sans semibold", "PingFangSC-Semibold": "PingFang SC semibold",
            "STHeitiSC-Light": "Heiti SC light", "Futura": "Futura medium",
            "ZapfDingbatsITC": "Zapf Dingbats regular family",
            "Avenir Next Demi Bold": "Avenir Next semibold", "Georgia Bold Italic": "Georgia bold italic",
            "New York": ".AppleSystemUIFontSerif regular family",
        ]
        for (name, description) in names { XCTAssertEqual(describe(name), description, name) }
    }

    func testEachFaceOfEachFamilyIsReadAsOneOfIt() {
        for family in StandInFamily.all {
            for face in family.faces { XCTAssertEqual(StandInFont(named: face)?.family, family.name, face) }
        }
    }

    func testTheFaceOfAFamilyNearestToAWeight() {
        func name(_ family: String, _ weight: FontWeight, italic: Bool = false) -> String? {
            StandInFont.faceName(of: family, weight: weight, isItalic: italic)
        }
        XCTAssertEqual(name("Helvetica Neue", .bold), "HelveticaNeue-Bold")
        XCTAssertEqual(name("Georgia", .heavy, italic: true), "Georgia-BoldItalic")
        XCTAssertEqual(name("Courier New", .regular), "CourierNewPSMT")
        XCTAssertNil(name("Noteworthy", .regular, italic: true))
        XCTAssertFalse(StandInFont.hasFace(of: "Zapfino", isBold: true, isItalic: false))
    }

    func testWeightsThatTheNearestFontLacksAreDrawnByTheNext() throws {
        let library = try FontLibrary.shared.get()
        try XCTSkipUnless(library.locked { library.open(.liberation) }, "fonts-liberation2 is not installed")
        func drawing(_ weight: Int) -> String {
            library.locked { library.drawing(of: .helvetica, weight: weight).family }
        }
        XCTAssertEqual([300, 400, 500, 700].map(drawing), ["Inter", "Liberation Sans", "Inter", "Liberation Sans"])
    }

    func testLinesAreAsHighAsOnIOS() {
        let heights = [
            ("HelveticaNeue", 24.465), ("ArialMT", 23.461), ("Georgia", 23.861), ("Avenir-Book", 28.686),
            ("GillSans", 24.117), ("Zapfino", 70.927), ("ChalkboardSE-Regular", 29.702), ("PingFangSC-Regular", 29.4),
        ]
        for (name, height) in heights {
            let metrics = FontDescriptor(family: .named(name), size: 21).metrics
            XCTAssertEqual(metrics.lineHeight, height, accuracy: 0.01, name)
        }
        XCTAssertEqual(
            FontDescriptor(family: .named("HelveticaNeue"), size: 100).metrics.ascender, 95.2, accuracy: 0.01)
    }

    func testFontsThatDrawForOthersAreNotTheApps() throws {
        let library = try FontLibrary(roots: ["/usr/share/fonts"])
        _ = FontDescriptor(family: .named("Avenir-Book"), size: 17).metrics
        _ = library.locked { library.open(.lato) }
        XCTAssertNil(library.spelling(of: "Lato-Bold"))
        XCTAssertFalse(library.publicFamilyNames.contains("Lato"))
    }

    func testOtherNamesAreUnknown() {
        for name in ["", "-", "-Bold", "Helvetica-Neue", "HelveticaNeue-Bolder", "Papyrus Sans", "Avenir Last-Bold"] {
            XCTAssertNil(describe(name), name)
        }
    }

    func testTheLibraryTakesItsOwnFontsFirst() throws {
        let library = try FontLibrary.shared.get()
        XCTAssertNotNil(library.spelling(of: "Menlo-Bold"))
        XCTAssertEqual(library.standIn(for: "Menlo-Bold")?.design.isMonospaced, true)
        XCTAssertNil(library.standIn(for: "Inter"))
        XCTAssertNil(library.spelling(of: "Menlo-Bolder"))
    }
}
