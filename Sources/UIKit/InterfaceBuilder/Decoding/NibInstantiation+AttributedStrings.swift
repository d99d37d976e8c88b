import Foundation

extension NibInstantiation {
    /// The text of an `attributedString`: a run for each fragment.
    func attributedString(_ element: NibElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children(named: "fragment") {
            let text = fragment["content"] ?? fragment.string("content") ?? ""
            // Foundation traps where an empty text with attributes is appended.
            guard !text.isEmpty else { continue }
            let attributes = fragment.child(named: "attributes").map { self.attributes($0) } ?? [:]
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }

    private func attributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = element.child("NSFont") { result[.font] = font.font }
        for key in [
            NSAttributedString.Key.foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor,
        ] {
            if let color = color(key.rawValue, of: element) { result[key] = color }
        }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            if let value = number(key.rawValue, of: element) { result[key] = Int(exactly: value.rounded()) ?? 0 }
        }
        for key in [NSAttributedString.Key.kern, .baselineOffset] {
            if let value = number(key.rawValue, of: element) { result[key] = value }
        }
        if let style = element.child("NSParagraphStyle") { result[.paragraphStyle] = paragraphStyle(style) }
        return result
    }

    private func number(_ key: String, of element: NibElement) -> CGFloat? { element.child(key)?.number("value") }

    private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element.choice("alignment", NibTextNames.alignments) { style.alignment = alignment }
        if let mode = element.choice("lineBreakMode", NibTextNames.lineBreakModes) { style.lineBreakMode = mode }
        if let value = element.number("lineSpacing") { style.lineSpacing = value }
        if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = element.number("headIndent") { style.headIndent = value }
        if let value = element.number("tailIndent") { style.tailIndent = value }
        return style
    }
}
