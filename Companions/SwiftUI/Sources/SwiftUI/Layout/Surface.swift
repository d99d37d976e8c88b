@_spi(Framework) import QuartzCore

/// A view that is filled with elements: a controller's whole view, a cell's, the content of a scroll view.
class Surface: HostingCanvas {
    /// Where the canvas that is being filled lies in the surface, and what is safe there.
    @MainActor private final class Place: SessionState {
        var origin = CGPoint.zero
        var bounds = CGRect.zero
        var safe = UIEdgeInsets.zero
        init() {}
    }

    private(set) var element = RootElement()
    weak var graph: Graph?
    /// Whether elements are kept out of what is not safe.
    var keepsToSafeArea = true

    /// The origin of the canvas that is being filled, in points of the surface.
    static var origin: CGPoint { Place.shared.origin }

    /// Fills a canvas inside.
    static func within(_ point: CGPoint, of origin: CGPoint, _ body: () -> Void) {
        Place.shared.origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        body()
        Place.shared.origin = origin
    }

    /// A rectangle, enlarged at edges where it touches the end of what is safe.
    static func reaching(_ edges: Edge.Set, from rect: CGRect) -> CGRect {
        let place = Place.shared
        let bounds = place.bounds.offsetBy(dx: -place.origin.x, dy: -place.origin.y)
        let safe = bounds.inset(by: place.safe)
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.leading), left <= safe.minX + 0.5 { left = min(left, bounds.minX) }
        if edges.contains(.top), top <= safe.minY + 0.5 { top = min(top, bounds.minY) }
        if edges.contains(.trailing), right >= safe.maxX - 0.5 { right = max(right, bounds.maxX) }
        if edges.contains(.bottom), bottom >= safe.maxY - 0.5 { bottom = max(bottom, bounds.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What is safe of the surface that is being filled.
    static var safeInsets: UIEdgeInsets { Place.shared.safe }
    /// The size of the surface that is being filled.
    static var size: CGSize { Place.shared.bounds.size }

    /// Shows other elements, or the same after a change.
    func show(_ elements: [Element]) {
        element.elements = elements
        element.forgetSizes()
        graph?.note(self)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Lays the elements out in the bounds.
    func fill() {
        let place = Place.shared
        let old = (place.origin, place.bounds, place.safe)
        (place.origin, place.bounds) = (.zero, bounds)
        place.safe = keepsToSafeArea ? safeAreaInsets : .zero
        let rect = bounds.inset(by: place.safe)
        // Sizes first, so that what is only known at layout is in the tree before its views are.
        let size = element.size(Proposal(rect.size))
        let frame = CGRect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        element.place(in: frame)
        arrange(element.views)
        (place.origin, place.bounds, place.safe) = old
    }

    /// Whether the view's intrinsic size is that of its elements.
    var tellsIntrinsicSize = false

    override var intrinsicContentSize: CGSize {
        guard tellsIntrinsicSize else { return super.intrinsicContentSize }
        graph?.flush()
        return contentSize(.ideal)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        graph?.flush()
        return contentSize(Proposal(size))
    }

    /// The size of the elements for an offered one.
    func contentSize(_ proposal: Proposal) -> CGSize { element.size(proposal) }
}

/// The elements of a surface: one fills it, several stand below each other.
final class RootElement: Element {
    var elements: [Element] = [] { didSet { stack.elements = elements } }
    private let stack = StackElement(axis: .vertical)

    private var element: Element { elements.count == 1 ? elements[0] : stack }

    override var views: [UIView] { element.views }
    override func measure(_ proposal: Proposal) -> CGSize { element.size(proposal) }
    override func place(in rect: CGRect) { element.place(in: rect) }
    override func forgetSizes() {
        super.forgetSizes()
        stack.forgetSizes()
    }
    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        element.explicitGuide(line, in: size)
    }
}
