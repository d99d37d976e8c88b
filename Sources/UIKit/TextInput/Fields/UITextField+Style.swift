import Foundation

/// Fonts, colours, the placeholder and what stands beside the text.
extension UITextField {
    func setUp() {
        insertSubview(border, at: 0)
        addSubview(content)
        content.field = self
        updateBorder()
    }

    func textDidChangeLook() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content.setNeedsDisplay()
    }

    func styleDidChange() {
        updatePlaceholder()
        textDidChangeLook()
    }

    func sideViewsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func assignDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        textStyle.attributes = attributes
        if let font = attributes[.font] as? UIFont { textStyle.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textStyle.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        for (key, value) in attributes { edited.set(key, value) }
        styleDidChange()
    }

    func adoptContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = textStyle.font.adjusted(to: untrackedTraits)
        let rich = edited.rich?.adjustingFonts(to: untrackedTraits)
        guard adjusted != textStyle.font || rich !== edited.rich else { return }
        textStyle.font = adjusted
        edited.setRich(rich)
        styleDidChange()
    }

    // MARK: Placeholder

    func setPlaceholder(_ text: NSAttributedString?, hasOwnLook: Bool) {
        (placeholderState.text, placeholderState.hasOwnLook) = (text, hasOwnLook)
        updatePlaceholder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updatePlaceholder() {
        guard let text = placeholderState.text, text.length > 0 else {
            placeholderState.label?.removeFromSuperview()
            placeholderState.label = nil
            return
        }
        let label = placeholderState.label ?? TextFieldPlaceholder(frame: .zero)
        if placeholderState.label == nil {
            placeholderState.label = label
            label.field = self
            insertSubview(label, belowSubview: content)
        }
        label.font = textStyle.font
        label.textAlignment = textAlignment
        label.textColor = placeholderColor
        if placeholderState.hasOwnLook {
            label.attributedText = text.adding(
                [.font: textStyle.font, .foregroundColor: placeholderColor], overriding: false)
            label.textAlignment = textAlignment
        } else {
            label.text = text.string
        }
    }

    // MARK: Side views

    func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        sideViewsDidChange()
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        case .always: true
        }
    }

    var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    /// The clear button gives way to a right view, and is there only when there is something to clear.
    var showsClearButton: Bool { !showsRightView && isEnabled && hasText && isShown(clearButtonMode) }

    func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(
            UIImage(systemName: "xmark.circle.fill")?.withRenderingMode(.alwaysTemplate), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 15.5), forImageIn: .normal)
        button.tintColor = clearButtonColor
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
        return button
    }

    // MARK: Border

    func updateBorder() {
        border.update(for: self)
        setNeedsLayout()
    }
}

/// The look of a text field's text where it has no attributes of its own.
@MainActor struct FieldTextStyle {
    static let standardFont = UIFont.systemFont(ofSize: 17)

    var font = FieldTextStyle.standardFont
    var color = UIColor.label
    /// The other attributes that the app has set.
    var attributes: [NSAttributedString.Key: Any] = [:]
}

/// The placeholder of a text field.
struct FieldPlaceholder {
    var text: NSAttributedString?
    /// Whether the app gave the text its attributes.
    var hasOwnLook = false
    /// The label on view; nil where there is nothing to show.
    var label: TextFieldPlaceholder?
}
