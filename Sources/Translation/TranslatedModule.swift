package import Catalogue
internal import SwiftParser
internal import SwiftSyntax

/// What became of a module's sources.
package struct TranslatedModule: Sendable {
    package enum EntryPoint: Sendable, Hashable {
        /// The type that carries `@main` or `@UIApplicationMain`.
        case attribute(className: String)
        /// `main.swift`, by its original path.
        case mainFile(path: String)
        case none
    }

    /// In the order of the sources.
    package var files: [TranslatedFile]
    /// Generated files by name, to be compiled with the others.
    package var extraFiles: [String: String]
    package var classes: [ClassDescription]
    /// The module's test cases, for an XCTest bundle.
    package var testCases: [TestCaseDescription]
    /// How tests begin that libraries make.
    package var testMains: [TestMainCall]
    /// The module's tests of Swift Testing, in the order of the sources.
    package var swiftTests: [SwiftTestDescription]
    /// Ordered by file and place.
    package var diagnostics: [Diagnostic]
    package var entryPoint: EntryPoint
    /// In the order of the files. Those that are not SwiftUI's have numbers in this order.
    package var previews: [PreviewDescription]
    /// The frameworks beside UIKit that the module imports, after those that they are built on.
    package var companions: [Companion]
    /// What there was to import.
    let catalogue: FrameworkCatalogue
    /// The classes and protocols of the frameworks that the module imports.
    let frameworks: DeclarationIndex
    /// The originals, parsed when somebody asks about one.
    var trees: SourceTrees
    /// Names of Objective-C's that the module was to see, each with the header that declares it.
    let foreignNames: [String: String]
    /// Names of what is left out of this module and of those that it imports since it is SwiftUI's.
    let leftOutNames: Set<String>
    /// What the modules that import this one have to know of it.
    package var interface: ModuleInterface
    /// The compiler's mode for sources that turned out to be older than their project says, or than it says nothing of.
    package var languageMode: String?
    /// Whether the sources are of Swift 2 or 1.
    let isOfSwiftTwo: Bool
    /// The imports of modules beside this one, as a generated file needs them.
    let ownImports: [String]
    /// Translates other text of the same files in the same way.
    let translateAgain: @Sendable ([SourceFile]) -> TranslatedModule

    /// The module's tests, of both libraries.
    package var tests: ModuleTests {
        ModuleTests(testCases: testCases, mains: testMains, swiftTests: swiftTests)
    }

    /// Whether the translation has found what keeps the module from compiling.
    ///
    /// An import of a framework that is missing does not: an app may use nothing of it.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error && !$0.isUndecided } }

    /// What there is to tell of a module that compiles: the frameworks that it imports in vain are no errors then.
    package var diagnosticsOfSuccess: [Diagnostic] { diagnostics.map(\.ofSuccess) }
}

