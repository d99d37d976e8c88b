extension AppProject {
    /// The app's own module. Its resources lie in the app's bundle.
    package var module: Module {
        var module = Module(name: moduleName, kind: .app, target: name, owner: name)
        module.sources = sources
        module.generatedSources = generatedSources
        module.swiftVersion = swiftVersion
        module.sourceVersion = sourceVersion
        module.defines = defines
        module.dependencies = dependencies
        module.compilerFlags = compilerFlags
        module.foreignNames = foreignNames
        module.bridgedModules = bridgedModules
        module.resources = resources
        module.assetCatalogs = assetCatalogs
        module.dataModels = dataModels
        return module
    }
}

extension TestBundle {
    /// The tests that a module of a package is.
    package init(packageModule module: Module) {
        self.init(
            name: module.target, moduleName: module.name, swiftVersion: module.swiftVersion, sources: module.sources,
            resources: module.resources, assetCatalogs: module.assetCatalogs, defines: module.defines,
            dependencies: module.dependencies, packageModule: module, warnings: module.warnings)
        dataModels = module.dataModels
    }

    /// The module of the tests. Their resources lie in the app's bundle, in whose executable they are.
    package func module(of app: AppProject) -> Module {
        if var module = packageModule {
            module.dependencies.append(app.moduleName)
            return module
        }
        var module = Module(name: moduleName, kind: .tests, target: name, owner: app.name)
        module.sources = sources
        module.swiftVersion = swiftVersion
        module.sourceVersion = sourceVersion
        module.defines = defines
        module.compilerFlags = compilerFlags
        module.dependencies = [app.moduleName] + app.dependencies + dependencies
        module.bridgedModules = bridgedModules
        module.resources = resources
        module.assetCatalogs = assetCatalogs
        module.dataModels = dataModels
        return module
    }
}
