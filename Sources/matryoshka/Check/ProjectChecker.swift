import Foundation
import Projects
import Translation

/// Looks at the modules of a project's apps without building them.
struct ProjectChecker {
    let path: String
    let sdk: SDK

    /// The app targets to look at; nil stands for the only one.
    func targets(_ target: String?) throws -> [String?] {
        guard target == nil else { return [target] }
        let apps = try summarizeProject(at: path).targets.filter { $0.kind == .app }
        return apps.count > 1 ? apps.map(\.name) : [nil]
    }

    /// Looks at an app, at the modules that it needs and at its unit tests.
    func check(_ target: String?) throws -> CheckReport {
        let project: AppProject
        do {
            project = try loadProjectWithTests(at: path, target: target)
        } catch {
            // Other targets may be all right.
            return CheckReport(name: target ?? path, modules: [], others: [error.description])
        }
        let messages = BuildMessages(isGathering: true)
        let app = try PreparedApp(project, path: path, catalogue: sdk.catalogue, messages: messages)
        let tests = try project.tests.map { bundle in
            var tests = try TestBuilder.plan(bundle, of: app, target: target, sdk.catalogue, messages).tests
            tests.isImported = false
            return tests
        }
        let build = try BuildFolder(
            .checks, name: app.name, key: "\(app.location)\n\(target ?? "")\n\(sdk.folder.path)")
        var own = app.app
        own.isImported = !tests.isEmpty
        var modules = try AppModules(
            of: app, libraries: app.libraries.modules, with: [own] + tests, sdk: sdk, tolerance: .check,
            messages: messages)
        var report = CheckReport(name: app.name, modules: [])
        do {
            try modules.check([own] + tests, in: build.folder)
        } catch is ErrorsAlreadyPrinted {
            report.others.append("What imports a module that cannot be made was not looked at.")
        }
        // Libraries first, as they are built; modules are compiled at once where they can be.
        let order = (app.libraries.modules.map(\.module) + [own.module] + tests.map(\.module)).map(\.target)
        report.modules = messages.reports.sorted {
            (order.firstIndex(of: $0.target) ?? 0) < (order.firstIndex(of: $1.target) ?? 0)
        }
        report.notes = messages.notes
        return report
    }
}
