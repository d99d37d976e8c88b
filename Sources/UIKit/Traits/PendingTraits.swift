import Foundation
import QuartzCore

/// Views and scenes whose overrides changed, and who get their new traits before the next layout.
@MainActor enum PendingTraits {
    private struct Entry { weak var holder: (any TraitHolder)? }
    private static var entries: [Entry] = []

    static func add(_ holder: any TraitHolder) {
        entries.append(Entry(holder: holder))
        CATransaction.noteChange()
    }

    /// Gives all that wait their traits; what callbacks change waits for the next round.
    static func flush() {
        guard !entries.isEmpty else { return }
        let waiting = entries
        entries = []
        update(waiting)
    }

    /// Gives a view, those around it and those below it their traits, if they wait for them.
    static func flush(around view: UIView) {
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

    static func reset() { entries = [] }

    private static func update(_ waiting: [Entry]) {
        var pass = TraitPass()
        for entry in waiting {
            guard let holder = entry.holder, holder.hearsOfTraits else { continue }
            pass.visit(around: holder)
        }
        pass.tell()
    }
}
