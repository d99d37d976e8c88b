import Foundation

/// Turns one app target of Xcode projects, with the targets that it needs, into what to build.
enum XcodeApp {
    static func load(_ location: XcodeLocation, target name: String?) throws(ProjectError) -> AppProject {
        let projects = XcodeProjectSet(location)
        let choice = try XcodeChoice(name, in: projects)
        var app = try load(choice.app, in: projects)
        app.warnings = [choice.note].compactMap { $0 } + app.warnings
        return app
    }

    /// An app with unit tests that run in it, whose files have to be there.
    ///
    /// - Parameter host: The app; nil for an empty one that is made up.
    static func load(
        _ host: XcodeUnit?, in projects: XcodeProjectSet, with bundles: [XcodeUnit] = []
    ) throws(ProjectError) -> AppProject {
        var modules = XcodeModules(projects)
        var app: AppProject
        if let host {
            app = try Self.app(host, &modules)
        } else {
            let project = projects.location.projects.first ?? URL(fileURLWithPath: "/")
            app = try .testHost(
                for: (projects.location.name as NSString).deletingPathExtension,
                in: project.deletingLastPathComponent())
        }
        for unit in bundles {
            var tests = try tests(unit, of: host, &modules)
            // What the project gives to both is about the app.
            tests.warnings.removeAll(where: app.warnings.contains)
            app.tests.append(tests)
        }
        app.libraries = try modules.graph()
        let products =
            app.packageProducts + app.libraries.modules.flatMap(\.packageProducts)
            + app.tests.flatMap(\.packageProducts)
        if !products.isEmpty { app.packages = try projects.packageReferences() }
        return app
    }

    private static func tests(
        _ unit: XcodeUnit, of app: XcodeUnit?, _ modules: inout XcodeModules
    ) throws(ProjectError) -> TestBundle {
        let target = try unit.contents(infoPlist: nil)
        var contents = target.contents
        let told = modules.warnings.count
        let dependencies = try modules.dependencies(of: unit, target, host: app)
        let mode = unit.languageMode(of: "the test bundle '\(unit.name)'", &contents)
        var bundle = TestBundle(
            name: unit.name, moduleName: unit.moduleName.isEmpty ? "Tests" : unit.moduleName,
            swiftVersion: mode.version, sourceVersion: unit.settings["SWIFT_VERSION"], sources: contents.sources,
            resources: contents.resources, assetCatalogs: contents.assetCatalogs, defines: unit.defines,
            compilerFlags: unit.languageFlags, dependencies: dependencies, packageProducts: unit.packageProducts,
            warnings: unit.warnings + contents.warnings + modules.warnings[told...])
        bundle.dataModels = contents.dataModels
        bundle.bridgedModules = unit.bridgedModules
        return bundle
    }

    private static func app(_ unit: XcodeUnit, _ modules: inout XcodeModules) throws(ProjectError) -> AppProject {
        let plist = try unit.infoPlist()
        let target = try unit.contents(infoPlist: plist.url)
        var contents = target.contents
        let dependencies = try modules.dependencies(of: unit, target)
        let mode = unit.languageMode(of: "the app", &contents)
        var app = AppProject(
            name: unit.name, moduleName: unit.moduleName.isEmpty ? "App" : unit.moduleName,
            swiftVersion: mode.version, sourceVersion: unit.settings["SWIFT_VERSION"], sources: contents.sources,
            resources: contents.resources, infoPlist: plist.value, assetCatalogs: contents.assetCatalogs,
            defines: unit.defines, dependencies: dependencies, tests: [],
            warnings: unit.warnings + contents.warnings + modules.warnings)
        app.dataModels = contents.dataModels
        app.compilerFlags = unit.languageFlags
        app.foreignNames = unit.foreignNames(target)
        app.bridgedModules = unit.bridgedModules
        app.packageProducts = unit.packageProducts
        return app
    }
}
