import Foundation

/// One element of an Interface Builder document.
///
/// It remembers what was asked of it, so that what nobody asked for can be reported: whatever a decoder does not read
/// has no effect on the app.
@MainActor final class NibElement {
    private struct Attribute {
        let name: String
        let value: String
        var isRead = false
    }

    let name: String
    let line: Int
    let children: [NibElement]
    /// The characters between the tags, which some strings are written as.
    let text: String
    private var attributes: [Attribute]
    /// What goes before the element's own values, the last one first: variations for size classes.
    var overlays: [NibElement] = []
    private(set) var isRead = false
    /// Whether it was dealt with without a look at it.
    private(set) var isSetAside = false
    /// Whether what nobody read of it was reported.
    var isAudited = false

    init(name: String, attributes: [String: String], children: [NibElement], text: String, line: Int) {
        self.name = name
        self.line = line
        self.children = children
        self.text = text
        self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
    }

    /// The value of an attribute.
    subscript(name: String) -> String? {
        isRead = true
        if name != "key", name != "id" {
            for overlay in overlays.reversed() {
                guard let value = overlay[name] else { continue }
                // The element's own value counts for other size classes.
                if let index = attributes.firstIndex(where: { $0.name == name }) { attributes[index].isRead = true }
                return value
            }
        }
        guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
        attributes[index].isRead = true
        return attributes[index].value
    }

    /// Puts another text in the place of an attribute's, or of the child's that has the text.
    func replace(_ name: String, _ value: String) {
        if let index = attributes.firstIndex(where: { $0.name == name }) { attributes.remove(at: index) }
        attributes.append(Attribute(name: name, value: value))
    }

    /// The attributes that no decoder has asked for, by name.
    var unreadAttributes: [String] { attributes.filter { !$0.isRead }.map(\.name) }

    /// The attributes that the document gives, by name.
    var attributeNames: [String] { attributes.map(\.name) }

    /// Marks the element and all below it as dealt with.
    func ignore() {
        isRead = true
        isSetAside = true
        for index in attributes.indices { attributes[index].isRead = true }
        for child in children { child.ignore() }
    }

    // MARK: Lookup

    var id: String? { self["id"] }
    var key: String? { self["key"] }

    /// The child that describes the property `key`, of any element name or of the one given.
    func child(_ key: String, named name: String? = nil) -> NibElement? {
        isRead = true
        for overlay in overlays.reversed() { if let child = overlay.child(key, named: name) { return child } }
        return children.first {
            $0.name != "variation" && $0.attributeValue("key") == key && (name == nil || $0.name == name)
        }?.asRead()
    }

    /// The first child of an element name.
    func child(named name: String) -> NibElement? {
        isRead = true
        return children.first { $0.name == name }?.asRead()
    }

    func children(named name: String) -> [NibElement] {
        isRead = true
        return children.filter { $0.name == name }.map { $0.asRead() }
    }

    /// The elements in the child list of a name, such as `subviews`.
    func list(_ name: String) -> [NibElement] { child(named: name)?.children ?? [] }

    private func asRead() -> NibElement {
        isRead = true
        _ = self["key"]
        return self
    }

    /// Reads without a note.
    func attributeValue(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    // MARK: Simple values

    /// `YES` or `NO`.
    func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// A finite number; Interface Builder may not be what wrote the document.
    func number(_ name: String) -> CGFloat? {
        guard let text = self[name], let value = Double(text), value.isFinite else { return nil }
        return CGFloat(value)
    }

    func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
}
