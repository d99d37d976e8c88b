import Foundation

extension NibInstantiation {
    /// Makes the controllers that a container begins with, from the scenes that its relationships lead to (fact 9.29).
    ///
    /// They are with their container when they are woken, and before it.
    func attachChildren(of container: UIViewController, _ element: NibElement) {
        var children: [(relationship: String, controller: UIViewController)] = []
        for template in scene?.templates ?? [] where template.kind == .relationship {
            guard let relationship = template.element["relationship"],
                let controller = template.makeDestination(container, nil)
            else { continue }
            children.append((relationship, controller))
        }
        attach(children + nestedControllers(element), to: container, element)
    }

    /// Makes what lies inside a controller's element: its view, which is kept until it is asked for, and, in a container,
    /// the controllers that it begins with.
    func attachParts(of controller: UIViewController, _ element: NibElement) {
        controller.viewInNib = makeView(element.child("view"))
        attach(nestedControllers(element), to: controller, element)
    }

    /// In xibs, controllers lie inside their containers.
    private func nestedControllers(
        _ element: NibElement
    ) -> [(relationship: String, controller: UIViewController)] {
        var children = element.list("viewControllers").compactMap { makeObject($0) as? UIViewController }
            .map { (relationship: "viewControllers", controller: $0) }
        if let root = element.child("rootViewController").flatMap({ makeObject($0) as? UIViewController }) {
            children.append(("rootViewController", root))
        }
        return children
    }

    private func attach(
        _ children: [(relationship: String, controller: UIViewController)], to container: UIViewController,
        _ element: NibElement
    ) {
        guard !children.isEmpty else { return }
        switch container {
        case let navigation as UINavigationController:
            navigation.replaceStack(with: children.map(\.controller), animated: false)
        case let tabs as UITabBarController:
            tabs.isGivenTabs = true
            tabs.replaceTabs(by: children.map(\.controller), animated: false)
        case let split as UISplitViewController: attach(children, to: split)
        case let pages as UIPageViewController:
            pages.setPages(children.map(\.controller), .forward, animated: false, completion: nil)
        default:
            DiagnosticsChannel.shared.report(
                limit: .unknownElement,
                "controllers of the relationship '\(children[0].relationship)' are not supported in a \(plainClassName(container))",
                file: document.file, line: element.line)
        }
    }

    private func attach(
        _ children: [(relationship: String, controller: UIViewController)], to split: UISplitViewController
    ) {
        guard split.style != .unspecified else {
            split.viewControllers = children.map(\.controller)
            return
        }
        let columns: [String: UISplitViewController.Column] = [
            "masterViewController": .primary, "primaryViewController": .primary,
            "supplementaryViewController": .supplementary, "detailViewController": .secondary,
            "secondaryViewController": .secondary, "compactViewController": .compact,
        ]
        for (relationship, controller) in children {
            if let column = columns[relationship] { split.setColumn(controller, column) }
        }
    }
}
