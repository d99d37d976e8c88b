import UIKit

/// A card with a shape, a title, and the counts of its own callbacks.
class CardViewController: UIViewController {
    private let name: String
    private let color: UIColor
    private let countsLabel = UILabel()
    private let row = UIStackView()
    private var counts = CallbackCounts() {
        didSet { countsLabel.text = counts.description }
    }

    init(name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CardViewController is made in code")
    }

    /// The outline of the card's shape, which fills `rect`.
    class func shape(in rect: CGRect) -> UIBezierPath {
        UIBezierPath(rect: rect)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 16
        view.accessibilityIdentifier = "card.\(name)"

        let shapeView = ShapeView(color: color, shape: Self.shape(in:))

        let titleLabel = UILabel()
        titleLabel.text = name
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textColor = .label

        countsLabel.text = counts.description
        countsLabel.font = .systemFont(ofSize: 13)
        countsLabel.textColor = .secondaryLabel
        countsLabel.numberOfLines = 0
        countsLabel.accessibilityIdentifier = "counts.\(name)"

        let text = UIStackView(arrangedSubviews: [titleLabel, countsLabel])
        text.axis = .vertical
        text.spacing = 4

        row.addArrangedSubview(shapeView)
        row.addArrangedSubview(text)
        row.alignment = .center
        row.spacing = 20
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            shapeView.widthAnchor.constraint(equalToConstant: 64),
            shapeView.heightAnchor.constraint(equalToConstant: 64),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    /// In a narrow card the text goes below the shape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isNarrow = view.bounds.width < 300
        row.axis = isNarrow ? .vertical : .horizontal
        row.alignment = isNarrow ? .leading : .center
    }

    // MARK: Counting

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        counts.willTransition += 1
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        counts.willAppear += 1
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        counts.isAppearing += 1
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        counts.didAppear += 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        counts.willDisappear += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        counts.didDisappear += 1
    }
}
