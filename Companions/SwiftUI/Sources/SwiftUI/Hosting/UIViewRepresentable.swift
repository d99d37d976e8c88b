/// A view of UIKit's among those of SwiftUI.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that the view talks to.
    associatedtype Coordinator = Void
    /// What is known when the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date, after it is made and whenever the surroundings change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view leaves the tree.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that the view talks to, before the view.
    func makeCoordinator() -> Coordinator
    /// The size of the view for an offered one, in points; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// What a representable view is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the view talks to.
    public let coordinator: Representable.Coordinator
    /// How the change is shown.
    public var transaction: Transaction
    /// What surrounds the view.
    public var environment: EnvironmentValues
}

/// The size that a view is offered, in points; nil asks for the size that it likes best.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?
    /// Makes an offer.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Makes an offer of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    /// No room.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The size that the view likes best.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// All the room that there could be.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The offer with nil replaced.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

// A type of the app's conforms to no protocol of the framework's own: this view stands for its one.
extension UIViewRepresentable {
    var __primitive: any PrimitiveView { RepresentedView(value: self) }
}

struct RepresentedView<Value: UIViewRepresentable>: PrimitiveView {
    let value: Value

    private final class Made {
        let view: Value.UIViewType
        let coordinator: Value.Coordinator
        init(_ view: Value.UIViewType, _ coordinator: Value.Coordinator) {
            (self.view, self.coordinator) = (view, coordinator)
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
            let made = Made(value.makeUIView(context: context(coordinator)), coordinator)
            node.whenEnded { Value.dismantleUIView(made.view, coordinator: made.coordinator) }
            return made
        }
        value.updateUIView(made.view, context: context(made.coordinator))
        node.keep(
            { (proposal: Proposal) -> CGSize? in
                value.sizeThatFits(
                    ProposedViewSize(width: proposal.width, height: proposal.height), uiView: made.view,
                    context: context(made.coordinator))
            } as (Proposal) -> CGSize?, as: "size")
        node.keep(made.view, as: "view")
    }

    func elements(_ node: Node) -> [Element] {
        let made = node.kept("view") { UIView() }
        let element = node.kept("element") { RepresentedElement(made) }
        element.sizing = node.kept("size") { { (_: Proposal) -> CGSize? in nil } as (Proposal) -> CGSize? }
        return [element]
    }
}

/// A view of the app's own.
final class RepresentedElement: ViewElement {
    var sizing: ((Proposal) -> CGSize?)?

    override func measure(_ proposal: Proposal) -> CGSize {
        if let size = sizing?(proposal) { return size }
        var size = view.intrinsicContentSize
        if size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric {
            // Constraints inside say a size, where there are any; a view without takes what it is offered.
            let fitting = hasConstraints ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : .zero
            if fitting.width > 0 { size.width = fitting.width }
            if fitting.height > 0 { size.height = fitting.height }
        }
        return CGSize(
            width: length(size.width, offered: proposal.width, .horizontal),
            height: length(size.height, offered: proposal.height, .vertical))
    }

    private var hasConstraints: Bool { !view.constraints.isEmpty }

    /// A length between the least and the greatest that the priorities allow.
    private func length(_ own: CGFloat, offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != UIView.noIntrinsicMetric else { return offered ?? 10 }
        guard let offered else { return own }
        if offered > own {
            return view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
                ? own : offered
        }
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        return resistance >= UILayoutPriority.required.rawValue ? own : offered
    }
}
