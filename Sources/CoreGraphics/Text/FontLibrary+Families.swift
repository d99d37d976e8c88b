internal import CCairo
internal import CPango
import Foundation

/// The families that an app sees, and the faces in them.
extension FontLibrary {
    /// The families that every iPhone has and those of the app's own fonts, sorted; not those that are only drawn in place
    /// of others.
    package var publicFamilyNames: [String] {
        locked {
            let own = visiblePatterns().filter { !pinnedFiles.contains(string(FC_FILE, in: $0) ?? "") }
            return Set(own.compactMap { string(FC_FAMILY, in: $0) }).union(StandInFont.familyNames).sorted()
        }
    }

    /// The PostScript names of a family's faces, sorted; capitals and small letters are the same.
    package func faceNames(of family: String) -> [String] {
        let names = locked { () -> [String] in faces(of: family).map(\.name) }
        return names.isEmpty ? StandInFont.faceNames(of: family) : names.sorted()
    }

    /// Whether a family has a face with exactly these looks, of any weight that counts as bold or not.
    package func hasFace(of family: String, isBold: Bool, isItalic: Bool) -> Bool {
        let faces = locked { () -> [Face] in self.faces(of: family) }
        guard !faces.isEmpty else { return StandInFont.hasFace(of: family, isBold: isBold, isItalic: isItalic) }
        return faces.contains { ($0.weight >= FontWeight.semibold.rawValue) == isBold && $0.isItalic == isItalic }
    }

    /// The PostScript name of the face of a family that comes nearest to a weight; nil where it has none with that slant.
    package func faceName(of family: String, weight: FontWeight, isItalic: Bool) -> String? {
        let faces = locked { () -> [Face] in self.faces(of: family) }.filter { $0.isItalic == isItalic }
        let nearest = faces.min { abs($0.weight - weight.rawValue) < abs($1.weight - weight.rawValue) }
        return nearest?.name ?? StandInFont.faceName(of: family, weight: weight, isItalic: isItalic)
    }

    private struct Face {
        let name: String
        let weight: Int
        let isItalic: Bool
    }

    /// The faces of a family among the font files; the caller holds the lock.
    private func faces(of family: String) -> [Face] {
        // An app may bring a font that the system has, too.
        var known: Set<String> = []
        return visiblePatterns().compactMap { pattern in
            guard strings(FC_FAMILY, in: pattern).contains(where: { $0.lowercased() == family.lowercased() }),
                let name = string(FC_POSTSCRIPT_NAME, in: pattern), known.insert(name).inserted
            else { return nil }
            let look = look(of: pattern)
            return Face(name: name, weight: look.weight, isItalic: look.isItalic)
        }
    }
}
