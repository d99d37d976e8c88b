/// The text of a project.pbxproj file, as far as tests need one.
package struct XcodeProjectText {
    package struct Target {
        package enum Kind: String {
            case app = "application"
            case framework = "framework"
            case staticLibrary = "library.static"
            case bundle = "bundle"
            case unitTests = "bundle.unit-test"
            case appExtension = "app-extension"
            case watchApp = "application.watchapp2"
        }

        package var name: String
        package var kind: Kind
        package var sources: [String]
        package var resources: [String]
        /// Targets of this project, or of another as "Other.xcodeproj/Kit".
        package var dependencies: [String]
        /// Files that the target is linked with: products of this project's targets by their targets' names, and others by
        /// theirs.
        package var linked: [String]
        /// Resource bundles that it holds, by the names of their targets.
        package var bundles: [String]
        package var settings: [String: String]

        package init(
            _ name: String, _ kind: Kind = .app, sources: [String] = [], resources: [String] = [],
            dependencies: [String] = [], linked: [String] = [], bundles: [String] = [], settings: [String: String] = [:]
        ) {
            self.name = name
            self.kind = kind
            self.sources = sources
            self.resources = resources
            self.dependencies = dependencies
            self.linked = linked
            self.bundles = bundles
            self.settings = settings
        }

        fileprivate var product: String {
            let name = settings["PRODUCT_NAME"] ?? name
            switch kind {
            case .app, .watchApp: return "\(name).app"
            case .framework: return "\(name).framework"
            case .staticLibrary: return "lib\(name).a"
            case .bundle: return "\(name).bundle"
            case .unitTests: return "\(name).xctest"
            case .appExtension: return "\(name).appex"
            }
        }
    }

    package var targets: [Target]
    /// Settings of the project.
    package var settings: [String: String]

    package init(_ targets: [Target], settings: [String: String] = [:]) {
        self.targets = targets
        self.settings = settings
    }

    /// The identifier that the text gives a target.
    package static func identifier(of target: String) -> String { "T-" + target }

    package var text: String {
        var objects = Objects(targets: targets)
        for target in targets { objects.add(target) }
        let list = targets.map { quoted(Self.identifier(of: $0.name)) }.joined(separator: ", ")
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 56; rootObject = R; objects = {
            R = {isa = PBXProject; mainGroup = G; buildConfigurationList = LR; targets = (\(list));};
            G = {isa = PBXGroup; children = (); sourceTree = "<group>";};
            \(Objects.configuration("R", settings.merging(["SDKROOT": "iphoneos"]) { own, _ in own }))
            \(objects.lines.joined(separator: "\n"))
            };}
            """
    }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }

/// The entries of the graph of objects.
private struct Objects {
    let targets: [XcodeProjectText.Target]
    var lines: [String] = []
    private var count = 0

    init(targets: [XcodeProjectText.Target]) { self.targets = targets }

    static func configuration(_ name: String, _ settings: [String: String]) -> String {
        let values = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \(quoted($0.value));" }
        return """
            "L\(name)" = {isa = XCConfigurationList; buildConfigurations = ("C\(name)"); defaultConfigurationName = Debug;};
            "C\(name)" = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(values.joined(separator: " "))};};
            """
    }

    private mutating func add(_ fields: String) -> String {
        count += 1
        lines.append("O\(count) = {\(fields)};")
        return "O\(count)"
    }

    mutating func add(_ target: XcodeProjectText.Target) {
        let phases = [
            phase("Sources", target.sources.map { reference($0) }),
            phase("Resources", target.resources.map { reference($0) } + target.bundles.map { product($0) }),
            phase("Frameworks", target.linked.map { product($0) }),
        ]
        let dependencies = target.dependencies.map { dependency($0) }
        lines.append(
            """
            "P-\(target.name)" = {isa = PBXFileReference; path = \(quoted(target.product)); sourceTree = BUILT_PRODUCTS_DIR;};
            \(Self.configuration(target.name, target.settings))
            \(quoted(XcodeProjectText.identifier(of: target.name))) = {isa = PBXNativeTarget; name = \(quoted(target.name)); \
            buildConfigurationList = "L\(target.name)"; buildPhases = (\(phases.joined(separator: ", "))); \
            dependencies = (\(dependencies.joined(separator: ", "))); productReference = "P-\(target.name)"; \
            productType = "com.apple.product-type.\(target.kind.rawValue)";};
            """)
    }

    private mutating func phase(_ kind: String, _ references: [String]) -> String {
        let files = references.map { add("isa = PBXBuildFile; fileRef = \(quoted($0));") }
        return add("isa = PBX\(kind)BuildPhase; files = (\(files.joined(separator: ", ")));")
    }

    private mutating func reference(_ path: String) -> String {
        add("isa = PBXFileReference; path = \(quoted(path)); sourceTree = SOURCE_ROOT;")
    }

    /// The reference to a product of this project's, or of whoever makes it.
    private mutating func product(_ name: String) -> String {
        if targets.contains(where: { $0.name == name }) { return "P-\(name)" }
        return add("isa = PBXFileReference; path = \(quoted(name)); sourceTree = BUILT_PRODUCTS_DIR;")
    }

    private mutating func dependency(_ name: String) -> String {
        guard let slash = name.lastIndex(of: "/") else {
            return add("isa = PBXTargetDependency; target = \(quoted(XcodeProjectText.identifier(of: name)));")
        }
        let project = reference(String(name[..<slash]))
        let target = String(name[name.index(after: slash)...])
        let identifier = XcodeProjectText.identifier(of: target)
        let proxy = add(
            "isa = PBXContainerItemProxy; containerPortal = \(project); proxyType = 1; "
                + "remoteGlobalIDString = \(quoted(identifier)); remoteInfo = \(quoted(target));")
        return add("isa = PBXTargetDependency; name = \(quoted(target)); targetProxy = \(proxy);")
    }
}

/// The text of a workspace's contents.xcworkspacedata.
package func workspaceText(_ projects: [String]) -> String {
    let references = projects.map { "<FileRef location=\"group:\($0)\"></FileRef>" }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version=\"1.0\">\(references.joined())</Workspace>\n"
}

/// The text of a scheme that runs a target.
package func schemeText(running target: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7"><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable>
    <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="\(XcodeProjectText.identifier(of: target))" \
    BlueprintName="\(target)"></BuildableReference>
    </BuildableProductRunnable></LaunchAction></Scheme>
    """
}
