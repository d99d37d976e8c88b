import Foundation

/// Finds what assistive technology can reach on the screen.
///
/// That is what can be seen: not hidden, on the screen and inside of all that clips it, and neither covered by something
/// opaque in front of it nor beside something modal.
@MainActor struct AccessibilityCollector {
    private let screen: CGRect
    private var order = 0
    private var covers: [AccessibilityCover] = []

    /// The elements of all windows that are shown, in reading order, each with what it lies in.
    static func elements() -> [(node: AccessibilityNode, container: AccessibilityNode?)] {
        var collector = AccessibilityCollector(screen: UIScreen.main.bounds)
        let windows = UIApplication.shared.allWindows.filter { !$0.isHidden }
        let reachable = windows.lastIndex(where: \.accessibilityViewIsModal).map { Array(windows[$0...]) } ?? windows
        let isRightToLeft = windows.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // What is in front of another window is read after it, as a keyboard is.
        let found = reachable.map { window in
            AccessibilityNode(
                frame: collector.screen, lastOrder: 0,
                children: collector.nodes(in: window, clip: collector.screen, alpha: 1))
        }
        return found.compactMap { $0.trimmed(by: collector.covers) }
            .flatMap { $0.sorted(ReadingOrder(isRightToLeft: isRightToLeft)).flattened() }
    }

    private init(screen: CGRect) { self.screen = screen }

    // MARK: Views

    private mutating func nodes(in view: UIView, clip: CGRect, alpha: CGFloat) -> [AccessibilityNode] {
        order += 1
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha >= 0.01 else { return [] }
        let (own, whole) = (order, view.screenRect)
        let visible = Self.intersection(whole, clip)
        if view.clipsToBounds, visible == nil { return [] }
        if let visible, alpha >= 1, view.hidesWhatIsBehind {
            covers.append(AccessibilityCover(frame: visible, order: own))
        }
        guard !view.accessibilityElementsHidden else { return [] }
        let inner = view.clipsToBounds ? visible ?? clip : clip
        let role = view.accessibilityRole.containing(view.accessibilityContainerType)
        if view.isAccessibilityElement {
            return element(view, role, clip: clip, inner: inner, alpha: alpha)
        }
        let (children, isOrdered) = childNodes(of: view, clip: inner, alpha: alpha)
        // What is in one column of a screen is read before what is in the next.
        let isGroup = view.shouldGroupAccessibilityChildren || view.controller?.readsAsOneGroup ?? false
        guard role.isContainer || isGroup || isOrdered, !children.isEmpty else { return children }
        return [
            AccessibilityNode(
                object: role.isContainer ? view : nil, frame: visible ?? clip, containerFrame: visible, role: role,
                lastOrder: order, children: children, isOrdered: isOrdered)
        ]
    }

    private mutating func childNodes(
        of view: UIView, clip: CGRect, alpha: CGFloat
    ) -> (nodes: [AccessibilityNode], isOrdered: Bool) {
        if let elements = view.listedElements {
            return (elements.flatMap { nodes(of: $0, around: view, clip: clip, alpha: alpha) }, true)
        }
        var views = view.subviews
        // Only what is modal, and what is in front of it and modal too, is to be used.
        let isShown: (UIView) -> Bool = { !$0.isHidden && $0.alpha >= 0.01 && $0.accessibilityViewIsModal }
        if let modal = views.lastIndex(where: isShown) { views = [views[modal]] }
        return (views.flatMap { nodes(in: $0, clip: clip, alpha: alpha) }, false)
    }

    /// What an app lists as an element: a view, or a part of one.
    private mutating func nodes(
        of item: Any, around view: UIView, clip: CGRect, alpha: CGFloat
    ) -> [AccessibilityNode] {
        switch item {
        case let other as UIView:
            guard other !== view, other.window != nil else { return [] }
            return nodes(in: other, clip: other.isInside(view) ? clip : screen, alpha: alpha)
        case let element as UIAccessibilityElement:
            guard !element.accessibilityElementsHidden else { return [] }
            order += 1
            if !element.isAccessibilityElement, let inside = element.accessibilityElements {
                return inside.flatMap { nodes(of: $0, around: view, clip: clip, alpha: alpha) }
            }
            guard element.isAccessibilityElement, let frame = Self.intersection(element.accessibilityBox, clip) else {
                return []
            }
            return [AccessibilityNode(object: element, frame: frame, lastOrder: order)]
        default: return []
        }
    }

    // MARK: Elements

    private mutating func element(
        _ view: UIView, _ role: AccessibilityRole, clip: CGRect, inner: CGRect, alpha: CGFloat
    ) -> [AccessibilityNode] {
        var role = role
        role.isContainer = false
        var parts: [AccessibilityNode] = []
        if role.keepsControls {
            parts = view.subviews.flatMap { nodes(in: $0, clip: inner, alpha: alpha) }
            parts = Self.controls(in: parts, named: view.accessibilityLabel)
        }
        guard let frame = Self.intersection(view.accessibilityBox, clip) else { return parts }
        let node = AccessibilityNode(object: view, frame: frame, role: role, lastOrder: order)
        return parts.isEmpty
            ? [node]
            : [AccessibilityNode(frame: frame, lastOrder: order, children: [node] + parts, isOrdered: true)]
    }

    private static func controls(in nodes: [AccessibilityNode], named label: String?) -> [AccessibilityNode] {
        nodes.flatMap { node -> [AccessibilityNode] in
            guard node.isElement else { return controls(in: node.children, named: label) }
            guard (node.object as? UIView)?.isUsedByItself ?? false else { return [] }
            var node = node
            node.inheritedLabel = label
            return [node]
        }
    }

    private static func intersection(_ rect: CGRect, _ clip: CGRect) -> CGRect? {
        guard rect.isFinite else { return nil }
        let part = rect.intersection(clip)
        return part.isNull || part.width < 0.5 || part.height < 0.5 ? nil : part
    }
}
