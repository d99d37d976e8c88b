import CoreGraphics
import Foundation

/// A colour that a person puts together: its parts in sRGB, from 0 to 1.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let black = PickedColor(red: 0, green: 0, blue: 0)
    static let white = PickedColor(red: 1, green: 1, blue: 1)

    var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }
    /// Whether white shows better upon the colour than black.
    var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.6 }
    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension PickedColor {
    @MainActor init(_ color: UIColor) {
        self = .black
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (red, green, blue, alpha) = (Self.kept(red), Self.kept(green), Self.kept(blue), Self.kept(alpha))
    }

    /// Colours beyond sRGB are shown by the nearest one.
    private static func kept(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }

    // MARK: Hexadecimal

    /// Reads six digits, or three that each stand for two, with or without a number sign before them.
    init?(hex: String) {
        var digits = hex.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
        self.init(hex: value)
    }

    /// Makes an opaque colour of a number such as 0xFF8000.
    init(hex: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// Six digits, without the opacity.
    var hex: String {
        let digits = [red, green, blue].map { part -> String in
            let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return digits.joined()
    }

    // MARK: The spectrum

    /// The colour at a place of the spectrum: the hue from left to right, from white at the top over the full colour to
    /// black at the bottom.
    ///
    /// - Parameter place: In fractions of the spectrum's size.
    init(spectrum place: CGPoint) {
        let pure = Self.pure(hue: place.x)
        let light = max(0, 1 - 2 * place.y)
        let shade = max(0, 2 * place.y - 1)
        func mixed(_ part: CGFloat) -> CGFloat { (part + (1 - part) * light) * (1 - shade) }
        self.init(red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue))
    }

    /// The brightest colour of a hue, which goes once around from 0 to 1.
    static func pure(hue: CGFloat) -> PickedColor {
        func part(_ middle: CGFloat) -> CGFloat {
            let distance = abs(hue * 6 - middle)
            return kept(2 - min(distance, 6 - distance))
        }
        return PickedColor(red: part(0), green: part(2), blue: part(4))
    }

    /// The place of the spectrum where the colour is, or the one nearest in hue and lightness.
    var spectrumPlace: CGPoint {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        var sector: CGFloat = 0
        if spread > 0 {
            sector =
                most == red
                ? (green - blue) / spread : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
        }
        if sector < 0 { sector += 6 }
        // A gray has its place by its brightness alone.
        let y = spread == 0 ? 1 - most : most < 1 ? 1 - most / 2 : (1 - least) / 2
        return CGPoint(x: sector / 6, y: y)
    }
}

/// The colours that a person has put aside, for all pickers of a run.
final class SavedColors: SessionPart {
    // Choice (color picker): those that are there at first.
    private(set) var colors = [0x000000, 0x007AFF, 0x34C759, 0xFFCC00, 0xFF3B30].map(PickedColor.init(hex:))

    func add(_ color: PickedColor) { if !colors.contains(color) { colors.append(color) } }
    func remove(_ color: PickedColor) { colors.removeAll { $0 == color } }
}
