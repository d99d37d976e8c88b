import UIKit

/// Shows one of two child view controllers, picked by the two buttons below them.
final class TwoTabViewController: UIViewController {
    @IBOutlet private weak var contentView: UIView!
    @IBOutlet private weak var firstButton: UIButton!
    @IBOutlet private weak var secondButton: UIButton!

    private let first: UIViewController
    private let second: UIViewController
    private var selected: UIViewController?

    init(first: UIViewController, second: UIViewController) {
        self.first = first
        self.second = second
        super.init(nibName: "TwoTabViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TwoTabViewController needs its tabs: make it with init(first:second:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        select(first)
    }

    private static let isSecondSelectedKey = "isSecondSelected"

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected === second, forKey: Self.isSecondSelectedKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.decodeBool(forKey: Self.isSecondSelectedKey) { select(second) }
    }

    override var childForStatusBarStyle: UIViewController? {
        selected
    }

    @IBAction private func didTapFirst(_ sender: UIButton) {
        select(first)
    }

    @IBAction private func didTapSecond(_ sender: UIButton) {
        select(second)
    }

    /// Puts `tab` on screen. The tab that is selected already is taken out and put back, so that it starts afresh.
    private func select(_ tab: UIViewController) {
        if let selected {
            selected.willMove(toParent: nil)
            selected.view.removeFromSuperview()
            selected.removeFromParent()
        }

        addChild(tab)
        tab.view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tab.view)
        NSLayoutConstraint.activate([
            tab.view.topAnchor.constraint(equalTo: contentView.topAnchor),
            tab.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            tab.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            tab.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        tab.didMove(toParent: self)

        selected = tab
        firstButton.tintColor = tab === first ? .systemOrange : .secondaryLabel
        secondButton.tintColor = tab === second ? .systemPurple : .secondaryLabel
        setNeedsStatusBarAppearanceUpdate()
    }
}
