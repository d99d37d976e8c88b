import Foundation

/// One row of a table.
open class UITableViewCell: UIView {
    /// The styles of system cells: one label, two in a line (`value1`), a caption with a value (`value2`), or two
    /// labels one below the other.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The looks of a selected cell: none, or the same gray for all others.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The signs at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The changes that editing can offer for a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The signs of editing that a cell shows, as bits.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The signs as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell is in editing mode.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The actions of the row are uncovered, as the one that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The identifier that the cell is reused for; nil for a cell that is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The style of the cell, which decides about its labels.
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
    /// The segue that a storyboard attaches to the row.
    var selectionSegue: SegueTemplate?
    /// The segue that a storyboard attaches to the row's accessory.
    var accessorySegue: SegueTemplate?
    /// The margins that the content view got from the table.
    var givenMargins: UIEdgeInsets?
    /// The look that the table decides for the row.
    var rowLook = RowLook()
    // See UITableViewCell+Editing.swift.
    var storedIsEditing = false {
        willSet { __keyValueWillChange(self, "editing") }
        didSet { __keyValueDidChange(self, "editing") }
    }
    var editLook = EditLook()
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    /// The signs of editing that the cell was last told of.
    var toldState: StateMask = []
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
        var separatorEffect: UIVisualEffect?
        var roundsTop = false
        var roundsBottom = false
        var isInset = false
    }

    /// Makes a cell of a style, 320 points wide and 44 high until the table gives it a frame; an identifier lets it be
    /// reused.
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

    /// Makes a cell from an Interface Builder document, which may set style and identifier.
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

    /// The label of the cell's main text, made when it is first asked for; never nil here.
    open var textLabel: UILabel? { makeTextLabel() }
    /// The label of the second text, made when it is first asked for; nil in cells of the default style.
    open var detailTextLabel: UILabel? { makeDetailTextLabel() }
    /// The image view at the leading edge, made when it is first asked for; never nil here.
    open var imageView: UIImageView? { makeImageView() }

    /// The sign at the trailing edge while the cell is not in editing mode.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }
    /// A view of the app's own in place of the sign that `accessoryType` names; it keeps its size.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateAccessory()
        }
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view behind the content while the cell is selected or highlighted; nil shows a gray one.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionLook(animated: false)
        }
    }

    /// The view behind the content while the cell is selected among several; nil leaves it to `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionLook(animated: false)
        }
    }

    /// The ends of the line below the cell, in points; nil leaves them to the table.
    var ownSeparatorInset: UIEdgeInsets?
    /// The distances of the separator from the cell's ends, in points: only left and right count. By default they are
    /// the table's, and beside an image or with a list content configuration the line begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? rowLook.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The indentation of the content, in steps of `indentationWidth`; the table sets it before the row is displayed.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one step of indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether the cell is in editing mode, in which it shows what can be done with its row.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the cell's editing mode. The table calls it when it changes its own mode or displays a row; an
    /// override calls `super`. The change moves within a surrounding animation only, whatever `animated` says.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
        updateEditing()
        setNeedsLayout()
    }

    /// Called before the cell goes over to other signs of editing, inside the animation if there is one. An override calls
    /// `super`, which does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called when the cell has gone over to other signs of editing. An override calls `super`, which does nothing.
    open func didTransition(to state: StateMask) {}

    /// The change that editing offers for the row; `none` while the table is not in editing mode.
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
    /// Whether the row is swiped aside, to either side.
    open var showingDeleteConfirmation: Bool { isSwiped }
    /// The sign at the trailing edge while the cell is in editing mode.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { updateAccessory() } }
    }
    /// A view of the app's own in place of the sign that `editingAccessoryType` names.
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateAccessory()
        }
    }

    // MARK: Configurations; see UITableViewCell+Configuration.swift

    let configurations = ContentConfigurationHost()

    /// The configuration of the content, in place of the cell's labels and image; nil for a cell with views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { adoptContent(newValue) }
    }

    /// The configuration of the background behind the content; nil for a cell with background views of its own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, behindContentOf: self) }
    }

    /// A list content configuration for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

    /// The background configuration for rows of the table's style, as in a plain list or a grouped one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }

    /// Whether the content configuration is updated for each new state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    /// Whether the background configuration is updated for each new state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState { currentState }

    /// A closure that brings a cell's configurations in line with a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The closure that brings the configurations in line with the state; setting it has it called before the next
    /// layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { requestUpdate() }

    /// Brings the configurations in line with a state. Called before a layout for which an update was asked; the base
    /// implementation calls the handler, and an override calls `super` to keep that.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    // MARK: Selection

    /// The look of the cell while it is selected; `none` shows nothing of the selection.
    open var selectionStyle = SelectionStyle.default

    /// Whether the cell looks selected; setting it does not animate and does not change the table's selection.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell looks highlighted, as below a finger; setting it does not animate.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedIsSelected = false {
        willSet { __keyValueWillChange(self, "selected") }
        didSet { __keyValueDidChange(self, "selected") }
    }
    private var storedIsHighlighted = false {
        willSet { __keyValueWillChange(self, "highlighted") }
        didSet { __keyValueDidChange(self, "highlighted") }
    }

    /// Shows the cell selected or not; animated, the selection fades out. The table calls it for each change of its
    /// selection and before it displays a row; an override calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        updateSelectionLook(animated: animated)
        setNeedsUpdateConfiguration()
    }

    override func showUntouched() { isHighlighted = false }

    /// Shows the cell highlighted or not; animated, the highlight fades out. The table calls it when a finger comes
    /// down on the row and when it leaves; an override calls `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        updateSelectionLook(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Makes the cell ready to show another row. Called when the table hands a used cell out again; an override calls
    /// `super`.
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
        // Constraints that leave no height are taken for a mistake: the row is as high as one without any.
        guard content.height > 0 else { return sizeThatFits(targetSize) }
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
