import CoreGraphics
import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Breaks the text into lines; without it there is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The option to count the font's leading in the height of lines; it is always counted here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends a text that is too long for its height with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
    private static let defaultFont = UIFont.systemFont(ofSize: 12)

    private func layout(
        in size: CGSize?, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil
    ) -> TextLayout {
        let request = request(in: size, options: options)
        guard let context else { return request.layout }
        let limits = size ?? .zero
        func fits(_ layout: TextLayout) -> Bool {
            let taken = layout.lineBoxSize
            return !layout.isTruncated && (limits.width <= 0 || taken.width <= limits.width)
                && (limits.height <= 0 || taken.height <= limits.height)
        }
        let factor = TextShrinking.factor(noLessThan: context.minimumScaleFactor) {
            fits(request.scaled(by: $0).layout)
        }
        let layout = request.scaled(by: factor).layout
        context.actualScaleFactor = factor
        context.totalBounds = CGRect(origin: .zero, size: layout.lineBoxSize)
        return layout
    }

    private func request(in size: CGSize?, options: NSStringDrawingOptions) -> TextLayoutRequest {
        var request = TextLayoutRequest(self, defaultFont: Self.defaultFont, defaultStyle: .default)
        if let size {
            let isWrapped = options.contains(.usesLineFragmentOrigin)
            // Zero and huge widths both stand for no limit.
            if size.width > 0, size.width < 1e6 { request.maximumWidth = size.width }
            if !isWrapped { request.maximumNumberOfLines = 1 }
            if options.contains(.truncatesLastVisibleLine) {
                request.paragraphStyle.lineBreakMode = .byTruncatingTail
                if size.height > 0, size.height < 1e6 { request.maximumHeight = size.height }
            }
        }
        return request
    }

    /// The size of the text set without limits, in points, not rounded.
    public func size() -> CGSize {
        layout(in: nil, options: .usesLineFragmentOrigin).lineBoxSize
    }

    /// The rectangle that the text takes up in a space, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(origin: .zero, size: layout(in: size, options: options, context: context).lineBoxSize)
    }

    /// Draws the text into the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(layout(in: nil, options: .usesLineFragmentOrigin), at: point)
    }

    /// Draws the text into the current context, broken into lines in a rectangle and cut at its bottom.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into the current context from the top left corner of a rectangle, with or without line breaks as
    /// the options say, and cut off at the rectangle's edges; without a context nothing is drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options, context: context)
        context?.totalBounds.origin = rect.origin
        target.saveGState()
        target.clip(to: rect)
        draw(layout, at: rect.origin)
        target.restoreGState()
    }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.drawWithEffects(layout, at: point, color: .black)
    }
}

extension String {
    /// Draws the text into the current context from the top left corner of a rectangle, with or without line breaks as
    /// the options say, and cut off at the rectangle's edges; without a context nothing is drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

    /// The size of the text on as many lines as it has paragraphs, in points, not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the text into the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text into the current context, broken into lines in a rectangle and cut at its bottom.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// The rectangle that the text takes up in a space, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Draws the text into the current context from the top left corner of a rectangle, with or without line breaks as
    /// the options say, and cut off at the rectangle's edges; without a context nothing is drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        text.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The size of the text on as many lines as it has paragraphs, in points, not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        text.size(withAttributes: attributes)
    }

    /// Draws the text into the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into the current context, broken into lines in a rectangle and cut at its bottom.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attributes)
    }

    /// The rectangle that the text takes up in a space, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var text: String { substring(from: 0) }
}
