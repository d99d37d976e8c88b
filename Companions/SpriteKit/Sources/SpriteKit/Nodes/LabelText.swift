import CoreGraphics
import Foundation
import UIKit

extension SKLabelNode {
    /// The text as it is drawn.
    var layout: LabelText {
        if let measured { return measured }
        let fresh = LabelText(self)
        measured = fresh
        return fresh
    }
}

/// A label's text, set in lines around the node's origin.
@MainActor struct LabelText {
    private var lines: [(text: NSAttributedString, origin: CGPoint)] = []
    /// Around the letters, in the node's space, in points.
    private(set) var ink = CGRect.zero

    init(_ label: SKLabelNode) {
        let texts = Self.lines(of: label)
        guard !texts.isEmpty else { return }
        let sizes = texts.map { $0.size() }
        let fonts = texts.map(Self.font)
        let (first, last) = (
            InkHeights(texts[0].string, fonts[0]), InkHeights(texts[texts.count - 1].string, fonts[texts.count - 1])
        )
        // Below the first line's baseline.
        let drop = zip(fonts, sizes).dropFirst()
            .reduce(CGFloat(0)) { $0 + max($1.0?.lineHeight ?? 0, $1.1.height) }
        var baseline: CGFloat
        switch label.verticalAlignmentMode {
        // Several lines stand with the last one on the origin.
        case .baseline: baseline = drop
        case .top: baseline = -first.top
        case .bottom: baseline = drop + last.bottom
        case .center: baseline = (drop + last.bottom - first.top) / 2
        }
        let top = baseline + first.top
        for (index, text) in texts.enumerated() {
            if index > 0 { baseline -= max(fonts[index]?.lineHeight ?? 0, sizes[index].height) }
            let width = sizes[index].width
            let x: CGFloat
            switch label.horizontalAlignmentMode {
            case .center: x = -width / 2
            case .left: x = 0
            case .right: x = -width
            }
            lines.append((text, CGPoint(x: x, y: baseline + Self.ascent(of: text, height: sizes[index].height))))
            ink =
                index == 0
                ? CGRect(x: x, y: baseline, width: width, height: 0)
                : ink.union(CGRect(x: x, y: baseline, width: width, height: 0))
        }
        let bottom = baseline - last.bottom
        ink = CGRect(x: ink.minX, y: bottom, width: ink.width, height: max(top - bottom, 0))
    }

    /// Draws the text into a context in whose space the node lies.
    func draw(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for line in lines {
            context.saveGState()
            context.translateBy(x: line.origin.x, y: line.origin.y)
            context.scaleBy(x: 1, y: -1)
            line.text.draw(at: .zero)
            context.restoreGState()
        }
    }

    /// From a line's top to its baseline.
    private static func ascent(of text: NSAttributedString, height: CGFloat) -> CGFloat {
        guard let font = font(of: text) else { return height }
        return font.ascender + max(height - font.lineHeight, 0) / 2
    }

    private static func font(of text: NSAttributedString) -> UIFont? {
        text.length == 0 ? nil : text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    private static func text(of label: SKLabelNode) -> NSAttributedString {
        if let text = label.attributedText { return text }
        // The face of labels that were given none is not looked for: the system's thinnest is as near.
        let isPlain = label.fontName == SKLabelNode.plainFontName
        let named = isPlain ? nil : label.fontName.flatMap { UIFont(name: $0, size: label.fontSize) }
        let font = named ?? UIFont.systemFont(ofSize: label.fontSize, weight: isPlain ? .ultraLight : .regular)
        return NSAttributedString(
            string: label.text ?? "", attributes: [.font: font, .foregroundColor: color(of: label)])
    }

    private static func color(of label: SKLabelNode) -> UIColor {
        let plain = label.fontColor ?? .white
        guard label.colorBlendFactor > 0, let color = label.color else { return plain }
        // Choice (SpriteKit): a label's colour goes over into the other one, as its text is all of one colour.
        return plain.mixed(
            with: color.withAlphaComponent(plain.cgColor.alpha), min(label.colorBlendFactor, 1))
    }

    /// The text's lines, broken where it says so and at the label's width.
    private static func lines(of label: SKLabelNode) -> [NSAttributedString] {
        let text = text(of: label)
        guard text.length > 0 else { return [] }
        if label.numberOfLines == 1 { return [text] }
        var lines: [NSAttributedString] = []
        let whole = text.string as NSString
        whole.enumerateSubstrings(
            in: NSRange(location: 0, length: whole.length), options: [.byLines, .substringNotRequired]
        ) { _, range, _, _ in
            let paragraph = text.attributedSubstring(from: range)
            lines +=
                label.preferredMaxLayoutWidth > 0
                ? broken(paragraph, at: label.preferredMaxLayoutWidth) : [paragraph]
        }
        return label.numberOfLines > 0 ? Array(lines.prefix(label.numberOfLines)) : lines
    }

    private static func broken(_ text: NSAttributedString, at width: CGFloat) -> [NSAttributedString] {
        var lines: [NSAttributedString] = []
        var start = 0
        var end = 0
        let words = text.string as NSString
        var position = 0
        while position < words.length {
            let space = words.range(of: " ", range: NSRange(location: position, length: words.length - position))
            let next = space.location == NSNotFound ? words.length : space.location
            let candidate = text.attributedSubstring(from: NSRange(location: start, length: next - start))
            if end > start, candidate.size().width > width {
                lines.append(text.attributedSubstring(from: NSRange(location: start, length: end - start)))
                start = position
            }
            end = next
            position = next + 1
        }
        if start < words.length {
            lines.append(text.attributedSubstring(from: NSRange(location: start, length: words.length - start)))
        }
        return lines
    }
}

/// How far a line's letters reach from its baseline, in points.
///
/// Choice (SpriteKit): letters are taken to be as high as the font says of their kind.
private struct InkHeights {
    let top: CGFloat
    let bottom: CGFloat

    init(_ text: String, _ font: UIFont?) {
        guard let font else {
            (top, bottom) = (0, 0)
            return
        }
        let low: Set<Character> = [
            "a", "c", "e", "g", "m", "n", "o", "p", "q", "r", "s", "u", "v", "w", "x", "y", "z", " ",
        ]
        let deep: Set<Character> = ["g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]"]
        top = text.allSatisfy(low.contains) ? font.xHeight : font.capHeight
        bottom = text.contains(where: deep.contains) ? -font.descender : 0
    }
}
