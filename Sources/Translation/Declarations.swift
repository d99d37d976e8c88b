internal import SwiftSyntax

/// How a declaration asks Objective-C to know it.
enum Exposure {
    case objc, action, segueAction, outlet, inspectable
}

/// A method of a type of the module, as far as Objective-C is concerned.
struct Method {
    /// Without backticks.
    var name: String
    /// As written.
    var spelling: String
    /// One for each parameter; empty where the call has no label.
    var labels: [String]
    /// Without specifiers: what an argument is cast to.
    var types: [String]
    /// The positions of the parameters that the body never names.
    var unread: Set<Int>
    /// The first label is a parameter's only name, as in `tap(sender: Any)`. Swift 2 took it for no label at all.
    var isFirstLabelImplied: Bool
    var returnsValue: Bool
    /// The type of what it returns as written; nil where nothing is.
    var result: String?
    var isStatic: Bool
    var isOverride: Bool
    var isThrowing: Bool
    var isAsync: Bool
    /// False for generic, variadic and `inout` methods, which no table can call.
    var isCallable: Bool
    /// Private methods are not exposed by `@objcMembers`.
    var isPrivate: Bool
    var isHiddenFromObjectiveC: Bool
    var isUnavailable: Bool
    var exposure: Exposure?
    /// From `@objc(name:)`.
    var explicitSelector: String?
    /// The word `override` in the file.
    var overrideRange: Range<Int>?
    /// Set for overrides of XCTestCase's methods.
    var testIsolation: TestIsolation?
    var place: Place

    var selector: String { explicitSelector ?? ObjectiveCSelector.method(name, labels: labels) }
    var signature: String { Self.signature(name, labels: labels) }
    /// The selector that a framework's method of that name has.
    var importedSelector: String? { ImportedSelectors.selector(signature, types: types) }

    /// A method's name in full: `move(to:_:)`; an empty label is one that the call does not have.
    static func signature(_ name: String, labels: [String]) -> String {
        name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}

/// A property of a type of the module, as far as Objective-C is concerned.
struct Property {
    /// Without backticks.
    var name: String
    /// As written.
    var spelling: String
    var type: String?
    var isStatic: Bool
    var isSettable: Bool
    var isOverride: Bool
    var isPrivate: Bool
    var isHiddenFromObjectiveC: Bool
    var isUnavailable: Bool
    var exposure: Exposure?
    /// Objective-C dispatches what sets it, so that observers hear of changes.
    var isDynamic: Bool
    var setterPlaces: SetterPlaces?
    /// The word `override` in the file.
    var overrideRange: Range<Int>?
    /// From `@objc(name)`.
    var explicitName: String?
    var place: Place

    var getter: String { explicitName ?? name }
    var setter: String { ObjectiveCSelector.setter(explicitName ?? name) }
}

/// The braces of a type or an extension: what it declares and where its generated table goes.
struct Body {
    var file: Int
    var methods: [Method] = []
    var properties: [Property] = []
    /// The labels of each initialiser.
    var initializers: [[String]] = []
    /// An extension's members, or a type's overrides.
    var nodes: [MemberNode] = []
    /// Byte offset of the closing brace, nil where the source lacks it.
    var closingBrace: Int?
    /// A declaration stands on the closing brace's line, so that another needs a semicolon.
    var needsSemicolon: Bool
}

enum TypeKind {
    case `class`, `protocol`, value
}

final class TypeDeclaration {
    let kind: TypeKind
    /// With the enclosing types: `Outer.Inner`.
    let name: String
    /// As written, backticks included.
    let spelling: String
    /// Names of the enclosing types, outermost first.
    let scope: [String]
    /// The name of the module that declares it.
    var module = ""
    /// Has a table of its own, which subclasses override.
    var hasTable = false
    /// Declared inside a function, where no other declaration can name it.
    let isLocal: Bool
    /// Has type parameters of its own.
    var isGeneric = false
    /// What its type parameters, or a protocol's associated types, must be.
    var parameterBounds: [String: [String]] = [:]
    /// What a protocol's `where` clause says of the conforming types.
    var selfBounds: [String] = []
    var inherited: [String] = []
    var access: String?
    var exposesMembers = false
    /// Carries `@objc` itself, which for protocols means that all requirements are exposed.
    var isObjectiveC = false
    /// Carries `@MainActor`.
    var isOnMainActor = false
    var objectiveCName: String?
    var body: Body
    /// What a protocol asks for and classes may leave out.
    var optionalRequirements: [OptionalRequirement] = []
    /// Behind the closing brace of the outermost type or extension around, where another declaration can follow.
    var endOfOutermost: Int?
    var extensions: [ExtensionDeclaration] = []
    /// Where a conformance can be added: at the end of the inheritance clause, or of the name where there is none.
    var conformanceOffset: Int
    var place: Place

    init(
        kind: TypeKind, name: String, spelling: String, scope: [String], isLocal: Bool, body: Body,
        conformanceOffset: Int, place: Place
    ) {
        self.kind = kind
        self.name = name
        self.spelling = spelling
        self.scope = scope
        self.isLocal = isLocal
        self.body = body
        self.conformanceOffset = conformanceOffset
        self.place = place
    }

    var isPrivate: Bool { isLocal || access == "private" || access == "fileprivate" }

    /// What the type declares itself, and then its extensions in its module.
    var bodies: [Body] { [body] + extensions.map(\.body) }

    /// The same bodies, each with whether its extension exposes all members.
    var exposedBodies: [(body: Body, isExposed: Bool)] {
        [(body, false)] + extensions.map { ($0.body, $0.exposesMembers) }
    }
}

final class ExtensionDeclaration {
    /// The extended type as written.
    let extended: String
    /// The extended type, or what it is an alias for.
    var meant: String
    var inherited: [String] = []
    var exposesMembers = false
    /// Initialisers without arguments.
    var plainInitializers: [InitializerDeclSyntax] = []
    /// With a `where` clause: only some of the type's instances have these members.
    var isConstrained = false
    var isUnavailable = false
    /// What the extension says of its members' access.
    var access: String?
    var body: Body
    var place: Place
    /// The function that adds this extension's members to a table; set when the tables are written.
    var tableName: String?
    /// The members that ask for overrides, by what these have in common with them.
    var dispatched: [String: DispatchedMember] = [:]

    init(extended: String, body: Body, place: Place) {
        self.extended = extended
        meant = extended
        self.body = body
        self.place = place
    }
}

/// One `#selector` or `#keyPath`, with the type it stands in.
struct NameExpression {
    var node: MacroExpansionExprSyntax
    var enclosing: Enclosing
    var place: Place
}

/// The innermost type or extension around an expression.
enum Enclosing {
    case none
    case type(TypeDeclaration)
    case `extension`(ExtensionDeclaration)
}
