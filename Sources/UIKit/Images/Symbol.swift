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

    func image(scale: CGFloat) -> CGImage? {
        let unit = unit
        // On whole pixels, so that views that hug the symbol stay on them.
        func length(_ units: CGFloat) -> CGFloat { (units * unit * scale).rounded(.up) / scale }
        let size = CGSize(width: length(glyph.width), height: length(SymbolGlyph.height))
        return CGImage.drawn(size, scale: scale) { context in
            context.translateBy(
                x: (size.width - glyph.width * unit) / 2, y: (size.height - SymbolGlyph.height * unit) / 2)
            context.scaleBy(x: unit, y: unit)
            context.setLineWidth((configuration.weight ?? .regular).stroke)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            for part in glyph.parts { part.draw(in: context) }
        }
    }
}

/// The drawing of a symbol on a grid 24 units high.
struct SymbolGlyph: Sendable {
    static let height: CGFloat = 24

    enum Part: Sendable {
        case line(Path)
        case shape(Path)
        /// A part left out of what was drawn before.
        case hole(Path)
        case cut(Path)

        func draw(in context: CGContext) {
            context.setBlendMode(.normal)
            switch self {
            case .line(let path):
                context.addPath(CGPath(path))
                context.strokePath()
            case .shape(let path):
                context.addPath(CGPath(path))
                context.fillPath()
            case .hole(let path):
                context.setBlendMode(.destinationOut)
                context.addPath(CGPath(path))
                context.fillPath()
            case .cut(let path):
                context.setBlendMode(.destinationOut)
                context.addPath(CGPath(path))
                context.strokePath()
            }
        }
    }

    let width: CGFloat
    let parts: [Part]

    static func named(_ name: String) -> SymbolGlyph? {
        SymbolDrawings.all.lazy.compactMap { $0[name] }.first.map(SymbolGlyph.init)
    }

    /// Reads a drawing: `width;` if it is not 24, then parts, each a kind (`S` lines, `F` shapes, `H` holes, `K` cuts)
    /// and a path. See `SymbolDrawings`.
    private init(_ text: String) {
        var width: CGFloat = 24
        var parts: [Part] = []
        for field in text.split(separator: ";") {
            if let number = Double(field) {
                width = CGFloat(number)
                continue
            }
            let path = Path(drawing: field.dropFirst())
            switch field.first {
            case "F": parts.append(.shape(path))
            case "H": parts.append(.hole(path))
            case "K": parts.append(.cut(path))
            default: parts.append(.line(path))
            }
        }
        self.width = width
        self.parts = parts
    }
}

extension Path {
    /// Reads path steps, a letter and its numbers: `M`ove, `L`ine, `C`urve, `Z` to close, `O` a circle (centre, radius),
    /// `A` an arc (centre, radius, from and to in degrees, clockwise on the screen), `R` a rounded rectangle
    /// (x, y, width, height, radius).
    fileprivate init(drawing text: Substring) {
        self.init()
        var numbers: [CGFloat] = []
        var step: Character?
        func flush(_ path: inout Path) {
            let n = numbers
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
            switch (step, n.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", _):
                for index in stride(from: 0, to: n.count - 1, by: 2) { path.line(to: point(index)) }
            case ("C", _):
                for index in stride(from: 0, to: n.count - 5, by: 6) {
                    path.curve(to: point(index + 4), control1: point(index), control2: point(index + 2))
                }
            case ("Z", _): path.close()
            case ("O", 3):
                path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: n[2] * 2, height: n[2] * 2))
            case ("A", 5):
                var arc = Path()
                let (start, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
                arc.addRelativeArc(center: point(0), radius: n[2], startAngle: start, delta: end - start)
                path.append(arc)
            case ("R", 5):
                path.addRoundedRect(
                    in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
            default: break
            }
            numbers = []
        }
        var token = ""
        func take() {
            if let number = Double(token) { numbers.append(CGFloat(number)) }
            token = ""
        }
        for character in text {
            if character.isLetter {
                take()
                flush(&self)
                step = character
            } else if character == " " {
                take()
            } else {
                token.append(character)
            }
        }
        take()
        flush(&self)
    }
}
