import Catalogue
import Foundation
import Projects
import Translation

/// A module with its sources translated, its asset catalogs read and its data models compiled.
struct PreparedModule: Sendable {
    let module: Module
    /// Nil for one whose sources are compiled as they are.
    let translation: TranslatedModule?
    /// The module's tests.
    let tests: ModuleTests
    let assets: CompiledAssets
    let dataModels: CompiledDataModels
    /// The module's string catalogs.
    let strings: CompiledStringCatalogs
    /// The module's Interface Builder files.
    let documents: [InterfaceDocument]
    /// A warning for each Interface Builder file that is for another system.
    private let foreignDocuments: [ProjectDiagnostic]
    /// The C name of the module's `main`, where it is not the executable's.
    var entryPoint: String?
    /// Whether other modules import it.
    var isImported = true
    /// What importers have to know of the module.
    let interface: ModuleInterface

    /// - Parameters:
    ///   - graph: The modules that it needs, prepared before.
    ///   - others: Modules that it needs and that are not in the graph: the app of its tests.
    ///   - registrationSymbol: The C name of the function that UIKit calls at launch.
    ///   - registering: The modules whose own functions that one calls.
    ///   - showsPreviews: Whether the previews in its sources can be shown.
    ///   - keepsSwiftUI: Whether an app may show its parts for SwiftUI.
    ///   - overridden: What the other modules override.
    init(
        _ module: Module, in graph: PreparedGraph, with others: [PreparedModule] = [], catalogue: FrameworkCatalogue,
        registrationSymbol: String, registering: [PreparedModule] = [],
        showsPreviews: Bool = false, keepsSwiftUI: Bool = false, overridden: OverriddenNames = OverriddenNames()
    ) throws {
        self.module = module
        assets = try compileAssets(module.assetCatalogs)
        dataModels = try compileDataModels(module.dataModels, module: module.name)
        strings = compileStringCatalogs(module.resources)
        (documents, foreignDocuments) = try Self.documents(of: module)
        guard module.platform == .iOS, !module.isEmpty else {
            let flags = Set(module.defines).union(["DEBUG"])
            let sources = try module.sources.map(Self.read)
            let needed = (others + graph.needed(by: module)).map(\.interface)
            translation = nil
            tests =
                module.kind == .tests
                ? Translation.tests(
                    of: sources, moduleName: module.name, flags: flags, catalogue: catalogue,
                    modules: needed) : ModuleTests()
            interface = ModuleInterface(
                untranslated: module.name, sources: sources, flags: flags, catalogue: catalogue, modules: needed)
            return
        }
        let sources = try module.sources.map(Self.read)
        let symbols = try Self.assetSymbols(of: module, for: sources)
        let generated = module.generatedSources.merging(dataModels.sources) { first, _ in first }
            .merging(symbols) { first, _ in first }.sorted { $0.key < $1.key }
            .map { SourceFile(path: Self.generatedFolder + $0.key, text: $0.value) }
        let translation = translate(
            sources + generated, moduleName: module.name,
            flags: Set(module.defines).union(["DEBUG"]), registrationSymbol: registrationSymbol, catalogue: catalogue,
            companions: Self.companions(of: documents, in: catalogue),
            modules: (others + graph.needed(by: module)).map(\.interface), missing: graph.missing,
            foreignNames: module.foreignNames, bridged: module.bridgedModules,
            registering: registering.map(\.interface), version: module.sourceVersion, showsPreviews: showsPreviews,
            keepsSwiftUI: keepsSwiftUI, overriddenElsewhere: overridden.outside(of: module))
        self.translation = translation
        interface = translation.interface
        tests = translation.tests
    }

    /// The compiler's language mode for its sources.
    var languageMode: String { translation?.languageMode ?? module.swiftVersion }

    /// Whether its translation found errors, which are told with what the compiler makes of the rest.
    var hasErrors: Bool { translation?.hasErrors ?? false }

    /// Whether the person who builds wrote it, in Swift.
    var isOwnSwift: Bool { module.isOwn && !module.sources.isEmpty }

    /// The frameworks beside UIKit that the module imports.
    var companions: [Companion] { translation?.companions ?? [] }

    /// The files and folders that the module is made of.
    var inputs: [URL] {
        var files =
            module.sources + module.resources.map(\.url) + module.assetCatalogs + module.dataModels
            + companions.flatMap(\.files)
        if case .clang(let sources) = module.kind { files += sources.files + sources.publicHeaders }
        return files
    }

