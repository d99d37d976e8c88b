/// A name with the labels of its arguments, as `addChild(_:)` is written.
struct FullName: Hashable {
    var base: String
    /// Nil for what is no function. An argument without a label has "_".
    var labels: [String]?

    init(_ base: String, _ labels: [String]?) {
        self.base = base
        self.labels = labels
    }

    /// `base` or `base(_:label:)`; a property whose object was an argument is `getter:base(self:)`.
    init(_ text: Substring) {
        let parts = text.split(separator: "(", maxSplits: 1)
        base = String(parts.first ?? "")
        labels = parts.count < 2 ? nil : parts[1].dropLast().split(separator: ":").map(String.init)
    }

    var text: String { base + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "") }
}

/// One name that a version of Swift changed.
struct NameFact {
    enum Kind: String {
        /// A type or a global constant.
        case name = "names"
        /// A static member that has another owner now.
        case constant = "constants"
        /// A static member or an enum's case, whose owner is the same.
        case staticMember = "cases"
        case member = "members"
        /// What classes declare because a framework's protocol asks for it.
        case requirement = "requirements"
        case function = "functions"
        case initializer = "initializers"
    }

    var kind: Kind
    /// The last version of Swift that has the old name.
    var age: SwiftAge
    /// The type in front of the name: of a static member or an initialiser.
    var owner = ""
    var old: FullName
    var new: FullName
    /// For each parameter, the types that changed too.
    var types: [[String: String]] = []
    /// The old name may well be another thing in newer sources.
    var isAssumed = false

    /// For which parameters the arguments of a call are, nil where the call cannot be of the old function.
    ///
    /// - Parameter trailing: The number of closures behind the parentheses.
    func parameters(for arguments: [String], trailing: Int) -> [Int]? {
        guard let labels = old.labels, arguments.count + trailing <= labels.count else { return nil }
        guard !arguments.isEmpty || trailing > 0 || labels.isEmpty else { return nil }
        var result: [Int] = []
        var next = 0
        for argument in arguments {
            guard let found = labels[next...].firstIndex(of: argument) else { return nil }
            // What has no label is never left out.
            if labels[next..<found].contains("_") { return nil }
            result.append(found)
            next = found + 1
        }
        return labels.count - next >= trailing && !labels[next...].dropLast(trailing).contains("_") ? result : nil
    }
}

extension NameFact {
    /// The old name as a summary says it.
    var oldText: String {
        kind == .initializer ? owner + old.text.dropFirst(4) : owner.isEmpty ? old.text : "\(owner).\(old.text)"
    }

    var newText: String {
        var name = new
        if name.labels?.first == "self" { name.labels?.removeFirst() }
        if name.base.hasPrefix("getter:") { name = FullName(String(name.base.dropFirst(7)), nil) }
        return kind == .staticMember ? "\(owner).\(name.text)" : name.text
    }
}
