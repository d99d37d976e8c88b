@_spi(Framework) import UIKit

/// A banner: the app's initial, what the notification says, and when it came.
final class BannerView: UIControl {
    private let icon = UILabel()
    private let title = UILabel()
    private let body = UILabel()
    private let time = UILabel()
    private let whenSwiped: @MainActor () -> Void
    private var start = CGPoint.zero

    init(
        _ content: UNNotificationContent, tapped: @escaping @MainActor () -> Void,
        swiped: @escaping @MainActor () -> Void
    ) {
        whenSwiped = swiped
        super.init(frame: .zero)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
        }
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        isAccessibilityElement = false
        fill(content)
        for view in [icon, title, body, time] { addSubview(view) }
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func fill(_ content: UNNotificationContent) {
        let name = AppProperties.appName
        icon.text = String(name.prefix(1))
        icon.textAlignment = .center
        icon.textColor = .white
        icon.font = .systemFont(ofSize: 20, weight: .semibold)
        icon.backgroundColor = .systemBlue
        icon.layer.cornerRadius = 9
        icon.layer.cornerCurve = .continuous
        icon.clipsToBounds = true
        title.text = content.title.isEmpty ? name : content.title
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        body.text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        body.font = .systemFont(ofSize: 15)
        body.numberOfLines = 4
        time.text = "now"
        time.font = .systemFont(ofSize: 13)
        time.textColor = .secondaryLabel
    }

    /// The height that the text needs at a width, both in points.
    func height(for width: CGFloat) -> CGFloat {
        let text = body.sizeThatFits(CGSize(width: width - 76, height: .greatestFiniteMagnitude)).height
        return max(66, 12 + 19 + (body.text?.isEmpty == true ? 0 : text + 2) + 13)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: (bounds.height - 38) / 2, width: 38, height: 38)
        let timeWidth = time.sizeThatFits(bounds.size).width
        time.frame = CGRect(x: bounds.width - 16 - timeWidth, y: 13, width: timeWidth, height: 16)
        let text = max(19, body.sizeThatFits(CGSize(width: bounds.width - 76, height: .greatestFiniteMagnitude)).height)
        let hasBody = body.text?.isEmpty == false
        let top = hasBody ? (bounds.height - 21 - text) / 2 : (bounds.height - 19) / 2
        title.frame = CGRect(x: 62, y: top, width: time.frame.minX - 70, height: 19)
        body.frame = CGRect(x: 62, y: top + 21, width: bounds.width - 76, height: hasBody ? text : 0)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: nil)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard start.y - touch.location(in: nil).y > 12 else { return true }
        cancelTracking(with: event)
        whenSwiped()
        return false
    }
}
