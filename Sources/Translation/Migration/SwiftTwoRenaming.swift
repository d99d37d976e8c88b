internal import SwiftSyntax

/// What besides the names of the frameworks changed with Swift 3, for sources that are older for certain.
final class SwiftTwoRenaming: Renaming {
    private(set) var forms: [(offset: Int, old: String, new: String)] = []

    override var isCertain: Bool { true }

    private func note(_ node: some SyntaxProtocol, _ old: String, _ new: String) {
        forms.append((range(node).lowerBound, old, new))
    }

    // MARK: Operators and expressions

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        step(Syntax(node), operand: node.expression, operator: node.operator, isPrefix: false)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        step(Syntax(node), operand: node.expression, operator: node.operator, isPrefix: true)
        return .visitChildren
    }

    private func step(_ node: Syntax, operand: ExprSyntax, operator: TokenSyntax, isPrefix: Bool) {
        guard ["++", "--"].contains(`operator`.text) else { return }
        let change = " \(`operator`.text.prefix(1))= 1"
        note(node, `operator`.text, String(change.dropFirst()))
        let (start, end) = (range(node).lowerBound, range(node).upperBound)
        replace(range(`operator`), with: "")
        if node.parent?.is(CodeBlockItemSyntax.self) == true {
            edits.insert(change, at: end)
        } else if isPrefix {
            edits.insert("({ ", at: start)
            edits.insert("\(change); return \(operand.trimmedDescription) }())", at: end)
        } else {
            edits.insert("({ let value = \(operand.trimmedDescription); ", at: start)
            edits.insert("\(change); return value }())", at: end)
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "dynamicType", let base = node.base {
            note(node, "dynamicType", "type(of:)")
            edits.insert("type(of: ", at: range(base).lowerBound)
            replace(range(base).upperBound..<range(node).upperBound, with: ")")
            return .visitChildren
        }
        lowerCase(node)
        return super.visit(node)
    }

    /// `.TopLeft` -> `.topLeft`, where it is a framework's.
    private func lowerCase(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard name.first?.isUppercase == true, !table.types.contains(name), table.constants[name] == nil,
            !own.types.contains(name), node.parent?.is(MemberAccessExprSyntax.self) != true || node.base != nil
        else { return }
        guard let base = node.base else {
            if !own.cases.contains(name) && !own.properties.contains(name) || isForFramework(node) {
                lowerCase(node.declName.baseName)
            }
            return
        }
        let type = base.trimmedDescription
        let isFramework = Self.prefixes.contains { type.hasPrefix($0) }
        if isFramework && !own.types.contains(type) || type == "Optional" { lowerCase(node.declName.baseName) }
    }

    /// The beginnings of the names of frameworks' types.
    private static let prefixes = [
        "UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "SK", "SCN", "GK", "CK", "EK", "MP", "WK", "MF", "AB", "PH",
        "CB",
    ]

    /// An argument of a function that was renamed is not for the module's own.
    private func isForFramework(_ node: MemberAccessExprSyntax) -> Bool {
        if let name = node.compared?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let type = node.typeOfParameter(name)
        {
            return !own.types.contains(type.filter { !"?!".contains($0) })
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return (table.members[name] ?? []).contains { $0.old.labels?.contains(label) == true }
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.isNoLongerOptional { replace(range(node.exclamationMark), with: "") }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.isNoLongerOptional { replace(range(node.questionMark), with: "") }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value, value.isNoLongerOptional {
            edits.insert("Optional(", at: range(value).lowerBound)
            edits.insert(")", at: range(value).upperBound)
        }
        return .visitChildren
    }

    private func lowerCase(_ token: TokenSyntax) {
        let words = ObjectiveCSelector.words(token.text)
        guard let first = words.first else { return }
        let new = first.lowercased() + token.text.dropFirst(first.count)
        note(token, ".\(token.text)", ".\(new)")
        replace(range(token), with: new)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        unlabel(node)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isGenericToday(name.baseName.text) {
            note(name, name.baseName.text, name.baseName.text + Self.anyResult)
            edits.insert(Self.anyResult, at: range(name).upperBound)
        }
        for argument in node.arguments {
            if let label = argument.label { relabelInitializer(label) }
            // A selector was a string, and no options were nil.
            if ["action", "selector"].contains(argument.label?.text),
                argument.expression.is(StringLiteralExprSyntax.self)
            {
                note(argument.expression, argument.expression.trimmedDescription, "Selector")
                edits.insert("Selector((", at: range(argument.expression).lowerBound)
                edits.insert("))", at: range(argument.expression).upperBound)
            } else if argument.label?.text == "options", argument.expression.is(NilLiteralExprSyntax.self),
                !Self.takesDictionary(node)
            {
                note(argument.expression, "options: nil", "options: []")
                replace(range(argument.expression), with: "[]")
            }
        }
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "dispatch_once" {
            ask("'dispatch_once' has gone: a static property with an initial value is made once", at: node)
        }
        if let dispatch = DispatchCall(node) {
            note(node, dispatch.old, dispatch.new)
            for edit in dispatch.edits { replace(edit.range, with: edit.text) }
            if dispatch.isWhole { return .skipChildren }
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { done.insert(name.id) }
            return .visitChildren
        }
        if isThrowing(node) {
            edits.insert("(try? ", at: range(node).lowerBound)
            _ = super.visit(node)
            edits.insert(")", at: range(node).upperBound)
            return .visitChildren
        }
        return super.visit(node)
    }

    /// Whether the options of a call are a dictionary, or none.
    private static func takesDictionary(_ node: FunctionCallExprSyntax) -> Bool {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        return name.map { dictionaryOptions.contains($0.baseName.text) } ?? false
    }

    private static let dictionaryOptions: Set<String> = [
        "addPersistentStoreWithType", "addPersistentStore", "migratePersistentStore", "instantiateWithOwner",
        "loadNibNamed", "CIContext", "CIImage", "CIDetector", "AVURLAsset", "UINib", "openURL",
        "metadataForPersistentStoreOfType", "setMetadata", "featuresInImage",
    ]

    /// Renames a label of a managed object's initialiser, which its classes declare and call under their own names.
    private func relabelInitializer(_ label: TokenSyntax) {
        guard label.text == "insertIntoManagedObjectContext" else { return }
        note(label, label.text, "insertInto")
        replace(range(label), with: "insertInto")
    }

    /// Takes the labels away from the call of a closure, whose type has none any more.
    private func unlabel(_ node: FunctionCallExprSyntax) {
        var called = node.calledExpression
        if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
        if let forced = called.as(ForceUnwrapExprSyntax.self) { called = forced.expression }
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let name, own.closureLabels[name.baseName.text]?.contains(labels) == true,
            !own.methods.contains(FullName(name.baseName.text, labels)),
            !own.functions.contains(FullName(name.baseName.text, labels))
        else { return }
        for argument in node.arguments {
            guard let label = argument.label else { continue }
            note(label, "\(label.text):", "a closure's argument without a label")
            replace(range(label).lowerBound..<range(argument.expression).lowerBound, with: "")
        }
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.parameters where parameter.secondName == nil {
            guard let label = parameter.firstName, label.text != "_" else { continue }
            note(label, "\(label.text):", "_ \(label.text):")
            edits.insert("_ ", at: range(label).lowerBound)
        }
        return .visitChildren
    }

    /// What gave nil where it throws today.
    private func isThrowing(_ node: FunctionCallExprSyntax) -> Bool {
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSData"
            && !own.types.contains("NSData")
            && node.arguments.first?.label?.text == "contentsOfURL" && node.arguments.count == 1
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil, index > 0,
                let call = elements[index - 1].as(FunctionCallExprSyntax.self), elements.indices.contains(index + 1),
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let general = Self.generalResults[name],
                elements[index + 1].trimmedDescription != general
            else { continue }
            note(cast, "as", "as!")
            edits.insert("!", at: range(cast.asKeyword).upperBound)
        }
        return .visitChildren
    }

    /// What methods return that sources of Swift 1.1 cast without a question.
    private static let generalResults = [
        "instantiateViewControllerWithIdentifier": "UIViewController",
        "dequeueReusableCellWithIdentifier": "UITableViewCell",
        "dequeueReusableCellWithReuseIdentifier": "UICollectionViewCell",
        "dequeueReusableSupplementaryViewOfKind": "UICollectionReusableView",
    ]

    // MARK: Types

    /// What classes of requests give that did not say so.
    private static let anyResult = "<NSFetchRequestResult>"

    private func isGenericToday(_ name: String) -> Bool {
        ["NSFetchRequest", "NSFetchedResultsController", "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult"]
            .contains(name) && !own.types.contains(name)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.genericArgumentClause == nil, isGenericToday(node.name.text),
            node.parent?.is(InheritedTypeSyntax.self) != true
        {
            note(node, node.name.text, node.name.text + Self.anyResult)
            edits.insert(Self.anyResult, at: range(node.name).upperBound)
            return .skipChildren
        }
        if node.name.text == "AnyObject", isInCollection(node) {
            note(node, "AnyObject", "Any")
            replace(range(node.name), with: "Any")
            return .skipChildren
        }
        if node.name.text == "NSObject", let key = node.parent?.as(DictionaryTypeSyntax.self), key.key.id == node.id {
            note(node, "NSObject", "AnyHashable")
            replace(range(node.name), with: "AnyHashable")
            return .skipChildren
        }
        return super.visit(node)
    }

    private func isInCollection(_ node: IdentifierTypeSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(ArrayTypeSyntax.self) || parent.is(DictionaryTypeSyntax.self)
            || parent.is(GenericArgumentSyntax.self)
    }

    // MARK: Declarations

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "private" {
            note(node.name, "private", "fileprivate")
            replace(range(node.name), with: "fileprivate")
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "noescape": replace(range(node), with: "")
        case "autoclosure" where node.arguments != nil: replace(range(node), with: "@autoclosure @escaping")
        case "availability": replace(range(node.attributeName), with: "available")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let isClosure =
            node.type.is(FunctionTypeSyntax.self)
            || node.type.as(IdentifierTypeSyntax.self).map { own.closures.contains($0.name.text) } == true
        // Closures could outlive the call unless they said that they do not.
        relabelInitializer(node.firstName)
        if isClosure, node.attributes.isEmpty {
            edits.insert("@escaping ", at: range(node.type).lowerBound)
        }
        return super.visit(node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body?.unexpectedBeforeLeftBrace?.trimmedDescription.hasPrefix("(") == true {
            ask("'\(node.name.text)' has parameters in several parentheses: return a closure instead", at: node.name)
        }
        for parameter in node.signature.parameterClause.parameters {
            // What Swift 1 wrote as `#name`.
            if parameter.secondName?.text == parameter.firstName.text {
                replace(
                    range(parameter.firstName).lowerBound..<range(parameter.colon).lowerBound,
                    with: parameter.firstName.text)
            }
        }
        let before = edits.list.count
        renameDeclaration(node)
        if edits.list.count == before, let first = node.signature.parameterClause.parameters.first,
            first.secondName == nil, first.firstName.text != "_", hasNoFirstLabel(node, first)
        {
            note(node.name, node.fullName.text, node.fullNameInSwift2.text)
            relabel(first, "_")
        }
        if node.parent?.is(MemberBlockItemSyntax.self) == true, own.messages.contains(node.name.text),
            !node.attributes.contains(where: { ["objc", "IBAction"].contains($0.attributeName) }),
            node.nearest(ClassDeclSyntax.self) != nil || node.nearest(ExtensionDeclSyntax.self) != nil
        {
            note(node.name, "func \(node.name.text)", "@objc func \(node.name.text)")
            edits.insert("@objc ", at: range(node).lowerBound)
        }
        return .visitChildren
    }

    /// Whether the first argument goes without a label: as the module's calls have it, or as delegates' methods are named.
    private func hasNoFirstLabel(_ node: FunctionDeclSyntax, _ first: FunctionParameterSyntax) -> Bool {
        let others = node.fullName.labels?.dropFirst() ?? []
        let calls = (own.calls[node.name.text] ?? []).filter { call in
            call.dropFirst().allSatisfy(others.contains) && ["_", first.firstName.text].contains(call.first)
        }
        if calls.isEmpty {
            // A framework calls it, whose first argument had no label unless the name of the method says so today.
            if Modifiers(node.modifiers).has("override") { return true }
            let type = first.type.trimmedDescription
            return node.name.text.hasPrefix(first.firstName.text) && ["UI", "NS"].contains { type.hasPrefix($0) }
        }
        return calls.allSatisfy { $0.first == "_" }
    }
}

extension AttributeListSyntax.Element {
    fileprivate var attributeName: String { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "" }
}
