import DisplayProtocol
import Foundation
import QuartzCore

/// Describes what is on the screen, for flows, the inspector and people.
@MainActor package enum TreeBuilder {
    static func json(_ tree: Tree) -> String {
        do {
            return try tree.json()
        } catch {
            DiagnosticsChannel.shared.report(limit: .tree, "What is on the screen cannot be described: \(error)")
            return ""
        }
    }

    /// - Parameter details: Whether views and controllers tell what only an inspector wants to know.
    package static func tree(details: Bool = false) -> Tree {
        // Constraints name views further down, which have their numbers in the order of drawing.
        for view in views() { _ = InspectionNumbers.number(of: view) }
        return Tree(
            time: CACurrentMediaTime(),
            windows: windows.map { window in
                Tree.Window(
                    isKey: window.isKeyWindow, view: view(window, details),
                    rootViewController: window.rootViewController.map { controller($0, details) })
            })
    }

    /// The views of the tree, back to front, each before those in it.
    package static func views() -> [UIView] {
        var all: [UIView] = []
        func add(_ view: UIView) {
            all.append(view)
            for subview in view.subviews { add(subview) }
        }
        for window in windows { add(window) }
        return all
    }

    /// The view with a number of the tree, if it is still there.
    package static func view(numbered id: Int) -> UIView? { views().first { InspectionNumbers.number(of: $0) == id } }

    package static func number(of view: UIView) -> Int { InspectionNumbers.number(of: view) }

    private static var windows: [UIWindow] { UIApplication.shared.allWindows.filter { !$0.isHidden } }

    private static func controller(_ controller: UIViewController, _ details: Bool) -> Tree.Controller {
        var node = Tree.Controller(
            class: plainClassName(controller), id: controller.traceIdentifier, title: controller.title,
            state: controller.appearance.state.rawValue,
            view: controller.viewIfLoaded.flatMap { view in
                view.window.flatMap { $0.isHidden ? nil : InspectionNumbers.number(of: view) }
            },
            children: controller.children.map { self.controller($0, details) })
        // A child of the presenter answers with the same controller.
        if let presented = controller.presentation.live?.presented {
            node.presented = [self.controller(presented, details)]
        }
        if details { node.details = self.details(of: controller) }
        return node
    }

    private static func view(_ view: UIView, _ details: Bool) -> Tree.View {
        var node = node(of: view, id: InspectionNumbers.number(of: view))
        let constraints = view.constraints
        if !constraints.isEmpty { node.constraints = constraints.map(self.constraint) }
        if details { node.details = self.details(of: view) }
        node.subviews = view.subviews.map { self.view($0, details) }
        return node
    }

    /// A view without its subviews.
    package static func node(of view: UIView, id: Int = 0) -> Tree.View {
        var node = Tree.View(
            class: plainClassName(view), id: id, frame: view.frame,
            windowFrame: view.convert(view.bounds, to: nil))
        node.isHidden = view.isHidden
        node.alpha = Double(view.alpha)
        node.clipsToBounds = view.clipsToBounds
        node.hasOpaqueBackground = view.hidesWhatIsBehind
        if view.takesTaps { node.takesTaps = true }
        node.isUserInteractionEnabled = view.isUserInteractionEnabled
        GivenAccessibility.alone {
            var description = ViewDescription(
                accessibilityLabel: view.accessibilityLabel, accessibilityIdentifier: view.accessibilityIdentifier)
            view.describe(&description)
            node.text = description.text
            node.placeholder = description.placeholder
            node.states = description.states
            node.accessibilityLabel = description.accessibilityLabel
            node.accessibilityIdentifier = description.accessibilityIdentifier
        }
        // What is found by its picture alone is called as it is spoken.
        if node.accessibilityLabel == nil { node.accessibilityLabel = view.pictureName }
        return node
    }
}
