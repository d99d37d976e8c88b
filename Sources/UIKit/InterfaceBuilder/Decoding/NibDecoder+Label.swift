import Foundation

extension NibDecoder {
    func decodeLabel(_ label: UILabel) {
        if let font = element.child("fontDescription") { label.font = font.font }
        if let color = instantiation.color("textColor", of: element) { label.textColor = color }
        if let color = instantiation.color("highlightedColor", of: element) { label.highlightedTextColor = color }
        if let color = instantiation.color("shadowColor", of: element) { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        label.textAlignment = element.choice("textAlignment", NibTextNames.alignments) ?? .natural
        if let mode = element.choice("lineBreakMode", NibTextNames.lineBreakModes) { label.lineBreakMode = mode }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
        label.allowsDefaultTighteningForTruncation = element.bool("adjustsLetterSpacingToFitWidth") ?? false
        // A label that shrinks its text says nothing of it: documents name only the one that does not.
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        label.baselineAdjustment = element.choice("baselineAdjustment", Self.baselineAdjustments) ?? .alignCenters
        // Older documents give the smallest size, newer ones its ratio.
        if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        if let size = element.number("minimumFontSize"), size > 0, label.minimumScaleFactor == 0 {
            label.minimumScaleFactor = min(1, size / label.font.pointSize)
        }
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        label.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
        // Only says which of the two the inspector shows.
        _ = element["usesAttributedText"]
        if let text = element.child("attributedText", named: "attributedString") {
            label.attributedText = instantiation.attributedString(text)
        } else if let text = element.string("text") {
            label.text = text
        }
    }

    private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}

/// Names that documents use for the ways of setting text.
enum NibTextNames {
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    ]
}
