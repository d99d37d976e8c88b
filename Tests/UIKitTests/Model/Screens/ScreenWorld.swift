import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The framework's side: real controllers with numbers, a window, a person, and what everybody was told.
@MainActor final class ScreenWorld {
    struct Weak { weak var object: UIViewController? }

    /// Everything that was made and, for all that is known, still lives.
    private(set) var controllers: [Int: Weak] = [:]
    private(set) var kinds: [Int: ScreenOperation.Kind] = [:]
    /// What the app itself holds.
    private(set) var held: [Int: UIViewController] = [:]
    let director = ScreenDirector()
    private(set) var window: UIWindow?
    var finger = ScreenFinger()
    private var identifiers: [Int: Int] = [:]
    private var observer = 0

    private var hooks: [Int: [ScreenOperation.Callback: ScreenOperation]] = [:]
    private(set) var depth = 0
    /// The controllers that running operations put somewhere.
    private var underWay: Set<Int> = []
    /// Whether an operation ran inside a callback since the app was idle.
    var ranHook = false
    private(set) var lives: [Int: ScreenLife] = [:]
    /// What controllers were told that they ought not to have been.
    private(set) var problems: [String] = []
    /// Who was told to come while it went, or the other way round, since this was last asked.
    private(set) var turns: [String] = []
    private(set) var exceptions: [String] = []
    private(set) var findings: [String] = []
    var report = ScreenReport()
    /// The animators of the app's that transitions got since the app was idle.
    var used: [ScreenDirector.Armed] = []
    /// The last operation that changes what is shown.
    private(set) var lastChange = ""
    /// Whether the window came or went since the app was idle.
    private(set) var movedWindow = false
    /// What the controllers were told since this was last asked, for messages.
    private(set) var story: [String] = []

