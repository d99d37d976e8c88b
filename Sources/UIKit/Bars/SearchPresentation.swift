import Foundation

/// Lies over the searched content: a shade, results, or nothing that can be seen or touched.
final class SearchCover: UIView {
    var onTap: () -> Void = {}
    var isShade = false { didSet { backgroundColor = isShade ? UIColor(white: 0, alpha: 0.12) : nil } }
    var letsTouchesThrough = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.onAction = { [weak self] _ in
            guard let self, isShade else { return }
            onTap()
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("search controllers make their views themselves") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        letsTouchesThrough ? nil : super.hitTest(point, with: event)
    }
}

/// Presents a search controller over the searched controller's view alone.
@MainActor final class SearchPresenter: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class SearchPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }

    override func touchBelow(_ point: CGPoint, hit: UIView, with event: UIEvent?) -> UIView? {
        guard let below = presentingViewController.viewIfLoaded, let container = containerView else { return hit }
        return below.hitTest(container.convert(point, to: below), with: event)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let containerView else { return }
        presentedView?.frame = containerView.bounds
    }
}
