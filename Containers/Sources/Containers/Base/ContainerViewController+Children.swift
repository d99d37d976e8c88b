import UIKit

/// How the container and its children are kept in step.
extension ContainerViewController {
    // MARK: Appearance

    func headContainer(in isIn: Bool, animated: Bool) {
        if !isIn { completeChange() }
        guard phase.head(in: isIn) else { return }
        isPhaseAnimated = animated
        for record in records where record.isAttached && record.role != .leaving {
            record.head(in: isIn, animated: animated)
        }
    }

    func arriveContainer(in isIn: Bool) {
        guard phase.isHeadingIn == isIn, phase.arrive() else { return }
        for record in records where record.isAttached && record.role == .staying { record.arrive() }
    }

    // MARK: Giving away

    /// Removes a child that leaves, and its view.
    func take(_ record: ContainedChild) {
        record.isAttached = false
        records.removeAll { $0 === record }
        record.emptyHost()
        record.arrive()
        if record.controller.parent === self { record.controller.removeFromParent() }
    }

    /// Forgets a child whose view somebody else has taken; it hears that it has disappeared.
    func giveUp(_ record: ContainedChild) {
        guard record.isAttached else { return }
        record.isAttached = false
        records.removeAll { $0 === record }
        forget(record.controller)
        record.head(in: false, animated: false)
        record.arrive()
        record.host.child = nil
        record.host.removeFromSuperview()
    }

    /// Takes a controller that is gone out of what is still to come.
    private func forget(_ controller: UIViewController) {
        didLose(controller)
        viewIfLoaded?.setNeedsLayout()
        waiting?.controllers.removeAll { $0 === controller }
        toldGoal?.removeAll { $0 === controller }
        change?.forget(controller)
    }

    /// Makes a controller free for a container, whoever has it.
    static func release(_ controller: UIViewController, for container: UIViewController) {
        guard let parent = controller.parent, parent !== container else { return }
        controller.willMove(toParent: nil)
        if let other = parent as? ContainerViewController,
            let record = other.records.first(where: { $0.controller === controller })
        {
            other.forget(controller)
            record.head(in: false, animated: false)
            other.take(record)
        } else {
            controller.viewIfLoaded?.removeFromSuperview()
            if controller.parent != nil { controller.removeFromParent() }
        }
    }

    // MARK: Layout

    /// Whether the container is laid out from right to left; not before its view is loaded.
    var isRightToLeft: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func addContentView() {
        if contentView == nil { contentView = UIView() }
        guard !contentView.isDescendant(of: view) else { return }
        // Children that are laid out before the first layout pass need a size that their constraints can live with.
        contentView.frame = view.bounds
        if fillsViewWithContent {
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.insertSubview(contentView, at: 0)
    }

    func layOutChildren() {
        guard let contentView else { return }
        if change != nil {
            guard laidOutBounds != contentView.bounds else { return }
            completeChange()
        }
        laidOutBounds = contentView.bounds
        placeHosts()
    }

    /// Places the children where they belong when the change that is under way is over.
    func placeHosts(onlyStaying: Bool = false) {
        let placed = records.filter { $0.role != .leaving }
        for (record, frame) in zip(placed, places(of: placed.map(\.controller)))
        where !onlyStaying || record.role == .staying {
            record.host.place(in: frame)
        }
        laidOutBounds = contentView.bounds
        didPlace(placed.map(\.controller))
    }

    /// Places the children anew where a subclass has changed its mind about their places, if no change does so anyway.
    func replaceChildren() {
        guard isViewLoaded, contentView != nil else { return }
        if change == nil { placeHosts() } else { didPlace(placedViewControllers) }
        contentView.layoutIfNeeded()
    }

    /// The children that stay or come in, in order.
    var placedViewControllers: [UIViewController] { records.filter { $0.role != .leaving }.map(\.controller) }

    /// The host of a child that stays or comes in.
    func host(of controller: UIViewController) -> ChildHostView? {
        records.first { $0.controller === controller && $0.role != .leaving }?.host
    }

    /// The places of controllers in the content view as it is.
    func places(of controllers: [UIViewController]) -> [CGRect] {
        let frames = frames(for: controllers, in: contentView.bounds)
        precondition(
            frames.count == controllers.count,
            "frames(for:in:) of \(type(of: self)) answers \(frames.count) frames for \(controllers.count) controllers")
        return frames
    }

    /// The size that a child will have when the container's view has a size.
    func size(forChild child: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard isViewLoaded, let contentView else { return nil }
        let controllers = shownViewControllers
        guard let index = controllers.firstIndex(where: { $0 === child }) else { return nil }
        let content = CGSize(
            width: max(0, size.width - view.bounds.width + contentView.bounds.width),
            height: max(0, size.height - view.bounds.height + contentView.bounds.height))
        return frames(for: controllers, in: CGRect(origin: .zero, size: content))[index].size
    }

    func updatePreferredContentSize() {
        let size = preferredContentSize(showing: shownViewControllers)
        if size != preferredContentSize { preferredContentSize = size }
    }
}
