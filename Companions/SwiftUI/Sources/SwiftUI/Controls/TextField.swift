/// A line of text that a person writes.
public struct TextField<Label: View>: View {
    let prompt: Text
    let text: Binding<String>
    var committed: (() -> Void)?

    /// The text field of UIKit's.
    public var body: some View { TextLine(prompt: prompt, text: text, isSecure: false, committed: committed) }
}

extension TextField where Label == Text {
    /// Makes a field with the text of a key where nothing is written.
    public init(_ key: LocalizedStringKey, text: Binding<String>) { (prompt, self.text) = (Text(key), text) }
    /// Makes a field with a string where nothing is written.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (prompt, self.text) = (Text(title), text)
    }
    /// Makes a field with a text of its own where nothing is written.
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        (self.prompt, self.text) = (prompt ?? Text(key), text)
    }
    /// Makes a field that says when it is edited and when a line is done.
    public init(
        _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { (prompt, self.text, committed) = (Text(key), text, onCommit) }
}

/// A line of text that nobody shall read.
public struct SecureField<Label: View>: View {
    let prompt: Text
    let text: Binding<String>

    /// The text field of UIKit's.
    public var body: some View { TextLine(prompt: prompt, text: text, isSecure: true, committed: nil) }
}

extension SecureField where Label == Text {
    /// Makes a field with the text of a key where nothing is written.
    public init(_ key: LocalizedStringKey, text: Binding<String>) { (prompt, self.text) = (Text(key), text) }
    /// Makes a field with a string where nothing is written.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (prompt, self.text) = (Text(title), text)
    }
}

private struct TextLine: View {
    let prompt: Text
    let text: Binding<String>
    let isSecure: Bool
    let committed: (() -> Void)?

    private final class Delegate: NSObject, UITextFieldDelegate {
        var committed: (() -> Void)?

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            committed?()
            return false
        }
    }

    var body: some View {
        let (text, prompt, isSecure, committed) = (text, prompt, isSecure, committed)
        let delegate = Delegate()
        ControlView(
            make: { () -> HostedTextField in
                let field = HostedTextField()
                field.kept = delegate
                field.delegate = delegate
                return field
            }, event: .editingChanged, changed: { field in text.wrappedValue = field.text ?? "" },
            update: { field, environment in
                if field.text != text.wrappedValue { field.text = text.wrappedValue }
                field.placeholder = prompt.plain(in: environment)
                field.isSecureTextEntry = isSecure
                field.font = (environment.font ?? .body).uiFont
                field.textColor = ForegroundStyle().__fill(in: environment).color
                field.textAlignment = environment.multilineTextAlignment.text
                field.borderStyle = environment.textLine.border
                field.keyboardType = environment.textLine.keyboard
                field.autocapitalizationType = environment.textLine.capitals
                field.autocorrectionType = environment.textLine.correction
                field.returnKeyType = environment.textLine.returnKey
                let submit = environment.textLine.submit
                (field.kept as? Delegate)?.committed = {
                    committed?()
                    submit?()
                }
            },
            measure: { field, proposal in
                CGSize(width: proposal.width ?? 200, height: field.intrinsicContentSize.height)
            })
    }
}

/// A text field that keeps its delegate.
private final class HostedTextField: UITextField {
    var kept: NSObject?
}

/// What the surroundings say of text fields.
struct TextLineLooks {
    var border = UITextField.BorderStyle.none
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var submit: (() -> Void)?
    var returnKey = UIReturnKeyType.default
}

extension EnvironmentValues {
    private enum TextLineKey: EnvironmentKey { static var defaultValue: TextLineLooks { TextLineLooks() } }

    var textLine: TextLineLooks {
        get { self[TextLineKey.self] }
        set { self[TextLineKey.self] = newValue }
    }
}

/// How text fields look.
struct TextFieldLook: Sendable {
    let border: UITextField.BorderStyle
    /// The usual style of the place: without a border.
    static let automatic = TextFieldLook(border: .none)
    /// Without a border.
    static let plain = TextFieldLook(border: .none)
    /// With a border of round corners.
    static let roundedBorder = TextFieldLook(border: .roundedRect)
}

extension View {
    /// Says how text fields in the view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.border = TextFieldLook(style).border }
    }
    /// Says which keyboard text fields in the view have.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.keyboard = type }
    }
    /// Says where text fields in the view write capitals.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.capitals = style }
    }
    /// Says where text fields in the view write capitals; nil for the beginnings of sentences.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.capitals = autocapitalization?.type ?? .sentences }
    }
    /// Says what the key that ends a line of a text field in the view is called.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.returnKey = submitLabel.key }
    }
    /// Says whether text fields in the view leave what is written as it is.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.correction = disable == true ? .no : .default }
    }
    /// Says whether text fields in the view leave what is written as it is.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { disableAutocorrection(disable) }
    /// Does something when a line of a text field in the view is done.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        EnvironmentWriting(content: self) { $0.textLine.submit = action }
    }
}

/// Where a text field writes capitals.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// As UIKit says it.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    /// Nowhere.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// At the beginnings of words.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// At the beginnings of sentences.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// Everywhere.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// What the key that ends a line is called.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    /// "done"
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// "go"
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// "send"
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// "join"
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// "route"
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// "search"
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// "return"
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// "next"
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// "continue"
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}
