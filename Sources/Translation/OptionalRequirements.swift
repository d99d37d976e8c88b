internal import SwiftSyntax

/// An optional requirement of an Objective-C protocol, which Swift on Linux has not.
///
/// It leaves the protocol, and an extension has a property of its name: nil where the object lacks the member, else a value that is
/// called as the method is, with its labels. What an object has stands in the table of its class.
struct OptionalRequirement {
    struct Parameter {
        var label: String
        var type: String
    }

    enum Kind {
        case method(parameters: [Parameter], result: String?)
        case property(type: String)
    }

    var name: String
    var kind: Kind
    /// Nil for a property.
    var method: Method?
}

extension FileScan {
    /// Takes an optional requirement out of its protocol, or says why that cannot be done.
    func optionalRequirement(_ node: FunctionDeclSyntax) -> OptionalRequirement? {
        let method = Method(node, at: place(node.name))
        let parameters = Array(node.signature.parameterClause.parameters)
        let reason =
            method.isStatic
            ? "it is static"
            : method.isThrowing
                ? "it throws"
                : method.isAsync ? "it is async" : method.isCallable ? nil : "Objective-C has no such parameters"
        if let reason {
            diagnostics.append(
                place(node.name).error(
                    "Matryoshka cannot leave out '\(method.signature)', which is optional: \(reason); make it required")
            )
            return nil
        }
        edits.blank(range(node), in: bytes)
        let list = parameters.map {
            OptionalRequirement.Parameter(
                label: $0.firstName.text, type: (Self.mustEscape($0.type) ? "@escaping " : "") + TypeText.text($0.type))
        }
        return OptionalRequirement(
            name: node.name.text,
            kind: .method(
                parameters: list,
                result: method.returnsValue ? node.signature.returnClause.map { TypeText.text($0.type) } : nil),
            method: method)
    }

    func optionalRequirements(_ node: VariableDeclSyntax) -> [OptionalRequirement] {
        let properties = Property.all(of: node) { self.place($0) }
        guard !properties.contains(where: \.isStatic) else {
            diagnostics.append(
                place(node).error("Matryoshka cannot leave out a static property that is optional: make it required"))
            return []
        }
        edits.blank(range(node), in: bytes)
        return properties.compactMap { property in
            guard var type = property.type else { return nil }
            if type.hasSuffix("!") { type = type.dropLast() + "?" }
            return OptionalRequirement(name: property.spelling, kind: .property(type: type))
        }
    }

    /// A closure as it is cannot be handed on in a list.
    private static func mustEscape(_ type: TypeSyntax) -> Bool {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return !Attributes(attributed.attributes).has("escaping") && mustEscape(attributed.baseType)
        }
        return type.is(FunctionTypeSyntax.self)
    }
}

extension ClassTables {
    /// Writes the extensions by which optional requirements are reached.
    mutating func writeOptionalRequirements(of type: TypeDeclaration) {
        guard !type.optionalRequirements.isEmpty, let offset = type.endOfOutermost else { return }
        let access =
            type.access.map { ["private", "fileprivate"].contains($0) ? "fileprivate " : $0 + " " }
            .map { $0 == "internal " ? "" : $0 } ?? ""
        var members: [String] = []
        var types = ""
        for name in type.optionalRequirements.map(\.name).uniqued() {
            let requirements = requirements(name, of: type)
            if case .property(let property) = requirements[0].kind {
                let key = name.withoutBackticks
                members.append("\(access)var \(name): \(wrapped(property)) { __objectiveCValue(self, \"\(key)\") }")
            } else {
                let wrapper = "__Optional_\(identifier(of: type))_\(name.withoutBackticks)"
                members.append("\(access)var \(name): \(wrapper)? { \(wrapper)(self) }")
                types += "; " + declaration(of: wrapper, requirements, in: type, access: access)
                // One that the protocol inherits has its property there; a name that two have means neither.
                let own = type.optionalRequirements.filter { $0.name == name }
                for requirement in own {
                    guard let method = requirement.method, own.count(where: { $0.labels == requirement.labels }) == 1
                    else { continue }
                    let selector = index.selector(of: method, in: type)
                    if let value = requirement.value(selector: selector, access: access) { members.append(value) }
                }
            }
        }
        insert(
            "; extension \(type.name) { \(members.joined(separator: "; ")) }\(types)", at: offset, file: type.body.file)
        needsUIKit(file: type.body.file)
    }

    /// The methods of one name, with those of the protocols that the protocol inherits: one property stands for all.
    private func requirements(_ name: String, of type: TypeDeclaration) -> [OptionalRequirement] {
        ([type] + index.inheritedProtocols(of: type)).flatMap(\.optionalRequirements).filter { $0.name == name }
    }

    private func wrapped(_ type: String) -> String {
        type.hasSuffix("?") || !type.contains(" ") ? type + "?" : "(\(type))?"
    }

    private func identifier(of type: TypeDeclaration) -> String { type.name.filter { $0 != "." } }

    private func declaration(
        of name: String, _ requirements: [OptionalRequirement], in type: TypeDeclaration, access: String
    ) -> String {
        let methods = requirements.compactMap { requirement in requirement.method.map { (requirement, $0) } }
        let selectors = methods.map { index.selector(of: $0.1, in: type) }
        let listed = selectors.map { "\"\($0)\"" }.joined(separator: ", ")
        var text = "\(access)struct \(name) { private let object: AnyObject; "
        text +=
            "fileprivate init?(_ object: AnyObject) { guard __objectiveCHas(object, [\(listed)]) else { return nil }; "
        text += "self.object = object }"
        var signatures: Set<String> = []
        for ((requirement, _), selector) in zip(methods, selectors) {
            guard case .method(let parameters, let result) = requirement.kind else { continue }
            let labels = parameters.map { $0.label == "_" ? "_ " : $0.label + " " }
            // A method that is asked for as a value takes its arguments without labels.
            for labels in methods.count == 1 ? [labels, labels.map { _ in "_ " }] : [labels] {
                guard signatures.insert(labels.joined()).inserted || methods.count > 1 else { continue }
                text += "; " + call(parameters, labels: labels, result, selector, access, isShared: methods.count > 1)
            }
        }
        return text + " }"
    }

    /// - Parameter isShared: Whether other methods have the name, too: the object may have one of those only.
    private func call(
        _ parameters: [OptionalRequirement.Parameter], labels: [String], _ result: String?, _ selector: String,
        _ access: String, isShared: Bool
    ) -> String {
        let list = zip(labels, parameters).enumerated().map { "\($1.0)p\($0): \($1.1.type)" }.joined(separator: ", ")
        let arguments = parameters.indices.map { "p\($0)" }.joined(separator: ", ")
        let type = result ?? "Void"
        let returned = isShared && !type.hasSuffix("?") ? wrapped(type) : type
        let call = "__objectiveCCall(object, \"\(selector)\", [\(arguments)])"
        let guarded = isShared ? "guard __objectiveCHas(object, [\"\(selector)\"]) else { return nil }; " : ""
        let body = "\(guarded)let result: \(type) = \(call); return result"
        return "@discardableResult \(access)func callAsFunction(\(list)) -> \(returned) { \(body) }"
    }
}
