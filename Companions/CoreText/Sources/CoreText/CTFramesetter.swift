import UIKit

/// Sets text into frames.
public final class CTFramesetter: @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = SetText.prepared(text) }

    func part(_ range: CFRange) -> NSAttributedString {
        // No letters stand for all that follow.
        let length = range.length == 0 ? text.length - range.location : range.length
        return text.attributedSubstring(from: NSRange(location: range.location, length: length))
    }
}

/// What sets a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Sets letters of a text into the rectangle around a path; no letters stand for all.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.part(stringRange), path)
}

/// The size that letters of a text need; no letters stand for all. All of them are taken to fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
    let size = part.boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

/// The path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws a frame, in a space whose y axis goes up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let area = frame.path.boundingBoxOfPath
    SetText.draw(frame.text, area.size, at: CGPoint(x: area.minX, y: area.maxY), context)
}
