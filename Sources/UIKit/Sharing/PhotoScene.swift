import CoreGraphics
import Foundation

/// A picture that the device has before a person names a folder, drawn by code.
enum PhotoScene: Int, CaseIterable {
    case hills, sea, night, desert, meadow, mountains

    /// The name, as that of a file of a camera.
    var name: String { "IMG_000\(rawValue + 1)" }

    /// Points and pixels, at a scale of 1; two are upright.
    var size: CGSize {
        switch self {
        case .night, .meadow: CGSize(width: 900, height: 1200)
        default: CGSize(width: 1200, height: 900)
        }
    }

    /// When the picture was taken.
    ///
    /// Choice (photos): the drawn pictures are from six days in a row, the first of them 1 June 2024.
    var date: Date { Date(timeIntervalSince1970: 1_717_243_200 + 86_400 * Double(rawValue)) }

    private struct Look {
        let sky: [UIColor]
        let ground: [UIColor]
        let light: (color: UIColor, x: CGFloat, y: CGFloat, radius: CGFloat)
    }

    private static func rgb(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    /// Sky from the top down, ground from the back to the front, and the sun or moon in parts of the size.
    private var look: Look {
        let rgb = Self.rgb
        return switch self {
        case .hills:
            Look(
                sky: [rgb(0x3B6FB5), rgb(0xF7C59F)], ground: [rgb(0x7C9A92), rgb(0x4F7A5B), rgb(0x2F5D3A)],
                light: (rgb(0xFFF1C9), 0.7, 0.38, 0.07))
        case .sea:
            Look(
                sky: [rgb(0x2E86C1), rgb(0xD6EAF8)], ground: [rgb(0x2874A6), rgb(0x1B4F72), rgb(0xE8D7A9)],
                light: (rgb(0xFFFFFF), 0.25, 0.2, 0.06))
        case .night:
            Look(
                sky: [rgb(0x0B1026), rgb(0x3B2F63)], ground: [rgb(0x241F3D), rgb(0x17142B), rgb(0x0B0A16)],
                light: (rgb(0xF4F1DE), 0.68, 0.18, 0.08))
        case .desert:
            Look(
                sky: [rgb(0xF39C6B), rgb(0xFFE3B3)], ground: [rgb(0xE0A458), rgb(0xC9814A), rgb(0x9E5A33)],
                light: (rgb(0xFFF7E0), 0.5, 0.4, 0.1))
        case .meadow:
            Look(
                sky: [rgb(0x6FB7E9), rgb(0xEAF6FF)], ground: [rgb(0xA9CF6B), rgb(0x7DB046), rgb(0x4F8A2E)],
                light: (rgb(0xFFF4B8), 0.2, 0.15, 0.08))
        case .mountains:
            Look(
                sky: [rgb(0x9FB8D0), rgb(0xF5F0EB)], ground: [rgb(0x8294A6), rgb(0x5A6B7D), rgb(0x38495A)],
                light: (rgb(0xFFFFFF), 0.8, 0.22, 0.05))
        }
    }

    func draw() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let (size, look) = (size, look)
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.drawLinearGradient(
                CGGradient(colors: look.sky.map(\.cgColor.rgba), locations: [0, 1]), start: .zero,
                end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
            look.light.color.setFill()
            let radius = look.light.radius * size.width
            context.fillEllipse(
                in: CGRect(
                    x: look.light.x * size.width - radius, y: look.light.y * size.height - radius, width: 2 * radius,
                    height: 2 * radius))
            for (row, color) in look.ground.enumerated() {
                color.setFill()
                context.addPath(Self.ridge(row, seed: rawValue, in: size))
                context.fillPath()
            }
        }
    }

    /// The outline of a row of hills.
    private static func ridge(_ row: Int, seed: Int, in size: CGSize) -> CGPath {
        let path = CGMutablePath()
        let base = size.height * (0.55 + 0.15 * CGFloat(row))
        let height = size.height * (0.1 - 0.02 * CGFloat(row))
        path.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...60 {
            let part = Double(step) / 60
            let wave = sin(part * (5 + Double(row)) + Double(seed * 3 + row * 2)) + 0.4 * sin(part * 17 + Double(seed))
            path.addLine(to: CGPoint(x: size.width * CGFloat(part), y: base - height * CGFloat(wave)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        return path
    }
}
