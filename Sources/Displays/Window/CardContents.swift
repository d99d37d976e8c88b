import CoreGraphics
import Foundation

/// A card's lines, one below the other, with the size that they need.
struct CardContents {
    private enum Part {
        case text(TextLayout, CGColor)
        case gap(CGFloat)
        case excerpt(Excerpt)
        case rule
    }

    /// Lines of source with their numbers.
    private struct Excerpt {
        var numbers: [TextLayout]
        var lines: [TextLayout]
        /// The line that the message is about.
        var marked: Int?
        var gutter: CGFloat
        static let lineHeight: CGFloat = 16
        var height: CGFloat { CGFloat(lines.count) * Self.lineHeight + 12 }
    }

    private var parts: [Part] = []
    private let width: CGFloat
    private let theme: OverlayTheme
    private let unit: Double
    private static let padding: CGFloat = 16

    private var textWidth: CGFloat { width - 2 * Self.padding }

    private init(width: CGFloat, theme: OverlayTheme, unit: Double) {
        self.width = width
        self.theme = theme
        self.unit = unit
    }

    init(_ message: StatusCard.Message, width: CGFloat, theme: OverlayTheme, unit: Double) {
        self.init(width: width, theme: theme, unit: unit)
        add(message.title, OverlayText(size: 16, weight: .semibold), message.isBad ? theme.bad : theme.text)
        if let text = message.text {
            parts.append(.gap(6))
            add(text, OverlayText(size: 13, lineLimit: 12), theme.text)
        }
        if let place = message.place {
            parts.append(.gap(10))
            add(place, OverlayText(size: 12, isMonospaced: true, lineLimit: 2), theme.text)
        }
        if !message.stack.isEmpty {
            parts.append(.gap(4))
            for line in message.stack.prefix(6) {
                add(line, OverlayText(size: 11, isMonospaced: true, lineLimit: 1), theme.secondaryText)
                parts.append(.gap(2))
            }
        }
        addHint(message.hint)
    }

    /// - Parameter height: The most that the card may take; errors that do not fit are counted.
    init(
        _ errors: [BuildError], canDismiss: Bool, width: CGFloat, height: CGFloat, theme: OverlayTheme, unit: Double
    ) {
        self.init(width: width, theme: theme, unit: unit)
        let count = errors.filter { $0.severity == .error }.count
        let title = count > 1 ? "The build failed with \(count) errors" : "The build failed"
        add(title, OverlayText(size: 16, weight: .semibold), theme.bad)
        let hint = canDismiss ? "Esc  Keep using the app as it was" : nil
        let reserve: CGFloat = 62
        var shown = 0
        for error in errors {
            var next = self
            next.parts.append(shown == 0 ? .gap(10) : .rule)
            next.add(error)
            if shown > 0, next.height + reserve > height { break }
            self = next
            shown += 1
        }
        if shown < errors.count {
            parts.append(.gap(10))
            add("and \(errors.count - shown) more", OverlayText(size: 12), theme.secondaryText)
        }
        addHint(hint)
    }

    private mutating func add(_ error: BuildError) {
        let place = error.file.map { file in
            [URL(fileURLWithPath: file).lastPathComponent, error.line.map(String.init)].compactMap { $0 }
                .joined(separator: ":")
        }
        if let place {
            add(place, OverlayText(size: 12, weight: .bold, isMonospaced: true, lineLimit: 1), theme.text)
            parts.append(.gap(3))
        }
        add(
            error.message, OverlayText(size: 13, lineLimit: 8),
            error.severity == .error ? theme.text : theme.secondaryText)
        guard !error.excerpt.isEmpty else { return }
        parts.append(.gap(8))
        let style = OverlayText(size: 11.5, isMonospaced: true, lineLimit: 1)
        let first = error.excerptStart ?? 1
        let numbers = error.excerpt.indices.map { style.layout(String(first + $0), unit: unit) }
        let gutter = (numbers.map(\.size.width).max() ?? 0) + 16
        let lines = Self.withoutCommonIndent(error.excerpt).map {
            style.layout($0, width: textWidth - gutter - 8, unit: unit)
        }
        let marked = error.line.map { $0 - first }.flatMap { lines.indices.contains($0) ? $0 : nil }
        parts.append(.excerpt(Excerpt(numbers: numbers, lines: lines, marked: marked, gutter: gutter)))
    }

    /// Lines of source moved to the left as far as all of them can be: there is not much room.
    static func withoutCommonIndent(_ lines: [String]) -> [String] {
        let lines = lines.map { $0.replacingOccurrences(of: "\t", with: "    ") }
        let indents = lines.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
        let common = indents.min() ?? 0
        return lines.map { String($0.dropFirst(common)) }
    }

    private mutating func addHint(_ hint: String?) {
        guard let hint else { return }
        parts.append(.gap(14))
        add(hint, OverlayText(size: 12, weight: .medium), theme.hint)
    }

    private mutating func add(_ string: String, _ style: OverlayText, _ color: CGColor) {
        parts.append(.text(style.layout(string, width: textWidth, unit: unit), color))
    }

    private static func height(of part: Part) -> CGFloat {
        switch part {
        case .text(let layout, _): layout.size.height
        case .gap(let height): height
        case .excerpt(let excerpt): excerpt.height
        case .rule: 25
        }
    }

    private var height: CGFloat { parts.reduce(2 * Self.padding) { $0 + Self.height(of: $1) } }

    /// Draws the card in the middle of the screen.
    func draw(in context: CGContext, within screen: CGRect) {
        let origin = CGPoint(
            x: (screen.midX - width / 2).rounded(), y: max(screen.minY + 12, (screen.midY - height / 2).rounded()))
        context.drawPanel(CGRect(origin: origin, size: CGSize(width: width, height: height)), theme: theme, radius: 14)
        let x = origin.x + Self.padding
        var y = origin.y + Self.padding
        for part in parts {
            switch part {
            case .text(let layout, let color): context.draw(layout, at: CGPoint(x: x, y: y), color: color)
            case .gap: break
            case .rule:
                context.setFillColor(theme.line)
                context.fill(CGRect(x: x, y: y + 12, width: textWidth, height: 1))
            case .excerpt(let excerpt): draw(excerpt, in: context, at: CGPoint(x: x, y: y))
            }
            y += Self.height(of: part)
        }
    }

    private func draw(_ excerpt: Excerpt, in context: CGContext, at origin: CGPoint) {
        let area = CGRect(x: origin.x, y: origin.y, width: textWidth, height: excerpt.height)
        context.setFillColor(theme.excerpt)
        context.fill(RoundedRect(area, radius: 7, isContinuous: true))
        for index in excerpt.lines.indices {
            let y = origin.y + 6 + CGFloat(index) * Excerpt.lineHeight
            let isMarked = index == excerpt.marked
            if isMarked {
                context.setFillColor(theme.mark)
                context.fill(CGRect(x: area.minX, y: y, width: area.width, height: Excerpt.lineHeight))
                context.setFillColor(theme.bad)
                context.fill(CGRect(x: area.minX, y: y, width: 3, height: Excerpt.lineHeight))
            }
            let number = excerpt.numbers[index]
            context.draw(
                number, at: CGPoint(x: area.minX + excerpt.gutter - 8 - number.size.width, y: y + 1),
                color: isMarked ? theme.bad : theme.secondaryText)
            context.draw(
                excerpt.lines[index], at: CGPoint(x: area.minX + excerpt.gutter, y: y + 1), color: theme.text)
        }
    }
}
