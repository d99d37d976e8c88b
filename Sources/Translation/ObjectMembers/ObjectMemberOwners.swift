internal import Catalogue

/// Which classes have the members that objects are asked for.
struct ObjectMemberOwners {
    let index: ModuleIndex?
    let frameworks: DeclarationIndex
    let names: FrameworkNames

    /// The classes that have a member, none of which descends from another of them: the module's own first.
    func owners(of member: ObjectMember) -> [String] {
        if let asked = protocolLeavingOut(member) { return [asked] }
        let exact = ownClasses(having: member) + FoundationMembers.owners(of: member)
        // The names of UIKit's methods are without the labels of their arguments.
        let isKnown = member.kind == .method && !exact.isEmpty
        let all = isKnown ? exact : exact + names.owners(of: member.name).filter(isClass)
        return all.uniqued().filter { owner in
            let ancestors = ancestors(of: owner)
            return !all.contains { $0 != owner && ancestors.contains($0) }
        }
    }

    /// The one protocol of the module that leaves a method to its classes.
    func protocolLeavingOut(_ member: ObjectMember) -> String? {
        guard let index, member.kind == .method else { return nil }
        let labels = member.labels.map { $0.isEmpty ? "_" : $0 }
        let found = index.types.filter { type in
            type.kind == .protocol && !type.isPrivate
                && type.optionalRequirements.contains { $0.name == member.name && $0.labels == labels }
        }
        return found.count == 1 ? found[0].name : nil
    }

    /// The method that several types of the module declare alike; nil for one that they have not all, or not alike.
    func sharedMethod(_ member: ObjectMember, of owners: [String]) -> (method: Method, isOnMainActor: Bool)? {
        guard let index, member.kind == .method, owners.count > 1 else { return nil }
        var shared: Method?
        var isOnMainActor = false
        for owner in owners {
            guard let type = index.resolve(owner, in: []),
                let method = type.bodies.lazy.flatMap(\.methods).first(where: { $0.isMember(member) }),
                method.isCallable, !method.isThrowing, !method.isAsync, !method.isUnavailable,
                !method.types.contains(where: { $0.contains("->") || $0.contains("Self") }),
                shared == nil || shared?.types == method.types && shared?.result == method.result
            else { return nil }
            shared = method
            let lineage = index.chain(of: type).last.flatMap(index.superclassName).map(frameworks.lineage) ?? []
            isOnMainActor = isOnMainActor || type.isOnMainActor || lineage.contains("UIResponder")
        }
        return shared.map { ($0, isOnMainActor) }
    }

    private func isClass(_ name: String) -> Bool {
        guard frameworks.has(name) else { return false }
        switch frameworks.kind(of: name) {
        case .exposedClass?, .plainClass?: return true
        case .protocol?, nil: return false
        }
    }

    private func ancestors(of owner: String) -> Set<String> {
        var ancestors: Set<String> = []
        var last = owner
        if let type = index?.resolve(owner, in: []), let index {
            let chain = index.chain(of: type)
            ancestors.formUnion(chain.map(\.name))
            // A class goes with the protocol of the module that asks for the member.
            ancestors.formUnion(index.protocols(of: type).map(\.name))
            last = chain.last.flatMap { index.superclassName(of: $0) } ?? "AnyObject"
        }
        let lineage = frameworks.lineage(of: last)
        return ancestors.union(lineage).union(lineage.flatMap(FoundationMembers.lineage))
    }

    private func ownClasses(having member: ObjectMember) -> [String] {
        guard let index else { return [] }
        return index.types.filter { type in
            (type.kind == .class || type.kind == .protocol && type.parameterBounds.isEmpty)
                && !type.isPrivate && !type.isGeneric
                && type.bodies.contains { $0.declares(member) }
        }.map(\.name)
    }
}

extension Body {
    /// Whether it declares a member that an object can be asked for.
    fileprivate func declares(_ member: ObjectMember) -> Bool {
        switch member.kind {
        case .subscripts: false
        case .property: properties.contains { $0.name == member.name && !$0.isStatic && !$0.isPrivate }
        case .method:
            methods.contains { $0.isMember(member) }
        }
    }
}

extension Method {
    /// Whether it is the method that an object is asked for.
    fileprivate func isMember(_ member: ObjectMember) -> Bool {
        name == member.name && labels == member.labels && !isStatic && !isPrivate
    }
}
