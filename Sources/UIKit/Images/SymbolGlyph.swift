import CoreGraphics
import Foundation

/// The drawing of a symbol on a grid 24 units high.
struct SymbolGlyph: Sendable {
    static let height: CGFloat = 24

    let width: CGFloat
    let parts: [Part]

    /// A path of a symbol and how it is drawn.
    struct Part: Sendable {
        enum Style: Sendable {
            /// A line as wide as the symbol's weight says.
            case line
            case shape
            /// The outlines of lines of a regular weight, by the even-odd rule or not.
            case icon(evenOdd: Bool)
        }

        var path: Path
        var style: Style
        /// Whether the part is left out of what was drawn before.
        var erases = false
        /// How much wider a line is than the symbol's weight says, or how much of the weight an icon takes.
        var widening: CGFloat = 1

        func draw(in context: CGContext, stroke: CGFloat) {
            context.setBlendMode(erases ? .destinationOut : .normal)
            context.addPath(CGPath(path))
            switch style {
            case .line:
                context.setLineWidth(stroke * widening)
                context.strokePath()
            case .shape: context.fillPath()
            case .icon(let evenOdd):
                context.fillPath(using: evenOdd ? .evenOdd : .winding)
                embolden(to: stroke, in: context)
            }
        }

        /// Lines along an icon's outlines make it bolder or, taken away, thinner.
        private func embolden(to stroke: CGFloat, in context: CGContext) {
            let difference = min(stroke - SymbolIcon.lineWidth, SymbolIcon.mostEmboldening) * widening
            context.setBlendMode((difference < 0) == erases ? .normal : .destinationOut)
            // What is erased cannot be drawn again: the disc around it would be drawn over.
            if erases && difference < 0 { return }
            context.addPath(CGPath(path))
            context.setLineWidth(abs(difference))
            context.strokePath()
        }

        func applying(_ transform: CGAffineTransform) -> Part {
            var part = self
            part.path = path.applying(transform)
            return part
        }
    }

    /// The drawing of a symbol: our own, an icon, or one composed by its name's rules; nil for a name without any.
    static func named(_ name: String) -> SymbolGlyph? {
        drawn(name) ?? (SymbolNames.contains(name) ? icon(name) : nil)
    }

    /// Our own drawing.
    private static func drawn(_ name: String) -> SymbolGlyph? {
        SymbolDrawings.all.lazy.compactMap { $0[name] }.first.map(SymbolGlyph.init)
    }

    private static func icon(_ name: String) -> SymbolGlyph? { SymbolIcon.named(name) ?? composed(name) }

    /// The drawing of a part of a symbol, which need not be the name of one.
    static func part(_ name: String) -> SymbolGlyph? { drawn(name) ?? icon(name) }

    /// The drawing in place of a symbol that iOS has and nobody has drawn.
    static let placeholder = SymbolGlyph(
        "SM4 8.2L4 7C4 5.3 5.3 4 7 4L8.2 4M10.6 4L13.4 4M15.8 4L17 4C18.7 4 20 5.3 20 7L20 8.2"
            + "M20 10.6L20 13.4M20 15.8L20 17C20 18.7 18.7 20 17 20L15.8 20M13.4 20L10.6 20M8.2 20L7 20C5.3 20 4 18.7 4 17L4 15.8"
            + "M4 13.4L4 10.6")

    init(width: CGFloat, parts: [Part]) {
        self.width = width
        self.parts = parts
    }

    /// Reads a drawing: `width;` if it is not 24, then parts, each a kind (`S` lines, `F` shapes, `H` holes, `K` cuts)
    /// and a path. See `SymbolDrawings`.
    init(_ text: String) {
        var width: CGFloat = 24
        var parts: [Part] = []
        for field in text.split(separator: ";") {
            if let number = Double(field) {
                width = CGFloat(number)
                continue
            }
            let path = Path(drawing: field.dropFirst())
            let kind = field.first
            parts.append(
                Part(path: path, style: kind == "F" || kind == "H" ? .shape : .line, erases: kind == "H" || kind == "K")
            )
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
