import CoreGraphics
import Foundation
import QuartzCore

extension UILabel {
    /// The text set in a space, its font scaled by `factor`.
    func layout(in size: CGSize, lines: Int, factor: CGFloat = 1) -> TextLayout {
        let request = request(in: size, lines: lines, factor: factor)
        let layout = request.layout
        guard layout.isTruncated else { return layout }
        let steps = tightensLetters ? Self.tightening : request.isNearlyOneLine ? Self.standInError : []
        return steps.lazy.map { request.tightened(by: $0).layout }.first { !$0.isTruncated } ?? layout
    }

    /// How far letters of the system font move together in every label before a text is cut off, in parts of the font's
    /// size: its stand-in is up to 3 % wider than iOS's, and labels are as wide as that made them.
    private static let standInError: [CGFloat] = [0.005, 0.01, 0.015]

    // Choice (text attributes): how far letters move together, in parts of the font's size.
    private static let tightening: [CGFloat] = [0.01, 0.02, 0.03, 0.04, 0.05]

    private var tightensLetters: Bool {
        guard case .attributed(let text) = content, text.length > 0 else { return allowsDefaultTighteningForTruncation }
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return style?.allowsDefaultTighteningForTruncation ?? allowsDefaultTighteningForTruncation
    }

    private func request(in size: CGSize, lines: Int, factor: CGFloat) -> TextLayoutRequest {
        var request: TextLayoutRequest
        switch content {
        case .none, .plain:
            request = TextLayoutRequest(content.string ?? "", font: font)
            request.paragraphStyle.alignment = textAlignment.layout
            request.paragraphStyle.lineBreakMode = lineBreakMode.layout
            request.paragraphStyle.pushesWordsOut = defaultStyle.layout.pushesWordsOut
        case .attributed(let text):
            let (font, style) = (font as UIFont, defaultStyle)
            request = UITraitCollection.withCurrent(traitCollection) {
                TextLayoutRequest(text, defaultFont: font, defaultStyle: style)
            }
        }
        request = request.scaled(by: factor)
        request.maximumNumberOfLines = max(0, lines)
        if size.width < 1e6 { request.maximumWidth = max(0, size.width) }
        if size.height < 1e6 { request.maximumHeight = size.height }
        return request
    }

    /// The largest factor for the font's size at which nothing is cut off.
    private func fittingFactor(in size: CGSize) -> CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        return TextShrinking.factor(noLessThan: max(minimumScaleFactor, 0.01)) {
            !layout(in: size, lines: numberOfLines, factor: $0).isTruncated
        }
    }

    func drawLines(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let factor = fittingFactor(in: rect.size)
        let text = layout(in: rect.size, lines: numberOfLines, factor: factor)
        let origin = textOrigin(of: text, in: rect, factor: factor)
        if let shadowColor {
            let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            context.draw(text.inOneColor, at: place, color: shadowColor.cgColor)
        }
        if isHighlighted, let highlightedTextColor {
            context.drawWithEffects(text.inOneColor, at: origin, color: highlightedTextColor.cgColor)
        } else if !isEnabled {
            context.drawWithEffects(text.inOneColor, at: origin, color: Self.disabledColor.cgColor)
        } else {
            context.drawWithEffects(text, at: origin, color: (textColor as UIColor).cgColor)
        }
    }

    /// The colour of a disabled control's text.
    static let disabledColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.5 : 0.596, alpha: 1)
    }

    private func textOrigin(of text: TextLayout, in rect: CGRect, factor: CGFloat) -> CGPoint {
        let height = text.lineBoxSize.height
        var y = rect.minY + (rect.height - height) / 2
        if factor != 1, baselineAdjustment == .alignBaselines {
            let full = layout(in: rect.size, lines: numberOfLines)
            y = rect.minY + (rect.height - full.lineBoxSize.height) / 2 + full.firstBaseline - text.firstBaseline
        } else if baselineAdjustment == .none {
            y = rect.minY
        }
        return CGPoint(x: rect.minX, y: y)
    }

    /// The baselines as they are drawn, in points from the top of the bounds, on whole pixels.
    var baselines: (first: CGFloat, last: CGFloat) {
        let text = layout(in: bounds.size, lines: numberOfLines)
        let top = textOrigin(of: text, in: bounds, factor: 1).y - bounds.minY
        return (roundToPixel(top + text.firstBaseline), roundToPixel(top + text.lastBaseline))
    }
}

extension TextLayout {
    /// The same text without colours of its own.
    fileprivate var inOneColor: TextLayout {
        var request = request
        request.attributes.color = nil
        for index in request.runs.indices {
            request.runs[index].attributes.color = nil
            request.runs[index].attributes.strokeColor = nil
        }
        return request.layout
    }
}

extension TextLayoutRequest {
    /// Whether the text is one line in the system font that is too long by no more than its stand-in's error.
    fileprivate var isNearlyOneLine: Bool {
        guard maximumNumberOfLines == 1, let maximumWidth,
            ([attributes] + runs.map(\.attributes)).allSatisfy({ $0.font.family == .system })
        else { return false }
        var request = self
        request.maximumWidth = nil
        return request.layout.size.width <= maximumWidth * 1.03 + 1
    }

    /// The text with less room after each letter, by parts of the font's size.
    fileprivate func tightened(by share: CGFloat) -> TextLayoutRequest {
        var request = self
        func tighten(_ attributes: inout TextAttributes) {
            attributes.kern = (attributes.kern ?? 0) - attributes.font.size * share
        }
        tighten(&request.attributes)
        for index in request.runs.indices { tighten(&request.runs[index].attributes) }
        return request
    }
}
