/// A switch with a label.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label

    /// Makes a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

    /// The label and the switch.
    public var body: some View {
        let isOn = isOn
        LabeledControl(
            label: label,
            control: ControlView(
                make: { UISwitch() }, changed: { isOn.wrappedValue = $0.isOn },
                update: { control, environment in
                    if control.isOn != isOn.wrappedValue {
                        control.setOn(isOn.wrappedValue, animated: control.window != nil)
                    }
                    control.onTintColor = environment.frame.tint?.uiColor
                }, measure: { control, _ in control.intrinsicContentSize }))
    }
}

extension Toggle where Label == Text {
    /// Makes a switch with the text of a key.
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(key)) }
    /// Makes a switch with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        (self.isOn, label) = (isOn, Text(title))
    }
}
