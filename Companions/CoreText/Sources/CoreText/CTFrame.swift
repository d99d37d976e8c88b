import UIKit

/// Text in a rectangle.
public final class CTFrame: @unchecked Sendable {
    let text: NSAttributedString
    let path: CGPath

    init(_ text: NSAttributedString, _ path: CGPath) {
        self.text = text
        self.path = path
    }
}
