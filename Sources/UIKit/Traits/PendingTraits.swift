import Foundation
import QuartzCore

/// Views and scenes whose overrides changed, and who get their new traits before the next layout.
@MainActor final class PendingTraits: SessionPart {
    private struct Entry { weak var holder: (any TraitHolder)? }
    private var entries: [Entry] = []

    func add(_ holder: any TraitHolder) {
        entries.append(Entry(holder: holder))
        CATransaction.noteChange()
    }

    /// Gives all that wait their traits; what callbacks change waits for the next round.
    func flush() {
        guard !entries.isEmpty else { return }
        let waiting = entries
        entries = []
        update(waiting)
    }

    /// Gives a view, those around it and those below it their traits, if they wait for them.
    func flush(around view: UIView) {
        guard !entries.isEmpty else { return }
        var related: [Entry] = []
        var others: [Entry] = []
        for entry in entries {
            guard let holder = entry.holder else { continue }
            let waiting = holder as? UIView
            if holder === view.storedWindow?.windowScene || waiting?.isInside(view) == true
                || waiting.map({ view.isInside($0) }) == true
            {
                related.append(entry)
            } else {
                others.append(entry)
            }
        }
        entries = others
        update(related)
    }

    private func update(_ waiting: [Entry]) {
        var pass = TraitPass()
        for entry in waiting {
            guard let holder = entry.holder, holder.hearsOfTraits else { continue }
            pass.visit(around: holder)
        }
        pass.tell()
    }
}
