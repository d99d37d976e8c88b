/// A view for each element of a collection, told apart by the elements' identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach: View where Content: View {
    /// There is none: the views are those of the elements.
    public typealias Body = Never

    /// Shows elements that have an identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    /// Shows elements with a property that tells them apart.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Shows the numbers of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// Shows elements that have an identity, each as a binding.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedBinding<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(
            data: IndexedBinding.all(of: data), content: { content($0.binding) }, id: { $0.binding.wrappedValue.id })
    }

    /// Shows elements with a property that tells them apart, each as a binding.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedBinding<C>], C.Index: Hashable {
        self.init(
            data: IndexedBinding.all(of: data), content: { content($0.binding) },
            id: { $0.binding.wrappedValue[keyPath: id] })
    }
}

extension ForEach: PrimitiveView where Content: View {
    func update(_ node: Node) {
        var seen: [AnyHashable: Int] = [:]
        for element in data {
            let identity = AnyHashable(id(element))
            // Elements of one identity are told apart by their order.
            let count = seen[identity, default: 0]
            seen[identity] = count + 1
            let slot = count == 0 ? identity : AnyHashable([identity, AnyHashable(count)])
            node.declare(
                ForEachItem(content: content(element), identity: identity), as: .identity(slot))
        }
    }

    fileprivate var edits: RowEdits? {
        onDelete == nil && onMove == nil ? nil : RowEdits(onDelete: onDelete, onMove: onMove)
    }

    func elements(_ node: Node) -> [Element] {
        var edits = edits
        edits?.collection = ObjectIdentifier(node)
        return node.children.enumerated().flatMap { number, child in
            let elements = child.elements
            if let edits { for element in elements { element.own.edits = (edits, number) } }
            return elements
        }
    }
}

/// What can be done to the rows of a collection.
struct RowEdits {
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
    /// Tells the rows of one collection from those of others.
    var collection: ObjectIdentifier?
}

/// One element's view, which has the element's identity for a tag where it has no other.
private struct ForEachItem<Content: View>: PrimitiveView {
    let content: Content
    let identity: AnyHashable

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let elements = node.childElements
        // The innermost collection is the one that tells its elements apart.
        for element in elements where element.traits.identity == nil { element.own.identity = identity }
        return elements
    }
}

/// A binding to one element of a collection.
public struct IndexedBinding<C: MutableCollection & RandomAccessCollection> {
    let binding: Binding<C.Element>

    static func all(of data: Binding<C>) -> [IndexedBinding<C>] {
        data.wrappedValue.indices.map { index in
            let last = data.wrappedValue[index]
            let binding = Binding(
                get: {
                    // A view may be asked once more for an element that is gone.
                    data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : last
                }, set: { data.wrappedValue[index] = $0 })
            return IndexedBinding(binding: binding)
        }
    }
}
