internal import Catalogue

/// Which classes have the members that objects are asked for.
struct ObjectMemberOwners {
    let index: ModuleIndex?
    let frameworks: DeclarationIndex
    let names: FrameworkNames

    /// The classes that have a member, none of which descends from another of them: the module's own first.
    func owners(of member: ObjectMember) -> [String] {
        let exact = ownClasses(having: member) + FoundationMembers.owners(of: member)
        // The names of UIKit's methods are without the labels of their arguments.
        let isKnown = member.kind == .method && !exact.isEmpty
        let all = isKnown ? exact : exact + names.owners(of: member.name).filter(isClass)
        return all.uniqued().filter { owner in
            let ancestors = ancestors(of: owner)
            return !all.contains { $0 != owner && ancestors.contains($0) }
        }
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
            last = chain.last.flatMap { index.superclassName(of: $0) } ?? "AnyObject"
        }
        let lineage = frameworks.lineage(of: last)
        return ancestors.union(lineage).union(lineage.flatMap(FoundationMembers.lineage))
    }

    private func ownClasses(having member: ObjectMember) -> [String] {
        guard let index else { return [] }
        return index.types.filter { type in
            type.kind == .class && !type.isPrivate && !type.isGeneric
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
            methods.contains {
                $0.name == member.name && $0.labels == member.labels && !$0.isStatic && !$0.isPrivate
            }
        }
    }
}
