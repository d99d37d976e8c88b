internal import CPango
import Foundation

/// Turns paragraphs into glyphs with Pango's itemiser, HarfBuzz and the Unicode break rules.
struct TextShaper {
    let library: FontLibrary
    let table: AttributeTable

    /// Shapes `text`, which begins at UTF-16 offset `range.lowerBound` of the whole string and has no paragraph separator.
    ///
    /// - Parameter isRightToLeft: The direction of the paragraph; nil goes by its first letter.
    func shape(_ text: Substring, range: Range<Int>, next: Int, isRightToLeft: Bool? = nil) -> ShapedParagraph {
        library.withContext { shape(text, range: range, next: next, isRightToLeft, context: $0) }
    }

    private func shape(
        _ text: Substring, range: Range<Int>, next: Int, _ direction: Bool?, context: OpaquePointer
    ) -> ShapedParagraph {
        let offsets = Offsets(text, start: range.lowerBound)
        let bytes = Int32(offsets.utf8.count)
        guard bytes > 0 else { return ShapedParagraph(range: range, next: next, isRightToLeft: direction ?? false) }
        return offsets.utf8.withUnsafeBufferPointer { buffer in
            let start = UnsafeRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self)
            let isRightToLeft =
                direction ?? text.unicodeScalars.lazy.compactMap(\.strongDirection).first ?? false
            let base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            var paragraph = ShapedParagraph(range: range, next: next, isRightToLeft: isRightToLeft)
            let attributes = makeAttributes(
                offsets: offsets, utf8: buffer, range: range, scripts: ScriptFonts.Scripts(of: text))
            defer { pango_attr_list_unref(attributes) }
            var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: offsets.scalarCount + 1)
            pango_get_log_attrs(start, bytes, -1, FontLibrary.language, &breaks, Int32(breaks.count))

