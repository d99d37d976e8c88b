import Foundation
import QuartzCore

/// Shows one of several controllers at a time, which a bar lets people choose.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate, which decides about selections and hears of them; not kept alive.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // See UITabBarController+Tabs.swift and UITabBarController+Selection.swift.
    private(set) var storedTabBar = UITabBar(frame: .zero)
    let transitionView = TabTransitionView(frame: .zero)
    var tabControllers: [UIViewController] = []
    /// The tabs as objects, where the app gave some.
    var tabObjects = TabObjects()
    /// Controllers that have heard that they leave, and have not left.
    var departing: [UIViewController] = []
    /// The tab on show, or the controller of the tabs that have no item of their own.
    var shownTab: UIViewController? {
        willSet {
            __keyValueWillChange(self, "selectedIndex")
            __keyValueWillChange(self, "selectedViewController")
        }
        didSet {
            __keyValueDidChange(self, "selectedViewController")
            __keyValueDidChange(self, "selectedIndex")
        }
    }
    var transition: ControllerTransition?
    var bar = TabBarPlace()
    /// The scroll view whose content decides the bar's looks.
    weak var followed: UIScrollView?
    var storedMore: UINavigationController?
    var lentTabs: [LentTab] = []

    /// Makes a tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        storedTabBar.take(owner: self)
    }

    /// Makes a tab bar controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedTabBar.take(owner: self)
    }

    /// The bar. Its looks may be changed; its items and its delegate are the controller's (fact 5.44).
    open var tabBar: UITabBar { storedTabBar }

    /// Takes another bar in place of the one that it has: one of an app's class.
    func adopt(_ tabBar: UITabBar) {
        guard tabBar !== storedTabBar else { return }
        let old = storedTabBar
        tabBar.frame = old.frame
        old.take(owner: nil)
        tabBar.take(owner: self)
        storedTabBar = tabBar
        old.superview?.insertSubview(tabBar, aboveSubview: old)
        old.removeFromSuperview()
        tabBarItemsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Tabs

    /// The controllers, in the order of their items.
    ///
    /// All are children from now on (fact 5.36). The selection stays with its controller, else on its index (5.37).
    open var viewControllers: [UIViewController]? {
        get { tabControllers.isEmpty && !isGivenTabs ? nil : tabControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    var isGivenTabs = false

    /// The controllers whose places in the bar a person may change; all of them after each change of `viewControllers`, and
    /// nil for none. The list of More has no Edit button here, so that none is moved.
    open var customizableViewControllers: [UIViewController]?

    /// Replaces the controllers, in the order of their items; animated, the bar's items change with an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        isGivenTabs = viewControllers != nil
        forgetTabObjects()
        customizableViewControllers = viewControllers
        replaceTabs(by: viewControllers ?? [], animated: animated)
    }

    /// The controller on show; nil where there is none. One that is not among the tabs is refused by an exception.
    open var selectedViewController: UIViewController? {
        get { shownTab }
        set {
            guard let newValue else { return }
            selectByApp(newValue)
        }
    }

    /// The place of the tab on show; `NSNotFound` where there is none, or while More is on show (fact 5.40).
    ///
    /// On the screen both controllers hear at once what is to come, and after the next commit that it has (fact 5.34).
    open var selectedIndex: Int {
        get { tabControllers.firstIndex { $0 === shownTab } ?? NSNotFound }
        set { selectByApp(at: newValue) }
    }

    /// Shows the list of the tabs that the bar has no room for, and what is chosen from it. It is none of the tabs, but may
    /// be the selected controller (fact 5.43).
    open var moreNavigationController: UINavigationController {
        if let storedMore { return storedMore }
        let more = makeMore()
        storedMore = more
        return more
    }

    // MARK: Bar

    /// Whether the bar is out of sight; the tabs then have its place too.
    open var isTabBarHidden: Bool {
        get { bar.isHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides the bar or shows it, animated or at once; the tabs then have its place, or leave it.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        changeBar(hidden: hidden, animated: animated)
    }

    /// A person tapped an item; called before the selection changes. An override calls super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: State

    /// The tabs and the one on show, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: View

    open override func loadView() {
        let view = TabBarLayoutView(frame: UIScreen.main.bounds)
        view.owner = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(transitionView)
        view.addSubview(storedTabBar)
        self.view = view
        placeBar()
    }

    // A container of the system passes callbacks on inside its own (fact 2.15).
    override var forwardsInsideCallbacks: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        // In the view by the time that it is told.
        showTabIfNeeded()
        super.viewWillAppear(animated)
    }

    // MARK: What the tab on show decides

    /// The selected controller decides the status bar (fact 8.05).
    open override var childForStatusBarStyle: UIViewController? { shownTab }
    open override var childForStatusBarHidden: UIViewController? { shownTab }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shownTab }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownTab }

    /// The delegate's answer, not that of the tabs (fact 7.22).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// A tab is as large as the controller, but for a bar that nothing shines through.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard (container as AnyObject) === shownTab else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return tabFrame(in: CGRect(origin: .zero, size: parentSize)).size
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTabBarController(self)
    }

    @_spi(Framework) open override func takeNibChildren(_ children: [NibChild]) -> Bool {
        isGivenTabs = true
        customizableViewControllers = children.map(\.controller)
        replaceTabs(by: children.map(\.controller), animated: false)
        return true
    }

    @_spi(Framework) open override var shownChild: UIViewController? { selectedViewController }

    @_spi(Framework) open override var childrenInOrder: [UIViewController] { tabControllers }

    /// Selects the child's tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
    }
}
