/// The names that the compiler knows nothing of because what they are made from is missing.
struct UnknownNames {
    private struct Local: Hashable {
        var name: String
        var file: String
        var scope: Range<Int>
    }

    private(set) var everywhere: Set<String>
    private var locals: Set<Local> = []
    /// Types of the module that are, or descend from, something missing.
    private(set) var types: Set<String>

    /// - Parameters:
    ///   - missing: The names that do not exist.
    ///   - types: Types of the module that are not what they say.
    ///   - failures: Where something is missing: a variable has no type whose value holds such a place.
    init(
        missing: Set<String>, types: Set<String>, failures: [String: [Int]],
        declared: [(file: String, name: DeclaredName)]
    ) {
        everywhere = missing.union(types)
        self.types = types
        for (file, name) in declared {
            guard let value = name.value, failures[file]?.contains(where: value.contains) == true else { continue }
            _ = insert(name, in: file)
        }
        spread(over: declared)
    }

    /// Adds what depends on unknown names until nothing more does.
    private mutating func spread(over declared: [(file: String, name: DeclaredName)]) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (file, name) in declared
            where name.uses.contains(where: { isUnknown($0, in: file, within: name.scope) }) {
                if insert(name, in: file) { isGrowing = true }
            }
        }
    }

    private mutating func insert(_ name: DeclaredName, in file: String) -> Bool {
        if name.kind == .type { types.insert(name.name) }
        guard let scope = name.scope else { return everywhere.insert(name.name).inserted }
        return locals.insert(Local(name: name.name, file: file, scope: scope)).inserted
    }

    private func isUnknown(_ name: String, in file: String, within scope: Range<Int>?) -> Bool {
        everywhere.contains(name)
            || locals.contains { $0.name == name && $0.file == file && scope.map($0.scope.overlaps) == true }
    }

    /// Whether any of the names that stand at a place of a file is unknown.
    func contains(anyOf names: Set<String>, at offset: Int, of file: String) -> Bool {
        !everywhere.isDisjoint(with: names)
            || locals.contains { $0.file == file && $0.scope.contains(offset) && names.contains($0.name) }
    }
}
