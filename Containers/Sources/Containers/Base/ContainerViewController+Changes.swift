import UIKit

extension ContainerViewController {
    /// Whether somebody would see an animation.
    var canAnimate: Bool { phase == .appeared && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled }

    // MARK: Beginning

    /// Begins a change, and ends it where nothing is animated.
    func carryOut(_ request: ContainerRequest) {
        let old = records.map(\.controller)
        guard request.controllers != old else {
            for completion in request.completions { completion(true) }
            return
        }
        let transition = canAnimate ? request.transition?.suitingPerson : nil
        let oldFrames = records.map { ($0, $0.host.placedFrame) }
        toldGoal = request.controllers
        willChange(from: old, to: request.controllers)
        let leaving = records.filter { record in !request.controllers.contains { $0 === record.controller } }
        for record in leaving { beginLeaving(record, isAnimated: transition != nil) }
        let entering = takeIn(request.controllers, isAnimated: transition != nil)
        guard let transition else {
            UIView.performWithoutAnimation { placeHosts() }
            finish(entering: entering, leaving: leaving)
            return end(request.completions, old, request.controllers, isReversed: false)
        }
        let context = TransitionContext(
            contentView: contentView, entering: entering.map(\.host), leaving: leaving.map(\.host),
            enteringViewControllers: entering.map(\.controller), leavingViewControllers: leaving.map(\.controller),
            isBackward: transition.isBackward)
        let change = ContainerChange(
            from: old, request: request, entering: entering, leaving: leaving, context: context,
            animator: UIViewPropertyAnimator(duration: transition.duration, timingParameters: transition.timing))
        self.change = change
        for (record, frame) in oldFrames where record.role == .staying { record.host.place(in: frame) }
        start(change, transition)
        toldGoal = nil
        if !canAnimate { completeChange() }
        if waiting != nil { followWaiting() }
    }

    /// Puts what was asked for while children were told through the same judgement as any other wish.
    private func followWaiting() {
        guard let request = waiting else { return }
        waiting = nil
        show(request.controllers, using: request.transition) { isShown in
            for completion in request.completions { completion(isShown) }
        }
    }

    private func beginLeaving(_ record: ContainedChild, isAnimated: Bool) {
        guard record.isAttached else { return }
        record.role = .leaving
        record.controller.willMove(toParent: nil)
        guard record.isAttached else { return }
        record.host.accessibilityElementsHidden = true
        record.host.isUserInteractionEnabled = false
        record.controller.viewIfLoaded?.endEditing(true)
        record.head(in: false, animated: isAnimated)
    }

    /// Takes in the controllers that are new, and brings the records into the order of the controllers.
    private func takeIn(_ controllers: [UIViewController], isAnimated: Bool) -> [ContainedChild] {
        var ordered: [ContainedChild] = []
        var entering: [ContainedChild] = []
        for controller in controllers {
            if let record = records.first(where: { $0.controller === controller }) {
                ordered.append(record)
                continue
            }
            let record = ContainedChild(controller)
            record.host.viewWasTaken = { [weak self] in self?.giveUp($0) }
            prepareHost(record.host, for: controller)
            ordered.append(record)
            entering.append(record)
        }
        records = ordered + records.filter { $0.role == .leaving }
        let places = Dictionary(
            zip(ordered.map { ObjectIdentifier($0) }, places(of: controllers))
        ) { first, _ in first }
        for record in entering where record.isAttached {
            put(record, in: places[ObjectIdentifier(record)] ?? contentView.bounds, isAnimated: isAnimated)
        }
        for record in ordered where record.isAttached && record.host.superview === contentView {
            contentView.bringSubviewToFront(record.host)
        }
        return entering
    }

    private func put(_ record: ContainedChild, in frame: CGRect, isAnimated: Bool) {
        let child = record.controller
        // What children do while they are told may give the child to somebody else again.
        Self.release(child, for: self)
        guard record.isAttached, child.parent == nil || child.parent === self else { return giveUp(record) }
        if child.parent !== self { addChild(child) }
        guard record.isAttached, child.parent === self else { return giveUp(record) }
        setOverrideTraitCollection(overrideTraitCollection(for: child), forChild: child)
        UIView.performWithoutAnimation {
            record.host.frame = frame
            child.view.frame = record.host.bounds
            if phase.isHeadingIn { record.head(in: true, animated: isAnimated || isPhaseAnimated && phase.isMoving) }
            guard record.isAttached else { return }
            record.fillHost()
            contentView.addSubview(record.host)
        }
    }

    private func start(_ change: ContainerChange, _ transition: ContainerTransition) {
        UIView.performWithoutAnimation {
            contentView.layoutIfNeeded()
            transition.prepare(change.context)
        }
        change.animator.addAnimations { [weak self] in
            change.context.runAnimations()
            self?.placeHosts(onlyStaying: true)
            self?.contentView.layoutIfNeeded()
            self?.setNeedsStatusBarAppearanceUpdate()
        }
        change.animator.addCompletion { [weak self, weak change] _ in
            guard let self, let change, self.change === change else { return }
            settle(change)
        }
        change.animator.startAnimation()
    }

    // MARK: On the way

    /// Lets a change go back to where it came from.
    func turn(_ change: ContainerChange) {
        change.turn()
        toldGoal = change.goal
        for record in change.leaving { beginLeaving(record, isAnimated: true) }
        for record in change.entering where record.isAttached {
            record.role = .entering
            record.host.accessibilityElementsHidden = false
            record.host.isUserInteractionEnabled = true
            if phase.isHeadingIn { record.head(in: true, animated: true) }
        }
        toldGoal = nil
        guard self.change === change else { return }
        change.animator.pauseAnimation()
        change.animator.isReversed.toggle()
        change.animator.startAnimation()
        if waiting != nil { followWaiting() }
    }

    /// Lets a change that a gesture has held run on.
    func release(_ change: ContainerChange, cancels: Bool) {
        if cancels != change.isReversed {
            turn(change)
        } else {
            change.animator.startAnimation()
        }
    }

    // MARK: Ending

    /// Ends an animated change where it is going.
    func settle(_ change: ContainerChange) {
        toldGoal = change.goal
        self.change = nil
        if change.animator.state == .active { change.animator.stopAnimation(true) }
        change.context.end(isFinished: !change.isReversed)
        let order = change.goal
        records.sort { first, second in
            (order.firstIndex(of: first.controller) ?? order.count)
                < (order.firstIndex(of: second.controller) ?? order.count)
        }
        UIView.performWithoutAnimation {
            for record in records { record.host.resetLook() }
            placeHosts()
        }
        finish(entering: change.entering, leaving: change.leaving)
        end(change.completions, change.from, change.to, isReversed: change.isReversed)
    }

    private func finish(entering: [ContainedChild], leaving: [ContainedChild]) {
        for record in leaving where record.isAttached { take(record) }
        for record in entering where record.isAttached {
            record.role = .staying
            if !phase.isMoving { record.arrive() }
            if record.isAttached, record.controller.parent === self { record.controller.didMove(toParent: self) }
        }
    }

    private func end(
        _ completions: [(Bool) -> Void], _ old: [UIViewController], _ new: [UIViewController], isReversed: Bool
    ) {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        updatePreferredContentSize()
        toldGoal = nil
        if isReversed { didCancelChange(from: old, to: new) } else { didChange(from: old, to: new) }
        if phase == .appeared, waiting == nil {
            setNeedsFocusUpdate()
            if isReversed { announceChange(from: new, to: old) } else { announceChange(from: old, to: new) }
        }
        for completion in completions { completion(!isReversed) }
        carryOutWaiting()
    }
}
