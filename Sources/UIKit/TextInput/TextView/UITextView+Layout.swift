import CoreGraphics
import Foundation

/// The layout of a text view's text.
extension UITextView {
    static let standardFont = UIFont.systemFont(ofSize: 12)

    var effectiveFont: UIFont { storedFont ?? Self.standardFont }
    var effectiveColor: UIColor { storedTextColor ?? .label }

    var typingAttributesOfView: [NSAttributedString.Key: Any] {
        [.font: effectiveFont, .foregroundColor: effectiveColor, .paragraphStyle: defaultStyle]
    }

    private var defaultStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return style
    }

    func textDidChangeLook() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    func alignmentDidChange() {
        edited.set(.paragraphStyle, defaultStyle)
        textDidChangeLook()
    }

    func scrollingDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func adoptContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let font = storedFont?.adjusted(to: untrackedTraits)
        let rich = edited.rich?.adjustingFonts(to: untrackedTraits)
        guard font != storedFont || rich !== edited.rich else { return }
        storedFont = font
        edited.setRich(rich)
        textDidChangeLook()
    }

    // MARK: Layout

    /// The lines at a width of the view; 0 for as wide as they are.
    func textLayout(width: CGFloat) -> TextLayout {
        var request: TextLayoutRequest
        if let rich = textWithDetectedLinks() ?? edited.rich, rich.length > 0 {
            let (font, style) = (effectiveFont, defaultStyle)
            let links = linkTextAttributes ?? [:]
            request = UITraitCollection.withCurrent(traitCollection) {
                TextLayoutRequest(rich, defaultFont: font, defaultStyle: style, links: links)
            }
        } else {
            request = TextLayoutRequest(edited.string, font: effectiveFont)
            request.paragraphStyle = defaultStyle.layout
        }
        request.showsTrailingEmptyLine = true
        request.includesLeading = textContainer.layoutManager?.usesFontLeading ?? true
        request.maximumNumberOfLines = max(0, textContainer.maximumNumberOfLines)
        if textContainer.maximumNumberOfLines > 0 {
            request.paragraphStyle.lineBreakMode = textContainer.lineBreakMode.layout
        }
        if let marked = edited.marked {
            request.mark(marked.location..<NSMaxRange(marked), as: markedTextStyle)
        }
        if width > 0 {
            request.maximumWidth = max(0, width - sideRoom)
            request.exclusions = textContainer.exclusions
        }
        if let setText, setText.request == request { return setText }
        let layout = request.layout(after: setText)
        setText = layout
        return layout
    }

    private var sideRoom: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func fittingSize(in size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 1e6
        let layout = textLayout(width: isLimited ? size.width : 0)
        let box = layout.lineBoxSize
        return CGSize(
            width: isLimited ? min(size.width, ceilToPixel(box.width + sideRoom)) : ceilToPixel(box.width + sideRoom),
            height: ceilToPixel(box.height + textContainerInset.top + textContainerInset.bottom))
    }

    private var layout: TextLayout { textLayout(width: max(bounds.width, 1)) }

    /// The top left corner of the lines, in the content's coordinates.
    private var origin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    func layOutText() {
        let layout = layout
        let height = ceilToPixel(layout.lineBoxSize.height + textContainerInset.top + textContainerInset.bottom)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
        canvas.frame = CGRect(origin: .zero, size: CGSize(width: size.width, height: max(size.height, bounds.height)))
        canvas.update(layout, at: origin)
        handles.update(for: self)
        updateItemMenus()
    }

    var handleArea: CGRect { canvas.frame }
    var handleRoom: CGRect {
        let bottom = max(contentSize.height, bounds.height - adjustedContentInset.top)
        return CGRect(
            x: 0, y: -adjustedContentInset.top, width: contentSize.width, height: bottom + adjustedContentInset.top)
    }

    var baselinesOfText: (first: CGFloat, last: CGFloat) {
        let layout = textLayout(width: bounds.width)
        func rounded(_ value: CGFloat) -> CGFloat { roundToPixel(textContainerInset.top + value) }
        let height = isScrollEnabled ? bounds.height : fittingSize(in: CGSize(width: bounds.width, height: 0)).height
        return (rounded(layout.firstBaseline), height - rounded(layout.lastBaseline))
    }

    // MARK: Places of characters, in the content's coordinates

    func caretRect(at offset: Int) -> CGRect {
        let caret = layout.caretRect(at: offset)
        return CGRect(
            x: origin.x + caret.minX - CaretView.width / 2, y: origin.y + caret.minY, width: CaretView.width,
            height: caret.height)
    }

    func rect(of range: NSRange) -> CGRect {
        if range.length == 0 { return caretRect(at: range.location) }
        return layout.firstRect(for: range.location..<(range.location + range.length))
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The rectangles of the characters of a range, line by line.
    func parts(of range: NSRange) -> [CGRect] {
        layout.rects(for: range.location..<NSMaxRange(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The rectangles filled behind a selection: lines that it goes on after are filled to their end, empty ones too.
    func selectionRects(_ range: NSRange) -> [CGRect] {
        let parts = layout.rects(for: range.location..<NSMaxRange(range)).map {
            $0.offsetBy(dx: origin.x, dy: origin.y)
        }
        let (first, last) = (caretRect(at: range.location), caretRect(at: NSMaxRange(range)))
        guard first.minY < last.minY, textContainer.exclusions.isEmpty else { return parts }
        let (left, right) = (origin.x, max(origin.x, bounds.width - sideRoom + origin.x))
        let begin = parts.filter { $0.minY < first.maxY - 0.5 }.reduce(CGRect.null) { $0.union($1) }
        var (start, end) = (begin.isNull ? first.midX : begin.minX, right)
        if readsRightToLeft(at: range.location) { (start, end) = (left, begin.isNull ? first.midX : begin.maxX) }
        let rects = [
            CGRect(x: start, y: first.minY, width: max(0, end - start), height: first.height),
            CGRect(x: left, y: first.maxY, width: right - left, height: max(0, last.minY - first.maxY)),
        ]
        return rects.filter { !$0.isEmpty } + parts.filter { $0.maxY > last.minY + 0.5 }
    }

    func offset(closestTo point: CGPoint) -> Int {
        min(layout.index(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)), edited.length)
    }

    func neighbour(of position: UITextPosition, in direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
        switch direction {
        case .left: return edited.position(from: position, offset: -count)
        case .right: return edited.position(from: position, offset: count)
        case .up, .down:
            let caret = caretRect(at: edited.offset(of: position))
            let way = caret.height * CGFloat(count) * (direction == .up ? -1 : 1)
            let point = CGPoint(x: caret.midX, y: caret.midY + way)
            guard point.y >= origin.y, point.y <= origin.y + layout.lineBoxSize.height else { return nil }
            return TextOffset(offset(closestTo: point))
        }
    }

    // MARK: Keys

    var hasLines: Bool { true }
    var hasPages: Bool { true }

    func lineStart(of offset: Int) -> Int { self.offset(inLineOf: caretRect(at: offset), x: -1e6) }
    func lineEnd(of offset: Int) -> Int { self.offset(inLineOf: caretRect(at: offset), x: 1e6) }

    func offset(_ lines: CaretLines, from offset: Int, x: CGFloat) -> Int {
        layoutIfNeeded()
        let caret = caretRect(at: offset)
        let (top, bottom) = (origin.y, origin.y + layout.lineBoxSize.height)
        var y: CGFloat
        switch lines {
        case .lines(let count):
            y = count < 0 ? caret.minY - 1 : caret.maxY + 1
            if y < top { return 0 }
            if y > bottom { return edited.length }
        case .pages(let count):
            let page = max(caret.height, bounds.inset(by: adjustedContentInset).height - caret.height)
            y = caret.midY + page * CGFloat(count)
            if y < top, caretRect(at: 0).minY == caret.minY { return 0 }
            if y > bottom, caretRect(at: edited.length).minY == caret.minY { return edited.length }
            y = min(max(y, top + 1), bottom - 1)
        }
        let found = self.offset(closestTo: CGPoint(x: x, y: y))
        let line = caretRect(at: found)
        return line.minY > y ? edited.character(before: found) : found
    }

    /// The place in a line nearest to a distance from the left. The end of a line that is broken in a word gap lies before
    /// the gap: behind it begins the next line.
    private func offset(inLineOf caret: CGRect, x: CGFloat) -> Int {
        let found = offset(closestTo: CGPoint(x: x, y: caret.midY))
        return caretRect(at: found).minY > caret.midY ? edited.character(before: found) : found
    }

    func scroll(toShow range: NSRange) {
        layoutIfNeeded()
        let range = edited.clamped(range)
        let rects = layout.rects(for: range.location..<(range.location + range.length))
        let area = rects.reduce(CGRect.null) { $0.union($1) }
        let place = area.isNull ? caretRect(at: range.location) : area.offsetBy(dx: origin.x, dy: origin.y)
        scrollRectToVisible(place, animated: false)
    }
}
