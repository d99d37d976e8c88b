import QuartzCore

/// The links of one node in a tree in which parents own their children and children know their parent.
///
/// It knows nothing of views or callbacks; `UIViewController` keeps one.
struct ParentLinks<Node: AnyObject> {
    // Choice (16.19): a parent that is deallocated leaves its children without a word.
    private(set) weak var parent: Node?
    // Choice (1.16): in the order in which they were added.
    private(set) var children: [Node] = []

    /// Links a child that has no parent, or has this one already (fact 1.12).
    static func link(_ child: Node, to parent: Node, _ links: ReferenceWritableKeyPath<Node, ParentLinks>) {
        // Choice (16.4): adding a child again leaves its one entry where it is.
        guard child[keyPath: links].parent !== parent else { return }
        precondition(child[keyPath: links].parent == nil, "a child is unlinked before it gets another parent")
        child[keyPath: links].parent = parent
        parent[keyPath: links].children.append(child)
    }

    /// Unlinks a child from its parent, if it has one.
    static func unlink(_ child: Node, _ links: ReferenceWritableKeyPath<Node, ParentLinks>) {
        guard let parent = child[keyPath: links].parent else { return }
        child[keyPath: links].parent = nil
        parent[keyPath: links].children.removeObject(child)
    }

    /// Whether `node` is `ancestor` or lies below it.
    static func isNode(
        _ node: Node, atOrBelow ancestor: Node, _ links: ReferenceWritableKeyPath<Node, ParentLinks>
    ) -> Bool {
        var candidate: Node? = node
        while let current = candidate {
            if current === ancestor { return true }
            candidate = current[keyPath: links].parent
        }
        return false
    }
}
