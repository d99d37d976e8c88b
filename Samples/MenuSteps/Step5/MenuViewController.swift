import UIKit

enum MenuStep {
    @MainActor static func makeRoot(_ screens: [UIViewController]) -> UIViewController {
        MenuViewController(viewControllers: screens)
    }
}

/// A container whose children fade into each other while the menu goes up.
final class MenuViewController: UIViewController {
    private let viewControllers: [UIViewController]
    private let bar = UINavigationBar()
    private let contentView = UIView()
    private let table = UITableView()
    private let shade = UIControl()
    private lazy var tableHeight = table.heightAnchor.constraint(equalToConstant: 0)

    /// The controller that is shown, the only child but for the one that fades away.
    var activeViewController: UIViewController? {
        didSet {
            guard activeViewController !== oldValue, isViewLoaded else { return }
            navigationItem.title = activeViewController?.title
            switch (oldValue, activeViewController) {
            case (let old?, let new?): swap(old, for: new)
            case (nil, let new?): show(new)
            case (let old?, nil): hide(old)
            case (nil, nil): break
            }
        }
    }

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MenuViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.alpha = 0
        shade.addTarget(self, action: #selector(didTapShade), for: .touchUpInside)
        for subview in [contentView, shade, table, bar] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.topAnchor.constraint(equalTo: bar.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableHeight,
            shade.topAnchor.constraint(equalTo: bar.bottomAnchor),
            shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contentView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bar.items = [navigationItem]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: #selector(didTapMenu))
        activeViewController = viewControllers.first
    }

    // MARK: The menu

    private var isMenuOpen = false

    private func setMenuOpen(_ isOpen: Bool) {
        isMenuOpen = isOpen
        table.reloadData()
        tableHeight.constant = isOpen ? 44 * CGFloat(viewControllers.count) : 0
        UIView.animate(withDuration: 0.3) {
            self.shade.alpha = isOpen ? 1 : 0
            self.view.layoutIfNeeded()
        }
    }

    @objc private func didTapMenu() { setMenuOpen(!isMenuOpen) }

    @objc private func didTapShade() { setMenuOpen(false) }

    // MARK: Children

    private func swap(_ old: UIViewController, for new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = contentView.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // What is tapped meanwhile would begin a second transition before the first has ended.
        view.isUserInteractionEnabled = false
        transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) {
            self.setNeedsStatusBarAppearanceUpdate()
        } completion: { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            self.view.isUserInteractionEnabled = true
        }
    }

    private func fillContent(with child: UIViewController) {
        child.view.frame = contentView.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(child.view)
    }

    private func show(_ child: UIViewController) {
        addChild(child)
        fillContent(with: child)
        child.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    private func hide(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    override var childForStatusBarStyle: UIViewController? { activeViewController }
}

extension MenuViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewControllers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let controller = viewControllers[indexPath.row]
        cell.textLabel?.text = controller.title
        cell.accessoryType = controller === activeViewController ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        activeViewController = viewControllers[indexPath.row]
        tableView.reloadData()
        setMenuOpen(false)
    }
}