    init() {
        TestEnvironment.reset()
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        NSException.interceptor = { [unowned self] in exceptions.append($0.reason ?? $0.name.rawValue) }
        DiagnosticsAudience.reporters += 1
        DiagnosticsAudience.onFinding = { [unowned self] in findings.append($0.diagnostic.code) }
        // Their exceptions say so too.
        DiagnosticsChannel.shared.silenced.formUnion(
            [MisuseCode.presentActiveController, .pushTwice].map(\.rawValue))
        observer = TraceRecorder.shared.addObserver { [unowned self] in follow($0) }
        director.onWillShow = { [unowned self] in checkShown($0, by: "willShow", not: [.disappeared, .disappearing]) }
        director.onDidShow = { [unowned self] in checkShown($0, by: "didShow", not: [.appearing, .isAppearing]) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        make(0, .leaf, of: [], .automatic, definesContext: false)
        window.rootViewController = controllers[0]?.object
        window.makeKeyAndVisible()
        held[0] = nil
        TestEnvironment.runUntilIdle()
    }

    /// Lets go of all that there is.
    func empty() {
        hooks = [:]
        director.books = [:]
        (director.armed, director.driver) = (nil, nil)
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
        held = [:]
    }

    func tearDown() {
        empty()
        TraceRecorder.shared.removeObserver(observer)
        DiagnosticsAudience.onFinding = nil
        DiagnosticsAudience.reporters -= 1
        NSException.interceptor = nil
        TestEnvironment.reset()
    }

    func becameIdle() {
        (used, ranHook, movedWindow, lastChange, turns, story) = ([], false, false, "", [], [])
    }

    // MARK: Controllers

    subscript(_ id: Int) -> UIViewController? { controllers[id]?.object }

    func id(of controller: UIViewController?) -> Int? {
        controller.flatMap { identifiers[$0.traceIdentifier] }
    }

    /// Whether a page controller has a page in its book, which is not elsewhere.
    func isPage(_ page: Int, of id: Int) -> Bool {
        guard let pages = self[id] as? UIPageViewController, let page = self[page] else { return false }
        return director.books[ObjectIdentifier(pages)]?.contains { $0 === page } == true
            && (page.parent == nil || page.parent === pages) && page.presentation.home == nil && !page.isWindowsRoot
    }

    /// Whether the controller that the trace knows by a number lives.
    func isAlive(_ identifier: Int) -> Bool { identifiers[identifier].map { self[$0] != nil } ?? false }

    func forgetDead() {
        for (id, entry) in controllers where entry.object == nil { (controllers[id], kinds[id]) = (nil, nil) }
        director.books = director.books.filter { key, _ in
            controllers.values.contains { $0.object.map(ObjectIdentifier.init) == key }
        }
    }

    /// A controller that nobody shows, and that is not about to be shown.
    func isFree(_ id: Int) -> Bool {
        guard let controller = self[id] else { return false }
        return controller.parent == nil && controller.presentation.home == nil && !controller.isWindowsRoot
            && controller.appearance.state == .disappeared && controller.presentation.live == nil
            && !director.books.values.contains { $0.contains { $0 === controller } }
            && controller.splitViewController == nil
    }

    private func make(
        _ id: Int, _ kind: ScreenOperation.Kind, of content: [Int], _ style: ScreenOperation.Style, definesContext: Bool
    ) {
        guard controllers[id] == nil else { return }
        let parts = content.filter(isFree).compactMap { self[$0] }
        let controller: UIViewController
        switch kind {
        case .leaf: controller = ScreenLeaf(id, in: self)
        case .navigation:
            guard !parts.contains(where: { $0 is UINavigationController }) else { return }
            let navigation = UINavigationController()
            navigation.viewControllers = parts
            navigation.delegate = director
            controller = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = parts
            tabs.delegate = director
            controller = tabs
        case .scrolledPages, .curledPages:
            guard let first = parts.first else { return }
            let pages = UIPageViewController(
                transitionStyle: kind == .curledPages ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            director.books[ObjectIdentifier(pages)] = parts
            pages.dataSource = director
            pages.setViewControllers([first], direction: .forward, animated: false)
            controller = pages
        case .split:
            guard parts.count >= 2 else { return }
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(parts[0], for: .primary)
            split.setViewController(parts[1], for: .secondary)
            controller = split
        case .alert:
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller = alert
        }
        if kind != .alert {
            controller.modalPresentationStyle = style.uikit
            controller.transitioningDelegate = director
            if definesContext { controller.definesPresentationContext = true }
        }
        controller.title = "\(id)"
        controllers[id] = Weak(object: controller)
        kinds[id] = kind
        identifiers[controller.traceIdentifier] = id
        held[id] = controller
        for part in content { held[part] = nil }
    }

    // MARK: Telling

    private func follow(_ event: TraceEvent) {
        if event.event == "deinit" {
            identifiers[event.id] = nil
            return
        }
        guard let id = identifiers[event.id], let call = ScreenLife.Call(event) else { return }
        var life = lives[id] ?? ScreenLife()
        story.append("\(id).\(call.text)")
        if let problem = life.follow(call) { problems.append("\(id): \(problem)") }
        // Fact 6.24.
        if case .appearance("viewDidDisappear") = call, let controller = self[id], controller.isBeingDismissed,
            controller.presentingViewController != nil, window?.isHidden == false
        {
            problems.append("\(id): viewDidDisappear while \(id) was presented")
        }
        if life.hasTurned { turns.append("\(id) turned at \(call.text)") }
        if case .appearance(let name) = call { report.count("callback \(name)") }
        lives[id] = life
    }

    /// Fact 5.14: a navigation controller's delegate hears of a controller's coming, and of its end, after that controller.
    private func checkShown(_ controller: UIViewController, by call: String, not phases: Set<ScreenLife.Phase>) {
        // Callbacks may have changed the stack, and what a controller presents may cover it.
        guard !ranHook, let id = id(of: controller), controller.presentation.live == nil, let phase = lives[id]?.phase,
            controller.viewIfLoaded?.isInVisibleWindow == true
        else { return }
        if phases.contains(phase) { problems.append("\(id): \(call) while it was \(phase)") }
    }

    /// A leaf's override runs, which may do something.
    func told(_ id: Int, _ callback: ScreenOperation.Callback) {
        guard let operation = hooks[id]?.removeValue(forKey: callback) else { return }
        ranHook = true
        depth += 1
        report.count("in \(callback.rawValue)")
        apply(operation)
        depth -= 1
    }

    func takeProblems() -> [String] {
        defer { problems = [] }
        return problems
    }
    func takeExceptions() -> [String] {
        defer { exceptions = [] }
        return exceptions
    }
    func takeFindings() -> [String] {
        defer { findings = [] }
        return findings
    }
    func takeTurns() -> [String] {
        defer { turns = [] }
        return turns
    }
    func takeStory() -> [String] {
        defer { story = [] }
        return story
    }

    // MARK: Operations

    func apply(_ operation: ScreenOperation) {
        if depth == 0 { report.operations += 1 }
        report.count(operation.name)
        if operation.changes { lastChange = operation.name }
        if case .fingerDown(let gesture) = operation { lastChange = gesture.rawValue }
        if case .showWindow = operation { movedWindow = true }
        switch operation {
        case .make(let id, let kind, let content, let style, let defines):
            make(id, kind, of: content, style, definesContext: defines)
        case .drop(let id):
            held[id] = nil
        case .showWindow(let isShown):
            window?.isHidden = !isShown
        case .setRoot(let id):
            guard isFree(id), let new = self[id], !(new is UIAlertController) else { return }
            guard window?.rootViewController?.presentationsWithin.isEmpty != false else { return }
            window?.rootViewController = new
            held[id] = nil
        case .commit: TestEnvironment.commit()
        case .advance(let seconds): TestEnvironment.advance(by: seconds)
        case .settle: settle()
        case .hook(let id, let callback, let inner):
            guard self[id] is ScreenLeaf else { return }
            hooks[id, default: [:]][callback] = inner
        case .arm(let isDriven, let completes):
            director.armed = .init(isDriven: isDriven, completes: completes)
        case .drive(let share): director.driver?.update(share)
        case .letGo(let finishes): letGo(finishes: finishes)
        case .turnDevice(let isOnItsSide):
            InterfaceRotation.shared.deviceTurned(to: isOnItsSide ? .landscapeLeft : .portrait)
        case .fingerDown, .fingerMove, .fingerUp, .fingerCancel, .tap, .tapTab:
            applyByPerson(operation)
        default:
            applyToContainers(operation)
        }
    }

    private func letGo(finishes: Bool) {
        guard let driver = director.driver else { return }
        director.driver = nil
        report.count(finishes ? "driven transition finished" : "driven transition cancelled")
        if finishes { driver.finish() } else { driver.cancel() }
    }

    private func settle() {
        // Nothing inside a callback can wait.
        guard depth == 0 else { return }
        director.armed = nil
        finger.lift(in: self, cancels: true)
        letGo(finishes: true)
        let rest = TestEnvironment.runUntilIdle()
        if !rest.isEmpty { problems.append("the app does not become idle: \(rest)") }
    }

    /// Whether an operation would put a container inside itself, or take a controller from another, which are other
    /// tests' subjects.
    func isSenseless(_ operation: ScreenOperation) -> Bool {
        let (container, parts): (Int, [Int]) =
            switch operation {
            case .push(let id, let stack, _): (stack, [id])
            case .setStack(let id, let content, _), .setTabs(let id, let content, _): (id, content)
            case .present(let id, let presenter, _): (presenter, [id])
            default: (-1, [])
            }
        guard let controller = self[container] else { return false }
        if !underWay.isDisjoint(with: parts) { return true }
        if case .present(let id, _, _) = operation {
            // Over a part of the screen that is going itself, or that a split controller may take away.
            let style = self[id]?.modalPresentationStyle
            return (style == .currentContext || style == .overCurrentContext)
                && (depth > 0 || controller.lineage.contains { $0 is UISplitViewController }
                    || controller.lineage.contains { $0.transitionCoordinator != nil || $0.appearance.isInTransition })
        }
        let isTaken = parts.lazy.compactMap { self[$0] }.contains {
            $0.parent != nil && $0.parent !== controller || $0.presentation.home != nil || $0.isWindowsRoot
        }
        guard !isTaken else { return true }
        let above = controller.lineage.flatMap { [$0] + presenters(of: $0) }
        return parts.contains { part in above.contains { $0 === self[part] } }
    }

    /// Who presents a controller, and who presents those, with all that contain them.
    private func presenters(of controller: UIViewController) -> [UIViewController] {
        guard let presenter = controller.presentation.home?.presenter else { return [] }
        return presenter.lineage.flatMap { [$0] + presenters(of: $0) }
    }

    private func applyToContainers(_ operation: ScreenOperation) {
        guard !isSenseless(operation) else { return }
        let outer = underWay
        underWay.formUnion(operation.parts)
        defer { underWay = outer }
        switch operation {
        case .push(let id, let onto, let animated):
            guard let navigation = self[onto] as? UINavigationController, let new = self[id] else { return }
            navigation.pushViewController(new, animated: animated)
            if new.parent === navigation { held[id] = nil }
        case .pop(let id, let animated):
            (self[id] as? UINavigationController)?.popViewController(animated: animated)
        case .popTo(let id, let stack, let animated):
            guard let navigation = self[stack] as? UINavigationController, let target = self[id] else { return }
            navigation.popToViewController(target, animated: animated)
        case .popToRoot(let id, let animated):
            (self[id] as? UINavigationController)?.popToRootViewController(animated: animated)
        case .setStack(let id, let content, let animated):
            guard let navigation = self[id] as? UINavigationController else { return }
            let new = content.compactMap { self[$0] }
            guard new.count == content.count, !new.isEmpty else { return }
            navigation.setViewControllers(new, animated: animated)
            for part in content where self[part]?.parent === navigation { held[part] = nil }
        case .hideBar(let id, let hides, let animated):
            (self[id] as? UINavigationController)?.setNavigationBarHidden(hides, animated: animated)
        case .select(let id, let index):
            guard let tabs = self[id] as? UITabBarController, tabs.viewControllers?.indices.contains(index) == true
            else { return }
            tabs.selectedIndex = index
        case .setTabs(let id, let content, let animated):
            guard let tabs = self[id] as? UITabBarController else { return }
            let new = content.compactMap { self[$0] }
            guard new.count == content.count, !new.isEmpty else { return }
            tabs.setViewControllers(new, animated: animated)
            for part in content { held[part] = nil }
        case .setPage(let id, let page, let forward, let animated):
            guard isPage(page, of: id), let pages = self[id] as? UIPageViewController, let new = self[page] else {
                return
            }
            pages.setViewControllers([new], direction: forward ? .forward : .reverse, animated: animated)
        case .showDetail(let id, let split):
            // What contains the split view is free as long as it is not shown.
            guard let split = self[split] as? UISplitViewController, isFree(id), let new = self[id],
                !sequence(first: split as UIViewController, next: \.parent).contains(new)
            else { return }
            split.setViewController(new, for: .secondary)
            split.show(.secondary)
            held[id] = nil
        case .showColumn(let id, let isPrimary):
            (self[id] as? UISplitViewController)?.show(isPrimary ? .primary : .secondary)
        case .present(let id, let presenter, let animated):
            guard let presenter = self[presenter], let new = self[id] else { return }
            let done: () -> Void = { [weak self] in self?.report.count("presentation completed") }
            presenter.present(new, animated: animated, completion: done)
            if new.presentation.home != nil { held[id] = nil }
        case .dismiss(let id, let animated):
            self[id]?.dismiss(animated: animated) { [weak self] in self?.report.count("dismissal completed") }
        default: break
        }
    }
}

extension ScreenOperation.Style {
    var uikit: UIModalPresentationStyle {
        switch self {
        case .automatic: .automatic
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        }
    }
}

/// A controller that may do something in what it is told.
final class ScreenLeaf: UIViewController {
    private let id: Int
    private unowned let world: ScreenWorld

    init(_ id: Int, in world: ScreenWorld) {
        (self.id, self.world) = (id, world)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        world.told(id, .viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world.told(id, .viewWillAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        world.told(id, .viewIsAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world.told(id, .viewDidAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        world.told(id, .viewWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world.told(id, .viewDidDisappear)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        world.told(id, .willMove)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        world.told(id, .didMove)
    }
}