            let items = pango_itemize_with_base_dir(context, base, start, 0, bytes, attributes, nil)
            defer { g_list_free(items) }
            paragraph.glyphs.reserveCapacity(offsets.scalarCount)
            paragraph.clusters.reserveCapacity(offsets.scalarCount)
            let glyphs = pango_glyph_string_new()!
            defer { pango_glyph_string_free(glyphs) }
            var node = items
            while let link = node {
                let item = link.pointee.data.assumingMemoryBound(to: PangoItem.self)
                item.pointee.analysis.language = FontLibrary.language
                pango_shape_full(
                    start + Int(item.pointee.offset), item.pointee.length, start, bytes, &item.pointee.analysis, glyphs)
                append(item.pointee, glyphs.pointee, offsets: offsets, breaks: breaks, to: &paragraph)
                pango_item_free(item)
                node = link.pointee.next
            }
            return paragraph
        }
    }

    private func append(
        _ item: PangoItem, _ string: PangoGlyphString, offsets: Offsets, breaks: [PangoLogAttr],
        to paragraph: inout ShapedParagraph
    ) {
        guard string.num_glyphs > 0, let pangoFont = item.analysis.font else { return }
        let font = library.glyphFont(for: pangoFont)
        let isRightToLeft = item.analysis.level % 2 == 1
        let count = Int(string.num_glyphs)
        let firstGlyph = paragraph.glyphs.count
        for index in 0..<count {
            paragraph.glyphs.append(makeGlyph(string.glyphs[index], font: font))
        }
        let run = Int32(paragraph.runs.count)
        paragraph.runs.append(ShapedRun(font: font, level: item.analysis.level))

        // Glyphs come from left to right; clusters are wanted in reading order.
        var index = isRightToLeft ? count - 1 : 0
        while index >= 0 && index < count {
            let cluster = string.log_clusters[index]
            let first = index
            repeat {
                index += isRightToLeft ? -1 : 1
            } while index >= 0 && index < count
                && string.log_clusters[index] == cluster
            let glyphs = isRightToLeft ? (index + 1)..<(first + 1) : first..<index
            let startByte = Int(item.offset + cluster)
            let isLast = index < 0 || index >= count
            let endByte = Int(item.offset) + Int(isLast ? item.length : string.log_clusters[index])
            appendCluster(
                bytes: startByte..<endByte, glyphs: (firstGlyph + glyphs.lowerBound)..<(firstGlyph + glyphs.upperBound),
                run: run, font: font, offsets: offsets, breaks: breaks, to: &paragraph)
        }
    }

    private func appendCluster(
        bytes: Range<Int>, glyphs: Range<Int>, run: Int32, font: GlyphFont, offsets: Offsets, breaks: [PangoLogAttr],
        to paragraph: inout ShapedParagraph
    ) {
        let start = Int(offsets.utf16[bytes.lowerBound])
        let attributes = table.index(at: start)
        let style = table.spans[attributes].attributes
        let attribute = breaks[Int(offsets.scalar[bytes.lowerBound])]
        var flags: ShapedCluster.Flags = []
        if attribute.is_white != 0 { flags.insert(.whitespace) }
        if attribute.is_line_break != 0 { flags.insert(.breakBefore) }
        if attribute.is_cursor_position != 0 { flags.insert(.graphemeStart) }
        if offsets.utf8[bytes.lowerBound] == 0x09 { flags.insert(.tab) }
        var glyphCount = glyphs.count
        var advance = glyphs.reduce(0) { $0 + Double(paragraph.glyphs[$1].advance) }
        if let attachment = style.attachment, isAttachment(bytes, of: offsets) {
            advance = Double(attachment.size.width)
            glyphCount = 0
        } else if advance != 0 {
            if style.expansion != 0 { advance *= exp(Double(style.expansion)) }
            advance += Double(style.kern ?? 0)
            // Emoji and other fallback fonts are not tracked: Apple's table belongs to the system font.
            if style.font.isTracked, font.isInter {
                advance += FontTracking.tracking(size: style.font.safeSize, weight: style.font.weight)
            }
        }
        // A tab is room only, whatever the font has for it.
        if flags.contains(.tab) { glyphCount = 0 }
        paragraph.clusters.append(
            ShapedCluster(
                start: Int32(start), end: offsets.utf16[bytes.upperBound], glyphStart: Int32(glyphs.lowerBound),
                glyphCount: Int32(glyphCount), run: run, attributes: Int32(attributes), advance: advance, flags: flags
            ))
    }

    /// Whether a cluster is an object replacement character, U+FFFC.
    private func isAttachment(_ bytes: Range<Int>, of offsets: Offsets) -> Bool {
        offsets.utf8[bytes].elementsEqual([0xEF, 0xBF, 0xBC])
    }

    private func makeGlyph(_ info: PangoGlyphInfo, font: GlyphFont) -> ShapedGlyph {
        if info.glyph == 0x0FFF_FFFF {  // PANGO_GLYPH_EMPTY
            return ShapedGlyph(id: .max, offset: .zero, advance: points(info.geometry.width))
        }
        if info.glyph & 0x1000_0000 != 0 {  // PANGO_GLYPH_UNKNOWN_FLAG: no font has it, so draw the font's own sign
            return ShapedGlyph(id: 0, offset: .zero, advance: Float(font.advance(of: 0)))
        }
        return ShapedGlyph(
            id: info.glyph, offset: SIMD2(points(info.geometry.x_offset), points(info.geometry.y_offset)),
            advance: points(info.geometry.width))
    }

    private func points(_ value: Int32) -> Float { Float(value) / Float(PANGO_SCALE) }
}

