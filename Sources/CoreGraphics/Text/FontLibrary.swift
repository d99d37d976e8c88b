internal import CCairo
internal import CPango
import Foundation

/// The fonts of the process: a private font configuration that sees the pinned fonts and those the app registers.
///
/// Nothing of the machine's font set-up reaches it: not fontconfig's files and variables, not the locale, not
/// FREETYPE_PROPERTIES. Pango and fontconfig are not thread safe, so every call into them happens under `lock`; the
/// objects handed out are immutable.
package final class FontLibrary: @unchecked Sendable {
    /// The process's library, or why there is none; found out once.
    package static let shared: Result<FontLibrary, FontLibraryError> = Result { () throws(FontLibraryError) in
        try FontLibrary(roots: FontLibrary.roots)
    }

    /// The folders that hold Debian's font folders: those named in MATRYOSHKA_FONTS, colon-separated, or the system's.
    private static var roots: [String] {
        let named = ProcessInfo.processInfo.environment["MATRYOSHKA_FONTS"] ?? ""
        return named.isEmpty ? ["/usr/share/fonts"] : named.split(separator: ":").map(String.init)
    }

    private let lock = NSRecursiveLock()
    /// The paths of the fonts that are always there.
    let pinnedFiles: Set<String>
    /// The folders that hold Debian's font folders.
    let roots: [String]
    let configuration: OpaquePointer
    let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// Whether the fonts of a set are there, by the set's name, as far as one was needed.
    var openedSets: [String: Bool] = [:]
    /// The paths of the fonts of sets, which apps do not see.
    var setFiles: Set<String> = []
    /// The scripts whose lack was told.
    var notedScripts: Set<String> = []
    private var missingScript: (@Sendable (_ script: String, _ package: String) -> Void)?
    private let context: OpaquePointer
    private var glyphFonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
    private var namedMetrics: [FontDescriptor: FontMetrics] = [:]
    private var resolvedNames: [String: ResolvedName?] = [:]
    private var registrations = 0

    /// How often fonts were registered: what was shaped before may look otherwise since.
    var registeredCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return registrations
    }

    /// Opens the pinned fonts below `roots`.
    ///
    /// - Throws: `FontLibraryError.missingFonts` with every missing file and the Debian packages to install.
    init(roots: [String]) throws(FontLibraryError) {
        let paths = try Self.locate(in: roots)
        guard let configuration = FcConfigCreate(),
            FcConfigParseAndLoadFromMemory(configuration, FontConfiguration.rules, FcBool(1)) != 0
        else { throw .invalidConfiguration }
        for path in paths where FcConfigAppFontAddFile(configuration, path) == 0 {
            throw .unreadableFont(path: path)
        }
        FcConfigSetRescanInterval(configuration, 0)
        self.configuration = configuration
        self.roots = roots
        pinnedFiles = Set(paths)
        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(
            OpaquePointer(fontMap), configuration)
        pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
        context = pango_font_map_create_context(fontMap)
        GlyphFont.withFontOptions { pango_cairo_context_set_font_options(context, $0) }
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, Self.language)
        disableStemDarkening()
    }

    /// The one language that text is shaped in, so that the locale has no say.
    static var language: OpaquePointer { pango_language_from_string("en") }

    /// Runs `body` with the Pango context, alone.
    func withContext<T>(_ body: (_ context: OpaquePointer) throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body(context)
    }

    /// Has `body` hear of each script that a text needs and no font has, once, and of the Debian package with its fonts.
    ///
    /// It is called on the thread that sets the text.
    package func onMissingScript(_ body: @escaping @Sendable (_ script: String, _ package: String) -> Void) {
        locked { missingScript = body }
    }

    /// Tells that no font has a script.
    func tellMissing(_ script: String, package: String) { missingScript?(script, package) }

    private static func locate(in roots: [String]) throws(FontLibraryError) -> [String] {
        var (paths, missing) = ([String](), [FontConfiguration.PinnedFont]())
        for font in FontConfiguration.fonts {
            let candidates = roots.flatMap { ["\($0)/\(font.folder)/\(font.file)", "\($0)/\(font.file)"] }
            if let path = candidates.first(where: { FileManager.default.isReadableFile(atPath: $0) }) {
                paths.append(path)
            } else {
                missing.append(font)
            }
        }
        guard missing.isEmpty else {
            throw .missingFonts(
                files: missing.map(\.file), packages: Set(missing.map(\.package)).sorted(), searched: roots)
        }
        return paths
    }

    /// Sets FreeType's stem darkening off in Cairo's copy of the library, whatever FREETYPE_PROPERTIES said.
    private func disableStemDarkening() {
        let description = pango_font_description_from_string(FontConfiguration.systemFamily)
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else { return }
        defer { g_object_unref(font) }
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            let face = cairo_ft_scaled_font_lock_face(scaled)
        else { return }
        var off: FT_Bool = 1
        for module in ["cff", "autofitter", "type1", "t1cid"] {
            FT_Property_Set(face.pointee.glyph.pointee.library, module, "no-stem-darkening", &off)
        }
        cairo_ft_scaled_font_unlock_face(scaled)
    }
}

