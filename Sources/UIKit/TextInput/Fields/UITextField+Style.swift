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
        ownAttributes = attributes
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        for (key, value) in attributes { edited.set(key, value) }
        styleDidChange()
    }

    func adoptContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = storedFont.adjusted(to: untrackedTraits)
        let rich = edited.rich?.adjustingFonts(to: untrackedTraits)
        guard adjusted != storedFont || rich !== edited.rich else { return }
        storedFont = adjusted
        edited.setRich(rich)
        styleDidChange()
    }

    // MARK: Placeholder

    func setPlaceholder(_ text: NSAttributedString?) {
        placeholderText = text
        updatePlaceholder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updatePlaceholder() {
        guard let text = placeholderText, text.length > 0 else {
            placeholderLabel?.removeFromSuperview()
            placeholderLabel = nil
            return
        }
        let label = placeholderLabel ?? TextFieldPlaceholder(frame: .zero)
        if placeholderLabel == nil {
            placeholderLabel = label
            insertSubview(label, belowSubview: content)
        }
        label.font = storedFont
        label.textAlignment = textAlignment
        label.textColor = placeholderColor
        if hasOwnPlaceholderLook {
            label.attributedText = text.adding(
                [.font: storedFont, .foregroundColor: placeholderColor], overriding: false)
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
