import UIKit

/// Stacks cards of equal size, above each other or side by side; UIKit forwards the appearance callbacks to them.
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

    let bar = UINavigationBar()
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
            area.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            area.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            area.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
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

    // MARK: Size

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.restack()
            self.view.layoutIfNeeded()
        }
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container is CardViewController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        // The bars are taken to keep their size, which is near enough for a card to get ready.
        let bars = view.bounds.height - area.bounds.height
        let width = parentSize.width - 2 * Self.margin
        let height = parentSize.height - bars - 2 * Self.spacing
        let gaps = CGFloat(cards.count - 1) * Self.spacing
        switch Self.axis(in: parentSize) {
        case .horizontal: return CGSize(width: (width - gaps) / CGFloat(cards.count), height: height)
        default: return CGSize(width: width, height: (height - gaps) / CGFloat(cards.count))
        }
    }

    /// The direction in which there is more room.
    private static func axis(in size: CGSize) -> NSLayoutConstraint.Axis {
        size.width > size.height ? .horizontal : .vertical
    }

    // MARK: Layout

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    /// Puts the card's view at `frame`, in the area's coordinates, until it is stacked.
    func place(_ card: CardViewController, at frame: CGRect) {
        card.view.translatesAutoresizingMaskIntoConstraints = true
        card.view.frame = frame
    }

    /// Constrains the cards to share the area.
    func restack() {
        NSLayoutConstraint.deactivate(stacking)
        stacking = []

        let cardViews = cards.compactMap(\.view)
        for cardView in cardViews {
            cardView.translatesAutoresizingMaskIntoConstraints = false
        }
        switch Self.axis(in: view.bounds.size) {
        case .horizontal: stackSideBySide(cardViews)
        default: stackAboveEachOther(cardViews)
        }
        NSLayoutConstraint.activate(stacking)
    }

    private func stackAboveEachOther(_ cardViews: [UIView]) {
        var previous: UIView?
        for cardView in cardViews {
            let top = previous?.bottomAnchor ?? area.topAnchor
            stacking += [
                cardView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
                cardView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
                cardView.topAnchor.constraint(equalTo: top, constant: Self.spacing),
            ]
            if let previous {
                stacking.append(cardView.heightAnchor.constraint(equalTo: previous.heightAnchor))
            }
            previous = cardView
        }
        if let previous {
            stacking.append(previous.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.spacing))
        }
    }

    private func stackSideBySide(_ cardViews: [UIView]) {
        var previous: UIView?
        for cardView in cardViews {
            stacking += [
                cardView.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.spacing),
                cardView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.spacing),
            ]
            if let previous {
                stacking += [
                    cardView.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: Self.spacing),
                    cardView.widthAnchor.constraint(equalTo: previous.widthAnchor),
                ]
            } else {
                stacking.append(
                    cardView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin))
            }
            previous = cardView
        }
        if let previous {
            stacking.append(previous.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin))
        }
    }
}

extension PanelsViewController: UINavigationBarDelegate {
    /// The bar's colour goes on under the status bar.
    func position(for bar: UIBarPositioning) -> UIBarPosition {
        .topAttached
    }
}
