/// What stacks, tabs, pages and presentations are after each operation, on numbers alone, as the facts of sections 5
/// and 6 have it.
struct ScreenModel: Equatable {
    struct Node: Equatable {
        var kind: ScreenOperation.Kind
        /// The stack, the tabs, the page on show, or all that a split controller has.
        var content: [Int] = []
        /// Which of the tabs is on show.
        var selected: Int?
        /// What this controller itself presents.
        var presented: Int?
        var style = ScreenOperation.Style.automatic
        var definesContext = false
    }

    /// What an operation leads to besides.
    struct Outcome {
        var raises = false
        /// Whether a finding says that the call is refused.
        var isRefused = false
    }

    var nodes: [Int: Node] = [:]
    var root = 0

    // MARK: Links

    func parent(of id: Int) -> Int? { nodes.first { $0.value.content.contains(id) }?.key }
    func presenter(of id: Int) -> Int? { nodes.first { $0.value.presented == id }?.key }

    /// A controller and those that contain it, outwards.
    func lineage(of id: Int) -> [Int] {
        var line = [id]
        while let above = parent(of: line[line.count - 1]), !line.contains(above) { line.append(above) }
        return line
    }

    func isFree(_ id: Int) -> Bool { parent(of: id) == nil && presenter(of: id) == nil && root != id }

    func isInSplit(_ id: Int) -> Bool { lineage(of: id).contains { nodes[$0]?.kind == .split } }

    /// A controller with all that it contains and presents.
    func reach(from id: Int) -> Set<Int> {
        var (found, open): (Set<Int>, [Int]) = ([], [id])
        while let next = open.popLast() {
            guard let node = nodes[next], found.insert(next).inserted else { continue }
            open += node.content + [node.presented].compactMap { $0 }
        }
        return found
    }

    /// Whose views are in the window; nil where a split controller decides.
    func attached() -> Set<Int>? {
        var found: Set<Int> = []
        return attach(root, &found) ? found : nil
    }

    private func attach(_ id: Int, _ found: inout Set<Int>) -> Bool {
        guard let node = nodes[id] else { return true }
        if let presented = node.presented {
            guard attach(presented, &found) else { return false }
            if nodes[presented]?.removesPresenter == true { return true }
        }
        found.insert(id)
        let shown: [Int]
        switch node.kind {
        case .split: return false
        case .navigation: shown = Array(node.content.suffix(1))
        case .tabs: shown = node.selected.map { [node.content[$0]] } ?? []
        default: shown = node.content
        }
        return shown.allSatisfy { attach($0, &found) }
    }

    // MARK: Operations

    mutating func apply(_ operation: ScreenOperation) -> Outcome {
        switch operation {
        case .push(let id, let stack, _):
            guard nodes[stack]?.kind == .navigation, let kind = nodes[id]?.kind else { break }
            // Facts 5.19, 5.20.
            if kind == .navigation || nodes[stack]!.content.contains(id) { return Outcome(raises: true) }
            nodes[stack]!.content.append(id)
        case .pop(let stack, _):
            // Fact 5.17.
            guard nodes[stack]?.kind == .navigation, nodes[stack]!.content.count > 1 else { break }
            nodes[stack]!.content.removeLast()
        case .popTo(let id, let stack, _):
            guard nodes[stack]?.kind == .navigation, nodes[id] != nil else { break }
            // Fact 5.18.
            guard let index = nodes[stack]!.content.firstIndex(of: id) else { return Outcome(raises: true) }
            nodes[stack]!.content.removeSubrange((index + 1)...)
        case .popToRoot(let stack, _):
            guard nodes[stack]?.kind == .navigation else { break }
            nodes[stack]!.content = Array(nodes[stack]!.content.prefix(1))
        case .setStack(let stack, let content, _):
            guard nodes[stack]?.kind == .navigation, content.allSatisfy({ nodes[$0] != nil }), !content.isEmpty else {
                break
            }
            if content.contains(where: { nodes[$0]!.kind == .navigation }) { return Outcome(raises: true) }
            nodes[stack]!.content = content
        case .select(let tabs, let index):
            guard nodes[tabs]?.kind == .tabs, nodes[tabs]!.content.indices.contains(index) else { break }
            nodes[tabs]!.selected = index
        case .setTabs(let tabs, let content, _):
            guard nodes[tabs]?.kind == .tabs, content.allSatisfy({ nodes[$0] != nil }), !content.isEmpty else { break }
            // Fact 5.37.
            let old = nodes[tabs]!.selected
            let kept = old.flatMap { content.firstIndex(of: nodes[tabs]!.content[$0]) }
            nodes[tabs]!.content = content
            nodes[tabs]!.selected = kept ?? old.flatMap { content.indices.contains($0) ? $0 : nil } ?? 0
        case .setPage(let pages, let page, _, _):
            guard nodes[pages]?.kind.isPages == true, nodes[page] != nil else { break }
            nodes[pages]!.content = [page]
        case .present(let id, let source, _):
            return present(id, by: source)
        case .dismiss(let id, _):
            dismiss(from: id)
        default: break
        }
        return Outcome()
    }

    private mutating func present(_ id: Int, by source: Int) -> Outcome {
        guard let new = nodes[id], nodes[source] != nil else { return Outcome() }
        // Fact 6.19.
        guard id != source, isFree(id) else { return Outcome(raises: true, isRefused: true) }
        // Facts 6.06, 6.11.
        let line = lineage(of: source)
        let outermost = line[line.count - 1]
        let presenter = new.coversContext ? line.first { nodes[$0]!.definesContext } ?? outermost : outermost
        // Facts 6.16, 6.17.
        guard (attached() ?? reach(from: root)).contains(presenter), nodes[presenter]!.presented == nil else {
            return Outcome(isRefused: true)
        }
        nodes[presenter]!.presented = id
        return Outcome()
    }

    /// Facts 6.14, 6.15.
    private mutating func dismiss(from id: Int) {
        guard nodes[id] != nil else { return }
        let line = lineage(of: id)
        var target = line.first { nodes[$0]!.presented != nil }
        for one in line where target == nil { target = presenter(of: one) }
        guard let target, let presented = nodes[target]!.presented else { return }
        for gone in reach(from: presented) { nodes[gone]?.presented = nil }
        nodes[target]!.presented = nil
    }
}

extension ScreenModel.Node {
    fileprivate var coversContext: Bool { kind != .alert && (style == .currentContext || style == .overCurrentContext) }
    /// Whether the presenter's view goes while it is covered (facts 6.01, 6.03, 6.05).
    fileprivate var removesPresenter: Bool { kind != .alert && (style == .fullScreen || style == .currentContext) }
}
