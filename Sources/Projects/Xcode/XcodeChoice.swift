import Foundation

/// The app that is meant among those of one or several projects.
struct XcodeChoice {
    let app: XcodeUnit
    /// Why it is this one, where there are others.
    let note: ProjectDiagnostic?

    init(_ name: String?, in projects: XcodeProjectSet) throws(ProjectError) {
        let named = try projects.named()
        var apps: [XcodeUnit] = []
        for project in named {
            for target in project.targets
            where target.isa == "PBXNativeTarget" && target.string("productType") == Self.productType {
                let unit = try projects.unit(target, of: project)
                if unit.isForPhones { apps.append(unit) }
            }
        }
        let place = projects.location.name
        guard !apps.isEmpty else {
            throw .noAppTarget(project: place, targets: named.flatMap(\.targets).map(\.displayName))
        }
        let schemes = { () throws(ProjectError) -> [XcodeScheme] in try projects.schemes() }
        if let name {
            var wanted = apps.first { $0.name == name }
            if wanted == nil { wanted = Self.app(of: name, in: try schemes(), among: apps) }
            guard let wanted else {
                throw .unknownTarget(name: name, project: place, choices: apps.map(\.name))
            }
            (app, note) = (wanted, nil)
            return
        }
        if apps.count == 1 {
            (app, note) = (apps[0], nil)
            return
        }
        let (chosen, reason) = try Self.choose(among: apps, schemes: schemes, place: place)
        let others = ProjectError.list(apps.map(\.name).filter { $0 != chosen.name })
        app = chosen
        note = ProjectDiagnostic(
            .note, file: place, message: "'\(chosen.name)' is taken, \(reason); --target chooses another: \(others)")
    }

    private static let productType = "com.apple.product-type.application"

    private static func app(of scheme: String, in schemes: [XcodeScheme], among apps: [XcodeUnit]) -> XcodeUnit? {
        let target = schemes.first { $0.name == scheme }?.app?.identifier
        return apps.first { $0.target.id == target }
    }

    /// Choice (projects): first what can be compiled counts, then what the shared schemes run, then the project's name, and
    /// then the order of the targets, in which Xcode makes schemes for them.
    private static func choose(
        among apps: [XcodeUnit], schemes: () throws(ProjectError) -> [XcodeScheme], place: String
    ) throws(ProjectError) -> (XcodeUnit, reason: String) {
        let compiled = apps.filter(isForUIKit)
        if compiled.count == 1 { return (compiled[0], "the only app of Swift and UIKit") }
        let left = compiled.isEmpty ? apps : compiled
        let shared = try schemes()
        let run = left.filter { app in shared.contains { $0.app?.identifier == app.target.id } }
        if run.count == 1, let scheme = shared.first(where: { $0.app?.identifier == run[0].target.id }) {
            return (run[0], "which the shared scheme '\(scheme.name)' runs")
        }
        let name = (place as NSString).deletingPathExtension
        let namesakes = left.filter { $0.name == name }
        if namesakes.count == 1 { return (namesakes[0], "whose name is the project's") }
        return ((namesakes.isEmpty ? left : namesakes)[0], "the first of the project's apps")
    }

    /// Whether an app can be compiled here as far as one sees from outside: one of Objective-C or SwiftUI cannot. One whose
    /// files are not there may be what is meant.
    static func isForUIKit(_ app: XcodeUnit) -> Bool {
        do {
            let target = try app.contents(infoPlist: nil)
            let sources = target.contents.sources
            let startsInC = target.foreignSources.contains { $0.deletingPathExtension().lastPathComponent == "main" }
            return !sources.isEmpty && !startsInC && !ImportScan.hasSwiftUIApp(in: sources)
        } catch {
            return true
        }
    }
}
