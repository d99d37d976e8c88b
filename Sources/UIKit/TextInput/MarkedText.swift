import CoreGraphics
import Foundation

extension TextLayoutRequest {
    /// Shows that an input method has not settled on a range yet.
    ///
    /// - Parameter style: How, over what the text has of its own; nil underlines it.
    mutating func mark(_ range: Range<Int>, as style: [NSAttributedString.Key: Any]?) {
        guard !range.isEmpty else { return }
        let whole = TextRun(range: range, attributes: attributes)
        for run in [whole] + runs where run.range.overlaps(range) {
            runs.append(
                TextRun(range: run.range.clamped(to: range), attributes: run.attributes.marked(as: style)))
        }
    }
}

extension TextAttributes {
    fileprivate func marked(as style: [NSAttributedString.Key: Any]?) -> TextAttributes {
        var result = self
        guard let style else {
            result.isUnderlined = true
            return result
        }
        if let font = style[.font] as? UIFont { result.font = font.descriptor }
        let own = TextAttributes(style, font: style[.font] as? UIFont ?? .systemFont(ofSize: 17))
        result.color = own.color ?? color
        result.backgroundColor = own.backgroundColor ?? backgroundColor
        result.isUnderlined = own.isUnderlined || isUnderlined
        result.underlineColor = own.underlineColor ?? underlineColor
        return result
    }
}
