/// Which text field of a view is written in.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and to set which field is written in.
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>
        let none: Value
        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var location: StateLocation<Value>?

    /// Makes a state of one field.
    public init() where Value == Bool { none = false }
    /// Makes a state of several fields, none of which is written in.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The value.
    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set { location?.value = newValue }
    }
    /// The state as a binding.
    public var projectedValue: Binding {
        Binding(binding: SwiftUI.Binding(get: { wrappedValue }, set: { wrappedValue = $0 }), none: none)
    }
}

extension FocusState: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let none = none
        location = node.properties.object(number) { StateLocation(none, node: node) }
    }
}

extension View {
    /// Has the field of the view written in while a value is true, and says so by it.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Focusing(content: self, binding: condition, value: true)
    }
    /// Has the field of the view written in while a value is a certain one, and says so by it.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        Focusing(content: self, binding: binding, value: value)
    }
}

/// A view whose field is written in as a value says.
private struct Focusing<Content: View, Value: Hashable>: PrimitiveView {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let focus: FieldFocus = node.kept("focus") { FieldFocus() }
        let elements = node.childElements
        func field(_ view: UIView) -> UIView? {
            if view is UITextField || view is UITextView { return view }
            return view.subviews.lazy.compactMap(field).first
        }
        let view = elements.lazy.flatMap(\.speakingViews).compactMap(field).first
        let (binding, value) = (binding, value)
        focus.changed = { [weak view] object, isBegin in
            guard let view, object === view else { return }
            if isBegin {
                if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.none
            }
        }
        let wants = binding.wrappedValue == value
        if wants != focus.wanted {
            focus.wanted = wants
            node.graph.afterUpdate { [weak view] in
                guard let view, view.isFirstResponder != wants else { return }
                _ = wants ? view.becomeFirstResponder() : view.resignFirstResponder()
            }
        }
        return elements
    }
}

/// What listens to the beginning and the end of writing for a view.
private final class FieldFocus: @unchecked Sendable {
    var wanted = false
    var changed: ((AnyObject?, Bool) -> Void)?
    var observers: [any NSObjectProtocol] = []

    @MainActor init() {
        func listen(_ name: Notification.Name, _ isBegin: Bool) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] notification in
                    nonisolated(unsafe) let object = notification.object as AnyObject?
                    onMainActor { self?.changed?(object, isBegin) }
                })
        }
        listen(UITextField.textDidBeginEditingNotification, true)
        listen(UITextField.textDidEndEditingNotification, false)
        listen(UITextView.textDidBeginEditingNotification, true)
        listen(UITextView.textDidEndEditingNotification, false)
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
