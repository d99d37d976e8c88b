import UIKit

enum MenuStep {
    @MainActor static func makeRoot(_ screens: [UIViewController]) -> UIViewController {
        MenuViewController(viewControllers: screens)
    }
}

/// A bar, and a place below it in which the first controller stands.
final class MenuViewController: UIViewController {
    private let viewControllers: [UIViewController]
    private let bar = UINavigationBar()
    private let contentView = UIView()

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
        guard let first = viewControllers.first else { return }
        addChild(first)
        fillContent(with: first)
        first.didMove(toParent: self)
        navigationItem.title = first.title
    }

    private func fillContent(with child: UIViewController) {
        child.view.frame = contentView.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(child.view)
    }
}
