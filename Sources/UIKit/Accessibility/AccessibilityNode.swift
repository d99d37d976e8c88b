import DisplayProtocol
import Foundation

/// What assistive technology finds at one place: an element, or several that belong together.
@MainActor struct AccessibilityNode {
    var object: (any AccessibilityObject)?
    /// What can be seen of it, in the screen's coordinates, in points; of a container or group, what its elements take.
    var frame: CGRect
    /// What can be seen of a container's view.
    var containerFrame: CGRect?
    var role = AccessibilityRole()
    /// The last place in the drawing order that belongs to it: what comes later may cover it.
    var lastOrder: Int
    /// What lies in it; an element has none.
    var children: [AccessibilityNode] = []
    /// Whether the app says in which order the children are read.
    var isOrdered = false
    /// What a control without a label is called: the row that it lies in.
    var inheritedLabel: String?

    var isElement: Bool { object != nil && !role.isContainer }

    /// The node without what is covered; nil where nothing is left.
    func trimmed(by covers: [AccessibilityCover]) -> AccessibilityNode? {
        var node = self
        if isElement {
            for cover in covers where cover.order > lastOrder {
                guard let rest = node.frame.uncovered(by: cover.frame) else { return nil }
                node.frame = rest
            }
            return node
        }
        node.children = children.compactMap { $0.trimmed(by: covers) }
        guard var union = node.children.first?.frame else { return nil }
        for child in node.children.dropFirst() { union = union.union(child.frame) }
        node.frame = union
        for cover in covers where cover.order > lastOrder {
            // The rectangle that the elements take is in sight in any case.
            node.containerFrame = node.containerFrame.flatMap { $0.uncovered(by: cover.frame) }?.union(union)
        }
        return node
    }

    /// The node with all that is in it in reading order.
    func sorted(_ order: ReadingOrder) -> AccessibilityNode {
        var node = self
        node.children = children.map { $0.sorted(order) }
        if !isOrdered { node.children = order.sorted(node.children, by: \.frame) }
        return node
    }

    /// Elements and containers in their order, each after what it lies in.
    func flattened(in container: AccessibilityNode? = nil) -> [(node: AccessibilityNode, container: AccessibilityNode?)]
    {
        let own: [(node: AccessibilityNode, container: AccessibilityNode?)] =
            object == nil ? [] : [(self, container)]
        let inner = object != nil && role.isContainer ? self : container
        return own + children.flatMap { $0.flattened(in: inner) }
    }
}

/// A rectangle of the screen that hides what was drawn before it.
struct AccessibilityCover {
    var frame: CGRect
    /// Its place in the drawing order.
    var order: Int
}
