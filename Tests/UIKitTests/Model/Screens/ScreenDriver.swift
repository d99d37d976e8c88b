import UIKitTesting

@_spi(Testing) @testable import UIKit

/// Runs operations in the framework and in the model and says where they part.
///
/// After each operation the stacks have to be the model's. Whenever the app is idle everything is compared. Where a finger
/// or an animator that gives up decides, the model waits for the decision; where something ran inside a callback, or
/// several changes overlap of which one may go back, only the invariants hold, and the model takes over what is.
@MainActor struct ScreenDriver {
    struct Failure {
        var step: Int
        var reasons: [String]
    }

    private let world = ScreenWorld()
    private var model: ScreenModel
    /// The model when the app was idle last.
    private var before: ScreenModel
    /// How many operations since then change what is shown.
    private var changes = 0
    private var gesture: ScreenOperation.Gesture?
    /// How the finger was lifted, and how the app's driver let go.
    private var fingerFinishes: Bool?
    private var driverFinishes: Bool?
    /// Whether the facts do not say what the stacks, or the presentations, are now.
    private var isOpen = false
    private var hasPresented = false
    /// Whether a controller that presents over its part of the screen left its container, of which the facts say nothing.
    private var hasLostPresenter = false
    /// Whether the system took the finger away: pages go on to the nearer one.
    private var isTakenAway = false
    private var arePresentationsOpen = false
    private var wasTurned = false
    /// What the screen said of a finger's pop, while it is down.
    private var reasons: [String] = []

    private init() {
        model = world.asModel()
        before = model
        world.director.onUse = { [unowned world] used in
            world.report.count(used.isDriven ? "driven transition begun" : "animator of the app's")
            world.used.append(used)
        }
    }

    /// Runs what `next` gives until it gives nothing, or something is wrong.
    static func run(
        traces: Bool = false, next: (ScreenWorld, ScreenModel) -> ScreenOperation?
    ) -> (Failure?, [ScreenOperation], ScreenReport) {
        var driver = ScreenDriver()
        var done: [ScreenOperation] = []
        while !driver.hasLostPresenter, let operation = next(driver.world, driver.model) {
            done.append(operation)
            if traces { print("        \(operation.code),") }
            driver.step(operation)
            if !driver.reasons.isEmpty { break }
        }
        if driver.reasons.isEmpty { driver.finish() }
        let report = driver.world.report
        let story = driver.world.takeStory()
        driver.world.tearDown()
        guard !driver.reasons.isEmpty else { return (nil, done, report) }
        var reasons = driver.reasons
        reasons.append("told since the app was idle: " + story.joined(separator: " "))
        return (Failure(step: done.count, reasons: reasons), done, report)
    }

    static func run(_ operations: [ScreenOperation], traces: Bool = false) -> Failure? {
        var rest = operations[...]
        return run(traces: traces) { _, _ in rest.popFirst() }.0
    }

    // MARK: One operation

    private mutating func step(_ operation: ScreenOperation) {
        for id in model.nodes.keys where world[id] == nil { model.nodes[id] = nil }
        let isQuiet = changes == 0 && !isOpen
        var outcome = ScreenModel.Outcome()
        let hooksBefore = world.ranHook
        if operation.changes {
            changes += 1
            // What is asked to present may be gone when the presentation begins.
            if hasPresented { arePresentationsOpen = true }
        }
        if case .present = operation { hasPresented = true }
        switch operation {
        case .present, .dismiss:
            // What is inside a split controller the model does not know.
            if world.isSenseless(operation) {
                break
            } else if isQuiet, !hasContext, model.attached() != nil,
                !operation.subjects.contains(where: model.isInSplit)
            {
                outcome = model.apply(operation)
            } else {
                arePresentationsOpen = true
            }
        case .fingerDown(let new):
            gesture = new
        case .tap, .tapTab, .showDetail, .showColumn:
            (isOpen, arePresentationsOpen) = (true, true)
        case .setRoot:
            // Whoever is let go takes everything along, which the framework has to show.
            arePresentationsOpen = true
        case .turnDevice: wasTurned = true
        case .fingerUp(let finishes): if world.finger.isDown { fingerFinishes = finishes }
        case .fingerCancel: if world.finger.isDown { (fingerFinishes, isTakenAway) = (false, true) }
        case .letGo(let finishes): if world.director.driver != nil { driverFinishes = finishes }
        case .setPage(let id, let page, _, _):
            if world.isPage(page, of: id) { outcome = model.apply(operation) }
        case .settle:
            if world.finger.isDown { (fingerFinishes, isTakenAway) = (false, true) }
            if world.director.driver != nil { driverFinishes = true }
        default:
            if !world.isSenseless(operation) { outcome = model.apply(operation) }
        }
        world.apply(operation)
        if world.ranHook { (isOpen, arePresentationsOpen) = (true, true) }
        if case .make(let id, _, _, _, _) = operation, let node = world.asModel().nodes[id] {
            model.nodes[id] = node
            before.nodes[id] = node
        }
        if case .setRoot(let id) = operation, world[id]?.isWindowsRoot == true { model.root = id }
        if losesPresenter {
            hasLostPresenter = true
            return world.report.count("presenter that left its container")
        }
        let isExact = !hooksBefore && !world.ranHook
        checkCalls(
            outcome, isExact: isExact && (isQuiet && !arePresentationsOpen || !operation.isOfPresentation),
            isQuiet: isQuiet)
        checkStacks()
        let invariants = ScreenInvariants(world)
        invariants.checkAlways()
        if case .settle = operation { invariants.checkIdle() }
        reasons += invariants.reasons
        reasons += world.takeProblems()
        if case .settle = operation, reasons.isEmpty { compareWhenIdle() }
    }

