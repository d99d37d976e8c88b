import Foundation

/// The pods of Podfiles whose sources are here, though nobody has run `pod install`: a library beside its demo, mostly.
struct LocalPods {
    struct Pod {
        var spec: Podspec
        /// The folder of the description, from which its patterns go.
        var folder: URL
        /// The parts that Podfiles name.
        var parts: [String]

        var moduleName: String { spec.moduleName ?? SettingModifier.identifier(spec.name) }
    }

    /// By module.
    private var pods: [String: Pod] = [:]

    /// Reads the Podfiles beside the projects and the workspace.
    init(around location: XcodeLocation) {
        for folder in location.folders {
            let podfile = folder.appendingPathComponent("Podfile")
            guard let data = FileManager.default.contents(atPath: podfile.path) else { continue }
            for statement in RubyStatements.split(String(decoding: data, as: UTF8.self)) {
                if let wanted = Wanted(statement) { add(wanted, in: folder) }
            }
        }
    }

    subscript(module: String) -> Pod? { pods[module] }

    private mutating func add(_ wanted: Wanted, in folder: URL) {
        guard let file = Self.description(of: wanted, in: folder),
            let data = FileManager.default.contents(atPath: file.path)
        else { return }
        var spec = PodspecReader.read(String(decoding: data, as: UTF8.self))
        if spec.name.isEmpty { spec.name = wanted.name }
        let pod = Pod(spec: spec, folder: file.deletingLastPathComponent().standardizedFileURL, parts: [])
        pods[pod.moduleName, default: pod].parts += wanted.parts
    }

    /// The file that describes a pod: where the Podfile says, or in a folder around it.
    ///
    /// Choice (projects): a pod that a Podfile takes from elsewhere is the one whose description lies in one of the three folders
    /// around, in whatever version: the library's own project, whose demo this is.
    private static func description(of wanted: Wanted, in folder: URL) -> URL? {
        let name = wanted.name + ".podspec"
        if let path = wanted.path {
            let place = folder.resolving(path).standardizedFileURL
            let file = place.pathExtension == "podspec" ? place : place.appendingPathComponent(name)
            return FileReading.exists(file) ? file : nil
        }
        var around = folder.standardizedFileURL
        for _ in 0..<4 where around.path != "/" {
            let file = around.appendingPathComponent(name)
            if FileReading.exists(file) { return file }
            around.deleteLastPathComponent()
        }
        return nil
    }

    /// A line of a Podfile: `pod 'Name/Part', :path => '../'`.
    private struct Wanted {
        var name: String
        var parts: [String] = []
        var path: String?

        init?(_ statement: String) {
            guard let match = statement.firstMatch(of: #/^pod[\s(]+(?:'([^']+)'|"([^"]+)")(.*)$/#) else { return nil }
            let words = String(match.1 ?? match.2 ?? "").split(separator: "/", maxSplits: 1).map(String.init)
            guard let first = words.first else { return nil }
            name = first
            parts += words.dropFirst()
            let rest = match.3
            if let found = rest.firstMatch(
                of: #/(?::path\s*=>|:podspec\s*=>|\bpath:|\bpodspec:)\s*(?:'([^']*)'|"([^"]*)")/#)
            {
                path = String(found.1 ?? found.2 ?? "")
            }
            if let list = rest.firstMatch(of: #/(?::subspecs\s*=>|\bsubspecs:)\s*\[([^\]]*)\]/#) {
                parts += list.1.matches(of: #/'([^']*)'|"([^"]*)"/#).map { String($0.1 ?? $0.2 ?? "") }
            }
        }
    }
}
