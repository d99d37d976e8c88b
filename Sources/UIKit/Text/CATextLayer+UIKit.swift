import CoreGraphics
import Foundation
import QuartzCore

extension CATextLayer: TextLayerComposing {
    /// The text with the fonts and attributes of UIKit.
    package func composedText() -> TextLayoutRequest? {
        if let text = string as? NSAttributedString {
            return TextLayoutRequest(text, defaultFont: .systemFont(ofSize: 12), defaultStyle: .default)
        }
        guard let text = string as? String, let font = font as? UIFont else { return nil }
        return TextLayoutRequest(text, font: font.withSize(fontSize))
    }
}
