import Foundation
import Projects

/// The names that each of some modules overrides, as far as the words of its Swift files tell.
struct OverriddenNames {
    private var names: [String: Set<String>] = [:]

    init() {}

    init(of modules: [Module]) throws {
        for module in modules where !module.sources.isEmpty {
            for file in module.sources {
                names[module.name, default: []].formUnion(Self.names(in: try PreparedModule.read(file).text))
            }
        }
    }

    /// What others than a module override.
    func outside(of module: Module) -> Set<String> {
        names.reduce(into: []) { if $1.key != module.name { $0.formUnion($1.value) } }
    }

    /// The names of functions and variables that stand on one line with the word `override`.
    static func names(in text: String) -> Set<String> {
        guard text.contains("override ") else { return [] }
        return text.split(separator: "\n").reduce(into: []) { names, line in
            guard line.contains("override ") else { return }
            let words = line.split(separator: " ")
            guard let word = words.firstIndex(where: { $0 == "func" || $0 == "var" }), word + 1 < words.count,
                words[..<word].contains("override")
            else { return }
            names.insert(String(words[word + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
    }
}
