/// Makes sequences of operations, from a seed: the recipes of containers, misuse, and everything in between.
struct ContainmentGenerator {
    typealias Operation = ContainmentOperation

    private var random: SplitMix64
    private let hasBrackets: Bool
    private let hasHooks: Bool
    private let allForward: Bool

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        hasBrackets = random.once(in: 2)
        hasHooks = !random.once(in: 3)
        allForward = !random.once(in: 3)
    }

    /// Operations from an empty screen.
    mutating func sequence(length: Int) -> [Operation] {
        var made: [Operation] = (0..<ContainmentDriver.controllers).map { make($0) }
        if !random.once(in: 8) { made += [.setRoot(0, 0), .show(0)] }
        if !random.once(in: 3) { made += embed(1, in: 0) }
        if random.once(in: 2) { made.append(.runUntilIdle) }
        while made.count < length { made += next() }
        return made
    }

    private mutating func make(_ slot: Int) -> Operation {
        .make(slot, forwards: allForward || !random.once(in: 3))
    }

    private mutating func next() -> [Operation] {
        if hasHooks, random.once(in: 4) { return hookWithItsCause() }
        switch random.below(20) {
        case 0, 1: return embed(controller(), in: controller())
        case 2: return unembed(controller())
        case 3: return [.runUntilIdle]
        case 4: return [random.once(in: 2) ? .commit : .advance([0.02, 0.1, 0.4].randomElement(using: &random)!)]
        case 5: return random.once(in: 2) ? swap() : transition()
        case 6: return [window()]
        case 7 where hasBrackets: return [bracket()]
        default: return [simple()]
        }
    }

    // MARK: Recipes

    private mutating func embed(_ child: Int, in parent: Int) -> [Operation] {
        let place: Operation.Place = random.once(in: 4) ? plain() : .root(parent)
        var made: [Operation] = []
        if case .plain = place, random.once(in: 2) { made.append(.insert(place, into: .root(parent), .front)) }
        made += [
            .addChild(child, to: parent), .insert(.root(child), into: place, position()), .didMove(child, to: parent),
        ]
        // Steps left out, or in another order, are the commonest mistakes.
        if random.once(in: 6) { made.remove(at: random.below(made.count)) }
        if random.once(in: 6) { made.swapAt(random.below(made.count), random.below(made.count)) }
        return made
    }

    private mutating func unembed(_ child: Int) -> [Operation] {
        var made: [Operation] = [.willMove(child, to: nil), .remove(.root(child)), .removeFromParent(child)]
        if random.once(in: 6) { made.remove(at: random.below(made.count)) }
        if random.once(in: 6) { made.swapAt(random.below(made.count), random.below(made.count)) }
        return made
    }

    /// The swap of 3.18, by brackets where this sequence has them.
    private mutating func swap() -> [Operation] {
        let (old, new, parent) = (controller(), controller(), controller())
        let animated = random.once(in: 2)
        var made: [Operation] = [.addChild(new, to: parent), .willMove(old, to: nil)]
        if hasBrackets {
            made += [
                .begin(new, appearing: true, animated: animated), .begin(old, appearing: false, animated: animated),
            ]
        }
        made += [.insert(.root(new), into: .root(parent), .front), .remove(.root(old))]
        if random.once(in: 4) { made.append(.advance(0.1)) }
        if hasBrackets { made += [.end(new), .end(old)] }
        return made + [.didMove(new, to: parent), .removeFromParent(old)]
    }

    private mutating func transition() -> [Operation] {
        let (old, new, parent) = (controller(), controller(), controller())
        var made = random.once(in: 2) ? embed(old, in: parent) : []
        made += [.addChild(new, to: parent), .willMove(old, to: nil)]
        made.append(
            .transition(
                in: parent, from: old, to: new, duration: random.once(in: 3) ? 0 : 0.3, dissolves: random.once(in: 4),
                removes: !random.once(in: 3)))
        switch random.below(5) {
        case 0: made.append(.advance(0.1))
        // Back before it ended.
        case 1:
            made.append(
                .transition(
                    in: parent, from: new, to: old, duration: 0.3, dissolves: false, removes: random.once(in: 2)))
        case 2: made.append(.drop(parent))
        default: break
        }
        return made
    }

    // MARK: Single operations

    private mutating func simple() -> Operation {
        switch random.below(28) {
        case 0: .addChild(controller(), to: controller())
        case 1: .removeFromParent(controller())
        case 2: .willMove(controller(), to: random.once(in: 2) ? nil : controller())
        case 3: .didMove(controller(), to: random.once(in: 2) ? nil : controller())
        case 4: .load(controller())
        case 5: .setView(controller(), isNil: random.once(in: 2))
        case 6: .stealView(controller(), from: controller())
        case 7: .drop(controller())
        case 8: make(controller())
        case 9, 10, 11, 12: .insert(view(), into: place(), position())
        case 13, 14, 15: .remove(view())
        case 16: .bringToFront(view())
        case 17: .sendToBack(view())
        case 18: .exchange(random.below(3), random.below(3), in: place())
        case 19: .setHidden(view(), random.once(in: 2))
        case 20: .setAlpha(view(), random.once(in: 2) ? 0 : 1)
        case 21: .setNeedsLayout(place())
        case 22: .layOut(place())
        case 23: .turnDevice(onItsSide: random.once(in: 2))
        case 25: .makePlain(random.below(ContainmentDriver.plainViews))
        case 26: .dropPlain(random.below(ContainmentDriver.plainViews))
        case 24: .animate(.insert(view(), into: place(), .front))
        default: .animate(.remove(view()))
        }
    }

    private mutating func window() -> Operation {
        let slot = random.below(ContainmentDriver.windows)
        return switch random.below(8) {
        case 0, 1, 2: .show(slot)
        case 3: .hide(slot)
        case 4: .setRoot(slot, nil)
        case 5: random.once(in: 4) ? .makeWindow(slot) : .dropWindow(slot)
        default: .setRoot(slot, controller())
        }
    }

    private mutating func bracket() -> Operation {
        random.once(in: 2)
            ? .end(controller()) : .begin(controller(), appearing: random.once(in: 2), animated: random.once(in: 2))
    }

    /// A hook, and usually something that leads to its callback.
    private mutating func hookWithItsCause() -> [Operation] {
        let hook = hook()
        guard case .hook(let slot, let callback, _) = hook, !random.once(in: 4) else { return [hook] }
        switch callback {
        case .viewWillDisappear, .viewDidDisappear:
            return [hook, random.once(in: 2) ? .remove(.root(slot)) : .hide(0)]
        case .viewDidLoad:
            return [.setView(slot, isNil: true), hook, .load(slot)]
        case .didMove where random.once(in: 2):
            return [hook, .removeFromParent(slot)]
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            return [hook, .setNeedsLayout(.root(slot)), .commit]
        default:
            return [hook] + embed(slot, in: controller()) + (random.once(in: 2) ? [.commit] : [])
        }
    }

    private mutating func hook() -> Operation {
        // Now and then one whose consequences only the invariants judge.
        let callback =
            random.once(in: 5)
            ? Operation.Callback.allCases.randomElement(using: &random)!
            : Operation.Callback.allCases.filter(\.isDetermined).randomElement(using: &random)!
        let inner: Operation =
            switch random.below(12) {
            case 0, 1: .addChild(controller(), to: controller())
            case 2: .removeFromParent(controller())
            case 3, 4: .insert(view(), into: place(), position())
            case 5, 6: .remove(view())
            case 7: window()
            case 8: hasBrackets ? bracket() : simple()
            case 9: random.once(in: 6) ? .commit : simple()
            case 10:
                .transition(
                    in: controller(), from: controller(), to: controller(), duration: random.once(in: 2) ? 0 : 0.3,
                    dissolves: random.once(in: 4), removes: random.once(in: 2))
            default: random.once(in: 3) ? hook() : simple()
            }
        return .hook(controller(), callback, inner)
    }

    // MARK: Slots

    private mutating func controller() -> Int { random.below(ContainmentDriver.controllers) }
    private mutating func plain() -> Operation.Place { .plain(random.below(ContainmentDriver.plainViews)) }

    /// A view that may be moved.
    private mutating func view() -> Operation.Place { random.once(in: 3) ? plain() : .root(controller()) }

    /// A view that others may be put into.
    private mutating func place() -> Operation.Place {
        random.once(in: 6) ? .window(random.below(ContainmentDriver.windows)) : view()
    }

    private mutating func position() -> Operation.Position {
        switch random.below(6) {
        case 0: .at(random.below(3))
        case 1: .above(view())
        case 2: .below(view())
        default: .front
        }
    }
}
