import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The framework's side: real controllers, views and windows in slots, and what they were told.
@MainActor final class ContainmentWorld {
    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private(set) var controllerSlots: [ModelProbe?]
    private(set) var plainSlots: [ModelView?]
    private(set) var windowSlots: [ModelWindow?]
    /// Everything that was made and, for all that is known, still lives.
    var controllers: [Int: Weak<ModelProbe>] = [:]
    var views: [Int: Weak<UIView>] = [:]
    var hooks: [ContainmentModel.HookKey: ContainmentOperation] = [:]

    private(set) var events: [ModelEvent] = []
    /// Whether something ran whose consequences the facts do not give to the call.
    private(set) var isUndetermined = false
    /// When the device's turns have ended, at the latest: one that comes during another waits for its end.
    private var endOfTurns = 0.0
    /// Whether something was laid out before the commit.
    private(set) var hasLaidOut = false
    private(set) var nextController = 0
    private(set) var nextView = 0
    private(set) var nextTransition = 0
    /// How many operations ran, by what ran them: "" outside callbacks.
    private(set) var counts: [String: [String: Int]] = [:]

    private var callbacks: [ContainmentOperation.Callback] = []
    private(set) var startedTransitions: Set<Int> = []
    /// Whether the app drove transitions itself, and whether all containers forward.
    private(set) var hasBrackets = false
    private(set) var allForward = true

    init(controllers: Int, plainViews: Int, windows: Int) {
        controllerSlots = Array(repeating: nil, count: controllers)
        plainSlots = Array(repeating: nil, count: plainViews)
        windowSlots = Array(repeating: nil, count: windows)
        TestEnvironment.reset()
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        // Mistakes are made by the thousand here.
        DiagnosticsChannel.shared.silenced = Set(MisuseCode.allCases.map(\.rawValue))
        NSException.interceptor = { [unowned self] exception in
            events.append(ModelEvent(controller: -1, kind: .exception(exception.name.rawValue)))
        }
        for slot in plainSlots.indices { plainSlots[slot] = makeView() }
        for slot in windowSlots.indices { windowSlots[slot] = makeWindow() }
    }

    /// Lets go of everything that the slots hold.
    func emptySlots() {
        hooks = [:]
        controllerSlots = controllerSlots.map { _ in nil }
        plainSlots = plainSlots.map { _ in nil }
        windowSlots = windowSlots.map { _ in nil }
    }

    /// Ends the world, without asking whether everything in it goes.
    func tearDown() {
        for window in windowSlots { window?.rootViewController = nil }
        emptySlots()
        NSException.interceptor = nil
        TestEnvironment.reset()
    }

    // MARK: Making

    private func makeView() -> ModelView {
        let view = ModelView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        register(view)
        return view
    }

    func register(_ view: ModelView) {
        (view.id, view.world) = (nextView, self)
        views[nextView] = Weak(object: view)
        nextView += 1
    }

    private func makeWindow() -> ModelWindow {
        let window = ModelWindow(frame: UIScreen.main.bounds)
        window.id = nextView
        views[nextView] = Weak(object: window)
        nextView += 1
        return window
    }

    private func replaceWindow(_ slot: Int, by window: ModelWindow?) {
        // The animation of a turn keeps its window until it ends.
        if !callbacks.isEmpty || CACurrentMediaTime() < endOfTurns { isUndetermined = true }
        windowSlots[slot] = window
    }

    // MARK: Telling

    func tell(_ probe: ModelProbe, _ kind: ModelEvent.Kind) {
        var event = ModelEvent(controller: probe.id, kind: kind)
        if event.isOfAppearance {
            (event.movesTo, event.movesFrom) = (probe.isMovingToParent, probe.isMovingFromParent)
            event.isOnScreen = probe.viewIfLoaded?.isInVisibleWindow ?? false
        }
        events.append(event)
        if let callback = kind.callback { runHook(probe, callback) }
    }

    func runHook(_ probe: ModelProbe, _ callback: ContainmentOperation.Callback) {
        let key = ContainmentModel.HookKey(controller: probe.id, callback: callback)
        guard let hook = hooks.removeValue(forKey: key) else { return }
        if !callback.isDetermined { isUndetermined = true }
        callbacks.append(callback)
        apply(hook)
        callbacks.removeLast()
    }

    /// What happened since this was last asked for.
    func drain() -> (events: [ModelEvent], isUndetermined: Bool, hasLaidOut: Bool) {
        defer { (events, isUndetermined, hasLaidOut) = ([], false, false) }
        return (events, isUndetermined, hasLaidOut)
    }

