import Foundation

/// What to compile and what to bundle for one app target.
package struct AppProject: Sendable {
    /// The target's name, or the folder's.
    package var name: String
    /// The name the sources are compiled under: a C99 identifier.
    package var moduleName: String
    /// The language mode for the compiler: "4", "4.2", "5" or "6".
    package var swiftVersion: String
    /// The version that the project says its sources are written in, as it says it.
    package var sourceVersion: String?
    /// The Swift files, in the order in which the project lists them.
    package var sources: [URL]
    /// Swift files that the build writes, by name, to be compiled with the others.
    package var generatedSources: [String: String] = [:]
    /// What the bundle holds besides the executable, Info.plist and compiled assets.
    package var resources: [Resource]
    /// The final Info.plist, with build settings substituted and defaults filled in.
    package var infoPlist: [String: PlistValue]
    package var assetCatalogs: [URL]
    package var dataModels: [URL] = []
    /// Conditions for `#if`, from `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` flags.
    package var defines: [String]
    /// The modules that the app's own imports, without those that they need.
    package var dependencies: [String] = []
    /// Arguments for the Swift compiler beside those that every module gets.
    package var compilerFlags: [String] = []
    /// Names that the app's Objective-C declares, which is left out, each with its header's name.
    package var foreignNames: [String: String] = [:]
    /// The modules that the app's bridging header imports for all of its Swift.
    package var bridgedModules: Set<String> = []
    /// The modules that the app and its tests need beside their own.
    package var libraries = ModuleGraph()
    /// The Swift packages that the project names.
    package var packages = PackageReferences()
    /// The products of packages that the app itself wants.
    package var packageProducts: [PackageProduct] = []
    /// The app's unit tests, in the order of the project.
    package var tests: [TestBundle]
    /// The names of the tests that drive the app from a process of their own.
    package var interfaceTests: [String] = []
    package var warnings: [ProjectDiagnostic]

    /// Whether the app is for no other device than an iPad (`UIDeviceFamily`).
    package var isForPadOnly: Bool { infoPlist["UIDeviceFamily"]?.array == [.integer(2)] }
}

/// An app's unit tests: what to compile and bundle beside it.
package struct TestBundle: Sendable, Equatable {
    /// The target's name, or the folder's.
    package var name: String
    package var moduleName: String
    package var swiftVersion: String
    package var sourceVersion: String?
    package var sources: [URL]
    package var resources: [Resource]
    package var assetCatalogs: [URL]
    package var dataModels: [URL] = []
    package var defines: [String]
    /// Arguments for the Swift compiler beside those that every module gets.
    package var compilerFlags: [String] = []
    /// The modules that the tests import beside the app's, without those that they need.
    package var dependencies: [String] = []
    /// The modules that the tests' bridging header imports for all of their Swift.
    package var bridgedModules: Set<String> = []
    /// The products of packages that the tests want.
    package var packageProducts: [PackageProduct] = []
    /// Which of the tests a scheme or its test plan wants.
    package var selection = SchemeSelection()
    /// The tests as a package describes them, with what no project can say.
    package var packageModule: Module?
    /// What is about the tests alone.
    package var warnings: [ProjectDiagnostic]
}

/// A file to copy into the app bundle.
package struct Resource: Sendable, Hashable {
    package let url: URL
    /// Where the file goes, relative to the bundle: "Base.lproj/Main.storyboard".
    package let bundlePath: String

    package init(url: URL, bundlePath: String) {
        self.url = url
        self.bundlePath = bundlePath
    }
}

/// The targets of a project, app or not.
package struct ProjectSummary: Sendable, Hashable {
    package struct Target: Sendable, Hashable {
        package enum Kind: String, Sendable {
            case app, unitTests, interfaceTests, framework, staticLibrary, resourceBundle, appExtension, watchApp, other
        }

        package let name: String
        package let kind: Kind
    }

    package let name: String
    package let targets: [Target]
}
