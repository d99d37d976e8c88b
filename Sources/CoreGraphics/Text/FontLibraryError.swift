/// Why text cannot be drawn.
package enum FontLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Pinned font files were not found in the folders searched.
    case missingFonts(files: [String], packages: [String], searched: [String])
    /// A font file could not be read as a font.
    case unreadableFont(path: String)
    /// fontconfig rejected the built-in rules.
    case invalidConfiguration

    package var description: String {
        switch self {
        case .missingFonts(let files, let packages, let searched):
            "missing font \(files[0])\(files.count > 1 ? " and \(files.count - 1) more" : "") in "
                + searched.joined(separator: ", ") + ": install them with 'apt install "
                + packages.joined(separator: " ") + "', or name their folder in MATRYOSHKA_FONTS"
        case .unreadableFont(let path): "\(path): not a font file that can be read"
        case .invalidConfiguration: "fontconfig rejected the built-in font rules"
        }
    }
}
