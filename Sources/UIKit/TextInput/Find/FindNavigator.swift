import CoreGraphics
import Foundation

// Choice (find): one row of 56 points with Done, the field with the count, and two arrows; a second one for replacing.

/// The bar for finding text, which lies above the keyboard.
final class FindNavigator: UIView, UITextFieldDelegate {
    enum Action { case search, next, previous, replace, replaceAll, done }

    var onAction: (Action) -> Void = { _ in }

    private static let row: CGFloat = 56
    private let line = UIView(frame: .zero)
    private let done = UIButton(type: .system)
    private let field = UITextField(frame: .zero)
    private let count = UILabel(frame: .zero)
    private let backward = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let replacementField = UITextField(frame: .zero)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        addSubview(line)
        set(done, title: "Done", .done)
        set(backward, symbol: "chevron.up", "Find previous", .previous)
        set(forward, symbol: "chevron.down", "Find next", .next)
        set(replace, title: "Replace", .replace)
        set(replaceAll, title: "All", .replaceAll)
        for (field, text) in [(field, "Find"), (replacementField, "Replace")] {
            field.borderStyle = .roundedRect
            field.placeholder = text
            field.autocorrectionType = .no
            field.autocapitalizationType = .none
            field.returnKeyType = .search
            field.delegate = self
            addSubview(field)
        }
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        field.rightView = count
        field.rightViewMode = .always
        field.addAction(UIAction { [weak self] _ in self?.onAction(.search) }, for: .editingChanged)
        showsReplace = false
        update(resultCount: 0)
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ button: UIButton, title: String, _ action: Action) {
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        add(button, action)
    }

    private func set(_ button: UIButton, symbol: String, _ label: String, _ action: Action) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        add(button, action)
    }

    private func add(_ button: UIButton, _ action: Action) {
        button.addAction(UIAction { [weak self] _ in self?.onAction(action) }, for: .touchUpInside)
        addSubview(button)
    }

    var query: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }
    var replacement: String {
        get { replacementField.text ?? "" }
        set { replacementField.text = newValue }
    }
    var showsReplace = false {
        didSet {
            for view in [replacementField, replace, replaceAll] as [UIView] { view.isHidden = !showsReplace }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
    }

    func focus() { field.becomeFirstResponder() }

    func show(countOf session: UIFindSession?) {
        guard let session, !query.isEmpty else {
            count.text = nil
            return update(resultCount: 0)
        }
        let total = session.resultCount
        switch session.searchResultDisplayStyle {
        case .none: count.text = nil
        case .total: count.text = "\(total)"
        case .currentAndTotal:
            let index = session.highlightedResultIndex
            count.text = total == 0 ? "0" : index == NSNotFound ? "\(total)" : "\(index + 1) of \(total)"
        }
        update(resultCount: total)
        replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult && total > 0
    }

    private func update(resultCount: Int) {
        for button in [backward, forward, replace, replaceAll] { button.isEnabled = resultCount > 0 }
        count.sizeToFit()
        count.bounds.size.width += count.text == nil ? 0 : 8
        field.setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: showsReplace ? 2 * Self.row - 8 : Self.row)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / pixelScale)
        let safe = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, row: Int) {
            let y = CGFloat(row) * (Self.row - 8) + (Self.row - 36) / 2
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: 36)
        }
        let (left, right) = (safe.left + 16, bounds.width - safe.right - 8)
        let doneWidth = ceilToPixel(done.intrinsicContentSize.width)
        place(done, left, doneWidth, row: 0)
        place(forward, right - 40, 40, row: 0)
        place(backward, right - 80, 40, row: 0)
        let start = left + doneWidth + 12
        place(field, start, max(0, right - 88 - start), row: 0)
        let (all, one) = (
            ceilToPixel(replaceAll.intrinsicContentSize.width), ceilToPixel(replace.intrinsicContentSize.width)
        )
        place(replaceAll, right - all - 8, all, row: 1)
        place(replace, right - all - one - 20, one, row: 1)
        place(replacementField, left, max(0, right - all - one - 32 - left), row: 1)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onAction(textField === field ? .next : .replace)
        return false
    }
}
