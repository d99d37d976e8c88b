/// Something that is laid out: a view of UIKit's, or an arrangement of others.
///
/// Elements outlive the values of the views that they are for. Layout asks for sizes as SwiftUI does: the surroundings offer a
/// size, the element says how large it is then, and is placed.
@MainActor class Element {
    /// What the element itself says to those around it.
    var own = Traits()
    private var sizes: [Proposal: CGSize] = [:]

    /// What is said to those around, by the element or by what is in it.
    var traits: Traits { own }
    /// The views of UIKit's that the element has in the view around it, from the back to the front.
    var views: [UIView] { [] }
    /// The views with what the element says, also where nothing has been placed yet.
    var speakingViews: [UIView] { views }

    /// How large the element is when it is offered a size; asked once for each between two changes of the tree.
    func measure(_ proposal: Proposal) -> CGSize { .zero }
    /// Gives the views their frames; in points of the view around.
    func place(in rect: CGRect) {}
    /// Where a line of alignment is for a size; nil for the usual place.
    func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? { nil }

    final func size(_ proposal: Proposal) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    func forgetSizes() { if !sizes.isEmpty { sizes = [:] } }

    final func dimensions(_ size: CGSize) -> ViewDimensions {
        ViewDimensions(size: size) { self.explicitGuide($0, in: size) }
    }

    /// Where a line of alignment is for a size.
    final func guide(_ line: AlignmentLine, in size: CGSize) -> CGFloat {
        explicitGuide(line, in: size) ?? line.id.defaultValue(in: dimensions(size))
    }

    final func point(_ alignment: Alignment, in size: CGSize) -> CGPoint {
        CGPoint(x: guide(alignment.horizontal.line, in: size), y: guide(alignment.vertical.line, in: size))
    }
}

/// What elements say to those around them.
struct Traits {
    var tag: AnyHashable?
    var identity: AnyHashable?
    var zIndex: Double?
    var priority: Double?
    var isSpacer: Bool?
    var edits: (RowEdits, index: Int)?
    var rowInsets: EdgeInsets?
    var rowColor: UIColor?
    var rowAction: RowAction?
    var button: ButtonTrait?
    var tab: PageController?
    var hidesSeparator: Bool?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var swipes: [RowSwipe]?
    var menu: MenuTrait?
    var isDivider: Bool?
    var spansGrid: Bool?

    /// These traits, where others say nothing.
    func under(_ outer: Traits) -> Traits {
        Traits(
            tag: outer.tag ?? tag, identity: outer.identity ?? identity, zIndex: outer.zIndex ?? zIndex,
            priority: outer.priority ?? priority, isSpacer: outer.isSpacer ?? isSpacer, edits: outer.edits ?? edits,
            rowInsets: outer.rowInsets ?? rowInsets, rowColor: outer.rowColor ?? rowColor,
            rowAction: outer.rowAction ?? rowAction, button: outer.button ?? button, tab: outer.tab ?? tab,
            hidesSeparator: outer.hidesSeparator ?? hidesSeparator,
            isDeleteDisabled: outer.isDeleteDisabled ?? isDeleteDisabled,
            isMoveDisabled: outer.isMoveDisabled ?? isMoveDisabled, swipes: outer.swipes ?? swipes,
            menu: outer.menu ?? menu, isDivider: outer.isDivider ?? isDivider, spansGrid: outer.spansGrid ?? spansGrid)
    }
}

/// An element around another one; by itself it has the other's size and place.
class Wrapper: Element {
    let inner: Element

    required init(_ inner: Element) { self.inner = inner }

    override var traits: Traits { inner.traits.under(own) }
    override var views: [UIView] { inner.views }
    override var speakingViews: [UIView] { inner.speakingViews }
    override func measure(_ proposal: Proposal) -> CGSize { inner.size(proposal) }
    override func place(in rect: CGRect) { inner.place(in: rect) }
    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        inner.explicitGuide(line, in: size)
    }
}

/// A view each of whose elements is wrapped in another one.
struct Wrapping<Content: View, Outer: Wrapper>: PrimitiveView {
    let content: Content
    let type: Outer.Type
    let configure: @MainActor (Outer, EnvironmentValues) -> Void

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        node.childElements.map { element in
            let outer = node.wrapper(of: element) { Outer($0) }
            configure(outer, node.environment)
            return outer
        }
    }
}

extension View {
    func wrapped<Outer: Wrapper>(
        in type: Outer.Type, _ configure: @escaping @MainActor (Outer, EnvironmentValues) -> Void
    ) -> Wrapping<Self, Outer> { Wrapping(content: self, type: type, configure: configure) }

    func wrapped<Outer: Wrapper>(
        in type: Outer.Type, _ configure: @escaping @MainActor (Outer) -> Void
    ) -> Wrapping<Self, Outer> { Wrapping(content: self, type: type) { outer, _ in configure(outer) } }

    /// The view with something that its surroundings are told.
    func trait<Value>(_ keyPath: WritableKeyPath<Traits, Value?>, _ value: Value?) -> some View {
        wrapped(in: Wrapper.self) { $0.own[keyPath: keyPath] = value }
    }
}