    /// What is wrong with the module's resources, compared with its source and with the modules that it needs.
    ///
    /// - Parameter others: Modules that it needs and that are not in the graph: the app of its tests.
    func resourceWarnings(_ graph: PreparedGraph, with others: [PreparedModule] = []) -> [ProjectDiagnostic] {
        let classes = ([self] + others + graph.needed(by: module)).flatMap { $0.translation?.classes ?? [] }
        return checkInterface(
            documents, classes: classes.flatMap(InterfaceClass.descriptions(of:)), moduleName: module.name)
            + foreignDocuments + checkStrings(module.resources.map(\.url)) + assets.warnings + dataModels.warnings
            + strings.warnings
    }

    /// Where files that the build writes lie as far as messages go: nowhere on the disk.
    private static let generatedFolder = "/generated/"

    /// The files with names for what the module's asset catalogs hold.
    private static func assetSymbols(of module: Module, for sources: [SourceFile]) throws -> [String: String] {
        guard !module.assetCatalogs.isEmpty else { return [:] }
        let bundle =
            module.bundle == nil
            ? "Bundle.main" : module.generatedSources.isEmpty ? "Bundle(for: __AssetBundle.self)" : "Bundle.module"
        let symbols = AssetSymbols(try module.assetCatalogs.map { try AssetCatalog(contentsOf: $0) })
        return symbols.files(for: sources.map(\.text), bundle: bundle)
    }

    /// The modules of the companions whose classes are in the module's Interface Builder files.
    private static func companions(
        of documents: [InterfaceDocument], in catalogue: FrameworkCatalogue
    ) -> Set<String> {
        let objects = documents.flatMap(\.objects)
        return catalogue.modules(ofElements: Set(objects.map(\.element))).union(objects.compactMap(\.customModule))
    }

    private static func documents(of module: Module) throws -> ([InterfaceDocument], [ProjectDiagnostic]) {
        var (documents, foreign): ([InterfaceDocument], [ProjectDiagnostic]) = ([], [])
        for file in module.resources.map(\.url) where ["xib", "storyboard"].contains(file.pathExtension) {
            switch Result(catching: { () throws(ProjectError) in try interfaceConnections(of: file) }) {
            case .success(let document): documents.append(document)
            case .failure(.otherPlatform(let name, let line, let type)):
                let message = "not read, since it is not for iOS: its type is \(type)"
                foreign.append(ProjectDiagnostic(file: name, line: line, message: message))
            case .failure(let error): throw error
            }
        }
        return (documents, foreign)
    }

    static func read(_ file: URL) throws -> SourceFile {
        guard let text = String(data: try BuildFolder.read(file), encoding: .utf8) else {
            throw CommandFailure("\(file.path): not UTF-8 text")
        }
        return SourceFile(path: file.standardizedFileURL.path, text: text)
    }
}

/// The modules that an app needs beside its own, prepared, each after those that it needs itself.
struct PreparedGraph: Sendable {
    let graph: ModuleGraph
    private(set) var modules: [PreparedModule] = []

    var missing: [String: String] { graph.missing }

    /// Prepares every module of a graph.
    ///
    /// - Parameters:
    ///   - reach: The modules whose parts for SwiftUI the app may show.
    ///   - overridden: What these modules, the app and its tests override.
    init(
        _ graph: ModuleGraph, catalogue: FrameworkCatalogue, messages: BuildMessages, reach: SwiftUIReach? = nil,
        overridden: OverriddenNames = OverriddenNames()
    ) throws {
        self.graph = graph
        for module in graph.modules {
            let prepared = try PreparedModule(
                module, in: self, catalogue: catalogue, registrationSymbol: "matryoshka_register_\(module.name)",
                keepsSwiftUI: reach?.modules.contains(module.name) ?? false, overridden: overridden)
            modules.append(prepared)
            guard module.isOwn else { continue }
            messages.add(module.warnings)
            messages.add(prepared.resourceWarnings(self))
        }
    }

    /// The modules that a module needs, also through others.
    func needed(by module: Module) -> [PreparedModule] {
        let names = Set(graph.closure(of: module.dependencies).map(\.name))
        return modules.filter { names.contains($0.module.name) }
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