    // MARK: Operations

    func apply(_ operation: ContainmentOperation) {
        counts[callbacks.last?.rawValue ?? "", default: [:]][operation.name, default: 0] += 1
        switch operation {
        case .make(let slot, let forwards):
            if !callbacks.isEmpty { isUndetermined = true }
            allForward = allForward && forwards
            let probe = ModelProbe(nextController, forwards: forwards, in: self)
            controllers[nextController] = Weak(object: probe)
            nextController += 1
            controllerSlots[slot] = probe
        case .drop(let slot):
            if !callbacks.isEmpty { isUndetermined = true }
            controllerSlots[slot] = nil
        case .addChild(let child, let parent):
            guard let parent = controllerSlots[parent], let child = controllerSlots[child] else { return }
            parent.addChild(child)
        case .removeFromParent(let child):
            controllerSlots[child]?.removeFromParent()
        case .willMove(let child, let parent):
            controllerSlots[child]?.willMove(toParent: parent.flatMap { controllerSlots[$0] })
        case .didMove(let child, let parent):
            controllerSlots[child]?.didMove(toParent: parent.flatMap { controllerSlots[$0] })
        case .load(let slot):
            controllerSlots[slot]?.loadViewIfNeeded()
        case .setView(let slot, let isNil):
            guard let probe = controllerSlots[slot], probe.canChangeView else { return }
            probe.view = isNil ? nil : makeView()
        case .stealView(let slot, let other):
            guard let probe = controllerSlots[slot], probe.canChangeView, let view = resolve(.root(other)) else {
                return
            }
            probe.view = view
        case .begin(let slot, let appearing, let animated):
            hasBrackets = true
            controllerSlots[slot]?.beginAppearanceTransition(appearing, animated: animated)
        case .end(let slot):
            hasBrackets = true
            controllerSlots[slot]?.endAppearanceTransition()
        case .transition(let container, let old, let new, let duration, let dissolves, let removes):
            guard let container = controllerSlots[container], let old = controllerSlots[old],
                let new = controllerSlots[new]
            else { return }
            transition(in: container, from: old, to: new, duration, dissolves: dissolves, removes: removes)
        case .makePlain(let slot):
            if !callbacks.isEmpty { isUndetermined = true }
            plainSlots[slot] = makeView()
        case .dropPlain(let slot):
            if !callbacks.isEmpty { isUndetermined = true }
            plainSlots[slot] = nil
        case .makeWindow(let slot):
            replaceWindow(slot, by: makeWindow())
        case .dropWindow(let slot):
            replaceWindow(slot, by: nil)
        case .show(let slot):
            windowSlots[slot]?.isHidden = false
        case .hide(let slot):
            windowSlots[slot]?.isHidden = true
        case .setRoot(let slot, let root):
            let probe = root.flatMap { controllerSlots[$0] }
            if root != nil, probe == nil { return }
            windowSlots[slot]?.rootViewController = probe
        case .animate(let inner):
            UIView.animate(withDuration: 0.3) { self.apply(inner) }
        case .hook(let slot, let callback, let inner):
            guard let probe = controllerSlots[slot] else { return }
            hooks[.init(controller: probe.id, callback: callback)] = inner
        case .commit:
            if !callbacks.isEmpty { isUndetermined = true }
            TestEnvironment.commit()
        case .advance(let seconds):
            TestEnvironment.advance(by: seconds)
        case .runUntilIdle:
            TestEnvironment.runUntilIdle()
        case .turnDevice(let isOnItsSide):
            // Windows that turn are laid out on the way.
            hasLaidOut = true
            InterfaceRotation.shared.deviceTurned(to: isOnItsSide ? .landscapeLeft : .portrait)
            endOfTurns = max(endOfTurns, CACurrentMediaTime()) + 0.35
        case .insert, .remove, .bringToFront, .sendToBack, .exchange, .setHidden, .setAlpha, .setNeedsLayout, .layOut:
            applyToViews(operation)
        }
    }

