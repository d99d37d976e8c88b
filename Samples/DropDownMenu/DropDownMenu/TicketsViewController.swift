import UIKit

/// A short form: how many tickets, what they cost, and a button that reserves them.
final class TicketsViewController: UIViewController {
    private static let price = 12
    private static let allowed = 1...9

    private let headingLabel = UILabel()
    private let countLabel = UILabel()
    private let totalLabel = UILabel()
    private let reserveButton = UIButton(type: .system)
    private var count = 1

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Tickets"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TicketsViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground

        headingLabel.text = "Your crossing"
        headingLabel.font = .systemFont(ofSize: 34, weight: .bold)
        headingLabel.textColor = .label

        countLabel.font = .systemFont(ofSize: 72, weight: .bold)
        countLabel.textColor = .systemIndigo
        countLabel.textAlignment = .center
        countLabel.accessibilityIdentifier = "tickets.count"

        totalLabel.font = .systemFont(ofSize: 17)
        totalLabel.textColor = .secondaryLabel
        totalLabel.textAlignment = .center
        totalLabel.accessibilityIdentifier = "tickets.total"

        let counter = UIStackView(arrangedSubviews: [
            makeRoundButton("−", label: "Remove ticket", action: #selector(didTapRemove(_:))),
            countLabel,
            makeRoundButton("+", label: "Add ticket", action: #selector(didTapAdd(_:))),
        ])
        counter.alignment = .center
        counter.spacing = 16

        reserveButton.setTitle("Reserve", for: .normal)
        reserveButton.setTitleColor(.white, for: .normal)
        reserveButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        reserveButton.backgroundColor = .systemIndigo
        reserveButton.layer.cornerRadius = 12
        reserveButton.addTarget(self, action: #selector(didTapReserve(_:)), for: .touchUpInside)
        reserveButton.accessibilityIdentifier = "tickets.reserve"

        let form = UIStackView(arrangedSubviews: [headingLabel, counter, totalLabel, reserveButton])
        form.axis = .vertical
        form.spacing = 24
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            reserveButton.heightAnchor.constraint(equalToConstant: 50),
        ])
        showCount()
    }

    private func makeRoundButton(_ sign: String, label: String, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(sign, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 28, weight: .medium)
        button.tintColor = .systemIndigo
        button.backgroundColor = .tertiarySystemBackground
        button.layer.cornerRadius = 28
        button.accessibilityLabel = label
        button.addTarget(self, action: action, for: .touchUpInside)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 56),
            button.heightAnchor.constraint(equalToConstant: 56),
        ])
        return button
    }

    private func showCount() {
        countLabel.text = "\(count)"
        let tickets = count == 1 ? "1 ticket" : "\(count) tickets"
        totalLabel.text = "\(tickets) to Seal Island, € \(count * Self.price)"
    }

    private func change(by step: Int) {
        guard Self.allowed.contains(count + step) else { return }
        count += step
        showCount()
    }

    @objc private func didTapAdd(_ sender: UIButton) {
        change(by: 1)
    }

    @objc private func didTapRemove(_ sender: UIButton) {
        change(by: -1)
    }

    @objc private func didTapReserve(_ sender: UIButton) {
        print("Reserved: \(count)")
        reserveButton.setTitle("Reserved", for: .normal)
    }
}
