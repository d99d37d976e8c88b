import Foundation

extension UISplitViewController {
    // MARK: Two controllers without columns that have names

    var shownControllers: [UIViewController] {
        if isCollapsed { return [collapse.shown].compactMap(\.self) }
        return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    func replaceControllers(by controllers: [UIViewController]) {
        guard style == .unspecified else {
            NSException.raise(
                .init("UIViewControllerHierarchyInconsistency"),
                "Setting viewControllers of a column style \(objectText(self)) is not supported: use setViewController(_:for:)."
            )
            return
        }
        if isCollapsed {
            // While one is shown, the first is the one.
            replaceShown(by: controllers.first)
            if controllers.count > 1 { columns[.secondary] = controllers[1] }
        } else {
            replace(.primary, by: controllers.first)
            replace(.secondary, by: controllers.count > 1 ? controllers[1] : nil)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Columns

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        guard style != .unspecified, column != .supplementary || style == .tripleColumn else {
            NSException.raise(
                .invalidArgumentException,
                "\(objectText(self)) has no column \(column): its style is \(style).")
            return
        }
        givenColumns[column] = controller
        let shell = controller.map { column == .compact ? $0 : self.shell(for: $0) }
        if isCollapsed {
            columns[column] = shell
            if column == .compact || collapse.shown == nil { replaceShown(by: collapsedController()) }
        } else if column == .compact {
            columns[column] = shell
        } else {
            replace(column, by: shell)
            updateModeButton()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// The navigation controller that shows a column's controller: its own, or one made for it.
    private func shell(for controller: UIViewController) -> UIViewController {
        if controller is UINavigationController { return controller }
        if let navigation = controller.navigationController { return navigation }
        return UINavigationController(rootViewController: controller)
    }

    /// Puts another controller into a column that is there.
    func replace(_ column: Column, by controller: UIViewController?) {
        let old = columns[column]
        guard old !== controller else { return }
        old.map(letGo)
        columns[column] = controller
        guard let controller else { return }
        join(controller, column)
    }

    /// Makes a controller a child.
    func join(_ controller: UIViewController, _ column: Column) {
        guard controller.links.parent !== self else { return overrideSizeClass(of: controller, in: column) }
        addManaged(controller)
        overrideSizeClass(of: controller, in: column)
        controller.sendDidMove(to: self)
    }

    /// Lists are narrow whatever the split view controller's own size is.
    private func overrideSizeClass(of controller: UIViewController, in column: Column) {
        let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
        overrideTraits(isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, for: controller)
    }

    /// Ends a controller's being a child, and takes its view out.
    func letGo(_ controller: UIViewController) {
        guard controller.links.parent === self else { return }
        controller.sendWillMove(to: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.unlinkFromParent()
    }

    private func replaceShown(by controller: UIViewController?) {
        guard controller !== collapse.shown else { return }
        collapse.shown.map(letGo)
        collapse.shown = controller
        if let controller { join(controller, .compact) }
    }

    // MARK: Showing

    func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        changeMode(to: arrangement.showing(column, from: displayMode), animated: true)
    }

    func hideColumn(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        changeMode(to: arrangement.hiding(column, from: displayMode), animated: true)
    }

    func showController(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if isCollapsed { return push(controller) }
        if style == .unspecified { replace(.primary, by: controller) } else { setColumn(controller, .primary) }
        viewIfLoaded?.setNeedsLayout()
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if isCollapsed {
            if style != .unspecified { givenColumns[.secondary] = controller }
            return push(controller)
        }
        if style == .unspecified {
            replace(.secondary, by: controller)
            viewIfLoaded?.setNeedsLayout()
            return
        }
        setColumn(controller, .secondary)
        if displayMode.isOver { changeMode(to: .secondaryOnly, animated: true) }
    }

    /// Shows a controller on top of the only one on show, or over it where that is no navigation controller.
    private func push(_ controller: UIViewController) {
        guard let navigation = collapse.shown as? UINavigationController else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        collapse.push(controller, onto: navigation, as: .secondary, animated: UIView.areAnimationsEnabled)
    }

    // MARK: The button in the bar

    /// Puts the button into the bar of the first column on show, with column style; without, apps put it where they like.
    func updateModeButton() {
        displayModeButtonItem.accessibilityLabel = displayMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
        let isShown = style != .unspecified && !isCollapsed && displayModeButtonVisibility != .never
        let first = arrangement.places(in: displayMode).first.flatMap { columns[$0.column] as? UINavigationController }
        let item = isShown ? first?.viewControllers.first?.navigationItem : nil
        guard item !== panes.buttonHolder else { return }
        panes.buttonHolder?.systemLeadingItem = nil
        panes.buttonHolder = item
        item?.systemLeadingItem = displayModeButtonItem
    }
}
