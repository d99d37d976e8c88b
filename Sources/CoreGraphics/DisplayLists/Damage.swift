import Foundation

/// Where pixels have to be drawn again: a few rectangles that do not overlap.
package struct Damage: Sendable, Equatable {
    /// More rectangles cost more than the pixels between them.
    private static let limit = 6

    package private(set) var rects: [PixelRect] = []

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    package mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var added = rect
        // What the union touches has to join it, which may make it touch more.
        while let index = rects.firstIndex(where: { !$0.intersection(added).isEmpty }) {
            if rects[index].contains(added) { return }
            added = added.union(rects.remove(at: index))
        }
        rects.append(added)
        if rects.count > Self.limit { mergeNearest() }
    }

    package mutating func clip(to area: PixelRect) {
        rects = rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    private mutating func mergeNearest() {
        var best = (one: 0, two: 1, waste: Int.max)
        for one in rects.indices {
            for two in rects.indices where two > one {
                let waste = rects[one].union(rects[two]).area - rects[one].area - rects[two].area
                if waste < best.waste { best = (one, two, waste) }
            }
        }
        let two = rects.remove(at: best.two)
        let one = rects.remove(at: best.one)
        add(one.union(two))
    }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}

extension DisplayList {
    /// The pixels that may differ after `old` became this list, in the list's space, which is that of pixels.
    ///
    /// Looks into tiles and groups that stayed where they are.
    package func changes(since old: DisplayList) -> Damage {
        var damage = Damage()
        collectChanges(since: old, .identity, within: .infinite, &damage)
        spread(&damage)
        return damage
    }

    private func collectChanges(
        since old: DisplayList, _ base: CGAffineTransform, within limit: CGRect, _ damage: inout Damage
    ) {
        var (before, after) = (old.commands[...], commands[...])
        while let one = before.first, let two = after.first, one == two {
            before.removeFirst()
            after.removeFirst()
        }
        while let one = before.last, let two = after.last, one == two {
            before.removeLast()
            after.removeLast()
        }
        func add(_ command: DisplayCommand) {
            let area = command.bounds.applying(base).intersection(limit)
            // Antialiasing reaches a pixel further.
            if !area.isNull { damage.add(PixelRect(area).outset(by: 1)) }
        }
        guard before.count == after.count else {
            before.forEach(add)
            after.forEach(add)
            return
        }
        for (one, two) in zip(before, after) where one != two {
            if let (outer, inner) = two.changedPart(since: one) {
                let area = two.clip.map { $0.bounds.applying(base).insetBy(dx: -1, dy: -1).intersection(limit) }
                inner.new.collectChanges(
                    since: inner.old, outer.concatenating(base), within: area ?? limit, &damage)
            } else {
                add(one)
                add(two)
            }
        }
    }
}

extension DisplayCommand {
    /// The lists inside two commands that differ in nothing else, and where their space is in the commands' list's.
    fileprivate func changedPart(
        since old: DisplayCommand
    ) -> (CGAffineTransform, (old: DisplayList, new: DisplayList))? {
        guard alpha == old.alpha, blendMode == old.blendMode, clip == old.clip, shadow == nil, old.shadow == nil else {
            return nil
        }
        switch (old.operation, operation) {
        case (.tile(let one), .tile(let two)) where transform == old.transform && alpha == 1 && blendMode == .normal:
            return (transform, (one.list, two.list))
        // A group's picture ends where its content does, and a clip is rounded where the picture ends.
        case (.group(let one), .group(let two)) where clip == nil || bounds == old.bounds:
            return (.identity, (one, two))
        default: return nil
        }
    }
}
