package import Foundation

/// The modules that apps can import, and what their names stand for: the one place that answers "is it ours?".
package struct FrameworkCatalogue: Sendable {
    /// The frameworks beside UIKit, by module.
    package private(set) var companions: [String: Companion] = [:]
    /// What was read of the companions' sources so far.
    private var faces = CompanionFaces()

    /// The frameworks of this package, which all lie in UIKit's library.
    package static let own: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "UIKitTesting"]

    /// What the toolchain brings.
    package static let system: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "CoreFoundation", "Dispatch",
        "Swift", "XCTest", "Testing", "Glibc", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
        "_StringProcessing", "Distributed",
    ]

    /// Modules whose few useful names UIKit exports, so that the import is left out.
    package static let blanked: Set<String> = ["ObjectiveC"]

    /// UIKit and what lies below it, with no companion.
    package init() {}

    /// Finds the companions in folders of companions; the first of a name counts.
    package init(folders: [URL]) throws(CatalogueError) {
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
                throw CatalogueError(description: "\(folder.path): the folder of companions cannot be read")
            }
            for name in names.sorted() {
                let place = folder.appendingPathComponent(name, isDirectory: true)
                let description = place.appendingPathComponent(Companion.descriptionName)
                guard FileManager.default.fileExists(atPath: description.path) else { continue }
                let companion = try Companion(folder: place)
                if companions[companion.module] == nil { companions[companion.module] = companion }
            }
        }
        for module in companions.keys.sorted() { try check(module) }
    }

    /// The same companions, whose sources are read anew: somebody may have changed them.
    package var reread: FrameworkCatalogue {
        var catalogue = self
        catalogue.faces = CompanionFaces()
        return catalogue
    }

    // MARK: Modules

    package func isSupported(_ module: String) -> Bool {
        Self.own.contains(module) || Self.system.contains(module) || companions[module] != nil
    }

    /// Whether a module is the iOS SDK's and has no counterpart here.
    package func isUnsupported(_ module: String) -> Bool {
        AppleFrameworks.modules.contains(module) && companions[module] == nil
    }

    /// The companions among modules, with those that they are built on, which come first.
    package func companions(among modules: Set<String>) -> [Companion] {
        var found: [Companion] = []
        for module in modules.sorted() { add(module, to: &found) }
        return found
    }

    private func add(_ module: String, to found: inout [Companion]) {
        guard let companion = companions[module], !found.contains(where: { $0.module == module }) else { return }
        for used in companion.framework.uses { add(used, to: &found) }
        found.append(companion)
    }

    /// Checks that a companion is built on others that are there, and not on itself.
    private func check(_ module: String, for users: [String] = []) throws(CatalogueError) {
        guard !users.contains(module) else {
            throw CatalogueError(
                description: "companions are built on each other: \((users + [module]).joined(separator: ", "))")
        }
        for used in companions[module]?.framework.uses ?? [] {
            guard companions[used] != nil else {
                throw CatalogueError(
                    description: "\(module) is built on '\(used)', which is not among the companions")
            }
            try check(used, for: users + [module])
        }
    }

    /// The modules of the companions whose classes stand for elements of Interface Builder documents.
    package func modules(ofElements elements: Set<String>) -> Set<String> {
        Set(companions.values.filter { !elements.isDisjoint(with: $0.framework.elements.keys) }.map(\.module))
    }

    // MARK: Names

    /// The unsupported frameworks that may have a name, the likelier first.
    package func unsupported(having name: String) -> [String] {
        // A constant of C has its prefix as a word: `INT16_MIN` is none of `IN`.
        let isConstant = name.contains("_") && !name.contains(where: \.isLowercase)
        let fitting = AppleFrameworks.prefixes.filter {
            Self.begins(name, with: $0.prefix) && (!isConstant || name.dropFirst($0.prefix.count).first == "_")
        }
        let longest = fitting.map(\.prefix.count).max()
        return fitting.filter { $0.prefix.count == longest }.flatMap(\.modules).filter(isUnsupported)
    }

    /// The companion whose names begin as a name does.
    package func companion(having name: String) -> Companion? {
        companions.values.filter { $0.framework.prefixes.contains { Self.begins(name, with: $0) } }
            .min { $0.module < $1.module }
    }

    /// The modules whose names may be among those that other imports bring along, by what their names begin with.
    package var broughtPrefixes: [(prefix: String, module: String)] {
        companions.values.filter { $0.framework.broughtBy != nil }
            .flatMap { companion in
                let framework = companion.framework
                return (framework.broughtPrefixes ?? framework.prefixes).map { ($0, companion.module) }
            }
    }

    package static func begins(_ name: String, with prefix: String) -> Bool {
        guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return name == prefix }
        // `CMTime`, but not `CMYK`-like words that only begin so, nor `Cluster`.
        return next.isUppercase || next == "_"
    }

    /// Whether what is used of a module of the SDK can be told by what its names begin with.
    package static func hasPrefix(_ module: String) -> Bool {
        AppleFrameworks.prefixes.contains { $0.modules.contains(module) }
            && !AppleFrameworks.withoutPrefix.contains(module)
    }

    /// Whether one of the modules is unsupported and its names have no prefix to know them by.
    package static func hasNamesWithoutPrefix(_ modules: Set<String>) -> Bool {
        !modules.isDisjoint(with: AppleFrameworks.withoutPrefix)
    }

    /// The name without the module that it is qualified by: `UIKit.UIView` -> `UIView`.
    package func unqualified(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), isSupported(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// The classes and protocols that the modules declare: UIKit's, QuartzCore's and those of companions.
    package func declarations(of modules: Set<String>) -> DeclarationIndex {
        var index = DeclarationIndex.own
        for companion in companions(among: modules) { index.add(faces.face(of: companion).declarations) }
        return index
    }

    /// The names that a companion's face declares at the top of its files, for apps to use.
    package func declaredNames(of companion: Companion) -> Set<String> { faces.face(of: companion).names }
}
