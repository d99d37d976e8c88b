/// Whether a person is changing what views show.
public enum EditMode: Hashable, Sendable {
    /// Nothing can be changed.
    case inactive
    /// Something can be changed for the moment.
    case transient
    /// What is shown can be changed.
    case active

    /// Whether something can be changed.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

    /// Whether what the view shows is being changed; the page's where no view above says it.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            guard let page = frame.page else { return nil }
            return Binding(
                get: { MainActor.assumeIsolated { page.editMode } },
                set: { mode in MainActor.assumeIsolated { page.editMode = mode } })
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the changing of what is shown.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Makes the button.
    nonisolated public init() {}

    /// The button with the word for what it does next.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        let mode = mode
        let label = Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            label
        }
    }
}
