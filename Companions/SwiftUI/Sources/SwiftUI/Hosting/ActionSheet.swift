/// A question with its answers below each other.
public struct ActionSheet {
    /// An answer.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes a question.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    /// Asks a person to choose while a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
            ForEach(Array(sheet.buttons.enumerated()), id: \.offset) { _, button in
                SwiftUI.Button(role: button.role, action: button.action) { button.label }
            }
        } message: {
            sheet.message ?? Text(verbatim: "")
        }
    }

    /// Asks a person to choose while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        Asking(
            content: self, title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
            actions: actions(), message: message(), style: .actionSheet)
    }
    /// Asks a person to choose while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(key), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows another view beside this one while a value is true: as a sheet where there is little room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(
            content: self, style: .popover, key: isPresented.wrappedValue ? AnyHashable(true) : nil,
            make: { AnyView(content()) }, dismissed: { isPresented.wrappedValue = false }, told: nil)
    }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A part of the view.
    public enum Source: Sendable {
        /// All of it.
        case bounds
    }
    /// A part of the view.
    case rect(Source)
}
