/// Views that are shown or not, below a label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var own = false
    @Environment(\.frame.isInList) private var isInList

    /// Makes a group that a value opens and closes.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }
    /// Makes a group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (isExpanded, self.content, self.label) = (nil, content, label())
    }

    /// The label, and the views below it while the group is open.
    public var body: some View {
        let binding = isExpanded ?? $own
        let isOpen = binding.wrappedValue
        if isInList {
            header(binding, isOpen)
            if isOpen { content() }
        } else {
            VStack {
                header(binding, isOpen)
                if isOpen { content() }
            }
        }
    }

    @ViewBuilder private func header(_ binding: Binding<Bool>, _ isOpen: Bool) -> some View {
        Button {
            withAnimation { binding.wrappedValue = !isOpen }
        } label: {
            HStack {
                if isInList { label.foregroundColor(.primary) } else { label }
                Spacer()
                Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group that is closed at first, with the text of a key.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(key) }
    }
    /// Makes a group that a value opens and closes, with the text of a key.
    public init(
        _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(key) } }
    /// Makes a group that is closed at first, with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
