import UIKit

enum MenuStep {
    @MainActor static func makeRoot(_ screens: [UIViewController]) -> UIViewController {
        MenuViewController(viewControllers: screens)
    }
}

/// A container whose active controller is picked from a table, which always lies below the bar.
final class MenuViewController: UIViewController {
    private let viewControllers: [UIViewController]
    private let bar = UINavigationBar()
    private let contentView = UIView()
    private let table = UITableView()

    /// The controller that is shown, the only child.
    var activeViewController: UIViewController? {
        didSet {
            guard activeViewController !== oldValue, isViewLoaded else { return }
            if let oldValue { hide(oldValue) }
            if let activeViewController { show(activeViewController) }
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
        for subview in [contentView, table, bar] as [UIView] {
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
            table.heightAnchor.constraint(equalToConstant: 44 * CGFloat(viewControllers.count)),
            contentView.topAnchor.constraint(equalTo: table.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bar.items = [navigationItem]
        activeViewController = viewControllers.first
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
        navigationItem.title = child.title
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
    }
}