/// Translates all Swift files of an iOS module to Swift that compiles on Linux.
///
/// Only text is edited and no line moves. Each output begins with a `#sourceLocation` line, so that the compiler, `#file`
/// and `#line` name the original. Files with syntax errors are translated as far as they parse: the compiler reports them.
///
/// - Parameters:
///   - files: the whole module, because a class's superclass and its extensions can be in any file.
///   - moduleName: the module's name, by which its own types may be qualified.
///   - flags: the compilation conditions of the build.
///   - registrationSymbol: the C name of the function that introduces the imported companions to UIKit and announces `@objc`
///     members in extensions of framework classes.
///   - catalogue: what the module can import.
///   - companions: modules of companions that the app needs beside those that it imports.
///   - modules: the modules that are built beside this one and that it needs, also through others.
///   - missing: modules that should be built and cannot, each with the reason as a sentence's end.
///   - foreignNames: names of Objective-C's that the sources were to see, each with the header that declares it.
///   - bridged: modules that every file sees, whether it imports them or not.
///   - registering: modules whose registration functions this one's calls.
///   - version: the project's `SWIFT_VERSION`, by which older sources are known; without one their names tell.
///   - showsPreviews: whether the build is one that shows `#Preview`s, which are left out otherwise.
///   - keepsSwiftUI: whether what is for SwiftUI stays though nothing of the module needs it.
///   - overriddenElsewhere: the names of what the modules that import this one override.
package func translate(
    _ files: [SourceFile], moduleName: String, flags: Set<String> = ["DEBUG"],
    registrationSymbol: String = "matryoshka_register", catalogue: FrameworkCatalogue = FrameworkCatalogue(),
    companions: Set<String> = [], modules: [ModuleInterface] = [], missing: [String: String] = [:],
    foreignNames: [String: String] = [:], bridged: Set<String> = [], registering: [ModuleInterface] = [],
    version: String? = nil, showsPreviews: Bool = false, keepsSwiftUI: Bool = false,
    overriddenElsewhere: Set<String> = []
) -> TranslatedModule {
    let conditions = Conditions(
        flags: flags, catalogue: catalogue, modules: Set(modules.map(\.name)), missing: missing)
    let originals = files
    let joined = files.map { SourceFile(path: $0.path, text: SelectorLines.joined($0.text)) }
    let parts = SwiftUIParts(
        joined, conditions: conditions, keepsAll: keepsSwiftUI,
        leftOut: modules.reduce(into: []) { $0.formUnion($1.leftOutNames) })
    let files = parts.sources
    let migration = Migration(files, version: version, conditions: conditions)
    let scans = scan(files, migrated: migration, conditions: conditions, showsPreviews: showsPreviews)
    let needed = companions
    for scan in scans { scan.see(bridged) }
    if migration.age <= .three { SelectorExpressions.expose(in: scans) } else { TestCaseObjects.expose(in: scans) }
    BroughtModules(catalogue: catalogue).settle(in: scans)
    let companions = catalogue.companions(
        among: scans.reduce(into: companions) { $0.formUnion($1.imports.union($1.broughtModules)) })
    let frameworks = catalogue.declarations(of: Set(companions.map(\.module)))
    let index = ModuleIndex(
        scans: scans, moduleName: moduleName, frameworks: frameworks, imported: modules.compactMap(\.index))
    var diagnostics = scans.flatMap(\.diagnostics) + runtimeCalls(scans, index: index)
    var overrides = ExtensionOverrides(index: index, scans: scans, overriddenElsewhere: overriddenElsewhere)
    overrides.move()
    diagnostics += overrides.diagnostics
    for scan in scans { scan.nameSuperCalls(in: index) }
    var tables = ClassTables(index: index)
    tables.registrations = overrides.registrations
    let previews = scans.flatMap(\.previews)
    let shown = previews.compactMap(\.constant)
    if !shown.isEmpty { tables.registrations.append("__Preview.__offer([\(shown.joined(separator: ", "))])") }
    for scan in scans { resolveNames(in: scan, index: index, tables: &tables, diagnostics: &diagnostics) }
    tables.write(fileNames: files.map { identifier($0.path) })
    diagnostics += tables.diagnostics

    for (file, edit) in TestIsolation.edits(in: index) { scans[file].edits.replace(edit.range, with: edit.text) }

    let testCaseObjects = TestCaseObjects(index: index)
    let own = declaredNames(scans, index: index)
    let translated = zip(originals, scans).map { file, scan in
        var edits = scan.edits
        for edit in ConstructionCalls(index: index).edits(in: scan) { edits.replace(edit.range, with: edit.text) }
        for edit in testCaseObjects.edits(in: scan) { edits.replace(edit.range, with: edit.text) }
        for edit in scan.optionalValueEdits(in: index) { edits.replace(edit.range, with: edit.text) }
        for edit in scan.optionalCallEdits(in: index) { edits.replace(edit.range, with: edit.text) }
        if !own.contains(ClassDescriptionCall.method) {
            for edit in scan.classDescriptionCalls.flatMap(\.edits) { edits.replace(edit.range, with: edit.text) }
        }
        for edit in scan.mediaTimeEdits(own: own) { edits.insert(edit.text, at: edit.range.lowerBound) }
        for edit in tables.edits[scan.file]?.list ?? [] { edits.replace(edit.range, with: edit.text) }
        let (text, map) = assemble(scan, edits: edits, tables: tables)
        let migrated = migration.files[scan.file]
        return TranslatedFile(
            path: file.path, text: text, source: file.text, map: migrated.map { map.after($0.map) } ?? map)
    }
    let order = MessagePlaces.order(of: files.map(\.path))
    // What the module declares itself needs no other.
    let standIns = ModuleStandIn.allCases.filter { standIn in
        !own.contains(standIn.rawValue) && scans.contains { $0.standIns.contains(standIn) }
            || standIn == .classDescription && !own.contains(ClassDescriptionCall.method)
                && scans.contains { !$0.classDescriptionCalls.isEmpty }
            || standIn == .swiftTwo && migration.age == .two
    }
    let usesAttachments = scans.contains { $0.usesAttachments && $0.imports.contains("XCTest") }
    let testLibraries = modules.compactMap(\.testLibrary)
    let calls = registrations(of: tables, companions: companions, registering: registering)
    let imports =
        (["UIKit"] + companions.map(\.module)).map { "import \($0)" }
        + ownImports(scans, among: Set(modules.map(\.name)))
    var extraFiles = extraFiles(
        tables, standIns: standIns, usesAttachments: usesAttachments, imports: imports, registrations: calls,
        symbol: registrationSymbol)
    extraFiles[TestCaseObjects.fileName] = testCaseObjects.file
    return TranslatedModule(
        files: translated, extraFiles: extraFiles,
        classes: tables.descriptions, testCases: testCases(in: index, libraries: testLibraries),
        testMains: testLibraries.compactMap { TestMainCall(of: $0, in: index) },
        swiftTests: scans.flatMap(\.swiftTests),
        diagnostics: (parts.diagnostics + migration.atOriginals(diagnostics, of: files)).sorted {
            (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column)
        },
        entryPoint: entryPoint(files, scans), previews: previews.map(\.description), companions: companions,
        catalogue: catalogue, frameworks: frameworks, trees: SourceTrees(originals), foreignNames: foreignNames,
        leftOutNames: modules.reduce(into: parts.names) { $0.formUnion($1.leftOutNames) },
        interface: ModuleInterface(
            name: moduleName, registrationSymbol: calls.isEmpty ? nil : registrationSymbol, index: index,
            leftOutNames: parts.names,
            testLibrary: TestLibrary(index: index, mains: scans.flatMap(\.testMains))),
        languageMode: migration.age.languageMode, isOfSwiftTwo: migration.age == .two,
        ownImports: Translation.ownImports(scans, among: Set(modules.map(\.name))),
        translateAgain: { files in
            translate(
                files, moduleName: moduleName, flags: flags, registrationSymbol: registrationSymbol,
                catalogue: catalogue, companions: needed, modules: modules, missing: missing,
                foreignNames: foreignNames, bridged: bridged, registering: registering, version: version,
                showsPreviews: showsPreviews, keepsSwiftUI: keepsSwiftUI, overriddenElsewhere: overriddenElsewhere)
        })
}

