import CoreGraphics
import Foundation

/// Symbols whose names say how they are made of others: `X.circle.fill`, `X.slash`, `X.badge.plus`.
extension SymbolGlyph {
    /// The drawing that a name's last words describe; nil where what they are added to is not drawn.
    static func composed(_ name: String) -> SymbolGlyph? {
        var words = name.split(separator: ".").map(String.init)
        if words.count > 1, let last = words.last, languages.contains(last) {
            words.removeLast()
            return named(words)
        }
        if let badge = words.lastIndex(of: "badge"), badge > 0 {
            let mark = words[(badge + 1)...].filter { $0 != "fill" }
            let outlined = Array(words[..<badge])
            guard let base = (words.last == "fill" ? named(outlined + ["fill"]) : nil) ?? named(outlined) else {
                return nil
            }
            return mark.isEmpty ? base.dotted() : named(mark).map { base.badged($0) }
        }
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        guard words.count > 1, let last = words.last else { return isFilled ? named(words) : letter(words.first) }
        let rest = Array(words.dropLast())
        switch last {
        case "circle": return named(rest).map { $0.enclosed(in: circle, filled: isFilled) }
        case "square", "app": return named(rest).map { $0.enclosed(in: square, filled: isFilled) }
        case "rectangle": return named(rest).map { $0.enclosed(in: rectangle, filled: isFilled) }
        case "slash": return ((isFilled ? named(rest + ["fill"]) : nil) ?? named(rest))?.slashed()
        default: return isFilled ? named(words) : nil
        }
    }

    private static func named(_ words: some Collection<String>) -> SymbolGlyph? {
        let name = words.joined(separator: ".")
        if let letter = words.count == 1 ? letter(words.first) : nil { return letter }
        return part(name)
    }

    /// The languages and scripts that a symbol has forms for.
    private static let languages: Set<String> = [
        "ar", "bn", "el", "gu", "he", "hi", "inverse", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
        "rtl",
        "ru", "sat", "si", "ta", "te", "th", "traditional", "ur", "zh",
    ]

    private static let circle = Path(ellipseIn: CGRect(x: 2.4, y: 2.4, width: 19.2, height: 19.2))
    private static let square = Path(roundedRect: CGRect(x: 3.4, y: 3.4, width: 17.2, height: 17.2), radius: 3.6)
    private static let rectangle = Path(roundedRect: CGRect(x: 1.6, y: 4.6, width: 20.8, height: 14.8), radius: 3.2)

    /// The symbol inside of a shape that is drawn as a line, or left out of the shape where that is filled.
    private func enclosed(in outline: Path, filled: Bool) -> SymbolGlyph {
        let frame = Part(path: outline, style: .line)
        let inner = scaled(by: 0.56, to: CGPoint(x: 12, y: 12))
        guard filled else { return SymbolGlyph(width: 24, parts: [frame] + inner) }
        // What the symbol itself erases is its own affair: inside of a filled shape only what it draws is left out.
        let holes = inner.filter { !$0.erases }.map { part in
            var part = part
            part.erases = true
            return part
        }
        return SymbolGlyph(width: 24, parts: [Part(path: outline, style: .shape), frame] + holes)
    }

    private func slashed() -> SymbolGlyph {
        var line = Path()
        line.move(to: CGPoint(x: width / 2 - 9, y: 3.2))
        line.line(to: CGPoint(x: width / 2 + 9, y: 20.8))
        var gap = Part(path: line, style: .line, erases: true)
        gap.widening = 3
        return SymbolGlyph(width: max(width, 22), parts: shifted(for: 22) + [gap, Part(path: line, style: .line)])
    }

    private func badged(_ mark: SymbolGlyph) -> SymbolGlyph {
        let width = max(width, 20) + 3
        let center = CGPoint(x: width - 6, y: 17.6)
        let gap = Path(ellipseIn: CGRect(x: center.x - 6.4, y: center.y - 6.4, width: 12.8, height: 12.8))
        return SymbolGlyph(
            width: width,
            parts: shifted(for: 20) + [Part(path: gap, style: .shape, erases: true)]
                + mark.scaled(by: 0.46, to: center))
    }

    private func dotted() -> SymbolGlyph {
        let center = CGPoint(x: max(width, 20) - 4.6, y: 5.4)
        func disc(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return SymbolGlyph(
            width: max(width, 20),
            parts: shifted(for: 20) + [
                Part(path: disc(5.2), style: .shape, erases: true), Part(path: disc(3.7), style: .shape),
            ])
    }

    /// The parts in the middle of at least a width.
    private func shifted(for least: CGFloat) -> [Part] {
        width >= least ? parts : parts.map { $0.applying(CGAffineTransform(translationX: (least - width) / 2, y: 0)) }
    }

    private func scaled(by factor: CGFloat, to center: CGPoint) -> [Part] {
        let transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: factor, y: factor)
            .translatedBy(x: -width / 2, y: -12)
        return parts.map { $0.applying(transform) }
    }
}

extension Path {
    fileprivate init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    fileprivate init(roundedRect rect: CGRect, radius: CGFloat) {
        self.init()
        addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
}
