/// A button that leads to an address.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label

    /// Makes a button of what it shows.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    /// The button.
    public var body: some View {
        let destination = destination
        Button {
            UIApplication.shared.open(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Makes a button with the text of a key.
    public init(_ key: LocalizedStringKey, destination: URL) { (self.destination, label) = (destination, Text(key)) }
    /// Makes a button with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        (self.destination, label) = (destination, Text(title))
    }
}
