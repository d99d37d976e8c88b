import Foundation
@_spi(Framework) import UIKit

/// Letters of a line that have the same attributes. There is one glyph to a letter, as in UIKit's layout managers.
public final class CTRun: @unchecked Sendable {
    let line: CTLine
    /// The letters within the line.
    let range: NSRange

    init(_ line: CTLine, _ range: NSRange) {
        self.line = line
        self.range = range
    }

    /// Letters of the run, within the line; no letters stand for all that follow.
    func letters(_ part: CFRange) -> NSRange {
        let length = part.length == 0 ? range.length - part.location : part.length
        return NSRange(location: range.location + part.location, length: length)
    }

    /// The distance from the line's left to each letter, and to the end.
    func carets(_ letters: NSRange) -> [CGFloat] {
        (letters.location...NSMaxRange(letters)).map { line.set.caret(at: $0) }
    }
}

/// How a run is set.
public struct CTRunStatus: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// From the right to the left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// In another order than that of the letters.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    /// With a matrix of its own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// The number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.range.length }

/// The attributes of a run, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let attributes = run.line.text.attributes(at: run.range.location, effectiveRange: nil)
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

/// How a run is set.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    let carets = run.carets(run.range)
    return carets.first ?? 0 > carets.last ?? 0 ? .rightToLeft : []
}

/// The letters of a run within the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.range.location, length: run.range.length)
}

/// Writes where glyphs are on the line, in points; no glyphs stand for all that follow.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, x) in run.carets(run.letters(range)).dropLast().enumerated() { buffer[index] = CGPoint(x: x, y: 0) }
}

/// Writes how far glyphs move the pen, in points; no glyphs stand for all that follow.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let carets = run.carets(run.letters(range))
    for (index, pair) in zip(carets, carets.dropFirst()).enumerated() {
        buffer[index] = CGSize(width: abs(pair.1 - pair.0), height: 0)
    }
}

/// Writes which letters of the text glyphs stand for; no glyphs stand for all that follow.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let letters = run.letters(range)
    for index in 0..<letters.length { buffer[index] = run.line.start + letters.location + index }
}

/// The width of glyphs of a run in points; also its height above and depth below the baseline, and the gap below. No glyphs stand for
/// all that follow.
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let letters = run.letters(range)
    let height = CTLine.height(of: run.line.text.attributedSubstring(from: letters))
    ascent?.pointee = height.ascent
    descent?.pointee = height.descent
    leading?.pointee = height.leading
    let carets = run.carets(letters)
    return Double(abs((carets.last ?? 0) - (carets.first ?? 0)))
}

/// Draws glyphs of a run at their place on the line, which begins at the context's text position, in a space whose y axis goes up. No
/// glyphs stand for all that follow.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let letters = run.letters(range)
    guard letters.length > 0 else { return }
    let part = CTLine(prepared: run.line.text.attributedSubstring(from: letters), startingAt: 0)
    let carets = run.carets(letters)
    let start = context.textPosition
    context.textPosition.x += min(carets.first ?? 0, carets.last ?? 0)
    CTLineDraw(part, context)
    context.textPosition = start
}
