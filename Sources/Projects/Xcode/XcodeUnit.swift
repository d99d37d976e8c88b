import Foundation

/// A target of a project with its build settings.
struct XcodeUnit {
    let project: XcodeProject
    let paths: XcodePaths
    let target: XcodeProject.Object
    let settings: BuildSettings
    /// What reading the settings had to say.
    let warnings: [ProjectDiagnostic]

    init(
        _ target: XcodeProject.Object, of project: XcodeProject, paths: XcodePaths, configuration: String?
    ) throws(ProjectError) {
        self.project = project
        self.paths = paths
        self.target = target
        var reader = XcodeSettings(project, paths: paths)
        settings = try reader.settings(of: target, configuration: configuration)
        warnings = reader.warnings
    }

    /// Tells the target from all others.
    var key: String { "\(project.url.path)#\(target.id)" }

    var name: String { target.displayName }

    var kind: ProjectSummary.Target.Kind { .init(productType: target.string("productType")) }

    /// Whether other targets can import what it makes.
    var isLibrary: Bool { kind == .framework || kind == .staticLibrary }

    var moduleName: String { SettingModifier.identifier(settings["PRODUCT_MODULE_NAME"] ?? name) }

    /// The file that the target makes: "Kit.framework".
    var product: String {
        let name = settings["PRODUCT_NAME"] ?? name
        switch kind {
        case .framework: return "\(name).framework"
        case .staticLibrary: return "lib\(name).a"
        case .resourceBundle: return "\(name).bundle"
        default: return name
        }
    }

    /// The products of packages that it is linked with.
    var packageProducts: [PackageProduct] { project.packageProducts(of: target) }

    var isForPhones: Bool {
        let platforms = settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        return ["iphone", "auto"].contains { settings["SDKROOT"]?.hasPrefix($0) ?? true }
    }

    /// Whether the person who builds wrote it, rather than what CocoaPods or Carthage have brought.
    var isOwn: Bool { !project.url.pathComponents.contains(where: ["Pods", "Carthage"].contains) }

    /// What the target is made of.
    ///
    /// - Parameter infoPlist: The target's Info.plist, which is not one of its resources.
    func contents(infoPlist: URL?) throws(ProjectError) -> XcodeTarget {
        try XcodeTarget(target, of: project, paths: paths, infoPlist: infoPlist)
    }

    /// The final Info.plist, and the file that it was made from.
    func infoPlist() throws(ProjectError) -> (url: URL?, value: [String: PlistValue]) {
        guard let path = settings["INFOPLIST_FILE"] else {
            return (nil, try InfoPlist.build(file: nil, name: project.name, settings: settings))
        }
        let named = project.folder.resolving(path)
        guard let url = CaseInsensitivePath.find(named.standardizedFileURL) else {
            throw .filesNotFound(project: project.name, first: path, count: 1, target: name)
        }
        let file = try PropertyListFile.read(url, name: path)
        return (url, try InfoPlist.build(file: file, name: path, settings: settings))
    }

    /// The bridging header with the project's headers that it includes.
    private var bridgingHeaders: [URL] {
        guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return [] }
        return ForeignSources.headers(from: [project.folder.resolving(path)], among: headers)
    }

    /// The headers that the project lists.
    private var headers: [URL] {
        project.objects(ofKind: "PBXFileReference").filter { $0.string("path")?.hasSuffix(".h") == true }
            .compactMap(paths.url)
    }

    /// The modules that all Swift files of the target see: what the bridging header imports, or a framework's own header.
    var bridgedModules: Set<String> {
        guard isLibrary else { return ForeignSources.modules(in: bridgingHeaders) }
        let names = ["\(moduleName).h", "\(moduleName)-umbrella.h"]
        let headers = headers
        let own = headers.filter { names.contains($0.lastPathComponent) }
        return ForeignSources.modules(in: bridgingHeaders + ForeignSources.headers(from: own, among: headers))
    }

    /// The names that the target's Objective-C declares for its Swift, each with its header's name: in the bridging header, in
    /// what that includes, and in the headers beside the sources that are left out.
    func foreignNames(_ contents: XcodeTarget) -> [String: String] {
        let beside = contents.foreignSources.map { $0.deletingPathExtension().appendingPathExtension("h") }
        return ForeignSources.declarations(in: beside.filter(FileReading.exists) + bridgingHeaders)
    }

    /// The language mode of a product; what its settings ask for in vain is warned of.
    func languageMode(of product: String, _ contents: inout TargetContents) -> LanguageMode {
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            // Of a header that only imports modules, nothing is left out.
            let headers = bridgingHeaders
            if headers.isEmpty || !ForeignSources.declarations(in: headers).isEmpty {
                contents.warn("bridging header \(header) is left out: only Swift is supported")
            }
        }
        let mode = LanguageMode(setting: settings["SWIFT_VERSION"], of: product)
        if let warning = mode.warning { contents.warn(warning) }
        return mode
    }

    /// What "approachable concurrency" turns on, each by its own setting too; some belong to Swift 6's mode.
    private static let upcomingFeatures: [(setting: String, name: String, isOfSix: Bool)] = [
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
    ]

    /// The compiler's arguments for what the settings change in the language itself.
    var languageFlags: [String] {
        var flags: [String] = []
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        let isOfSix = settings["SWIFT_VERSION"]?.hasPrefix("6") ?? false
        for feature in Self.upcomingFeatures where !(isOfSix && feature.isOfSix) {
            let isOn = settings[feature.setting] ?? settings["SWIFT_APPROACHABLE_CONCURRENCY"]
            if isOn.map({ BuildSettings.isTrue($0) }) == true { flags += ["-enable-upcoming-feature", feature.name] }
        }
        if settings.isTrue("SWIFT_ENABLE_BARE_SLASH_REGEX") { flags.append("-enable-bare-slash-regex") }
        var words = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let word = words.popFirst() {
            switch word {
            case "-enable-bare-slash-regex": flags.append(word)
            case "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation":
                if let value = words.popFirst() { flags += [word, value] }
            default: break
            }
        }
        return flags
    }

    /// The conditions that are set, by either of the settings that can.
    var defines: [String] {
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
        // The sources are brought to the names and the syntax of today first.
        case _?: (version, warning) = ("4", nil)
        case nil:
            version = "5"
            warning = "SWIFT_VERSION '\(setting)' is no version: \(product) is built as Swift 5"
        }
    }
}
