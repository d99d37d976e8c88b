/// The names of accessibility's modifiers before iOS 14.
extension View {
    /// Says what assistive technology reads for the view.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what the view's value is for assistive technology.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what happens when the view is used.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Gives the view the name by which tests find it.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Hides the view from assistive technology.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
