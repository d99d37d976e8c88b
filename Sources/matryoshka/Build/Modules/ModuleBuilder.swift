import Displays
import Foundation
import Projects
import Translation

/// Compiles the modules of an app, each when its source, its arguments or the interface of what it imports has changed.
struct ModuleBuilder: Sendable {
    let compiler: Compiler
    let messages: BuildMessages
    /// The shared objects that modules become.
    let libraries: [SharedObject]
    /// The folder that holds one for each module.
    let folder: URL
    var tolerance = Tolerance.none

    /// Compiles modules that need nothing but each other and what is built.
    ///
    /// - Parameter built: What was compiled before.
    /// - Returns: All of them, by name.
    func build(_ modules: [PreparedModule], after built: [String: BuiltModule] = [:]) throws -> [String: BuiltModule] {
        let prepared = Dictionary(modules.map { ($0.module.name, $0) }) { first, _ in first }
        let new = try ModuleSchedule<BuiltModule>(modules.map(\.module)).perform { module, results in
            guard let module = prepared[module.name] else { preconditionFailure("'\(module.name)' is not prepared") }
            return try build(module, with: needed(by: module.module, among: built.merging(results) { $1 }))
        }
        return built.merging(new) { $1 }
    }

    /// The modules that a module needs, also through others, sorted by name.
    func needed(by module: Module, among built: [String: BuiltModule]) -> [BuiltModule] {
        var names: Set<String> = []
        var waiting = module.dependencies
        while let name = waiting.popLast() {
            if names.insert(name).inserted { waiting += built[name]?.module.dependencies ?? [] }
        }
        return names.sorted().compactMap { built[$0] }
    }

    private func build(_ prepared: PreparedModule, with needed: [BuiltModule]) throws -> BuiltModule {
        let module = prepared.module
        var place = folder
        // Targets for several platforms make modules of one name.
        place.appendPathComponent("\(module.name)-\(module.target.replacingOccurrences(of: "/", with: "-"))")
        var built =
            switch module.kind {
            case .clang(let sources): try build(module, sources, with: needed, in: place)
            case _ where !module.hasCode: BuiltModule(module: module)
            default: try compile(prepared, with: needed, in: place)
            }
        if tolerance != .check, let library = libraries.first(where: { $0.module == module.name }) {
            built.library = try link(built, as: library, with: needed, in: place)
        }
        return built
    }

    // MARK: Swift

    /// Compiles the sources of a module, or checks them where nothing is to be made.
    ///
    /// - Parameter translation: What becomes of the sources, or of a part of them; nil where they are compiled as they are.
    /// - Throws: A `CompilationFailure` where a translation does not compile.
    func compile(
        _ prepared: PreparedModule, _ translation: TranslatedModule?, with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        let module = prepared.module
        let imports = place.appendingPathComponent("import", isDirectory: true)
        let product = prepared.isImported ? imports.appendingPathComponent("\(module.name).swiftmodule") : nil
        var built = BuiltModule(module: module)
        built.importFlags = ["-I", imports.path]
        built.translation = translation
        try FileManager.default.createDirectory(at: imports, withIntermediateDirectories: true)
        if let translation, translation.hasErrors || tolerance == .check {
            try typecheck(prepared, translation, with: needed, in: place, to: translation.hasErrors ? nil : product)
            guard !translation.hasErrors else { throw CompilationFailure(output: CompilerMessages()) }
            return built
        }
        var digest = Digest()
        let staging = try sources(
            of: prepared, translation, in: place.appendingPathComponent("source"), digest: &digest)
        for other in needed { digest.add(other.interface) }
        let arguments =
            arguments(for: prepared, staging, with: needed) + compiler.wholeModuleArguments
            + (prepared.isOwnSwift ? compiler.coverageArguments : [])
        let objects = try update(place, files: staging.files, arguments: arguments, contents: digest) {
            let objects = try compiler.compileObjects(
                staging.files, of: translation, arguments: arguments, module: product,
                silently: !module.isOwn, in: place)
            return objects + [product].compactMap { $0 }
        } otherwise: {
            if module.isOwn, let translation { messages.add(translation) }
        }
        built.objects = objects.filter { $0.pathExtension == "o" }
        built.interface = try product.map { try digestText(of: [$0]) } ?? ""
        built.content = try digestText(of: built.objects)
        return built
    }

    /// Looks for what is wrong with a module's sources.
    ///
    /// - Parameter product: Where the module goes that others import, where they are right; nil if nobody does.
    func typecheck(
        _ prepared: PreparedModule, _ translation: TranslatedModule, with needed: [BuiltModule], in place: URL,
        to product: URL? = nil
    ) throws {
        var digest = Digest()
        let staging = try sources(
            of: prepared, translation, in: place.appendingPathComponent("source"), digest: &digest)
        try compiler.typecheck(
            staging.files, of: translation, arguments: arguments(for: prepared, staging, with: needed),
            module: product, in: place)
    }

