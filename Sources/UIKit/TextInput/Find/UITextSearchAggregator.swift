import Foundation

/// What collects the places that a text finds.
@preconcurrency @MainActor public final class UITextSearchAggregator: NSObject {
    /// The places that were found so far, in the order in which they were found.
    public private(set) var allFoundRanges: [UITextRange] = []
    private let onEnd: ([UITextRange]) -> Void
    private let onChange: () -> Void

    init(onEnd: @escaping ([UITextRange]) -> Void, onChange: @escaping () -> Void) {
        (self.onEnd, self.onChange) = (onEnd, onChange)
        super.init()
    }

    /// Takes a place that a text has found.
    public func foundRange(_ range: UITextRange, searchString string: String, document: AnyHashable?) {
        allFoundRanges.append(range)
    }
    /// Takes note that all places were found.
    public func finishedSearching() { onEnd(allFoundRanges) }
    /// Forgets a place that is no longer one.
    public func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?) {
        allFoundRanges.removeAll { $0.isEqual(range) }
        onChange()
    }
    /// Forgets all places.
    public func invalidate() {
        allFoundRanges = []
        onChange()
    }
}
