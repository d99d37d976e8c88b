import Foundation

/// What UIKit's controllers write to the archive of an app's state and read from it.
extension UIViewController {
    private enum Key { static let presented = "UIViewController.presented" }

    /// The storyboard, the presented controller, and the views' own states.
    func encodeOwnState(with coder: NSCoder) {
        if let storyboard {
            coder.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
        }
        // Containers answer for what is presented over their children, too; only one of them is asked.
        if let presented = presentation.live?.presented { coder.encode(presented, forKey: Key.presented) }
        guard let coder = coder as? RestorationCoder else { return }
        for view in restorableViews {
            guard let identifier = view.restorationIdentifier, coder.views[identifier] == nil else { continue }
            let part = coder.forView()
            view.encodeRestorableState(with: part)
            coder.views[identifier] = part.values
        }
    }

    func decodeOwnState(with coder: NSCoder) {
        guard let coder = coder as? RestorationCoder else { return }
        if let presented = coder.decodeObject(forKey: Key.presented) as? UIViewController {
            coder.onPresentation?(self, presented)
        }
        for view in restorableViews {
            guard let identifier = view.restorationIdentifier, let values = coder.views[identifier] else { continue }
            view.decodeRestorableState(with: coder.forView(values))
        }
    }

    /// Puts restored controllers in the place of those with their identifiers.
    func substituting(_ restored: [UIViewController], in current: [UIViewController]) -> [UIViewController] {
        var left = restored.filter { !current.holds($0) }
        return current.map { controller in
            guard let index = left.firstIndex(where: { $0.restorationIdentifier == controller.restorationIdentifier })
            else { return controller }
            return left.remove(at: index)
        }
    }
}

extension UINavigationController {
    private enum Key { static let stack = "UINavigationController.stack" }

    func encodeStack(with coder: NSCoder) {
        // What stands on a screen that is not preserved is not, either.
        coder.encode(Array(stack.prefix { RestorationPath($0) != nil }), forKey: Key.stack)
    }

    func decodeStack(with coder: NSCoder) {
        guard let restored = coder.decodeObject(forKey: Key.stack) as? [UIViewController], !restored.isEmpty,
            !restored.elementsEqual(stack, by: ===)
        else { return }
        setViewControllers(restored, animated: false)
    }
}

extension UITabBarController {
    private enum Key {
        static let tabs = "UITabBarController.tabs"
        static let selected = "UITabBarController.selected"
    }

    func encodeTabs(with coder: NSCoder) {
        coder.encode(tabControllers, forKey: Key.tabs)
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: Key.selected) }
    }

    func decodeTabs(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: Key.tabs) as? [UIViewController] ?? []
        let wanted = tabControllers.isEmpty ? restored : substituting(restored, in: tabControllers)
        if !wanted.elementsEqual(tabs, by: ===) { setViewControllers(wanted, animated: false) }
        guard coder.containsValue(forKey: Key.selected) else { return }
        let index = coder.decodeInteger(forKey: Key.selected)
        if tabControllers.indices.contains(index) { selectedIndex = index }
    }
}

extension UISplitViewController {
    private enum Key { static let controllers = "UISplitViewController.controllers" }

    func encodeControllers(with coder: NSCoder) { coder.encode(viewControllers, forKey: Key.controllers) }

    func decodeControllers(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: Key.controllers) as? [UIViewController] ?? []
        let current = viewControllers
        let wanted = current.isEmpty ? restored : substituting(restored, in: current)
        if !wanted.elementsEqual(current, by: ===) { viewControllers = wanted }
    }
}
