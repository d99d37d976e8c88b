internal import Catalogue
internal import SwiftSyntax

/// Overrides in extensions, and overrides of what extensions declare, which only Objective-C dispatches.
///
/// - A member of an extension of one of the module's classes is called by a member in the class's body.
/// - What an extension of a framework's class overrides goes into a subclass, from which UIKit takes it at launch.
/// - What an extension of a framework's class declares asks first whether the object's class has an override, in its body or
///   in an extension of another framework's class.
///
/// What Objective-C sees of a module may be overridden in another one, as in the module's tests.
struct ExtensionOverrides {
    let index: ModuleIndex
    let scans: [FileScan]
    /// The names of what other modules override.
    let overriddenElsewhere: Set<String>
    private(set) var diagnostics: [Diagnostic] = []
    /// Statements that tell UIKit what the module overrides.
    private(set) var registrations: [String] = []
    /// The overrides of the module's classes, by what they override.
    private let overrides: [String: [Override]]
    /// Overrides in extensions of frameworks' classes, by what they override.
    private let frameworkOverrides: [String: [FrameworkOverride]]
    /// What the module calls of superclasses, by its name.
    private let superCalls: [String: [SuperCall]]
    /// Overrides in extensions that are asked for by another name, by where they stand.
    private var asked: [Place: (name: String, isFirst: Bool)] = [:]

    private struct Override {
        var type: TypeDeclaration
        var file: Int
        var node: MemberNode
        var isInExtension: Bool
    }

    private struct SuperCall {
        var scan: FileScan
        var range: Range<Int>
        /// The type around the call.
        var type: TypeDeclaration?
    }

    private struct FrameworkOverride {
        var declaration: ExtensionDeclaration
        var node: MemberNode
        /// How many superclasses the extended class has.
        var depth: Int
    }

    init(index: ModuleIndex, scans: [FileScan], overriddenElsewhere: Set<String> = []) {
        self.index = index
        self.scans = scans
        self.overriddenElsewhere = overriddenElsewhere
        var overrides: [String: [Override]] = [:]
        for type in index.types where type.kind == .class {
            for (position, body) in type.bodies.enumerated() {
                for node in body.nodes where node.isOverride {
                    overrides[node.key, default: []].append(
                        Override(type: type, file: body.file, node: node, isInExtension: position > 0))
                }
            }
        }
        self.overrides = overrides
        superCalls = scans.reduce(into: [:]) { result, scan in
            for call in scan.superCalls {
                result[call.name, default: []].append(
                    SuperCall(scan: scan, range: call.range, type: index.type(of: call.enclosing)))
            }
        }
        frameworkOverrides = index.frameworkExtensions.reduce(into: [:]) { result, declaration in
            for node in declaration.body.nodes where node.isOverride && !declaration.isUnavailable {
                let depth = index.lineage(of: declaration.meant).count
                result[node.key, default: []].append(
                    FrameworkOverride(declaration: declaration, node: node, depth: depth))
            }
        }
    }

    mutating func move() {
        // Before the overrides in extensions move: they take the names by which they are asked for.
        for declaration in index.frameworkExtensions where !declaration.isUnavailable {
            takeOver(declaration)
            for node in declaration.body.nodes where !node.isOverride { dispatch(node, of: declaration) }
        }
        for declaration in index.importedModules.flatMap(\.frameworkExtensions) { overrideMembers(of: declaration) }
        for type in index.types where type.kind == .class {
            for declaration in type.extensions { move(declaration, into: type) }
        }
    }

    // MARK: The module's classes

    private mutating func move(_ declaration: ExtensionDeclaration, into type: TypeDeclaration) {
        let scan = scans[declaration.body.file]
        movePlainInitializers(of: declaration, into: type)
        for node in declaration.body.nodes {
            let overriders = node.isOverride ? [] : overriders(of: node, in: type)
            let isSeen = index.exposesMembers(type) || index.conformsToFrameworkProtocol(type)
            guard
                node.isOverride || !overriders.isEmpty
                    || isOverriddenElsewhere(node, of: declaration, isSeenByObjectiveC: isSeen)
            else {
                continue
            }
            guard let brace = type.body.closingBrace, !declaration.isConstrained,
                var moved = scan.moved(node, access: declaration.access)
            else {
                refuse(node, of: type.name, overriders.map(\.node))
                continue
            }
            if let late = asked[node.place] { moved.rename(to: late.name, overrides: !late.isFirst) }
            for edit in moved.edits { scan.edits.replace(edit.range, with: edit.text) }
            insert(moved.forwarding, before: brace, in: type)
        }
    }

    /// Views and controllers have `init()` already, which an extension here cannot replace.
    private func movePlainInitializers(of declaration: ExtensionDeclaration, into type: TypeDeclaration) {
        guard !declaration.plainInitializers.isEmpty, !declaration.isConstrained, let brace = type.body.closingBrace,
            let superclass = index.chain(of: type).last.flatMap(index.superclassName),
            index.lineage(of: superclass).contains("UIResponder")
        else { return }
        let scan = scans[declaration.body.file]
        for node in declaration.plainInitializers {
            let moved = scan.moved(node, access: declaration.access)
            for edit in moved.edits { scan.edits.replace(edit.range, with: edit.text) }
            insert(moved.forwarding, before: brace, in: type)
        }
    }

