import Foundation

/// Shows pages one after the other, which gestures or the app turn.
open class UIPageViewController: UIViewController {
    /// How one page makes way for the next.
    public enum TransitionStyle: Int, Sendable {
        /// A leaf folds over and turns around the spine.
        case pageCurl = 0
        /// Pages move by side by side.
        case scroll = 1
    }

    /// Which way pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical = 1 }

    /// The place at which pages that curl are bound.
    public enum SpineLocation: Int, Sendable {
        /// For pages that scroll.
        case none = 0
        /// At the left, or the top.
        case min = 1
        /// In the middle, between two pages.
        case mid = 2
        /// At the right, or the bottom.
        case max = 3
    }

    /// Whether a turn goes on or back.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse = 1 }

    /// The options for making a page controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Makes a key from an option's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The spine of pages that curl: a `SpineLocation`, or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Hears of turned pages; not kept alive.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The source of the pages. Without one nothing answers to gestures; another one forgets the neighbours asked for.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { dataSourceDidChange() }
    }

    /// Whether pages curl or scroll.
    open internal(set) var transitionStyle: TransitionStyle
    /// Whether pages follow each other sideways or downwards.
    open internal(set) var navigationOrientation: NavigationOrientation
    /// The place at which the pages are bound, for pages that curl.
    open internal(set) var spineLocation: SpineLocation
    /// In points.
    var interPageSpacing: CGFloat = 0
    /// Whether leaves have something on their back: the app then gives two pages to an animated turn, of which the second
    /// is the back. Always so with the spine in the middle.
    open var isDoubleSided = false {
        didSet {
            guard spineLocation == .mid, !isDoubleSided else { return }
            NSException.raise(
                .invalidArgumentException,
                "-[UIPageViewController setDoubleSided:] must be YES with the spine in the middle.")
        }
    }

    // See UIPageViewController+Pages.swift.
    var pages: [UIViewController] = []
    /// Pages that have not heard `didMove(toParent:)` yet.
    var arriving: [UIViewController] = []
    /// Pages that are hearing that they leave.
    var departing: [UIViewController] = []
    var presenter: (any PagePresenter)?
    var indicator: UIPageControl?
    /// The page whose dot stands out.
    var dottedPage = 0
    /// The work that waits for the pages to be put in place.
    var installation: ((Bool) -> Void)?
    /// The size that the pages' container had in the last layout.
    var laidOutSize = CGSize.zero

    /// Makes a page controller.
    ///
    /// - Parameter options: `spineLocation` for pages that curl, `interPageSpacing` for those that scroll.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = .none
        super.init(nibName: nil, bundle: nil)
        adopt(options ?? [:])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a page controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(coder: coder)
    }

    private func adopt(_ options: [OptionsKey: Any]) {
        if transitionStyle == .pageCurl {
            let value = options[.spineLocation]
            spineLocation =
                value as? SpineLocation ?? (value as? Int).flatMap(SpineLocation.init)
                ?? (value as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) } ?? .min
            if spineLocation == .none { spineLocation = .min }
            if spineLocation == .mid { isDoubleSided = true }
        } else {
            let value = options[.interPageSpacing]
            interPageSpacing =
                value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map {
                    CGFloat($0.doubleValue)
                }
                ?? 0
        }
    }

    // MARK: Pages

    /// The pages on show, and no others (fact 5.56): one, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? { pages }

    /// Shows other pages.
    ///
    /// Their number has to fit the spine, or an exception is raised (fact 5.57). The delegate hears nothing (5.55).
    ///
    /// - Parameter completion: Told whether the pages were turned to the end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPages(viewControllers ?? [], direction, animated: animated, completion: completion)
    }

    /// The recognizers that turn pages that curl; empty for pages that scroll, which a scroll view moves.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return presenter?.recognizers ?? []
    }

    // MARK: View

    open override func loadView() {
        let view = PageLayoutView(frame: UIScreen.main.bounds)
        view.owner = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        let presenter = makePresenter()
        self.presenter = presenter
        view.addSubview(presenter.container)
        self.view = view
        // Apps look for the scroll view, and at its size, before there is any layout.
        presenter.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presenter.container.frame = containerFrame
        for recognizer in presenter.recognizers { view.addGestureRecognizer(recognizer) }
    }

    // MARK: What the page on show decides

    open override var childForStatusBarStyle: UIViewController? { pages.first }
    open override var childForStatusBarHidden: UIViewController? { pages.first }

    /// The delegate's answer, not that of the pages.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// A page is as large as its part of the view.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard pages.contains(where: { $0 === (container as AnyObject) }) else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return pageSize(in: parentSize)
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        finishTurn()
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine(size)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodePageViewController(self)
    }

    @_spi(Framework) open override func takeNibChildren(_ children: [NibChild]) -> Bool {
        setPages(children.map(\.controller), .forward, animated: false, completion: nil)
        return true
    }

    @_spi(Framework) open override var shownChild: UIViewController? { viewControllers?.first }

    @_spi(Framework) open override var childrenInOrder: [UIViewController] { viewControllers ?? [] }
}
