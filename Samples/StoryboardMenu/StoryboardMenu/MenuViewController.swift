import UIKit

/// Shows one of its screens at a time, above a banner; a menu that drops down from the navigation bar picks another.
///
/// The storyboard says which screens there are, and what the banner is.
final class MenuViewController: UIViewController, StoryboardContainer {
    @IBInspectable var childIdentifiers: String = ""
    @IBInspectable var slotIdentifiers: String = ""

    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var contentView: UIView!
    @IBOutlet private var bannerView: UIView!
    @IBOutlet private var navItem: UINavigationItem!
    @IBOutlet private var tableHeightConstraint: NSLayoutConstraint!

    private var screens: [UIViewController] = []
    private var activeScreen: UIViewController?
    private var isMenuOpen = false
    /// Moves the menu while a finger drags it.
    private var drag: UIViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableHeightConstraint.constant = 0
        screens = storyboardChildren()
        if let first = screens.first { show(first) }
        fillSlots()
    }

    override var childForStatusBarStyle: UIViewController? { activeScreen }

    // MARK: Children

    func place(_ child: UIViewController, inSlot slot: String) {
        precondition(slot == "banner", "the menu has no slot '\(slot)'")
        add(child, to: bannerView)
    }

    private func show(_ screen: UIViewController) {
        guard screen !== activeScreen else { return }
        if let old = activeScreen {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        activeScreen = screen
        add(screen, to: contentView)
        navItem.title = screen.title
        setNeedsStatusBarAppearanceUpdate()
    }

    private func add(_ child: UIViewController, to place: UIView) {
        addChild(child)
        child.view.frame = place.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(child.view)
        child.didMove(toParent: self)
    }

    // MARK: Menu

    private var menuHeight: CGFloat { tableView.rowHeight * CGFloat(screens.count) }

    @IBAction private func didTapMenuButton(_ sender: UIBarButtonItem) {
        setMenuOpen(!isMenuOpen)
    }

    private func setMenuOpen(_ isOpen: Bool) {
        isMenuOpen = isOpen
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) { self.layOutMenu(isOpen: isOpen) }
    }

    private func layOutMenu(isOpen: Bool) {
        tableHeightConstraint.constant = isOpen ? menuHeight : 0
        view.layoutIfNeeded()
    }

    /// A drag down from the navigation bar pulls the menu out, and one up pushes it in.
    @IBAction private func didDrag(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: view).y * (isMenuOpen ? -1 : 1)
        switch recognizer.state {
        case .began:
            let opens = !isMenuOpen
            view.layoutIfNeeded()
            drag = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { self.layOutMenu(isOpen: opens) }
            drag?.addCompletion { position in self.dragEnded(at: position, opens: opens) }
            drag?.pauseAnimation()
        case .changed:
            drag?.fractionComplete = way / menuHeight
        case .ended, .cancelled:
            let velocity = recognizer.velocity(in: view).y * (isMenuOpen ? -1 : 1)
            let goesOn = recognizer.state == .ended && (velocity > 300 || way > menuHeight / 2 && velocity > -300)
            drag?.isReversed = !goesOn
            drag?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            break
        }
    }

    private func dragEnded(at position: UIViewAnimatingPosition, opens: Bool) {
        drag = nil
        if position == .end { isMenuOpen = opens }
        layOutMenu(isOpen: isMenuOpen)
    }
}

extension MenuViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
        cell.textLabel?.text = screens[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(screens[indexPath.row])
        setMenuOpen(false)
    }
}

extension MenuViewController: UINavigationBarDelegate {
    /// The bar's background reaches up under the status bar.
    func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
}
