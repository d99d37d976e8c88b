@_spi(Testing) @testable import UIKit

/// Chooses operations for what there is, from a seed.
@MainActor struct ScreenGenerator {
    private var random: SplitMix64
    private var next = 1
    private var waiting: [ScreenOperation] = []
    private var count = 0
    private let length: Int
    private var world: ScreenWorld!
    private var model = ScreenModel()

    init(seed: UInt64, length: Int) {
        random = SplitMix64(seed: seed)
        self.length = length
        let id = tree(depth: 3)
        waiting += [.setRoot(id), .settle]
    }

    mutating func operation(_ world: ScreenWorld, _ model: ScreenModel) -> ScreenOperation? {
        (self.world, self.model) = (world, model)
        defer { self.world = nil }
        if !waiting.isEmpty {
            count += 1
            return waiting.removeFirst()
        }
        guard count < length else { return nil }
        if world.controllers.filter({ $0.value.object != nil }).count > 40, let id = pick(world.held.keys.sorted()) {
            return .drop(id)
        }
        waiting = choose()
        return operation(world, model)
    }

    // MARK: Choosing

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[random.below(elements.count)]
    }

    private mutating func coin() -> Bool { random.once(in: 2) }

    private mutating func fresh() -> Int {
        defer { next += 1 }
        return next
    }

    /// Queues what makes a controller, and says its number.
    private mutating func tree(depth: Int, isPushed: Bool = false) -> Int {
        let kinds: [ScreenOperation.Kind] =
            depth <= 1
            ? [.leaf] : [.leaf, .navigation, .navigation, .tabs, .scrolledPages, .curledPages, .navigation, .split]
        var kind = kinds[random.below(kinds.count)]
        if isPushed, kind == .navigation || kind == .split { kind = .leaf }
        if kind == .split, !random.once(in: 3) { kind = .navigation }
        var content: [Int] = []
        switch kind {
        case .navigation:
            for _ in 0...random.below(2) { content.append(tree(depth: depth - 1, isPushed: true)) }
        case .tabs: for _ in 0...random.below(3) { content.append(tree(depth: depth - 1)) }
        case .scrolledPages, .curledPages: for _ in 0..<3 { content.append(tree(depth: 1)) }
        case .split: for _ in 0..<2 { content.append(tree(depth: 1)) }
        default: break
        }
        let id = fresh()
        let styles = ScreenOperation.Style.allCases
        waiting.append(
            .make(
                id, kind, of: content, styles[random.below(styles.count)], definesContext: random.once(in: 4)))
        return id
    }

    private func ids(_ kinds: ScreenOperation.Kind...) -> [Int] {
        world.controllers.keys.filter { world[$0] != nil && kinds.contains(world.kinds[$0]!) }.sorted()
    }

    /// Prefers those on the screen.
    private mutating func pickShown(_ ids: [Int]) -> Int? {
        let shown = ids.filter { world[$0]?.viewIfLoaded?.window != nil }
        return random.once(in: 5) ? pick(ids) : pick(shown) ?? pick(ids)
    }

    /// A new controller, or one that the app has kept.
    private mutating func free(isPushed: Bool) -> Int {
        let kept = world.held.keys.sorted().filter {
            world.isFree($0) && !(isPushed && [.navigation, .split, .alert].contains(world.kinds[$0]))
        }
        if random.once(in: 3), let id = pick(kept) { return id }
        return tree(depth: random.once(in: 3) ? 2 : 1, isPushed: isPushed)
    }

    private mutating func choose() -> [ScreenOperation] {
        switch random.below(100) {
        case 0..<20: settleOrWait()
        case 20..<24: [.commit]
        case 24..<46: queued(navigationChange())
        case 46..<54: queued(tabsChange())
        case 54..<58: queued(pageChange())
        case 58..<70: queued(presentationChange())
        case 70..<80: gesture()
        case 80..<88: driven()
        case 88..<92: hook()
        case 92..<93: [.tap(x: Double(random.below(20)) / 20, y: Double(random.below(40)) / 40)]
        case 93..<95: [.turnDevice(onItsSide: coin())]
        case 95..<96: [.showWindow(false), .settle, .showWindow(true)]
        case 96..<97: queued(.setRoot(tree(depth: 3)))
        case 97..<98: pick(ids(.split)).map { queued(.showDetail(free(isPushed: true), by: $0)) } ?? []
        case 98..<99: pick(ids(.split)).map { [.showColumn($0, isPrimary: coin())] } ?? []
        default: pick(ids(.navigation)).map { [.hideBar($0, coin(), animated: coin())] } ?? []
        }
    }

    /// What makes the controllers of an operation, and then the operation.
    private mutating func queued(_ operation: ScreenOperation?) -> [ScreenOperation] {
        defer { waiting = [] }
        return waiting + [operation].compactMap { $0 }
    }

    private mutating func settleOrWait() -> [ScreenOperation] {
        coin() ? [.settle] : [.advance(Double(random.below(40)) / 100)]
    }

    private mutating func navigationChange() -> ScreenOperation? {
        guard let id = pickShown(ids(.navigation)), let stack = model.nodes[id]?.content else { return nil }
        let animated = coin()
        switch random.below(12) {
        case 0...4: return .push(free(isPushed: true), onto: id, animated: animated)
        case 5, 6: return .pop(id, animated: animated)
        case 7: return pick(stack).map { .popTo($0, in: id, animated: animated) }
        case 8: return .popToRoot(id, animated: animated)
        case 9, 10:
            var new = stack.filter { _ in coin() }
            if new.isEmpty || coin() { new.append(free(isPushed: true)) }
            return .setStack(id, new.shuffled(using: &random), animated: animated)
        default:
            // Mistakes: facts 5.18, 5.19, 5.20.
            if coin() { return pick(stack).map { .push($0, onto: id, animated: animated) } }
            let other = world.held.keys.sorted().filter { world.kinds[$0] == .navigation && world.isFree($0) }
            return pick(other).map { .push($0, onto: id, animated: animated) }
        }
    }

    private mutating func tabsChange() -> ScreenOperation? {
        guard let id = pickShown(ids(.tabs)), let tabs = model.nodes[id]?.content else { return nil }
        switch random.below(6) {
        case 0, 1, 2: return .select(id, index: random.below(max(1, tabs.count)))
        case 3, 4: return .tapTab(id, index: random.below(max(1, tabs.count)))
        default:
            var new = tabs.filter { _ in coin() }
            if new.isEmpty || new.count < 3 && coin() { new.append(free(isPushed: false)) }
            return .setTabs(id, new.shuffled(using: &random), animated: coin())
        }
    }

    private mutating func pageChange() -> ScreenOperation? {
        guard let id = pickShown(ids(.scrolledPages, .curledPages)), let pages = world[id],
            let book = world.director.books[ObjectIdentifier(pages)],
            let page = pick(book).flatMap({ world.id(of: $0) })
        else { return nil }
        return .setPage(id, page, forward: coin(), animated: coin())
    }

    private mutating func presentationChange() -> ScreenOperation? {
        let all = world.controllers.keys.filter { world[$0] != nil }.sorted()
        guard let id = pickShown(all) else { return nil }
        switch random.below(10) {
        case 0...4:
            let top = world.topmost.flatMap { world.id(of: $0) }
            let presenter = random.once(in: 3) ? id : top ?? id
            guard !random.once(in: 8) else {
                let alert = fresh()
                waiting.append(.make(alert, .alert, of: [], .automatic, definesContext: false))
                return .present(alert, by: presenter, animated: coin())
            }
            return .present(free(isPushed: false), by: presenter, animated: coin())
        case 5:
            // Mistakes: fact 6.19.
            return pick(all).map { .present($0, by: id, animated: coin()) }
        default: return .dismiss(id, animated: coin())
        }
    }

    private mutating func gesture() -> [ScreenOperation] {
        var operations: [ScreenOperation] = coin() ? [.settle] : []
        var gestures = ScreenOperation.Gesture.allCases
        if !random.once(in: 6) { gestures = usefulGestures }
        operations.append(.fingerDown(gestures[random.below(gestures.count)]))
        for _ in 0..<random.below(3) { operations.append(.fingerMove(Double(random.below(10)) / 10)) }
        // Something else while the finger is down.
        if random.once(in: 4) { operations += queued(random.once(in: 2) ? navigationChange() : presentationChange()) }
        if random.once(in: 8) { return operations }
        operations.append(random.once(in: 6) ? .fingerCancel : .fingerUp(finishes: coin()))
        if coin() { operations.append(.settle) }
        return operations
    }

    /// What there is something for.
    private var usefulGestures: [ScreenOperation.Gesture] {
        func isShown(_ id: Int) -> Bool { world[id]?.viewIfLoaded?.window != nil }
        var gestures: [ScreenOperation.Gesture] = []
        if ids(.navigation).contains(where: { isShown($0) && (model.nodes[$0]?.content.count ?? 0) > 1 }) {
            gestures.append(.swipeBack)
        }
        if world.topmost?.presentation.home?.performer is UISheetPresentationController { gestures.append(.sheetDown) }
        if ids(.scrolledPages, .curledPages).contains(where: isShown) { gestures += [.pageForward, .pageBack] }
        return gestures.isEmpty ? [.swipeBack] : gestures
    }

    private mutating func driven() -> [ScreenOperation] {
        let isDriven = !random.once(in: 3)
        var operations: [ScreenOperation] = coin() ? [.settle] : []
        operations.append(.arm(isDriven: isDriven, completes: coin()))
        let change: ScreenOperation? =
            switch random.below(4) {
            case 0: tabsChange()
            case 1: presentationChange()
            default: navigationChange()
            }
        operations += queued(change?.animated)
        operations.append(.commit)
        guard isDriven else { return operations + (coin() ? [.settle] : []) }
        for _ in 0..<random.below(3) { operations.append(.drive(Double(random.below(10)) / 10)) }
        if random.once(in: 4) { operations += queued(navigationChange()) }
        operations.append(.letGo(finishes: coin()))
        if coin() { operations.append(.settle) }
        return operations
    }

    private mutating func hook() -> [ScreenOperation] {
        guard let id = pickShown(ids(.leaf)) else { return [] }
        let change: ScreenOperation? =
            switch random.below(4) {
            case 0: tabsChange() ?? pageChange()
            case 1: presentationChange()
            default: navigationChange() ?? pageChange()
            }
        let callbacks = ScreenOperation.Callback.allCases
        return queued(change.map { .hook(id, callbacks[random.below(callbacks.count)], $0) })
    }
}

extension ScreenOperation {
    /// The same with an animation.
    fileprivate var animated: ScreenOperation {
        switch self {
        case .push(let id, let onto, _): .push(id, onto: onto, animated: true)
        case .pop(let id, _): .pop(id, animated: true)
        case .popTo(let id, let stack, _): .popTo(id, in: stack, animated: true)
        case .popToRoot(let id, _): .popToRoot(id, animated: true)
        case .setStack(let id, let content, _): .setStack(id, content, animated: true)
        case .present(let id, let presenter, _): .present(id, by: presenter, animated: true)
        case .dismiss(let id, _): .dismiss(id, animated: true)
        default: self
        }
    }
}
