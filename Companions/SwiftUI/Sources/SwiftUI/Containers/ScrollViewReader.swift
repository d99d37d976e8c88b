/// Views that can be moved into sight by their identities.
public struct ScrollViewReader<Content: View>: View {
    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content
    /// Makes views of what moves them.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// What moves views into sight.
public struct ScrollViewProxy {
    weak var node: Node?

    /// Moves the view with an identity into sight; an anchor says which of its points comes to that point of the room.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let identity = AnyHashable(id)
        guard let node, let found = node.descendant(identity) else { return }
        let isAnimated = Transaction.current.animation != nil
        if let table = found.environment.frame.table, let path = table.path(of: identity) {
            let place: UITableView.ScrollPosition =
                anchor.map { $0.y < 0.34 ? .top : $0.y > 0.66 ? .bottom : .middle } ?? .none
            return table.view.scrollToRow(at: path, at: place, animated: isAnimated)
        }
        guard let view = found.elements.lazy.flatMap(\.views).first else { return }
        var superview = view.superview
        while let candidate = superview, !(candidate is UIScrollView) { superview = candidate.superview }
        guard let scroll = superview as? UIScrollView else { return }
        let rect = view.convert(view.bounds, to: scroll)
        guard let anchor else { return scroll.scrollRectToVisible(rect, animated: isAnimated) }
        let insets = scroll.adjustedContentInset
        let room = scroll.bounds.inset(by: insets).size
        func offset(_ at: CGFloat, _ length: CGFloat, _ room: CGFloat, _ all: CGFloat, _ part: CGFloat) -> CGFloat {
            max(0, min(all - room, at + length * part - room * part))
        }
        let point = CGPoint(
            x: offset(rect.minX, rect.width, room.width, scroll.contentSize.width, anchor.x) - insets.left,
            y: offset(rect.minY, rect.height, room.height, scroll.contentSize.height, anchor.y) - insets.top)
        scroll.setContentOffset(point, animated: isAnimated)
    }
}

extension ScrollViewReader: PrimitiveView {
    func update(_ node: Node) { node.declare(content(ScrollViewProxy(node: node))) }
}
