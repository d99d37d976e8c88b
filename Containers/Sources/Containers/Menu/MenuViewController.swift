import UIKit

/// A container whose controllers are picked from a menu that drops down from the bar.
///
/// In a navigation controller the menu hangs from its bar; elsewhere, as a window's root, in a tab or in a split view, the
/// container has a bar of its own. The menu is opened with its button, by pulling the bar down, or with Control-M, and closed
/// with a pick, with a touch beside it, by pushing it up, or with Escape.
@MainActor open class MenuViewController: SelectionContainerViewController {
    /// The button that opens and closes the menu. Its title or picture may be changed.
    public let menuButton = UIBarButtonItem()

    /// The menu's width in points where there is more space than on a phone.
    public var regularWidth: CGFloat = 360 { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Whether the menu is open, or opening.
    public private(set) final var isMenuOpen = false

    let bar = UINavigationBar()
    let dimming = UIControl()
    let clip = UIView()
    let table = UITableView(frame: .zero, style: .plain)
    /// The part of the menu that is out, from 0 to 1.
    var openness: CGFloat = 0
    private var dragStart: CGFloat = 0

    /// Makes a menu with its controllers; the first is selected.
    public convenience init(viewControllers: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        self.viewControllers = viewControllers
    }

    // MARK: Opening and closing

    /// Opens or closes the menu. One that is on its way turns round where it is.
    public final func setMenuOpen(_ isOpen: Bool, animated: Bool) {
        loadViewIfNeeded()
        let isChange = isOpen != isMenuOpen
        isMenuOpen = isOpen
        if isOpen { readyMenu() }
        let target: CGFloat = isOpen ? 1 : 0
        guard openness != target || isChange else { return }
        move(to: target, animated: animated && view.window != nil)
        guard isChange else { return }
        menuButton.accessibilityValue = isOpen ? "expanded" : "collapsed"
        clip.accessibilityViewIsModal = isOpen
        let focus: Any? = isOpen ? selectedIndex.flatMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) } : nil
        UIAccessibility.post(notification: .screenChanged, argument: focus ?? menuButton)
    }

    private func readyMenu() {
        view.endEditing(true)
        table.reloadData()
        layOutMenu()
    }

    private func move(to target: CGFloat, animated: Bool) {
        openness = target
        clip.isHidden = false
        dimming.isHidden = false
        let changes = { [self] in layOutMenu() }
        let completion: (Bool) -> Void = { [weak self] _ in self?.hideIfClosed() }
        guard animated else {
            UIView.performWithoutAnimation(changes)
            return completion(true)
        }
        if UIAccessibility.isReduceMotionEnabled {
            UIView.transition(
                with: view, duration: 0.2, options: .transitionCrossDissolve, animations: changes,
                completion: completion)
        } else {
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                options: [.beginFromCurrentState, .allowUserInteraction], animations: changes, completion: completion)
        }
    }

    private func hideIfClosed() {
        guard openness == 0 else { return }
        clip.isHidden = true
        dimming.isHidden = true
    }

    // MARK: Loading

    open override var fillsViewWithContent: Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if menuButton.title == nil, menuButton.image == nil { menuButton.title = "Menu" }
        menuButton.target = self
        menuButton.action = #selector(didTapMenuButton)
        menuButton.accessibilityIdentifier = "Containers.menu.button"
        bar.delegate = self
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        dimming.accessibilityLabel = "Close menu"
        dimming.addTarget(self, action: #selector(didTapBeside), for: .touchUpInside)
        clip.clipsToBounds = true
        clip.accessibilityIdentifier = "Containers.menu"
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = .secondarySystemBackground
        table.register(MenuCell.self, forCellReuseIdentifier: MenuCell.identifier)
        clip.addSubview(table)
        for subview in [dimming, clip, bar] as [UIView] { view.addSubview(subview) }
        (clip.isHidden, dimming.isHidden) = (true, true)
        for target in [bar, dimming, clip] as [UIView] {
            let pan = UIPanGestureRecognizer(target: self, action: #selector(didDrag(_:)))
            pan.delegate = self
            target.addGestureRecognizer(pan)
        }
        navigationItem.leftBarButtonItem = menuButton
        selectionDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        placeItem()
        super.viewWillAppear(animated)
    }

    open override func listDidChange() {
        table.reloadData()
        selectionDidChange()
        view.setNeedsLayout()
    }

    open override func selectionDidChange() {
        navigationItem.title = selectedViewController.map(itemTitle(of:))
        for cell in table.visibleCells { (cell as? MenuCell)?.isCurrent = isCurrent(cell) }
    }

    private func isCurrent(_ cell: UITableViewCell) -> Bool { table.indexPath(for: cell)?.row == selectedIndex }

    /// The bar that shows the item: the navigation controller's, or one of the menu's own.
    private func placeItem() {
        let hasOwnBar = navigationController == nil
        bar.isHidden = !hasOwnBar
        let items = hasOwnBar ? [navigationItem] : []
        if bar.items ?? [] != items { bar.items = items }
        view.setNeedsLayout()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutMenu()
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard isViewLoaded, previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else {
            return
        }
        table.reloadData()
        view.setNeedsLayout()
    }

    // MARK: By hand

    @objc private func didTapMenuButton() { setMenuOpen(!isMenuOpen, animated: true) }

    @objc private func didTapBeside() { setMenuOpen(false, animated: true) }

    @objc private func didDrag(_ pan: UIPanGestureRecognizer) {
        let height = max(menuHeight, 1)
        let way = pan.translation(in: view).y / height
        switch pan.state {
        case .began:
            dragStart = openness
            if !isMenuOpen { readyMenu() }
            (clip.isHidden, dimming.isHidden) = (false, false)
        case .changed:
            openness = min(max(dragStart + way, 0), 1)
            layOutMenu()
        case .ended:
            let velocity = pan.velocity(in: view).y
            let isOpen = abs(velocity) > 100 ? velocity > 0 : openness > 0.5
            finishDrag(isOpen)
        case .cancelled, .failed:
            finishDrag(dragStart > 0.5)
        default: break
        }
    }

    private func finishDrag(_ isOpen: Bool) {
        if isOpen == isMenuOpen {
            move(to: isOpen ? 1 : 0, animated: true)
        } else {
            setMenuOpen(isOpen, animated: true)
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? {
        let toggle = UIKeyCommand(input: "m", modifierFlags: .control, action: #selector(didTapMenuButton))
        guard isMenuOpen else { return (super.keyCommands ?? []) + [toggle] }
        let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(didTapBeside))
        return (super.keyCommands ?? []) + [toggle, close]
    }

    open override func accessibilityPerformEscape() -> Bool {
        guard isMenuOpen else { return super.accessibilityPerformEscape() }
        setMenuOpen(false, animated: true)
        return true
    }
}
