import Foundation
import QuartzCore

/// A row of dots, one a page, of which the current one stands out.
///
/// A tap beside the middle goes a page on or back; a finger that holds the control moves through the pages.
open class UIPageControl: UIControl {
    /// The rules for the background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A background while a finger moves through the pages.
        case automatic
        /// A background at all times.
        case prominent
        /// No background at any time.
        case minimal
    }

    /// The ways in which a person uses the control.
    public enum InteractionState: Int, Sendable {
        /// No touch.
        case none
        /// A tap goes to the page beside the current one.
        case discrete
        /// A finger that stays down moves through the pages.
        case continuous
    }

    /// The directions from the first dot to the last.
    public enum Direction: Int, Sendable {
        /// As text runs in the interface.
        case natural
        case leftToRight, rightToLeft, topToBottom, bottomToTop

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    // See UIPageControl+Layout.swift and UIPageControl+Tracking.swift.
    let platter = UIView(frame: .zero)
    var dots: [PageDot] = []
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    var scrub: PageScrub?
    var holdCall: Int?
    private var pageCount = 0
    private var page = 0 {
        willSet { __keyValueWillChange(self, "currentPage") }
        didSet { __keyValueDidChange(self, "currentPage") }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a page control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        platter.isUserInteractionEnabled = false
        insertSubview(platter, at: 0)
        showPages()
    }

    // MARK: Pages

    /// The number of dots; less than 0 counts as 0.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            guard max(0, newValue) != pageCount else { return }
            pageCount = max(0, newValue)
            page = min(page, max(0, pageCount - 1))
            images = images.filter { $0.key < pageCount }
            currentImages = currentImages.filter { $0.key < pageCount }
            invalidateIntrinsicContentSize()
            showPages()
        }
    }

    /// The page whose dot stands out, from 0; kept within the pages. Setting it sends nothing.
    open var currentPage: Int {
        get { page }
        set {
            let kept = min(max(0, newValue), max(0, pageCount - 1))
            guard kept != page else { return }
            page = kept
            if !defersCurrentPageDisplay { showPages() }
        }
    }

    /// Whether another current page is shown only by `updateCurrentPageDisplay()`: false unless set. Deprecated in iOS 14.
    open var defersCurrentPageDisplay = false
    /// Shows the current page where `defersCurrentPageDisplay` has held that back.
    open func updateCurrentPageDisplay() { showPages() }

    /// Whether nothing is shown for a single page.
    open var hidesForSinglePage = false { didSet { showPages() } }

    // MARK: Looks

    /// The colour of the dots of other pages; translucent white unless set.
    open var pageIndicatorTintColor: UIColor? { didSet { showPages() } }
    /// The colour of the current page's dot; white unless set.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showPages() } }
    /// The rule for the background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { showPages() } }
    /// The image that takes the place of all dots, as a stencil.
    open var preferredIndicatorImage: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            showPages()
        }
    }

    /// The image that a page has of its own; nil without.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image in place of one page's dot; nil brings the common one back, and a page that does not exist raises
    /// an exception.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else {
            return NSException.raise(
                .invalidArgumentException, "page (\(page)) beyond numberOfPages (\(pageCount))")
        }
        images[page] = image
        showPages()
    }

    /// The image in the place of the current page's dot, as a stencil; nil for that of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showPages() } }

    /// The image that a page has of its own while it is the current one; nil without.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image in place of one page's dot while the page is the current one; a page that does not exist raises an
    /// exception.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else {
            return NSException.raise(
                .invalidArgumentException, "page (\(page)) beyond numberOfPages (\(pageCount))")
        }
        currentImages[page] = image
        showPages()
    }

    /// The direction from the first dot to the last: as text runs, unless set.
    open var direction = Direction.natural { didSet { if direction != oldValue { directionDidChange() } } }

    // MARK: Interaction

    /// Whether a finger that stays down moves through the pages.
    open var allowsContinuousInteraction = true
    /// The way in which a person is using the control.
    open internal(set) var interactionState = InteractionState.none

    // MARK: Size

    /// The size that dots for a number of pages take up, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = PageMetrics.size(forPages: pageCount)
        return direction.isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeDots()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showPages()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginScrub(touch)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueScrub(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endScrub(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endScrub(nil)
    }

    // MARK: Accessibility

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { elementRole(.adjustable, .pageControl) }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(pageCount)" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { turnPage(by: 1) }
    open override func accessibilityDecrement() { turnPage(by: -1) }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = accessibilityValue
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodePageControl(self)
    }
}
