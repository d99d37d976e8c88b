import UIKit

enum MenuStep {
    @MainActor static func makeRoot(_ screens: [UIViewController]) -> UIViewController {
        MenuViewController(viewControllers: screens)
    }
}

/// A container whose active controller can be set; a button goes to the next.
final class MenuViewController: UIViewController {
    private let viewControllers: [UIViewController]
    private let bar = UINavigationBar()
    private let contentView = UIView()

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
        for subview in [contentView, bar] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bar.items = [navigationItem]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(didTapNext))
        activeViewController = viewControllers.first
    }

    @objc private func didTapNext() {
        guard let activeViewController, let index = viewControllers.firstIndex(of: activeViewController) else { return }
        self.activeViewController = viewControllers[(index + 1) % viewControllers.count]
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
