package import Catalogue

/// What a module says to the translation of those that import it: its classes and protocols, and the function that
/// announces them.
///
/// Nobody changes the index once its module is translated.
package struct ModuleInterface: @unchecked Sendable {
    package let name: String
    /// The C name of the function that is to be called at launch; nil for a module without one.
    package let registrationSymbol: String?
    /// Nil for a module whose source is not translated.
    let index: ModuleIndex?
    /// Names of what is left out of the module since it is SwiftUI's.
    let leftOutNames: Set<String>
    /// What the module has for those that write tests; nil for a module that is about something else.
    let testLibrary: TestLibrary?

    init(
        name: String, registrationSymbol: String?, index: ModuleIndex, leftOutNames: Set<String> = [],
        testLibrary: TestLibrary? = nil
    ) {
        self.name = name
        self.testLibrary = testLibrary
        self.leftOutNames = leftOutNames
        self.registrationSymbol = registrationSymbol
        self.index = index
    }

    /// The interface of a module that has nothing to tell but that it can be imported: one of C, or one for Linux.
    package init(untranslated name: String) { self.init(untranslated: name, testLibrary: nil) }

    /// The interface of a module for Linux, which may be one to write tests with.
    ///
    /// - Parameters:
    ///   - sources: The module's files, which are only looked at.
    ///   - modules: The modules that it needs, also through others.
    package init(
        untranslated name: String, sources files: [SourceFile], flags: Set<String>, catalogue: FrameworkCatalogue,
        modules: [ModuleInterface] = []
    ) {
        // Few modules are, and parsing is dear.
        guard files.contains(where: { $0.text.contains("XCTestCase") }) else {
            self.init(untranslated: name)
            return
        }
        let scans = scanForLinux(
            files, flags: flags, catalogue: catalogue, modules: Set(modules.map(\.name)))
        let index = ModuleIndex(scans: scans, moduleName: name, frameworks: catalogue.declarations(of: []))
        self.init(
            untranslated: name, testLibrary: TestLibrary(index: index, mains: scans.flatMap(\.testMains)))
    }

    private init(untranslated name: String, testLibrary: TestLibrary?) {
        self.name = name
        self.testLibrary = testLibrary
        registrationSymbol = nil
        index = nil
        leftOutNames = []
    }
}
