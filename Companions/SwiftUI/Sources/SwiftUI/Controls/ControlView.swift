/// A control of UIKit's that a value is bound to.
struct ControlView<Control: UIControl>: PrimitiveView {
    let make: @MainActor () -> Control
    var event = UIControl.Event.valueChanged
    let changed: @MainActor (Control) -> Void
    let update: @MainActor (Control, EnvironmentValues) -> Void
    let measure: @MainActor (Control, Proposal) -> CGSize

    private final class Handler {
        var action: (() -> Void)?
    }

    func elements(_ node: Node) -> [Element] {
        let handler: Handler = node.kept("handler") { Handler() }
        let element: MeasuredElement = node.kept("control") {
            let control = make()
            control.addAction(UIAction { _ in handler.action?() }, for: event)
            return MeasuredElement(control)
        }
        guard let control = element.view as? Control else { return [] }
        let (changed, measure) = (changed, measure)
        handler.action = { [weak control] in if let control { changed(control) } }
        control.isEnabled = node.environment.isEnabled
        if let tint = node.environment.frame.tint { control.tintColor = tint.uiColor }
        update(control, node.environment)
        element.sizing = { [weak control] proposal in control.map { measure($0, proposal) } ?? .zero }
        return [element]
    }
}

/// A view of UIKit's with a way to measure it.
final class MeasuredElement: ViewElement {
    var sizing: (Proposal) -> CGSize = { $0.filled() }

    override func measure(_ proposal: Proposal) -> CGSize { sizing(proposal) }
}

/// A label beside a control.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }
}

extension EnvironmentValues {
    private enum HidesLabelsKey: EnvironmentKey { static let defaultValue = false }

    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    /// Leaves the labels of controls out; they are still read out.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
