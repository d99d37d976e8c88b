import Foundation

/// The columns that a split view controller remembers while there is room for one.
///
/// An object: stacks are joined while the app hears of it, and may ask the split view controller.
@MainActor final class SplitCollapse {
    /// A navigation controller whose stack was moved onto another, to be given back.
    struct Shell {
        var navigation: UINavigationController
        var contents: [UIViewController]
    }

    var isCollapsed = false
    /// The controller on show.
    var shown: UIViewController?
    private var shells: [UISplitViewController.Column: Shell] = [:]

    /// Shows a controller on top of a stack. A navigation controller gives its own stack for that, and gets it back when
    /// columns come apart.
    // Choice (5.47): the stacks are joined, so that there is one navigation controller on show and no stack in a stack.
    func push(
        _ controller: UIViewController, onto navigation: UINavigationController,
        as column: UISplitViewController.Column,
        animated: Bool
    ) {
        guard let shell = controller as? UINavigationController else {
            if controller.links.parent === navigation { return }
            return navigation.setViewControllers(navigation.viewControllers + [controller], animated: animated)
        }
        let contents = shell.viewControllers.isEmpty ? shells[column]?.contents ?? [] : shell.viewControllers
        guard let first = contents.first, !navigation.viewControllers.contains(where: { $0 === first }) else { return }
        shells[column] = Shell(navigation: shell, contents: contents)
        _ = shell.handOver(from: 0)
        navigation.setViewControllers(navigation.viewControllers + contents, animated: animated)
    }

    /// Gives a column's navigation controller its stack back, with what was pushed on top since.
    ///
    /// - Returns: That navigation controller; nil if no stack of the column's was joined.
    func takeApart(
        _ column: UISplitViewController.Column, from navigation: UINavigationController
    ) -> UINavigationController? {
        guard let shell = shells.removeValue(forKey: column) else { return nil }
        var contents = shell.contents
        let stack = navigation.viewControllers
        if let first = contents.first, let index = stack.firstIndex(where: { $0 === first }), index > 0 {
            contents = navigation.handOver(from: index)
        }
        shell.navigation.setViewControllers(contents, animated: false)
        return shell.navigation
    }

    /// Whether controllers of a column's are in a stack.
    func isShowing(_ column: UISplitViewController.Column, in navigation: UINavigationController) -> Bool {
        guard let first = shells[column]?.contents.first else { return false }
        return navigation.viewControllers.contains { $0 === first }
    }

    /// The first controller of a column's in the stack that it was joined to.
    func first(of column: UISplitViewController.Column) -> UIViewController? { shells[column]?.contents.first }
}

extension UISplitViewController {
    /// Before the first appearance: all columns are there, and there may be no room for them (fact 5.46).
    func joinWindow() {
        guard !hasJoinedWindow else { return }
        hasJoinedWindow = true
        collapseOrExpand(for: traitCollection)
        layOutPanes()
    }

    func collapseOrExpand(for traits: UITraitCollection) {
        guard hasJoinedWindow else { return }
        let isNarrow = traits.horizontalSizeClass == .compact
        guard isNarrow != isCollapsed else { return }
        if isNarrow { collapseColumns() } else { expandColumns() }
        // There are no columns to show or hide where all is in one.
        displayModeButtonItem.isWithheld = isNarrow
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
        viewIfLoaded?.setNeedsLayout()
    }

    private func collapseColumns() {
        if style == .unspecified { collapseTwo() } else { collapseNamed() }
        if let shown = collapse.shown { overrideTraits(nil, for: shown) }
        removePanes(except: [])
        panes.dimming?.removeFromSuperview()
        for line in panes.lines.values { line.removeFromSuperview() }
        layOutPanes()
        if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    }

    private func expandColumns() {
        // Stacks can only be taken apart where they are not on view.
        removePanes(except: [])
        if style == .unspecified { expandTwo() } else { expandNamed() }
        layOutPanes()
        if style != .unspecified { delegate?.splitViewControllerDidExpand(self) }
    }

    // MARK: Without column style (facts 5.47, 5.48)

