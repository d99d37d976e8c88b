import CoreGraphics
import Foundation

/// A text whose selection has ends to drag. Rectangles and points are in its own coordinates.
@MainActor protocol SelectionHandleOwner: UIView {
    var edited: EditedText { get }
    /// The part of the view in which a handle may stand.
    var handleArea: CGRect { get }
    /// The area in which no part of a handle is cut off.
    var handleRoom: CGRect { get }
    func caretRect(at offset: Int) -> CGRect
    func offset(closestTo point: CGPoint) -> Int
    func select(_ range: NSRange)
}

/// The two ends of a selection.
@MainActor final class SelectionHandles {
    private let start = SelectionHandle(isStart: true)
    private let end = SelectionHandle(isStart: false)

    /// Shows the handles where a text's selection ends, or takes them away if nothing is selected.
    func update(for owner: any SelectionHandleOwner) {
        let selection = owner.edited.selection
        // The clause that an input method works on is not the person's to stretch.
        guard owner.isFirstResponder, selection.length > 0, owner.edited.marked == nil else {
            for handle in [start, end] where handle.superview != nil { handle.removeFromSuperview() }
            return
        }
        place(start, at: selection.location, in: owner)
        place(end, at: selection.location + selection.length, in: owner)
    }

    private func place(_ handle: SelectionHandle, at offset: Int, in owner: any SelectionHandleOwner) {
        let caret = owner.caretRect(at: offset)
        let area = owner.handleArea
        handle.isHidden = caret.midX < area.minX - 1 || caret.midX > area.maxX + 1
        handle.moved = { [weak owner] point in
            if let owner { Self.drag(handle.isStart, to: point, in: owner) }
        }
        if handle.superview !== owner { owner.addSubview(handle) }
        handle.stand(at: caret, within: owner.handleRoom, color: owner.tintColor)
    }

    /// Moves an end of the selection; at least one character stays selected.
    private static func drag(_ isStart: Bool, to point: CGPoint, in owner: any SelectionHandleOwner) {
        let selection = owner.edited.selection
        let (first, last) = (selection.location, selection.location + selection.length)
        let offset = owner.offset(closestTo: point)
        let text = owner.edited.string as NSString
        if isStart {
            let limit = text.rangeOfComposedCharacterSequence(at: last - 1).location
            let new = min(offset, limit)
            owner.select(NSRange(location: new, length: last - new))
        } else {
            let character = text.rangeOfComposedCharacterSequence(at: first)
            owner.select(NSRange(location: first, length: max(offset, character.location + character.length) - first))
        }
    }
}

/// One end of a selection: a line as high as the text, with a knob outside of it.
final class SelectionHandle: UIControl {
    private static let knob: CGFloat = 10

    let isStart: Bool
    var moved: ((CGPoint) -> Void)?
    private var caret = CGRect.zero
    private var color = UIColor.clear
    /// From the finger to the middle of the line, in points.
    private var grip = CGPoint.zero

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Stands at a caret's place in the superview's coordinates. Beside the first and the last line there may be less
    /// room than the knob takes, which lies on the line then.
    func stand(at caret: CGRect, within room: CGRect, color: UIColor) {
        self.caret = caret
        if color != self.color { setNeedsDisplay() }
        self.color = color
        let reach = Self.knob - 1
        let top = isStart ? min(max(caret.minY - reach, room.minY), caret.minY) : caret.minY
        let bottom = isStart ? caret.maxY : max(min(caret.maxY + reach, room.maxY), caret.maxY)
        let frame = CGRect(x: caret.midX - Self.knob / 2, y: top, width: Self.knob, height: bottom - top)
        UIView.performWithoutAnimation { self.frame = frame }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        let line = CGRect(
            x: (bounds.width - CaretView.width) / 2, y: isStart ? Self.knob - 1 : 0, width: CaretView.width,
            height: bounds.height - Self.knob + 1)
        context.fill(line)
        context.fillEllipse(
            in: CGRect(x: 0, y: isStart ? 0 : bounds.height - Self.knob, width: Self.knob, height: Self.knob))
    }

    /// Fingers are wider than the line.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -8).contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let finger = touch.location(in: superview)
        grip = CGPoint(x: caret.midX - finger.x, y: caret.midY - finger.y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let finger = touch.location(in: superview)
        moved?(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        return true
    }
}
