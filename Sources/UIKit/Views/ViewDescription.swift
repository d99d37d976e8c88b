/// What a view shows, in words: what flows and tests find it by and the inspector lists.
@_spi(Framework) public struct ViewDescription {
    /// The text that the view shows: a label's or a field's text, a button's title, a control's value.
    public var text: String?
    /// What stands in place of a text that is still empty.
    public var placeholder: String?
    /// The states that are on, such as `disabled`, `highlighted`, `selected`, `focused`, `playing`.
    public var states: [String] = []
    /// What assistive technology calls the view; by default what the app says.
    public var accessibilityLabel: String?
    /// What the app lets tests find the view by.
    public var accessibilityIdentifier: String?

    init(accessibilityLabel: String?, accessibilityIdentifier: String?) {
        (self.accessibilityLabel, self.accessibilityIdentifier) = (accessibilityLabel, accessibilityIdentifier)
    }
}
