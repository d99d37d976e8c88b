import CoreGraphics
import Foundation

/// How far a key moves the caret.
enum CaretUnit: Equatable { case character, word, line, paragraph, document }

/// Where a key moves the caret to.
enum CaretMove: Equatable {
    /// As seen on the screen.
    case left(CaretUnit), right(CaretUnit)
    case up, down, pageUp, pageDown
    /// As the text is read.
    case backward(CaretUnit), forward(CaretUnit)
}

/// Moves carets and extends selections by keys.
@MainActor final class CaretMovement: SessionPart {
    /// Where the caret was across the line when it began to go up and down: it comes back to there after shorter lines.
    private struct Column {
        weak var target: (any EditActionTarget)?
        var head: Int
        var x: CGFloat
    }

    private var column: Column?

    func move(_ move: CaretMove, extends: Bool, in target: any EditActionTarget) {
        if target.edited.marked != nil { target.endComposition() }
        let text = target.edited
        let head = text.head
        let destination: Int
        switch move {
        case .left(.character) where !extends && text.selection.length > 0: destination = text.selection.location
        case .right(.character) where !extends && text.selection.length > 0:
            destination = text.selection.location + text.selection.length
        case .left(let unit), .right(let unit):
            let isForward = (move == .right(unit)) != target.readsRightToLeft(at: head)
            destination = Self.offset(from: head, unit, isForward: isForward, in: target)
        case .backward(let unit): destination = Self.offset(from: head, unit, isForward: false, in: target)
        case .forward(let unit): destination = Self.offset(from: head, unit, isForward: true, in: target)
        case .up, .down, .pageUp, .pageDown:
            return moveVertically(move, extends: extends, in: target)
        }
        column = nil
        target.selectForEditing(from: extends ? text.anchor : destination, to: destination)
    }

    private func moveVertically(_ move: CaretMove, extends: Bool, in target: any EditActionTarget) {
        let text = target.edited
        // Without shift a selection is left from the end that the key points to.
        let isUp = move == .up || move == .pageUp
        let from = extends ? text.head : isUp ? text.selection.location : NSMaxRange(text.selection)
        let isSameColumn = column?.target === target && column?.head == from
        let x = isSameColumn ? column?.x ?? 0 : target.caretRect(at: from).midX
        let lines: CaretLines =
            switch move {
            case .up: .lines(-1)
            case .down: .lines(1)
            case .pageUp: .pages(-1)
            default: .pages(1)
            }
        let destination = target.offset(lines, from: from, x: x)
        target.selectForEditing(from: extends ? text.anchor : destination, to: destination)
        column = Column(target: target, head: destination, x: x)
    }

    /// Deletes the selection, or what lies between the caret and where a key would move it.
    static func delete(_ unit: CaretUnit, isForward: Bool, in target: any EditActionTarget) {
        if target.edited.marked != nil { target.endComposition() }
        let text = target.edited
        if text.selection.length > 0 || (unit == .character && !isForward) { return target.typeDelete() }
        let head = text.head
        let other = offset(from: head, unit, isForward: isForward, in: target)
        guard other != head else { return }
        target.typeReplacing(NSRange(location: min(head, other), length: abs(head - other)), with: "")
    }

    static func offset(
        from head: Int, _ unit: CaretUnit, isForward: Bool, in target: any EditActionTarget
    ) -> Int {
        let text = target.edited
        return switch unit {
        case .character: isForward ? text.character(after: head) : text.character(before: head)
        case .word: isForward ? text.wordEnd(after: head) : text.wordStart(before: head)
        case .line: isForward ? target.lineEnd(of: head) : target.lineStart(of: head)
        case .paragraph: isForward ? text.paragraphEnd(after: head) : text.paragraphStart(before: head)
        case .document: isForward ? text.length : 0
        }
    }
}

/// How far up or down.
enum CaretLines { case lines(Int), pages(Int) }

/// A text whose caret keys move: where its lines are. Fields have one line.
@MainActor protocol CaretOwner: UIResponder {
    /// Whether the text may have more lines than one.
    var hasLines: Bool { get }
    /// Whether there may be more of them than are seen.
    var hasPages: Bool { get }
    func caretRect(at offset: Int) -> CGRect
    func lineStart(of offset: Int) -> Int
    func lineEnd(of offset: Int) -> Int
    /// The place some lines or pages away and at a distance from the left; the text's end where there are no more.
    func offset(_ lines: CaretLines, from offset: Int, x: CGFloat) -> Int
}

extension EditActionTarget {
    /// Whether the next character stands left of the one before it.
    func readsRightToLeft(at offset: Int) -> Bool {
        let here = caretRect(at: offset)
        for (other, isBefore) in [
            (edited.character(before: offset), true), (edited.character(after: offset), false),
        ] where other != offset {
            let rect = caretRect(at: other)
            // Only places in the same line tell.
            if rect.minY == here.minY, rect.midX != here.midX { return (rect.midX > here.midX) == isBefore }
        }
        return false
    }
}