extension TextShaper {
    /// The Pango attributes of a paragraph: fonts and OpenType features, all that shaping depends on.
    private func makeAttributes(
        offsets: Offsets, utf8: UnsafeBufferPointer<UInt8>, range: Range<Int>, scripts: ScriptFonts.Scripts
    ) -> OpaquePointer {
        let list = pango_attr_list_new()!
        var index = table.index(at: range.lowerBound)
        var byte = 0
        while byte < utf8.count, index < table.spans.count {
            // Spans that differ only in colour stay one item, so that kerning reaches across them.
            let first = table.spans[index].attributes
            var end = table.spans[index].range.upperBound
            while index + 1 < table.spans.count, table.spans[index + 1].attributes.shapesLike(first) {
                index += 1
                end = table.spans[index].range.upperBound
            }
            index += 1
            let endByte = offsets.byte(atUTF16: end, from: byte)
            defer { byte = endByte }
            guard endByte > byte else { continue }
            let further = library.families(for: scripts, region: library.design(of: first.font)?.region)
            let description = library.makeDescription(first.font, further: further)
            defer { pango_font_description_free(description) }
            insert(pango_attr_font_desc_new(description), byte..<endByte, into: list)
            insert(pango_attr_font_features_new(first.features), byte..<endByte, into: list)
        }
        // Inter's contextual alternates turn "->" into an arrow, which SF Pro does not; the raised colon of times both have.
        if utf8.count > 2 {
            for byte in 1..<(utf8.count - 1)
            where utf8[byte] == 0x3A && utf8[byte - 1].isASCIIDigit && utf8[byte + 1].isASCIIDigit {
                insert(pango_attr_font_features_new("calt=1"), byte..<(byte + 1), into: list)
            }
        }
        return list
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>, _ bytes: Range<Int>, into list: OpaquePointer
    ) {
        attribute.pointee.start_index = UInt32(bytes.lowerBound)
        attribute.pointee.end_index = UInt32(bytes.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}

/// UTF-8 text for Pango with the way back to UTF-16 offsets and scalar indices.
private struct Offsets {
    let utf8: [UInt8]
    /// By byte, and one past the end: the UTF-16 offset in the whole string.
    let utf16: [Int32]
    /// By byte, and one past the end: the index of the scalar.
    let scalar: [Int32]
    let scalarCount: Int

    init(_ text: Substring, start: Int) {
        let count = text.utf8.count
        var utf8: [UInt8] = []
        var utf16: [Int32] = []
        var scalar: [Int32] = []
        utf8.reserveCapacity(count)
        utf16.reserveCapacity(count + 1)
        scalar.reserveCapacity(count + 1)
        var (offset, index) = (Int32(start), Int32(0))
        for unicode in text.unicodeScalars {
            for byte in UTF8.encode(unicode)! {
                // Pango takes a NUL for the end; another control character is as invisible.
                utf8.append(byte == 0 ? 1 : byte)
                utf16.append(offset)
                scalar.append(index)
            }
            offset += unicode.value > 0xFFFF ? 2 : 1
            index += 1
        }
        utf16.append(offset)
        scalar.append(index)
        self.utf8 = utf8
        self.utf16 = utf16
        self.scalar = scalar
        scalarCount = Int(index)
    }

    /// The first byte, from `byte` on, at or after UTF-16 offset `offset`.
    func byte(atUTF16 offset: Int, from byte: Int) -> Int {
        var (low, high) = (byte, utf8.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(utf16[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension GlyphFont {
    fileprivate var isInter: Bool {
        family == FontConfiguration.systemFamily || family == FontConfiguration.displayFamily
    }
}

extension FontDescriptor {
    /// Whether letter spacing is adjusted to SF Pro's.
    fileprivate var isTracked: Bool { family == .system || family == .monospacedDigitSystem }
}

extension TextAttributes {
    fileprivate func shapesLike(_ other: TextAttributes) -> Bool {
        font == other.font && features == other.features
    }

    /// OpenType features in Pango's notation.
    fileprivate var features: String {
        var features: [String] = kern == 0 ? ["kern=0"] : []
        // Spaced text has no ligatures, and the system font has none that show.
        if font.isSystem || !hasLigatures || (kern ?? 0) != 0 { features += ["liga=0", "clig=0"] }
        if font.isSystem { features.append("calt=0") }
        if font.family == .monospacedDigitSystem { features.append("tnum=1") }
        return features.isEmpty ? "kern=1" : features.joined(separator: ",")
    }
}

extension UInt8 {
    fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension Unicode.Scalar {
    /// Whether the character reads right to left; nil if it takes the direction of what is around it.
    fileprivate var strongDirection: Bool? {
        switch value {
        case 0x200E: false
        case 0x200F, 0x061C: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            properties.isAlphabetic ? true : nil
        default: properties.isAlphabetic ? false : nil
        }
    }
}
