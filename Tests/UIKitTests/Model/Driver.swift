import XCTest

@_spi(Testing) @testable import UIKit

/// Runs a sequence of operations in the framework and in the model, and compares them after each.
///
/// While nothing ran whose consequences the facts leave open, the two agree to the call. Afterwards only the invariants
/// are checked, until the app is idle: the model then takes the framework's state over and goes on exactly.
@MainActor struct ContainmentDriver {
    nonisolated static let (controllers, plainViews, windows) = (6, 3, 2)

    struct Failure {
        /// How many operations were run.
        var step: Int
        var reasons: [String]
    }

    struct Report {
        /// How many operations ran, by the callback that they ran in and by name.
        var counts: [String: [String: Int]] = [:]
        var exactSteps = 0
        var looseSteps = 0
        var events = 0

        var operations: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

        mutating func add(_ other: Report) {
            for (callback, names) in other.counts {
                counts[callback, default: [:]].merge(names, uniquingKeysWith: +)
            }
            exactSteps += other.exactSteps
            looseSteps += other.looseSteps
            events += other.events
        }

        var summary: String {
            "\(operations) operations, \(events) callbacks; \(exactSteps) steps compared call by call, \(looseSteps) by invariants"
        }

        /// Two tables: operations by name, and by the callback that they ran in.
        var text: String {
            var names: [String: (outside: Int, inside: Int)] = [:]
            for (callback, table) in counts {
                for (name, count) in table {
                    if callback.isEmpty {
                        names[name, default: (0, 0)].outside += count
                    } else {
                        names[name, default: (0, 0)].inside += count
                    }
                }
            }
            var lines = [summary]
            lines += names.sorted { $0.key < $1.key }
                .map { "  \($0.key): \($0.value.outside) outside callbacks, \($0.value.inside) inside" }
            lines += counts.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
                .map { "  inside \($0.key): \($0.value.values.reduce(0, +))" }
            return lines.joined(separator: "\n")
        }
    }

    private let world: ContainmentWorld
    private var model: ContainmentModel
    private var invariants = ContainmentInvariants()
    private var isExact = true
    private var report = Report()

    private init() {
        world = ContainmentWorld(
            controllers: Self.controllers, plainViews: Self.plainViews, windows: Self.windows)
        model = ContainmentModel(
            controllers: Self.controllers, plainViews: Self.plainViews, windows: Self.windows)
    }

    /// Runs operations from an empty screen, then lets go of everything, which has to go.
    static func run(_ operations: [ContainmentOperation], traces: Bool = false) -> (Failure?, Report) {
        var driver = ContainmentDriver()
        defer { driver.world.tearDown() }
        for (step, operation) in (operations + ending).enumerated() {
            if step == operations.count { driver.report.counts = driver.world.counts }
            if traces { print("\(step): \(operation.code)") }
            let reasons = driver.step(operation, traces: traces)
            if !reasons.isEmpty { return (Failure(step: step + 1, reasons: reasons), driver.finishedReport()) }
        }
        let reasons = driver.reasonsForLeaks()
        return (
            reasons.isEmpty ? nil : Failure(step: operations.count, reasons: reasons), driver.finishedReport()
        )
    }

    /// What lets go of everything.
    private static var ending: [ContainmentOperation] {
        [.runUntilIdle] + (0..<windows).flatMap { [.setRoot($0, nil), .hide($0), .dropWindow($0)] }
            + (0..<controllers).map { .drop($0) } + (0..<plainViews).map { .dropPlain($0) } + [.runUntilIdle]
    }

    private func finishedReport() -> Report {
        var report = report
        if report.counts.isEmpty { report.counts = world.counts }
        return report
    }

