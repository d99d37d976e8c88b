import Foundation
@_spi(Framework) import UIKit

/// Breaks a text into lines, one by one.
public final class CTTypesetter: @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// How many letters from a place on fit into a width.
    func fitting(from start: Int, _ width: Double) -> Int {
        guard start < text.length else { return 0 }
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        // A line has a letter at least, so that whoever breaks a text comes to its end.
        return max(1, TextLines(rest, width: width, font: SetText.font).lines.first?.range.length ?? 0)
    }
}

/// What breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
    CTTypesetter(SetText.prepared(string))
}

/// How many letters from a place on a line of a width has, white space at its end and a separator with them.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
    typesetter.fitting(from: startIndex, width)
}

/// A line of letters of the text; no letters stand for all that follow.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let length = stringRange.length == 0 ? typesetter.text.length - stringRange.location : stringRange.length
    let range = NSRange(location: stringRange.location, length: length)
    return CTLine(prepared: typesetter.text.attributedSubstring(from: range), startingAt: range.location)
}
