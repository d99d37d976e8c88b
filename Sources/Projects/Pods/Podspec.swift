import Foundation

/// What CocoaPods' description of a library says of its sources, as far as a build for iPhones needs it.
struct Podspec: Equatable {
    /// The library, or one of its parts.
    struct Part: Equatable {
        var sources: [String] = []
        var excluded: [String] = []
        var resources: [String] = []
        /// The patterns of each bundle's resources, by its name.
        var bundles: [String: [String]] = [:]
        /// Pods, or parts of pods as `Pod/Part`.
        var dependencies: [String] = []

        mutating func add(_ other: Part) {
            sources += other.sources
            excluded += other.excluded
            resources += other.resources
            bundles.merge(other.bundles) { $0 + $1 }
            dependencies += other.dependencies
        }
    }

    var name = ""
    /// The name that Swift imports, where it is not the pod's.
    var moduleName: String?
    var swiftVersions: [String] = []
    /// What holds for all parts.
    var common = Part()
    /// By their names, without the pod's: `Core`, `Core/Inner`.
    var parts: [String: Part] = [:]
    /// The parts that are meant where none is named.
    var defaultParts: [String] = []

    /// What a Podfile's line asks for.
    ///
    /// - Parameter named: The parts that it names; the default ones where there are none.
    func whole(_ named: [String]) -> Part {
        var waiting = named.isEmpty ? defaultParts : named
        if waiting.isEmpty { waiting = parts.keys.filter { !$0.contains("/") }.sorted() }
        var (result, seen) = (common, Set<String>())
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard seen.insert(name).inserted else { continue }
            // A part holds those that are inside of it, and what is said around it holds for it.
            var around = name
            while let slash = around.lastIndex(of: "/") {
                around = String(around[..<slash])
                if seen.insert(around).inserted, let part = parts[around] { result.add(part) }
            }
            waiting += parts.keys.filter { $0.hasPrefix(name + "/") }.sorted()
            guard let part = parts[name] else { continue }
            result.add(part)
            waiting += part.dependencies.compactMap(own)
        }
        result.dependencies.removeAll { own($0) != nil || $0 == self.name }
        return result
    }

    /// The name of a part of the same pod.
    private func own(_ dependency: String) -> String? {
        dependency.hasPrefix(name + "/") ? String(dependency.dropFirst(name.count + 1)) : nil
    }
}
