import Foundation
import QuartzCore

/// A row of segments of which one is selected, or of buttons that belong together.
///
/// Indices beyond the last segment stand for the last one.
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    open var isSpringLoaded = false { didSet { SpringLoading.report(isSpringLoaded, by: self) } }

    /// The value of `selectedSegmentIndex` while nothing is selected.
    public static let noSegment = -1

    // See the other files of the class.
    var segments: [SegmentView] = []
    var dividers: [UIImageView] = []
    // See UISegmentedControl+Images.swift.
    var pictures = SegmentPictures()
    let track = UIView(frame: .zero)
    let thumb = UIView(frame: .zero)
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    var touch = SegmentTouch.none
    private var selection = UISegmentedControl.noSegment {
        willSet { __keyValueWillChange(self, "selectedSegmentIndex") }
        didSet { __keyValueDidChange(self, "selectedSegmentIndex") }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with a segment for each string, image or `UIAction`; other objects raise an exception.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(SegmentView(title: title), at: segments.count, animated: false)
            case let image as UIImage: insert(SegmentView(image: image), at: segments.count, animated: false)
            case let action as UIAction: insert(SegmentView(action: action), at: segments.count, animated: false)
            default:
                NSException.raise(
                    .invalidArgumentException, "UISegmentedControl items must be strings, images or actions: \(item)")
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which is performed when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insert(SegmentView(action: action), at: segments.count, animated: false) }
        if frame.isEmpty { sizeToFit() }
    }

    /// Makes a segmented control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for (index, part) in [track, thumb].enumerated() {
            part.isUserInteractionEnabled = false
            insertSubview(part, at: index)
        }
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        // A background or an edge of the app's own is round as well.
        layer.cornerRadius = Self.cornerRadius
        showSelection()
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.segmentedControl) }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment, from 0; `noSegment` for none. Setting it sends nothing.
    open var selectedSegmentIndex: Int {
        get { selection }
        set { select(newValue, animated: false) }
    }

    func select(_ index: Int, animated: Bool) {
        let kept = index < 0 ? Self.noSegment : min(index, segments.count - 1)
        guard kept != selection else { return }
        let wasShown = selection != Self.noSegment && !isMomentary
        selection = kept
        guard animated, wasShown, kept != Self.noSegment, window != nil else { return showSelection() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.showSelection()
                self.placeThumb()
            })
    }

    /// Whether segments are only touched, and none stays selected.
    open var isMomentary = false {
        didSet {
            if isMomentary { selection = Self.noSegment }
            showSelection()
        }
    }

    /// Inserts a segment with a title before the one at an index; an index beyond the last adds it at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image before the one at an index; an index beyond the last adds it at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment, animated: animated)
    }

    /// Adds a segment that performs an action when it is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentView(action: action), at: segment, animated: animated)
    }

    /// Removes a segment; if it is the selected one, none is selected afterwards, and nothing is sent.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = place(of: segment)
        if index == selection { selection = Self.noSegment } else if index < selection { selection -= 1 }
        removeSegmentView(at: index, animated: animated)
    }

    /// Removes all segments without animation.
    open func removeAllSegments() {
        selection = Self.noSegment
        for _ in segments { removeSegmentView(at: segments.count - 1, animated: false) }
    }

    private func insert(_ segment: SegmentView, at position: Int, animated: Bool) {
        let index = min(max(0, position), segments.count)
        if index <= selection { selection += 1 }
        insertSegmentView(segment, at: index, animated: animated)
    }

    /// A segment for an index that may be too large; nil without segments.
    func segment(at index: Int) -> SegmentView? { segments.isEmpty ? nil : segments[place(of: index)] }

    private func place(of index: Int) -> Int { min(max(0, index), segments.count - 1) }

    // MARK: Content

    /// Gives a segment a title in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = title
        contentDidChange()
    }

    /// The title of a segment; nil for one with an image, and without segments.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Gives a segment an image in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.image = image
        contentDidChange()
    }

    /// The image of a segment; nil for one with a title, and without segments.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Gives a segment an action with its image or else its title, performed when the segment is selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(at: segment)?.adopt(action)
        contentDidChange()
    }

    /// The action of a segment; nil without one.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// The index of the segment whose action has an identifier; `NSNotFound` without one.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Fixes a segment's width, in points; 0 lets it share the room with the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment)?.fixedWidth = max(0, width)
        contentDidChange()
    }

    /// The fixed width of a segment in points; 0 for one that shares the room with others.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }

    /// Lets a person select a segment, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(at: segment)?.isEnabled = enabled
        showSelection()
    }

    /// Whether a person can select a segment; false without segments.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    /// Sets the distance of a segment's content from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(at: segment)?.contentOffset = offset
    }

    /// The distance of a segment's content from the middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        self.segment(at: segment)?.contentOffset ?? .zero
    }

    /// Whether segments are as wide as their content asks for, and not all the same.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    // MARK: Looks

    /// The colour behind the selected segment; white, or gray in the dark, unless set.
    open var selectedSegmentTintColor: UIColor? { didSet { showSelection() } }

    /// Sets the attributes of titles in a state; other states keep to those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    /// The attributes set for titles in exactly a state; nil without.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// Sets the picture behind segments in a state, which may be resizable; other states keep to that of the normal
    /// state. Only those for default metrics are shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        setPicture { $0.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage }
    }

    /// The picture set behind segments in exactly a state; nil without.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[.init(state: state, metrics: barMetrics)]
    }

    /// Sets the picture between segments in two states. Only those for default metrics are shown.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let states = DividerStates(left: leftState, right: rightState)
        setPicture { $0.dividers[.init(state: states, metrics: barMetrics)] = dividerImage }
    }

    /// The picture set between segments in exactly two states; nil without.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.dividers[.init(state: DividerStates(left: leftState, right: rightState), metrics: barMetrics)]
    }

    /// The segments that a distance of contents is for: all, or those at certain places.
    public enum Segment: Int, Sendable { case any, left, center, right, alone }

    /// Sets the distance of the content of segments at a place from the middle, in points. Only those for default
    /// metrics count.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { setPicture { $0.adjustments[.init(state: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment } }

    /// The distance set for the content of segments at a place, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { pictures.adjustments[.init(state: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero }

    private func setPicture(_ change: (inout SegmentPictures) -> Void) {
        change(&pictures)
        contentDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showSelection()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { fittingSize() }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSegmentTouch(touch)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSegmentTouch(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endSegmentTouch(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endSegmentTouch(nil)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeSegmentedControl(self)
    }
}
