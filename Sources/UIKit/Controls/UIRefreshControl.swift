import Foundation
import QuartzCore

/// A wheel above the content of a scroll view that a pull beyond the top edge sets going.
///
/// It sends `valueChanged` when the pull was long enough; the app calls `endRefreshing()` when it has what it fetches.
open class UIRefreshControl: UIControl {
    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIRefreshControl", methods: refreshMethods)
    }

    /// In points.
    private static let height: CGFloat = 60
    /// The pull that begins a refresh, in points of what can be seen.
    private static let threshold: CGFloat = 90

    /// Whether a refresh is going on.
    open private(set) var isRefreshing = false
    /// The text below the wheel, in 12 points of the system's font where it has none of its own; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle?.adding([.font: UIFont.systemFont(ofSize: 12)], overriding: false)
            setNeedsLayout()
        }
    }

    private let wheel = SpinnerWheel(frame: .zero)
    private let label = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?
    /// The control's addition to the content's insets while it is refreshing, in points.
    private(set) var inset: CGFloat = 0
    /// Whether the finger has to let go before it can ask for another refresh.
    private var waitsForRelease = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a refresh control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
        showTint()
        bounds.size.height = Self.height
    }

    private func showTint() { wheel.color = storedTintColor ?? .systemGray }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    // MARK: Refreshing

    /// Shows a refresh that the app began. Nothing is sent, and the content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
        adoptInset(Self.height, keepsOffset: true)
    }

    /// Ends the refresh and moves the content back to its place.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        waitsForRelease = scrollView?.isDragging ?? false
        wheel.stopSpinning()
        guard let scrollView else { return inset = 0 }
        adoptInset(0, keepsOffset: true)
        let top = -scrollView.adjustedContentInset.top
        if !scrollView.isTracking, scrollView.contentOffset.y < top {
            scrollView.animateContent(to: CGPoint(x: scrollView.contentOffset.x, y: top))
        }
        contentDidMove()
    }

    private func start() {
        isRefreshing = true
        wheel.fades = true
        wheel.visibleSpokes = SpinnerWheel.spokes
        if window != nil { wheel.startSpinning() }
        contentDidMove()
    }

    private func adoptInset(_ value: CGFloat, keepsOffset: Bool) {
        inset = value
        scrollView?.insetsMayHaveChanged(keepsOffset: keepsOffset)
    }

    // MARK: The scroll view

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        scrollView.insetsMayHaveChanged()
        contentDidMove()
    }

    func detach(from scrollView: UIScrollView) {
        removeFromSuperview()
        self.scrollView = nil
        scrollView.insetsMayHaveChanged()
    }

    /// The content lies elsewhere: shows as much of the wheel as was pulled out, and begins when that is all of it.
    func contentDidMove() {
        guard let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - inset
        let pulled = -(scrollView.contentOffset.y + top)
        frame = CGRect(
            x: 0, y: min(-pulled, -Self.height), width: scrollView.bounds.width, height: Self.height)
        // What is less than a pixel comes from rounding. Nothing is pulled out where the content is at its beginning.
        alpha = pulled > 0.5 ? 1 : 0
        // The text comes out from under a bar, whose title it must not cross.
        let hidden = Self.height - label.frame.minY
        label.alpha = min(max((pulled - hidden) / max(1, Self.height - hidden), 0), 1)
        guard !isRefreshing else { return }
        if pulled <= 0 { waitsForRelease = false }
        let progress = min(max(pulled / Self.threshold, 0), 1)
        wheel.fades = false
        wheel.visibleSpokes = Int((progress * CGFloat(SpinnerWheel.spokes)).rounded(.down))
        guard progress >= 1, isEnabled, scrollView.isDragging, !waitsForRelease else { return }
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The finger lets go of the content, which comes to rest below the wheel.
    func dragWillEnd() {
        waitsForRelease = false
        if isRefreshing { adoptInset(Self.height, keepsOffset: true) }
    }

    // MARK: Layout

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            wheel.stopSpinning()
        } else if isRefreshing {
            wheel.startSpinning()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 28
        let text = attributedTitle == nil ? 0 : ceilToPixel(label.intrinsicContentSize.height)
        let top = max(0, (bounds.height - side - text) / 2)
        wheel.bounds.size = CGSize(width: side, height: side)
        wheel.center = CGPoint(x: bounds.midX, y: top + side / 2)
        label.frame = CGRect(x: 0, y: top + side, width: bounds.width, height: text)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: isRefreshing, traits: .updatesFrequently, kind: .activityIndicator)
    }

    @_spi(Framework) open override var accessibilityText: String? { attributedTitle?.string ?? "In progress" }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = attributedTitle?.string
        if isRefreshing { description.states.append("refreshing") }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeRefreshControl(self)
    }
}
