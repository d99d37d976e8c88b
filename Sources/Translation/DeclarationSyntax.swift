internal import Catalogue
internal import SwiftSyntax

/// The attributes of one declaration, without those that stand in an `#if`.
struct Attributes {
    private let list: [AttributeSyntax]

    init(_ list: AttributeListSyntax) {
        self.list = list.compactMap { $0.as(AttributeSyntax.self) }
    }

    func has(_ name: String) -> Bool {
        list.contains { $0.attributeName.trimmedDescription == name }
    }

    func named(_ name: String) -> [AttributeSyntax] {
        list.filter { $0.attributeName.trimmedDescription == name }
    }

    /// What stands in the attribute's parentheses, without spaces.
    func argument(of name: String) -> String? {
        list.first { $0.attributeName.trimmedDescription == name }?.arguments?.trimmedDescription.filter {
            !$0.isWhitespace
        }
    }

    /// Marked as callable by nobody in an app for iOS; an app is no extension of another.
    var isUnavailable: Bool { !forbidding.isEmpty }

    /// The attributes that say so.
    var forbidding: [AttributeSyntax] {
        list.filter {
            guard $0.attributeName.trimmedDescription == "available" else { return false }
            let words = $0.arguments?.trimmedDescription.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            return words.map { ["*", "iOS"].contains($0.first) && $0.contains("unavailable") } ?? false
        }
    }
}

struct Modifiers {
    private let list: DeclModifierListSyntax

    init(_ list: DeclModifierListSyntax) {
        self.list = list
    }

    func has(_ name: String) -> Bool {
        list.contains { $0.name.text == name && $0.detail == nil }
    }

    var access: String? {
        ["private", "fileprivate", "internal", "package", "public", "open"].first { has($0) }
    }

    /// Where a modifier stands in the file.
    func range(of name: String) -> Range<Int>? {
        list.first { $0.name.text == name }?.bytes
    }

    var isStatic: Bool { has("static") || has("class") }
    var isPrivate: Bool { has("private") || has("fileprivate") }
}

/// Types as text.
enum TypeText {
    /// The name of a class or protocol without generic arguments, attributes and a module in front: `UIKit.UIView` ->
    /// `UIView`.
    static func inheritedName(_ type: TypeSyntax, _ catalogue: FrameworkCatalogue) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) { return inheritedName(attributed.baseType, catalogue) }
        if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let member = type.as(MemberTypeSyntax.self) {
            let base = inheritedName(member.baseType, catalogue)
            return catalogue.isSupported(base) ? member.name.text : base + "." + member.name.text
        }
        return text(type)
    }

    /// On one line and without comments.
    static func text(_ type: some SyntaxProtocol) -> String {
        var text = ""
        for token in type.tokens(viewMode: .sourceAccurate) {
            let isSeparate = token.previousToken(viewMode: .sourceAccurate).map {
                !$0.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty
            }
            if !text.isEmpty, isSeparate == true { text += " " }
            text += token.text
        }
        return text
    }

    /// What a parameter's argument can be cast to: no `inout`, no `@escaping`, `!` spelled `?`.
    static func castTarget(_ type: TypeSyntax) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let kept = attributed.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
                !["escaping", "autoclosure"].contains($0.attributeName.trimmedDescription)
            }
            return kept.map { text($0) + " " }.joined() + castTarget(attributed.baseType)
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return text(unwrapped.wrappedType) + "?"
        }
        return text(type)
    }
}

