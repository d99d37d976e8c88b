import CoreGraphics
import Foundation

extension CGContext {
    /// Draws a text with the shadows and attachments that it has.
    func drawWithEffects(_ text: TextLayout, at point: CGPoint, color: CGColor) {
        for part in text.partsByShadow {
            saveGState()
            if let shadow = part.shadow {
                setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(shadow.color))
            }
            draw(part.layout, at: point, color: color)
            restoreGState()
        }
        for (attachment, frame, ownColor) in text.attachments {
            guard let image = attachment.content as? UIImage else { continue }
            let shown =
                image.isTemplate
                ? image.cgImage?.filled(with: ownColor.map { CGColor($0) } ?? color) : image.cgImage
            guard let shown, frame.width > 0, frame.height > 0 else { continue }
            drawUpright(shown, in: frame.offsetBy(dx: point.x, dy: point.y))
        }
    }
}

extension TextLayout {
    /// The text once for each shadow that parts of it have, with all other parts invisible.
    var partsByShadow: [(shadow: TextShadow?, layout: TextLayout)] {
        var shadows: [TextShadow?] = []
        for run in request.runs where !shadows.contains(run.attributes.shadow) { shadows.append(run.attributes.shadow) }
        guard shadows.contains(where: { $0 != nil }) else { return [(nil, self)] }
        return shadows.map { shadow in
            var part = request
            for index in part.runs.indices where part.runs[index].attributes.shadow != shadow {
                part.runs[index].attributes.disappear()
            }
            return (shadow, part.layout)
        }
    }
}

extension TextAttributes {
    fileprivate mutating func disappear() {
        color = TextColor(red: 0, green: 0, blue: 0, alpha: 0)
        (backgroundColor, underlineColor, strikethroughColor, strokeColor) = (nil, nil, nil, nil)
    }
}

extension CGColor {
    fileprivate convenience init(_ color: TextColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
