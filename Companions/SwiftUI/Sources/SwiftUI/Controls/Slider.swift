/// A value that is chosen by moving a knob.
public struct Slider: View {
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double?
    let editing: (Bool) -> Void

    /// Makes a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        (range, step, editing) = (Double(bounds.lowerBound)...Double(bounds.upperBound), nil, onEditingChanged)
    }

    /// Makes a slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (self.step, editing) = (Double(step), onEditingChanged)
    }

    /// The slider of UIKit's.
    public var body: some View {
        let (value, range, step) = (value, range, step)
        ControlView(
            make: { UISlider() },
            changed: { control in
                var new = Double(control.value)
                if let step { new = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step }
                value.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
            },
            update: { control, _ in
                control.minimumValue = Float(range.lowerBound)
                control.maximumValue = Float(range.upperBound)
                if !control.isTracking { control.value = Float(value.wrappedValue) }
            },
            measure: { control, proposal in
                CGSize(width: proposal.width ?? 200, height: control.intrinsicContentSize.height)
            })
    }
}
