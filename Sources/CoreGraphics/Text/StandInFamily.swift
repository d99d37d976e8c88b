import Foundation

/// A family that every iPhone has: its faces, its line and what draws in its place.
struct StandInFamily: Sendable {
    /// The family as iOS names it; a leading full stop hides it from apps.
    let name: String
    /// The PostScript names of its faces.
    let faces: [String]
    let design: StandInDesign
    /// The height of a line in ems, as `UIFont.lineHeight` measures it on iOS; nil for that of what draws.
    var line: Double?
    /// The part of the line above the baseline, in ems; nil divides the line as what draws does.
    var ascent: Double?
    /// The weight of the face that the family's name alone means, which is its lightest where it has no regular one.
    var weight = FontWeight.regular
    /// Further names of the family.
    var aliases: [String] = []

    init(
        _ name: String, _ faces: String, _ design: StandInDesign, line: Double? = nil, ascent: Double? = nil,
        weight: FontWeight = .regular, aliases: [String] = []
    ) {
        self.name = name
        self.faces = faces.split(separator: " ").map(String.init)
        self.design = design
        self.line = line
        self.ascent = ascent
        self.weight = weight
        self.aliases = aliases
    }

    /// Whether apps are told of the family.
    var isPublic: Bool { !name.hasPrefix(".") }

    static let all: [StandInFamily] = sansSerif + serif + handwriting + ideographs + scripts + system

