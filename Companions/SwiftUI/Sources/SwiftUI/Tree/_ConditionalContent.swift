/// One of two views, by a condition.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    nonisolated(unsafe) let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: PrimitiveView {
    func update(_ node: Node) {
        // The two have places of their own: a view that goes and comes again begins anew.
        switch storage {
        case .first(let view): node.declare(view, as: .index(0))
        case .second(let view): node.declare(view, as: .index(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    /// There is none: an optional view is no view made of others.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func update(_ node: Node) { if let self { node.declare(self) } }
}
