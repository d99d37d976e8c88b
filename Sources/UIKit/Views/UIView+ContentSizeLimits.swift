extension UIView {
    /// The least size of text for the view and all below it, whatever the person chooses; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.categoryLimits.minimum }
        set { limit { $0.minimum = newValue } }
    }

    /// The greatest size of text for the view and all below it, whatever the person chooses; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.categoryLimits.maximum }
        set { limit { $0.maximum = newValue } }
    }

    /// The limits of the view and of those around it that have some, from the inside out, for reading by people.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let limited = sequence(first: self, next: \.superview).filter { !$0.traitState.categoryLimits.isEmpty }
        return limited.map { view in
            let limits = view.traitState.categoryLimits
            let texts = [("minimum", limits.minimum), ("maximum", limits.maximum)].compactMap { name, limit in
                limit.map { "\(name) \($0.rawValue)" }
            }
            return "\(type(of: view)): \(texts.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    private func limit(_ change: (inout ContentSizeLimits) -> Void) {
        let old = traitState.categoryLimits
        change(&traitState.categoryLimits)
        if traitState.categoryLimits != old { updateTraits(wholeSubtree: false) }
    }
}