    private static let knownExceptions = [
        "more than once", "Pushing a navigation", "Tried to pop", "active controller",
    ]
    private static let knownFindings: Set = [
        "presentation.already-presenting", "presentation.not-in-window", "presentation.in-progress",
        "presentation.detached", "presentation.active-controller",
    ]

    private mutating func checkCalls(_ outcome: ScreenModel.Outcome, isExact: Bool, isQuiet: Bool) {
        let (exceptions, findings) = (world.takeExceptions(), world.takeFindings())
        for text in exceptions where !Self.knownExceptions.contains(where: text.contains) {
            reasons.append("exception: \(text)")
        }
        for code in findings where !Self.knownFindings.contains(code) && !code.hasPrefix("navigation.") {
            reasons.append("finding: \(code)")
        }
        guard isExact, !isOpen, !mayGoBack else { return }
        if (exceptions.count == 1) != outcome.raises { reasons.append("exceptions: \(exceptions)") }
        guard isQuiet else { return }
        // The same mistake in the same place is found once. Pushing a tab bar controller works, and is told.
        if findings.contains(where: { $0 != "navigation.tab-bar-controller" }), !outcome.isRefused {
            reasons.append("findings: \(findings)")
        }
    }

    /// Whether something is under way that may go back.
    private var mayGoBack: Bool { gesture != nil || !world.used.isEmpty }

    /// Whether the one change that may go back does not, as whoever decides about it let go of it.
    private var goesThrough: Bool {
        // A sheet follows its finger whatever animator there is; a pop that a finger began is the animator's (5.11).
        guard gesture == nil || gesture == .swipeBack, let used = world.used.first else {
            return fingerFinishes == true
        }
        return used.isDriven ? driverFinishes != false : used.completes
    }

    /// Facts 5.05, 5.06: the stack is what the calls made of it at once.
    private mutating func checkStacks() {
        guard !isOpen, !mayGoBack else { return }
        let actual = world.asModel()
        for (id, node) in model.nodes.sorted(by: { $0.key < $1.key }) where node.kind != .split && node.kind != .alert {
            guard let other = actual.nodes[id] else { continue }
            if other.content != node.content { reasons.append("\(id) has \(other.content), the model \(node.content)") }
            if other.selected != node.selected {
                reasons.append("\(id) shows tab \(text(other.selected)), the model's \(text(node.selected))")
            }
        }
    }

    // MARK: Idle

    private mutating func compareWhenIdle() {
        var actual = world.asModel()
        if mayGoBack, !isOpen {
            if changes > 1 {
                (isOpen, arePresentationsOpen) = (true, true)
            } else if gesture != nil {
                if goesThrough {
                    (isOpen, arePresentationsOpen) = (true, true)
                    noteGesture(from: before, to: actual)
                } else {
                    model = before
                    noteCancelledGesture()
                }
            } else if !goesThrough {
                model = before
                if world.used.first?.isDriven == true { world.report.count("\(world.lastChange) cancelled") }
            }
        }
        if !isOpen, changes == 1, world.used.isEmpty, gesture == nil, !wasTurned {
            let turns = world.takeTurns()
            if !turns.isEmpty, !world.movedWindow { reasons.append("without a cancel: \(turns)") }
        }
        world.forgetDead()
        for (id, node) in model.nodes {
            guard var other = actual.nodes[id] else {
                model.nodes[id] = nil
                continue
            }
            if isOpen || node.kind == .split || isTakenAway && node.kind.isPages {
                (model.nodes[id]!.content, model.nodes[id]!.selected) = (other.content, other.selected)
            }
            if arePresentationsOpen { model.nodes[id]!.presented = other.presented }
            other.style = node.style
            other.definesContext = node.definesContext
            if other != model.nodes[id]! { reasons.append("\(id) is \(other), the model \(model.nodes[id]!)") }
        }
        for (id, node) in actual.nodes where model.nodes[id] == nil { model.nodes[id] = node }
        if isOpen { model.root = actual.root }
        if actual.root != model.root { reasons.append("the root is \(actual.root), the model's \(model.root)") }
        actual = model
        checkVisibility()
        checkAlive()
        before = model
        (changes, gesture, fingerFinishes, driverFinishes) = (0, nil, nil, nil)
        (isOpen, arePresentationsOpen, hasPresented, isTakenAway) = (false, false, false, false)
        world.becameIdle()
        wasTurned = false
    }

