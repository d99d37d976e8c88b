import UIKit

/// The drop-down menu of the guide, made in code: it shows one of its screens; a menu picks another.
final class MenuViewController: UIViewController {
    private let screens: [UIViewController]
    private var activeScreen: UIViewController?

    private let bar = UINavigationBar()
    private let contentView = UIView()
    private let tableView = UITableView()
    private lazy var tableHeight = tableView.heightAnchor.constraint(equalToConstant: 0)

    init(screens: [UIViewController]) {
        self.screens = screens
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MenuViewController needs its screens: make it with init(screens:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(
            title: "Menu",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setMenuOpen(tableHeight.constant == 0)
            })
        bar.items = [item]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        for subview in [contentView, bar, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            contentView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            tableHeight,
        ])
        if let first = screens.first { show(first) }
    }

    private func show(_ screen: UIViewController) {
        guard screen !== activeScreen else { return }
        if let activeScreen {
            activeScreen.willMove(toParent: nil)
            activeScreen.view.removeFromSuperview()
            activeScreen.removeFromParent()
        }
        addChild(screen)
        screen.view.frame = contentView.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(screen.view)
        screen.didMove(toParent: self)
        activeScreen = screen
        bar.topItem?.title = screen.title
    }

    private func setMenuOpen(_ isOpen: Bool) {
        view.layoutIfNeeded()
        tableHeight.constant = isOpen ? tableView.rowHeight * CGFloat(screens.count) : 0
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}

extension MenuViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = screens[indexPath.row].title
        cell.accessibilityIdentifier = "menu.\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(screens[indexPath.row])
        setMenuOpen(false)
    }
}
