import Catalogue
import Displays
import Foundation
import Projects
import Translation

/// An app as far as it is the same for running and for testing it: its modules translated, its resources checked.
///
/// What its author should know is printed on the way.
struct PreparedApp {
    let project: AppProject
    /// The modules that the app and its tests need beside their own.
    let libraries: PreparedGraph
    /// The app's own module.
    let app: PreparedModule
    /// The name of the bundle and of its executable.
    let name: String
    /// The project's place, with symbolic links resolved.
    let location: String
    private let messages: BuildMessages

    init(
        _ project: AppProject, path: String, catalogue: FrameworkCatalogue, messages: BuildMessages,
        showsPreviews: Bool = false, forTests: Bool = false
    ) throws {
        self.messages = messages
        name = project.name.replacingOccurrences(of: "/", with: "-")
        location = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        messages.add(project.warnings)
        let project = try project.addingPackages(
            location: location, catalogue: catalogue, messages: messages, forTests: forTests)
        self.project = project
        guard !project.module.isEmpty else {
            throw CommandFailure("\(path): the app '\(project.name)' has no Swift files")
        }
        let overridden = try OverriddenNames(
            of: project.libraries.modules + [project.module] + project.tests.map { $0.module(of: project) })
        libraries = try PreparedGraph(
            project.libraries, catalogue: catalogue, messages: messages,
            reach: SwiftUIReach(project.module, project.libraries, catalogue: catalogue), overridden: overridden)
        var app = try PreparedModule(
            project.module, in: libraries, catalogue: catalogue, registrationSymbol: "matryoshka_register",
            registering: libraries.needed(by: project.module), showsPreviews: showsPreviews, overridden: overridden)
        app.isImported = false
        messages.add(app.resourceWarnings(libraries))
        self.app = app
        guard app.translation?.entryPoint != TranslatedModule.EntryPoint.none || app.hasErrors else {
            throw CommandFailure(
                "the app '\(project.name)' does not start anywhere: it has no main.swift and no class marked @main or "
                    + "@UIApplicationMain")
        }
    }

    /// The modules that are in the running app.
    var modules: [PreparedModule] { libraries.needed(by: app.module) + [app] }

    /// The files and folders that the app is made of, but for the project's own.
    var inputs: [URL] { modules.flatMap(\.inputs) }

    /// Brings everything but the executable and the shared objects up to date.
    ///
    /// - Parameters:
    ///   - modules: The modules that are in the bundle.
    ///   - tests: The tests whose resources lie in the app's bundle.
    /// - Returns: Whether anything was not.
    @discardableResult func update(
        _ bundle: AppBundle, with modules: [PreparedModule], tests: PreparedModule? = nil
    ) throws -> Bool {
        var information = project.infoPlist
        // Foundation finds a bundle's executable by this name.
        information["CFBundleExecutable"] = .string(name)
        let assets = try tests.map(assets) ?? app.assets
        var files = ["Info.plist": PlistValue.dictionary(information).xmlData, "Assets.json": assets.index]
        // Those of tests lie in the app's bundle, and of two models with one name the app's counts.
        let ownModels = [app] + [tests].compactMap { $0 }.filter { $0.module.bundle == nil }
        for model in ownModels {
            files.merge(model.dataModels.files) { first, _ in first }
            files.merge(model.strings.files) { first, _ in first }
        }
        let pictures = DrawnPictures(messages: messages)
        var resources =
            try project.resources + assets.files + pictures.resources(of: assets.drawings)
            + (tests?.module.ownResources ?? [])
        let objects = SharedObject.all(in: modules)
        for library in modules + [tests].compactMap({ $0 }) {
            guard let place = library.module.bundle else { continue }
            var information = place.infoPlist
            if let object = objects.first(where: { $0.folder == place.path }) {
                information["CFBundleExecutable"] = .string(object.name)
            }
            files["\(place.path)/Info.plist"] = PlistValue.dictionary(information).xmlData
            files["\(place.path)/Assets.json"] = library.assets.index
            for (path, data) in library.dataModels.files { files["\(place.path)/\(path)"] = data }
            for (path, data) in library.strings.files { files["\(place.path)/\(path)"] = data }
            let drawn = try pictures.resources(of: library.assets.drawings)
            resources += (library.module.resources + library.assets.files + drawn).map {
                Resource(url: $0.url, bundlePath: "\(place.path)/\($0.bundlePath)")
            }
        }
        resources.removeAll { CompiledStringCatalogs.isCatalog($0) }
        return try bundle.update(
            resources: resources.map(Self.built), files: files, keeping: Set(objects.map(\.bundlePath)))
    }

    /// A resource under the name that it has in a bundle: apps ask for `Name.nib` before they load it.
    private static func built(_ resource: Resource) -> Resource {
        guard resource.url.pathExtension == "xib", resource.bundlePath.hasSuffix(".xib") else { return resource }
        return Resource(url: resource.url, bundlePath: resource.bundlePath.dropLast(3) + "nib")
    }

    /// The app's asset catalogs with those of its tests, which lie in the same bundle; the app's come first.
    private func assets(with tests: PreparedModule) throws -> CompiledAssets {
        guard tests.module.bundle == nil, !tests.module.assetCatalogs.isEmpty else { return app.assets }
        let all = try compileAssets(project.assetCatalogs + tests.module.assetCatalogs)
        let told = Set(app.assets.warnings + tests.assets.warnings)
        messages.add(all.warnings.filter { !told.contains($0) })
        return all
    }
}
