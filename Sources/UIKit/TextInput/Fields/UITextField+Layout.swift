import CoreGraphics
import Foundation

/// The places of a field's parts.
extension UITextField {
    /// The room between the border and the text, in points.
    private var sideInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    // MARK: Rectangles

    func standardTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var (left, right) = (bounds.minX + sideInset, bounds.maxX - sideInset)
        func keepOff(_ rect: CGRect, gap: CGFloat = 0) {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + gap)
            } else {
                right = min(right, rect.minX - gap)
            }
        }
        if showsLeftView { keepOff(leftViewRect(forBounds: bounds)) }
        if showsRightView { keepOff(rightViewRect(forBounds: bounds)) }
        if showsClearButton { keepOff(clearButtonRect(forBounds: bounds), gap: isMirrored ? 0 : 3) }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    /// The leading view is the left one where text runs from left to right.
    func standardLeftViewRect(_ bounds: CGRect) -> CGRect { sideRect(leftView, isLeading: true, bounds) }
    func standardRightViewRect(_ bounds: CGRect) -> CGRect { sideRect(rightView, isLeading: false, bounds) }

    func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
        let length: CGFloat = 19
        return place(
            CGSize(width: length, height: length), isLeading: false, margin: sideInset > 0 ? 5 : 0, bounds)
    }

    private func sideRect(_ view: UIView?, isLeading: Bool, _ bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        size.height = min(size.height, bounds.height)
        return place(size, isLeading: isLeading, margin: 0, bounds)
    }

    private func place(_ size: CGSize, isLeading: Bool, margin: CGFloat, _ bounds: CGRect) -> CGRect {
        let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let y = bounds.minY + roundToPixel((bounds.height - size.height) / 2)
        return CGRect(
            x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width, y: y, width: size.width,
            height: size.height)
    }

    // MARK: Size

    /// As wide as the text or the placeholder, as high as the font and the border ask for.
    var fittingSize: CGSize {
        var width = lineBox(shownText).width
        if let label = placeholderState.label { width = max(width, label.intrinsicContentSize.width) }
        width += 2 * sideInset
        if showsLeftView { width += leftViewRect(forBounds: bounds).width - sideInset }
        if showsRightView { width += rightViewRect(forBounds: bounds).width - sideInset }
        if showsClearButton { width += 19 + 3 }
        return CGSize(width: max(0, width).rounded(.up), height: fittingHeight)
    }

    var standardHeight: CGFloat {
        let line = max(textStyle.font.lineHeight, edited.rich == nil ? 0 : lineBox(shownText).height).rounded(.up) + 1
        return switch borderStyle {
        case .none: line
        case .line, .bezel: line + 4
        case .roundedRect: max(34, line + 12)
        }
    }

    private func lineBox(_ text: String) -> CGSize {
        text.isEmpty ? .zero : request(for: text, factor: 1).layout.lineBoxSize
    }

    var baselinesOfText: (first: CGFloat, last: CGFloat) {
        let height = bounds.height > 0 ? bounds.height : fittingSize.height
        let line = request(for: shownText, factor: 1).layout
        let baseline = roundToPixel(lineTop(of: line, in: height) + line.firstBaseline)
        return (baseline, height - baseline)
    }

    // MARK: The line

    /// The visible text: the field's, or a dot for each character.
    var shownText: String {
        isSecureTextEntry
            ? String(repeating: "\u{2022}", count: edited.string.count)
            : edited.string.replacingOccurrences(of: "\n", with: " ")
    }

    private func request(for text: String, factor: CGFloat) -> TextLayoutRequest {
        var request: TextLayoutRequest
        if let rich = edited.rich, !isSecureTextEntry, rich.length > 0 {
            let (font, style) = (textStyle.font, NSParagraphStyle.default)
            request = UITraitCollection.withCurrent(traitCollection) {
                TextLayoutRequest(rich, defaultFont: font, defaultStyle: style)
            }
        } else {
            request = TextLayoutRequest(
                text, font: factor == 1 ? textStyle.font : textStyle.font.withSize(textStyle.font.pointSize * factor))
            let extra = textStyle.attributes.filter { $0.key != .font && $0.key != .foregroundColor }
            if !extra.isEmpty { request.attributes = TextAttributes(extra, font: textStyle.font) }
        }
        request.maximumNumberOfLines = 1
        if let marked = edited.marked, text == shownText {
            request.mark(shownOffset(marked.location)..<shownOffset(NSMaxRange(marked)), as: markedTextStyle)
        }
        return request
    }

    /// The factor for the font at which the text fits into a width.
    private func fittingFactor(_ width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0, edited.rich == nil, textStyle.font.pointSize > 0 else {
            return 1
        }
        let whole = lineBox(shownText).width
        guard whole > width, whole > 0 else { return 1 }
        return min(1, max(width / whole, minimumFontSize / textStyle.font.pointSize))
    }

    private var alignment: NSTextAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return textAlignment == .natural || textAlignment == .justified
            ? (isMirrored ? .right : .left) : textAlignment
    }

    private func lineTop(of line: TextLayout, in height: CGFloat) -> CGFloat {
        let slack = height - line.lineBoxSize.height
        return switch contentVerticalAlignment {
        case .top: 0
        case .bottom: slack
        default: slack / 2
        }
    }

    /// The text as it is drawn in a rectangle: cut off with an ellipsis, or scrolled while it is edited.
    func line(in size: CGSize) -> TextFieldLine {
        var request = request(for: shownText, factor: fittingFactor(size.width))
        let isEditing = isFirstResponder
        if !isEditing {
            request.maximumWidth = size.width
            request.paragraphStyle.lineBreakMode = .byTruncatingTail
        }
        request.paragraphStyle.alignment = .left
        let layout = request.layout
        let width = layout.lineBoxSize.width
        var x: CGFloat =
            switch alignment {
            case .center: (size.width - width) / 2
            case .right: size.width - width - (isEditing ? CaretView.width / 2 : 0)
            default: 0
            }
        if isEditing, width + CaretView.width > size.width { x = -scrollOffset }
        return TextFieldLine(layout: layout, origin: CGPoint(x: x, y: lineTop(of: layout, in: size.height)))
    }

    /// Scrolls the text just so far that the caret can be seen.
    private func followCaret(in size: CGSize) {
        guard isFirstResponder else { return scrollOffset = 0 }
        let layout = request(for: shownText, factor: fittingFactor(size.width)).layout
        let width = layout.lineBoxSize.width + CaretView.width
        guard width > size.width else { return scrollOffset = 0 }
        let caret = layout.caretRect(at: shownOffset(edited.head)).minX
        var offset = scrollOffset
        if caret - offset < 0 { offset = caret }
        if caret - offset > size.width - CaretView.width { offset = caret - size.width + CaretView.width }
        scrollOffset = min(max(offset, 0), width - size.width)
    }

    // MARK: Offsets; a dot stands for a whole character

    func shownOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        return edited.substring(NSRange(location: 0, length: offset)).count
    }

    private func textOffset(_ shown: Int) -> Int {
        guard isSecureTextEntry else { return shown }
        return edited.string.prefix(shown).utf16.count
    }

    // MARK: Places of characters, in the field's coordinates

    private var lineRect: CGRect {
        isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func caretRect(at offset: Int) -> CGRect {
        let rect = lineRect
        let line = line(in: rect.size)
        let caret = line.layout.caretRect(at: shownOffset(offset))
        return CGRect(
            x: rect.minX + line.origin.x + caret.minX - CaretView.width / 2, y: rect.minY + line.origin.y + caret.minY,
            width: CaretView.width, height: caret.height)
    }

    /// The rectangles that a selected range fills, in the field's coordinates.
    func selectedParts(_ range: NSRange) -> [CGRect] {
        let rect = lineRect
        let line = line(in: rect.size)
        let shown = shownOffset(range.location)..<shownOffset(NSMaxRange(range))
        return line.layout.rects(for: shown).map {
            $0.offsetBy(dx: rect.minX + line.origin.x, dy: rect.minY + line.origin.y)
        }
    }

    func rect(of range: NSRange) -> CGRect {
        if range.length == 0 { return caretRect(at: range.location) }
        let rect = lineRect
        let line = line(in: rect.size)
        let first = line.layout.firstRect(
            for: shownOffset(range.location)..<shownOffset(range.location + range.length))
        return first.offsetBy(dx: rect.minX + line.origin.x, dy: rect.minY + line.origin.y)
    }

    func offset(closestTo point: CGPoint) -> Int {
        let rect = lineRect
        let line = line(in: rect.size)
        let shown = line.layout.index(
            closestTo: CGPoint(x: point.x - rect.minX - line.origin.x, y: point.y - rect.minY - line.origin.y))
        return min(textOffset(shown), edited.length)
    }

    /// The character is as high as the field.
    func isPoint(_ point: CGPoint, at character: CGRect) -> Bool {
        point.x >= character.minX && point.x < character.maxX
    }

    // MARK: Keys

    var hasLines: Bool { false }
    var hasPages: Bool { false }
    func lineStart(of offset: Int) -> Int { 0 }
    func lineEnd(of offset: Int) -> Int { edited.length }

    func offset(_ lines: CaretLines, from offset: Int, x: CGFloat) -> Int {
        switch lines {
        case .lines(let count), .pages(let count): count < 0 ? 0 : edited.length
        }
    }

    // MARK: Parts

    var handleArea: CGRect { content.frame }
    var handleRoom: CGRect { .infinite }

    func layOutParts() {
        border.frame = borderRect(forBounds: bounds)
        show(leftView, showsLeftView) { leftViewRect(forBounds: bounds) }
        show(rightView, showsRightView) { rightViewRect(forBounds: bounds) }
        if showsClearButton, clearButton == nil { clearButton = makeClearButton() }
        show(clearButton, showsClearButton) { clearButtonRect(forBounds: bounds) }
        if let label = placeholderState.label {
            label.isHidden = hasText
            label.frame = placeholderRect(forBounds: bounds)
        }
        let rect = lineRect
        content.frame = rect
        followCaret(in: rect.size)
        content.update()
        handles.update(for: self)
    }

    private func show(_ view: UIView?, _ isShown: Bool, at rect: () -> CGRect) {
        guard let view else { return }
        if isShown {
            if view.superview !== self { addSubview(view) }
            view.frame = rect()
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }
}

/// The text of a field, ready to draw.
struct TextFieldLine {
    let layout: TextLayout
    /// The top left corner of the layout, in points from that of the rectangle for the text.
    let origin: CGPoint
}
