internal import CCairo
internal import CPango
import Foundation

/// The fonts that are opened when they are first needed.
extension FontLibrary {
    /// Opens a set of fonts where it is there; the caller holds the lock.
    ///
    /// - Returns: Whether there is one of its files.
    func open(_ set: FontSet) -> Bool {
        if let known = openedSets[set.name] { return known }
        let paths = set.paths(in: roots).filter { FcConfigAppFontAddFile(configuration, $0) != 0 }
        openedSets[set.name] = !paths.isEmpty
        guard !paths.isEmpty else { return false }
        setFiles.formUnion(paths)
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        return true
    }

    /// The font that draws a stand-in's text of a weight: the first that is there; the caller holds the lock.
    func drawing(of design: StandInDesign, weight: Int) -> StandInDesign.Drawing {
        let drawings = design.drawings
        return drawings.first { drawing in
            guard !drawing.hasTwoWeights || [400, 700].contains(weight) else { return false }
            return drawing.set.map(open) ?? true
        } ?? drawings[drawings.count - 1]
    }

    /// The families that have the letters of scripts which the system font lacks, the first to take at the front; the
    /// caller holds the lock.
    ///
    /// - Parameter region: Whose ideographs the text's font has; nil for a font that has none.
    func families(for scripts: ScriptFonts.Scripts, region: String?) -> [String] {
        var families: [String] = []
        for script in scripts.named.sorted() {
            let set = FontSet.noto(script)
            if open(set) { families.append(set.name) } else { noteMissing(set, for: script) }
        }
        guard scripts.hasIdeographs else { return families }
        if open(.chineseJapaneseKorean) {
            let region = region ?? ScriptFonts.region(of: scripts, languages: Locale.preferredLanguages)
            families.append("Noto Sans CJK \(region)")
        } else if open(.droidFallback) {
            families.append("Droid Sans Fallback")
        } else {
            noteMissing(.chineseJapaneseKorean, for: FontSet.chineseJapaneseKorean.purpose)
        }
        return families
    }

    private func noteMissing(_ set: FontSet, for script: String) {
        // DejaVu has the letters of these.
        guard !["Arabic", "Armenian", "Hebrew", "Georgian", "Lao", "Canadian Aboriginal", "Math"].contains(script),
            notedScripts.insert(script).inserted
        else { return }
        tellMissing(script, package: set.package)
    }
}

extension FontMetrics {
    /// Takes the height of a line from a table of iOS's families, in ems.
    ///
    /// - Parameter ascent: The part above the baseline; nil divides the line as it is divided now.
    mutating func take(line: Double?, ascent: Double?, size: CGFloat) {
        guard let line else { return }
        let share = ascent.map { CGFloat($0 / line) } ?? ascender / max(ascender - descender, 0.01)
        let height = CGFloat(line) * size
        (ascender, descender, leading) = (height * share, height * (share - 1), 0)
    }
}