    private func applyToViews(_ operation: ContainmentOperation) {
        switch operation {
        case .insert(let place, let superplace, let position):
            guard let superview = resolve(superplace), let view = resolve(place) else { return }
            switch position {
            case .front: superview.addSubview(view)
            case .at(let index): superview.insertSubview(view, at: index)
            case .above(let place):
                guard let sibling = resolve(place), sibling !== view, sibling.superview === superview else { return }
                superview.insertSubview(view, aboveSubview: sibling)
            case .below(let place):
                guard let sibling = resolve(place), sibling !== view, sibling.superview === superview else { return }
                superview.insertSubview(view, belowSubview: sibling)
            }
        case .remove(let place):
            resolve(place)?.removeFromSuperview()
        case .bringToFront(let place):
            guard let view = resolve(place) else { return }
            view.superview?.bringSubviewToFront(view)
        case .sendToBack(let place):
            guard let view = resolve(place) else { return }
            view.superview?.sendSubviewToBack(view)
        case .exchange(let first, let second, let place):
            guard let view = resolve(place), view.subviews.indices.contains(first),
                view.subviews.indices.contains(second)
            else { return }
            view.exchangeSubview(at: first, withSubviewAt: second)
        case .setHidden(let place, let isHidden):
            resolve(place)?.isHidden = isHidden
        case .setAlpha(let place, let alpha):
            resolve(place)?.alpha = alpha
        case .setNeedsLayout(let place):
            resolve(place)?.setNeedsLayout()
        case .layOut(let place):
            hasLaidOut = true
            resolve(place)?.layoutIfNeeded()
        default:
            break
        }
    }

    private func transition(
        in container: ModelProbe, from old: ModelProbe, to new: ModelProbe, _ duration: Double, dissolves: Bool,
        removes: Bool
    ) {
        hasLaidOut = true
        let number = nextTransition
        nextTransition += 1
        /// Lives as long as somebody keeps the completion.
        final class Token {}
        weak var pending: Token?
        var completion: ((Bool) -> Void)?
        do {
            let token = Token()
            pending = token
            completion = { [weak self, weak container, weak old, weak new] _ in
                guard let self else { return }
                withExtendedLifetime(token) {}
                events.append(ModelEvent(controller: -1, kind: .completion(number)))
                guard startedTransitions.remove(number) != nil, removes, let container, let old, let new,
                    old.parent === container
                else { return }
                old.removeFromParent()
                new.didMove(toParent: container)
            }
        }
        container.transition(
            from: old, to: new, duration: duration, options: dissolves ? .transitionCrossDissolve : [],
            animations: { [weak new] in
                new?.viewIfLoaded?.alpha = (new?.viewIfLoaded?.alpha ?? 1) > 0.75 ? 0.5 : 1
            }, completion: completion)
        completion = nil
        if pending != nil { startedTransitions.insert(number) }
    }

    private func resolve(_ place: ContainmentOperation.Place) -> UIView? {
        switch place {
        case .plain(let slot): plainSlots[slot]
        case .window(let slot): windowSlots[slot]
        case .root(let slot): controllerSlots[slot]?.view
        }
    }
}

/// A controller with a number, which tells its world everything.
final class ModelProbe: UIViewController {
    let id: Int
    private let forwards: Bool
    private unowned let world: ContainmentWorld

    init(_ id: Int, forwards: Bool, in world: ContainmentWorld) {
        (self.id, self.forwards, self.world) = (id, forwards, world)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    var canChangeView: Bool {
        appearance.state == .disappeared && appearance.brackets == 0 && viewIfLoaded?.isInVisibleWindow != true
    }

    override func loadView() {
        world.tell(self, .loadView)
        let view = ModelView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        world.register(view)
        self.view = view
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        world.tell(self, .viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world.tell(self, .willAppear(animated))
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        world.tell(self, .isAppearing(animated))
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world.tell(self, .didAppear(animated))
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        world.tell(self, .willDisappear(animated))
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world.tell(self, .didDisappear(animated))
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        world.tell(self, .willLayout)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world.tell(self, .didLayout)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        world.tell(self, .willMove(to: (parent as? ModelProbe)?.id))
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        world.tell(self, .didMove(to: (parent as? ModelProbe)?.id))
    }
}

/// A view with a number, which lets its controller's hooks run when it has moved.
final class ModelView: UIView {
    fileprivate(set) var id = -1
    fileprivate weak var world: ContainmentWorld?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let probe = controller as? ModelProbe { world?.runHook(probe, .viewMovedToWindow) }
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let probe = controller as? ModelProbe { world?.runHook(probe, .viewMovedToSuperview) }
    }
}

final class ModelWindow: UIWindow {
    fileprivate(set) var id = -1
}

extension UIView {
    /// The number of a view of a containment world.
    var modelID: Int? { (self as? ModelView)?.id ?? (self as? ModelWindow)?.id }
}
