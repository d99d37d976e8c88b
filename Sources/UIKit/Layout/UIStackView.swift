import Foundation

/// Lays out a row or a column of views by constraints that it makes and maintains.
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The alignment at the top of a row; another name for `leading`.
        public static let top = Alignment.leading
        /// The alignment at the bottom of a row; another name for `trailing`.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack's own spacing.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the system's spacing between neighbours.
    public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement()
    /// Whether the arrangement has to be made anew.
    private var isStale = false

    /// Makes an empty stack view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a stack view from an Interface Builder document, which never fails.
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Makes a stack of views, in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The views that the stack lays out, in order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Lays a view out after the others; it becomes a subview if it is not one yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
    }

    /// Lays a view out at a place of the order, without a change to what is in front of what.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arranged.filter { $0 !== view }
        guard stackIndex >= 0, stackIndex <= others.count else {
            NSException.raise(
                .internalInconsistencyException,
                "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(others.count)"
            )
            return
        }
        arranged = others
        arranged.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// Stops laying a view out; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func visibilityDidChange(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        rearrange()
        // Neighbours move within the block that hides a view.
        if AnimationBlock.current != nil, window != nil { (superview ?? self).layoutIfNeeded() }
    }

    // MARK: Arrangement

    /// The direction in which the views follow each other; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// The way that the views share the length of the stack; `.fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// The way that the views lie across the stack; `.fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }

    /// The distance between neighbours, in points; the least distance for the distributions that equalise it.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }

    /// Whether vertical distances are measured from last baselines to first baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }

    /// Whether the views lie within the stack's margins instead of its bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Sets the distance between a view and the next one, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The distance that was set between a view and the next one, in points; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The distance between a view and the next one, in points.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }

    private func rearrange() {
        isStale = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    open override func updateConstraints() {
        if isStale {
            isStale = false
            arrangement.replace(in: self)
        }
        super.updateConstraints()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if distribution == .fillProportionally { rearrange() }
    }

    open override var forFirstBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? visible.first : tallest(visible))?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? visible.last : tallest(visible))?.forLastBaselineLayout ?? self
    }

    private func tallest(_ views: [UIView]) -> UIView? {
        views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeStackView(self)
    }

    @_spi(Framework) open override func addNibSubview(_ view: UIView) { addArrangedSubview(view) }
}
