import Foundation

/// The text of a label, with or without attributes.
enum LabelContent {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    var hasText: Bool { !(string ?? "").isEmpty }

    /// The text with the attributes that it is drawn with.
    @MainActor func attributed(in label: UILabel) -> NSAttributedString? {
        switch self {
        case .none: nil
        case .attributed(let text): text
        case .plain(let text):
            NSAttributedString(
                string: text,
                attributes: [
                    .font: label.font as UIFont, .foregroundColor: label.textColor as UIColor,
                    .paragraphStyle: label.defaultStyle,
                ])
        }
    }

    /// Brings the fonts of an attributed text to the size of some traits. Returns whether any changed.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        guard case .attributed(let text) = self else { return false }
        let adjusted = text.adjustingFonts(to: traits)
        guard adjusted !== text else { return false }
        self = .attributed(adjusted)
        return true
    }

    /// Gives all of an attributed text one value, as a label's properties do that are set after it.
    mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = self else { return }
        self = .attributed(text.adding([key: value], overriding: true))
    }
}
