/// A choice of a colour.
public struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    /// Makes a choice with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
    }

    /// The label and the colour well of UIKit's.
    public var body: some View {
        let (selection, supportsOpacity) = (selection, supportsOpacity)
        LabeledControl(
            label: label,
            control: ControlView(
                make: { UIColorWell() },
                changed: { well in if let color = well.selectedColor { selection.wrappedValue = Color(color) } },
                update: { well, _ in
                    well.supportsAlpha = supportsOpacity
                    well.selectedColor = selection.wrappedValue.uiColor
                }, measure: { _, _ in CGSize(width: 28, height: 28) }))
    }
}

extension ColorPicker where Label == Text {
    /// Makes a choice with the text of a key.
    public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
    }
    /// Makes a choice with a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
