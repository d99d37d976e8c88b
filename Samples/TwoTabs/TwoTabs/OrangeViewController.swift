import UIKit

/// The first tab: its colour, its name, and how often it was shown.
final class OrangeViewController: UIViewController {
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private var timesShown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.accessibilityIdentifier = "screen.orange"

        nameLabel.text = "Orange"
        nameLabel.font = .systemFont(ofSize: 48, weight: .bold)
        nameLabel.textColor = .white
        countLabel.font = .systemFont(ofSize: 20)
        countLabel.textColor = .white
        countLabel.accessibilityIdentifier = "orange.count"

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
