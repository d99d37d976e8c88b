import Catalogue
import Displays
import Foundation
import Projects
import Translation

/// An app as far as it is the same for running and for testing it: its sources translated, its resources checked.
///
/// What its author should know is printed on the way.
struct PreparedApp {
    let project: AppProject
    let translation: TranslatedModule
    /// The name of the bundle and of its executable.
    let name: String
    /// The project's place, with symbolic links resolved.
    let location: String
    private let assets: CompiledAssets
    private let messages: BuildMessages

    init(_ project: AppProject, path: String, catalogue: FrameworkCatalogue, messages: BuildMessages) throws {
        self.project = project
        self.messages = messages
        name = project.name.replacingOccurrences(of: "/", with: "-")
        location = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        messages.add(project.warnings)
        guard !project.sources.isEmpty else {
            throw CommandFailure("\(path): the app '\(project.name)' has no Swift files")
        }
        let documents = try project.resources.map(\.url)
            .filter { ["xib", "storyboard"].contains($0.pathExtension) }.map(interfaceConnections(of:))
        translation = try Self.translation(
            of: project.sources, moduleName: project.moduleName, defines: project.defines,
            registrationSymbol: "matryoshka_register", catalogue: catalogue,
            companions: Self.companions(of: documents, in: catalogue), version: project.sourceVersion)
        messages.add(
            checkInterface(
                documents, classes: translation.classes.flatMap(InterfaceClass.descriptions(of:)),
                moduleName: project.moduleName))
        messages.add(checkStrings(project.resources.map(\.url)))
        assets = try compileAssets(project.assetCatalogs)
        messages.add(assets.warnings)
        guard translation.entryPoint != .none || translation.hasErrors else {
            throw CommandFailure(
                "the app '\(project.name)' does not start anywhere: it has no main.swift and no class marked @main or "
                    + "@UIApplicationMain")
        }
    }

    /// The files and folders that the app is made of, but for the project's own.
    var inputs: [URL] {
        project.sources + project.resources.map(\.url) + project.assetCatalogs
            + translation.companions.flatMap(\.files)
    }

    /// Translates the sources of a module; errors in them are told with what the compiler makes of the rest.
    static func translation(
        of sources: [URL], moduleName: String, defines: [String], registrationSymbol: String,
        catalogue: FrameworkCatalogue, companions: Set<String> = [], version: String? = nil
    ) throws -> TranslatedModule {
        translate(
            try sources.map(read), moduleName: moduleName, flags: Set(defines).union(["DEBUG"]),
            registrationSymbol: registrationSymbol, catalogue: catalogue, companions: companions, version: version)
    }

    /// The compiler's language mode for the app's sources.
    var languageMode: String { translation.languageMode ?? project.swiftVersion }

    /// Brings everything but the executable up to date.
    ///
    /// - Parameters:
    ///   - resources: What the bundle holds besides the app's own.
    ///   - assets: What takes the place of the app's own asset catalogs.
    /// - Returns: Whether anything was not.
    @discardableResult func update(
        _ bundle: AppBundle, adding resources: [Resource] = [], assets: CompiledAssets? = nil
    ) throws -> Bool {
        let assets = assets ?? self.assets
        var information = project.infoPlist
        // Foundation finds a bundle's executable by this name.
        information["CFBundleExecutable"] = .string(name)
        return try bundle.update(
            resources: project.resources + assets.files + resources,
            files: [
                "Info.plist": PlistValue.dictionary(information).xmlData, "Assets.json": assets.index,
            ])
    }

    /// The app's asset catalogs with those of its tests, which lie in the same bundle; the app's come first.
    func assets(with tests: TestBundle) throws -> CompiledAssets {
        guard !tests.assetCatalogs.isEmpty else { return assets }
        let all = try compileAssets(project.assetCatalogs + tests.assetCatalogs)
        messages.add(all.warnings.filter { !assets.warnings.contains($0) })
        return all
    }

    /// The modules of the companions whose classes are in the app's Interface Builder files.
    private static func companions(
        of documents: [InterfaceDocument], in catalogue: FrameworkCatalogue
    ) -> Set<String> {
        let objects = documents.flatMap(\.objects)
        return catalogue.modules(ofElements: Set(objects.map(\.element))).union(objects.compactMap(\.customModule))
    }

    static func read(_ file: URL) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CommandFailure("\(file.path): cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandFailure("\(file.path): not UTF-8 text")
        }
        return SourceFile(path: file.standardizedFileURL.path, text: text)
    }
}

extension InterfaceClass {
    /// The class under each name that an Interface Builder file may use for it.
    fileprivate static func descriptions(of description: ClassDescription) -> [InterfaceClass] {
        [description.name, description.objectiveCName].compactMap { $0 }.map { name in
            InterfaceClass(
                name: name, superclass: description.superclass,
                outlets: Dictionary(description.outlets.map { ($0.name, $0.isCollection) }) { first, _ in first },
                actions: Set((description.actions + description.segueActions).map(\.selector)),
                legacySelectors: description.legacySelectors)
        }
    }
}
