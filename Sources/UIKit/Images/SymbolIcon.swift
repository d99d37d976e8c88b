import CoreGraphics
import Foundation

/// Symbols that are drawn from icons: `Scripts/symbols.py` writes the table.
enum SymbolIcon {
    /// The width of the icons' lines on the symbols' grid.
    static let lineWidth: CGFloat = 1.29
    /// The most that an icon's lines are made wider: more closes what is open between them.
    static let mostEmboldening: CGFloat = 1.1

    private static let icons = table(SymbolIcons.names)
    private static let drawings = table(SymbolIcons.drawings)

    static func named(_ name: String) -> SymbolGlyph? {
        guard let icon = icons[Substring(name)], let drawing = drawings[icon] else { return nil }
        var part = Part(path: Path(), style: .icon(evenOdd: false))
        let width = read(drawing, into: &part)
        // Filled icons have small openings and no lines to make bolder.
        if icon.hasSuffix("-fill") { part.widening = 0.3 }
        return SymbolGlyph(width: width, parts: [part])
    }

    private typealias Part = SymbolGlyph.Part

    /// Lines of a name, a space and what it stands for. By bytes, as the first symbol of an app waits for it.
    private static func table(_ lines: String) -> [Substring: Substring] {
        var table: [Substring: Substring] = [:]
        for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            table[Substring(line[..<space])] = Substring(line[line.index(after: space)...])
        }
        return table
    }

    /// Reads a drawing of the table: its width, `e` for the even-odd rule, and steps with points relative to where they
    /// start, all in hundredths of the grid's unit.
    private static func read(_ drawing: Substring, into part: inout Part) -> CGFloat {
        var reader = Reader(text: drawing.utf8)
        let width = reader.numbers()[0]
        var current = CGPoint.zero
        while let step = reader.letter() {
            let numbers = reader.numbers()
            let start = current
            func point(_ index: Int) -> CGPoint {
                CGPoint(x: start.x + numbers[index], y: start.y + numbers[index + 1])
            }
            switch step {
            case "e": part.style = .icon(evenOdd: true)
            case "m":
                current = point(0)
                part.path.move(to: current)
            case "l":
                current = point(0)
                part.path.line(to: current)
            case "c":
                current = point(4)
                part.path.curve(to: current, control1: point(0), control2: point(2))
            default: part.path.close()
            }
        }
        return width
    }

    private struct Reader {
        let text: Substring.UTF8View
        private var index: Substring.UTF8View.Index

        init(text: Substring.UTF8View) {
            self.text = text
            index = text.startIndex
        }

        mutating func letter() -> Character? {
            guard index < text.endIndex else { return nil }
            defer { index = text.index(after: index) }
            return Character(Unicode.Scalar(text[index]))
        }

        /// The numbers up to the next letter, in units of the grid.
        mutating func numbers() -> [CGFloat] {
            var numbers: [CGFloat] = []
            while index < text.endIndex, text[index] < UInt8(ascii: "a") {
                if text[index] == UInt8(ascii: " ") { index = text.index(after: index) }
                var sign = 1
                if text[index] == UInt8(ascii: "-") {
                    sign = -1
                    index = text.index(after: index)
                }
                var value = 0
                while index < text.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) {
                    value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
                    index = text.index(after: index)
                }
                numbers.append(CGFloat(sign * value) / 100)
            }
            return numbers
        }
    }
}
