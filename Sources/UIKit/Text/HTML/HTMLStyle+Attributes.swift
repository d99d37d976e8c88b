import CoreGraphics
import Foundation

extension HTMLStyle {
    /// The attributes of a text in this style.
    var attributes: [NSAttributedString.Key: Any] {
        let font = font
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if raised != 0 { attributes[.baselineOffset] = size * (raised > 0 ? 0.4 : -0.2) }
        return attributes
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        if let lineHeightMultiple { style.lineHeightMultiple = lineHeightMultiple }
        if let lineHeight { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
        style.firstLineHeadIndent = indent
        style.headIndent = indent
        if listDepth > 0 {
            let start = indent + CGFloat(36 * (listDepth - 1))
            style.tabStops = [11, 36].map { NSTextTab(textAlignment: .left, location: start + $0) }
            style.headIndent = start + 36
        }
        return style
    }

    private var font: UIFont {
        for family in families {
            switch family.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "system": return system
            case "monospace", "ui-monospace": return styled("Courier")
            case "sans-serif": return styled("Helvetica")
            case "serif": return styled("Times New Roman")
            default:
                if family.hasPrefix(".") { return system }
                if UIFont(name: family, size: size) != nil { return styled(family) }
            }
        }
        return styled("Times New Roman")
    }

    private var system: UIFont {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let font = UIFont.systemFont(ofSize: size, weight: weights[min(max(weight / 100, 1), 9) - 1])
        return isItalic ? Self.adding([.traitItalic], to: font) ?? font : font
    }

    private func styled(_ name: String) -> UIFont {
        let font = UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if weight >= 600 { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        // A family without such a face is one that another font takes the place of: the system's has all.
        return traits.isEmpty ? font : Self.adding(traits, to: font) ?? system
    }

    private static func adding(_ traits: UIFontDescriptor.SymbolicTraits, to font: UIFont) -> UIFont? {
        let descriptor = font.fontDescriptor
        let all = descriptor.symbolicTraits.union(traits)
        guard let other = descriptor.withSymbolicTraits(all) else { return nil }
        let found = UIFont(descriptor: other, size: font.pointSize)
        return found.fontDescriptor.symbolicTraits.isSuperset(of: traits) ? found : nil
    }
}
