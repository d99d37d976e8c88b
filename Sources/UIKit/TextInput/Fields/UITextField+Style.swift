import CoreGraphics
import DisplayProtocol
import Foundation

/// Fonts, colours, the placeholder and what stands beside the text.
extension UITextField {
    func setUp() {
        insertSubview(border, at: 0)
        addSubview(content)
        content.field = self
        updateBorder()
        isAccessibilityElement = true
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content.setNeedsDisplay()
    }

    func styleDidChange() {
        updatePlaceholder()
        contentDidChange()
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

/// The placeholder of a field, which is the field's own text to whoever looks for one.
final class TextFieldPlaceholder: UILabel {
    override func describe(_ node: inout Tree.View) {}
}

/// What is drawn behind the text.
final class TextFieldBorderView: UIView {
    private var fill: UIColor?
    private var line: UIColor?
    private var image: UIImage?
    private var radius: CGFloat = 0
    private var lineWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func update(for field: UITextField) {
        let pixel = 1 / field.pixelScale
        (fill, line, image, radius, lineWidth) = (nil, nil, nil, 0, 0)
        switch field.borderStyle {
        case .none: image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        case .line: (line, lineWidth) = (.label, 1)
        case .bezel: (line, lineWidth) = (.systemGray, 1)
        case .roundedRect:
            radius = 5
            (line, lineWidth) = (UITextField.borderColor, pixel)
            if field is UISearchTextField {
                (radius, line, lineWidth) = (10, nil, 0)
                fill = field.backgroundColor ?? .tertiarySystemFill
                field.layer.backgroundColor = nil
                break
            }
            fill = field.isEnabled ? field.backgroundColor ?? UITextField.fillColor : UITextField.disabledFillColor
            // The colour is that of the rounded rectangle, not of the corners around it.
            field.layer.backgroundColor = nil
        }
        if field.borderStyle != .roundedRect { field.updateBackground() }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        image?.draw(in: bounds)
        let outer = CGPath.continuousRoundedRect(bounds, radius: radius)
        if let fill {
            context.setFillColor(fill.cgColor)
            context.addPath(outer)
            context.fillPath()
        }
        guard let line, lineWidth > 0 else { return }
        context.setStrokeColor(line.cgColor)
        context.setLineWidth(lineWidth)
        let inset = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        context.addPath(.continuousRoundedRect(inset, radius: max(0, radius - lineWidth / 2)))
        context.strokePath()
    }
}

extension UITextField {
    static let borderColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.2)
    }
    static let fillColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : .white }
    static let disabledFillColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
}
