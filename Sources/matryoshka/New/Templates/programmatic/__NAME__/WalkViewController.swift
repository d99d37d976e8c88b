import UIKit

class WalkViewController: UIViewController {
    private let walk: Walk

    init(walk: Walk) {
        self.walk = walk
        super.init(nibName: nil, bundle: nil)
        title = walk.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let length = UILabel()
        length.text = "\(walk.length) km"
        length.font = .preferredFont(forTextStyle: .largeTitle)
        let description = UILabel()
        description.text = walk.description
        description.font = .preferredFont(forTextStyle: .body)
        description.textColor = .secondaryLabel
        description.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [length, description])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
