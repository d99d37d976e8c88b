import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Where a label's text is over its node's origin.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// The line that letters stand on is at the origin.
    case baseline
    /// The text's middle is at the origin.
    case center
    /// The text's top is at the origin.
    case top
    /// The text's bottom is at the origin.
    case bottom
}

/// Where a label's text is beside its node's origin.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// The text's middle is at the origin.
    case center
    /// The text begins at the origin.
    case left
    /// The text ends at the origin.
    case right
}

/// A node that draws text.
open class SKLabelNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKLabelNode") }

    /// What was measured of the text; nil when it has to be measured anew.
    var measured: LabelText?

    /// Makes a label without text.
    public override init() { super.init() }

    /// Makes a label without text in the font of a name.
    public init(fontNamed fontName: String?) {
        super.init()
        if let fontName { self.fontName = fontName }
    }

    /// Makes a label.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    /// Makes a label with a text that has its own fonts and colours.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    /// Makes a label from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// The name of the font of labels that were given none.
    static let plainFontName = "HelveticaNeue-UltraLight"

    /// The text.
    open var text: String? { didSet { measured = nil } }
    /// A text that has its own fonts and colours, in place of `text`.
    open var attributedText: NSAttributedString? { didSet { measured = nil } }
    /// The name of the font; one that is not there is the system's.
    open var fontName: String? = SKLabelNode.plainFontName { didSet { measured = nil } }
    /// The size of the font, in points.
    open var fontSize: CGFloat = 32 { didSet { measured = nil } }
    /// The colour of the text.
    open var fontColor: UIColor? = .white { didSet { measured = nil } }
    /// A colour that is mixed into that of the text.
    open var color: UIColor? { didSet { measured = nil } }
    /// How much of the colour is mixed in, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { measured = nil } }
    /// How the text is put over what is behind.
    open var blendMode = SKBlendMode.alpha
    /// Where the text is over the origin.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { measured = nil } }
    /// Where the text is beside the origin.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { measured = nil } }
    /// The number of lines at most; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { measured = nil } }
    /// The width at which lines are broken, in points; 0 to break them nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { measured = nil } }
    /// How lines are broken, and what is cut off.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { measured = nil } }

    override var contentRect: CGRect { layout.ink }

    override var isDrawn: Bool { !(attributedText?.string ?? text ?? "").isEmpty }

    override func paint(_ painter: NodePainter) {
        painter.context.setBlendMode(blendMode.coreGraphics)
        layout.draw(in: painter.context)
    }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKLabelNode else { return }
        (text, attributedText, fontName, fontSize) = (other.text, other.attributedText, other.fontName, other.fontSize)
        (fontColor, color, colorBlendFactor) = (other.fontColor, other.color, other.colorBlendFactor)
        (verticalAlignmentMode, horizontalAlignmentMode) = (other.verticalAlignmentMode, other.horizontalAlignmentMode)
        (numberOfLines, preferredMaxLayoutWidth) = (other.numberOfLines, other.preferredMaxLayoutWidth)
        (lineBreakMode, blendMode) = (other.lineBreakMode, other.blendMode)
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        decodeLabel(archive)
    }
}
