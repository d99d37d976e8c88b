import CoreGraphics
import Foundation

// Choice (search tokens): a token takes up one place before the text, which counts from 0; so tokens have negative places.
// What the app does with tokens tells nobody; what a person deletes is a change as that of text is.

/// The tokens of a search field, which stand before its text.
extension UISearchTextField {
    /// The tokens, the first one first; setting them replaces all.
    public var tokens: [UISearchToken] {
        get { storedTokens }
        set {
            storedTokens = newValue
            tokensDidChange()
        }
    }

    /// Puts a token before the one that has an index, or at the end.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        storedTokens.insert(token, at: min(max(tokenIndex, 0), storedTokens.count))
        tokensDidChange()
    }

    /// Takes the token with an index away.
    public func removeToken(at tokenIndex: Int) {
        guard storedTokens.indices.contains(tokenIndex) else { return }
        storedTokens.remove(at: tokenIndex)
        tokensDidChange()
    }

    /// Takes the text of a range away and puts a token in its place; the tokens of the range stay.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        let range = edited.range(of: textRange)
        if range.length > 0 { change(range, to: "", isTyped: false) }
    }

    /// The tokens whose places are in a range.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let places = place(of: textRange.start)..<max(place(of: textRange.start), place(of: textRange.end))
        return storedTokens.indices.filter { places.contains($0 - storedTokens.count) }.map { storedTokens[$0] }
    }

    /// The position before the token with an index.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex - storedTokens.count) }

    /// The range of the text behind the tokens.
    public var textualRange: UITextRange { TextOffsetRange(edited.whole) }

    /// The place of a position, which is negative before a token, as far as the field has it.
    func place(of position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, -storedTokens.count), edited.length)
    }

    private func tokensDidChange() {
        select(token: nil)
        strip.show(storedTokens)
        if strip.superview == nil { insertSubview(strip, belowSubview: content) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func select(token index: Int?) {
        guard strip.selected != index else { return }
        strip.selected = index
        strip.setNeedsLayout()
        setNeedsLayout()
    }

    /// Takes the selected token away for a person, and selects none.
    func deleteSelectedToken() -> Bool {
        guard let index = strip.selected, allowsDeletingTokens else { return false }
        removeToken(at: index)
        return true
    }

    /// The index of the token at a point of the field's coordinates; nil where there is none.
    func token(at point: CGPoint) -> Int? {
        guard strip.frame.contains(point) else { return nil }
        return strip.views.firstIndex { $0.frame.contains(convert(point, to: strip)) }
    }

    /// Puts what the delegate says of the selected token onto the pasteboard; false where no token is selected.
    func copySelectedToken() -> Bool {
        guard let index = strip.selected else { return false }
        guard let delegate = delegate as? any UISearchTextFieldDelegate else {
            UIPasteboard.general.string = storedTokens[index].text
            return true
        }
        let provider = delegate.searchTextField(self, itemProviderForCopying: storedTokens[index])
        for type in provider.registeredTypeIdentifiers {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                guard let data else { return }
                DispatchQueue.performOnMain { UIPasteboard.general.items = [[type: data]] }
            }
        }
        return true
    }

    /// The rectangle of the tokens beside the text's, and what is left to the text; both in the field's coordinates.
    func dividedForTokens(_ rect: CGRect) -> (tokens: CGRect, text: CGRect) {
        guard !storedTokens.isEmpty else { return (CGRect(origin: rect.origin, size: .zero), rect) }
        let width = min(strip.fittingWidth, max(0, rect.width - SearchTokenStrip.Metrics.textWidth))
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        let divided = rect.divided(atDistance: width, from: isLeft ? .minXEdge : .maxXEdge)
        return (divided.slice, divided.remainder)
    }
}
