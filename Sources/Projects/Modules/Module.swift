import Foundation

/// A module to build: what to compile and what to bundle for one target of a project or a package.
package struct Module: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// The app's own module: the executable.
        case app
        /// A shared object of its own with its resources beside it, which `Bundle(for:)` finds by the class.
        case framework
        /// Objects that lie in whatever imports the module.
        case staticLibrary
        /// C, C++ or assembler, linked like a static library and imported by its module map.
        case clang(ClangSources)
        /// Unit tests, which are linked into the executable that they test.
        case tests
    }

    /// Whose platform a module's source is written for.
    package enum Platform: Sendable {
        /// The source is translated, and sees `os(iOS)`.
        case iOS
        /// The source is compiled as it is, and sees `os(Linux)`.
        case linux
    }

    /// The name that others import: a C99 identifier.
    package var name: String
    package var kind: Kind
    /// The target's name, as messages show it.
    package var target: String
    /// The project or package that the target is of, as messages show it.
    package var owner: String
    /// The Swift files, in the order in which the project lists them. Those of a C module are in its kind.
    package var sources: [URL] = []
    /// Swift files that the build writes, by name, to be compiled with the others.
    package var generatedSources: [String: String] = [:]
    package var platform = Platform.iOS
    /// The language mode for the compiler: "4", "4.2", "5" or "6".
    package var swiftVersion = "5"
    /// The project's `SWIFT_VERSION`, by which older sources are known; nil where it says none.
    package var sourceVersion: String?
    /// Conditions for `#if`.
    package var defines: [String] = []
    /// Arguments for the Swift compiler beside those that every module gets.
    package var compilerFlags: [String] = []
    /// Arguments for the link of what the module is linked into: `-lsqlite3`.
    package var linkerFlags: [String] = []
    /// Macros that the source uses, each built already.
    package var macros: [MacroPlugin] = []
    /// The names of the modules that the source imports or that have to be beside it, without those that they need.
    package var dependencies: [String] = []
    /// Names that Objective-C beside the sources declares, which is left out, each with its header's name.
    package var foreignNames: [String: String] = [:]
    /// Modules that all of the source sees though no file imports them, since a bridging header does.
    package var bridgedModules: Set<String> = []
    /// The products of packages that the target wants, whose modules are dependencies once they are resolved.
    package var packageProducts: [PackageProduct] = []
    /// The module's own bundle inside the app's; nil where its resources lie in the app's itself.
    package var bundle: ModuleBundle?
    package var resources: [Resource] = []
    package var assetCatalogs: [URL] = []
    package var dataModels: [URL] = []
    /// Whether the person who builds wrote it. Warnings about other people's code are left out.
    package var isOwn = true
    /// What is about the module alone.
    package var warnings: [ProjectDiagnostic] = []

    package init(name: String, kind: Kind, target: String, owner: String) {
        self.name = name
        self.kind = kind
        self.target = target
        self.owner = owner
    }
}

extension Module {
    /// Whether it has no Swift files.
    package var isEmpty: Bool { sources.isEmpty && generatedSources.isEmpty }

    /// Whether there is anything to compile: a bundle of nothing but resources, and headers alone, have nothing.
    package var hasCode: Bool {
        if case .clang(let sources) = kind { return !sources.files.isEmpty }
        return !isEmpty
    }

    /// The resources that lie at the top of the app's bundle.
    package var ownResources: [Resource] { bundle == nil ? resources : [] }
}

/// The bundle of a framework or of a package's target, inside of the app's bundle.
package struct ModuleBundle: Sendable, Equatable {
    /// The bundle's place in the app's bundle: "Frameworks/Kit.framework" or "Tools_Kit.bundle".
    package var path: String
    /// The final Info.plist, with the bundle's identifier.
    package var infoPlist: [String: PlistValue]

    package init(path: String, infoPlist: [String: PlistValue]) {
        self.path = path
        self.infoPlist = infoPlist
    }
}

/// What a module of C, C++ or assembler is made of.
package struct ClangSources: Sendable, Equatable {
    /// The files to compile, each by the compiler for its extension.
    package var files: [URL] = []
    /// The folders of headers that importers see.
    package var publicHeaders: [URL] = []
    /// The module's own map; nil where one has to be written from `umbrellaHeader` or the folders of public headers.
    package var moduleMap: URL?
    /// Folders that only its own sources search.
    package var searchPaths: [URL] = []
    /// Arguments for all of its files: `-DNAME=1`.
    package var flags: [String] = []
    /// Arguments for C files alone: `-std=c11`.
    package var cFlags: [String] = []
    /// Arguments for C++ files alone: `-std=c++17`.
    package var cxxFlags: [String] = []

    package init() {}
}

/// A macro that was built for this machine.
package struct MacroPlugin: Sendable, Equatable {
    package var executable: URL
    /// The modules of the macros in it.
    package var modules: [String]

    package init(executable: URL, modules: [String]) {
        self.executable = executable
        self.modules = modules
    }
}
