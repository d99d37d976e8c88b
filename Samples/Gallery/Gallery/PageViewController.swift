import UIKit

/// A coloured page with its title in the middle, which stands for a screen of an app.
final class PageViewController: UIViewController {
    private let color: UIColor
    private let symbol: String
    private let text: String
    let number: Int

    init(_ title: String, _ symbol: String, _ color: UIColor, text: String = "", number: Int = 0) {
        (self.symbol, self.color, self.text, self.number) = (symbol, color, text, number)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PageViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground

        let picture = UIImageView(image: UIImage(systemName: symbol))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .white

        let card = UIView()
        card.backgroundColor = color
        card.layer.cornerRadius = 24
        card.accessibilityIdentifier = "card"
        card.addSubview(picture)

        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.adjustsFontForContentSizeCategory = true
        heading.textAlignment = .center
        heading.numberOfLines = 0

        let body = UILabel()
        body.text = text
        body.font = .preferredFont(forTextStyle: .body)
        body.adjustsFontForContentSizeCategory = true
        body.textColor = .secondaryLabel
        body.textAlignment = .center
        body.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [card, heading, body])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        // Large texts are longer than a small page, as a panel is.
        let scrollView = UIScrollView()
        let content = UIView()
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(stack)
        for subview in [scrollView, content, stack, picture] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let guide = view.safeAreaLayoutGuide
        let cardWidth = card.widthAnchor.constraint(equalToConstant: 120)
        cardWidth.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: guide.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor),
            stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            cardWidth,
            card.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor),
            card.heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 0.4),
            card.heightAnchor.constraint(equalTo: card.widthAnchor),
            picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            picture.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
            picture.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5),
        ])
    }
}

extension PageViewController {
    /// The pages that menus and tabs offer.
    static func samples() -> [UIViewController] {
        let harbour = PageViewController("Harbour", "house.fill", .systemBlue, text: "Boats that lie here today.")
        let letters = PageViewController("Letters", "envelope.fill", .systemIndigo, text: "What has come by sea.")
        let light = PageViewController("Light", "star.fill", .systemOrange, text: "The lamp burns from dusk to dawn.")
        letters.tabBarItem.badgeValue = "3"
        return [harbour, letters, light]
    }
}
