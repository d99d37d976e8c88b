import ConstraintSolver
import Foundation

/// The app's constraints in the solver, and what becomes of those that contradict each other.
extension LayoutEngine {
    func install(_ constraint: NSLayoutConstraint) {
        guard entries[ObjectIdentifier(constraint)] == nil, let entry = makeEntry(constraint) else { return }
        entries[ObjectIdentifier(constraint)] = entry
        for item in entry.items { item.entries[ObjectIdentifier(entry)] = entry }
        add(entry)
    }

    private func add(_ entry: LayoutEntry) {
        // Choice (12.10, 16.15): the constraint whose addition makes the set unsatisfiable is the one that breaks.
        do {
            try solver.add(entry.solved)
        } catch {
            markBroken(entry, by: error)
        }
    }

    private func markBroken(_ entry: LayoutEntry, by conflict: UnsatisfiableConstraints) {
        if entry.solved.isInstalled { solver.remove(entry.solved) }
        entry.conflict = conflict
        broken.append(entry)
    }

    func remove(_ entry: LayoutEntry) {
        if entry.solved.isInstalled { solver.remove(entry.solved) }
        if entry.conflict != nil { broken.removeAll { $0 === entry } }
        for item in entry.items { item.entries[ObjectIdentifier(entry)] = nil }
        entries[ObjectIdentifier(entry.constraint)] = nil
        shouldRetryBroken = true
    }

    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)] else { return }
        let constant = entry.base - Double(constraint.constant)
        shouldRetryBroken = true
        if entry.conflict != nil {
            entry.solved = withConstant(constant, entry)
            return
        }
        do {
            try solver.setConstant(of: entry.solved, to: constant)
        } catch {
            markBroken(entry, by: error)
            entry.solved = withConstant(constant, entry)
        }
    }

    private func withConstant(_ constant: Double, _ entry: LayoutEntry) -> Constraint {
        var expression = entry.solved.expression
        expression.constant = constant
        return Constraint(expression, entry.solved.relation, priority: entry.solved.priority, owner: entry)
    }

    /// Makes a change that must succeed, breaking the app's constraints that are against it, the newest first.
    func insist(_ change: () throws(UnsatisfiableConstraints) -> Void) {
        while true {
            do {
                try change()
                return
            } catch {
                let opponents = error.constraints.compactMap { $0.owner as? LayoutEntry }
                guard let newest = opponents.last(where: { $0.solved.isInstalled }) else { return }
                markBroken(newest, by: error)
            }
        }
    }

    /// Lets constraints in again that no longer contradict the others.
    func retryBroken() {
        guard shouldRetryBroken else { return }
        shouldRetryBroken = false
        var remaining: [LayoutEntry] = []
        for entry in broken.sorted(by: { $0.constraint.sequence < $1.constraint.sequence }) {
            do {
                try solver.add(entry.solved)
                entry.conflict = nil
                entry.isReported = false
            } catch {
                entry.conflict = error
                remaining.append(entry)
            }
        }
        broken = remaining
    }

    // MARK: Reports

    /// Tells of constraints that had to be broken (fact 12.09). Called when layout has settled: on the way there, sizes
    /// that are still to come may contradict constraints for a moment.
    func reportBroken() {
        for entry in broken where !entry.isReported {
            guard let conflict = entry.conflict else { continue }
            entry.isReported = true
            let list = conflict.constraints.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
            DiagnosticsChannel.shared.report(
                "layout.unsatisfiable-constraints",
                """
                Unable to simultaneously satisfy constraints.
                (
                \(list)
                )

                Will attempt to recover by breaking constraint
                \(entry.constraint)

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                """,
                objects: [entry.constraint.firstItem, entry.constraint.secondItem].compactMap { $0 },
                advice: "Remove one of the constraints or give it a priority below 1000.")
        }
    }

    private func text(of constraint: Constraint) -> String {
        if let entry = constraint.owner as? LayoutEntry { return entry.constraint.description }
        guard let item = constraint.owner as? LayoutItem,
            let index = item.firm.firstIndex(where: { $0 === constraint })
        else { return "<NSLayoutConstraint>" }
        return firmText(item, index)
    }

    /// `<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 100   (active)>`
    private func firmText(_ item: LayoutItem, _ index: Int) -> String {
        let place = addressText(item.firm[index])
        let constant = layoutNumber(CGFloat(0 - item.firm[index].expression.constant))
        switch item.role {
        case .frame:
            let mask = item.owner.autoresizingMask
            func flag(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
            let defaults = mask.isEmpty
            let h =
                defaults ? "--&" : flag(.flexibleLeftMargin) + flag(.flexibleWidth) + flag(.flexibleRightMargin)
            let v =
                defaults ? "--&" : flag(.flexibleTopMargin) + flag(.flexibleHeight) + flag(.flexibleBottomMargin)
            let attribute = ["minX", "minY", "width", "height"][index]
            return
                "<NSAutoresizingMaskLayoutConstraint:\(place) h=\(h) v=\(v) \(layoutItemText(item.owner)).\(attribute) == \(constant)   (active)>"
        case .root:
            let attribute = ["width", "height"][index]
            return "<NSLayoutConstraint:\(place) \(layoutItemText(item.owner)).\(attribute) == \(constant)   (active)>"
        case .rule, .placed, .measured:
            return
                "<NSLayoutConstraint:\(place) \(layoutItemText(item.guide)) in \(layoutItemText(item.owner))   (active)>"
        }
    }
}
