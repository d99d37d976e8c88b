import Foundation

/// The state of a button's open menu.
@MainActor final class ButtonMenuState {
    weak var presentation: MenuPresentation?
    var holdCall: Int?
}

extension UIButton {
    /// The time that a finger rests on a button until its menu opens, in seconds.
    private static let holdTime = 0.5

    func menuDidChange() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        if menu.selectedElements.isEmpty { firstAction(of: menu)?.state = .on }
        showSelectedAction()
    }

    private func firstAction(of menu: UIMenu) -> UIAction? {
        for child in menu.children {
            if let action = child as? UIAction { return action }
            if let inner = child as? UIMenu, let action = firstAction(of: inner) { return action }
        }
        return nil
    }

    private func showSelectedAction() {
        guard let action = menu?.selectedElements.first as? UIAction else { return }
        if configuration != nil {
            configuration?.title = action.title
            configuration?.image = action.image
        } else {
            setTitle(action.title, for: .normal)
            setImage(action.image, for: .normal)
        }
    }

    /// A finger came down: opens the menu, or waits whether it rests. Returns whether the menu is open.
    func beginMenu() -> Bool {
        guard menu != nil else { return false }
        if showsMenuAsPrimaryAction {
            openMenu()
            return true
        }
        menuState.holdCall = DueCalls.shared.schedule(after: Self.holdTime) { [weak self] in
            guard let self, isTracking else { return }
            openMenu()
            // The press opened the menu and is no tap any more.
            trackCancelled(nil)
        }
        return false
    }

    func endMenuWait() {
        DueCalls.shared.cancel(menuState.holdCall)
        menuState.holdCall = nil
    }

    private func openMenu() {
        guard let menu else { return }
        // A button whose title is that of the menu has one action on at a time.
        let shown =
            changesSelectionAsPrimaryAction
            ? UIMenu(
                title: menu.title, image: menu.image, options: menu.options.union(.singleSelection),
                children: menu.children) : menu
        sendActions(for: .menuActionTriggered)
        menuState.presentation = MenuPresentation.present(shown, from: self) { [weak self] in
            guard let self else { return }
            menuState.presentation = nil
            // The action that was chosen is on by now.
            if changesSelectionAsPrimaryAction { showSelectedAction() }
        }
    }
}
