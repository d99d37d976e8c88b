/// An element of the newer format while it is put together from an archive's object.
@MainActor final class ArchiveDraft {
    let name: String
    private let line: Int
    private(set) var attributes: [String: String] = [:]
    private var children: [NibElement] = []
    /// The lists of the element, such as `subviews`.
    private var lists: [(name: String, members: [NibElement])] = []
    /// What a button has for its states.
    private var states: [(key: String, draft: ArchiveDraft)] = []

    init(_ name: String, key: String? = nil, line: Int) {
        self.name = name
        self.line = line
        attributes["key"] = key
    }

    subscript(name: String) -> String? {
        get { attributes[name] }
        set { attributes[name] = newValue }
    }

    func set(_ name: String, _ value: Double) { attributes[name] = "\(value)" }

    func add(_ child: NibElement) { children.append(child) }

    func add(_ member: NibElement, to list: String) {
        if let index = lists.firstIndex(where: { $0.name == list }) {
            lists[index].members.append(member)
        } else {
            lists.append((list, [member]))
        }
    }

    /// The part of a button that describes one of its states.
    func state(_ key: String) -> ArchiveDraft {
        if let state = states.first(where: { $0.key == key }) { return state.draft }
        let draft = ArchiveDraft("state", key: key, line: line)
        states.append((key, draft))
        return draft
    }

    func addSize(_ key: String, _ numbers: [Double]) {
        guard numbers.count == 2 else { return }
        let size = ArchiveDraft("size", key: key, line: line)
        size.set("width", numbers[0])
        size.set("height", numbers[1])
        add(size.element)
    }

    func addRect(_ key: String, _ numbers: [Double]) {
        guard numbers.count == 4 else { return }
        let rect = ArchiveDraft("rect", key: key, line: line)
        for (name, number) in zip(["x", "y", "width", "height"], numbers) { rect.set(name, number) }
        add(rect.element)
    }

    var element: NibElement {
        var all = children
        for state in states { all.append(state.draft.element) }
        for list in lists {
            all.append(NibElement(name: list.name, attributes: [:], children: list.members, text: "", line: line))
        }
        return NibElement(name: name, attributes: attributes, children: all, text: "", line: line)
    }
}
