import Foundation

extension NibElement {
    /// The font that a `fontDescription` or an attributed string's `font` describes.
    var font: UIFont {
        if let style = self["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = number("pointSize") ?? number("size") ?? standardSize
        if let family = self["family"] ?? self["name"] { return named(self["name"] ?? family, family, size) }
        switch self["type"] ?? self["metaFont"] {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    private var standardSize: CGFloat {
        switch self["size"] ?? self["metaFont"] {
        case "label": UIFont.labelFontSize
        case "button": UIFont.buttonFontSize
        case "small", "smallSystem": UIFont.smallSystemFontSize
        case "system": UIFont.systemFontSize
        default: UIFont.labelFontSize
        }
    }

    private var weight: UIFont.Weight? {
        choice(
            "weight",
            [
                "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
                "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ])
    }

    /// A font that is not installed gives way to the system's in the same weight.
    private func named(_ name: String, _ family: String, _ size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
        if style.contains("italic") || style.contains("oblique") { return .italicSystemFont(ofSize: size) }
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        return .systemFont(ofSize: size, weight: weights.first { style.contains($0.0) }?.1 ?? .regular)
    }
}