    private func arguments(
        for prepared: PreparedModule, _ staging: StagedSources, with needed: [BuiltModule]
    ) -> [String] {
        let module = prepared.module
        var arguments = compiler.arguments(
            moduleName: module.name, swiftVersion: prepared.languageMode, defines: module.defines,
            hasMainFile: module.kind == .app && staging.hasMainFile, platform: module.platform)
        // Whoever imports a macro's declaration expands it.
        let macros = (needed.map(\.module) + [module]).flatMap(\.macros)
        arguments += module.compilerFlags + macros.flatMap(\.loadFlags) + needed.flatMap(\.importFlags)
        if let entryPoint = prepared.entryPoint {
            arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint]
        }
        return arguments + staging.arguments
    }

    private func sources(
        of prepared: PreparedModule, _ translation: TranslatedModule?, in folder: URL, digest: inout Digest
    ) throws -> StagedSources {
        if let translation {
            return try StagedSources(translation, in: folder, digest: &digest)
        }
        return try StagedSources(
            untranslated: prepared.module.sources, generated: prepared.module.generatedSources, in: folder,
            digest: &digest)
    }

    // MARK: C

    private func build(
        _ module: Module, _ sources: ClangSources, with needed: [BuiltModule], in place: URL
    ) throws -> BuiltModule {
        let headers = try ClangHeaders(module: module, sources: sources, in: place)
        let imported = needed.flatMap(\.importFlags).filter { $0 != "-Xcc" }
        let common =
            ["-g1", "-fPIC", "-fblocks"] + sources.flags + headers.searchFlags
            + sources.searchPaths.flatMap { ["-I", $0.path] } + imported
        var digest = Digest()
        digest.add(try digestText(of: headers.files + sources.files))
        for other in needed { digest.add(other.interface) }
        let objects = place.appendingPathComponent("objects", isDirectory: true)
        let products = try update(
            place, files: sources.files, arguments: common + sources.cFlags + sources.cxxFlags, contents: digest
        ) {
            try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
            return try sources.files.enumerated().map { number, file in
                let object = objects.appendingPathComponent("\(number)-\(file.lastPathComponent).o")
                let isCxx = ["cc", "cpp", "cxx", "mm"].contains(file.pathExtension.lowercased())
                let quiet = module.isOwn ? [] : ["-w"]
                try compiler.compileForeign(
                    file, arguments: common + (isCxx ? sources.cxxFlags : sources.cFlags) + quiet, to: object, in: place
                )
                return object
            }
        }
        var built = BuiltModule(module: module)
        built.objects = products
        built.importFlags = headers.importFlags
        built.interface = try digestText(of: headers.files)
        built.content = try digestText(of: products)
        return built
    }

    // MARK: Linking

    private func link(
        _ built: BuiltModule, as library: SharedObject, with needed: [BuiltModule], in place: URL
    ) throws -> URL {
        let file = place.appendingPathComponent(library.name)
        let arguments =
            ["-Xlinker", "-soname", "-Xlinker", library.name] + compiler.linkArguments + built.module.linkerFlags
            + needed.linkArguments(libraries, from: library.folder)
        var digest = Digest()
        digest.add(built.content)
        try update(place, named: "link.json", files: built.objects, arguments: arguments, contents: digest) {
            try compiler.link(built.objects, to: file, arguments: arguments, in: place)
            return [file]
        }
        return file
    }

    // MARK: Records

    /// Makes products anew unless they were made from the same in the same way; returns them.
    @discardableResult private func update(
        _ place: URL, named name: String = "compile.json", files: [URL], arguments: [String], contents: Digest,
        by make: () throws -> [URL], otherwise: () -> Void = {}
    ) throws -> [URL] {
        let file = place.appendingPathComponent(name)
        var record = BuildRecord(
            sdk: compiler.identity, contents: contents.text, files: files.map(\.path), arguments: arguments)
        if record.isUpToDate(in: file), let old = BuildRecord(contentsOf: file) {
            otherwise()
            return old.products.keys.sorted().map { URL(fileURLWithPath: $0) }
        }
        // From here on the record is not that of the products, even if this is interrupted.
        try? FileManager.default.removeItem(at: file)
        for product in try make() { record.products[product.path] = BuildRecord.Product(contentsOf: product) }
        try BuildFolder.write(try JSONEncoder().encode(record), to: file)
        return record.products.keys.sorted().map { URL(fileURLWithPath: $0) }
    }

    private func digestText(of files: [URL]) throws -> String {
        var digest = Digest()
        for file in files {
            digest.add(try BuildFolder.read(file))
        }
        return digest.text
    }
}

extension MacroPlugin {
    /// The compiler's arguments for a program that expands macros.
    fileprivate var loadFlags: [String] {
        ["-load-plugin-executable", "\(executable.path)#\(modules.joined(separator: ","))"]
    }
}
