import Foundation

/// An alert that shows itself and tells a delegate which button was tapped: the older form of `UIAlertController`.
open class UIAlertView: UIView {
    private final class Button {
        let title: String
        weak var action: UIAlertAction?

        init(_ title: String) { self.title = title }
    }

    private var buttons: [Button] = []
    private var fields: [UITextField] = []
    private var alert: UIAlertController?
    private var overlay: OverlayWindow?

    /// The delegate, which hears of taps; not kept alive.
    open weak var delegate: AnyObject?
    private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// The bold text at the top.
    open var title: String = ""
    /// The text below the title; nil for none.
    open var message: String?
    /// The text fields below the message.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
    /// The index of the button that leaves everything as it is; -1 without one.
    open var cancelButtonIndex = -1
    /// The index of the first button that does not cancel and that the alert was made with; -1 without one.
    open private(set) var firstOtherButtonIndex = -1

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes an alert view from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an alert with a button that cancels and others.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        firstOtherButtonIndex = buttons.count
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Makes an alert with a button that cancels; nil leaves it out.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    // MARK: Buttons and fields

    /// Adds a button, and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        buttons.append(Button(title ?? ""))
        return buttons.count - 1
    }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }
    /// The title of a button; nil for an index that no button has.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex].title : nil
    }

    /// A text field of the alert; an index that none has raises an exception.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard fields.indices.contains(textFieldIndex) else {
            NSException.raise(
                .invalidArgumentException,
                "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
            return nil
        }
        return fields[textFieldIndex]
    }

    private func makeFields() {
        let placeholders: [(String, isSecure: Bool)] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [("", true)]
            case .plainTextInput: [("", false)]
            case .loginAndPasswordInput: [("Login", false), ("Password", true)]
            }
        fields = placeholders.map { placeholder, isSecure in
            let field = UITextField(frame: .zero)
            field.placeholder = placeholder.isEmpty ? nil : placeholder
            field.isSecureTextEntry = isSecure
            field.addAction(UIAction { [weak self] _ in self?.updateFirstOther() }, for: .editingChanged)
            return field
        }
    }

    // MARK: Showing

    /// Whether the alert is on the screen.
    open var isVisible: Bool { alert != nil }

    /// Shows the alert over everything that the app shows; it keeps itself alive as long as it is there.
    open func show() {
        guard alert == nil else { return }
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
        alert.adopt(fields)
        for (index, button) in buttons.enumerated() {
            let action = UIAlertAction(title: button.title, style: index == cancelButtonIndex ? .cancel : .default) {
                [self] _ in didDismiss(index)
            }
            action.willPerform = { [weak self] in
                guard let self else { return }
                listener?.alertView(self, clickedButtonAt: index)
                listener?.alertView(self, willDismissWithButtonIndex: index)
            }
            button.action = action
            alert.addAction(action)
        }
        self.alert = alert
        updateFirstOther()
        listener?.willPresent(self)
        overlay = OverlayWindow.present(alert, animated: UIView.areAnimationsEnabled) { [weak self] in
            guard let self, self.alert != nil else { return }
            listener?.didPresent(self)
        }
    }

    /// Takes the alert away as if a button were the reason, which is not reported as tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alert else { return }
        listener?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        alert.dismiss(animated: animated) { [self] in didDismiss(buttonIndex) }
    }

    private func didDismiss(_ index: Int) {
        alert = nil
        overlay?.isHidden = true
        overlay = nil
        listener?.alertView(self, didDismissWithButtonIndex: index)
    }

    private func updateFirstOther() {
        guard buttons.indices.contains(firstOtherButtonIndex), let listener else { return }
        buttons[firstOtherButtonIndex].action?.isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
    }
}
