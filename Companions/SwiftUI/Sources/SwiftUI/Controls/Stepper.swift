/// A value that is made larger or smaller step by step.
public struct Stepper<Label: View>: View {
    let label: Label
    let up: (() -> Void)?
    let down: (() -> Void)?

    /// The label and the stepper of UIKit's.
    public var body: some View {
        let (up, down) = (up, down)
        LabeledControl(
            label: label,
            control: ControlView(
                make: { () -> UIStepper in
                    let control = UIStepper()
                    // The control itself only tells the direction: the value is the app's.
                    (control.minimumValue, control.maximumValue, control.wraps) = (-1, 1, false)
                    return control
                },
                changed: { control in
                    let direction = control.value
                    control.value = 0
                    direction > 0 ? up?() : down?()
                },
                update: { control, _ in
                    control.maximumValue = up == nil ? 0 : 1
                    control.minimumValue = down == nil ? 0 : -1
                }, measure: { control, _ in control.intrinsicContentSize }))
    }

    /// Makes a stepper of what it does in each direction; nil where it can do nothing.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
    ) { (up, down, self.label) = (onIncrement, onDecrement, label()) }

    /// Makes a stepper of a value.
    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.init(
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, label: label)
    }

    /// Makes a stepper of a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        let (higher, lower) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
        self.init(
            onIncrement: higher <= bounds.upperBound ? { value.wrappedValue = higher } : nil,
            onDecrement: lower >= bounds.lowerBound ? { value.wrappedValue = lower } : nil, label: label)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper with the text of a key.
    public init<V: Strideable>(_ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(value: value, step: step) { Text(key) }
    }
    /// Makes a stepper of a range with the text of a key.
    public init<V: Strideable>(
        _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(value: value, in: bounds, step: step) { Text(key) } }
    /// Makes a stepper with a string.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1
    ) { self.init(value: value, step: step) { Text(title) } }
    /// Makes a stepper of a range with a string.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
