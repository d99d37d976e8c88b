import CoreGraphics
import Foundation
import QuartzCore

/// The vertical place of text whose font was shrunk, compared to the text at its full size.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text that cannot be edited, on one line or more.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    // MARK: Text

    /// The text; setting it drops the attributes of `attributedText`.
    open var text: String? {
        get { content.string }
        set {
            tellingObservers(of: "text") { change { $0.content = newValue.map { .plain($0) } ?? .none } }
        }
    }

    /// The text with attributes; what they leave open comes from the label's properties.
    open var attributedText: NSAttributedString? {
        get { content.attributed(in: self) }
        set {
            change { label in
                let text = newValue?.copy() as? NSAttributedString
                label.content = text.map { .attributed($0) } ?? .none
            }
        }
    }

    /// The font; in an attributed text it replaces all fonts.
    open var font: UIFont! {
        get { storedFont }
        set {
            change { label in
                label.storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
                label.content.set(.font, label.storedFont)
            }
            styleObserver?()
        }
    }

    /// The colour of the text, the label colour by default, which nil brings back; setting it replaces the colours of
    /// an attributed text.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? .label
            content.set(.foregroundColor, storedTextColor)
            setNeedsDisplay()
        }
    }

    /// The alignment of the lines; natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { styleDidChange() } }
    /// The way that lines end; by default the last one is cut off with an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { styleDidChange() } }

    /// Whether letters move together before a line is cut off; false by default.
    open var allowsDefaultTighteningForTruncation = false { didSet { styleDidChange() } }
    /// The rules for where lines are broken; the standard ones by default.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { styleDidChange() } }

    /// The greatest number of lines to show; 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            contentDidChange()
            styleObserver?()
        }
    }

    /// The width in points at which the intrinsic size breaks lines; 0 lets layout find out.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

    // MARK: Fitting

    /// Whether the font shrinks so that the text fits into the width.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The least factor for the font's size; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The vertical place of text whose font was shrunk; with `none` the text stands at the top, shrunk or not.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether a font made for a text style follows the size that the person chooses.
    open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

    // MARK: Looks

    /// The colour of a copy of the text behind it; nil for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The distance of the shadow from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    /// The colour of the text while the label is highlighted; nil keeps the usual one.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Whether the label is drawn in its highlighted colour; cells set it while they are highlighted or selected.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// Whether the text is drawn in its own colours, and not in gray.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// Told of changes that are not to the text, for a control whose part the label is.
    var styleObserver: (() -> Void)?

    private(set) var content = LabelContent.none
    private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var storedTextColor = UIColor.label

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    // MARK: Changes

    private func change(_ body: (UILabel) -> Void) {
        body(self)
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func styleDidChange() {
        content.set(.paragraphStyle, defaultStyle)
        contentDidChange()
    }

    private func adoptContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let font = storedFont.adjusted(to: untrackedTraits)
        let isTextChanged = content.adjustFonts(to: untrackedTraits)
        guard isTextChanged || font != storedFont else { return }
        storedFont = font
        contentDidChange()
        styleObserver?()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        adoptContentSize()
    }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsDisplay()
    }

    /// The paragraph style that the label's own properties make.
    var defaultStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        return style
    }

    // MARK: Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A single line is as long as it is: a width only breaks lines.
        let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    @_spi(Framework) open override var wrapsToWidth: Bool { numberOfLines != 1 && content.hasText }

    @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// As if the label were as high as its text.
    @_spi(Framework) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
        let width = wrapsToWidth && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        let text = layout(in: CGSize(width: width, height: .greatestFiniteMagnitude), lines: numberOfLines)
        let height = ceilToPixel(text.lineBoxSize.height)
        let top = (height - text.lineBoxSize.height) / 2
        return (roundToPixel(top + text.firstBaseline), height - roundToPixel(top + text.lastBaseline))
    }

    /// The rectangle of the text within bounds, in the label's coordinates. The label calls it for its size; an
    /// override may return another one, with `super` for the standard place.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard content.hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = layout(in: bounds.size, lines: numberOfLines).lineBoxSize
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(ceilToPixel(size.width), bounds.width),
            height: min(ceilToPixel(size.height), bounds.height))
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard content.hasText else { return }
        drawText(in: bounds)
    }

    /// Draws the text in a rectangle of the label's coordinates, in the middle of its height. Drawing calls it with the
    /// bounds; an override may pass `super` a smaller rectangle.
    open func drawText(in rect: CGRect) { drawLines(in: rect) }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: content.hasText, traits: .staticText)
    }

    @_spi(Framework) open override var accessibilityText: String? { text }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = text
        if !isEnabled { description.states.append("disabled") }
        if isHighlighted { description.states.append("highlighted") }
    }

    override func cellHighlightDidChange(_ isOn: Bool) {
        isHighlighted = isOn
        super.cellHighlightDidChange(isOn)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeLabel(self)
    }
}
