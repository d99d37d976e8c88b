import Foundation
import QuartzCore

/// An interaction that opens a menu for a finger that rests on its view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIContextMenuInteraction") }

    /// The delegate, which decides the content of the menu; not kept alive.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?

    /// The part of the view that the menu belongs to, which the delegate names along with the configuration; nil for
    /// the whole view.
    weak var source: UIView?

    private let press = UILongPressGestureRecognizer()
    private let gate = GestureGate()
    /// The delegate's configuration for the press that is about to be recognised.
    private var configuration: UIContextMenuConfiguration?
    private weak var presentation: MenuPresentation?
    /// The controller of the preview that is shown.
    private var preview: UIViewController?

    /// Makes an interaction that asks a delegate, which it does not keep alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.onAction = { [weak self] _ in self?.pressDidChange() }
        press.delegate = gate
        gate.mayBegin = { [weak self] in self?.askForMenu() ?? false }
    }

    /// Called by the view before the interaction is added or, with nil, taken out; a menu that is open closes then. An
    /// override calls `super`.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The finger's position in a view's coordinates, in points; nil stands for the interaction's own view.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view ?? self.view) }

    /// Closes the menu, if it is open, without an action.
    open func dismissMenu() { presentation?.dismiss() }

    // MARK: The press

    private func pressDidChange() {
        switch press.state {
        case .began:
            open()
            if let presentation { presentation.fingerRests(at: press.location(in: presentation.overlay)) }
        case .changed:
            if let presentation { presentation.fingerMoved(to: press.location(in: presentation.overlay)) }
        case .ended:
            if let presentation { presentation.fingerEnded(at: press.location(in: presentation.overlay)) }
        default: presentation?.fingerCancelled()
        }
    }

    /// A press without a menu is no press: the touch goes on to whom it belongs.
    private func askForMenu() -> Bool {
        source = nil
        guard let view, view.window != nil else { return false }
        configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: press.location(in: view))
        return configuration != nil
    }

    private func open() {
        guard let view = source ?? view, let window = view.window, let configuration else { return }
        self.configuration = nil
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        preview = configuration.previewProvider?()
        let animator = ContextMenuAnimator(previewViewController: preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let shown = preview.map { show($0, in: window) }
        let lift = shown == nil ? ContextMenuLift(of: view) : nil
        presentation = MenuPresentation.present(menu, from: view, preview: shown, lift: lift) { [weak self] in
            self?.end(configuration)
        }
        presentation?.onPreviewTap = { [weak self] in self?.commit(configuration) }
        animator.run()
    }

    /// The preview's controller has no parent; it appears with the menu, as a window's own would.
    private func show(_ controller: UIViewController, in window: UIWindow) -> UIView {
        let view: UIView = controller.view
        var size = controller.preferredContentSize
        let room = window.bounds.inset(by: window.safeAreaInsets)
        if size.width <= 0 { size.width = room.width - 4 * MenuMetrics.distance }
        if size.height <= 0 { size.height = room.height / 2 }
        let platter = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        platter.layer.cornerRadius = MenuMetrics.radius
        platter.clipsToBounds = true
        view.frame = platter.bounds
        platter.addSubview(view)
        return platter
    }

    /// The preview was tapped: what it shows takes over, if the app wants that.
    private func commit(_ configuration: UIContextMenuConfiguration) {
        let animator = ContextMenuAnimator(previewViewController: preview)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        presentation?.dismiss(popping: animator.preferredCommitStyle == .pop)
        animator.run()
    }

    private func end(_ configuration: UIContextMenuConfiguration) {
        presentation = nil
        let animator = ContextMenuAnimator(previewViewController: preview)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        if let preview {
            animator.addCompletion {
                // What the app has taken over for itself meanwhile is in its place.
                guard let view = preview.viewIfLoaded, view.isHostedByFramework else { return }
                view.removeFromSuperview()
            }
        }
        preview = nil
        animator.run()
    }
}

/// Runs what an app adds to a menu that comes or goes.
private final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController?) { self.previewViewController = previewViewController }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.3, animations: { for animation in animations { animation() } },
            completion: { _ in for completion in completions { completion() } })
    }
}
