import CoreGraphics
import Foundation

/// A colour of a style sheet.
enum CSSColor {
    /// The sixteen of HTML's beginnings and those that texts are most often in, as red, green and blue.
    private static let named: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
        "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "crimson": 0xDC143C, "coral": 0xFF7F50,
        "tomato": 0xFF6347, "salmon": 0xFA8072, "khaki": 0xF0E68C, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3,
        "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "dimgray": 0x696969, "darkred": 0x8B0000, "darkgreen": 0x006400,
        "darkblue": 0x00008B, "lightblue": 0xADD8E6, "lightgreen": 0x90EE90, "skyblue": 0x87CEEB,
        "steelblue": 0x4682B4, "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF, "turquoise": 0x40E0D0,
        "darkorange": 0xFF8C00, "orangered": 0xFF4500, "chocolate": 0xD2691E, "beige": 0xF5F5DC, "ivory": 0xFFFFF0,
    ]

    /// `red`, `#f00`, `#ff0000`, `#ff0000ff`, `rgb(255, 0, 0)` or `rgba(255, 0, 0, 0.5)`; nil for what is none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
        if let value = named[text] { return color(value) }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard let match = text.wholeMatch(of: /rgba?\(([^)]*)\)/) else { return nil }
        let parts = match.1.split { ", /".contains($0) }.map { part in
            part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
        }
        guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        let alpha = parts.count > 3 ? parts[3] ?? 1 : 1
        return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let full = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let value = UInt32(full, radix: 16) else { return nil }
        switch full.count {
        case 6: return color(value)
        case 8: return color(value >> 8, alpha: CGFloat(value & 0xFF) / 255)
        default: return nil
        }
    }

    private static func color(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
        let part = { (shift: UInt32) in CGFloat((value >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
