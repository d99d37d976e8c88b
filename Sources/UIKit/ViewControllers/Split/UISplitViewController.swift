import Foundation
import QuartzCore

/// Shows a list beside what is chosen in it, or one of both where there is no room for two.
///
/// Made with a style it has named columns, each in a navigation controller; without, two controllers in
/// `viewControllers`.
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two controllers in `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The outermost column, for the first choice.
        case primary = 0
        /// The column between the others, in a split view controller with three.
        case supplementary = 1
        /// The column for contents.
        case secondary = 2
        /// The column that is shown instead of all others where there is room for one.
        case compact = 3
    }

    /// Which columns are shown, and how.
    public enum DisplayMode: Int, Sendable {
        /// The mode that UIKit chooses by the room there is.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column on top of the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns on top of the secondary one.
        case twoOverSecondary = 5
        /// Two columns that push the secondary one aside.
        case twoDisplaceSecondary = 6

        /// An older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// An older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// An older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How the columns share the width with the secondary one.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    /// The side that the primary column is at.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing = 1 }

    /// Whether the secondary column's bar has the button that shows the others.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never = 1, always = 2 }

    /// For a width that UIKit is to choose.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// Posted when the target of `showDetailViewController(_:sender:)` changes: on collapsing and expanding (fact 5.50).
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// How many columns there are, with names; `.unspecified` for two without.
    open internal(set) var style: Style
    /// Decides about modes and collapsing; not kept alive.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The controllers that belong to the columns, shown or not.
    var columns: [Column: UIViewController] = [:]
    /// The controllers that columns were given, which the app gets back: those in `columns` may be navigation
    /// controllers around them.
    var givenColumns: [Column: UIViewController] = [:]
    var collapse = SplitCollapse()
    /// The mode on show; meaningless while collapsed.
    var mode = DisplayMode.automatic
    /// Whether the mode was chosen since the size changed, and is not to be replaced by the initial one.
    var isModeChosen = false
    var panes = SplitPanes()
    var hasJoinedWindow = false

    /// Makes a split view controller whose columns have names; `.unspecified` makes one with two controllers in
    /// `viewControllers`.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one without columns that have names.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a split view controller without columns that have names.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a split view controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: State

    /// The controllers of the columns, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeControllers(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeControllers(with: coder)
    }

    // MARK: Controllers

    /// The primary and the secondary controller; while collapsed, the one on show.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { replaceControllers(by: newValue) }
    }

    /// The controller that a column was given.
    open func viewController(for column: Column) -> UIViewController? { givenColumns[column] }

    /// Gives a column a controller. One that is no navigation controller is shown inside one; the compact column's is not.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(vc, column) }

    /// Whether there is room for one column only.
    open var isCollapsed: Bool { collapse.isCollapsed }

    // MARK: Modes

    /// Which columns are on show now.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : arrangement.mode(nearest: mode) }
    /// Which columns are to be on show; taken as far as there is room.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { preferredModeDidChange() } }
    }
    /// How the columns are to share the width; taken as far as the style allows.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { preferredModeDidChange() } }
    }
    /// How the columns share the width now.
    open var splitBehavior: SplitBehavior { arrangement.behavior }
    /// Shows or hides the columns beside the secondary one.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()
    /// Whether UIKit puts `displayModeButtonItem` into the secondary column's bar, with column style.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateModeButton() } }
    /// Whether a drag from the edge shows the primary column.
    open var presentsWithGesture = true { didSet { panes.updateGestures(presentsWithGesture) } }
    /// The side that the primary column is at.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Shows a column.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column.
    open func hide(_ column: Column) { hideColumn(column) }

    // MARK: Widths, in points

    /// The primary column's part of the width, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The primary column's width; comes before the part of the width.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The least that the primary column has.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The most that the primary column has.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The supplementary column's part of the width, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The supplementary column's width; comes before the part of the width.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The least that the supplementary column has.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The most that the supplementary column has.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The primary column's width now.
    open var primaryColumnWidth: CGFloat { arrangement.primaryWidth }
    /// The supplementary column's width now.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? arrangement.supplementaryWidth : 0 }

    // MARK: UIViewController

    open override func viewDidLoad() {
        super.viewDidLoad()
        preparePanes()
    }

    // A container of the system passes callbacks on inside its own (fact 2.15).
    override var forwardsInsideCallbacks: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        joinWindow()
        super.viewWillAppear(animated)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutPanes()
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        collapseOrExpand(for: newCollection)
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        isModeChosen = false
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasJoinedWindow { collapseOrExpand(for: traitCollection) }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        columnSize(of: container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { showController(vc, sender: sender) }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    // Choice (8.01): the secondary column lies under most of the status bar; collapsed, there is one to ask.
    open override var childForStatusBarStyle: UIViewController? { shownControllers.last }
    open override var childForStatusBarHidden: UIViewController? { shownControllers.last }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shownControllers.last }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeSplitViewController(self)
    }

    @_spi(Framework) open override func takeNibChildren(_ children: [NibChild]) -> Bool {
        adoptNibChildren(children)
        return true
    }

    // Choice (11.12): beside a list, what it is the list of.
    @_spi(Framework) open override var shownChild: UIViewController? { shownControllers.last }

    @_spi(Framework) open override var childrenInOrder: [UIViewController] {
        [.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] }
    }

    // Choice (5.46): beside a list, what it is the list of.
    override var contentAboveBar: UIViewController? { shownControllers.last }
}