// MARK: - Fonts of a descriptor

extension FontLibrary {
    /// A name an app used, found among the fonts.
    private struct ResolvedName {
        let family: String
        let weight: Int
        let isItalic: Bool
        /// Whether the name is a face's, which fixes weight and slant, or a family's.
        let isFace: Bool
        /// What the name means on an iPhone, where another font draws in its place; `family` is iOS's then.
        var standIn: StandInFont?
        /// The name as the font writes it.
        let spelling: String
    }

    /// Registers the font file at `path` under its own family, full and PostScript names.
    ///
    /// - Returns: the PostScript names of the faces in the file.
    /// - Throws: `FontLibraryError.unreadableFont`.
    @discardableResult
    package func registerFont(at path: String) throws(FontLibraryError) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        guard FcConfigAppFontAddFile(configuration, path) != 0 else { throw .unreadableFont(path: path) }
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        resolvedNames = [:]
        namedMetrics = [:]
        registrations += 1
        TextLayoutCache.shared.removeAll()
        return patterns().filter { string(FC_FILE, in: $0) == path }.compactMap { string(FC_POSTSCRIPT_NAME, in: $0) }
    }

    /// What `name` means on an iPhone, where another font draws in its place.
    package func standIn(for name: String) -> StandInFont? {
        lock.lock()
        defer { lock.unlock() }
        return resolve(name)?.standIn
    }

    /// The family, full or PostScript name of a font, or of one that every iPhone has, as the font writes it.
    ///
    /// Nil for an unknown name; capitals and small letters are the same.
    package func spelling(of name: String) -> String? {
        lock.lock()
        defer { lock.unlock() }
        return resolve(name)?.spelling
    }

    /// The family of the font that a name means, as a person reads it; nil for an unknown name.
    package func family(of name: String) -> String? {
        lock.lock()
        defer { lock.unlock() }
        return resolve(name)?.family
    }

    /// The weight and the slant of the face that a name means; nil for an unknown name, or a family's.
    package func look(of name: String) -> (weight: FontWeight, isItalic: Bool)? {
        locked {
            guard let found = resolve(name), found.isFace else { return nil }
            let weight = FontWeight.allCases.min { abs($0.rawValue - found.weight) < abs($1.rawValue - found.weight) }
            return (weight ?? .regular, found.isItalic)
        }
    }

    /// The design of the stand-in that a font is drawn with; nil for another font.
    func design(of font: FontDescriptor) -> StandInDesign? {
        guard case .named(let name) = font.family else { return nil }
        return locked { resolve(name)?.standIn?.design }
    }

    /// The family names of all fonts, sorted.
    package var familyNames: [String] {
        lock.lock()
        defer { lock.unlock() }
        return Set(visiblePatterns().compactMap { string(FC_FAMILY, in: $0) }).sorted()
    }

    /// The Pango description of a font; the caller holds the lock, and frees it.
    ///
    /// - Parameter further: The families to take for letters that the font's own lacks, before all others.
    func makeDescription(_ font: FontDescriptor, further: [String] = []) -> OpaquePointer {
        let description = pango_font_description_new()!
        var (family, weight, isItalic) = (FontConfiguration.systemFamily, font.weight.openTypeWeight, font.isItalic)
        var size = font.safeSize
        switch font.family {
        case .system, .monospacedDigitSystem:
            if size >= FontTracking.displaySize { family = FontConfiguration.displayFamily }
            size *= FontTracking.glyphScale(size: size)
        case .monospacedSystem:
            family = FontConfiguration.monospacedFamily
        case .named(let name):
            family = name
            if let found = resolve(name) {
                family = found.family
                if found.isFace { (weight, isItalic) = (found.weight, found.isItalic) }
                if let drawing = found.standIn.map({ self.drawing(of: $0.design, weight: weight) }) {
                    family = drawing.family
                    size *= drawing.scale
                }
            }
        }
        pango_font_description_set_family(description, ([family] + further).joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return description
    }

    /// The drawing side of a Pango font, shared by all text set in it; the caller holds the lock.
    func glyphFont(for font: UnsafeMutablePointer<PangoFont>) -> GlyphFont {
        if let known = glyphFonts[font] { return known }
        if glyphFonts.count >= 512 {
            for old in glyphFonts.keys { g_object_unref(old) }
            glyphFonts = [:]
        }
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        let made = GlyphFont(
            scaledFont: pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            family: String(cString: pango_font_description_get_family(description)))
        g_object_ref(font)
        glyphFonts[font] = made
        return made
    }

    /// The vertical measures of a font that is not the system's, from the font file.
    func metrics(for font: FontDescriptor) -> FontMetrics? {
        lock.lock()
        defer { lock.unlock() }
        if let known = namedMetrics[font] { return known }
        let description = makeDescription(font)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_font_map_load_font(fontMap, context, description) else { return nil }
        defer { g_object_unref(loaded) }
        guard let measures = pango_font_get_metrics(loaded, nil) else { return nil }
        defer { pango_font_metrics_unref(measures) }
        let points = { (value: Int32) in CGFloat(value) / CGFloat(PANGO_SCALE) }
        let ascender = points(pango_font_metrics_get_ascent(measures))
        let descender = points(pango_font_metrics_get_descent(measures))
        let glyphs = glyphFont(for: loaded)
        var result = FontMetrics(
            ascender: ascender, descender: -descender,
            leading: max(0, points(pango_font_metrics_get_height(measures)) - ascender - descender),
            capHeight: glyphs.inkHeight(of: "H"), xHeight: glyphs.inkHeight(of: "x"))
        if case .named(let name) = font.family, let origin = resolve(name)?.standIn?.origin {
            result.take(line: origin.line, ascent: origin.ascent, size: CGFloat(font.safeSize))
        }
        if namedMetrics.count >= 256 { namedMetrics = [:] }
        namedMetrics[font] = result
        return result
    }

    /// Looks a name up, in capitals or not.
    private func resolve(_ name: String) -> ResolvedName? {
        if let known = resolvedNames[name] { return known }
        if resolvedNames.count >= 256 { resolvedNames = [:] }
        let key = name.lowercased()
        func spelling(_ properties: [String], in pattern: OpaquePointer) -> String? {
            properties.lazy.flatMap { self.strings($0, in: pattern) }.first { $0.lowercased() == key }
        }
        let all = visiblePatterns()
        let found: ResolvedName?
        if let family = all.lazy.compactMap({ spelling([FC_FAMILY], in: $0) }).first {
            found = ResolvedName(family: family, weight: 400, isItalic: false, isFace: false, spelling: family)
        } else if let (face, spelling) = all.lazy.compactMap({ face in
            spelling([FC_POSTSCRIPT_NAME, FC_FULLNAME], in: face).map { (face, $0) }
        }).first, let family = string(FC_FAMILY, in: face) {
            let look = look(of: face)
            found = ResolvedName(
                family: family, weight: look.weight, isItalic: look.isItalic, isFace: true, spelling: spelling)
        } else if let font = StandInFont(named: name) {
            found = ResolvedName(
                family: font.family, weight: font.weight.openTypeWeight, isItalic: font.isItalic, isFace: font.isFace,
                standIn: font, spelling: font.spelling(of: name))
        } else {
            found = nil
        }
        resolvedNames[name] = .some(found)
        return found
    }

    /// Runs `body` alone.
    func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// The weight, as OpenType counts, and the slant of a face.
    func look(of face: OpaquePointer) -> (weight: Int, isItalic: Bool) {
        var weight = 0.0
        var slant: Int32 = 0
        FcPatternGetDouble(face, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(face, FC_SLANT, 0, &slant)
        return (Int(FcWeightToOpenTypeDouble(weight).rounded()), slant > 0)
    }

    /// The faces that apps find by their names.
    func visiblePatterns() -> [OpaquePointer] {
        setFiles.isEmpty ? patterns() : patterns().filter { !setFiles.contains(string(FC_FILE, in: $0) ?? "") }
    }

    private func patterns() -> [OpaquePointer] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    }

    func string(_ property: String, in pattern: OpaquePointer) -> String? {
        strings(property, in: pattern).first
    }

    func strings(_ property: String, in pattern: OpaquePointer) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch, let text = value {
            found.append(String(cString: text))
        }
        return found
    }
}
