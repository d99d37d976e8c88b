import Displays
import Foundation
import Projects
import Translation

/// Turns an app's project into a bundle that runs.
struct AppBuilder {
    let sdk: SDK

    /// Builds what has changed since the last time.
    ///
    /// - Parameters:
    ///   - path: An Xcode project or a folder.
    ///   - target: The app target, if there are several.
    func build(path: String, target: String?) throws -> HeadlessDisplay.App {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let project = try loadProject(at: path, target: target)
        print(project.warnings)
        guard !project.sources.isEmpty else {
            throw CommandFailure("\(path): the app '\(project.name)' has no Swift files")
        }

        let sources = try project.sources.map(Self.read)
        let translation = translate(
            sources, moduleName: project.moduleName, flags: Set(project.defines).union(["DEBUG"]))
        for diagnostic in translation.diagnostics { Console.write(diagnostic.description + "\n") }
        guard !translation.hasErrors else { throw ErrorsAlreadyPrinted() }
        print(try warnings(ofInterfacesIn: project, classes: translation.classes))
        let assets = try compileAssets(project.assetCatalogs)
        print(assets.warnings)

        let name = project.name.replacingOccurrences(of: "/", with: "-")
        let location = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let build = try BuildFolder(name: name, key: "\(location)\n\(target ?? "")\n\(sdk.folder.path)")
        let bundle = AppBundle(name: name, in: build.folder)
        var information = project.infoPlist
        // Foundation finds a bundle's executable by this name.
        information["CFBundleExecutable"] = .string(name)
        try bundle.update(
            resources: project.resources + assets.files,
            files: [
                "Info.plist": PlistValue.dictionary(information).xmlData, "Assets.json": assets.index,
            ])
        try compile(translation, of: project, into: bundle, build)
        return HeadlessDisplay.App(name: name, executable: bundle.executable)
    }

    private func print(_ diagnostics: [ProjectDiagnostic]) {
        for diagnostic in diagnostics { Console.write(diagnostic.description + "\n") }
    }

    /// What the app's Interface Builder files connect to and its source does not have.
    private func warnings(
        ofInterfacesIn project: AppProject, classes: [ClassDescription]
    ) throws -> [ProjectDiagnostic] {
        let documents = try project.resources.map(\.url).filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .map(interfaceConnections(of:))
        return checkInterface(
            documents, classes: classes.flatMap(InterfaceClass.descriptions(of:)), moduleName: project.moduleName)
    }

    private func compile(
        _ translation: TranslatedModule, of project: AppProject, into bundle: AppBundle, _ build: BuildFolder
    ) throws {
        let staging = try StagedSources(translation, in: build.folder.appendingPathComponent("source"))
        let mainFile = staging.files.contains { $0.lastPathComponent == "main.swift" }
        guard translation.entryPoint != .none else {
            throw CommandFailure(
                "the app '\(project.name)' does not start anywhere: it has no main.swift and no class marked @main or "
                    + "@UIApplicationMain")
        }
        let compiler = Compiler(sdk: sdk)
        let record = BuildRecord(
            sdk: sdk.identity, files: staging.files.map(\.path),
            arguments: try compiler.arguments(
                moduleName: project.moduleName, swiftVersion: project.swiftVersion, defines: project.defines,
                hasMainFile: mainFile) + staging.arguments)
        let recordFile = build.folder.appendingPathComponent("build.json")
        if !staging.haveChanged, record == BuildRecord(contentsOf: recordFile),
            FileManager.default.isExecutableFile(atPath: bundle.executable.path)
        {
            return
        }
        // Until the compiler is done there is no valid build, even if it is interrupted.
        try? FileManager.default.removeItem(at: recordFile)
        let new = build.folder.appendingPathComponent("executable")
        try compiler.compile(staging.files, arguments: record.arguments, to: new, in: build.folder)
        guard rename(new.path, bundle.executable.path) == 0 else {
            throw CommandFailure("\(bundle.executable.path): \(String(cString: strerror(errno)))")
        }
        try BuildFolder.write(try JSONEncoder().encode(record), to: recordFile)
    }

    private static func read(_ file: URL) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CommandFailure("\(file.path): cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandFailure("\(file.path): not UTF-8 text")
        }
        return SourceFile(path: file.path, text: text)
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

/// What an executable was built from and how.
struct BuildRecord: Codable, Equatable {
    var sdk: String
    var files: [String]
    var arguments: [String]

    init(sdk: String, files: [String], arguments: [String]) {
        self.sdk = sdk
        self.files = files
        self.arguments = arguments
    }

    init?(contentsOf file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
        else { return nil }
        self = record
    }
}
