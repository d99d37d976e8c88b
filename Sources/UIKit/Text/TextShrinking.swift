import CoreGraphics

/// How far a text's fonts are made smaller until it fits.
enum TextShrinking {
    /// The largest factor for the fonts' sizes, to half a hundredth, at which a text fits; the least one where none does.
    static func factor(noLessThan least: CGFloat, where fits: (CGFloat) -> Bool) -> CGFloat {
        guard least > 0, least < 1, !fits(1) else { return 1 }
        var (low, high) = (max(least, 0.01), CGFloat(1))
        guard fits(low) else { return low }
        while high - low > 0.005 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextLayoutRequest {
    /// The same text with other sizes of its fonts.
    func scaled(by factor: CGFloat) -> TextLayoutRequest {
        guard factor != 1 else { return self }
        var copy = self
        copy.attributes.font.size *= factor
        for index in copy.runs.indices { copy.runs[index].attributes.font.size *= factor }
        copy.linePitch = linePitch.map { $0 * factor }
        return copy
    }
}
