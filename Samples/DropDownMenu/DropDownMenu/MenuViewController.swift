import UIKit

/// Shows one of its screens at a time; a menu that drops down from the navigation bar picks another.
final class MenuViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var contentView: UIView!
    @IBOutlet private weak var navItem: UINavigationItem!
    @IBOutlet private weak var tableHeightConstraint: NSLayoutConstraint!

    private static let cellIdentifier = "MenuCell"

    private let screens: [UIViewController]
    private var activeScreen: UIViewController?
    private var isMenuOpen = false

    init(screens: [UIViewController]) {
        self.screens = screens
        super.init(nibName: "MenuViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MenuViewController needs its screens: make it with init(screens:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableHeightConstraint.constant = 0

        if let first = screens.first {
            show(first)
        }
    }

    override var childForStatusBarStyle: UIViewController? {
        activeScreen
    }

    // MARK: Screens

    private func show(_ screen: UIViewController) {
        guard screen !== activeScreen else { return }
        if let activeScreen {
            remove(activeScreen)
        }
        add(screen)
        activeScreen = screen
        navItem.title = screen.title
        setNeedsStatusBarAppearanceUpdate()
    }

    private func add(_ screen: UIViewController) {
        addChild(screen)
        screen.view.frame = contentView.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(screen.view)
        screen.didMove(toParent: self)
    }

    private func remove(_ screen: UIViewController) {
        screen.willMove(toParent: nil)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
    }

    // MARK: Menu

    @IBAction private func didTapMenuButton(_ sender: UIBarButtonItem) {
        setMenuOpen(!isMenuOpen)
    }

    private func setMenuOpen(_ isOpen: Bool) {
        isMenuOpen = isOpen
        if isOpen {
            print("Menu opened")
            tableView.reloadData()
        }

        // A screen that was just added takes its place first; only the menu slides.
        view.layoutIfNeeded()
        tableHeightConstraint.constant = isOpen ? tableView.rowHeight * CGFloat(screens.count) : 0
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        }
    }
}

extension MenuViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screens.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let screen = screens[indexPath.row]
        let isActive = screen === activeScreen
        cell.textLabel?.text = screen.title
        cell.textLabel?.font = .systemFont(ofSize: 17, weight: isActive ? .semibold : .regular)
        cell.textLabel?.textColor = isActive ? .systemBlue : .label
        cell.accessibilityIdentifier = "menu.\(indexPath.row)"
        return cell
    }
}

extension MenuViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let screen = screens[indexPath.row]
        print("Menu selected: \(screen.title ?? "untitled")")
        show(screen)
        setMenuOpen(false)
    }
}

extension MenuViewController: UINavigationBarDelegate {
    /// The bar's background reaches up under the status bar.
    func position(for bar: UIBarPositioning) -> UIBarPosition {
        .topAttached
    }
}