/// The tests of a module that is compiled as it is, for Linux.
///
/// - Parameter modules: The modules that it needs, also through others.
package func tests(
    of files: [SourceFile], moduleName: String, flags: Set<String>, catalogue: FrameworkCatalogue,
    modules: [ModuleInterface] = []
) -> ModuleTests {
    let scans = scanForLinux(files, flags: flags, catalogue: catalogue)
    let index = ModuleIndex(
        scans: scans, moduleName: moduleName, frameworks: catalogue.declarations(of: []),
        imported: modules.compactMap(\.index))
    let libraries = modules.compactMap(\.testLibrary)
    return ModuleTests(
        testCases: testCases(in: index, libraries: libraries),
        mains: libraries.compactMap { TestMainCall(of: $0, in: index) }, swiftTests: scans.flatMap(\.swiftTests))
}

/// Reads the files of a module that is compiled as it is, for Linux.
///
/// - Parameter modules: All modules of the build that it can import; nil where nobody knows them.
func scanForLinux(
    _ files: [SourceFile], flags: Set<String>, catalogue: FrameworkCatalogue, modules: Set<String>? = nil
) -> [FileScan] {
    let conditions = Conditions(
        isForLinux: true, flags: flags, catalogue: catalogue, modules: modules ?? [], knowsAllModules: modules != nil)
    return scan(files, migrated: nil, conditions: conditions, showsPreviews: false)
}

/// Parses and walks the files, as many at a time as there are processors: parsing is most of the work.
private func scan(
    _ files: [SourceFile], migrated migration: Migration?, conditions: Conditions, showsPreviews: Bool
) -> [FileScan] {
    concurrently(files.indices) { number in
        // A copy with native UTF-8 storage: parsing reads its bytes in place.
        var text = migration?.files[number]?.text ?? files[number].text
        text.makeContiguousUTF8()
        let scan = FileScan(
            file: number, path: files[number].path, bytes: Array(text.utf8), conditions: conditions,
            showsPreviews: showsPreviews, isMigrated: migration?.files[number] != nil)
        scan.walk(migration?.trees[number] ?? Parser.parse(source: text))
        return scan
    }
}

