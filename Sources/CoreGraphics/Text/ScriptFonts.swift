import Foundation

/// Which fonts draw the letters of scripts that the system font lacks.
///
/// A text is asked for its scripts before it is shaped, so that the fonts of those, and only those, are opened. They come
/// before DejaVu, which has some of the letters in other shapes.
enum ScriptFonts {
    /// A script as far as its choice of font goes: from where it begins among the characters.
    private struct Block {
        let range: ClosedRange<UInt32>
        /// The script as Noto names it; nil for Chinese, Japanese and Korean.
        let script: String?
    }

    private static let blocks: [Block] = [
        Block(range: 0x0530...0x058F, script: "Armenian"), Block(range: 0x0590...0x05FF, script: "Hebrew"),
        Block(range: 0x0600...0x06FF, script: "Arabic"), Block(range: 0x0750...0x077F, script: "Arabic"),
        Block(range: 0x0780...0x07BF, script: "Thaana"), Block(range: 0x08A0...0x08FF, script: "Arabic"),
        Block(range: 0x0900...0x097F, script: "Devanagari"), Block(range: 0x0980...0x09FF, script: "Bengali"),
        Block(range: 0x0A00...0x0A7F, script: "Gurmukhi"), Block(range: 0x0A80...0x0AFF, script: "Gujarati"),
        Block(range: 0x0B00...0x0B7F, script: "Oriya"), Block(range: 0x0B80...0x0BFF, script: "Tamil"),
        Block(range: 0x0C00...0x0C7F, script: "Telugu"), Block(range: 0x0C80...0x0CFF, script: "Kannada"),
        Block(range: 0x0D00...0x0D7F, script: "Malayalam"), Block(range: 0x0D80...0x0DFF, script: "Sinhala"),
        Block(range: 0x0E00...0x0E7F, script: "Thai"), Block(range: 0x0E80...0x0EFF, script: "Lao"),
        Block(range: 0x1000...0x109F, script: "Myanmar"), Block(range: 0x10A0...0x10FF, script: "Georgian"),
        Block(range: 0x1100...0x11FF, script: nil), Block(range: 0x1200...0x139F, script: "Ethiopic"),
        Block(range: 0x13A0...0x13FF, script: "Cherokee"), Block(range: 0x1400...0x167F, script: "Canadian Aboriginal"),
        Block(range: 0x1780...0x17FF, script: "Khmer"), Block(range: 0x1800...0x18AF, script: "Mongolian"),
        Block(range: 0x2E80...0xA4CF, script: nil), Block(range: 0xA8E0...0xA8FF, script: "Devanagari"),
        Block(range: 0xA960...0xA97F, script: nil), Block(range: 0xAC00...0xD7FF, script: nil),
        Block(range: 0xF900...0xFAFF, script: nil), Block(range: 0xFB50...0xFDFF, script: "Arabic"),
        Block(range: 0xFE30...0xFE4F, script: nil), Block(range: 0xFE70...0xFEFE, script: "Arabic"),
        Block(range: 0xFF00...0xFFEF, script: nil), Block(range: 0x1D400...0x1D7FF, script: "Math"),
        Block(range: 0x20000...0x323AF, script: nil),
    ]

    /// The scripts of a text in the order of their characters.
    struct Scripts {
        /// Those that Noto has a font for each of.
        var named: Set<String> = []
        /// Whether there are Chinese, Japanese or Korean characters.
        var hasIdeographs = false
        var hasKana = false
        var hasHangul = false

        init(of text: Substring) {
            var last: Block?
            for scalar in text.unicodeScalars where scalar.value >= 0x0530 {
                if let last, last.script != nil, last.range.contains(scalar.value) { continue }
                guard let block = ScriptFonts.block(of: scalar.value) else { continue }
                last = block
                if let script = block.script {
                    named.insert(script)
                    continue
                }
                hasIdeographs = true
                switch scalar.value {
                case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: hasKana = true
                case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: hasHangul = true
                default: break
                }
            }
        }
    }

    private static func block(of value: UInt32) -> Block? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].range.upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < blocks.count && blocks[low].range.contains(value) ? blocks[low] : nil
    }

    // Choice (text): whose shapes characters have that Chinese, Japanese and Korean share: those of the first of these
    // languages that the person prefers, else those of the text where it has kana or Hangul, else simplified Chinese.
    /// The ending of Noto's family for ideographs: "JP", "KR", "SC", "TC" or "HK".
    static func region(of scripts: Scripts, languages: [String]) -> String {
        for language in languages {
            let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            switch parts.first {
            case "ja": return "JP"
            case "ko": return "KR"
            case "yue": return "HK"
            case "zh" where parts.contains("HK") || parts.contains("MO"): return "HK"
            case "zh" where parts.contains("Hant") || parts.contains("TW"): return "TC"
            case "zh": return "SC"
            default: continue
            }
        }
        return scripts.hasKana ? "JP" : scripts.hasHangul ? "KR" : "SC"
    }
}
