import CoreGraphics
import Foundation

/// A symbol drawn some way.
struct Symbol: Sendable {
    let name: String
    let glyph: SymbolGlyph
    var configuration: UIImage.SymbolConfiguration
    /// Whether it was made with a configuration of its own.
    var hasOwnConfiguration = false

    init(name: String, glyph: SymbolGlyph, configuration: UIImage.SymbolConfiguration) {
        self.name = name
        self.glyph = glyph
        self.configuration = configuration
    }

    /// Points to a unit of the glyph's grid.
    private var unit: CGFloat {
        (configuration.pointSize ?? 17) / 20 * (configuration.scale ?? .default).factor
    }

    /// The colour that the symbol is drawn in, whatever the view's tint is; nil for the tint.
    var color: UIColor? { configuration.colors?.first }

    func image(scale: CGFloat) -> CGImage? {
        let image = stencil(scale: scale)
        guard let color else { return image }
        return image?.filled(with: color.cgColor)
    }

    private func stencil(scale: CGFloat) -> CGImage? {
        let unit = unit
        // On whole pixels, so that views that hug the symbol stay on them.
        func length(_ units: CGFloat) -> CGFloat { (units * unit * scale).rounded(.up) / scale }
        let size = CGSize(width: length(glyph.width), height: length(SymbolGlyph.height))
        return CGImage.drawn(size, scale: scale) { context in
            context.translateBy(
                x: (size.width - glyph.width * unit) / 2, y: (size.height - SymbolGlyph.height * unit) / 2)
            context.scaleBy(x: unit, y: unit)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            for part in glyph.parts { part.draw(in: context, stroke: (configuration.weight ?? .regular).stroke) }
        }
    }
}
