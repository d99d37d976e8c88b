import Foundation

extension AssetCatalogReader {
    static func color(_ contents: AssetContents, _ name: String, _ warnings: inout [String]) -> AssetEntry? {
        let entries = contents.entries("colors")
        var variants: [ColorSet.Variant] = []
        for entry in entries where !isForWideGamut(entry, among: entries) {
            // Xcode lists the variants that have no colour yet, too.
            guard !entry["color"].isNull, let idiom = idiom(entry), case .some(let appearance) = appearance(entry)
            else {
                continue
            }
            guard let value = CatalogColor.value(entry["color"]) else {
                warnings.append("colour is malformed")
                continue
            }
            variants.append(.init(value: value, idiom: idiom, appearance: appearance))
        }
        return variants.isEmpty ? nil : .color(ColorSet(name: name, variants: variants))
    }
}

/// Reads a colour in any of the notations that catalogs use, and converts it to sRGB.
enum CatalogColor {
    static func value(_ color: JSONValue) -> ColorSet.Value? {
        if let name = color["reference"].string { return .system(name) }
        let parts = color["components"]
        guard let alpha = component(parts["alpha"], isAlpha: true) else { return nil }
        let space = color["color-space"].string ?? "srgb"
        if space.contains("gray") {
            guard let white = component(parts["white"]) else { return nil }
            let level = space == "gray-gamma-22" ? encode(pow(white, 2.2)) : white
            return .components(red: level, green: level, blue: level, alpha: alpha)
        }
        guard let red = component(parts["red"]), let green = component(parts["green"]),
            let blue = component(parts["blue"])
        else { return nil }
        switch space {
        case "display-p3": return displayP3(red, green, blue, alpha: alpha)
        case "extended-linear-srgb":
            return .components(red: encode(red), green: encode(green), blue: encode(blue), alpha: alpha)
        case "srgb", "extended-srgb": return .components(red: red, green: green, blue: blue, alpha: alpha)
        default: return nil
        }
    }

    /// A component between 0 and 1: "0.5" is a fraction, "128" and "0x80" are parts of 255.
    private static func component(_ value: JSONValue, isAlpha: Bool = false) -> Double? {
        if value.isNull, isAlpha { return 1 }
        let number: Double?
        if let text = value.string?.trimmingCharacters(in: .whitespaces).lowercased() {
            if text.hasPrefix("0x") {
                number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if text.contains(".") || isAlpha && ["0", "1"].contains(text) {
                number = Double(text)
            } else {
                number = Int(text).map { Double($0) / 255 }
            }
        } else {
            number = value.number.map { $0 > 1 ? $0 / 255 : $0 }
        }
        guard let number, number.isFinite else { return nil }
        return min(max(number, 0), 1)
    }

    /// Display P3 has sRGB's curve and wider primaries: what sRGB cannot show is clamped.
    private static func displayP3(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> ColorSet.Value {
        let (r, g, b) = (decode(red), decode(green), decode(blue))
        return .components(
            red: encode(1.2249401762805598 * r - 0.2249401762805598 * g),
            green: encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
            blue: encode(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b), alpha: alpha)
    }

    /// From an sRGB component to linear light.
    private static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// From linear light to an sRGB component, clamped.
    private static func encode(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return min(max(encoded, 0), 1)
    }
}
