import Foundation

extension NSAttributedString {
    /// The text with more attributes.
    ///
    /// Foundation's `addAttribute` traps on Linux when a text's attributes came from another text, so ranges are given
    /// whole sets.
    ///
    /// - Parameter overriding: Whether the new values replace those that the text has.
    func adding(_ attributes: [NSAttributedString.Key: Any], overriding: Bool) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
            result.setAttributes(own.merging(attributes) { overriding ? $1 : $0 }, range: range)
        }
        return result
    }
}
