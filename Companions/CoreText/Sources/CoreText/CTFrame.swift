import Foundation
@_spi(Framework) import UIKit

/// Text in a rectangle, set into lines.
public final class CTFrame: @unchecked Sendable {
    let text: NSAttributedString
    let path: CGPath
    /// The lines that have room, from the top down.
    let lines: [CTLine]
    /// Where the lines begin on their baselines, from the lower left corner of the rectangle around the path.
    let origins: [CGPoint]
    let range: CFRange

    init(_ text: NSAttributedString, _ path: CGPath, startingAt location: Int) {
        self.text = text
        self.path = path
        let box = path.boundingBoxOfPath
        let set = TextLines(text, width: box.width, font: SetText.font)
        let shown = set.lines.filter { $0.bottom <= box.height + 0.5 }
        lines = shown.map {
            CTLine(prepared: text.attributedSubstring(from: $0.range), startingAt: location + $0.range.location)
        }
        origins = shown.map { CGPoint(x: $0.x, y: box.height - $0.baseline) }
        range = CFRange(location: location, length: text.length)
    }
}

/// The lines of a frame: `CTLine`s from the top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Writes where lines begin on their baselines, from the lower left corner of the rectangle around the path; no lines stand for
/// all that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (index, origin) in frame.origins.places(range).enumerated() { origins[index] = origin }
}

/// The letters that the frame was made of.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// The letters that have room in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: frame.lines.reduce(0) { $0 + $1.text.length })
}

/// The path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws a frame, in a space whose y axis goes up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let area = frame.path.boundingBoxOfPath
    SetText.draw(frame.text, area.size, at: CGPoint(x: area.minX, y: area.maxY), context)
}

extension Array {
    /// The elements at places; no places stand for all that follow.
    func places(_ range: CFRange) -> ArraySlice<Element> {
        let start = Swift.min(Swift.max(range.location, 0), count)
        return range.length == 0 ? self[start...] : self[start..<Swift.min(start + range.length, count)]
    }
}
