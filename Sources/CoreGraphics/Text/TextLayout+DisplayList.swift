import Foundation

extension TextLayout: DisplayListDrawable {
    /// Around the ink, and as far as rounding baselines to pixels can move it.
    package var bounds: CGRect {
        let ink = inkBounds
        return ink.isNull ? ink : ink.insetBy(dx: -1, dy: -1)
    }

    package var drawsVectors: Bool { true }

    package func draw(in cairo: OpaquePointer, color: RGBA) {
        draw(in: cairo, at: .zero, defaultColor: TextColor(color))
    }

    package var hasOwnColors: Bool {
        request.attributes.hasOwnColors || request.runs.contains { $0.attributes.hasOwnColors }
    }

    package func isSame(as other: any DisplayListDrawable) -> Bool {
        self === other || (other as? TextLayout)?.request == request
    }
}

extension TextAttributes {
    fileprivate var hasOwnColors: Bool {
        [color, backgroundColor, underlineColor, strikethroughColor, strokeColor].contains { $0 != nil }
    }
}

extension TextColor {
    package init(_ color: RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
