internal import SwiftSyntax

/// Finds what `#selector` and `#keyPath` name, and says when Objective-C could not.
struct SelectorExpressions {
    let index: ModuleIndex

    struct Resolved {
        var selector: String
        var diagnostic: Diagnostic?
        /// Whether the module declares nothing of that name, and no table of the framework's methods has it.
        var isAssumed = false
        /// A method that must be in a table although nothing but this expression says so: an override of a framework's
        /// method, or what a framework's protocol requires.
        var needed: (type: TypeDeclaration, signature: String)?
        /// How the compiler is to look for what the module does not declare.
        var check: Check?
    }

    /// An expression that only compiles where a method or property exists: `text`, then the source from `start` on.
    struct Check {
        var text: String
        var start: any SyntaxProtocol
    }

    // MARK: #keyPath

    /// `Foo.bar.baz`, `self.bar.baz` or `bar.baz` -> `bar.baz`; `UIApplication.shared` -> `sharedApplication`.
    func keyPath(_ expression: NameExpression) -> String {
        guard let argument = expression.node.arguments.first?.expression else { return "" }
        let parts = argument.tokens(viewMode: .sourceAccurate).map(\.text).filter {
            !["?", "!", ".", "`"].contains($0)
        }
        var path = parts.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
        let start = parts[..<path.startIndex].suffix(1) + path.prefix(1)
        if let name = ImportedSelectors.classProperty(start.joined(separator: ".")) { path[path.startIndex] = name }
        return path.map(\.withoutBackticks).joined(separator: ".")
    }

    // MARK: #selector

    private struct Reference {
        var base: ExprSyntax?
        /// The name with its labels.
        var node: DeclReferenceExprSyntax
        var name: String
        /// Nil where no labels are written.
        var labels: [String]?
        /// The types of the parameters that a cast asks for.
        var parameterTypes: [String]?

        var signature: String? {
            labels.map { Method.signature(name, labels: $0) }
        }
    }

    func resolve(_ expression: NameExpression) -> Resolved {
        guard let argument = expression.node.arguments.first, let reference = reference(argument.expression) else {
            let text = expression.node.arguments.trimmedDescription
            return Resolved(
                selector: text.filter { !$0.isWhitespace && $0 != "\"" && $0 != "\\" },
                diagnostic: expression.place.error("argument of '#selector' does not name a method or property"))
        }
        let owner = owner(of: reference.base, in: expression.enclosing)
        if let accessor = argument.label?.text {
            return property(reference, isSetter: accessor == "setter", owner: owner, place: expression.place)
        }
        var resolved = method(
            reference, owner: owner, place: expression.place, mayBeStatic: Self.isSentToClass(expression.node))
        if resolved.isAssumed, resolved.diagnostic?.severity != .error {
            resolved.check = check(reference, in: expression.enclosing, argument: argument.expression)
        }
        return resolved
    }

    /// Nil where no expression says it: the members of a protocol have no names of their own.
    private func check(_ reference: Reference, in enclosing: Enclosing, argument: ExprSyntax) -> Check? {
        if let base = reference.base, !Self.isSelf(base) { return Check(text: "", start: argument) }
        switch enclosing {
        case .type(let type) where type.kind == .class:
            return Check(text: (type.isLocal ? type.spelling : type.name) + ".", start: reference.node)
        case .extension(let declaration) where index.resolve(declaration.extended, in: [])?.kind ?? .class == .class:
            return Check(text: declaration.extended + ".", start: reference.node)
        default: return nil
        }
    }

    private static func isSelf(_ base: ExprSyntax) -> Bool {
        ["self", "Self", "type(of:self)", "self!", "self?"].contains(
            base.trimmedDescription.filter { !$0.isWhitespace })
    }

