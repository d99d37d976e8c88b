import UIKit

/// The two tabs of the quick start, made in code: two buttons pick which of two controllers is shown.
final class TwoTabViewController: UIViewController {
    private let first: UIViewController
    private let second: UIViewController
    private var selected: UIViewController?

    private let contentView = UIView()
    private lazy var firstButton = button("First") { $0.select($0.first) }
    private lazy var secondButton = button("Second") { $0.select($0.second) }

    init(first: UIViewController, second: UIViewController) {
        self.first = first
        self.second = second
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TwoTabViewController needs its tabs: make it with init(first:second:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = UIStackView(arrangedSubviews: [firstButton, secondButton])
        buttons.distribution = .fillEqually
        for subview in [contentView, buttons] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: view.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: buttons.topAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            buttons.heightAnchor.constraint(equalToConstant: 50),
        ])
        select(first)
    }

    private func button(_ title: String, _ action: @escaping (TwoTabViewController) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                action(self)
            })
    }

    /// Puts `tab` on screen. The tab that is selected already is taken out and put back, as in the guide.
    private func select(_ tab: UIViewController) {
        if let selected {
            selected.willMove(toParent: nil)
            selected.view.removeFromSuperview()
            selected.removeFromParent()
        }
        addChild(tab)
        tab.view.frame = contentView.bounds
        tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(tab.view)
        tab.didMove(toParent: self)
        selected = tab
    }
}
