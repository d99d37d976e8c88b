internal import Catalogue

/// Every type and extension of the module, and how they are related.
struct ModuleIndex {
    /// Where a class's superclasses end.
    enum Root {
        /// At a UIKit class, which has a table to override.
        case exposed
        /// At a class without one, or nowhere.
        case plain
    }

    let types: [TypeDeclaration]
    let extensions: [ExtensionDeclaration]
    /// The extensions of types that the module does not declare.
    private(set) var frameworkExtensions: [ExtensionDeclaration] = []
    private let byName: [String: TypeDeclaration]
    private let typeAliases: [String: String]
    /// The classes whose metatypes the cases of the module's enums carry.
    let payloads: [EnumPayload: Set<String>]
    /// The classes whose metatypes the module's variables hold.
    let metatypes: [String: Set<String>]
    let moduleName: String
    /// Whether the module imports what is no framework.
    private let hasForeignImports: Bool
    /// The frameworks' classes and protocols.
    private let frameworks: DeclarationIndex
    /// The modules that this one can see, those that it imports itself first.
    let importedModules: [ModuleIndex]
    /// The modules whose internal declarations are to be seen, too.
    private let testable: Set<String>

    /// - Parameter imported: The modules that this one needs, in whatever order.
    init(scans: [FileScan], moduleName: String, frameworks: DeclarationIndex, imported: [ModuleIndex] = []) {
        self.frameworks = frameworks
        let named = scans.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        importedModules =
            imported.filter { named.contains($0.moduleName) } + imported.filter { !named.contains($0.moduleName) }
        testable = scans.reduce(into: []) { $0.formUnion($1.testableImports) }
        types = scans.flatMap(\.types)
        extensions = scans.flatMap(\.extensions)
        typeAliases = scans.reduce(into: [:]) { $0.merge($1.typeAliases) { first, _ in first } }
        payloads = scans.reduce(into: [:]) { $0.merge($1.payloads) { $0.union($1) } }
        metatypes = scans.reduce(into: MetatypeNames()) { $0.merge($1.metatypes) }.classes
        self.moduleName = moduleName
        let known = Set(imported.map(\.moduleName))
        hasForeignImports = scans.contains { scan in
            scan.imports.contains { !known.contains($0) && !scan.catalogue.isSupported($0) }
        }
        var byName: [String: TypeDeclaration] = [:]
        for type in types where !type.isLocal && byName[type.name] == nil { byName[type.name] = type }
        // A local class is better than none.
        for type in types where type.isLocal && byName[type.name] == nil { byName[type.name] = type }
        self.byName = byName
        for type in types { type.module = moduleName }
        for declaration in extensions {
            declaration.meant = unaliased(declaration.extended, in: [])
            if let type = resolve(declaration.extended, in: []), isOwn(type) {
                type.extensions.append(declaration)
            } else {
                frameworkExtensions.append(declaration)
            }
        }
    }

    // MARK: Names

    /// The type of the module, or of one that it imports, that `name` means where `scope` encloses it.
    func resolve(_ name: String, in scope: [String]) -> TypeDeclaration? {
        if let found = lookUp(name, in: scope) { return byName[found] }
        let name = unaliased(name, in: scope)
        for module in importedModules {
            guard let found = module.lookUp(name, in: scope), let type = module.byName[found] else { continue }
            if module.exports(type) || testable.contains(module.moduleName) && !type.isPrivate { return type }
        }
        return nil
    }

    /// How the type of selectors is spelled where a type of the module, or of one that it imports, may have its name.
    var selectorType: String {
        let isTaken = ([self] + importedModules).contains { $0.types.contains { $0.spelling == "Selector" } }
        return isTaken ? "UIKit.Selector" : "Selector"
    }

    /// Whether this module declares a type, rather than one that it imports.
    func isOwn(_ type: TypeDeclaration) -> Bool { type.module == moduleName }

    private func exports(_ type: TypeDeclaration) -> Bool {
        ["public", "open", "package"].contains(type.access) && !type.isLocal
    }

