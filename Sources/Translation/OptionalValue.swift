internal import SwiftSyntax

/// An optional method of the module's own that is asked for as a value by its full name: `delegate?.list(_:didOpen:)`.
struct OptionalValue {
    var name: String
    /// "_" for an argument without one.
    var labels: [String]
    var edit: Edits.Edit

    init?(_ node: MemberAccessExprSyntax, in scan: FileScan) {
        // The value is an optional one only where the protocol is what the base is known by, which shows by its use.
        guard let arguments = node.declName.argumentNames?.arguments,
            node.base?.is(OptionalChainingExprSyntax.self) == true || Self.isBound(node)
        else { return nil }
        name = node.declName.baseName.text
        labels = arguments.map(\.name.text)
        edit = Edits.Edit(range: scan.range(node.declName), text: Self.property(name, labels))
    }

    /// Whether a value is bound by `if let` and its like.
    private static func isBound(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// The property that stands for the method: nil where the object has none.
    static func property(_ name: String, _ labels: [String]) -> String {
        "__optional_\(name.withoutBackticks)_" + labels.map { "\($0)_" }.joined()
    }
}

extension FileScan {
    /// The edits of its optional methods that are asked for as values.
    func optionalValueEdits(in index: ModuleIndex) -> [Edits.Edit] {
        optionalValues.filter { index.hasOptionalMethod($0.name, labels: $0.labels) }.map(\.edit)
    }
}

extension ModuleIndex {
    /// Whether a type of this module, or of one that it imports, has an optional method of a full name.
    fileprivate func hasOptionalMethod(_ name: String, labels: [String]) -> Bool {
        types.contains { type in
            type.optionalRequirements.count { $0.name == name && $0.labels == labels } == 1
        } || importedModules.contains { $0.hasOptionalMethod(name, labels: labels) }
    }
}

extension OptionalRequirement {
    /// The labels of a method's arguments.
    var labels: [String]? {
        guard case .method(let parameters, _) = kind else { return nil }
        return parameters.map(\.label)
    }

    /// A property that gives the method as a function, with the labels in its name; nil for what is no method with arguments.
    func value(selector: String, access: String) -> String? {
        guard case .method(let parameters, let result) = kind, !parameters.isEmpty else { return nil }
        let property = OptionalValue.property(name, parameters.map(\.label))
        let types = parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }
        let names = parameters.indices.map { "p\($0)" }.joined(separator: ", ")
        let type = result ?? "Void"
        let call = "let result: \(type) = __objectiveCCall(self, \"\(selector)\", [\(names)]); return result"
        return "\(access)var \(property): ((\(types.joined(separator: ", "))) -> \(type))? { "
            + "__objectiveCHas(self, [\"\(selector)\"]) ? { \(names) in \(call) } : nil }"
    }
}