/// The functions, methods and types that the module itself declares.
private func declaredNames(_ scans: [FileScan], index: ModuleIndex) -> Set<String> {
    var names = scans.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
    for body in index.types.map(\.body) + index.extensions.map(\.body) { names.formUnion(body.methods.map(\.name)) }
    names.formUnion(index.types.map(\.spelling))
    for scan in scans { names.formUnion(scan.typeAliases.keys) }
    return names
}

private func runtimeCalls(_ scans: [FileScan], index: ModuleIndex) -> [Diagnostic] {
    let own = declaredNames(scans, index: index)
    return scans.flatMap(\.runtimeCalls).filter { !own.contains($0.name) }.map {
        $0.place.missingFeature(ObjectiveCRuntime.message($0.name))
    }
}

/// Replaces `#selector` and `#keyPath` by what they stand for.
private func resolveNames(
    in scan: FileScan, index: ModuleIndex, tables: inout ClassTables, diagnostics: inout [Diagnostic]
) {
    let expressions = SelectorExpressions(index: index)
    let selectorType = scan.names.isEmpty ? "" : index.selectorType
    for expression in scan.names {
        let range = scan.range(expression.node)
        let text: String
        if expression.node.macroName.text == "keyPath" {
            text = "(\"\(expressions.keyPath(expression))\""
        } else {
            let resolved = expressions.resolve(expression)
            if let diagnostic = resolved.diagnostic { diagnostics.append(diagnostic) }
            if let needed = resolved.needed {
                tables.needed[ObjectIdentifier(needed.type), default: []].insert(needed.signature)
            }
            if let check = resolved.check {
                tables.usesSelectorChecks = true
                let start = scan.range(check.start).lowerBound
                let head = "__objectiveCSelector(\"\(resolved.selector)\", { _ = "
                // A type and its member have to stand on one line.
                scan.edits.replace(
                    range.lowerBound..<start,
                    with: Edits.fill(scan.bytes[range.lowerBound..<start], prefix: head, suffix: check.text))
                scan.edits.replace(range.upperBound - 1..<range.upperBound, with: " })")
                continue
            }
            text = "\(selectorType)(\"\(resolved.selector)\""
        }
        // Filled inside the parentheses: spaces behind them could change how an operator is read.
        scan.edits.replace(range, with: Edits.fill(scan.bytes[range], prefix: text, suffix: ")"))
    }
}

private func assemble(_ scan: FileScan, edits: Edits, tables: ClassTables) -> (text: String, map: SourceMap) {
    var edits = edits
    let bytes = scan.bytes
    // Neither is allowed behind another line.
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark { edits.replace(0..<3, with: "") }
    if bytes.starts(with: "#!".utf8) { edits.replace(0..<2, with: "//") }
    let needsUIKit =
        scan.needsUIKit || !scan.mediaTimeCalls.isEmpty || tables.filesWithTables.contains(scan.file)
    if scan.usesAttachments, scan.imports.contains("XCTest"), let offset = scan.endOfImport {
        edits.insert("; import UIKitTesting", at: offset)
    }
    var head = ""
    for module in scan.broughtModules.sorted() where !bytes.starts(with: "#!".utf8) {
        if let offset = scan.endOfImport {
            edits.insert("; import \(module)", at: offset)
        } else {
            head += "import \(module); "
        }
    }
    if !scan.importsUIKit, needsUIKit || !scan.neededModules.isEmpty {
        // Apple's Foundation brings what here is UIKit's, or a module's of its own; UIKit has those too.
        if let offset = scan.endOfImport {
            let modules = needsUIKit ? ["UIKit"] : scan.neededModules.sorted()
            edits.insert(modules.map { "; import \($0)" }.joined(), at: offset)
        } else if !bytes.starts(with: "#!".utf8) {
            head += "import UIKit; "
        }
    }
    if !head.isEmpty { edits.insertFirst(head, at: hasMark ? 3 : 0) }
    let path = scan.lines.file.reduce(into: "") {
        if $1 == "\\" || $1 == "\"" { $0.append("\\") }
        // A path may hold line breaks; the directive is one line.
        $0.append(contentsOf: $1.isNewline ? "\\n" : String($1))
    }
    let (text, map) = edits.applied(to: bytes)
    return ("#sourceLocation(file: \"\(path)\", line: 1)\n" + text, map)
}