    private func insert(_ text: String, before brace: Int, in type: TypeDeclaration) {
        scans[type.body.file].edits.insert((type.body.needsSemicolon ? "; " : "") + text, at: brace)
        type.body.needsSemicolon = true
    }

    private func overriders(of node: MemberNode, in type: TypeDeclaration) -> [Override] {
        (overrides[node.key] ?? []).filter { overrider in
            index.chain(of: overrider.type).dropFirst().contains { $0 === type }
        }
    }

    /// An override of an override is the compiler's to judge: here the message would follow from the first.
    private mutating func refuse(_ node: MemberNode, of name: String, _ overriders: [MemberNode]) {
        diagnostics += overriders.map {
            $0.place.error(
                "Swift on Linux cannot override '\(node.key)', which an extension of '\(name)' declares: "
                    + "move it into the class")
        }
    }

    // MARK: Overrides of a framework's members

    private mutating func takeOver(_ declaration: ExtensionDeclaration) {
        // What another extension of the module declares is called by that extension.
        let nodes = declaration.body.nodes.filter { $0.isOverride && !isDeclared($0, above: declaration) }
        guard !nodes.isEmpty, let brace = declaration.body.closingBrace else { return }
        let name = declaration.meant
        // Only responders are looked at when they are made.
        guard !declaration.isConstrained, index.lineage(of: name).contains("UIResponder") else {
            diagnostics += nodes.map {
                $0.place.error(
                    "an extension can override members of views, controllers and other responders, and not of '\(name)': "
                        + "override '\($0.key)' in a subclass")
            }
            return
        }
        let scan = scans[declaration.body.file]
        let moved = nodes.compactMap { scan.moved($0, access: declaration.access) }
        guard let first = moved.first else { return }
        for edit in moved.flatMap(\.edits) { scan.edits.replace(edit.range, with: edit.text) }
        let (plain, overriding) = ("__Plain\(first.newName)", "__With\(first.newName)")
        let members = moved.map(\.forwarding).joined(separator: "; ")
        scan.edits.insert(
            "; class \(plain): \(name) {}; class \(overriding): \(name) { \(members) }", at: brace + 1)
        registrations.append("__overrideInExtension(\(name).self, by: \(overriding).self, unlike: \(plain).self)")
    }

    // MARK: Overrides of what extensions of framework classes declare

    /// Whether an extension of a superclass declares a member.
    private func isDeclared(_ node: MemberNode, above declaration: ExtensionDeclaration) -> Bool {
        let above = index.lineage(of: declaration.meant).filter { $0 != declaration.meant }
        return index.frameworkExtensions.contains { other in
            above.contains(other.meant)
                && other.body.nodes.contains { $0.key == node.key && !$0.isOverride && $0.hasTypes(of: node) }
        }
    }

    /// The overrides of a member in extensions of framework's classes below, the lowest classes first.
    private func frameworkOverriders(of node: MemberNode, in declaration: ExtensionDeclaration) -> [FrameworkOverride] {
        (frameworkOverrides[node.key] ?? []).filter { overrider in
            overrider.declaration.meant != declaration.meant && !overrider.declaration.isConstrained
                && node.hasTypes(of: overrider.node)
                && index.lineage(of: overrider.declaration.meant).contains(declaration.meant)
        }.sorted { $0.depth > $1.depth }
    }

    /// The module's own overrides of a member that an extension of a framework's class declares.
    private func overriders(of key: String, extending name: String) -> [Override] {
        (overrides[key] ?? []).filter { overrider in
            let chain = index.chain(of: overrider.type)
            guard let top = chain.last, let superclass = index.superclassName(of: top) else { return false }
            return index.lineage(of: superclass).contains(name) && !chain.dropFirst().contains { declares(key, $0) }
        }
    }

    /// - Parameter isSeenByObjectiveC: Whether Objective-C sees members that do not say so, as the ones of a framework's
    ///   protocol are.
    private func isOverriddenElsewhere(
        _ node: MemberNode, of declaration: ExtensionDeclaration, isSeenByObjectiveC: Bool = false
    ) -> Bool {
        guard let name = node.name?.text, overriddenElsewhere.contains(name) else { return false }
        let isShut = node.modifiers.contains { ["private", "fileprivate", "final"].contains($0.name.text) }
        return !node.isStatic && !isShut && !["private", "fileprivate"].contains(declaration.access)
            && (node.isExposed || declaration.exposesMembers || isSeenByObjectiveC)
    }

