@_spi(Testing) @testable import UIKit

extension ScreenWorld {
    /// The framework's state in the model's terms.
    func asModel() -> ScreenModel {
        var model = ScreenModel()
        model.root = id(of: window?.rootViewController) ?? -1
        for (id, kind) in kinds {
            guard let controller = self[id] else { continue }
            var node = ScreenModel.Node(kind: kind)
            switch controller {
            case let navigation as UINavigationController:
                node.content = navigation.viewControllers.compactMap { self.id(of: $0) }
            case let tabs as UITabBarController:
                node.content = (tabs.viewControllers ?? []).compactMap { self.id(of: $0) }
                node.selected = node.content.indices.contains(tabs.selectedIndex) ? tabs.selectedIndex : nil
            case let pages as UIPageViewController:
                node.content = (pages.viewControllers ?? []).compactMap { self.id(of: $0) }
            case let split as UISplitViewController:
                node.content = inside(split).sorted()
            default: break
            }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                // A child of what is presented answers the same presenter.
                node.presented = self.id(of: presented)
            }
            node.style =
                ScreenOperation.Style.allCases.first { $0.uikit == controller.modalPresentationStyle } ?? .automatic
            if controller.presentation.style == .automatic { node.style = .automatic }
            node.definesContext = controller.definesPresentationContext
            model.nodes[id] = node
        }
        return model
    }

    /// All that a split controller has, in navigation controllers of its own too.
    private func inside(_ split: UISplitViewController) -> Set<Int> {
        var found: Set<Int> = []
        var open = split.children + split.columns.values + split.givenColumns.values
        while let next = open.popLast() {
            // What is in a container with a number is that container's.
            if let id = id(of: next) {
                found.insert(id)
                continue
            }
            open += next.children + [next.presentation.live?.presented].compactMap { $0 }
        }
        return found
    }
}