extension Method {
    init(_ node: FunctionDeclSyntax, at place: Place) {
        let attributes = Attributes(node.attributes)
        let modifiers = Modifiers(node.modifiers)
        let parameters = Array(node.signature.parameterClause.parameters)
        let effects = node.signature.effectSpecifiers
        let result = node.signature.returnClause.map { TypeText.text($0.type) }
        let isInout = parameters.contains { parameter in
            parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
                $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout"
            } ?? false
        }
        name = node.name.text.withoutBackticks
        spelling = node.name.text
        labels = parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text.withoutBackticks }
        types = parameters.map { TypeText.castTarget($0.type) }
        unread = Self.unread(parameters, in: node.body)
        isFirstLabelImplied = parameters.first.map { $0.firstName.text != "_" && $0.secondName == nil } ?? false
        returnsValue = result.map { !["Void", "()", "Never"].contains($0) } ?? false
        self.result = returnsValue ? result : nil
        isStatic = modifiers.isStatic
        isOverride = modifiers.has("override")
        overrideRange = modifiers.range(of: "override")
        isThrowing = effects?.throwsClause != nil
        isAsync = effects?.asyncSpecifier != nil
        isCallable =
            node.genericParameterClause == nil && !isInout && !parameters.contains { $0.ellipsis != nil }
            && !types.contains { $0.hasPrefix("some ") }
        isPrivate = modifiers.isPrivate
        isHiddenFromObjectiveC = attributes.has("nonobjc")
        isUnavailable = attributes.isUnavailable
        explicitSelector = attributes.argument(of: "objc")
        self.place = place
        exposure =
            attributes.has("IBAction")
            ? .action
            : attributes.has("IBSegueAction") ? .segueAction : attributes.has("objc") ? .objc : nil
    }
}

extension Method {
    private static func unread(_ parameters: [FunctionParameterSyntax], in body: CodeBlockSyntax?) -> Set<Int> {
        guard let body else { return [] }
        let words = Set(body.tokens(viewMode: .sourceAccurate).map { $0.text.withoutBackticks })
        let positions = parameters.indices.filter { index in
            let name = parameters[index].secondName ?? parameters[index].firstName
            return !words.contains(name.text.withoutBackticks)
        }
        return Set(positions)
    }
}

extension Property {
    static func all(of node: VariableDeclSyntax, place: (PatternBindingSyntax) -> Place) -> [Property] {
        let attributes = Attributes(node.attributes)
        let modifiers = Modifiers(node.modifiers)
        let exposure: Exposure? =
            attributes.has("IBOutlet")
            ? .outlet
            : attributes.has("IBInspectable") || attributes.has("GKInspectable")
                ? .inspectable
                : attributes.has("objc") || attributes.has("NSManaged") || modifiers.has("dynamic") ? .objc : nil
        // Core Data's accessors tell observers themselves.
        let tells = modifiers.has("dynamic") && !attributes.has("NSManaged")
        let bindings = Array(node.bindings)
        return bindings.enumerated().compactMap { index, binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            // In `var a, b: Int` the annotation is the last one's and holds for both.
            let annotation = bindings[index...].lazy.compactMap(\.typeAnnotation).first
            let type = annotation.map { TypeText.text($0.type) }
            return Property(
                name: pattern.identifier.text.withoutBackticks, spelling: pattern.identifier.text, type: type,
                isStatic: modifiers.isStatic,
                isSettable: node.bindingSpecifier.text == "var" && isSettable(binding.accessorBlock),
                isOverride: modifiers.has("override"), isPrivate: modifiers.isPrivate,
                isHiddenFromObjectiveC: attributes.has("nonobjc"), isUnavailable: attributes.isUnavailable,
                exposure: exposure, isDynamic: tells,
                setterPlaces: SetterPlaces(
                    binding, of: node, type: type, end: binding.endPositionWithoutComma),
                overrideRange: modifiers.range(of: "override"), explicitName: attributes.argument(of: "objc"),
                place: place(binding))
        }
    }

    private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains {
            ["set", "willSet", "didSet", "_modify", "modify", "unsafeMutableAddress"].contains(
                $0.accessorSpecifier.text)
        }
    }
}

extension PatternBindingSyntax {
    /// Where an accessor block could stand.
    fileprivate var endPositionWithoutComma: Int {
        (initializer?.endPositionBeforeTrailingTrivia ?? typeAnnotation?.endPositionBeforeTrailingTrivia
            ?? pattern.endPositionBeforeTrailingTrivia).utf8Offset
    }
}
