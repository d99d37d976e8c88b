/// Modules in an order in which they can be built: each comes after all that it imports.
package struct ModuleGraph: Sendable, Equatable {
    /// Dependencies first; modules that do not need each other keep the order in which they were given.
    package private(set) var modules: [Module] = []
    /// Modules that a target wants and that cannot be built here, each with the reason as a sentence's end.
    package var missing: [String: String] = [:]

    package init() {}

    /// Orders modules; each has to be there once, with all that it depends on, and none may depend on itself.
    package init(_ modules: [Module], missing: [String: String] = [:]) throws(ProjectError) {
        self.missing = missing
        var byName: [String: Module] = [:]
        for module in modules {
            if let other = byName.updateValue(module, forKey: module.name) {
                throw .severalModules(name: module.name, targets: [other, module].map(\.place))
            }
        }
        var order = Order(modules: byName)
        for module in modules { try order.visit(module) }
        self.modules = order.sorted
    }

    package subscript(name: String) -> Module? { modules.first { $0.name == name } }

    /// All that modules of these names need, they themselves included, dependencies first.
    package func closure(of names: some Sequence<String>) -> [Module] {
        var needed = Set(names)
        for module in modules.reversed() where needed.contains(module.name) { needed.formUnion(module.dependencies) }
        return modules.filter { needed.contains($0.name) }
    }

    private struct Order {
        let modules: [String: Module]
        var sorted: [Module] = []
        private var done: Set<String> = []
        private var path: [Module] = []

        init(modules: [String: Module]) { self.modules = modules }

        mutating func visit(_ module: Module) throws(ProjectError) {
            if done.contains(module.name) { return }
            if let start = path.firstIndex(where: { $0.name == module.name }) {
                throw .moduleCycle(targets: (path[start...] + [module]).map(\.place))
            }
            path.append(module)
            for name in module.dependencies {
                guard let needed = modules[name] else {
                    throw .unknownModule(name: name, target: module.place)
                }
                try visit(needed)
            }
            path.removeLast()
            done.insert(module.name)
            sorted.append(module)
        }
    }
}

extension Module {
    /// The target with what it is of, as messages name it.
    var place: String { "'\(target)' of \(owner)" }
}