    private static let sansSerif: [StandInFamily] = [
        StandInFamily(
            "Helvetica",
            "Helvetica Helvetica-Light Helvetica-LightOblique Helvetica-Oblique Helvetica-Bold "
                + "Helvetica-BoldOblique", .helvetica, line: 1.15, ascent: 0.92),
        StandInFamily(
            "Helvetica Neue",
            "HelveticaNeue HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin "
                + "HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Italic "
                + "HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic "
                + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack", .helvetica, line: 1.165, ascent: 0.952),
        StandInFamily(
            "Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT", .helvetica, line: 1.1172, ascent: 0.9053),
        StandInFamily("Arial Hebrew", "ArialHebrew ArialHebrew-Light ArialHebrew-Bold", .helvetica, line: 1.065),
        StandInFamily("Arial Rounded MT Bold", "ArialRoundedMTBold", .letters, line: 1.1572, weight: .bold),
        StandInFamily(
            "Avenir",
            "Avenir-Book Avenir-BookOblique Avenir-Roman Avenir-Oblique Avenir-Light Avenir-LightOblique "
                + "Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black "
                + "Avenir-BlackOblique", .avenir, line: 1.366, ascent: 1),
        StandInFamily(
            "Avenir Next",
            "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic "
                + "AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic "
                + "AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic",
            .avenir, line: 1.366, ascent: 1),
        StandInFamily(
            "Avenir Next Condensed",
            "AvenirNextCondensed-Regular AvenirNextCondensed-Italic "
                + "AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium "
                + "AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic "
                + "AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy "
                + "AvenirNextCondensed-HeavyItalic", .condensed, line: 1.366, ascent: 1),
        StandInFamily("DIN Alternate", "DINAlternate-Bold", .condensed, line: 1.1641, weight: .bold),
        StandInFamily("DIN Condensed", "DINCondensed-Bold", .condensed, line: 1, weight: .bold),
        StandInFamily("Euphemia UCAS", "EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold", .trebuchet, line: 1.3198),
        StandInFamily(
            "Futura", "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold",
            .futura, line: 1.2983, weight: .medium),
        StandInFamily("Galvji", "Galvji Galvji-Bold", .avenir),
        StandInFamily(
            "Gill Sans",
            "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold "
                + "GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold",
            .gillSans, line: 1.1484),
        StandInFamily(
            "Optima", "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack", .optima,
            line: 1.187),
        StandInFamily(
            "Trebuchet MS", "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic", .trebuchet,
            line: 1.1611, ascent: 0.939),
        StandInFamily(
            "Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic", .verdana, line: 1.2153, ascent: 1.0054),
    ]

    private static let serif: [StandInFamily] = [
        StandInFamily(
            "American Typewriter",
            "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold "
                + "AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight "
                + "AmericanTypewriter-CondensedBold", .slab, line: 1.154),
        StandInFamily("Academy Engraved LET", "AcademyEngravedLetPlain", .oldStyle, line: 1.1836),
        StandInFamily(
            "Baskerville",
            "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic "
                + "Baskerville-Bold Baskerville-BoldItalic", .oldStyle, line: 1.144),
        StandInFamily(
            "Bodoni 72", "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold", .didone,
            line: 1.202),
        StandInFamily(
            "Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold",
            .didone, line: 1.202),
        StandInFamily("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT-Book", .didone, line: 1.198),
        StandInFamily(
            "Charter", "Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic",
            .georgia, line: 1.218),
        StandInFamily("Cochin", "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic", .oldStyle, line: 1.147),
        StandInFamily("Copperplate", "Copperplate Copperplate-Light Copperplate-Bold", .oldStyle, line: 1.011),
        StandInFamily(
            "Courier", "Courier Courier-Oblique Courier-Bold Courier-BoldOblique", .courier, line: 1, ascent: 0.754),
        StandInFamily(
            "Courier New", "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT",
            .courier, line: 1.1328, ascent: 0.8325),
        StandInFamily("Didot", "Didot Didot-Italic Didot-Bold", .didone, line: 1.24),
        StandInFamily(
            "Georgia", "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic", .georgia, line: 1.1362, ascent: 0.917),
        StandInFamily(
            "Hoefler Text", "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic",
            .oldStyle, line: 1),
        StandInFamily(
            "Iowan Old Style", "IowanOldStyle-Roman IowanOldStyle-Italic IowanOldStyle-Bold IowanOldStyle-BoldItalic",
            .palatino, line: 1.3652),
        StandInFamily("Menlo", "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic", .menlo, line: 1.1641),
        StandInFamily(
            "Palatino", "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic", .palatino, line: 1.1001),
        StandInFamily("Rockwell", "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic", .slab),
        StandInFamily(
            "Superclarendon",
            "Superclarendon-Regular Superclarendon-Italic Superclarendon-Light "
                + "Superclarendon-LightItalic Superclarendon-Bold Superclarendon-BoldItalic Superclarendon-Black "
                + "Superclarendon-BlackItalic", .slab, line: 1.205),
        StandInFamily(
            "Times New Roman",
            "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT "
                + "TimesNewRomanPS-BoldItalicMT", .times, line: 1.1074, ascent: 0.891),
    ]

    private static let handwriting: [StandInFamily] = [
        StandInFamily("Bradley Hand", "BradleyHandITCTT-Bold", .roundHand, line: 1.249, weight: .bold),
        StandInFamily(
            "Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold", .roundHand, line: 1.4144),
        StandInFamily("Chalkduster", "Chalkduster", .roundHand, line: 1.263, weight: .bold),
        StandInFamily("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide", .roundHand, line: 1.086, weight: .bold),
        StandInFamily("Noteworthy", "Noteworthy-Light Noteworthy-Bold", .roundHand, line: 1.6),
        StandInFamily("Papyrus", "Papyrus Papyrus-Condensed", .roundHand, line: 1.543),
        StandInFamily("Party LET", "PartyLetPlain", .script, line: 1.5332),
        StandInFamily("Savoye LET", "SavoyeLetPlain", .script, line: 1.1885),
        StandInFamily(
            "Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black", .script, line: 1.261),
        StandInFamily("Zapfino", "Zapfino", .script, line: 3.3775),
    ]

    private static let ideographs: [StandInFamily] = [
        StandInFamily.pingFang("SC"), .pingFang("TC"), .pingFang("HK"),
        StandInFamily("Heiti SC", "STHeitiSC-Light STHeitiSC-Medium", .ideographs(region: "SC"), line: 1),
        StandInFamily("Heiti TC", "STHeitiTC-Light STHeitiTC-Medium", .ideographs(region: "TC"), line: 1),
        StandInFamily(
            "Hiragino Sans", "HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7", .ideographs(region: "JP"), line: 1),
        StandInFamily(
            "Hiragino Kaku Gothic ProN", "HiraKakuProN-W3 HiraKakuProN-W6", .ideographs(region: "JP"), line: 1),
        StandInFamily("Hiragino Mincho ProN", "HiraMinProN-W3 HiraMinProN-W6", .ideographs(region: "JP"), line: 1),
        StandInFamily("Hiragino Maru Gothic ProN", "HiraMaruProN-W4", .ideographs(region: "JP"), line: 1),
        StandInFamily(
            "Apple SD Gothic Neo",
            "AppleSDGothicNeo-Regular AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Thin "
                + "AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold",
            .ideographs(region: "KR"), line: 1.2),
    ]

    private static func pingFang(_ region: String) -> StandInFamily {
        let styles = ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]
        return StandInFamily(
            "PingFang \(region)", styles.map { "PingFang\(region)-\($0)" }.joined(separator: " "),
            .ideographs(region: region), line: 1.4, ascent: 1.06)
    }

