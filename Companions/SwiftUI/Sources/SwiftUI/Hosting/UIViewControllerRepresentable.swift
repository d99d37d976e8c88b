/// A controller of UIKit's whose view is among those of SwiftUI.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that the controller talks to.
    associatedtype Coordinator = Void
    /// What is known when the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date, after it is made and whenever the surroundings change.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller leaves the tree.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that the controller talks to, before the controller.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    var __primitive: any PrimitiveView { RepresentedController(value: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// What a representable controller is told.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the controller talks to.
    public let coordinator: Representable.Coordinator
    /// How the change is shown.
    public var transaction: Transaction
    /// What surrounds the controller.
    public var environment: EnvironmentValues
}

struct RepresentedController<Value: UIViewControllerRepresentable>: PrimitiveView {
    let value: Value

    private final class Made {
        let controller: Value.UIViewControllerType
        let coordinator: Value.Coordinator
        init(_ controller: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
            (self.controller, self.coordinator) = (controller, coordinator)
        }
    }

    func update(_ node: Node) {
        var value = value
        node.properties.link(&value, to: node)
        func context(_ coordinator: Value.Coordinator) -> Value.Context {
            Value.Context(coordinator: coordinator, transaction: .current, environment: node.environment)
        }
        let made = node.kept("made") {
            let coordinator = value.makeCoordinator()
            let made = Made(value.makeUIViewController(context: context(coordinator)), coordinator)
            let controller = made.controller
            node.whenEnded {
                Value.dismantleUIViewController(controller, coordinator: made.coordinator)
                guard controller.parent != nil else { return }
                controller.willMove(toParent: nil)
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            return made
        }
        value.updateUIViewController(made.controller, context: context(made.coordinator))
        node.keep(made.controller as UIViewController, as: "controller")
    }

    func elements(_ node: Node) -> [Element] {
        let controller = node.kept("controller") { UIViewController() }
        let parent = node.environment.frame.page?.controller
        let element = node.kept("element") { ControllerElement(controller, in: parent) }
        return [element]
    }
}

/// The view of a controller that is a child of the page's.
final class ControllerElement: FillElement {
    private let controller: UIViewController
    private weak var parent: UIViewController?

    init(_ controller: UIViewController, in parent: UIViewController?) {
        (self.controller, self.parent) = (controller, parent)
        super.init(ControllerHolder())
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let preferred = controller.preferredContentSize
        return CGSize(
            width: proposal.width ?? (preferred.width > 0 ? preferred.width : 10),
            height: proposal.height ?? (preferred.height > 0 ? preferred.height : 10))
    }

    override func place(in rect: CGRect) {
        // A controller's view reaches under bars, as it does in UIKit's containers, and has insets of its own.
        super.place(in: Surface.reaching(.all, from: rect))
        (view as? ControllerHolder)?.show(controller, in: parent)
    }
}

/// The view that a controller's view fills.
final class ControllerHolder: HostingCanvas {
    func show(_ controller: UIViewController, in parent: UIViewController?) {
        if controller.view.superview !== self {
            if let parent, controller.parent !== parent { parent.addChild(controller) }
            controller.view.frame = bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(controller.view)
            if let parent { controller.didMove(toParent: parent) }
        }
        controller.view.frame = bounds
    }
}
