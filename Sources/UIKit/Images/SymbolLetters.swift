import CoreGraphics
import Foundation

/// The letters and digits that symbols are named after, as lines.
extension SymbolGlyph {
    /// The drawing of a letter or of a number; nil for other words.
    static func letter(_ word: String?) -> SymbolGlyph? {
        guard let word, word.count == 1 || word.allSatisfy(\.isNumber) else { return nil }
        let glyphs = word.compactMap { letters[$0].map(SymbolGlyph.init) }
        guard glyphs.count == word.count else { return nil }
        var parts: [Part] = []
        var width: CGFloat = 0
        for glyph in glyphs {
            parts += glyph.parts.map { $0.applying(CGAffineTransform(translationX: width, y: 0)) }
            width += glyph.width
        }
        return SymbolGlyph(width: width, parts: parts)
    }

    private static let letters: [Character: String] = [
        "a": "SM4 20L12 4 20 20M7 14.5L17 14.5",
        "b": "SM6 4L6 20 13 20C19 20 19 12 13 12L6 12M13 12C18 12 18 4 13 4L6 4",
        "c": "SM19 7C17 5 15 4 12.5 4C8 4 5 7.5 5 12C5 16.5 8 20 12.5 20C15 20 17 19 19 17",
        "d": "SM6 4L6 20 11 20C16 20 19 17 19 12C19 7 16 4 11 4Z",
        "e": "SM18 4L7 4 7 20 18 20M7 12L17 12",
        "f": "SM18 4L7 4 7 20M7 12L16.5 12",
        "g": "SM19 7C17 5 15 4 12.5 4C8 4 5 7.5 5 12C5 16.5 8 20 12.5 20C15 20 17 19 19 17L19 12.5 13 12.5",
        "h": "SM5.5 4L5.5 20M18.5 4L18.5 20M5.5 12L18.5 12",
        "i": "SM12 4L12 20",
        "j": "SM15 4L15 15C15 21.5 7 21.5 7 15.5",
        "k": "SM6.5 4L6.5 20M18 4L6.5 14M10.5 10.5L18.5 20",
        "l": "SM7 4L7 20 18 20",
        "m": "SM4 20L4 4 12 16 20 4 20 20",
        "n": "SM5.5 20L5.5 4 18.5 20 18.5 4",
        "o": "SM12 4C7.5 4 4.5 7.5 4.5 12C4.5 16.5 7.5 20 12 20C16.5 20 19.5 16.5 19.5 12C19.5 7.5 16.5 4 12 4Z",
        "p": "SM7 20L7 4 13 4C19.5 4 19.5 13 13 13L7 13",
        "q": "SM12 4C7.5 4 4.5 7.5 4.5 12C4.5 16.5 7.5 20 12 20C16.5 20 19.5 16.5 19.5 12C19.5 7.5 16.5 4 12 4Z"
            + "M14.5 15.5L19.5 20.5",
        "r": "SM7 20L7 4 13 4C19.5 4 19.5 13 13 13L7 13M13 13L18.5 20",
        "s": "SM17.5 7C16.5 5 14.5 4 12 4C9 4 6.8 5.6 6.8 8C6.8 13.5 17.8 10 17.8 15.6C17.8 18.3 15.4 20 12.2 20"
            + "C9.2 20 7 18.7 6.2 16.5",
        "t": "SM4.5 4L19.5 4M12 4L12 20",
        "u": "SM5.5 4L5.5 14C5.5 22 18.5 22 18.5 14L18.5 4",
        "v": "SM4.5 4L12 20 19.5 4",
        "w": "SM2.5 4L7.5 20 12 6 16.5 20 21.5 4",
        "x": "SM5 4L19 20M19 4L5 20",
        "y": "SM4.5 4L12 12.5 19.5 4M12 12.5L12 20",
        "z": "SM6 4L18.5 4 5.5 20 19 20",
        "0": "14;SM7 4C3.5 4 2.2 7.5 2.2 12C2.2 16.5 3.5 20 7 20C10.5 20 11.8 16.5 11.8 12C11.8 7.5 10.5 4 7 4Z",
        "1": "14;SM4 7L8 4 8 20",
        "2": "14;SM2.5 8C2.5 2.6 11.5 2.6 11.5 8C11.5 11.5 6 14.5 2.5 20L12 20",
        "3": "14;SM2.6 6.6C4 2.8 11.3 3.3 11.3 8C11.3 10.8 9 11.8 6 11.8C9.5 11.8 12 13 12 15.8C12 21 3.5 21.6 2.2 17",
        "4": "14;SM9.5 20L9.5 4 2 15.5 12.5 15.5",
        "5": "14;SM11 4L4 4 3.2 11.3C6 8.8 12 9.6 12 14.8C12 20.8 4 21.4 2.4 17.2",
        "6": "14;SM10.5 4C5 7.5 2.4 11 2.4 15C2.4 21.6 11.8 21.6 11.8 15.2C11.8 9.6 4.8 9 2.8 13.2",
        "7": "14;SM2.2 4L12 4 5.5 20",
        "8": "14;SM7 11.6C2.6 11.4 2.6 4 7 4C11.4 4 11.4 11.4 7 11.6C1.4 11.8 1.4 20 7 20C12.6 20 12.6 11.8 7 11.6Z",
        "9": "14;SM3.5 20C9 16.5 11.6 13 11.6 9C11.6 2.4 2.2 2.4 2.2 8.8C2.2 14.4 9.2 15 11.2 10.8",
    ]
}