    private var losesPresenter: Bool {
        let actual = world.asModel()
        let reach = actual.reach(from: actual.root)
        return world.controllers.contains { id, entry in
            guard let controller = entry.object else { return false }
            if let home = controller.presentation.home, home.isLinked, home.presenter == nil { return true }
            return actual.nodes[id]?.presented != nil && !reach.contains(id)
        }
    }

    /// Whether something is presented over a part of the screen.
    private var hasContext: Bool {
        model.nodes.values.contains {
            $0.presented.map { [.currentContext, .overCurrentContext].contains(model.nodes[$0]?.style) } ?? false
        }
    }

    private func noteGesture(from old: ScreenModel, to new: ScreenModel) {
        if old != new { world.report.count("\(world.lastChange) finished") }
    }

    private func noteCancelledGesture() {
        guard !world.takeTurns().isEmpty else { return }
        world.report.count("\(world.lastChange) cancelled")
    }

    private mutating func checkVisibility() {
        guard let window = world.window, !window.isHidden, let attached = model.attached() else { return }
        // Sheets cover more where there is little height, and a presenter that is not on the screen shows nothing.
        let isPortrait = window.bounds.width < window.bounds.height
        guard isPortrait, !hasContext else { return }
        let visible = Set(
            world.controllers.filter { $0.value.object?.viewIfLoaded?.isInVisibleWindow == true }.map(\.key))
        if visible != attached {
            reasons.append("on the screen are \(visible.sorted()), in the model \(attached.sorted())")
        }
    }

    private mutating func checkAlive() {
        var expected = model.reach(from: model.root)
        for id in world.held.keys { expected.formUnion(model.reach(from: id)) }
        for book in world.director.books.values {
            for page in book { world.id(of: page).map { expected.formUnion(model.reach(from: $0)) } }
        }
        for (id, entry) in world.controllers.sorted(by: { $0.key < $1.key })
        where entry.object != nil && !expected.contains(id) {
            reasons.append("\(id) is kept alive")
        }
    }

    private func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "nil" }

    // MARK: The end

    /// Everything goes, and nobody is kept.
    private mutating func finish() {
        if !hasLostPresenter { step(.settle) }
        guard reasons.isEmpty, !hasLostPresenter else { return }
        world.window?.isHidden = false
        TestEnvironment.runUntilIdle()
        for _ in 0..<6 {
            guard let root = world.window?.rootViewController,
                let live = root.presentationsWithin.first
            else { break }
            live.presented.dismiss(animated: false)
            TestEnvironment.runUntilIdle()
            // Callbacks may have taken a presenter away here, too.
            guard !losesPresenter else { return world.report.count("presenter that left its container") }
        }
        if world.window?.rootViewController?.presentationsWithin.isEmpty == false {
            reasons.append("presentations do not go")
        }
        world.empty()
        TestEnvironment.runUntilIdle()
        reasons += world.takeProblems()
        for (id, entry) in world.controllers.sorted(by: { $0.key < $1.key }) where entry.object != nil {
            reasons.append("\(id) leaks")
        }
        for (id, life) in world.lives.sorted(by: { $0.key < $1.key }) where life.phase != .disappeared {
            reasons.append("\(id) went while it was \(life.phase)")
        }
    }
}

extension ScreenOperation {
    /// Whether what is shown may be another after it.
    var changes: Bool {
        switch self {
        case .make, .drop, .arm, .drive, .letGo, .fingerMove, .fingerUp, .fingerCancel, .commit, .advance, .settle,
            .hook:
            false
        default: true
        }
    }

    /// The controllers that a presentation is about.
    var subjects: [Int] {
        switch self {
        case .present(let id, let presenter, _): [id, presenter]
        case .dismiss(let id, _): [id]
        default: []
        }
    }

    /// The controllers that get a place.
    var parts: [Int] {
        switch self {
        case .push(let id, _, _), .present(let id, _, _): [id]
        case .setStack(_, let content, _), .setTabs(_, let content, _): content
        default: []
        }
    }

    var isOfPresentation: Bool {
        switch self {
        case .present, .dismiss: true
        default: false
        }
    }
}
