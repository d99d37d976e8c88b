import Foundation
import QuartzCore

extension UINavigationBar {
    /// An app must not change the items of a navigation controller's bar.
    func isRefusedByOwner(_ method: String) -> Bool {
        guard owner != nil else { return false }
        NSException.raise(
            .internalInconsistencyException,
            "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
        return true
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        if let delegate, !delegate.navigationBar(self, shouldPush: item) { return }
        change(to: stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last else { return nil }
        if let delegate, !delegate.navigationBar(self, shouldPop: item) { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    func replaceItems(by items: [UINavigationItem], animated: Bool) { change(to: items, animated: animated) }

    func backWasTapped() {
        if let owner { owner.backWasTapped() } else { _ = pop(animated: true) }
    }

    /// Changes the items, with an animation of the bar's own.
    private func change(to items: [UINavigationItem], animated: Bool) {
        let isPop = items.last.map { last in stack.contains { $0 === last } } ?? true
        guard animated, window != nil, let transition = beginTransition(to: items, isPush: !isPop) else {
            transition?.finish(completed: true)
            return adopt(items)
        }
        UIView.animate(withDuration: 0.35) {
            transition.run()
        } completion: { _ in
            transition.finish(completed: true)
        }
    }

    /// Takes the items over and shows the topmost.
    func adopt(_ items: [UINavigationItem]) {
        let old = stack
        stack = items
        for item in old where item.bar === self && !stack.contains(where: { $0 === item }) { item.bar = nil }
        for item in stack { item.bar = self }
        // Items have looks of their own, and titles large or not.
        looksDidChange()
    }

    /// Begins to show other items: what was on top moves out with the animation that `run()` is called in. Nil where the
    /// same item stays on top, which needs no animation.
    func beginTransition(to items: [UINavigationItem], isPush: Bool) -> NavigationBarTransition? {
        transition?.finish(completed: true)
        guard items.last !== stack.last, stack.last != nil, items.last != nil else { return nil }
        let transition = NavigationBarTransition(self, to: items, isPush: isPush)
        self.transition = transition
        transition.begin()
        return transition
    }

    /// An item in the stack says that it looks different now.
    func itemDidChange(_ item: UINavigationItem) {
        if item === topItem {
            looksDidChange()
            owner?.barDidChange()
        } else if item === backItem {
            showItems()
        }
    }

    func showItems() {
        content.show(topItem, back: backItem)
        setNeedsLayout()
    }

    /// Whether the bar shows the way back.
    var showsWayBack: Bool { !content.back.isHidden }

    // MARK: Large titles

    /// Whether the topmost item's title is large.
    var showsLargeTitle: Bool { isTitleLarge(of: stack) }

    /// The bar's height with other items, in points.
    func height(showing items: [UINavigationItem]) -> CGFloat {
        let search = items.last?.searchHeight(isFixed: true) ?? 0
        // A search alone keeps clear of a sheet's grabber.
        guard items.last?.isOnlySearch != true else {
            return search + (owner?.isAtTopOfSheet == true ? BarMetrics.sheetSearchGap : 0)
        }
        return rowHeight + (items.last?.prompt == nil ? 0 : BarMetrics.promptHeight)
            + flexibleHeight(showing: items) + search
    }

    /// The part of the bar's height that scrolling takes away, at present, in points.
    func flexibleHeight(showing items: [UINavigationItem]) -> CGFloat {
        flexibleRoom(showing: items) > 0 ? flexibleHeight : 0
    }

    /// The part of the bar's height that scrolling takes away, at its full height, in points.
    func flexibleRoom(showing items: [UINavigationItem]) -> CGFloat {
        guard items.last?.isOnlySearch != true else { return 0 }
        return (isTitleLarge(of: items) ? BarMetrics.largeTitleHeight : 0)
            + (items.last?.searchHeight(isFixed: false) ?? 0)
    }

    /// Shares the height out to the large title, which keeps it longer, and the search bar.
    func adoptFlexibleHeight() {
        let item = topItem
        let isLarge = showsLargeTitle
        let title = BarMetrics.largeTitleHeight
        var search: CGFloat = 0
        if item?.showsFixedSearchBar == true {
            search = item?.searchHeight(isFixed: true) ?? 0
        } else if item?.hidesSearchBarNow == true {
            search = min(max(0, flexibleHeight - (isLarge ? title : 0)), BarMetrics.searchHeight)
        }
        content.isOnlySearch = item?.isOnlySearch ?? false
        content.searchRoom = search
        content.isLargeTitleCollapsed = isLarge && flexibleHeight < BarMetrics.inlineTitleThreshold
    }

    private func isTitleLarge(of items: [UINavigationItem]) -> Bool {
        // Choice (5.28): there is no height for it on a phone that lies on its side.
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        guard let title = items.last?.title, !title.isEmpty else { return false }
        // Without a word of its own an item is like the one below.
        let word = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return word != .never
    }
}

extension UINavigationItem {
    /// Whether the search has the bar for itself.
    var isOnlySearch: Bool {
        searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }
    /// Whether the search bar goes with the content, now that no search is under way.
    var hidesSearchBarNow: Bool { searchController.map { hidesSearchBarWhenScrolling && !$0.isActive } ?? false }
    var showsFixedSearchBar: Bool { searchController != nil && !hidesSearchBarNow }

    /// The height of the search bar with its scopes in points, if it stays as it is asked for, or goes with the content.
    func searchHeight(isFixed: Bool) -> CGFloat {
        guard let bar = searchController?.searchBar, isFixed == showsFixedSearchBar else { return 0 }
        return BarMetrics.searchHeight + bar.heightOfAdditions
    }
}
