import UIKit

/// Holds the two variants of the panels and shows one of them: a container of containers.
final class VariantViewController: UIViewController {
    private let automatic = PanelsViewController()
    private let manual = ManualPanelsViewController()
    private let automaticButton = UIButton(type: .system)
    private let manualButton = UIButton(type: .system)
    private let buttons = UIStackView()
    private let startsManual: Bool
    /// In points. The buttons cover the bottom of the variant, whose safe area ends above them.
    private static let buttonHeight: CGFloat = 50
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

        let bottomBar = UIView()
        bottomBar.backgroundColor = .systemBackground
        bottomBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bottomBar)

        setUp(automaticButton, title: "Automatic", identifier: "variant.automatic")
        automaticButton.addTarget(self, action: #selector(didTapAutomatic(_:)), for: .touchUpInside)
        setUp(manualButton, title: "Manual", identifier: "variant.manual")
        manualButton.addTarget(self, action: #selector(didTapManual(_:)), for: .touchUpInside)

        buttons.distribution = .fillEqually
        buttons.translatesAutoresizingMaskIntoConstraints = false
        bottomBar.addSubview(buttons)
        NSLayoutConstraint.activate([
            bottomBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottomBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomBar.topAnchor.constraint(equalTo: buttons.topAnchor),
            bottomBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            buttons.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            buttons.heightAnchor.constraint(equalToConstant: Self.buttonHeight),
        ])

        show(startsManual ? manual : automatic)
    }

    /// The variant on screen knows what colour lies under the status bar.
    override var childForStatusBarStyle: UIViewController? {
        shown
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
        variant.additionalSafeAreaInsets.bottom = Self.buttonHeight
        variant.view.frame = view.bounds
        variant.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(variant.view, at: 0)
        variant.didMove(toParent: self)

        shown = variant
        UIView.animate(withDuration: PanelsViewController.duration) {
            self.setNeedsStatusBarAppearanceUpdate()
        }
        automaticButton.tintColor = variant === automatic ? .systemIndigo : .secondaryLabel
        manualButton.tintColor = variant === manual ? .systemIndigo : .secondaryLabel
    }
}
