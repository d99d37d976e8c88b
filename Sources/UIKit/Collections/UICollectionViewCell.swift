import Foundation

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// The segue that a storyboard attaches to the cell.
    var selectionSegue: SegueTemplate?
    var storedContentView = UIView(frame: .zero)
    /// The view that the cell's content goes into; it is as large as the cell.
    open var contentView: UIView { storedContentView }

    /// Makes a cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Makes a cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        if storedContentView.superview == nil { addSubview(storedContentView) }
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // Constraints that a document ties to the cell itself are the cell's, and say nothing of the content view.
    override var measuredView: UIView {
        storedContentView.constraints.isEmpty && !constraints.isEmpty ? self : storedContentView
    }

    // MARK: Backgrounds

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { fill(backgroundView, at: 0) }
        }
    }

    /// The view behind the content, above the background, while the cell is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView { fill(selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
            updateSelectionLook()
        }
    }

    private func fill(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    // MARK: Configurations; see UICollectionViewCell+Configuration.swift

    let configurations = ContentConfigurationHost()

    /// The configuration of the content; nil for a cell with views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { adoptContent(newValue) }
    }

    /// The configuration of the background behind the content; nil for a cell with background views of its own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, behindContentOf: self) }
    }

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
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The closure that brings the configurations in line with the state; setting it has it called before the next
    /// layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { requestUpdate() }

    /// Brings the configurations in line with a state. Called before a layout for which an update was asked; the base
    /// implementation calls the handler, and an override calls `super` to keep that.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    override func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        return super.fittingSize(attributes)
    }

    override var hasOwnSize: Bool { super.hasOwnSize || contentConfiguration != nil }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        configurations.backgroundView?.frame = bounds
    }

    // MARK: Selection

    /// Whether the cell looks selected. The collection view sets it for each change of its selection and when the item
    /// comes into view; setting it does not change the collection view's selection.
    open var isSelected = false { didSet { if isSelected != oldValue { updateSelectionLook() } } }
    override func showUntouched() { isHighlighted = false }

    /// Whether the cell looks highlighted. The collection view sets it while a finger is on the item.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateSelectionLook() } } }

    func updateSelectionLook() {
        let isOn = isSelected || isHighlighted
        setNeedsUpdateConfiguration()
        selectedBackgroundView?.alpha = isOn ? 1 : 0
        for view in contentView.storedSubviews { view.cellHighlightDidChange(isOn) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(traits: isSelected ? .selected : [], kind: .cell)
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if isHighlighted { description.states.append("highlighted") }
        if isSelected { description.states.append("selected") }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeCollectionCell(self)
    }
}
