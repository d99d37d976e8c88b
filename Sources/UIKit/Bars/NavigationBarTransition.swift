import Foundation
import QuartzCore

/// One item of a bar giving way to another: a title becomes the way back to it, or comes out of it.
@MainActor final class NavigationBarTransition {
    private unowned let bar: UINavigationBar
    private let old: NavigationBarContent
    private let new = NavigationBarContent(frame: .zero)
    private let oldItems: [UINavigationItem]
    private let newItems: [UINavigationItem]
    private let isPush: Bool
    private let oldLooks: BarBackgroundLooks?
    private var isFinished = false

    var contents: [NavigationBarContent] { [old, new] }

    init(_ bar: UINavigationBar, to items: [UINavigationItem], isPush: Bool) {
        self.bar = bar
        self.isPush = isPush
        old = bar.content
        oldItems = bar.stack
        newItems = items
        oldLooks = bar.background.looks
    }

    /// Puts the new content in place, where it begins.
    func begin() {
        UIView.performWithoutAnimation {
            bar.layoutIfNeeded()
            bar.content = new
            bar.add(new)
            new.frame = old.frame
            new.rowHeight = old.rowHeight
            bar.adopt(newItems)
            if let oldLooks { bar.background.show(oldLooks) }
            new.layoutIfNeeded()
            let (upper, lower) = isPush ? (new, old) : (old, new)
            if isPush { upper.move(.above, with: lower) } else { lower.move(.below, with: upper) }
        }
    }

    /// Moves both to where they end; called in an animation.
    func run() {
        let (upper, lower) = isPush ? (new, old) : (old, new)
        if isPush {
            upper.move(.atRest, with: lower)
            lower.move(.below, with: upper)
        } else {
            upper.move(.above, with: lower)
            lower.move(.atRest, with: upper)
        }
        bar.looksDidChange()
    }

    func finish(completed: Bool) {
        guard !isFinished else { return }
        isFinished = true
        let (staying, going) = completed ? (new, old) : (old, new)
        bar.transition = nil
        bar.content = staying
        UIView.performWithoutAnimation {
            going.removeFromSuperview()
            going.giveUpViews()
            staying.move(.atRest, with: going)
            if !completed { bar.adopt(oldItems) } else { bar.looksDidChange() }
        }
    }
}
