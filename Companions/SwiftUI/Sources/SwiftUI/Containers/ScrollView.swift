/// Content that is larger than its room, and is moved by a finger.
public struct ScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// Makes content that is moved along some axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }
}

extension ScrollView: PrimitiveView {
    func update(_ node: Node) {
        var environment = node.environment
        environment.frame.stackAxis = .vertical
        node.declare(content, environment: environment)
    }

    func elements(_ node: Node) -> [Element] {
        let element: ScrollElement = node.kept("scroll") { ScrollElement() }
        element.axes = axes
        var look = node.environment.scrollLook
        if !showsIndicators { (look.vertical, look.horizontal) = (.hidden, .hidden) }
        look.apply(to: element.scrollView)
        element.refresher.show(node.environment.refresh, in: element.scrollView)
        element.surface.graph = node.graph
        element.surface.show(node.childElements)
        return [element]
    }
}

/// A scroll view with a surface in it.
final class ScrollElement: FillElement {
    var axes = Axis.Set.vertical
    let surface = Surface()
    let refresher = Refresher()
    var scrollView: UIScrollView { view as! UIScrollView }

    init() {
        super.init(UIScrollView())
        surface.keepsToSafeArea = false
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.addSubview(surface)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = surface.contentSize(offer(proposal))
        // Along its axes it takes what it is offered, across them no more than its content needs.
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : max(size.width, proposal.width ?? 0),
            height: axes.contains(.vertical)
                ? proposal.height ?? size.height : min(size.height, proposal.height ?? .infinity))
    }

    override func place(in rect: CGRect) {
        let room = Surface.reaching(.all, from: rect)
        super.place(in: room)
        scrollView.alwaysBounceVertical = axes.contains(.vertical)
        let size = surface.contentSize(offer(Proposal(rect.size)))
        let content = CGSize(
            width: axes.contains(.horizontal) ? size.width : rect.width,
            height: axes.contains(.vertical) ? size.height : rect.height)
        surface.frame = CGRect(origin: .zero, size: content)
        if scrollView.contentSize != content { scrollView.contentSize = content }
        surface.setNeedsLayout()
        surface.layoutIfNeeded()
    }
}