    private func collapseTwo() {
        let secondary = columns[.secondary]
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] ?? secondary
        else {
            collapse.isCollapsed = true
            return
        }
        if let secondary, secondary !== primary {
            let isDone =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            letGo(secondary)
            if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
        }
        if let old = columns[.primary], old !== primary { letGo(old) }
        columns = [.primary: primary]
        (collapse.isCollapsed, collapse.shown) = (true, primary)
        join(primary, .compact)
    }

    private func expandTwo() {
        guard let shown = collapse.shown else {
            collapse.isCollapsed = false
            return
        }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self) ?? columns[.secondary]
        if primary !== shown { letGo(shown) }
        (collapse.isCollapsed, collapse.shown) = (false, nil)
        columns = [.primary: primary]
        join(primary, .primary)
        replace(.secondary, by: secondary)
    }

    // MARK: With column style (fact 5.49)

    /// The controller on show when there is room for one column.
    func collapsedController() -> UIViewController? {
        columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
    }

    private func collapseNamed() {
        // Choice (5.49): the secondary column is proposed, unless there is a compact one.
        let proposed: Column = columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        for column in [Column.primary, .supplementary, .secondary] { columns[column].map(letGo) }
        (collapse.isCollapsed, collapse.shown) = (true, collapsedController())
        updateModeButton()
        guard let shown = collapse.shown else { return }
        join(shown, .compact)
        if columns[.compact] == nil { joinStacks(upTo: top, animated: false) }
    }

    /// Joins the stacks of the columns up to one, which is then on top.
    private func joinStacks(upTo top: Column, animated: Bool) {
        guard let navigation = collapse.shown as? UINavigationController else { return }
        var joined: [UIViewController] = []
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            if let controller = columns[column], controller !== navigation { joined.append(controller) }
        }
        for (index, controller) in joined.enumerated() {
            let column: Column = controller === columns[.supplementary] ? .supplementary : .secondary
            collapse.push(controller, onto: navigation, as: column, animated: animated && index == joined.count - 1)
        }
    }

    private func expandNamed() {
        let shown = collapse.shown
        if let navigation = shown as? UINavigationController, columns[.compact] == nil {
            for column in [Column.secondary, .supplementary] {
                if let shell = collapse.takeApart(column, from: navigation) { columns[column] = shell }
            }
        } else {
            shown.map(letGo)
        }
        (collapse.isCollapsed, collapse.shown) = (false, nil)
        let proposed = arrangement.initialMode
        let wanted =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        mode = arrangement.mode(nearest: wanted)
        isModeChosen = wanted != proposed
        for column in [Column.primary, .supplementary, .secondary] { columns[column].map { join($0, column) } }
        updateModeButton()
    }

    func showCollapsed(_ column: Column) {
        guard let navigation = collapse.shown as? UINavigationController, columns[.compact] == nil else { return }
        switch column {
        case .primary: navigation.popToRootViewController(animated: UIView.areAnimationsEnabled)
        case .supplementary where collapse.isShowing(.secondary, in: navigation):
            hideCollapsed(.secondary)
        default: joinStacks(upTo: column, animated: UIView.areAnimationsEnabled)
        }
    }

    func hideCollapsed(_ column: Column) {
        guard let navigation = collapse.shown as? UINavigationController, let first = collapse.first(of: column),
            let index = navigation.viewControllers.firstIndex(where: { $0 === first }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    }
}

extension UINavigationController {
    /// Shows a split view controller's secondary column on top of the stack (fact 5.47).
    func joinSecondary(_ secondary: UIViewController, of split: UISplitViewController) {
        split.collapse.push(secondary, onto: self, as: .secondary, animated: false)
    }

    /// Takes the secondary column out of the stack: the one that was joined, or what is on top (fact 5.48).
    func separateSecondary(of split: UISplitViewController) -> UIViewController? {
        if let shell = split.collapse.takeApart(.secondary, from: self) { return shell }
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        setViewControllers(Array(viewControllers.dropLast()), animated: false)
        return top
    }
}
