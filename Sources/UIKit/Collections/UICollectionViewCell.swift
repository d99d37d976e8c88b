import Foundation

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// What a storyboard lets the cell lead to.
    var selectionSegue: SegueTemplate?
    var storedContentView = UIView(frame: .zero)
    /// The view that the cell's content goes into; it is as large as the cell.
    open var contentView: UIView { storedContentView }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        if storedContentView.superview == nil { addSubview(storedContentView) }
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override var measuredView: UIView { storedContentView }

    // MARK: Backgrounds

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { fill(backgroundView, at: 0) }
        }
    }

    /// Lies behind the content, above the background, while the cell is selected or highlighted.
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

    /// What the cell shows in place of views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { adoptContent(newValue) }
    }

    /// What lies behind the content; nil for a cell with background views of its own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.setBackground(newValue, behindContentOf: self) }
    }

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

    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Called to bring the configurations in line with the state; setting it asks for a call.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { requestUpdate() }

    /// Brings the configurations in line with a state; the base implementation calls the handler.
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

    open var isSelected = false { didSet { if isSelected != oldValue { updateSelectionLook() } } }
    override func showUntouched() { isHighlighted = false }

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
