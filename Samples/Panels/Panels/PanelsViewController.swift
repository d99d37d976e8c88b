import UIKit

/// Stacks cards of equal height above each other; UIKit forwards the appearance callbacks to them.
///
/// Cards come from a deck and go back to it, so that a card that returns still has its counts.
class PanelsViewController: UIViewController {
    /// Seconds that a card takes to come, go or change.
    static let duration = 0.3

    /// The cards on screen, from top to bottom.
    private(set) var cards: [CardViewController] = []
    private var deck = [CircleCardViewController(), DiamondCardViewController(), TriangleCardViewController()]

    /// The superview of the cards.
    let area = UIView()
    private var stacking: [NSLayoutConstraint] = []

    private let bar = UINavigationBar()
    private lazy var addItem = UIBarButtonItem(
        title: "Add", style: .plain, target: self, action: #selector(didTapAdd(_:)))
    private lazy var removeItem = UIBarButtonItem(
        title: "Remove", style: .plain, target: self, action: #selector(didTapRemove(_:)))
    private lazy var replaceItem = UIBarButtonItem(
        title: "Replace", style: .plain, target: self, action: #selector(didTapReplace(_:)))

    /// True while a card comes, goes or changes; the buttons wait for the end of it.
    var isBusy = false {
        didSet { updateItems() }
    }

    /// Whether cards can be seen to move. False while the view loads, before it has a window.
    var isOnScreen: Bool {
        viewIfLoaded?.window != nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let item = UINavigationItem(title: "Panels")
        item.leftBarButtonItem = addItem
        item.rightBarButtonItems = [replaceItem, removeItem]
        bar.items = [item]
        bar.delegate = self

        area.clipsToBounds = true
        area.accessibilityIdentifier = "panels"
        for subview in [area, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            area.topAnchor.constraint(equalTo: bar.bottomAnchor),
            area.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            area.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            area.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        addCard()
    }

    // MARK: Buttons

    @objc private func didTapAdd(_ sender: UIBarButtonItem) {
        addCard()
    }

    @objc private func didTapRemove(_ sender: UIBarButtonItem) {
        guard let card = cards.popLast() else { return }
        deck.append(card)
        remove(card)
        updateItems()
    }

    @objc private func didTapReplace(_ sender: UIBarButtonItem) {
        guard !deck.isEmpty, let old = cards.popLast() else { return }
        let new = deck.removeFirst()
        cards.append(new)
        deck.append(old)
        replace(old, with: new)
    }

    private func addCard() {
        guard !deck.isEmpty else { return }
        let card = deck.removeFirst()
        cards.append(card)
        insert(card)
        updateItems()
    }

    private func updateItems() {
        addItem.isEnabled = !isBusy && !deck.isEmpty
        removeItem.isEnabled = !isBusy && !cards.isEmpty
        replaceItem.isEnabled = !isBusy && !deck.isEmpty && !cards.isEmpty
    }

    // MARK: Containment

    /// Makes `card` a child and slides it in from below.
    func insert(_ card: CardViewController) {
        addChild(card)
        place(card, at: area.bounds.offsetBy(dx: 0, dy: area.bounds.height))
        area.addSubview(card.view)
        card.didMove(toParent: self)

        // The card is laid out where it starts, so that its contents do not fly in by themselves.
        if isOnScreen { view.layoutIfNeeded() }
        restack()
        if isOnScreen {
            UIView.animate(withDuration: Self.duration) {
                self.view.layoutIfNeeded()
            }
        }
    }

    /// Takes `card` out; the others grow into its place.
    func remove(_ card: CardViewController) {
        card.willMove(toParent: nil)
        card.view.removeFromSuperview()
        card.removeFromParent()

        restack()
        UIView.animate(withDuration: Self.duration) {
            self.view.layoutIfNeeded()
        }
    }

    /// Lets `new` take the place of `old` in a cross-dissolve.
    func replace(_ old: CardViewController, with new: CardViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        place(new, at: old.view.frame)

        isBusy = true
        transition(
            from: old, to: new, duration: Self.duration, options: .transitionCrossDissolve, animations: nil
        ) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            self.restack()
            self.isBusy = false
        }
    }

    // MARK: Layout

    /// Puts the card's view at `frame`, in the area's coordinates, until it is stacked.
    func place(_ card: CardViewController, at frame: CGRect) {
        card.view.translatesAutoresizingMaskIntoConstraints = true
        card.view.frame = frame
    }

    /// Constrains the cards to share the height of the area.
    func restack() {
        NSLayoutConstraint.deactivate(stacking)
        stacking = []

        let spacing: CGFloat = 12
        var previous: UIView?
        for card in cards {
            guard let cardView = card.view else { continue }
            cardView.translatesAutoresizingMaskIntoConstraints = false
            stacking += [
                cardView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
                cardView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
                cardView.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? area.topAnchor, constant: spacing),
            ]
            if let previous {
                stacking.append(cardView.heightAnchor.constraint(equalTo: previous.heightAnchor))
            }
            previous = cardView
        }
        if let previous {
            stacking.append(previous.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -spacing))
        }
        NSLayoutConstraint.activate(stacking)
    }
}

extension PanelsViewController: UINavigationBarDelegate {
    /// The bar's colour goes on under the status bar.
    func position(for bar: UIBarPositioning) -> UIBarPosition {
        .topAttached
    }
}
