@_spi(Framework) import UIKit

/// Something that does what it says when it is tapped.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Makes a button of what it does and shows.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }

    /// Makes a button with a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

extension Button where Label == Text {
    /// Makes a button with the text of a key.
    public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        (role, self.action, label) = (nil, action, Text(key))
    }
    /// Makes a button with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (role, self.action, label) = (nil, action, Text(title))
    }
    /// Makes a button with a role and the text of a key.
    public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.role, self.action, label) = (role, action, Text(key))
    }
    /// Makes a button with a role and a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button with a symbol and the text of a key.
    public init(
        _ key: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, SwiftUI.Label(key, systemImage: name)) }
    /// Makes a button with a symbol and a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, SwiftUI.Label(title, systemImage: name)) }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves all as it is.
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button: PrimitiveView {
    func update(_ node: Node) {
        let isPressed = node.kept("pressed") { Pressed() }
        var environment = node.environment
        environment.frame.stackAxis = nil
        let styling = environment.frame.buttonStyle ?? PlainLook(isTinted: !environment.isLinkInList)
        let label = styling.label(AnyView(label), role: role, isPressed: isPressed.value, environment)
        node.declare(label, environment: environment)
    }

    func elements(_ node: Node) -> [Element] {
        let element = node.kept("button") { ButtonElement() }
        let pressed = node.kept("pressed") { Pressed() }
        let action = action
        let style = node.environment.frame.buttonStyle
        element.control.action = action
        element.control.isEnabled = node.environment.isEnabled
        element.control.pressed = { [weak node] isPressed in
            guard pressed.value != isPressed else { return }
            pressed.value = isPressed
            node?.invalidate()
        }
        element.control.fades = style?.fades ?? true
        element.own.button = ButtonTrait(
            role: role, tint: node.environment.frame.tint, isEnabled: node.environment.isEnabled, action: action)
        if node.environment.frame.isInList { element.own.rowAction = RowAction(perform: action) }
        element.layers.elements = node.childElements
        element.layers.forgetSizes()
        return [element]
    }
}

private final class Pressed { var value = false }

/// A control around what a button shows.
final class ButtonElement: ViewElement {
    let layers = LayersElement()
    var control: ButtonControl { view as! ButtonControl }

    init() { super.init(ButtonControl()) }

    override var speakingViews: [UIView] { layers.speakingViews }
    override func measure(_ proposal: Proposal) -> CGSize { layers.size(proposal) }

    override func place(in rect: CGRect) {
        super.place(in: rect)
        control.canvas.arrange(layers.views)
        control.canvas.frame = control.bounds
        Surface.within(rect.origin, of: Surface.origin) {
            layers.place(in: CGRect(origin: .zero, size: rect.size))
        }
    }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        layers.explicitGuide(line, in: size)
    }
}

/// The control of a button.
final class ButtonControl: UIControl {
    let canvas = HostingCanvas()
    var action: (@MainActor () -> Void)?
    var pressed: ((Bool) -> Void)?
    var fades = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        canvas.isUserInteractionEnabled = false
        addSubview(canvas)
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("a button of SwiftUI's is not in any document") }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            canvas.alpha = isHighlighted && fades ? 0.2 : 1
            pressed?(isHighlighted)
        }
    }

    override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? Self.label(of: canvas) }
        set { super.accessibilityLabel = newValue }
    }

    /// What is read out of several views.
    static func label(of view: UIView) -> String? {
        let parts = view.subviews.compactMap { view -> String? in
            if let label = view as? UILabel { return label.text }
            if let image = view as? UIImageView { return image.isAccessibilityElement ? image.accessibilityLabel : nil }
            return label(of: view)
        }
        // A symbol beside a text only repeats it.
        let texts =
            view.subviews.contains { $0 is UILabel } ? view.subviews.compactMap { ($0 as? UILabel)?.text } : parts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
