import UIKit

/// The same panels, but the container itself tells its cards when they appear and disappear.
///
/// That lets a card count as appearing for as long as its animation takes.
final class ManualPanelsViewController: PanelsViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

    // MARK: Looks

    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        bar.tintColor = .white
    }

    /// To be read on the coloured bar.
    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }

    // MARK: Forwarding

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for card in cards {
            card.beginAppearanceTransition(true, animated: animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for card in cards {
            card.endAppearanceTransition()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for card in cards {
            card.beginAppearanceTransition(false, animated: animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for card in cards {
            card.endAppearanceTransition()
        }
    }

    // MARK: Containment

    override func insert(_ card: CardViewController) {
        // Off screen there is nothing to tell: viewWillAppear does it when the time comes.
        guard isOnScreen else {
            super.insert(card)
            return
        }

        addChild(card)
        place(card, at: area.bounds.offsetBy(dx: 0, dy: area.bounds.height))
        card.view.alpha = 0
        card.beginAppearanceTransition(true, animated: true)
        area.addSubview(card.view)
        view.layoutIfNeeded()
        restack()

        isBusy = true
        UIView.animate(withDuration: Self.duration) {
            card.view.alpha = 1
            self.view.layoutIfNeeded()
        } completion: { _ in
            card.endAppearanceTransition()
            card.didMove(toParent: self)
            self.isBusy = false
        }
    }

    override func remove(_ card: CardViewController) {
        card.willMove(toParent: nil)
        card.beginAppearanceTransition(false, animated: true)

        isBusy = true
        UIView.animate(withDuration: Self.duration) {
            card.view.alpha = 0
        } completion: { _ in
            card.view.removeFromSuperview()
            card.endAppearanceTransition()
            card.removeFromParent()
            card.view.alpha = 1
            self.restack()
            self.isBusy = false
        }
    }

    /// `transition(from:to:…)` is for containers that leave forwarding to UIKit, so the cards are animated directly.
    override func replace(_ old: CardViewController, with new: CardViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        place(new, at: old.view.frame)
        new.view.alpha = 0
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        area.addSubview(new.view)
        view.layoutIfNeeded()

        isBusy = true
        UIView.animate(withDuration: Self.duration) {
            old.view.alpha = 0
            new.view.alpha = 1
        } completion: { _ in
            old.view.removeFromSuperview()
            old.view.alpha = 1
            new.endAppearanceTransition()
            old.endAppearanceTransition()
            old.removeFromParent()
            new.didMove(toParent: self)
            self.restack()
            self.isBusy = false
        }
    }
}
