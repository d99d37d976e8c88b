import UIKit

/// The time of a sailing beside where it goes and where it leaves from.
final class DepartureCell: UITableViewCell {
    static let identifier = "DepartureCell"

    private let timeLabel = UILabel()
    private let destinationLabel = UILabel()
    private let pierLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)

        timeLabel.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
        timeLabel.textColor = .systemBlue
        destinationLabel.font = .systemFont(ofSize: 17, weight: .medium)
        destinationLabel.textColor = .label
        pierLabel.font = .systemFont(ofSize: 13)

        let text = UIStackView(arrangedSubviews: [destinationLabel, pierLabel])
        text.axis = .vertical
        text.spacing = 2

        let row = UIStackView(arrangedSubviews: [timeLabel, text])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            // Destinations stand below each other.
            timeLabel.widthAnchor.constraint(equalToConstant: 64),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DepartureCell is registered by class")
    }

    func show(_ departure: Departure) {
        timeLabel.text = departure.time
        destinationLabel.text = departure.destination
        pierLabel.text = departure.isBoarding ? "Pier \(departure.pier) · Boarding" : "Pier \(departure.pier)"
        pierLabel.textColor = departure.isBoarding ? .systemGreen : .secondaryLabel
    }
}
