import Foundation

extension NibInstantiation {
    /// The text of an `attributedString`: a run for each fragment.
    func attributedString(_ element: NibElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var isOdd = false
        for fragment in element.children(named: "fragment") {
            let text = fragment["content"] ?? fragment.string("content") ?? ""
            var attributes = fragment.child(named: "attributes").map { self.attributes($0) } ?? [:]
            guard !text.isEmpty else { continue }
            if isOdd { attributes.merge(Self.fillers) { own, _ in own } }
            isOdd.toggle()
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }

    /// Without a meaning: they make every second run have more attributes than its neighbours.
    ///
    /// Foundation on Linux compares neighbouring runs and traps at values of Swift's, unless their numbers differ.
    private static let fillers = Dictionary(
        uniqueKeysWithValues: (0..<16).map { (NSAttributedString.Key("_MatryoshkaFiller\($0)"), true as Any) })

    private func attributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = element.child("NSFont") { result[.font] = font.font }
        for key in [
            NSAttributedString.Key.foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor,
            .strokeColor,
        ] {
            if let color = color(key.rawValue, of: element) { result[key] = color }
        }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            if let value = number(key.rawValue, of: element) { result[key] = Int(exactly: value.rounded()) ?? 0 }
        }
        for key in [
            NSAttributedString.Key.kern, .baselineOffset, .strokeWidth, .obliqueness, .expansion, .ligature,
        ] {
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
        if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = element.number("defaultTabInterval") { style.defaultTabInterval = value }
        if let value = element.number("hyphenationFactor") { style.hyphenationFactor = Float(value) }
        if let allows = element.bool("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = allows
        }
        if let direction: NSWritingDirection = element.choice(
            "baseWritingDirection", ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
        {
            style.baseWritingDirection = direction
        }
        return style
    }
}
