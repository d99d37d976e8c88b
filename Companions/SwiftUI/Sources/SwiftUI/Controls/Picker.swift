/// A choice of one value among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// Makes a choice among views with tags.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) { (self.selection, self.label, self.content) = (selection, label, content()) }

    /// Makes a choice among views with tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.selection, self.label, self.content) = (selection, label(), content()) }

    /// The label and the control of the style.
    public var body: some View { PickerBody(picker: self) }
}

extension Picker where Label == Text {
    /// Makes a choice with the text of a key.
    public init(_ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, label: Text(key), content: content)
    }
    /// Makes a choice with a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: Text(title), content: content) }
}

/// How choices look.
struct PickerLook: Sendable {
    enum Kind: Sendable {
        case menu
        case segmented
    }

    let kind: Kind
    /// The usual style: a menu.
    static let automatic = PickerLook(kind: .menu)
    /// A button with a menu.
    static let menu = PickerLook(kind: .menu)
    /// Segments beside each other.
    static let segmented = PickerLook(kind: .segmented)
}

extension EnvironmentValues {
    private enum PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Says how choices in the view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, PickerLook(style)) }
}

private struct PickerBody<Label: View, Value: Hashable, Content: View>: View {
    let picker: Picker<Label, Value, Content>
    @Environment(\.pickerLook) private var look

    var body: some View {
        let options = PickerOptions(selection: picker.selection, content: picker.content, look: look)
        if look.kind == .segmented {
            options
        } else {
            LabeledControl(label: picker.label, control: options)
        }
    }
}

private final class SegmentHandler { var action: ((Int) -> Void)? }

/// The control of a choice, which reads the texts of its views.
private struct PickerOptions<Value: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<Value>
    let content: Content
    let look: PickerLook

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let options = node.childElements.map { element in
            (title: element.title, value: (element.traits.tag ?? element.traits.identity)?.base as? Value)
        }
        return [look.kind == .segmented ? segments(options, node) : menu(options, node)]
    }

    private func segments(_ options: [(title: String, value: Value?)], _ node: Node) -> Element {
        let handler: SegmentHandler = node.kept("handler") { SegmentHandler() }
        let element: MeasuredElement = node.kept("segments") {
            let control = UISegmentedControl()
            control.addAction(
                UIAction { [weak control] _ in handler.action?(control?.selectedSegmentIndex ?? 0) }, for: .valueChanged
            )
            return MeasuredElement(control)
        }
        guard let control = element.view as? UISegmentedControl else { return element }
        let selection = selection
        handler.action = { if let value = options[$0].value { selection.wrappedValue = value } }
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if titles != options.map(\.title) {
            control.removeAllSegments()
            for (index, option) in options.enumerated() {
                control.insertSegment(withTitle: option.title, at: index, animated: false)
            }
        }
        control.selectedSegmentIndex =
            options.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
        element.sizing = { [weak control] in
            let own = control?.intrinsicContentSize ?? .zero
            return CGSize(width: $0.width.map { max($0, 1) } ?? own.width, height: own.height)
        }
        return element
    }

    private func menu(_ options: [(title: String, value: Value?)], _ node: Node) -> Element {
        let element: MeasuredElement = node.kept("menu") {
            let button = UIButton(type: .system)
            button.showsMenuAsPrimaryAction = true
            return MeasuredElement(button)
        }
        guard let button = element.view as? UIButton else { return element }
        let selection = selection
        let current = selection.wrappedValue
        button.setTitle(options.first { $0.value == current }?.title ?? "", for: .normal)
        button.setImage(
            UIImage(
                systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(scale: .small)),
            for: .normal)
        button.semanticContentAttribute = .forceRightToLeft
        button.isEnabled = node.environment.isEnabled
        button.menu = UIMenu(
            children: options.map { option in
                UIAction(title: option.title, state: option.value == current ? .on : .off) { _ in
                    if let value = option.value { selection.wrappedValue = value }
                }
            })
        element.sizing = { [weak button] _ in button?.intrinsicContentSize ?? .zero }
        return element
    }
}

extension Element {
    /// The letters of the labels in the element.
    var title: String {
        func texts(_ view: UIView) -> [String] {
            if let label = view as? UILabel { return [label.text ?? ""] }
            return view.subviews.flatMap(texts)
        }
        return speakingViews.flatMap(texts).joined(separator: " ")
    }
}