    private mutating func dispatch(_ node: MemberNode, of declaration: ExtensionDeclaration) {
        let overriders = overriders(of: node.key, extending: declaration.meant)
        let others = frameworkOverriders(of: node, in: declaration)
        let isAsked = !overriders.isEmpty || isOverriddenElsewhere(node, of: declaration)
        guard isAsked || !others.isEmpty, let brace = declaration.body.closingBrace else { return }
        let scan = scans[declaration.body.file]
        guard !declaration.isConstrained, !node.isStatic, var moved = scan.moved(node, access: declaration.access)
        else {
            refuse(node, of: declaration.meant, overriders.map(\.node) + others.map(\.node))
            return
        }
        moved.prefix = moved.prefix.replacing("open ", with: "public ")
        let (late, asked) = (moved.newName + "_override", "__Overriding\(moved.newName)")
        for edit in moved.edits { scan.edits.replace(edit.range, with: edit.text) }
        let below = isAsked ? [("let o = self as? any \(asked)", "o." + late)] : []
        let dispatcher = moved.declaration(instead: below + rename(others, of: moved))
        scan.edits.insert((declaration.body.needsSemicolon ? "; " : "") + dispatcher, at: brace)
        declaration.body.needsSemicolon = true
        guard isAsked else { return }
        let isolation = index.lineage(of: declaration.meant).contains("UIResponder") ? "@MainActor " : ""
        let isPublic = ["public", "open"].contains(Modifiers(node.modifiers).access ?? declaration.access)
        scan.edits.insert(
            "; \(isolation)\(isPublic ? "public " : "")protocol \(asked): AnyObject { \(moved.requirement(late)) }",
            at: brace + 1)
        let types = overriders.map(\.type)
        declaration.dispatched[node.key] = .init(late: late, asked: asked, base: moved, types: types)
        for overrider in overriders { rename(overrider, to: late, asked: asked, base: moved, among: types) }
    }

    /// Overrides what an extension in another module declares, which asks for it.
    private mutating func overrideMembers(of declaration: ExtensionDeclaration) {
        for (key, member) in declaration.dispatched.sorted(by: { $0.key < $1.key }) {
            let overriders = overriders(of: key, extending: declaration.meant)
            let types = member.types + overriders.map(\.type)
            for overrider in overriders {
                rename(overrider, to: member.late, asked: member.asked, base: member.base, among: types)
            }
        }
    }

    /// Gives overrides in extensions of framework's classes names of their own, also where they call each other.
    ///
    /// - Returns: For each the condition under which it is called, and what is called.
    private func rename(_ overriders: [FrameworkOverride], of base: MovedMember) -> [(condition: String, name: String)]
    {
        let renamed = overriders.compactMap { overrider in
            let scan = scans[overrider.declaration.body.file]
            return scan.moved(overrider.node, access: overrider.declaration.access).map { (overrider, scan, $0) }
        }
        for (position, (overrider, scan, moved)) in renamed.enumerated() {
            for edit in moved.edits { scan.edits.replace(edit.range, with: edit.text) }
            let lineage = index.lineage(of: overrider.declaration.meant)
            let above = renamed[(position + 1)...].first {
                $0.0.declaration.meant != overrider.declaration.meant
                    && lineage.contains($0.0.declaration.meant)
            }
            for call in scan.superCalls where call.name == base.name {
                guard case .extension(let place) = call.enclosing, place === overrider.declaration else { continue }
                scan.edits.replace(call.range, with: above?.2.newName ?? base.newName)
            }
        }
        return renamed.map { overrider, _, moved in
            ("let o = self as? \(overrider.declaration.meant)", "o." + moved.newName)
        }
    }

    private func declares(_ key: String, _ type: TypeDeclaration) -> Bool {
        type.bodies.contains { body in
            body.methods.contains { $0.signature == key && !$0.isOverride }
                || body.properties.contains { $0.name == key && !$0.isOverride }
        }
    }

    /// Gives an override the name by which it is asked for, also where it calls its superclass's.
    private mutating func rename(
        _ overrider: Override, to late: String, asked protocolName: String, base: MovedMember,
        among types: [TypeDeclaration]
    ) {
        let scan = scans[overrider.file]
        let isFirst = !index.chain(of: overrider.type).dropFirst().contains { link in
            types.contains { $0 === link }
        }
        if overrider.isInExtension {
            asked[overrider.node.place] = (late, isFirst)
        } else {
            if let name = overrider.node.name { scan.edits.replace(scan.range(name), with: late) }
            if isFirst, let range = scan.overrideRange(overrider.node) {
                scan.edits.replace(range, with: scan.blanking(range).text)
            }
        }
        if isFirst {
            scans[overrider.type.body.file].edits.insert(", \(protocolName)", at: overrider.type.conformanceOffset)
        }
        for call in superCalls[base.name] ?? [] where call.type === overrider.type {
            call.scan.edits.replace(call.range, with: isFirst ? base.newName : late)
        }
    }
}

extension MemberNode {
    /// Whether the other takes values of the same types, in any number where this one does.
    fileprivate func hasTypes(of other: MemberNode) -> Bool {
        guard case .method(let node, let method) = self, case .method(let otherNode, let otherMethod) = other else {
            return true
        }
        func numbers(_ node: FunctionDeclSyntax) -> [Bool] {
            node.signature.parameterClause.parameters.map { $0.ellipsis != nil }
        }
        return method.types == otherMethod.types && numbers(node) == numbers(otherNode)
    }
}
