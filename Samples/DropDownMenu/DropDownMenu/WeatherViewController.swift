import UIKit

/// The day's conditions at sea, on a card.
final class WeatherViewController: UIViewController {
    private static let conditions = [
        ("Wind", "8 knots, west"),
        ("Waves", "0.4 m"),
        ("Visibility", "Good"),
        ("Water", "14 °C"),
    ]

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Weather"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("WeatherViewController is made in code")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.accessibilityIdentifier = "weather.card"

        let tide = TideView()
        tide.heightAnchor.constraint(equalToConstant: 96).isActive = true

        let content = UIStackView(arrangedSubviews: [makeHeading(), makeSummary()])
        content.axis = .vertical
        content.spacing = 12
        for (name, value) in Self.conditions {
            content.addArrangedSubview(makeRow(name: name, value: value))
        }
        content.addArrangedSubview(tide)

        view.addSubview(card)
        card.addSubview(content)
        for subview in [card, content] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
        ])
    }

    private func makeHeading() -> UILabel {
        let label = UILabel()
        label.text = "Calm seas"
        follow(.largeTitle, label, .systemFont(ofSize: 34, weight: .bold))
        label.textColor = .label
        return label
    }

    private func makeSummary() -> UILabel {
        let label = UILabel()
        label.text = "All crossings run to plan. High tide at 15:10, low tide at 21:25."
        follow(.body, label, .systemFont(ofSize: 17))
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }

    private func makeRow(name: String, value: String) -> UIStackView {
        let nameLabel = UILabel()
        nameLabel.text = name
        follow(.body, nameLabel, .systemFont(ofSize: 17))
        nameLabel.textColor = .label

        let valueLabel = UILabel()
        valueLabel.text = value
        follow(.body, valueLabel, .systemFont(ofSize: 17, weight: .semibold))
        valueLabel.textColor = .systemTeal
        valueLabel.textAlignment = .right
        valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)

        let row = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
        row.spacing = 12
        return row
    }

    /// Lets a label's font grow with the text size that the person chose.
    private func follow(_ style: UIFont.TextStyle, _ label: UILabel, _ font: UIFont) {
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        label.adjustsFontForContentSizeCategory = true
    }
}
