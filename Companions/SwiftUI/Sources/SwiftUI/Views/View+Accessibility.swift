extension View {
    private func described(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
        wrapped(in: Wrapper.self) { wrapper in
            // The first view stands for what is described; the others are its parts.
            if let view = wrapper.views.first { change(view) }
        }
    }

    /// Says what is read out for the view.
    public func accessibilityLabel(_ label: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityLabel = label.plain(in: environment) } }
    }
    /// Says what is read out for the view, by a key.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    /// Says what is read out for the view.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Says what is read out of the view's value.
    public func accessibilityValue(_ value: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityValue = value.plain(in: environment) } }
    }
    /// Says what is read out of the view's value.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Says what is read out about what the view does.
    public func accessibilityHint(_ hint: Text) -> some View {
        EnvironmentReading { environment in described { $0.accessibilityHint = hint.plain(in: environment) } }
    }
    /// Says what is read out about what the view does.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Gives the view a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        described { $0.accessibilityIdentifier = identifier }
    }
    /// Says whether the view is left out of what is read.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.accessibilityElementsHidden = hidden }
    }
}

/// A view that depends on its surroundings.
struct EnvironmentReading<Content: View>: PrimitiveView {
    let content: @MainActor (EnvironmentValues) -> Content

    func update(_ node: Node) { node.declare(content(node.environment)) }
}
