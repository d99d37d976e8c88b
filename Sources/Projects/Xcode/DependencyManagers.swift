import Foundation

/// What a project's Podfile and Cartfile ask for, to say what to run where it is not there.
struct DependencyManagers {
    /// The reasons by module, each as a sentence's end.
    private var reasons: [String: String] = [:]

    /// Reads the files beside the projects, and in the folders around those up to the workspace's.
    init(around location: XcodeLocation) {
        for folder in location.folders {
            let podfile = folder.appendingPathComponent("Podfile")
            for pod in Self.names(in: podfile, after: ["pod"]) {
                // Subspecs are part of their pod; the module's name is the pod's as an identifier.
                let name = SettingModifier.identifier(String(pod.prefix { $0 != "/" }))
                reasons[name] = "is a pod that is not here: run 'pod install' in \(folder.path)"
            }
            let cartfile = folder.appendingPathComponent("Cartfile")
            for address in Self.names(in: cartfile, after: ["github", "git", "binary"]) {
                let name = (address as NSString).lastPathComponent
                let module = SettingModifier.identifier((name as NSString).deletingPathExtension)
                reasons[module] =
                    "is a framework of Carthage's that is not here: run 'carthage update --no-build' in \(folder.path)"
            }
        }
    }

    /// Why a module that no target makes is missing; nil where nobody has asked for it.
    func reason(forMissing module: String) -> String? { reasons[module] }

    /// The first quoted words of the lines that begin with one of the keywords.
    private static func names(in file: URL, after keywords: [String]) -> [String] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.drop(while: \.isWhitespace)
            guard let keyword = keywords.first(where: line.hasPrefix) else { return nil }
            let rest = line.dropFirst(keyword.count).drop { $0 == " " || $0 == "(" || $0 == "\t" }
            guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
            return String(rest.dropFirst().prefix { $0 != quote })
        }
    }
}
