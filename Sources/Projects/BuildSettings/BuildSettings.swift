import Foundation

/// The value of every build setting, found by looking through layers of assignments from the strongest to the weakest.
struct BuildSettings {
    /// A name and the value assigned to it, references not yet replaced.
    typealias Layer = [String: String]

    /// Long enough for any list of flags, short enough that settings which double each other stop soon.
    private static let longest = 1 << 16
    private static let deepest = 64
    private static let mostSteps = 20_000

    private let layers: [Layer]
    private let file: String
    private var values: [String: String] = [:]
    private var steps = 0

    /// Evaluates every setting of the layers, which go from the strongest to the weakest.
    init(layers: [Layer], file: String) throws(ProjectError) {
        self.layers = layers
        self.file = file
        // A stronger setting may be asked for by many others: values are kept as they are found.
        for name in Set(layers.flatMap(\.keys)).sorted() {
            steps = 0
            values[name] = try evaluate(name)
        }
    }

    /// The setting's value, or nil where it is not set or empty.
    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    func isTrue(_ name: String) -> Bool { self[name].map { Self.isTrue($0) } ?? false }

    static func isTrue(_ value: String) -> Bool { ["yes", "true", "1"].contains(value.lowercased()) }

    /// The names of the settings that start with `prefix`, in order.
    func names(startingWith prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// The words of a setting that holds a list.
    func words(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

    /// The text with each reference to a setting replaced by its value.
    func expand(_ text: String) throws(ProjectError) -> String {
        var copy = self
        copy.steps = 0
        return try copy.expand(text, layer: nil, name: "", chain: [])
    }

    private mutating func evaluate(
        _ name: String, from layer: Int = 0, chain: [String] = []
    ) throws(ProjectError) -> String {
        if layer == 0, let value = values[name] { return value }
        guard let index = layers[layer...].firstIndex(where: { $0[name] != nil }), let text = layers[index][name] else {
            return ""
        }
        return try expand(text, layer: index, name: name, chain: chain + [name])
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$NAME`; `layer` is where the text comes from, for `$(inherited)`.
    private mutating func expand(
        _ text: String, layer: Int?, name: String, chain: [String]
    ) throws(ProjectError) -> String {
        guard text.contains("$") else { return text }
        steps += 1
        if chain.count > Self.deepest || steps > Self.mostSteps { throw tooLong(name) }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = SettingReference(at: &rest) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            // References nest: $(FLAGS_$(CONFIGURATION)).
            let inner = try expand(reference.text, layer: layer, name: name, chain: chain + [name])
            var parts = inner.components(separatedBy: ":")[...]
            let referred = parts.popFirst() ?? ""
            var value = try self.value(of: referred, layer: layer, name: name, chain: chain)
            for modifier in parts { value = SettingModifier.apply(modifier, to: value) }
            result += value
            if result.utf8.count > Self.longest { throw tooLong(name) }
        }
        return result + rest
    }

    private mutating func value(
        of referred: String, layer: Int?, name: String, chain: [String]
    ) throws(ProjectError) -> String {
        if referred == "inherited" || referred == name, let layer {
            return layer + 1 < layers.count ? try evaluate(name, from: layer + 1, chain: chain) : ""
        }
        // A setting that leads back to itself has no value.
        return chain.contains(referred) ? "" : try evaluate(referred, chain: chain)
    }

    private func tooLong(_ name: String) -> ProjectError {
        .malformed(file: file, line: nil, reason: "build setting \(name) expands without end")
    }
}
