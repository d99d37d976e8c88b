import UIKit

/// The second tab: its colour, its name, and how often it was shown.
final class PurpleViewController: UIViewController {
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private var timesShown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        view.accessibilityIdentifier = "screen.purple"

        nameLabel.text = "Purple"
        nameLabel.font = .systemFont(ofSize: 48, weight: .bold)
        nameLabel.textColor = .white
        countLabel.font = .systemFont(ofSize: 20)
        countLabel.textColor = .white
        countLabel.accessibilityIdentifier = "purple.count"

        let labels = UIStackView(arrangedSubviews: [nameLabel, countLabel])
        labels.axis = .vertical
        labels.alignment = .center
        labels.spacing = 8
        labels.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(labels)
        NSLayoutConstraint.activate([
            labels.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            labels.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timesShown += 1
        countLabel.text = timesShown == 1 ? "Shown once" : "Shown \(timesShown) times"
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }
}
