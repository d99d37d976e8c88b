/// Views on a ground of their own, below a label.
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Makes a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    /// Makes a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

    /// The label and the views.
    public var body: some View {
        VStack(alignment: .leading) {
            HStack {
                label.font(.headline)
                Spacer(minLength: 0)
            }
            content
        }
        .padding().background(RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.secondarySystemBackground)))
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box without a label.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), EmptyView()) }
}
extension GroupBox where Label == Text {
    /// Makes a box with the text of a key.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), Text(key))
    }
}
