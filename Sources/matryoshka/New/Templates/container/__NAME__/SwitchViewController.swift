import UIKit

/// Shows one of its children at a time, below a control that chooses which.
///
/// Each step below is one that UIKit asks of a container. Leave one out and run the app again: what goes wrong is told with
/// file and line.
class SwitchViewController: UIViewController {
    private let choices: [UIViewController]
    private let control = UISegmentedControl()
    private let content = UIView()
    private(set) var selected: UIViewController?

    init(children: [UIViewController]) {
        choices = children
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, choice) in choices.enumerated() {
            control.insertSegment(withTitle: choice.title, at: index, animated: false)
        }
        control.addTarget(self, action: #selector(choiceChanged), for: .valueChanged)
        layOut()
        control.selectedSegmentIndex = 0
        if let first = choices.first { show(first) }
    }

    @objc private func choiceChanged() {
        let next = choices[control.selectedSegmentIndex]
        guard let current = selected, current !== next else { return }
        replace(current, with: next)
    }

    /// Adds the first child, without animation.
    private func show(_ child: UIViewController) {
        addChild(child)
        child.view.frame = content.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(child.view)
        child.didMove(toParent: self)
        selected = child
    }

    /// Lets one child give way to another.
    private func replace(_ old: UIViewController, with new: UIViewController) {
        selected = new
        control.isUserInteractionEnabled = false
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = content.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: old, to: new, duration: 0.35, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            self.control.isUserInteractionEnabled = true
        }
    }

    private func layOut() {
        for subview in [control, content] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            content.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 12),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
