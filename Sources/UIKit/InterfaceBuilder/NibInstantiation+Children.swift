import Foundation

extension NibInstantiation {
    /// Makes the controllers that a container begins with, from the scenes that its relationships lead to (fact 9.29).
    ///
    /// They are with their container when they are woken, and before it.
    func attachChildren(of container: UIViewController, _ element: NibElement) {
        var children: [NibChild] = []
        for template in scene?.templates ?? [] where template.kind == .relationship {
            guard let relationship = template.element["relationship"],
                let controller = template.makeDestination(container, nil)
            else { continue }
            children.append(NibChild(relationship: relationship, controller: controller))
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
    ) -> [NibChild] {
        var children = element.list("viewControllers").compactMap { makeObject($0) as? UIViewController }
            .map { NibChild(relationship: "viewControllers", controller: $0) }
        if let root = element.child("rootViewController").flatMap({ makeObject($0) as? UIViewController }) {
            children.append(NibChild(relationship: "rootViewController", controller: root))
        }
        return children
    }

    private func attach(_ children: [NibChild], to container: UIViewController, _ element: NibElement) {
        guard !children.isEmpty, !container.takeNibChildren(children) else { return }
        DiagnosticsChannel.shared.report(
            limit: .unknownElement,
            "controllers of the relationship '\(children[0].relationship)' are not supported in a \(plainClassName(container))",
            file: document.file, line: element.line)
    }
}

extension UISplitViewController {
    func adoptNibChildren(_ children: [NibChild]) {
        guard style != .unspecified else {
            viewControllers = children.map(\.controller)
            return
        }
        let columns: [String: Column] = [
            "masterViewController": .primary, "primaryViewController": .primary,
            "supplementaryViewController": .supplementary, "detailViewController": .secondary,
            "secondaryViewController": .secondary, "compactViewController": .compact,
        ]
        for child in children {
            if let column = columns[child.relationship] { setColumn(child.controller, column) }
        }
    }
}
