import UIKit

/// A message in a list: who wrote when, about what, and how it begins.
final class MessageCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()

    private static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "MMM d"
        return formatter
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.accessibilityLabel = "Unread"
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        preview.font = .preferredFont(forTextStyle: .subheadline)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        date.setContentHuggingPriority(.required, for: .horizontal)
        for label in [sender, date, subject, preview] { label.adjustsFontForContentSizeCategory = true }

        let top = UIStackView(arrangedSubviews: [sender, date])
        top.alignment = .firstBaseline
        top.spacing = 8
        let lines = UIStackView(arrangedSubviews: [top, subject, preview])
        lines.axis = .vertical
        lines.spacing = 2
        for view in [dot, lines] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            lines.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 10),
            lines.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
        separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ message: Message) {
        dot.isHidden = message.isRead
        sender.text = message.sender
        date.text = Self.dates.string(from: message.date)
        subject.text = message.subject
        preview.text = message.body.replacingOccurrences(of: "\n", with: " ")
    }
}
