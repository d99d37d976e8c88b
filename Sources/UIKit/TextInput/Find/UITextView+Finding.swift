import CoreGraphics
import Foundation

/// Finding in a text view's text.
extension UITextView: UITextSearching {
    /// Whether what was found can be replaced: where the text can be edited.
    public var supportsTextReplacement: Bool { isEditable }

    /// The order of two places that were found.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Finds a text, and hands each place and the end to an aggregator.
    public func performTextSearch(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator
    ) {
        for range in ranges(of: string, options) {
            aggregator.foundRange(TextOffsetRange(range), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        let text = edited.string as NSString
        var (found, start): ([NSRange], Int) = ([], 0)
        while start < text.length {
            let range = text.range(
                of: query, options: options.stringCompareOptions,
                range: NSRange(location: start, length: text.length - start))
            guard range.length > 0 else { break }
            start = NSMaxRange(range)
            let beginsWord = range.location == 0 || !edited.isWord(range.location - 1)
            let endsWord = start == text.length || !edited.isWord(start)
            switch options.wordMatchMethod {
            case .contains: found.append(range)
            case .startsWith: if beginsWord { found.append(range) }
            case .fullWord: if beginsWord, endsWord { found.append(range) }
            }
        }
        return found
    }

    /// Gives a place that was found a look.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle
    ) {
        found[edited.range(of: foundTextRange)] = style == .normal ? nil : style
        canvas.setNeedsDisplay()
    }

    /// Takes the looks of all places away.
    public func clearAllDecoratedFoundText() {
        guard !found.isEmpty else { return }
        found = [:]
        canvas.setNeedsDisplay()
    }

    /// Replaces a place, with the delegate's leave.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {
        let range = edited.range(of: foundTextRange)
        if allowsTyping(replacementText, in: range) { change(range, to: replacementText, isTyped: false) }
    }

    /// Replaces all places of a text, with the delegate's leave for each.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        for range in ranges(of: queryString, options).reversed() {
            replace(foundTextRange: TextOffsetRange(range), document: nil, withText: replacementText)
        }
    }

    /// Scrolls a place into view.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {
        scroll(toShow: edited.range(of: range))
    }

    // Choice (find): pale yellow behind all that was found, and strong behind the one that the person is at.
    /// The grounds of what was found, in the content's coordinates.
    var foundGrounds: [(rect: CGRect, color: UIColor)] {
        found.sorted { $0.key.location < $1.key.location }.flatMap { range, style in
            let color = UIColor.systemYellow.withAlphaComponent(style == .highlighted ? 0.9 : 0.35)
            return parts(of: range).map { (rect: $0.insetBy(dx: -1, dy: 0), color: color) }
        }
    }

    func findingDidChange() {
        if isFindInteractionEnabled, findInteraction == nil {
            let finder = TextViewFinder()
            let interaction = UIFindInteraction(sessionDelegate: finder)
            finding = (finder, interaction)
            addInteraction(interaction)
        } else if !isFindInteractionEnabled, let interaction = findInteraction {
            removeInteraction(interaction)
            finding = nil
        }
    }
}

/// Makes the searches of a text view.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