private func entryPoint(_ files: [SourceFile], _ scans: [FileScan]) -> TranslatedModule.EntryPoint {
    if let name = scans.lazy.compactMap(\.entryPoint).first { return .attribute(className: name) }
    let main = files.first { $0.path.split(separator: "/").last == "main.swift" }
    return main.map { .mainFile(path: $0.path) } ?? .none
}

/// The file's name as part of an identifier.
func identifier(_ path: String) -> String {
    let name = (path.split(separator: "/").last ?? "").split(separator: ".").first ?? ""
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}

/// The modules beside this one that its files import, as a file of ours has to import them.
private func ownImports(_ scans: [FileScan], among modules: Set<String>) -> [String] {
    let testable = scans.reduce(into: Set<String>()) { $0.formUnion($1.testableImports) }
    let imported = scans.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(modules)
    return imported.sorted().map { testable.contains($0) ? "@testable import \($0)" : "import \($0)" }
}

/// The statements of the function that is called at launch, each with what has to be declared for it.
private func registrations(
    of tables: ClassTables, companions: [Companion], registering: [ModuleInterface]
) -> [(statement: String, declaration: String)] {
    let others = registering.compactMap(\.registrationSymbol).map { symbol in
        ("__\(symbol)()", "@_silgen_name(\"\(symbol)\") private func __\(symbol)()\n")
    }
    return others + (companions.map(introduction) + tables.registrations).map { ($0, "") }
}

private func extraFiles(
    _ tables: ClassTables, standIns: [ModuleStandIn], usesAttachments: Bool, imports: [String],
    registrations: [(statement: String, declaration: String)], symbol: String
) -> [String: String] {
    var text = standIns.map(\.declaration).joined()
    if tables.usesArguments {
        text += """

            /// An argument of a message, which must be of the type that the method declares, unless the method never
            /// reads it: Objective-C hands over any object.
            func __objectiveCArgument<T>(
                _ arguments: [Any?], _ position: Int, _ selector: String, isRead: Bool = true,
                file: StaticString = #file, line: UInt = #line
            ) -> T {
                let argument = position < arguments.count ? arguments[position] : nil
                if let argument = argument as? T { return argument }
                // In Swift 4's mode nil cannot be cast to another optional type.
                if argument == nil || !isRead, let type = T.self as? ExpressibleByNilLiteral.Type,
                    let none = type.init(nilLiteral: ()) as? T
                {
                    return none
                }
                if !isRead, T.self is AnyClass {
                    return unsafeBitCast((argument ?? NSObject()) as AnyObject, to: T.self)
                }
                let given = argument.map { "\\(type(of: $0))" } ?? "nothing"
                preconditionFailure(
                    "'\\(selector)' takes \\(T.self) as argument \\(position + 1) but was sent \\(given)", file: file, line: line)
            }

            """
    }
    if tables.usesSelectorChecks {
        let selector = tables.index.selectorType
        text += """

            /// The selector of a method that the compiler looks for in an expression that nobody evaluates.
            func __objectiveCSelector(_ name: String, _ check: @MainActor () -> Void) -> \(selector) { \(selector)(name) }

            """
    }
    if !registrations.isEmpty {
        text += registrations.map(\.declaration).joined()
        text += """

            /// Called at launch: introduces the frameworks beside UIKit, and what the app adds to framework classes.
            @_cdecl("\(symbol)")
            public func __matryoshkaRegister() {
                MainActor.assumeIsolated {
            \(registrations.map { "        \($0.statement)" }.joined(separator: "\n"))
                }
            }

            """
    }
    let head = imports.map { $0 + "\n" }.joined()
    var files = text.isEmpty ? [:] : ["__MatryoshkaRegistration.swift": head + text]
    if usesAttachments { files["__MatryoshkaAttachments.swift"] = attachments }
    return files
}

/// What Apple's XCTestCase has from Objective-C's side of XCTest.
private let attachments = """
    import UIKitTesting
    import XCTest

    extension XCTestCase {
        /// Adds an attachment to the report of the test.
        func add(_ attachment: XCTAttachment) { __add(attachment) }
    }

    """

/// The call by which a framework comes into UIKit's registers, with its classes for Interface Builder's elements.
private func introduction(_ companion: Companion) -> String {
    let elements = companion.framework.elements.sorted { $0.key < $1.key }
        .map { "\"\($0.key)\": \(companion.module).\($0.value).self" }
    let argument = elements.isEmpty ? "" : ", elements: [\(elements.joined(separator: ", "))]"
    return "__introduce(\(companion.framework.introduction).self\(argument))"
}
