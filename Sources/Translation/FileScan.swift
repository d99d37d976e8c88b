internal import Catalogue
internal import SwiftSyntax

/// Walks one file once: makes the edits that need nothing but the file itself, and notes what needs the whole module.
final class FileScan: SyntaxVisitor {
    let file: Int
    let bytes: [UInt8]
    let lines: LineTable
    let conditions: Conditions
    /// Whether the build is one that shows previews.
    let showsPreviews: Bool
    /// Whether the text is not the author's, but what the migration made of it.
    let isMigrated: Bool
    /// The modules that the file imports.
    private(set) var imports: Set<String> = []
    /// Those of them whose internal declarations it sees.
    private(set) var testableImports: Set<String> = []

    var edits = Edits()
    var diagnostics: [Diagnostic] = []
    var types: [TypeDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    var typeAliases: [String: String] = [:]
    var functions: Set<String> = []
    /// The functions that run tests and never return.
    var testMains: [TestLibrary.Main] = []
    /// The functions that Swift Testing runs.
    var swiftTests: [SwiftTestDescription] = []
    var names: [NameExpression] = []
    var runtimeCalls: [(name: String, place: Place)] = []
    var mediaTimeCalls: [MediaTimeCall] = []
    var constructionCalls: [ConstructionCall] = []
    var optionalCalls: [OptionalCall] = []
    private(set) var optionalValues: [OptionalValue] = []
    var classDescriptionCalls: [ClassDescriptionCall] = []
    /// The classes whose metatypes the cases of enums carry.
    private(set) var payloads: [EnumPayload: Set<String>] = [:]
    /// The classes whose metatypes the file's variables hold.
    private(set) var metatypes = MetatypeNames()
    var previews: [PreviewMacro] = []
    /// What of Foundation the module needs its own version of.
    var standIns: Set<ModuleStandIn> = []
    var entryPoint: String?
    var importsUIKit = false
    /// Behind the last import, where another can follow on the same line.
    var endOfImport: Int?
    var needsUIKit = false
    /// Whether the file names what XCTest lacks on Linux and UIKitTesting has.
    private(set) var usesAttachments = false
    private static let attachmentNames: Set<String> = ["XCTAttachment", "XCTActivity", "XCTContext"]
    /// Parts of Apple's Foundation that are modules of their own here, and that the file uses.
    var neededModules: Set<String> = []
    /// Names that may be a companion's whose import another brings along, by its module.
    private(set) var broughtNames: [String: Set<String>] = [:]
    /// Names of UIKit's and Foundation's in a file that may import neither, and still has them on Apple's systems.
    private(set) var unimportedNames: Set<String> = []
    /// The modules that the file has to import for such names.
    var broughtModules: Set<String> = []
    private let broughtPrefixes: [(prefix: String, module: String)]

    private enum Scope {
        case type(TypeDeclaration)
        case `extension`(ExtensionDeclaration)
        case function
    }
    private var scopes: [Scope] = []
    /// Members of extensions that got another name so far.
    var movedCount = 0
    /// What is called of superclasses.
    private(set) var superCalls: [SuperCall] = []

    struct SuperCall {
        var name: String
        /// The name with the labels of the arguments, as of a call.
        var signature: String
        /// Where the name stands.
        var range: Range<Int>
        var enclosing: Enclosing
    }

    /// What apps can import, and what its names are.
    var catalogue: FrameworkCatalogue { conditions.catalogue }

    init(file: Int, path: String, bytes: [UInt8], conditions: Conditions, showsPreviews: Bool, isMigrated: Bool = false)
    {
        self.file = file
        self.isMigrated = isMigrated
        self.showsPreviews = showsPreviews
        self.bytes = bytes
        self.conditions = conditions
        broughtPrefixes = conditions.isForLinux ? [] : conditions.catalogue.broughtPrefixes
        lines = LineTable(file: path, bytes: bytes)
        super.init(viewMode: .sourceAccurate)
    }

    func range(_ node: some SyntaxProtocol) -> Range<Int> { node.bytes }

    func place(_ node: some SyntaxProtocol) -> Place {
        lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
            "GKInspectable":
            edits.blank(range(node), in: bytes)
        case "Observable", "ObservationIgnored", "ObservationTracked":
            // Apple's Foundation brings it along.
            if !imports.contains("Observation") { broughtModules.insert("Observation") }
        case "convention" where node.isOfMethodOrBlock:
            edits.blank(range(node), in: bytes)
        case "NSCopying":
            edits.blank(range(node), in: bytes)
            diagnostics.append(
                place(node).warning("'@NSCopying' has no effect: the property keeps the object it is given"))
        case "NSManaged":
            edits.blank(range(node), in: bytes)
            if !catalogue.isSupported("CoreData") {
                diagnostics.append(
                    place(node).missingFeature("'@NSManaged' needs Core Data, which Matryoshka does not support"))
            }
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(range(node), in: bytes, padding: "@main")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        // The translation makes setters tell observers themselves; what is left of the word would cost every call.
        if node.name.text == "dynamic", node.parent?.parent?.is(VariableDeclSyntax.self) == true {
            edits.blank(range(node), in: bytes)
        }
        // Left where the requirement cannot be taken out, which was said.
        if node.name.text == "optional" { edits.blank(range(node), in: bytes) }
        return .skipChildren
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            if let condition = clause.condition { walkCondition(condition) }
            guard !isDecided else { continue }
            // What only the compiler can decide is taken to hold.
            guard clause.condition.map({ conditions.holds($0) ?? true }) ?? true else { continue }
            isDecided = true
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func walkCondition(_ condition: ExprSyntax) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            if let holds = Conditions.override(call) {
                edits.replace(range(call), in: bytes, padding: holds ? "true" : "false")
            }
        } else {
            for child in condition.children(viewMode: .sourceAccurate) { walkConditionChild(child) }
        }
    }

