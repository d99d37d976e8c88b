import Foundation

/// The view above or below a section's rows.
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    var storedContentView = UIView(frame: .zero)
    open var contentView: UIView { storedContentView }

    /// How the title is placed; set by the table.
    var look = Look.plain { didSet { applyLook() } }

    enum Look {
        case plain, groupHeader, groupFooter

        /// Titles grow with the size of text, and do not get smaller than usual, as pictures of iOS show.
        @MainActor func font(compatibleWith traits: UITraitCollection) -> UIFont {
            let category = traits.preferredContentSizeCategory
            return .preferredFont(
                forTextStyle: self == .plain ? .headline : .footnote,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category > .large ? category : .large))
        }
    }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    var storedTextLabel: UILabel?
    private var title: String?

    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        contentView.addSubview(label)
        storedTextLabel = label
        applyLook()
        return label
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    open func prepareForReuse() {}

    // MARK: Configurations; see UITableViewHeaderFooterView+Configuration.swift

    let configurations = ContentConfigurationHost()

    /// What the view shows in place of its label; nil for one with views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { adoptContent(newValue) }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, behindContentOf: self) }
    }

    /// A list content configuration for the table's style, without content; that of a header before the view is shown.
    open func defaultContentConfiguration() -> UIListContentConfiguration { lookConfiguration }

    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    /// The state that configurations are updated for.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Called to bring the configurations in line with the state; setting it asks for a call.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() { requestUpdate() }

    /// Brings the configurations in line with a state; the base implementation calls the handler.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Shows a title as the table's style wants it.
    func setTitle(_ title: String) {
        textLabel?.text = look == .groupHeader ? title.uppercased() : title
    }

    private func applyLook() {
        guard let label = storedTextLabel else { return }
        label.font = look.font(compatibleWith: traitCollection)
        label.textColor = look == .plain ? .label : .secondaryLabel
        label.numberOfLines = look == .groupFooter ? 0 : 1
        label.accessibilityTraits = look == .groupFooter ? .staticText : [.staticText, .header]
        setNeedsLayout()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { applyLook() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let margin = TableMetrics.margin(width: superview?.bounds.width ?? bounds.width)
        updateMargins(margin)
        let sides = (superview as? UITableView)?.rowInsets ?? (left: 0, right: 0)
        let inner = max(bounds.width - sides.left - sides.right, 0)
        contentView.frame = CGRect(x: sides.left, y: 0, width: inner, height: bounds.height)
        backgroundView?.frame = bounds
        configurations.backgroundView?.frame = bounds
        guard let label = storedTextLabel else { return }
        let width = max(inner - 2 * margin, 0)
        let height = ceilToPixel(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        let y: CGFloat
        switch look {
        case .plain: y = (bounds.height - height) / 2
        case .groupHeader:
            let descender = ceilToPixel(-label.font.descender)
            y = bounds.height - TableMetrics.groupTitleBaseline - height + descender
        case .groupFooter: y = 8
        }
        label.frame = CGRect(x: margin, y: y, width: width, height: height)
    }

    /// The margins that the content view got from the table.
    var givenMargins: UIEdgeInsets?

    /// Gives the content view the table's margins, unless the app has set its own.
    private func updateMargins(_ side: CGFloat) {
        guard givenMargins == nil || contentView.layoutMargins == givenMargins else { return }
        let margins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        guard margins != givenMargins else { return }
        givenMargins = margins
        contentView.layoutMargins = margins
    }

    /// The height that the content view's constraints want in a table; nil where there are none.
    func constrainedHeight(width: CGFloat, in table: UITableView) -> CGFloat? {
        updateConfigurationIfNeeded()
        guard contentConfiguration != nil || !contentView.constraints.isEmpty else { return nil }
        updateMargins(TableMetrics.margin(width: table.bounds.width))
        let inner = max(width - table.rowInsets.left - table.rowInsets.right, 0)
        return contentView.systemLayoutSizeFitting(
            CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let label = storedTextLabel else { return size }
        let margin = TableMetrics.margin(width: size.width)
        let text = label.sizeThatFits(CGSize(width: size.width - 2 * margin, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: ceilToPixel(text.height) + 16)
    }
}
