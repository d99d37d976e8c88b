@_spi(Framework) import CoreGraphics
import Foundation

/// Where a text layer's text is cut that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text goes on beyond the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The end of the line is shown.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The start of the line is shown.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The start and the end of the line are shown.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How a text layer's lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the language of the text is written.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What knows the fonts and attributes that a text layer may be given; UIKit says it of the class.
@MainActor package protocol TextLayerComposing {
    /// The text, with fonts and colours, before the layer's alignment and truncation.
    func composedText() -> TextLayoutRequest?
}

/// A layer that shows text, from its top left corner on.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`; anything else shows nothing.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font of a plain string: a `UIFont`, a `CGFont`, or the name of a font; `fontSize` gives its size.
    open var font: Any? = "Helvetica" { didSet { setNeedsDisplay() } }
    /// The size of a plain string's font, in points.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The colour of a plain string; white unless set.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines are broken at the width of the layer.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// Where text is cut that does not fit.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// How lines are aligned.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    /// Whether glyphs may lie between pixels, which they do here.
    open var allowsFontSubpixelQuantization = false

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// Makes a copy for presentation, with the other layer's text.
    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    }

    open override func draw(in context: CGContext) {
        let composed = (self as Any as? any TextLayerComposing)?.composedText()
        guard var request = composed ?? plainText else { return }
        if let alignment = alignmentMode.alignment { request.paragraphStyle.alignment = alignment }
        request.maximumWidth = bounds.width
        if isWrapped {
            request.maximumHeight = bounds.height
        } else {
            request.maximumNumberOfLines = 1
        }
        request.paragraphStyle.lineBreakMode = truncationMode.lineBreakMode(isWrapped: isWrapped)
        let layout = TextLayoutCache.shared.layout(for: request)
        context.draw(layout, at: bounds.origin, color: foregroundColor ?? .white)
    }

    /// A plain string in the layer's font, where a name says which.
    private var plainText: TextLayoutRequest? {
        guard let string = string as? String, !string.isEmpty else { return nil }
        let name = font as? String ?? (font as? CGFont)?.name
        let family = name.map { FontDescriptor.Family.named($0) } ?? .system
        return TextLayoutRequest(
            string: string, attributes: TextAttributes(font: FontDescriptor(family: family, size: fontSize)))
    }
}

extension CATextLayerAlignmentMode {
    fileprivate var alignment: TextAlignment? {
        switch self {
        case .left: TextAlignment.left
        case .right: TextAlignment.right
        case .center: TextAlignment.center
        case .justified: TextAlignment.justified
        default: nil
        }
    }
}

extension CATextLayerTruncationMode {
    fileprivate func lineBreakMode(isWrapped: Bool) -> TextLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}
