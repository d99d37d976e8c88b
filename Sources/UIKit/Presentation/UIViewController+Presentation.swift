import Foundation
import QuartzCore

extension UIViewController {
    // MARK: Who presents whom

    /// This controller and those that contain it, outwards.
    var lineage: [UIViewController] {
        var line = [self]
        while let parent = line[line.count - 1].links.parent { line.append(parent) }
        return line
    }

    /// The presentation that shows this controller or one that contains it.
    var nearestHome: Presentation? {
        lineage.lazy.compactMap(\.presentation.home).first { $0.isLinked }
    }

    /// The presentation that this controller, or the nearest that contains it, carries out (fact 6.12).
    var nearestLive: Presentation? {
        lineage.lazy.compactMap(\.presentation.live).first { $0.isLinked }
    }

    /// For this controller or the outermost that contains it (fact 6.12).
    var storedPresenting: UIViewController? {
        lineage.reversed().lazy.compactMap(\.presentation.home).first { $0.isLinked }?.presenter
    }

    /// The presentations that this controller and those in it carry out.
    var presentationsWithin: [Presentation] {
        [presentation.live].compactMap { $0 } + links.children.flatMap(\.presentationsWithin)
    }

    /// Whether what this controller presents has taken its view's place in another, or takes it when it comes back there.
    func isCovered(in view: UIView) -> Bool {
        guard let live = presentation.live, live.removesPresenter else { return false }
        return live.containerAside(from: view) != nil || live.container?.isDescendant(of: view) ?? false
    }

    /// The controller that can present in a controller's place: the outermost, or for a style that covers a context only,
    /// the nearest that defines one (facts 6.06, 6.11).
    private func presenter(with controller: UIPresentationController) -> UIViewController {
        let line = lineage
        let outermost = line[line.count - 1]
        guard !controller.shouldPresentInFullscreen else { return outermost }
        return line.first(where: \.definesPresentationContext) ?? outermost
    }

    // MARK: Presenting

    func startPresenting(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard new !== self, new.links.parent == nil, new.presentation.home == nil, !new.isWindowsRoot else {
            ContainmentChecks.shared.refusesActive(new, source: self)
            NSException.raise(
                .invalidArgumentException,
                "Application tried to present modally an active controller \(objectText(new)).")
            return
        }
        let line = lineage
        let controller = new.preparePresentation(by: line[line.count - 1], asked: self)
        let presenter = presenter(with: controller)
        guard presenter.storedView?.storedWindow != nil else {
            ContainmentChecks.shared.refusesOffWindow(new, presenter: presenter, source: self)
            return
        }
        guard presenter.presentation.live == nil, !(presenter.nearestHome?.isLeaving ?? false)
        else {
            ContainmentChecks.shared.refusesSecond(new, presenter: presenter, source: self)
            return
        }
        if presenter.links.parent == nil, !presenter.isWindowsRoot, presenter.presentation.home == nil {
            ContainmentChecks.shared.noteDetached(new, presenter: presenter)
        }
        controller.adoptPresenter(presenter)
        new.presentation.prepared = controller
        Presentation(new, by: presenter, asked: self, with: controller, animated: animated, completion: completion)
            .schedule()
    }

    var isWindowsRoot: Bool {
        if let window = storedView?.storedWindow, window.rootViewController === self { return true }
        return UIApplication.shared.windows.contains { $0.rootViewController === self }
    }

    /// The manager of this controller's coming presentation, which the app may set up beforehand.
    func preparePresentation(by presenter: UIViewController?, asked source: UIViewController)
        -> UIPresentationController
    {
        let style = modalPresentationStyle
        if let prepared = presentation.prepared, prepared.style == style, style != .custom { return prepared }
        if style == .custom,
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            return own
        }
        return makePresentationController(style, presenter)
    }

    func makePresentationController(
        _ style: UIModalPresentationStyle, _ presenter: UIViewController?
    ) -> UIPresentationController {
        let controller: UIPresentationController =
            switch style {
            case .custom:
                makeOwnPresentationController(presenter)
                    ?? UIPresentationController(presentedViewController: self, presenting: presenter)
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            case .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: presenter)
            default: UIPresentationController(presentedViewController: self, presenting: presenter)
            }
        controller.style = style
        return controller
    }

    /// The presentation controller of this controller or of one that contains it; else the one that would be used.
    var currentPresentationController: UIPresentationController? {
        if let home = nearestHome { return home.controller }
        let style = modalPresentationStyle
        if let prepared = presentation.prepared, prepared.style == style { return prepared }
        let controller = preparePresentation(by: nil, asked: self)
        presentation.prepared = controller
        return controller
    }

    // MARK: Dismissing

    /// Dismisses what this controller presents, or else itself (fact 6.14).
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let target = nearestLive ?? nearestHome else {
            // Choice (6.14): where there is nothing to dismiss, nothing happens, and the completion is not called.
            return
        }
        guard target.isIdle, target.stack.allSatisfy({ $0.isIdle || $0.phase == .waiting }) else {
            ContainmentChecks.shared.refusesDismissal(from: self)
            return
        }
        target.dismiss(animated: animated, completion: completion)
    }
}
