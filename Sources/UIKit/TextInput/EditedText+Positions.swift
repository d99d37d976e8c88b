import Foundation

/// Positions and ranges as `UITextInput` speaks of them. Those of other texts are brought into this one.
@MainActor extension EditedText {
    func offset(of position: UITextPosition) -> Int { min(max((position as? TextOffset)?.offset ?? 0, 0), length) }

    func range(of range: UITextRange) -> NSRange {
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func range(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (start, end) = (offset(of: from), offset(of: to))
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(of: position) + offset
        return (0...length).contains(target) ? TextOffset(target) : nil
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position), offset(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