    private func walkConditionChild(_ node: Syntax) {
        if let expression = node.as(ExprSyntax.self) {
            walkCondition(expression)
        } else {
            for child in node.children(viewMode: .sourceAccurate) { walkConditionChild(child) }
        }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { leaveOutLaterSystems(node) }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOutLaterSystems(node.decl) }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.as(DeclSyntax.self).map(leaveOutLaterSystems) ?? .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { leaveOutLaterSystems(node) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            imports.insert(module)
            if Attributes(node.attributes).has("testable") { testableImports.insert(module) }
        }
        return translateImport(node)
    }

    // MARK: Scopes

    private var typeNames: [String] {
        scopes.flatMap { scope -> [String] in
            switch scope {
            case .type(let type): return [type.spelling]
            case .extension(let declaration): return declaration.extended.split(separator: ".").map(String.init)
            case .function: return []
            }
        }
    }

    private var endOfOutermost: Int? {
        switch scopes.first {
        case .type(let type): type.body.closingBrace.map { $0 + 1 }
        case .extension(let declaration): declaration.body.closingBrace.map { $0 + 1 }
        case .function, nil: nil
        }
    }

    private var isInFunction: Bool {
        scopes.contains { if case .function = $0 { return true } else { return false } }
    }

    var enclosing: Enclosing {
        for scope in scopes.reversed() {
            switch scope {
            case .type(let type): return .type(type)
            case .extension(let declaration): return .extension(declaration)
            case .function: continue
            }
        }
        return .none
    }

    private func makeBody(_ block: MemberBlockSyntax) -> Body {
        let brace = block.rightBrace
        guard brace.presence == .present else { return Body(file: file, closingBrace: nil, needsSemicolon: false) }
        let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
        let lastEnd = block.members.last?.endPositionBeforeTrailingTrivia.utf8Offset
        let isSameLine = lastEnd.map { lines.place(at: $0).line == lines.place(at: offset).line } ?? false
        let hasSemicolon = block.members.last?.semicolon != nil
        return Body(file: file, closingBrace: offset, needsSemicolon: isSameLine && !hasSemicolon)
    }

    private func push(
        _ kind: TypeKind, _ node: some DeclGroupSyntax & NamedDeclSyntax, after head: some SyntaxProtocol
    ) -> TypeDeclaration {
        let scope = typeNames
        let spelling = node.name.text
        let clause = node.inheritanceClause
        let end = clause.map { range($0).upperBound } ?? range(head).upperBound
        let type = TypeDeclaration(
            kind: kind, name: (scope + [spelling]).joined(separator: ".").withoutBackticks, spelling: spelling,
            scope: scope, isLocal: isInFunction, body: makeBody(node.memberBlock), conformanceOffset: end,
            place: place(node.name))
        type.inherited = clause?.inheritedTypes.map { TypeText.inheritedName($0.type, catalogue) } ?? []
        type.access = Modifiers(node.modifiers).access ?? enclosingExtensionAccess(node)
        type.endOfOutermost = endOfOutermost ?? type.body.closingBrace.map { $0 + 1 }
        let attributes = Attributes(node.attributes)
        type.exposesMembers = attributes.has("objcMembers")
        type.isObjectiveC = attributes.has("objc")
        type.isOnMainActor = attributes.has("MainActor")
        type.objectiveCName = attributes.argument(of: "objc")
        if attributes.has("main") || attributes.has("UIApplicationMain") || attributes.has("NSApplicationMain") {
            entryPoint = type.name
        }
        types.append(type)
        scopes.append(.type(type))
        return type
    }

    /// Types in a `public extension` are public without saying so.
    private func enclosingExtensionAccess(_ node: some SyntaxProtocol) -> String? {
        guard case .extension? = scopes.last,
            let outer = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        else { return nil }
        return Modifiers(outer.modifiers).access
    }

    private func push(
        _ kind: TypeKind, _ node: some DeclGroupSyntax & NamedDeclSyntax, parameters: GenericParameterClauseSyntax?
    ) {
        if let parameters {
            let type = push(kind, node, after: parameters)
            type.isGeneric = true
            for parameter in parameters.parameters {
                type.parameterBounds[parameter.name.text] = TypeBounds.names(parameters, of: parameter.name.text)
            }
        } else {
            _ = push(kind, node, after: node.name)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.class, node, parameters: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, node, parameters: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, node, parameters: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, node, parameters: node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = push(.protocol, node, after: node.name)
        type.selfBounds = TypeBounds.names(node.genericWhereClause, of: "Self")
        // An Objective-C protocol is a class protocol, and `weak` depends on it.
        if type.isObjectiveC,
            !type.inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
        {
            if let first = node.inheritanceClause?.inheritedTypes.first {
                edits.insert("AnyObject, ", at: range(first).lowerBound)
            } else {
                edits.insert(": AnyObject", at: type.conformanceOffset)
            }
        }
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let declaration = ExtensionDeclaration(
            extended: TypeText.inheritedName(node.extendedType, catalogue), body: makeBody(node.memberBlock),
            place: place(node.extendedType))
        let attributes = Attributes(node.attributes)
        declaration.inherited =
            node.inheritanceClause?.inheritedTypes.map { TypeText.inheritedName($0.type, catalogue) } ?? []
        declaration.exposesMembers = attributes.has("objc")
        declaration.isConstrained = node.genericWhereClause != nil
        declaration.isUnavailable = attributes.isUnavailable
        declaration.access = Modifiers(node.modifiers).access
        closeMembers(of: node, extending: declaration.extended)
        extensions.append(declaration)
        scopes.append(.extension(declaration))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    /// Makes open members of an extension public where the class is a framework's: some of those are final here, and
    /// nobody overrides what an extension adds.
    private func closeMembers(of node: ExtensionDeclSyntax, extending name: String) {
        guard DeclarationIndex.own.has(name) else { return }
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                !modifiers.contains(where: { $0.name.text == "override" }),
                let open = modifiers.first(where: { $0.name.text == "open" })
            else { continue }
            edits.replace(range(open.name), with: "public")
        }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text }
        addToScope { $0.initializers.append(labels) }
        if case .extension(let declaration)? = scopes.last, labels.isEmpty, node.optionalMark == nil, node.body != nil {
            declaration.plainInitializers.append(node)
        }
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .type(let type)? = scopes.last {
            type.parameterBounds[node.name.text] =
                (node.inheritanceClause?.inheritedTypes.flatMap { TypeBounds.names($0.type) } ?? [])
                + TypeBounds.names(node.genericWhereClause, of: node.name.text)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            for (position, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
                guard let name = ConstructionCall.base(ofMetatype: parameter.type) else { continue }
                payloads[EnumPayload(caseName: element.name.text, position: position), default: []].insert(name)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        typeAliases[(typeNames + [node.name.text]).joined(separator: ".")] =
            TypeText.inheritedName(node.initializer.value, catalogue)
        return .visitChildren
    }

    // MARK: Members

    private func addToScope(_ change: (inout Body) -> Void) {
        switch scopes.last {
        case .type(let type): change(&type.body)
        case .extension(let declaration): change(&declaration.body)
        case .function, nil: return
        }
    }

    /// Keeps what may have to be moved: all members of extensions, and overrides.
    private func note(_ member: MemberNode) {
        if case .extension(let declaration)? = scopes.last {
            declaration.body.nodes.append(member)
        } else if member.isOverride {
            addToScope { $0.nodes.append(member) }
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isInFunction, let test = SwiftTestDescription(node, in: typeNames, at: place(node.name)) {
            swiftTests.append(test)
        }
        if node.parent?.is(MemberBlockItemSyntax.self) == true {
            var method = Method(node, at: place(node.name))
            method.testIsolation = TestIsolation(node, in: self)
            addToScope { $0.methods.append(method) }
            addBody(ofManaged: node)
            if case .type(let type)? = scopes.last, type.kind == .protocol, Modifiers(node.modifiers).has("optional"),
                let requirement = optionalRequirement(node)
            {
                type.optionalRequirements.append(requirement)
            }
            // What is asked of a class about its observers is no member of a framework's class.
            if !ObservingOverrides.signatures.contains(method.signature) { note(.method(node, method)) }
        } else {
            functions.insert(node.name.text)
            if scopes.isEmpty, let main = TestLibrary.Main(node) { testMains.append(main) }
            favorFoundation(over: node)
        }
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        metatypes.add(node)
        if node.parent?.is(MemberBlockItemSyntax.self) == true {
            let properties = Property.all(of: node) { self.place($0) }
            addAccessors(toManaged: node)
            addToScope { $0.properties += properties }
            if case .type(let type)? = scopes.last, type.kind == .protocol, Modifiers(node.modifiers).has("optional") {
                type.optionalRequirements += optionalRequirements(node)
            }
            if let property = properties.first { note(.property(node, property)) }
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        take(PreviewMacro(node, in: self))
    }

    private func take(_ preview: PreviewMacro?) -> SyntaxVisitorContinueKind {
        guard let preview else { return .visitChildren }
        previews.append(preview)
        return preview.isShown ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let preview = PreviewMacro(node, in: self) { return take(preview) }
        guard ["selector", "keyPath"].contains(node.macroName.text) else { return .visitChildren }
        names.append(NameExpression(node: node, enclosing: enclosing, place: place(node)))
        if node.macroName.text == "selector" { needsUIKit = true }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = MediaTimeCall(node) { mediaTimeCalls.append(call) }
        if let call = ConstructionCall(node, in: self) { constructionCalls.append(call) }
        if let call = OptionalCall(node, in: self) { optionalCalls.append(call) }
        if let call = ClassDescriptionCall(node, in: self) { classDescriptionCalls.append(call) }
        // Foundation's own for translated texts is UIKit's here.
        if node.arguments.first?.label?.text == "localized" { needsUIKit = true }
        if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if ObjectiveCRuntime.functions.contains(function.baseName.text) {
                runtimeCalls.append((function.baseName.text, place(function)))
            }
            qualify(function)
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        makeSubjectOptional(of: node)
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        makeSubjectOptional(of: node)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        translateCast(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true {
            let name = node.declName.baseName.text
            let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text ?? "" } ?? []
            superCalls.append(
                SuperCall(
                    name: name, signature: Method.signature(name, labels: labels), range: range(node.declName.baseName),
                    enclosing: enclosing))
        }
        if let value = OptionalValue(node, in: self) { optionalValues.append(value) }
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            rename(module: base.baseName, of: node.declName.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(module: base.name, of: node.name) }
        return .visitChildren
    }

    /// What Apple's systems have in modules of C's functions is Foundation's here, and Core Foundation's own is UIKit's.
    private func rename(module: TokenSyntax, of name: TokenSyntax) {
        guard !conditions.isForLinux else { return }
        if module.text == "Foundation" {
            // Of what Apple's Foundation has in one module, some is here in others.
            if let home = FoundationNames.module(of: name.text) {
                neededModules.insert(home)
                edits.replace(range(module), with: home)
            }
            return
        }
        guard ["Darwin", "CoreFoundation"].contains(module.text) else { return }
        if ["CF", "kCF"].contains(where: { FrameworkCatalogue.begins(name.text, with: $0) }) {
            needsUIKit = true
            edits.replace(range(module), with: "UIKit")
        } else {
            edits.replace(range(module), with: "Foundation")
        }
    }

    private func isUnimported(_ name: String) -> Bool {
        guard !importsUIKit else { return false }
        if ["UI", "CA", "CG"].contains(where: { FrameworkCatalogue.begins(name, with: $0) }) {
            let isFoundations = ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name)
            return isFoundations ? !imports.contains("Foundation") : DeclarationIndex.own.has(name)
        }
        return !imports.contains("Foundation")
            && (FoundationNames.common.contains(name) || FrameworkCatalogue.begins(name, with: "NS"))
    }

    /// A name may belong to a module that Apple's Foundation brings along.
    private func noteName(_ name: String) {
        if Self.attachmentNames.contains(name) { usesAttachments = true }
        if FoundationNames.isMissing(name) { needsUIKit = true }
        // The migration writes names that the author did not need.
        if isMigrated, name.hasPrefix("UI"), DeclarationIndex.own.has(name) { needsUIKit = true }
        if !conditions.isForLinux, isUnimported(name) { unimportedNames.insert(name) }
        for (prefix, module) in broughtPrefixes where FrameworkCatalogue.begins(name, with: prefix) {
            broughtNames[module, default: []].insert(name)
        }
        if let module = FoundationNames.module(of: name) { neededModules.insert(module) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let stand = ModuleStandIn(rawValue: node.baseName.text), !stand.isOfXCTest || imports.contains("XCTest") {
            standIns.insert(stand)
        }
        noteName(node.baseName.text)
        if let labels = FoundationNames.missingByLabel[node.baseName.text],
            let member = node.parent?.as(MemberAccessExprSyntax.self),
            // `urlSession?(…)` asks whether there is such a method.
            let callee = member.parent?.is(OptionalChainingExprSyntax.self) == true ? member.parent : Syntax(member),
            let call = callee.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.contains(where: { labels.contains($0.label?.text ?? "") })
        {
            needsUIKit = true
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let stand = ModuleStandIn(rawValue: node.name.text) { standIns.insert(stand) }
        noteName(node.name.text)
        return .visitChildren
    }
}

extension AttributeSyntax {
    /// Whether the attribute says how Objective-C calls a block, or the code of a method: functions without Objective-C are
    /// called as Swift's.
    fileprivate var isOfMethodOrBlock: Bool {
        let convention = arguments?.trimmedDescription
        if convention == "block" { return true }
        guard convention == "c", let type = parent?.parent?.as(AttributedTypeSyntax.self)?.baseType else {
            return false
        }
        // A method is called with its object and its name.
        return type.as(FunctionTypeSyntax.self)?.parameters.contains { $0.type.trimmedDescription == "Selector" }
            ?? false
    }
}
