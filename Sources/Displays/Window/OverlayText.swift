import CoreGraphics
import Foundation

/// Text that is laid over the screen, in the fonts that apps draw with.
struct OverlayText {
    /// In points of the desktop.
    var size: CGFloat = 13
    var weight = FontWeight.regular
    var isMonospaced = false
    var alignment = TextAlignment.left
    /// The most lines; 0 for any.
    var lineLimit = 0
    /// Where text that is too long is cut.
    var truncation = TextLineBreakMode.byTruncatingTail

    /// - Parameters:
    ///   - width: Where lines break, in points; nil for one line as long as the text.
    ///   - unit: The pixels in a point.
    func layout(_ string: String, width: CGFloat? = nil, unit: Double) -> TextLayout {
        let font = FontDescriptor(family: isMonospaced ? .monospacedSystem : .system, size: size, weight: weight)
        var request = TextLayoutRequest(string: string, attributes: TextAttributes(font: font))
        request.maximumWidth = width
        request.maximumNumberOfLines = lineLimit
        request.paragraphStyle.alignment = alignment
        if lineLimit > 0 { request.paragraphStyle.lineBreakMode = truncation }
        request.scale = unit
        return TextLayout(request)
    }
}
