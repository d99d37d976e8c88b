import Foundation

extension NSAttributedString {
    /// The text with more attributes.
    ///
    /// - Parameter overriding: Whether the new values replace those that the text has.
    func adding(_ attributes: [NSAttributedString.Key: Any], overriding: Bool) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
            result.setAttributes(own.merging(attributes) { overriding ? $1 : $0 }, range: range)
        }
        return result
    }

    /// The text with its fonts at the size of some traits, where they were made to follow that; itself where none was.
    func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
        var isAdjusted = true
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole) { own, _, _ in
            if let font = own[.font] as? UIFont, font.adjusted(to: traits) != font { isAdjusted = false }
        }
        guard !isAdjusted else { return self }
        let result = NSMutableAttributedString(string: string)
        enumerateAttributes(in: whole) { own, range, _ in
            var attributes = own
            if let font = own[.font] as? UIFont { attributes[.font] = font.adjusted(to: traits) }
            result.setAttributes(attributes, range: range)
        }
        return result
    }
}