    private static let scripts: [StandInFamily] = [
        StandInFamily("Al Nile", "AlNile AlNile-Bold", .letters, line: 1.365),
        StandInFamily("Apple Symbols", "AppleSymbols", .letters),
        StandInFamily(
            "Damascus", "Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold", .letters, line: 1),
        StandInFamily("Devanagari Sangam MN", "DevanagariSangamMN DevanagariSangamMN-Bold", .letters, line: 1.3511),
        StandInFamily("Farah", "Farah", .letters, line: 1),
        StandInFamily("Geeza Pro", "GeezaPro GeezaPro-Bold", .letters, line: 1.226),
        StandInFamily("Gujarati Sangam MN", "GujaratiSangamMN GujaratiSangamMN-Bold", .letters, line: 1.1875),
        StandInFamily("Gurmukhi MN", "GurmukhiMN GurmukhiMN-Bold", .letters, line: 1.1719),
        StandInFamily("Kailasa", "Kailasa Kailasa-Bold", .letters, line: 1.6426),
        StandInFamily("Kannada Sangam MN", "KannadaSangamMN KannadaSangamMN-Bold", .letters, line: 1.4907),
        StandInFamily("Kefa", "Kefa-Regular", .slab),
        StandInFamily("Khmer Sangam MN", "KhmerSangamMN", .letters),
        StandInFamily(
            "Kohinoor Bangla", "KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold", .letters),
        StandInFamily(
            "Kohinoor Devanagari", "KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold",
            .letters),
        StandInFamily(
            "Kohinoor Gujarati", "KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold", .letters),
        StandInFamily("Kohinoor Telugu", "KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium", .letters),
        StandInFamily("Lao Sangam MN", "LaoSangamMN", .letters),
        StandInFamily("Malayalam Sangam MN", "MalayalamSangamMN MalayalamSangamMN-Bold", .letters, line: 1.1875),
        StandInFamily("Mishafi", "DiwanMishafi", .letters, line: 1.4468),
        StandInFamily("Mukta Mahee", "MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold", .letters),
        StandInFamily("Myanmar Sangam MN", "MyanmarSangamMN MyanmarSangamMN-Bold", .letters),
        StandInFamily("Sinhala Sangam MN", "SinhalaSangamMN SinhalaSangamMN-Bold", .letters, line: 1.0796),
        StandInFamily("Symbol", "Symbol", .letters, line: 1),
        StandInFamily("Tamil Sangam MN", "TamilSangamMN TamilSangamMN-Bold", .letters, line: 1),
        StandInFamily("Telugu Sangam MN", "TeluguSangamMN TeluguSangamMN-Bold", .letters, line: 1.4907),
        StandInFamily("Thonburi", "Thonburi Thonburi-Light Thonburi-Bold", .letters, line: 1.129),
        StandInFamily("Zapf Dingbats", "ZapfDingbatsITC", .letters, line: 0.9907),
        StandInFamily("Apple Color Emoji", "AppleColorEmoji", .letters, line: 1.4063),
    ]

    /// The system's own fonts, by the names of the files that Apple offers and by those that apps read.
    private static let system: [StandInFamily] = [
        StandInFamily(
            ".AppleSystemUIFont", "", .systemItself,
            aliases: [
                "SF Pro", "SF Pro Text", "SF Pro Display", "SF UI", "SF UI Text", "SF UI Display", "SF Compact",
                "SF Compact Text", "SF Compact Display", "SF Pro Rounded", "SF UI Rounded", "SF Compact Rounded",
            ]),
        StandInFamily(".AppleSystemUIFontMonospaced", "", .monospacedSystemItself, aliases: ["SF Mono"]),
        StandInFamily(
            ".AppleSystemUIFontSerif", "", .systemSerif, line: 1.1934, ascent: 0.9521,
            aliases: ["New York", "New York Small", "New York Medium", "New York Large"]),
    ]
}
