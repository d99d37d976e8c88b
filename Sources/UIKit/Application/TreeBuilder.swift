import DisplayProtocol
import Foundation
import QuartzCore

/// Describes what is on the screen, for flows, the inspector and people.
@MainActor package enum TreeBuilder {
    static func json() -> String {
        do {
            return try tree().json()
        } catch {
            DiagnosticsChannel.shared.report(limit: .tree, "What is on the screen cannot be described: \(error)")
            return ""
        }
    }

    package static func tree() -> Tree {
        var numbers: [ObjectIdentifier: Int] = [:]
        return Tree(time: CACurrentMediaTime(), windows: windows.map { window($0, &numbers) })
    }

    /// The views of the tree, in the order of their numbers.
    package static func views() -> [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return windows.flatMap(all)
    }

    private static var windows: [UIWindow] { UIApplication.shared.allWindows.filter { !$0.isHidden } }

    private static func window(_ window: UIWindow, _ numbers: inout [ObjectIdentifier: Int]) -> Tree.Window {
        let view = view(window, &numbers)
        return Tree.Window(
            isKey: window.isKeyWindow, view: view,
            rootViewController: window.rootViewController.map { controller($0, numbers) })
    }

    private static func controller(
        _ controller: UIViewController, _ numbers: [ObjectIdentifier: Int]
    ) -> Tree.Controller {
        Tree.Controller(
            class: plainClassName(controller), id: controller.traceIdentifier, title: controller.title,
            state: controller.appearance.state.rawValue,
            view: controller.viewIfLoaded.flatMap { numbers[ObjectIdentifier($0)] },
            children: controller.children.map { self.controller($0, numbers) })
    }

    private static func view(_ view: UIView, _ numbers: inout [ObjectIdentifier: Int]) -> Tree.View {
        let id = numbers.count + 1
        numbers[ObjectIdentifier(view)] = id
        var node = node(of: view, id: id)
        node.subviews = view.subviews.map { self.view($0, &numbers) }
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
        node.hasOpaqueBackground = (view.layer.backgroundColor?.alpha ?? 0) >= 1
        node.isUserInteractionEnabled = view.isUserInteractionEnabled
        node.accessibilityLabel = view.accessibilityLabel
        node.accessibilityIdentifier = view.accessibilityIdentifier
        view.describe(&node)
        return node
    }
}
