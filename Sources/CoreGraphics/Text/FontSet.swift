import Foundation

/// A group of font files that the engine can do without: they are opened when a text first needs one of them.
///
/// What the machine's own font set-up says has no part in it: the files are those of the lists below, wherever they lie
/// below the folders of fonts.
package struct FontSet: Hashable, Sendable {
    /// What a person knows the fonts by.
    package let name: String
    /// The Debian package that they come from.
    package let package: String
    /// What text is drawn in them.
    package let purpose: String
    /// The folders below `/usr/share/fonts` that the files may lie in; distributions differ.
    let folders: [String]
    let files: [String]

    /// The file whose presence tells whether the package is installed.
    package var firstFile: String { files[0] }

    private static func styles(_ name: String, _ styles: [String], _ ending: String) -> [String] {
        styles.map { "\(name)\($0).\(ending)" }
    }

    private static let fourStyles = ["-Regular", "-Bold", "-Italic", "-BoldItalic"]

    static let liberation = FontSet(
        name: "Liberation", package: "fonts-liberation2",
        purpose: "Helvetica, Arial, Times New Roman and Courier",
        folders: [
            "truetype/liberation2", "truetype/liberation", "liberation-sans", "liberation-serif", "liberation-mono",
        ],
        files: ["LiberationSans", "LiberationSerif", "LiberationMono"].flatMap { styles($0, fourStyles, "ttf") })

    static let urw = FontSet(
        name: "URW++ base 35", package: "fonts-urw-base35", purpose: "Georgia, Palatino and condensed faces",
        folders: ["opentype/urw-base35", "urw-base35"],
        files: styles("C059-", ["Roman", "Bold", "Italic", "BdIta"], "otf")
            + styles("P052-", ["Roman", "Bold", "Italic", "BoldItalic"], "otf")
            + styles("NimbusSansNarrow-", ["Regular", "Bold", "Oblique", "BoldOblique"], "otf")
            + ["Z003-MediumItalic.otf"])

    static let lato = FontSet(
        name: "Lato", package: "fonts-lato", purpose: "Avenir and Trebuchet MS", folders: ["truetype/lato", "lato"],
        files: [
            "Regular", "Italic", "Hairline", "HairlineItalic", "Thin", "ThinItalic", "Light", "LightItalic", "Medium",
            "MediumItalic", "Semibold", "SemiboldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic", "Black",
            "BlackItalic",
        ].map { "Lato-\($0).ttf" })

    static let gillius = FontSet(
        name: "Gillius", package: "fonts-adf-gillius", purpose: "Gill Sans", folders: ["truetype/adf", "opentype/adf"],
        files: styles("GilliusADF", fourStyles, "otf"))

    static let universalis = FontSet(
        name: "Universalis", package: "fonts-adf-universalis", purpose: "Futura",
        folders: ["truetype/adf", "opentype/adf"], files: styles("UniversalisADFStd", fourStyles, "otf"))

    static let libertine = FontSet(
        name: "Libertine", package: "fonts-linuxlibertine", purpose: "Optima, Baskerville and Hoefler Text",
        folders: ["opentype/linux-libertine", "linux-libertine", "linux-libertine-biolinum"],
        files: styles("LinBiolinum_", ["R", "RB", "RI"], "otf")
            + styles("LinLibertine_", ["R", "RB", "RI", "RBI"], "otf"))

    static let didot = FontSet(
        name: "GFS Didot", package: "fonts-gfs-didot", purpose: "Didot and Bodoni",
        folders: ["opentype/didot", "gfs-didot"],
        files: styles("GFSDidot", ["", "Bold", "Italic", "BoldItalic"], "otf"))

    static let comic = FontSet(
        name: "Comic Neue", package: "fonts-comic-neue", purpose: "Chalkboard, Marker Felt and Noteworthy",
        folders: ["opentype/comic-neue", "comic-neue", "truetype/comic-neue"],
        files: styles("ComicNeue-", ["Regular", "Bold", "Italic", "BoldItalic", "Light", "LightItalic"], "otf"))

    static let slab = FontSet(
        name: "Roboto Slab", package: "fonts-roboto-slab", purpose: "American Typewriter and Rockwell",
        folders: ["opentype/roboto/slab", "google-roboto-slab"],
        files: styles("RobotoSlab-", ["Regular", "Bold", "Light", "Thin"], "otf"))

    /// The sans serif fonts of Chinese, Japanese and Korean; the lighter and heavier ones are a package of their own.
    static let chineseJapaneseKorean = FontSet(
        name: "Noto Sans CJK", package: "fonts-noto-cjk", purpose: "Chinese, Japanese and Korean",
        folders: ["opentype/noto", "google-noto-cjk", "google-noto-sans-cjk-fonts", "noto-cjk"],
        files: styles("NotoSansCJK-", ["Regular", "Bold", "Thin", "Light", "Medium", "Black"], "ttc"))

    /// Chinese, Japanese and Korean letters where there is no Noto Sans CJK; one weight of a much smaller file.
    static let droidFallback = FontSet(
        name: "Droid Sans Fallback", package: "fonts-droid-fallback", purpose: "Chinese, Japanese and Korean",
        folders: ["truetype/droid", "google-droid-sans-fonts"], files: ["DroidSansFallbackFull.ttf"])

    /// The serif font of the system font's design with serifs, in the package of the further scripts.
    static let notoSerif = FontSet(
        name: "Noto Serif", package: "fonts-noto-core", purpose: "the system font with serifs",
        folders: notoFolders, files: styles("NotoSerif", fourStyles, "ttf"))

    private static let notoFolders = ["truetype/noto", "google-noto", "opentype/noto", "noto"]

    /// The fonts of one further script, such as "Thai".
    static func noto(_ script: String) -> FontSet {
        let stem = "NotoSans" + script.filter { $0 != " " }
        return FontSet(
            name: "Noto Sans \(script)", package: "fonts-noto-core", purpose: script, folders: notoFolders,
            files: styles(stem, ["-Regular", "-Bold"], "ttf"))
    }

    /// What `doctor` looks for: the first file of each package, and what text is drawn in it.
    package static var optional: [FontSet] {
        let scripts = FontSet(
            name: "Noto Sans", package: "fonts-noto-core", purpose: "Thai, Arabic, Devanagari and other scripts",
            folders: notoFolders, files: ["NotoSansThai-Regular.ttf"])
        return [
            chineseJapaneseKorean, scripts, liberation, urw, lato, gillius, universalis, libertine, didot, comic, slab,
        ]
    }

    /// The paths of the files that are there.
    ///
    /// - Parameter roots: The folders that hold Debian's font folders.
    func paths(in roots: [String]) -> [String] {
        let places = roots.flatMap { root in folders.map { "\(root)/\($0)" } + [root] }
        return files.compactMap { file in
            places.lazy.map { "\($0)/\(file)" }.first { FileManager.default.isReadableFile(atPath: $0) }
        }
    }
}
