import Containers
import UIKit

/// A container that swaps two pages with the transition of a button.
final class TransitionsViewController: ContainerViewController {
    private let pages = [
        PageViewController("Front", "sun.max.fill", .systemOrange),
        PageViewController("Back", "moon.fill", .systemIndigo),
    ]
    private let kinds: [(name: String, transition: ContainerTransition)] = [
        ("Fade", .crossFade), ("Slide", .slide()), ("Push", .push()), ("Scale", .scale), ("Flip", .flip),
        ("Share", .sharedElement("card")),
    ]
    private let buttons = UIStackView()

    override var fillsViewWithContent: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentView.clipsToBounds = true
        for (index, kind) in kinds.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(kind.name, for: .normal)
            button.tag = index
            button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
            buttons.addArrangedSubview(button)
        }
        buttons.distribution = .fillEqually
        view.addSubview(buttons)
        show([pages[0]])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        buttons.frame = CGRect(x: frame.minX, y: frame.maxY - 50, width: frame.width, height: 50)
        contentView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: frame.maxY - 50)
    }

    @objc private func didTap(_ button: UIButton) {
        let isFront = shownViewControllers == [pages[0]]
        show([pages[isFront ? 1 : 0]], using: kinds[button.tag].transition.backward(!isFront))
    }
}