    /// The index of the other module that declares a type: only there the names in it mean what they meant.
    private func home(of type: TypeDeclaration) -> ModuleIndex? {
        isOwn(type) ? nil : importedModules.first { $0.isOwn(type) }
    }

    /// A type's extensions in its own module and in this one.
    private func extensions(of type: TypeDeclaration) -> [ExtensionDeclaration] {
        isOwn(type)
            ? type.extensions : type.extensions + frameworkExtensions.filter { resolve($0.extended, in: []) === type }
    }

    /// The extensions in this module and in those that it imports, each of a type that its module does not declare.
    var visibleFrameworkExtensions: [ExtensionDeclaration] {
        frameworkExtensions + importedModules.flatMap(\.frameworkExtensions)
    }

    /// What an alias of the module stands for, or the name itself.
    func unaliased(_ name: String, in scope: [String]) -> String {
        var name = name
        // Bounded, because a source with an error can have aliases in a circle.
        for _ in 0..<16 {
            guard let target = alias(name, in: scope) else { return name }
            name = target
        }
        return name
    }

    private func alias(_ name: String, in scope: [String]) -> String? {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            if let target = typeAliases[(scope.prefix(depth) + [name]).joined(separator: ".")], target != name {
                return target
            }
        }
        return nil
    }

    private func lookUp(_ name: String, in scope: [String]) -> String? {
        var name = unaliased(name, in: scope).withoutBackticks
        if name.hasPrefix(moduleName + "."), byName[name] == nil { name = String(name.dropFirst(moduleName.count + 1)) }
        let scope = scope.map(\.withoutBackticks)
        for depth in stride(from: scope.count, through: 0, by: -1) {
            let candidate = (scope.prefix(depth) + [name]).joined(separator: ".")
            if byName[candidate] != nil { return candidate }
        }
        return nil
    }

    /// Whether the type's name alone does not say which type it is: it has type parameters, or one around it has.
    func isGeneric(_ type: TypeDeclaration) -> Bool {
        type.isGeneric
            || type.scope.indices.contains {
                resolve(type.scope[...$0].joined(separator: "."), in: [])?.isGeneric == true
            }
    }

    // MARK: Superclasses

    /// The superclass if the module declares it.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        if let home = home(of: type) { return home.superclass(of: type) }
        guard type.kind == .class, let first = type.inherited.first else { return nil }
        guard let found = resolve(first, in: type.scope), found.kind == .class, found !== type else { return nil }
        return found
    }

    /// The name of the superclass as far as it is known to be one.
    func superclassName(of type: TypeDeclaration) -> String? {
        if let home = home(of: type) { return home.superclassName(of: type) }
        if let declared = superclass(of: type) { return declared.name }
        guard let first = type.inherited.first, resolve(first, in: type.scope) == nil else { return nil }
        let name = unaliased(first, in: type.scope)
        switch frameworks.kind(of: name) {
        case .exposedClass?, .plainClass?: return name
        case .protocol?: return nil
        default: return looksLikeSubclass(type) ? name : nil
        }
    }

    /// Whether a class descends from XCTest's test case.
    func isTestCase(_ type: TypeDeclaration) -> Bool {
        type.kind == .class && chain(of: type).last.flatMap(superclassName) == "XCTestCase"
    }

    /// The class and its superclasses in the module, nearest first.
    func chain(of type: TypeDeclaration) -> [TypeDeclaration] {
        var chain = [type]
        while let next = superclass(of: chain[chain.count - 1]), !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    func root(of type: TypeDeclaration) -> Root {
        let top = chain(of: type).last ?? type
        if let home = home(of: top) { return home.root(of: top) }
        guard let first = top.inherited.first, resolve(first, in: top.scope) == nil else { return .plain }
        switch frameworks.kind(of: unaliased(first, in: top.scope)) {
        case .exposedClass?: return .exposed
        case .plainClass?, .protocol?: return .plain
        // Another package's class is most likely a view or a controller; a class that overrides nothing most likely
        // only conforms to another package's protocol.
        default: return looksLikeSubclass(top) ? .exposed : .plain
        }
    }

    private func looksLikeSubclass(_ type: TypeDeclaration) -> Bool {
        let bodies = type.bodies
        return bodies.contains {
            $0.methods.contains(where: \.isOverride) || $0.properties.contains(where: \.isOverride)
        }
            || ["View", "Controller", "Cell", "Button", "Label", "Control", "Window"].contains {
                type.inherited.first?.hasSuffix($0) == true
            }
    }

    /// A framework's class and its superclasses.
    func lineage(of name: String) -> [String] { frameworks.lineage(of: name) }

    /// The type of the module that stands around an expression.
    func type(of enclosing: Enclosing) -> TypeDeclaration? {
        switch enclosing {
        case .none: nil
        case .type(let type): type
        case .extension(let declaration): resolve(declaration.extended, in: [])
        }
    }

    // MARK: Protocols

    /// Every protocol name the class or a superclass of it in the module conforms to.
    func conformances(of type: TypeDeclaration) -> [String] {
        chain(of: type).flatMap { link in link.inherited + link.extensions.flatMap(\.inherited) }
    }

    /// Protocols of the module that the class conforms to, inherited ones included.
    func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        let names = chain(of: type).flatMap { link in
            (link.inherited + extensions(of: link).flatMap(\.inherited)).map { ($0, Optional(link)) }
        }
        return inherited(by: names, found: &found)
    }

    /// The protocols of the module that a protocol inherits, theirs included.
    func inheritedProtocols(of type: TypeDeclaration) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = [type]
        return Array(inherited(by: type.inherited.map { ($0, type) }, found: &found).dropFirst())
    }

    /// The protocols of the module that an extension makes a framework's class conform to.
    func protocols(of declaration: ExtensionDeclaration) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        return inherited(by: declaration.inherited.map { ($0, nil) }, found: &found)
    }

    /// The protocols of some names, each as the type that names it sees it, with those that they inherit.
    private func inherited(
        by names: [(String, TypeDeclaration?)], found: inout [TypeDeclaration]
    ) -> [TypeDeclaration] {
        var names = names
        while let (name, user) = names.popLast() {
            let home = user.flatMap(home(of:)) ?? self
            guard let declared = home.resolve(name, in: user?.scope ?? []), declared.kind == .protocol else { continue }
            guard !found.contains(where: { $0 === declared }) else { continue }
            found.append(declared)
            names += declared.inherited.map { ($0, declared) }
        }
        return found
    }

    /// Whether a class or a superclass of it in the module conforms to a protocol of a framework's.
    func conformsToFrameworkProtocol(_ type: TypeDeclaration) -> Bool {
        conformances(of: type).contains { name in
            if case .protocol? = frameworks.kind(of: unaliased(name, in: type.scope)) { true } else { false }
        }
    }

    // MARK: Exposure

    func exposesMembers(_ type: TypeDeclaration) -> Bool {
        chain(of: type).contains(where: \.exposesMembers)
    }

    /// The requirement of an Objective-C protocol of the module that this method satisfies.
    func requirement(for method: Method, of type: TypeDeclaration) -> Method? {
        guard let found = requirement(for: method, in: protocols(of: type)) else { return nil }
        // Of methods that only their results tell apart, the one with the requirement's result satisfies it.
        let isAnothers =
            !hasResult(method, of: found) && namesakes(of: method, in: type).contains { hasResult($0, of: found) }
        return isAnothers ? nil : found
    }

    /// The methods of a class, its superclasses in the module included, that differ from a method in their results alone.
    func namesakes(of method: Method, in type: TypeDeclaration) -> [Method] {
        chain(of: type).flatMap(\.bodies).flatMap(\.methods).filter {
            $0.name == method.name && $0.labels == method.labels && $0.isStatic == method.isStatic
                && $0.types == method.types
                && !hasResult($0, of: method)
        }
    }

    private func hasResult(_ method: Method, of other: Method) -> Bool {
        isSameType(method.result ?? "Void", other.result ?? "Void")
    }

    func requirement(for method: Method, in protocols: [TypeDeclaration]) -> Method? {
        guard !method.isPrivate else { return nil }
        let found = protocols.filter(\.isObjectiveC).flatMap(\.body.methods).filter { $0.signature == method.signature }
        // Objective-C tells those of one name apart by their selectors, and Swift by their types.
        return found.first { $0.types.elementsEqual(method.types, by: isSameType) } ?? found.first
    }

    /// Whether two types are one as far as their spelling tells, in which a module's or an outer type's name may be left out.
    func isSameType(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.filter { !$0.isWhitespace }, other.filter { !$0.isWhitespace })
        return one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }

    /// Whether an optional property of a protocol has this name.
    func isOptionalRequirement(_ property: Property, of type: TypeDeclaration) -> Bool {
        protocols(of: type).contains { declared in
            declared.optionalRequirements.contains { $0.name == property.spelling && $0.method == nil }
        }
    }

    private func isRequired(_ property: Property, in protocols: [TypeDeclaration]) -> Bool {
        protocols.contains { $0.isObjectiveC && $0.body.properties.contains { $0.name == property.name } }
    }

    /// Whether the class conforms to a protocol that neither the module nor a framework declares: another package's, which may be
    /// Objective-C's and ask for any of the class's members by name.
    func conformsToForeignProtocol(_ type: TypeDeclaration) -> Bool {
        guard hasForeignImports, type.kind == .class else { return false }
        return chain(of: type).contains { link in
            let first = superclass(of: link) == nil && superclassName(of: link) == nil ? 0 : 1
            return (link.inherited.dropFirst(first) + link.extensions.flatMap(\.inherited)).contains { name in
                resolve(name, in: link.scope) == nil && frameworks.kind(of: unaliased(name, in: link.scope)) == nil
            }
        }
    }

    /// Whether Objective-C would know a method declared in `type`, or in an extension of it that exposes its members.
    func isExposed(_ method: Method, of type: TypeDeclaration, inExposedExtension: Bool) -> Bool {
        if method.isHiddenFromObjectiveC { return false }
        if method.exposure != nil { return true }
        if inExposedExtension || type.kind == .protocol && type.isObjectiveC { return true }
        if !method.isPrivate, exposesMembers(type) || conformsToForeignProtocol(type) { return true }
        if !method.isPrivate, type.kind == .class, ImportedSelectors.isAskedForByName(method.signature) { return true }
        return requirement(for: method, of: type) != nil
    }

    func isExposed(_ property: Property, of type: TypeDeclaration?, inExposedExtension: Bool) -> Bool {
        if property.isHiddenFromObjectiveC { return false }
        if property.exposure != nil || inExposedExtension { return true }
        guard let type else { return false }
        if !property.isPrivate, exposesMembers(type) || conformsToForeignProtocol(type) { return true }
        return isRequired(property, in: protocols(of: type))
    }

    /// The selector Objective-C knows the method by: its own, the one it overrides, or the requirement's.
    func selector(of method: Method, in type: TypeDeclaration) -> String {
        if let own = method.explicitSelector { return own }
        if ImportedSelectors.isOverloaded(method.signature), let known = method.importedSelector { return known }
        if method.isOverride {
            for link in chain(of: type).dropFirst() {
                for body in link.bodies {
                    guard let overridden = body.methods.first(where: { $0.signature == method.signature }) else {
                        continue
                    }
                    if let name = overridden.explicitSelector { return name }
                }
            }
            if let imported = method.importedSelector { return imported }
        }
        if let explicit = requirement(for: method, of: type)?.explicitSelector { return explicit }
        return method.exposure == nil ? method.importedSelector ?? method.selector : method.selector
    }
}
