import Foundation

/// Turns one app target of an Xcode project into what to build.
enum XcodeApp {
    static func load(_ url: URL, target name: String?) throws(ProjectError) -> AppProject {
        try load(url, target: name, withTests: false)
    }

    /// The app with its unit tests, whose files have to be there then.
    static func loadWithTests(_ url: URL, target name: String?) throws(ProjectError) -> AppProject {
        try load(url, target: name, withTests: true)
    }

    private static func load(
        _ url: URL, target name: String?, withTests: Bool
    ) throws(ProjectError) -> AppProject {
        let project = try XcodeProject(url)
        let paths = XcodePaths(project)
        var reader = XcodeSettings(project, paths: paths)
        var apps: [(target: XcodeProject.Object, settings: BuildSettings)] = []
        for target in project.targets
        where target.isa == "PBXNativeTarget" && target.string("productType") == "com.apple.product-type.application" {
            let settings = try reader.settings(of: target)
            if isForPhones(settings) { apps.append((target, settings)) }
        }
        let (target, settings) = try choose(name, among: apps, of: project)
        // Only what concerns the chosen target is worth a warning.
        reader = XcodeSettings(project, paths: paths)
        _ = try reader.settings(of: target)
        var app = try app(target, settings: settings, project: project, paths: paths, warnings: reader.warnings)
        app.packages = project.packageReferences(paths)
        app.packageProducts = project.packageProducts(of: target)
        if withTests {
            for bundle in project.unitTests(of: target) {
                reader = XcodeSettings(project, paths: paths)
                let settings = try reader.settings(of: bundle)
                var tests = try tests(bundle, of: target, settings, project, paths, warnings: reader.warnings)
                // What the project gives to both is about the app.
                tests.warnings.removeAll(where: app.warnings.contains)
                tests.packageProducts = project.packageProducts(of: bundle)
                app.tests.append(tests)
            }
        }
        return app
    }

    private static func tests(
        _ target: XcodeProject.Object, of app: XcodeProject.Object, _ settings: BuildSettings,
        _ project: XcodeProject, _ paths: XcodePaths,
        warnings: [ProjectDiagnostic]
    ) throws(ProjectError) -> TestBundle {
        var contents = try XcodeTarget(target, of: project, paths: paths, infoPlist: nil, testing: app).contents
        let mode = languageMode(settings, of: "the test bundle '\(target.displayName)'", &contents)
        let module = SettingModifier.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.displayName)
        return TestBundle(
            name: target.displayName, moduleName: module.isEmpty ? "Tests" : module,
            swiftVersion: mode.version, sources: contents.sources, resources: contents.resources,
            assetCatalogs: contents.assetCatalogs, defines: defines(settings), warnings: warnings + contents.warnings)
    }

    /// The language mode of a product; what its settings ask for in vain is warned of.
    private static func languageMode(
        _ settings: BuildSettings, of product: String, _ contents: inout TargetContents
    ) -> LanguageMode {
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            contents.warn("bridging header \(header) is left out: only Swift is supported")
        }
        let mode = LanguageMode(setting: settings["SWIFT_VERSION"], of: product)
        if let warning = mode.warning { contents.warn(warning) }
        return mode
    }

    private static func isForPhones(_ settings: BuildSettings) -> Bool {
        let platforms = settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        return ["iphone", "auto"].contains { settings["SDKROOT"]?.hasPrefix($0) ?? true }
    }

    private static func choose(
        _ name: String?, among apps: [(target: XcodeProject.Object, settings: BuildSettings)], of project: XcodeProject
    ) throws(ProjectError) -> (XcodeProject.Object, BuildSettings) {
        let names = apps.map(\.target.displayName)
        guard !apps.isEmpty else {
            throw .noAppTarget(project: project.name, targets: project.targets.map(\.displayName))
        }
        if let name {
            guard let app = apps.first(where: { $0.target.displayName == name }) else {
                throw .unknownTarget(name: name, project: project.name, choices: names)
            }
            return app
        }
        guard apps.count == 1 else { throw .severalAppTargets(project: project.name, targets: names) }
        return apps[0]
    }

    private static func app(
        _ target: XcodeProject.Object, settings: BuildSettings, project: XcodeProject, paths: XcodePaths,
        warnings: [ProjectDiagnostic]
    ) throws(ProjectError) -> AppProject {
        let plist = try infoPlist(of: target, settings: settings, project: project)
        let reader = try XcodeTarget(target, of: project, paths: paths, infoPlist: plist.url)
        var contents = reader.contents
        let mode = languageMode(settings, of: "the app", &contents)
        let module = SettingModifier.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.displayName)
        return AppProject(
            name: target.displayName, moduleName: module.isEmpty ? "App" : module,
            bundleIdentifier: plist.value["CFBundleIdentifier"]?.string ?? "", swiftVersion: mode.version,
            sources: contents.sources, resources: contents.resources, infoPlist: plist.value,
            assetCatalogs: contents.assetCatalogs, deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"],
            defines: defines(settings), tests: [], warnings: warnings + contents.warnings)
    }

    private static func infoPlist(
        of target: XcodeProject.Object, settings: BuildSettings, project: XcodeProject
    ) throws(ProjectError) -> (url: URL?, value: [String: PlistValue]) {
        guard let path = settings["INFOPLIST_FILE"] else {
            return (nil, try InfoPlist.build(file: nil, name: project.name, settings: settings))
        }
        let named = path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
        guard let url = CaseInsensitivePath.find(named.standardizedFileURL) else {
            throw .filesNotFound(project: project.name, first: path, count: 1, target: target.displayName)
        }
        let file = try PropertyListFile.read(url, name: path)
        return (url, try InfoPlist.build(file: file, name: path, settings: settings))
    }

    /// The conditions that are set, by either of the settings that can.
    private static func defines(_ settings: BuildSettings) -> [String] {
        var defines = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var flags = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let flag = flags.popFirst() {
            if flag == "-D", let name = flags.popFirst() {
                defines.append(name)
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                defines.append(String(flag.dropFirst(2)))
            }
        }
        var seen: Set<String> = []
        return defines.filter { seen.insert($0).inserted }
    }
}

/// The compiler's language mode for a project's `SWIFT_VERSION`.
struct LanguageMode {
    let version: String
    let warning: String?

    /// - Parameter product: What is compiled, as messages name it.
    init(setting: String?, of product: String) {
        let setting = setting ?? "5"
        switch setting.split(separator: ".").first.flatMap({ Int($0) }) {
        case 4?: (version, warning) = (setting.hasPrefix("4.2") ? "4.2" : "4", nil)
        case 5?: (version, warning) = ("5", nil)
        case let major? where major >= 6: (version, warning) = ("6", nil)
        case _?:
            version = "4"
            warning = "SWIFT_VERSION \(setting) is older than the compiler knows: \(product) is built as Swift 4"
        case nil:
            version = "5"
            warning = "SWIFT_VERSION '\(setting)' is no version: \(product) is built as Swift 5"
        }
    }
}