    private mutating func step(_ operation: ContainmentOperation, traces: Bool) -> [String] {
        world.apply(operation)
        let (events, isUndetermined, hasLaidOut) = world.drain()
        if traces { for event in events { print("    \(event)") } }
        report.events += events.count
        var reasons = invariants.follow(events, in: world) + invariants.checkTrees(of: world)
        let (deadControllers, deadViews) = world.collectDead()
        let isIdle = operation == .runUntilIdle
        if isUndetermined { isExact = false }
        if isExact {
            report.exactSteps += 1
            reasons += compare(operation, events, hasLaidOut: hasLaidOut, deadControllers, deadViews)
        } else {
            report.looseSteps += 1
        }
        if isIdle {
            reasons += invariants.checkIdle(world, isExact: isExact)
            if !isExact {
                model = world.asModel()
                // At idle only those wait whom their parents' brackets will bring along, in the order in which they began.
                model.held = model.controllers.filter(\.value.isAutomatic).sorted { $0.value.order < $1.value.order }
                    .map(\.key)
                isExact = true
            }
            reasons += reasonsAboutLife()
        }
        return reasons
    }

    private mutating func compare(
        _ operation: ContainmentOperation, _ events: [ModelEvent], hasLaidOut: Bool, _ deadControllers: Set<Int>,
        _ deadViews: Set<Int>
    ) -> [String] {
        let completions = events.compactMap { event -> Int? in
            if case .completion(let number) = event.kind { number } else { nil }
        }
        let ended = model.transitions.filter { completions.contains($0.number) }
        model.run(operation, completions: completions)
        var expected = model.events
        model.events = []
        var actual = events.filter(\.isDetermined)
        if hasLaidOut {
            // Which views a layout before the commit reaches is open; so is who appears by it.
            for event in actual where event.isAppearing {
                model.controllers[event.controller]?.owesIsAppearing =
                    world.controllers[event.controller]?.object?.delivery.owesIsAppearing ?? false
            }
            actual.removeAll(where: \.isAppearing)
            expected.removeAll(where: \.isAppearing)
        }
        var reasons = differences(actual, expected, around: operation.passesTime ? ended : [])
        guard reasons.isEmpty else { return reasons }
        let (live, liveViews) = model.reachable()
        reasons += live.intersection(deadControllers).sorted().map { "c\($0) was freed although it is held" }
        reasons += liveViews.intersection(deadViews).sorted().map { "v\($0) was freed although it is held" }
        model.forget(controllers: deadControllers, views: deadViews)
        return reasons + world.asModel().differences(from: model)
    }

    /// How what happened differs from what was expected. Where frames held the ends of transitions too, the order counts
    /// for each controller, and for the two children and the completion of a transition that ended alone.
    private func differences(
        _ actual: [ModelEvent], _ expected: [ModelEvent], around ended: [ContainmentModel.Transition]
    ) -> [String] {
        func agrees(_ isPart: (ModelEvent) -> Bool) -> Bool { actual.filter(isPart) == expected.filter(isPart) }
        let isSame =
            if ended.isEmpty {
                actual == expected
            } else {
                Set((actual + expected).map(\.controller)).allSatisfy { id in agrees { $0.controller == id } }
                    && (ended.count > 1
                        || agrees {
                            [ended[0].old, ended[0].new].contains($0.controller)
                                || $0.kind == .completion(ended[0].number)
                        })
            }
        guard !isSame else { return [] }
        return ["the model expects \(expected)\n       the framework gave \(actual)"]
    }

    /// At idle everything lives that is held, and nothing else does.
    private func reasonsAboutLife() -> [String] {
        let (live, liveViews) = model.reachable()
        return model.controllers.keys.filter { !live.contains($0) }.sorted().map { "c\($0) leaks" }
            + model.views.keys.filter { !liveViews.contains($0) }.sorted().map { "v\($0) leaks" }
    }

    private func reasonsForLeaks() -> [String] {
        // Callbacks may have made more on the way out.
        world.emptySlots()
        // Windows on the screen are the application's, whoever has forgotten them.
        for window in UIApplication.shared.windows { window.isHidden = true }
        world.apply(.runUntilIdle)
        _ = world.collectDead()
        return world.controllers.keys.sorted().map { "c\($0) outlives everything" }
            + world.views.keys.sorted().map { "v\($0) outlives everything" }
    }
}

extension ContainmentOperation {
    /// Whether frames may pass in it.
    var passesTime: Bool {
        switch self {
        case .commit, .advance, .runUntilIdle: true
        default: false
        }
    }
}