    private func reference(_ expression: ExprSyntax) -> Reference? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return reference(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            var found = reference(first)
            if let cast = sequence.elements.last?.as(TypeExprSyntax.self) {
                found?.parameterTypes = types(in: cast.type)
            }
            return found
        }
        if let cast = expression.as(AsExprSyntax.self) {
            var found = reference(cast.expression)
            found?.parameterTypes = types(in: cast.type)
            return found
        }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return reference(force.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return reference(chain.expression) }
        let declaration: DeclReferenceExprSyntax
        var base: ExprSyntax?
        if let member = expression.as(MemberAccessExprSyntax.self) {
            declaration = member.declName
            base = member.base
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            declaration = plain
        } else {
            return nil
        }
        let labels = declaration.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
        return Reference(
            base: base, node: declaration, name: declaration.baseName.text.withoutBackticks, labels: labels)
    }

    /// The types of the parameters of the innermost function type: `(Foo) -> (UIButton) -> Void` has one.
    private func types(in type: TypeSyntax) -> [String]? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return types(in: only.type)
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return types(in: optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return types(in: attributed.baseType) }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return types(in: function.returnClause.type) ?? function.parameters.map { TypeText.castTarget($0.type) }
    }

    // MARK: Where to look

    private enum Owner {
        case declared(TypeDeclaration)
        case framework(ExtensionDeclaration?)
        case unknown
    }

    private func owner(of base: ExprSyntax?, in enclosing: Enclosing) -> Owner {
        let around: Owner
        var scope: [String] = []
        switch enclosing {
        case .none: around = .unknown
        case .type(let type):
            around = .declared(type)
            scope = type.scope + [type.spelling]
        case .extension(let declaration):
            scope = declaration.extended.split(separator: ".").map(String.init)
            around = index.resolve(declaration.extended, in: []).map(Owner.declared) ?? .framework(declaration)
        }
        guard let base else { return around }
        let text = base.trimmedDescription.filter { !$0.isWhitespace }
        if Self.isSelf(base) { return around }
        if text == "super", case .declared(let type) = around {
            return index.superclass(of: type).map(Owner.declared) ?? .framework(nil)
        }
        let typeText = String((text.hasSuffix(".self") ? text.dropLast(5) : text[...]).prefix { $0 != "<" })
        if let type = index.resolve(typeText, in: scope) { return .declared(type) }
        let name = typeText.split(separator: ".").last.map(String.init) ?? typeText
        if name.first?.isUppercase == true { return .framework(frameworkExtension(of: name)) }
        // A property of the enclosing type, whose type is written down.
        if case .declared(let type) = around {
            for link in index.chain(of: type) {
                guard let property = link.body.properties.first(where: { $0.name == name }), let text = property.type
                else {
                    continue
                }
                let declared = text.filter { !["?", "!"].contains($0) }
                if let type = index.resolve(declared, in: link.scope + [link.spelling]) { return .declared(type) }
                return .framework(frameworkExtension(of: declared))
            }
        }
        return .unknown
    }

    private func frameworkExtension(of name: String) -> ExtensionDeclaration? {
        index.visibleFrameworkExtensions.first { $0.extended == name }
    }

    // MARK: Methods

    private struct Candidate {
        var type: TypeDeclaration?
        var method: Method
        var isExposed: Bool
        var selector: String
    }

    private func candidates(_ reference: Reference, owner: Owner) -> [Candidate] {
        func matches(_ method: Method) -> Bool {
            method.name == reference.name && (reference.labels.map { $0 == method.labels } ?? true)
                && (reference.parameterTypes.map { $0.count == method.labels.count } ?? true)
        }
        /// Of several methods those with just the types that are asked for.
        func narrowed(_ found: [Candidate]) -> [Candidate] {
            guard found.count > 1, let types = reference.parameterTypes else { return found }
            let exact = found.filter { $0.method.types.elementsEqual(types, by: index.isSameType) }
            return exact.isEmpty ? found : exact
        }
        func find(in type: TypeDeclaration) -> [Candidate] {
            narrowed(
                type.exposedBodies.flatMap { body, isExposedExtension in
                    body.methods.filter(matches).map {
                        Candidate(
                            type: type, method: $0,
                            isExposed: index.isExposed($0, of: type, inExposedExtension: isExposedExtension),
                            selector: index.selector(of: $0, in: type))
                    }
                })
        }
        func findInFrameworkExtensions(_ accepts: (ExtensionDeclaration) -> Bool) -> [Candidate] {
            index.visibleFrameworkExtensions.filter(accepts).flatMap { declaration in
                declaration.body.methods.filter(matches).map {
                    Candidate(
                        type: nil, method: $0, isExposed: declaration.exposesMembers || $0.exposure != nil,
                        selector: $0.selector)
                }
            }
        }
        switch owner {
        case .declared(let type):
            for link in index.chain(of: type) {
                let found = find(in: link)
                if !found.isEmpty { return found }
            }
            for declared in index.protocols(of: type) {
                let found = find(in: declared)
                if !found.isEmpty { return found }
            }
            // Types around a nested one, then what the app adds to framework classes.
            for depth in stride(from: type.scope.count, to: 0, by: -1) {
                guard let outer = index.resolve(type.scope.prefix(depth).joined(separator: "."), in: []) else {
                    continue
                }
                let found = find(in: outer)
                if !found.isEmpty { return found }
            }
            return findInFrameworkExtensions { _ in true }
        case .framework(let declaration):
            if let declaration {
                let found = findInFrameworkExtensions { $0.extended == declaration.extended }
                if !found.isEmpty { return found }
            }
            return findInFrameworkExtensions { _ in true }
        case .unknown:
            return index.types.flatMap(find) + findInFrameworkExtensions { _ in true }
        }
    }

    /// Whether the selector is an argument of a call that can have a class do something.
    private static func isSentToClass(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let called = call.calledExpression
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        return ["perform", "responds", "class_getClassMethod"].contains(name)
    }

    private func method(_ reference: Reference, owner: Owner, place: Place, mayBeStatic: Bool) -> Resolved {
        let found = candidates(reference, owner: owner)
        guard !found.isEmpty else { return frameworkMethod(reference, owner: owner, place: place) }
        let exposed = found.filter(\.isExposed)
        if let first = exposed.first {
            let name = first.method.signature
            if Set(exposed.map(\.selector)).count > 1 {
                let names = Set(exposed.map { "'\($0.method.signature)'" }).sorted().joined(separator: ", ")
                return Resolved(
                    selector: first.selector,
                    diagnostic: place.error("ambiguous use of '\(reference.name)': it can be \(names)"))
            }
            let problem = first.method.isStatic && mayBeStatic ? nil : problem(first.method, name)
            return Resolved(selector: first.selector, diagnostic: problem.map(place.error))
        }
        // An override of a framework's method, or a framework protocol's requirement, is exposed without a word.
        for candidate in found {
            guard let type = candidate.type else {
                // What it overrides is a framework's, or an exposed member of another extension, which dispatches to it.
                if candidate.method.isOverride { return Resolved(selector: candidate.selector) }
                continue
            }
            if candidate.method.isOverride, let original = overridden(candidate.method, of: type) {
                return Resolved(selector: original, diagnostic: nil, needed: (type, candidate.method.signature))
            }
            let isRequirement =
                ImportedSelectors.selector(candidate.method.signature) != nil && !candidate.method.labels.isEmpty
                && index.conformances(of: type).contains { index.resolve($0, in: type.scope) == nil }
            if isRequirement {
                return Resolved(selector: candidate.selector, needed: (type, candidate.method.signature))
            }
        }
        let method = found[0].method
        let kind = method.isStatic ? "static method" : "instance method"
        return Resolved(
            selector: found[0].selector,
            diagnostic: place.error(
                "argument of '#selector' refers to \(kind) '\(method.signature)' that is not exposed to Objective-C"))
    }

    /// The selector of the method that this one overrides, if Objective-C knows it.
    private func overridden(_ method: Method, of type: TypeDeclaration) -> String? {
        for link in index.chain(of: type).dropFirst() {
            for (body, isExposedExtension) in link.exposedBodies {
                guard let original = body.methods.first(where: { $0.signature == method.signature }) else { continue }
                if original.isOverride { continue }
                guard index.isExposed(original, of: link, inExposedExtension: isExposedExtension) else { return nil }
                return index.selector(of: original, in: link)
            }
        }
        guard index.root(of: type) == .exposed || index.superclassName(of: index.chain(of: type).last ?? type) != nil
        else {
            return nil
        }
        return index.selector(of: method, in: type)
    }

    private func problem(_ method: Method, _ name: String) -> String? {
        if method.isAsync { return "Matryoshka cannot send a message to '\(name)': it is async" }
        if method.isThrowing { return "Matryoshka cannot send a message to '\(name)': it throws" }
        return method.isCallable
            ? nil : "Matryoshka cannot send a message to '\(name)': Objective-C has no such parameters"
    }

    private func frameworkMethod(_ reference: Reference, owner: Owner, place: Place) -> Resolved {
        if case .declared(let type) = owner, index.root(of: type) == .plain, index.superclassName(of: type) == nil,
            index.chain(of: type).count == 1, index.conformances(of: type).isEmpty
        {
            return Resolved(
                selector: reference.name,
                diagnostic: place.error("type '\(type.name)' has no member '\(reference.signature ?? reference.name)'"))
        }
        if let signature = reference.signature {
            if let known = ImportedSelectors.selector(signature) { return Resolved(selector: known) }
            let assumed = ObjectiveCSelector.method(reference.name, labels: reference.labels ?? [])
            return Resolved(
                selector: assumed,
                diagnostic: place.warning("the selector of '\(signature)' is not known; '\(assumed)' is assumed"),
                isAssumed: true)
        }
        let known = ImportedSelectors.selectors(baseName: reference.name)
        // A name without labels means the method without parameters unless a cast asks for more.
        let fitting = known.filter { selector in
            reference.parameterTypes.map { types in selector.filter { $0 == ":" }.count == types.count } ?? true
        }
        return Resolved(selector: fitting.count == 1 ? fitting[0] : reference.name, isAssumed: known.isEmpty)
    }

    // MARK: Properties

    private func property(_ reference: Reference, isSetter: Bool, owner: Owner, place: Place) -> Resolved {
        var candidates: [(Property, Bool)] = []
        if case .declared(let type) = owner {
            for link in index.chain(of: type) {
                for (body, isExposedExtension) in link.exposedBodies {
                    candidates += body.properties.filter { $0.name == reference.name }.map {
                        ($0, index.isExposed($0, of: link, inExposedExtension: isExposedExtension))
                    }
                }
            }
        }
        let fallback = isSetter ? ObjectiveCSelector.setter(reference.name) : reference.name
        guard let (property, isExposed) = candidates.first(where: { $0.1 }) ?? candidates.first else {
            let full = [reference.base?.trimmedDescription, reference.name].compactMap { $0 }.joined(separator: ".")
            return Resolved(selector: isSetter ? fallback : ImportedSelectors.classProperty(full) ?? fallback)
        }
        let selector = isSetter ? property.setter : property.getter
        if isExposed || property.isOverride { return Resolved(selector: selector) }
        return Resolved(
            selector: selector,
            diagnostic: place.error(
                "argument of '#selector' refers to \(isSetter ? "setter" : "getter") of property '\(property.name)' "
                    + "that is not exposed to Objective-C"))
    }
}
