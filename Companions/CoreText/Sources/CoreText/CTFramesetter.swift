import Foundation
@_spi(Framework) import UIKit

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
    CTFrame(framesetter.part(stringRange), path, startingAt: stringRange.location)
}

/// What breaks the text of a framesetter into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// The size that letters of a text need, and how many of them fit into the height; no letters stand for all.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    let limit = constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude
    let lines = TextLines(part, width: constraints.width, font: SetText.font).lines.filter { $0.bottom <= limit + 0.5 }
    fitRange?.pointee = CFRange(location: stringRange.location, length: lines.reduce(0) { $0 + $1.range.length })
    let width = lines.map { $0.x + $0.width }.max() ?? 0
    return CGSize(width: width.rounded(.up), height: (lines.last?.bottom ?? 0).rounded(.up))
}
