import UIKit

/// Holds the two variants of the panels and shows one of them: a container of containers.
final class VariantViewController: UIViewController {
    private let automatic = PanelsViewController()
    private let manual = ManualPanelsViewController()
    private let automaticButton = UIButton(type: .system)
    private let manualButton = UIButton(type: .system)
    private let buttons = UIStackView()
    private let startsManual: Bool
    private var shown: PanelsViewController?

    init(startsManual: Bool) {
        self.startsManual = startsManual
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("VariantViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        setUp(automaticButton, title: "Automatic", identifier: "variant.automatic")
        automaticButton.addTarget(self, action: #selector(didTapAutomatic(_:)), for: .touchUpInside)
        setUp(manualButton, title: "Manual", identifier: "variant.manual")
        manualButton.addTarget(self, action: #selector(didTapManual(_:)), for: .touchUpInside)

        buttons.distribution = .fillEqually
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        NSLayoutConstraint.activate([
            buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            buttons.heightAnchor.constraint(equalToConstant: 50),
        ])

        show(startsManual ? manual : automatic)
    }

    private func setUp(_ button: UIButton, title: String, identifier: String) {
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.accessibilityIdentifier = identifier
        buttons.addArrangedSubview(button)
    }

    @objc private func didTapAutomatic(_ sender: UIButton) {
        show(automatic)
    }

    @objc private func didTapManual(_ sender: UIButton) {
        show(manual)
    }

    private func show(_ variant: PanelsViewController) {
        // A card that is on its way finishes first: its appearance transition is still open.
        guard variant !== shown, shown?.isBusy != true else { return }
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }

        addChild(variant)
        variant.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(variant.view)
        NSLayoutConstraint.activate([
            variant.view.topAnchor.constraint(equalTo: view.topAnchor),
            variant.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            variant.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            variant.view.bottomAnchor.constraint(equalTo: buttons.topAnchor),
        ])
        variant.didMove(toParent: self)

        shown = variant
        automaticButton.tintColor = variant === automatic ? .systemIndigo : .secondaryLabel
        manualButton.tintColor = variant === manual ? .systemIndigo : .secondaryLabel
    }
}
