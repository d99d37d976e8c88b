import Foundation

/// One row of a table.
open class UITableViewCell: UIView {
    /// Which labels a cell has and where.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// How a selected cell looks; the colours are all the same gray.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What a cell shows at its trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What a person can do with a row that is being edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    open internal(set) var reuseIdentifier: String?
    open internal(set) var cellStyle: CellStyle

    var storedContentView = UIView(frame: .zero)
    /// The view that the cell's content goes into; it leaves room for the accessory and the separator.
    ///
    /// Setting `contentConfiguration` replaces it.
    open var contentView: UIView { storedContentView }

    // Made when they are first asked for; see UITableViewCell+Layout.swift.
    var storedTextLabel: UILabel?
    var storedDetailTextLabel: UILabel?
    var storedImageView: UIImageView?
    var accessory: CellAccessory?
    let separator = UIView(frame: .zero)
    /// The line at the upper edge of a group.
    var groupTop: UIView?
    var defaultSelectedBackground: UIView?
    weak var table: UITableView? { didSet { updateMargins() } }
    /// What a storyboard lets the row, and its accessory, lead to.
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?
    /// The margins that the content view got from the table.
    var givenMargins: UIEdgeInsets?
    /// What the table decides for the row.
    var rowLook = RowLook()
    // See UITableViewCell+Editing.swift.
    var storedIsEditing = false
    var editLook = EditLook()
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether a document describes the row; the cell is then no other row's.
    var isStatic = false
    /// The height that a document gives a static row, in points.
    var staticHeight: CGFloat?

    struct RowLook: Equatable {
        var showsSeparator = false
        /// Whether the separator is as wide as the row, as at the end of a group.
        var isSeparatorFull = false
        /// Whether a group begins with the row, with a line on its first pixel.
        var showsGroupTop = false
        var separatorInset = UIEdgeInsets.zero
        var separatorColor: UIColor?
        var roundsTop = false
        var roundsBottom = false
        var isInset = false
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        if contentView.superview == nil { addSubview(contentView) }
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(separator)
    }

    // MARK: Content

    open var textLabel: UILabel? { makeTextLabel() }
    /// The second text; nil in cells of the default style.
    open var detailTextLabel: UILabel? { makeDetailTextLabel() }
    open var imageView: UIImageView? { makeImageView() }

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }
    /// A view of the app's own in place of the accessory.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateAccessory()
        }
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Lies behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionLook(animated: false)
        }
    }

    /// The ends of the line below the cell, in points; nil leaves them to the table.
    var ownSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? rowLook.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether the cell shows what can be done with its row.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
        updateEditing()
        setNeedsLayout()
    }

    open var editingStyle: EditingStyle { editLook.style }
    /// Whether the row has a grip to move it by while it is edited; the table says so before the row is displayed.
    open var showsReorderControl = false {
        didSet {
            guard showsReorderControl != oldValue else { return }
            updateEditing()
            setNeedsLayout()
        }
    }
    /// Whether the content moves aside for what can be done with the row.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { isSwiped }
    /// In place of the accessory while the row is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { updateAccessory() } }
    }
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateAccessory()
        }
    }

    // MARK: Configurations; see UITableViewCell+Configuration.swift

    let configurations = ContentConfigurationHost()

    /// What the cell shows in place of its labels and image; nil for a cell with views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { adoptContent(newValue) }
    }

    /// What lies behind the content; nil for a cell with background views of its own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, behindContentOf: self) }
    }

    /// A list content configuration for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }

    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState { currentState }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Called to bring the configurations in line with the state; setting it asks for a call.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { requestUpdate() }

    /// Brings the configurations in line with a state; the base implementation calls the handler.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        updateSelectionLook(animated: animated)
        setNeedsUpdateConfiguration()
    }

    override func showUntouched() { isHighlighted = false }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        updateSelectionLook(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Makes the cell ready to show another row; an override calls super.
    open func prepareForReuse() {
        isSwiped = false
        storedIsHighlighted = false
        storedIsSelected = false
        updateSelectionLook(animated: false)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The size that the content view's constraints want, or else that of a system cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard contentConfiguration != nil || !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
        let sides = table?.rowInsets ?? (left: 0, right: 0)
        let inner = CGSize(
            width: max(targetSize.width - sides.left - sides.right - editingIndent - trailingWidth, 0),
            height: targetSize.height)
        let content = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: targetSize.width, height: content.height + lineHeight)
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        updateImageSize()
        separator.updateBackground()
        groupTop?.updateBackground()
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        var role = AccessibilityRole(isElement: hasAccessibleContent, kind: .cell, keepsControls: true)
        if isSelected || accessoryType == .checkmark { role.traits.insert(.selected) }
        if accessoryType == .disclosureIndicator { role.traits.insert(.button) }
        return role
    }

    @_spi(Framework) open override var accessibilityText: String? { combinedAccessibilityText }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if isHighlighted { description.states.append("highlighted") }
        if isSelected { description.states.append("selected") }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeCell(self)
    }
}
